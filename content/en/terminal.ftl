### What the terminal says.

play-welcome = Dominion · { $kingdom }
play-help-hint = Answer with numbers (several with spaces between them). Type “help” for all commands.
play-status = Actions { $actions } · Buys { $buys } · Coins { $coins }
play-status-potions = Actions { $actions } · Buys { $buys } · Coins { $coins } · Potions { $potions }
play-hand = Hand: { $cards }
play-in-play = In play: { $cards }
play-supply = Supply:
play-acting = In play, one { $card } is { $as }.
play-outside-supply = Outside the Supply:
play-mixed-pile = { $pile } (on top: { $top })
play-trash = Trash: { $cards }
play-player = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, discard pile: { $top }
play-empty = empty
play-nothing = nothing
play-option-none = 0) none
play-option-decline = 0) no
play-option-no-actions = 0) play no more Actions
play-option-no-treasures = 0) play no more Treasures
play-option-no-buys = 0) buy no more (this ends the turn)
play-option-all = all Treasures
play-option-yes = yes
play-option-no = no
play-option-cost = { $name } (costs { $cost }, { $left } left)
play-pick-range = Choose { $least } to { $most }.
play-pick-order = Type the numbers in order, for example “2 1”.
play-turn-of = Turn of { $name }
play-pile = { $name }: costs { $cost }, { $left } left
play-kingdom-card = { $name } ({ $cost })
play-no-reasons = No visible card is left out.
play-stopped = The game was stopped at the limit of { $limit } turns.
play-unfinished = The game is not finished.
play-you = you
play-seat = Player { $number }
play-bot = { $bot } ({ $seat })
play-pass-the-screen = Pass the screen to { $name }. { $name }: press Enter when nobody else is looking.
play-not-understood = “{ $answer }” is not an answer here. Give numbers from the list, or type “help”.
play-undone = Your last answer was taken back.
play-cannot-undo = Nothing can be taken back: nothing was answered, or something was revealed that the others have seen.
play-saved = Saved in { $path }.
play-save-where = Give a file: save FILE
play-quit = Goodbye.
play-input-ended = The input ended before the game did.
play-over-score = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $won ->
    [you] {" "}— you win
    [yes] {" "}— wins
   *[no] {""}
}
play-seed = Seed { $seed }, hash { $hash }.
play-commands =
    Numbers choose; several numbers with spaces between them choose several cards. Card names work too.
    0 or “none” declines. “all” plays every Treasure.
    undo        take back your last answer
    log         what has happened so far
    table       the Supply, the players, the trash
    cards       what the cards of this kingdom say
    help CARD   what one card says
    more        everything that can be answered
    why         why visible cards are not offered
    save FILE   record the game so far, for “dominio replay”
    quit        leave

card-line = { $name } ({ $id }) · { $set }, { $editions } · costs { $cost } · { $types }
card-line-latest = Latest rules: { $text }
cost-potion = { $coin } and a potion
kingdom-line = { $id }: { $name } · { $source }
kingdom-missing = not playable yet; { $number ->
    [one] 1 card is
   *[other] { $number } cards are
} missing
kingdom-custom = custom kingdom
kingdom-random = random kingdom

scenario-passed = { $path }: { $number ->
    [one] 1 scenario passes
   *[other] { $number } scenarios pass
}
scenario-failed = { $path }:{ $line }: “{ $title }”: { $reason }
scenario-total = { $passed } passed, { $failed } failed

replay-header = { $game }, { $seats } seats, { $edition } rules, rules version { $version }
replay-rules-printed = printed
replay-rules-latest = latest
replay-checked = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, hash { $hash }: agrees.
replay-unchecked = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, hash { $hash }: not checked, because it was played under an older version of the rules.
replay-so-far = After step { $step } of { $steps }; hash { $hash }.
replay-undo = { $number ->
    [one] (one answer is taken back)
   *[other] ({ $number } answers are taken back)
}

