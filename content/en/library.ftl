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
library-search = Search by name
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
library-no-examples = There are no examples with this card yet.
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
library-base-discs = Discs of its base:

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
    [0] Likes, dislikes and bans are remembered in this browser.
    [one] 1 like, dislike or ban is remembered in this browser.
   *[other] { $number } likes, dislikes and bans are remembered in this browser.
}
library-forget = Forget them
library-clear-wishes = Clear all other wishes
library-only-wished = Only cards with a wish
library-as-text = The wishes as text
library-as-text-about = The same text works at “{ $where }”, and in the terminal.
library-no-wishes = No wishes: any ten cards.
library-rules = Rules
