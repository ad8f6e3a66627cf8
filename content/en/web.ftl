### What the page in the browser says beside the game.

## Lobby

web-tagline = An open, rules-exact table for Dominion and Dominations
web-play-about = All cards of Dominion, Intrigue, Alchemy and Dark Ages, against bots or with friends. No account is needed.
web-play-dominations-about = Lay tiles, build cities and monuments, grow a tree of civilization: Dominations: Road to Civilization, for 2 to 4. Every place shows what it brings before you choose.
web-play-guided = Guided first game
web-play-now = Play now
web-against = against
web-play-random = Random kingdom
web-play-friend = With a friend
web-new-table = Choose everything
web-continue = Go on playing
web-join = Join a table
web-join-how = Paste its link or its code
web-go = Go
web-library = Library
web-glossary = Glossary
web-your-name = Your name
web-name-about = What others at the table call you
web-save = Save
web-saved = Saved
web-credits = Pictures: game-icons.net, CC BY 3.0. Dominio is no product of the publishers of these games.
web-kingdom = Kingdom
web-kingdom-recommended = Recommended
web-kingdom-random = Random
web-kingdom-cards = By hand
web-kingdom-code = By code
web-wishes = Wishes
web-wishes-about = For example: base 5, intrigue 5 · need village · forbid attack · like chapel. Leave it empty for any ten cards.
web-code = Code of the table
web-chosen = { $number } of 10 cards chosen
web-seats = Seats
web-open-seat = A person who comes
web-bot = Bot: { $level }
web-remove = Remove
web-add-seat = Add a seat
web-options = Options
web-show-points = Show everybody's points during the game
web-latest-rules = Latest official rules instead of those printed with each set
web-shelters = Shelters instead of Estates
web-shelters-draw = as the rulebook draws it
web-make = Open the table
web-no-connection = The server cannot be reached.

## Connection

web-link-connecting = Connecting…
web-link-lost = The connection is lost. Trying again…
web-link-outdated = This page is older than the server. Please reload it.
web-part-missing = A part of the page could not be loaded: it may be older than the server.
web-reload = Reload
web-saving = Saving…

## Seats before a game

web-seat = Seat { $number }
web-free-seat = Free seat
web-you = you
web-is-ready = ready
web-not-ready = not ready
web-sit = Sit here
web-put-bot = Put a bot here
web-remove-bot = Remove the bot
web-invite = Invite others with this link:
web-copy = Copy
web-copied = Copied
web-copy-by-hand = It could not be copied. Please select and copy it.
web-ready = I am ready
web-not-ready-yet = Not ready after all
web-stand = Leave the seat
web-watching = You are watching.
web-watching-delayed = Each turn is seen once it is over.
web-who-am-i = Is one of these seats yours? Try again

## The table

web-players = Players
web-away = (away)
web-resigned = (resigned)
web-recap-played = Played: { $cards }.
web-recap-gained = Got: { $cards }.
web-points = Points
web-in-hand = Hand
web-deck = Deck
web-discard = Discard pile
web-supply = Supply
web-play-area = Play area
web-in-play = In play: { $name }
web-nothing-in-play = No cards
web-aside = Shown or set aside by { $name }
web-trash = { $number ->
    [one] Trash: 1 card
   *[other] Trash: { $number } cards
}
web-own = Your side of the table
web-hand-of = { $own ->
    [yes] Your hand
   *[no] The hand of { $name }
}
web-empty-hand = No cards in hand
web-actions = { $number ->
    [one] action
   *[other] actions
}
web-buys = { $number ->
    [one] buy
   *[other] buys
}
web-coins = { $number ->
    [one] coin
   *[other] coins
}
web-potions = { $number ->
    [one] potion
   *[other] potions
}
web-pile-label = { $card }, costs { $coin }{ $potion ->
    [0] {""}
   *[other] {" "}and a potion
}, { $left } left{ $state ->
    [open] , can be chosen.
   *[closed] .
}
web-card-label = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
}{ $state ->
    [chosen] , chosen.
    [open] , can be chosen.
   *[closed] .
}
web-tray = { $from ->
    [table] Cards at this table
    [discard] From the discard pile
    [deck] From the deck
    [trash] From the trash
    [play] From play
   *[aside] These cards
}

## Answers

web-all-treasures = Play all Treasures: +{ $coins }
web-end-actions = End the Action phase
web-end-treasures = Play no more Treasures
web-end-turn = End the turn
web-go-on = Go on
web-yes = Yes
web-no = No
web-decline = { $verb ->
    [discard] Discard nothing
    [trash] Trash nothing
    [gain] Gain nothing
    [reveal] Reveal nothing
    [play] Play nothing
    [topdeck] Put nothing on the deck
    [set_aside] Set nothing aside
   *[other] No
}
web-confirm = { $verb ->
    [discard] Discard{ $number }
    [trash] Trash{ $number }
    [gain] Gain{ $number }
    [reveal] Reveal{ $number }
    [topdeck] Put{ $number } on the deck
    [set_aside] Set{ $number } aside
   *[other] Confirm{ $number }
}
web-picked = { $number } of { $most }
web-choose = Choose…
web-position-where = Where in the deck?
web-position-top = On top
web-position-bottom = At the bottom
web-position = { $number ->
    [one] Under 1 card
   *[other] Under { $number } cards
}
web-waste = { $what ->
    [actions] You still have Action cards to play. End the Action phase?
   *[coins] You still have { $number } coins and may buy. End the turn?
}
web-end-anyway = Yes, end it
web-no-go-back = No, go back
web-waiting = { $name } is deciding
web-waiting-card = { $name } is deciding about { $card }

