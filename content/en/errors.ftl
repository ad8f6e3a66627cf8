### What went wrong. Each message names the place or the value.

error-unknown-card = There is no card “{ $card }”; “dominio cards” lists them all.
error-unknown-kingdom = There is no kingdom “{ $kingdom }”. Give the id of a recommended kingdom (see “dominio kingdoms”), ten card ids with commas between them, the code of a table, “random”, or wishes as in “random: base 5, need village”.
error-kingdom-missing = The kingdom “{ $kingdom }” needs cards that this program does not have yet: { $missing }.
error-seats = A game has 2 to 6 seats, not { $seats }.
error-kingdom-size = A kingdom has 10 cards, not { $number }.
error-kingdom-twice = “{ $card }” is in the kingdom twice.
error-not-kingdom = “{ $card }” is not a kingdom card.
error-no-such-seat = There is no seat { $seat } at this table.
error-unknown-bot = There is no player “{ $name }”. Choose from: { $names }.
error-seed = “{ $seed }” is not a seed. Give a number from 0 to 18446744073709551615, or 64 hexadecimal digits.
error-games = { $games } games: give a number from 1 to { $most }.
error-threads = { $threads } threads: give a number from 1 to { $most }.
error-bot-illegal = { $name } answered illegally: { $reason }
error-read = { $path } cannot be read: { $reason }
error-write = { $path } cannot be written: { $reason }
error-scenario = { $path }:{ $line }: { $reason }
error-replay-syntax = { $path } is not a replay: { $reason }
error-replay-format = { $path } has replay format { $found }; this program reads format { $expected }.
error-replay-game = { $path } is a replay of “{ $found }”, not of “{ $expected }”.
error-replay-newer = { $path } was played under rules version { $found }; this program knows versions up to { $expected }.
error-replay-setup = { $path } has an impossible set-up: { $reason }
error-replay-step = { $path }, step { $step }: { $reason }
error-step-not-asked = { $seat } answers “{ $verb }”, which is not what is asked
error-step-over = { $seat } answers “{ $verb }”, but the game is over
error-step-not-offered = { $choices } was not offered
error-step-disagrees = the picks mean { $found }, but the replay says { $expected }
error-step-undo = it undoes { $wanted } answers, but there are only { $available }
error-replay-hash = { $path }: the final state has the hash { $found }, but the replay says { $expected }.
error-replay-to = { $path } has { $steps } steps; there is no step { $to }.
error-argument-unknown = There is no argument “{ $argument }” here.
error-argument-value = “{ $value }” is not a value for { $argument }.
error-argument-values = “{ $value }” is not a value for { $argument }. Possible values: { $values }.
error-argument-missing = Missing: { $argument }.
error-argument-no-value = { $argument } needs a value.
error-argument-twice = { $argument } is given twice.
error-subcommand-missing = A command is missing.
error-subcommand-unknown = There is no command “{ $command }”.
error-see-help = See --help.

refused-nothing-asked = Nothing is asked: the game is over.
refused-too-few = { $given ->
    [one] 1 pick
   *[other] { $given } picks
}, but at least { $min ->
    [one] 1 is
   *[other] { $min } are
} needed.
refused-too-many = { $given ->
    [one] 1 pick
   *[other] { $given } picks
}, but at most { $max ->
    [one] 1 is
   *[other] { $max } are
} allowed.
refused-no-such-choice = There is no choice number { $index }.
refused-too-many-copies = Choice number { $index } can be picked { $copies ->
    [one] once
   *[other] { $copies } times
} at most.
refused-exhausted = The game cannot go on: { $reason }.

reason-not-an-action = not an Action
reason-not-a-treasure = not a Treasure
reason-action-phase-over = the Action phase is over
reason-too-expensive = too expensive
reason-pile-empty = the pile is empty
reason-does-not-fit = this card does not allow it

fault-too-many-plays = too many cards were played in one turn
fault-too-many-abilities = too many abilities wait for one another
fault-too-many-steps = one ability took too many steps
fault-too-many-cards-aside = too many cards are revealed or set aside at once
fault-too-many-known-places = too many cards of one deck have a known place
fault-too-many-extra-turns = too many extra turns are waiting
fault-memory-does-not-fit = what a card remembers does not fit its text
error-wish = “{ $wish }” is no wish for a kingdom. Write a set ({ $sets }), alone or with a number as in “base 5” or “base 3-6”; need or forbid, with a card or a kind of card ({ $roles }); like or dislike, with a card.
error-wishes = These wishes cannot all be kept: { $wishes }.
error-code-form = “{ $code }” is no code of a table: it is too long or too short, or has signs that no code has.
error-code-check = “{ $code }” is mistyped: its check sum is wrong.
error-code-version = This code is of a newer kind ({ $version }) than this program knows.
error-code-card = The code names card { $number }, which this program does not have.
error-code-shelters = The code says { $number } of Shelters, which means nothing.
error-code-seats = The code is of a table with { $code } seats, but { $seats } are given.
error-strategy = { $path }:{ $line }:{ $column }: { $reason }
error-strategy-cards = “{ $name }” buys cards that are not at this table: { $cards }.
strategy-unknown-card = there is no card “{ $word }”
strategy-no-card = a card is missing
strategy-unknown-line = “{ $word }” begins no line; there are { $words }
strategy-no-if = “if” and a condition may follow, or nothing
strategy-no-comparison = a comparison is missing: < <= = != >= >
strategy-no-term = a number or a word such as “coins” is missing
strategy-unknown-term = “{ $word }” means nothing here; there are numbers, { $words }
strategy-unknown-answer = “{ $word }” is no answer; there are cards, { $words }
strategy-no-answer = an answer is missing
strategy-too-much = nothing more was expected
strategy-no-name = a strategy has a name: strategy NAME
strategy-no-rule = a strategy buys something: buy CARD
error-budget = { $games } games: a search takes { $least } to { $most }.
error-sim-person = People do not play in simulations; name bots only.
error-tournament = A tournament is for 2 to { $most } players, not { $number }.
error-sweep = “{ $sweep }” is no range of numbers. Write NAME=FROM..TO, NAME=FROM..TO:STEP or NAME=A,B,C.
error-sweep-number = { $some ->
    [true] No strategy has a number “{ $name }”; there are { $names }.
   *[other] No strategy has a number “{ $name }”. Numbers get a name as ?NAME=NUMBER.
}
strategy-no-number = “{ $word }” is no number with a name: ?NAME=NUMBER
error-argument-conflict = { $argument } and { $other } do not go together.
error-database = “{ $db }” names no database: give sqlite: and a path, or postgres:// and an address.
error-no-data-folder = This system names no folder for data: say with --db where games are kept.
error-origin = “{ $origin }” is no public address: give one such as https://dominio.example, with nothing behind it.

## Kinds of cards, and wishes for a kingdom

role-village = village
role-trasher = trasher
role-extra-buy = extra buy
role-attack = attack
role-reaction = reaction
role-potion = potion
wish-from-any = cards of { $set }
wish-from = { $set }, { $least } to { $most } cards
wish-from-exactly = { $set }, { $least ->
    [one] 1 card
   *[other] { $least } cards
}
wish-need = need { $what }
wish-forbid = forbid { $what }
wish-like = like { $what }
wish-dislike = dislike { $what }
