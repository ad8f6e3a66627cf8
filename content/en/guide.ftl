### Somebody beside you in a first game: what is new is explained once, and one may ask for a hint.

web-guide = Guide
web-guide-next = I see
web-guide-leave = Play without the guide
web-guide-hint = Hint

## The lessons of Dominion, each shown once

lesson-hand = This is your hand: Coppers are money, Estates only count at the end. In your turn you play an Action (you have none yet), buy a card, and clean up: you discard everything and draw five new cards.
lesson-treasures = Money counts once it is played. “Play all Treasures” lays it all down; there is hardly ever a reason to keep some back.
lesson-buy = You have one buy; what is lit you can pay. Early on, Silver and one or two Action cards make all later turns richer, so points can wait.
lesson-discards = What you bought went to your discard pile, together with everything you had in play and in hand. These five cards are new, from your deck.
lesson-shuffle = Your deck had run out, so your discard pile was shuffled and became the new deck. From now on you draw what you have bought.
lesson-action = You hold an Action card! You have one action a turn, to be used before your Treasures; the card does what it says from top to bottom.
lesson-bonuses = What a card gives counts for this turn: +cards are drawn at once, +actions let you play further Action cards, +buys and +coins are for buying.
lesson-no-actions = You have no action left, so the Action card in your hand will be discarded unused. Cards that give +actions, such as Village, let you play more of them.
lesson-buys = You have more than one buy, so your coins can be shared out among several cards. One good card is often better than two weak ones.
lesson-gain = To gain a card is to get it without paying and without a buy. It comes from the Supply and goes to your discard pile unless the card says otherwise.
lesson-trash = A trashed card leaves your deck for good. That can be a blessing: with fewer Coppers and Estates, your good cards come up more often.
lesson-remodel = Remodel trashes a card from your hand, and for it you gain one that costs up to 2 more. An Estate can become a Silver; late in the game, a Gold can become a Province.
lesson-mine = Mine trashes a Treasure, and one that costs up to 3 more comes straight into your hand: you can play it this very turn.
lesson-cellar = Cellar exchanges cards: discard what does nothing this turn, such as Estates, and you draw as many new ones.
lesson-attack = An Attack has hit you, but what to discard is your choice. Part with what would help least in your next turn, Victory cards first.
lesson-reaction = Somebody has played an Attack, and you hold a Reaction. Revealing a Moat costs nothing: the Attack does not affect you, and the Moat stays in your hand.
lesson-clog = Victory cards do nothing in your hand, and this hand is full of them. That is why one buys money and Actions first, and points later.
lesson-province = You can afford a Province: 6 points, more than any other card here. From now on it is nearly always the best thing to buy.
lesson-green = Few Provinces are left, so the end is near. A Duchy now does more for you than another Action, and at the very last even an Estate counts.
lesson-ends = The game ends after the turn in which the last Province or a third pile runs out. Then the points on all your cards are counted, wherever they are.
lesson-end = Here you see what each card was worth and, below, how points and money grew from turn to turn. Play again, or look for another kingdom in the lobby.

## What a beginner would do now

hint-treasures = Play all Treasures: then you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to spend.
hint-treasure = Play the Treasures that are lit: what stays in your hand buys nothing.
hint-play-first = Play { $card } first: it gives you back the action it takes, so you can still play another card.
hint-play = Play { $card }: { $bonuses }.
hint-play-maybe = Play { $card } if what it says helps you now; if not, end the Action phase.
hint-buy-province = Buy { $card }: nothing else brings as many points.
hint-buy-points = Buy { $card }: the end is near, and now points count more than anything else.
hint-buy-money = Buy { $card }: the more money is in your deck, the sooner you can afford Provinces.
hint-buy-action = Buy { $card }: among what you can afford, a good Action card. A few of them are enough.
hint-buy-nothing = End the turn without buying: what you can afford now would only get in your way later.
hint-gain = Take { $card }: of what is offered, it will help you most.
hint-discard = Discard { $cards }: that helps you least now.
hint-discard-none = Discard nothing: all these cards can be of use this turn.
hint-trash = Trash { $card }: without it you draw your better cards more often.
hint-trash-for-more = Trash { $card }: what you get for it is worth more.
hint-trash-none = Trash nothing: these cards still serve you.
hint-reveal = Reveal { $card }: it costs nothing, and the Attack passes you by.
hint-card = { $card } is asking. It says: { $text }
hint-question = The line over your hand says what is asked, and what is lit answers it. A right click or a long press shows a card large.

## Dominations

guide-objective = Your objective gives points at the end: the more of its five goals you meet, the more. Keep the one that looks more fun; its progress is always shown at the side.
guide-monument = Everybody brings one monument to the table. Whoever takes its levels gets points, and Influence with most of them; the card says whom its effect serves.
guide-put-back = You lay one tile a turn. Before an Age you may put tiles back and draw others. Look for tiles whose settlement and discs are of colours you want.
guide-growth = A turn has three phases. First Growth: pick a tile. Its settlement Produces 1 Knowledge, and so do the four discs, two of the tile and two of its neighbour, where it touches another piece. Equal discs that meet bring 1 more, and cities beside the tile Produce for their owners.
guide-space = Every free place shows what the tile would bring there, turned in the best way. Choose one to see all about it; R turns the tile. Nothing is final until the turn ends.
guide-activation = A tile Produces from one side, or from a Locus: a corner around which all six triangles are filled, with all six discs that meet there.
guide-construction = Second, Construction: a city on a settlement costs Knowledge of its colour. It raises your Reserve of that colour, brings Influence, and Produces whenever a tile is laid beside it, also by others. Or take a level of a monument.
guide-development = Third, Development: put a mastery into your tree or upgrade one. Cards that you can pay are lit. Early on, masteries that bring Knowledge every turn are worth most.
guide-spot = Cards must touch others of your tree so that half Nodus fit together. Whole Nodus count for objectives and effects, so look for places with many ◆.
guide-exchange = At any moment of your turn, 2 Knowledge of a colour become 1 of another. Here you can still do that; otherwise end the turn.
guide-keep = Between two Ages nearly all Knowledge is lost: spend it before. But whoever has most of a Domain left when an Age ends takes its role. This is what you may carry over.
guide-order = You are the Governor: you decide the order in which everybody plays in the next Age. Pick who plays first, then who comes next.
guide-copy = You have most Influence: you may copy a mastery of another player into your tree.
guide-end = Here you see where everybody's points came from and, below, how points and Influence grew. The table stays open, so that you can look at what was built.