## Around the table

web-undo = Undo
web-ask-undo = Ask to undo
web-agree-undo = { $name } would like to take an answer back.
web-agree = Agree
web-disagree = Do not agree
web-undo-asked = The others are asked whether you may take it back.
web-bot-plays = A bot plays on for you.
web-take-back = Play myself again
web-is-away = { $long ->
    [yes] { $name } has been away for a while.
   *[no] { $name } is away and may come back; after a minute a bot can play on.
}
web-hand-over = Let a bot play on
web-resign = Resign
web-really-resign = Give this game up?
web-play-on = Play on
web-log = Log
web-log-earlier = Earlier lines
web-say = Say something
web-send = Send
web-close = Close
web-rulings = Rulings
web-keys = Keys
web-key-move = from card to card
web-key-choose = choose the card or button
web-key-primary = press the highlighted button
web-key-enter = Enter
web-key-space = Space
web-key-home-end = Home End
web-key-undo = undo
web-key-log = show or hide the log
web-key-look = Right click, or a long press, shows a card large with its rulings.

## The end

web-end-title = The end of the game
web-end = { $you ->
    [yes] { $number ->
        [one] You win!
       *[other] You share the victory: { $names }
    }
   *[no] { $number ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
}
web-end-resigned = By resignation.
web-score = { $number ->
    [one] 1 point
   *[other] { $number } points
}
web-turns = { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
web-card = Card
web-copies = Copies
web-points-by-turn = Points by turn
web-money-by-turn = Coins in the deck by turn
web-code-and-seed = To play with these cards again, choose “By code” and enter { $code }. The shuffles came from { $seed }.
web-rematch = Play again
web-replay = Replay
web-waiting-rematch = Waiting for the others…
web-to-lobby = To the lobby
web-nowhere = There is no such page
web-nowhere-about = Perhaps the address is mistyped.

## Settings

web-settings = Settings
web-language = Language
web-set-motion = Movement
web-set-sound = A sound when it is your turn
web-set-confirm = Ask before Actions or coins go unused
web-set-moat = Always reveal Moat
web-option = { $choice ->
    [catacombs-discard] Discard them and draw three others
    [catacombs-hand] Take them into your hand
    [count-discard] Discard two cards
    [count-topdeck] Put a card on your deck
    [count-copper] Gain a Copper
    [count-coins] +3 coins
    [count-trash] Trash your hand
    [count-duchy] Gain a Duchy
    [courtier-actions] +1 action
    [courtier-buys] +1 buy
    [courtier-coins] +3 coins
    [graverobber-trash] Trash an Action from your hand
    [graverobber-gain] Gain a card from the trash
    [lurker-trash] Trash an Action from the Supply
    [lurker-gain] Gain an Action from the trash
    [minion-coins] +2 coins
    [minion-discard] Discard your hand, draw four cards
    [nobles-cards] +3 cards
    [nobles-actions] +2 actions
    [pawn-cards] +1 card
    [pawn-actions] +1 action
    [pawn-buys] +1 buy
    [pawn-coins] +1 coin
    [squire-actions] +2 actions
    [squire-buys] +2 buys
    [steward-cards] +2 cards
    [steward-coins] +2 coins
    [steward-trash] Trash two cards
    [survivors-discard] Discard them
    [survivors-topdeck] Put them back on your deck
    [torturer-discard] Discard two cards
    [torturer-curse] Take a Curse into your hand
   *[other] { $plain }
}
web-always-this-order = Always in this order
web-set-order = Abilities that are due together: take them as they come
result-card = { $card }
web-influence-by-turn = Influence by turn
web-seed = Seed: { $seed }
web-try-again = Try again
web-key-rotate = Rotate the tile
web-key-tabs = Board, tree, masteries
web-key-zoom = Zoom in, zoom out, fit
web-key-leave-place = Leave the place
web-answers = Answers

## Oneself, clocks and talk

web-account = Account
web-account-of = Account: { $name }
web-my-games = My games
web-private = A game goes on here
web-private-about = It is not shown until it is over. Whoever comes back then sees all of it.
web-replay-file = Download the replay
web-remove-person = Take off the seat
web-really-remove = Take { $name } off the seat? They cannot sit down here again.
web-clock = Time left
web-clock-out = out of time
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-clock-minute = { $you ->
    [yes] You have one minute left.
   *[no] { $name } has one minute left.
}
web-clock-over = { $you ->
    [yes] You have no time left. The others may let a bot play on.
   *[no] { $name } has no time left.
}
web-span = { $unit ->
    [day] { $number ->
        [one] 1 day
       *[other] { $number } days
    }
    [hour] { $number } h
    [minute] { $number } min
   *[second] { $number } s
}
web-chat-hidden = Hidden line
web-chat-menu = About what { $name } said
web-chat-mute = Mute at this table
web-chat-unmute = Do not mute any more
web-chat-mute-about = Hides what they say here until you close the browser.
web-chat-block = Block
web-chat-unblock = Do not block any more
web-chat-block-about = What they say is hidden at every table, and they cannot sit down at yours.
web-chat-reason = What is wrong with it? You need not say.
web-chat-report = Report
web-chat-thanks = Thank you. Those who look after this server will read it.
