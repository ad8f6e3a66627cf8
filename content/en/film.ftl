### Games that are looked at again, moment by moment.

## The viewer

film-page = Replay
film-fetching = Fetching the game…
film-answered = Answered: { $answer }
film-controls = Replay controls
film-moment = Moment of the game
film-first = To the beginning
film-turn-back = Previous turn
film-step-back = Previous answer
film-play = Play
film-pause = Pause
film-step-on = Next answer
film-turn-on = Next turn
film-last = To the end
film-pace = Speed
film-pace-slow = slow
film-pace-usual = medium
film-pace-fast = fast
film-live = Live
film-live-about = Stay at the latest moment while the game goes on
film-turn = Turn { $turn }: { $name }
film-before-turns = Before the first turn
film-count = { $at } of { $last }
film-where = { $turn }, answer { $at } of { $last }
film-step-of = Step { $at } of { $last }

## Around it

film-about = About this game
film-eyes = Seen by
film-spectator = a spectator
film-eyes-closed = While the game goes on, you can look through your own eyes or a spectator’s only.
film-game = Game
film-game-number = { $number } of { $games }
film-copy-link = Copy link
film-link = Link to this moment
film-download = Download
film-to-table = To the table
film-to-end = All about the result
film-going-on = This game is still going on.
film-unfinished = This game was not played to its end.
film-continue = Continue from here against a bot
film-continue-about = A new table begins at this moment. The cards come as they came then; you sit where you like, and bots sit everywhere else.
film-continue-seat = You play
film-continue-level = Level of the bots
film-continue-go = Play on from here

## Keys

film-key-step = previous or next answer
film-key-turn = previous or next turn
film-key-ends = to the beginning, to the end
film-key-play = play or pause

## Examples

film-example = Example
film-example-previous = Previous example
film-example-next = Next example
film-example-text = The example as it was written

## In the lobby

film-watch = Watch
film-watch-bots = Watch bots play
film-watch-game = Game
film-watch-first = First bot
film-watch-second = Second bot
film-upload = Open a replay file
film-upload-about = Choose a file that was downloaded from a finished game, or drop it here.
film-upload-field = Replay file
film-too-big = This file is too big for a replay: it has more than 4 MB.
film-not-text = This file is not a replay: it holds no text.