sim-header = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $kingdom }, seed { $seed }
sim-seat = { $strategy }: { $share }, won { $wins }, tied { $ties }, lost { $losses }, { $score } points, { $turns } turns
sim-stopped = { $number ->
    [one] 1 game was stopped
   *[other] { $number } games were stopped
} at the limit of { $limit } turns (counted as ties).
sim-speed = { $speed } games a second
sim-share = { $share } % ({ $low }–{ $high })
sim-opening = with { $coins } coins { $share }
sim-length = A game lasts { $mean } turns; eight of ten last { $low } to { $high }.
sim-interrupted = stopped; these are the games that were played until then.
sim-swept = { $name } = { $value }: { $share }
sim-rating = rating
sim-turn = turn
sim-coins = coins
sim-points = points
sim-cards = cards
sim-gained = gained
sim-games = games
report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $kingdom }, { $rules ->
    [latest] latest rules
   *[printed] printed rules
}, seed { $seed }, Dominio { $version }
report-results = Results
report-strategy = strategy
report-share = share of wins (95 %)
report-wins = won
report-ties = tied
report-losses = lost
report-turns = turns
report-by-turn = Turn by turn
report-band = The line is the mean; eight of ten games lie within the band.
report-coins = Coins to spend
report-points = Points at the end of the turn
report-cards = Cards in the deck
report-gained = Cards gained in the turn
report-strategies = Strategies
report-built-in = built in

kingdom-also = Also: { $cards }
kingdom-shelters = { $shelters ->
    [yes] Shelters instead of Estates
    [no] Estates as usual
   *[draw] Estates or Shelters: by lot
}
kingdom-first = { $seat ->
    [0] Who begins: by lot
   *[other] Seat { $seat } begins
}
kingdom-table = { $seats } seats, { $rules ->
    [latest] latest
   *[printed] printed
} rules
kingdom-code = Code of this table: { $code }
strategy-line = { $id }: { $name }
strategy-found = wins { $share } against Big Money Ultimate; { $tried } menus tried in { $games } games
strategy-leader = { $place }. { $cards }: { $share } against Big Money Ultimate, { $best } against the first
menu-searching = Looking for what to buy in this kingdom …
menu-not-kept = What was found could not be kept: { $reason }
serve-ready = Dominio is at { $address } (games are kept in { $path }; Ctrl-C stops).

## Dominations in the terminal.

play-copies = { $choice } ×{ $number }
play-more = { $number ->
    [one] 1 more answer is possible: type “more”.
   *[other] { $number } more answers are possible: type “more”.
}
play-welcome-dominations = Dominations · cards: { $pack }
play-legend = ~ the Cradle, # the base of a monument; discs in the corners, in the middle the settlement with player and level of a city. { $domains }
play-standing = { $name }: { $points } points, { $influence } Influence. { $knowledge }
play-monument = { $name }: { $levels } of { $all } levels, at { $place }; controlled by { $controller }
play-not-begun = no place yet
play-nobody = nobody
play-tiles = Tiles: { $tiles }
play-campfire = Campfire
play-option-no-construction = 0) build nothing (more)
play-option-end-turn = 0) end the turn
play-brings-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
play-brings-influence = { $number } Influence
play-brings-nodus = { $number } whole Nodus
replay-header-dominations = { $game }, { $seats } seats, rules version { $version }
replay-pack = Content pack { $id } ({ $hash })
error-only-dominations = “{ $option }” is for Dominations only.

## Looking after a server.

admin-done-so-far = done so far
admin-backed-up = { $number ->
    [one] One row is
   *[other] { $number } rows are
} in { $path }.
admin-restored = { $number ->
    [one] One row was
   *[other] { $number } rows were
} read from { $path }.
admin-exported = { $number ->
    [one] One game is
   *[other] { $number } games are
} in { $path }.
admin-no-database = There is no database at { $path }.
admin-purged = Forgotten: { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $games ->
    [one] one table
   *[other] { $games } tables
}.
admin-no-reports = Nobody has reported anything.
admin-report = { $table }, { $name }: “{ $text }” ({ $reason })
