### The library in the browser: cards, kingdoms, and the designer of kingdoms.

## All of it

library-sections = Parts of the library
library-dominion = Dominion
library-dominations = Dominations
library-kingdoms = Kingdoms
library-designer = Designer
library-lobby = Lobby
library-loading = One moment…
library-nothing-here = There is nothing here.

## Finding cards

library-dominion-title = The cards of Dominion
library-find = Which cards are shown
library-search = Search by name or text
library-set = Set
library-cost = Cost
library-type = Type
library-sort = Order
library-all = All
library-with-potion = With a potion
library-by-name = By name
library-by-cost = By cost
library-cards-found = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
library-no-cards = No card is like that.
library-clear-filters = Show all

## One card

library-price = { $coin ->
    [one] 1 coin
   *[other] { $coin } coins
}{ $potion ->
    [0] {""}
   *[other] {" "}and a potion
}
library-latest = With the latest official rules
library-text = What it does
library-kingdoms-with = Recommended kingdoms with it
library-in-no-kingdom = It is in none of the recommended kingdoms.
library-examples = Examples
library-examples-of = Examples of { $card }
library-no-examples = There are no examples of this yet.
library-other-cards = Other cards
library-previous = Previous: { $card }
library-next = Next: { $card }
library-all-cards = All cards
library-no-such-card = There is no such card.

## Dominations

library-dominations-title = What is in the box of Dominations
library-parts = What is shown
library-masteries = Masteries
library-monuments = Monuments
library-objectives = Objectives
library-roles = Roles
library-tiles = Tiles
library-pack = Content
library-tiles-of = { $domain }: { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
library-monuments-found = { $number ->
    [0] No monument is like that.
    [one] 1 monument
   *[other] { $number } monuments
}
library-objectives-found = { $number ->
    [0] No objective is like that.
    [one] 1 objective
   *[other] { $number } objectives
}
library-tiles-found = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
library-base-discs = Discs of its base:

## Worked examples; topics are files of scenarios

library-examples-title = Worked examples
library-examples-about = Every rule as it is proved, step by step at a real table. Examples of a single card are with that card.
library-examples-number = { $number ->
    [one] 1 example
   *[other] { $number } examples
}
library-all-examples = All examples
topic-ages = Ages
topic-alchemy-with-dark-ages = Alchemy with Dark Ages
topic-attacks = Attacks
topic-band-of-misfits-latest = Band of Misfits with the latest rules
topic-band-of-misfits-printed = Band of Misfits as printed
topic-base-box = What is in the box of Dominion
topic-base-with-intrigue = Dominion with Intrigue
topic-cards = Masteries, one by one
topic-construction = Construction
topic-costs = Costs
topic-counterfeits = Counterfeit with other Treasures
topic-cultist-chains = Chains of Cultists
topic-dark-ages-costs = Costs in Dark Ages
topic-dark-ages-doubled = Cards of Dark Ages played twice
topic-dark-ages-ends = Odd ends of Dark Ages
topic-dark-ages-moments = When something happens in Dark Ages
topic-dark-ages-open-points = What the rulebook of Dark Ages leaves open
topic-dark-ages-piles = Piles of Dark Ages
topic-dark-ages-playing = Playing and trashing in Dark Ages
topic-dark-ages-possession = Dark Ages with Possession
topic-dark-ages-setup = Setting up with Dark Ages
topic-dark-ages-small-cards = Small cards of Dark Ages together
topic-dark-ages-table = Dark Ages with cards that play others
topic-dark-ages-trashing = Cards that act when they are trashed
topic-dark-ages-trashing-others = Trashed by cards of other sets
topic-dark-ages-types = Types in Dark Ages
topic-dark-ages-with-older-sets = Dark Ages with the older sets
topic-deep-chains = The longest chains
topic-development = Development
topic-doubled-cards = Cards played twice
topic-doubled-windows = Reactions to cards played twice
topic-effects = Effects of Masteries
topic-end-and-score = The end and the points
topic-end-of-game = The end of the game
topic-growth = Growth
topic-herbalist-latest = Herbalist with the latest rules
topic-hermits = Hermits and Madmen
topic-information = What everybody may know
topic-interactions = Odd meetings
topic-intrigue-costs = Costs in Intrigue
topic-intrigue-decks = Decks in Intrigue
topic-intrigue-doubled = Cards of Intrigue played twice
topic-intrigue-passing = Passing cards with Masquerade
topic-intrigue-reactions = Reactions of Intrigue
topic-intrigue-types = Types in Intrigue
topic-knights-and-ruins = Knights and Ruins
topic-looking-and-shuffling = Looking at cards and shuffling
topic-losing-track = Played twice, and losing track of cards
topic-many-players = Five and six players
topic-monuments = Monuments
topic-objectives = Objectives and the end
topic-possessed-in-dark-ages = Possessed players in Dark Ages
topic-possession-latest = Possession with the latest rules
topic-possession-rules = Turns with Possession
topic-potions = Potions
topic-reduced-costs-in-dark-ages = Reduced costs in Dark Ages
topic-roles = Roles
topic-sample-turn = The sample turns of the rulebooks
topic-setup = Setting up
topic-shuffling = Drawing and shuffling
topic-small-cards = Small cards together
topic-switches = Rules that a table chooses
topic-terms = What the words on cards mean
topic-trash-chains = One trashed card after another
topic-tree = The Tree
topic-turn = The turn
topic-urchin-windows = Urchin and other Attacks
topic-vassal-chains = Chains of Vassals
topic-what-others-see = What others see
topic-what-others-see-in-dark-ages = What others see in Dark Ages
topic-with-intrigue = The rules with cards of Intrigue
topic-with-other-sets = Alchemy with other sets

## Recommended kingdoms

library-kingdoms-title = Recommended kingdoms
library-kingdoms-about = Ten cards that go well together, from the rulebooks. “Play” opens a table against a bot ({ $level }), the level you played against last.
library-play = Play
library-play-kingdom = Play { $kingdom }
library-open-in-designer = Open in the designer
library-open-kingdom = Open in the designer: { $kingdom }

## The designer

library-designer-title = Design a kingdom
library-designer-about = Say what you wish for, and ten cards are drawn that keep to it. Swap single cards, or choose all of them yourself.
library-your-kingdom = Your kingdom
library-no-kingdom-yet = Nothing is drawn yet.
library-draw = Draw ten cards
library-draw-again = Draw again
library-fill-up = Fill up by lot
library-empty-kingdom = Take all out
library-change-about = ↻ swaps a card for another by lot, × takes it out.
library-swap-card = Swap { $card } for another card
library-take-out = Take out
library-take-out-card = Take out { $card }
library-put-in = Put in
library-put-in-card = Put in { $card }
library-look-at = { $card }: look at it closely
library-with-shelters = With Shelters instead of Estates.
library-share = To share
library-code = Code
library-link = Link
library-copy-code = Copy the code
library-copy-link = Copy the link
library-kingdom-ready = The kingdom has ten cards.

library-wishes = Wishes
library-sets = Sets
library-sets-about = How many cards may come from each set.
library-least = from
library-most = to
library-least-of = { $set }: at least
library-most-of = { $set }: at most
library-kinds = Kinds of cards
library-kinds-about = Whether the kingdom must have such a card, or must have none.
library-kind-need = must be there
library-kind-neutral = does not matter
library-kind-ban = must not be there
library-card-wishes = Single cards
library-need = must be there
library-like = drawn three times as readily
library-neutral = does not matter
library-dislike = drawn a third as readily
library-ban = never drawn
library-remembered = { $number ->
    [0] Likes, dislikes and bans are remembered.
    [one] 1 like, dislike or ban is remembered.
   *[other] { $number } likes, dislikes and bans are remembered.
}
library-forget = Forget them
library-clear-wishes = Clear all other wishes
library-only-wished = Only cards with a wish
library-as-text = The wishes as text
library-as-text-about = The same text works at “{ $where }”, and in the terminal.
library-no-wishes = No wishes: any ten cards.
library-rules = Rules
