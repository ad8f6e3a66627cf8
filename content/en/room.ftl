### What happens at a table on the web beside the game, and why something is not done there.

## In the log

room-sat = { $name } sits down.
room-stood = { $name } leaves the table.
room-bot-sat = { $bot } (bot) sits down.
room-bot-plays-on = { $bot } (bot) plays on for { $name }.
room-undo-asked = { $name } would like to take an answer back.
room-undo-refused = { $name } does not agree to take the answer back.
room-undone = { $number ->
    [one] { $name } takes an answer back.
   *[other] { $name } takes an answer back; { $number } answers are undone.
}
room-resigned = { $name } resigns.
room-stopped = This game was played under rules of version { $version }, which have changed since. It can be read, and a new game can begin.

## Why a wish is not granted

refused-not-now = That is not possible now.
refused-no-such-seat = There is no such seat.
refused-not-seated = Sit down first.
refused-not-asked = You are not asked anything now.
refused-stale = Something else has happened meanwhile. Please look again.
refused-no-undo = There is nothing to take back.
refused-undo-pending = The others have been asked already.
refused-undo-away = Somebody for whom a bot plays on cannot be asked whether they agree.
refused-seated-already = You have a seat already.
refused-seat-taken = That seat is taken.
refused-resigned = You have resigned from this game.
refused-nothing-said = There is nothing to say.
refused-too-fast = That was too much at once. Please wait a moment.
refused-frame = The server did not understand that.
refused-who = The server does not know you yet. Please reload the page.
refused-try-again = That did not work. Please try again.
refused-no-such-table = There is no such table.
refused-too-many-tables = There are too many tables now. Please try again later.

## What holds everybody up

trouble-disk-full = The server's disk is full: nothing can be saved, so no answer is taken. The game goes on as soon as there is room again.
trouble-read-only = The server's database cannot be written, so no answer is taken. The game goes on as soon as it can.
trouble-store = The server's database has failed, so no answer is taken. The game goes on as soon as it works again.
trouble-slow = The server's disk is slow. Your answer is being saved…

## What is wrong with a request

error-one-seat-is-yours = One seat at the table must be yours, and only one.
error-name-empty = Please type a name.
error-name-long = A name can have { $most } letters at most.
error-name-signs = That name has signs in it that nobody can see.
error-request = The server did not understand the request: { $reason }
room-seat = Seat { $number }
room-file = The file
refused-not-over = That is possible only after the game.
refused-no-such-moment = The game does not go on from there.
refused-no-such-game = There is no such game at this table, or none that can be looked at yet.
error-replay-long = The file has more than { $number } answers: that is no game that people have played.
refused-eyes = You cannot look through those eyes while the game goes on.
refused-no-such-example = There is no such example.
error-not-text = That file holds no text.
room-failed = The rules have broken down over the last answer. Everything before it is kept: download the replay and send it to those who look after this server. Another game can begin.
room-closed = The file goes no further: the game was not played to its end.
room-removed = { $name } was taken off the seat.
room-somebody = somebody who has left
refused-game-failed = The rules have broken down over that answer.
refused-removed = The host of this table does not want you to sit here.
refused-private = The host of this table wants nobody to watch while the game goes on.
refused-no-account = That needs an account.
error-clock = A clock has between 30 seconds and 30 days.
error-login = A login has { $least } to { $most } letters, digits, dots, hyphens or underscores.
error-login-taken = Somebody else has that login.
error-password = A password has { $least } to { $most } characters.
error-wrong-password = Login and password do not belong together.
error-has-account = You have an account already.
error-settings = Settings have at most { $most } bytes.
error-no-such-person = There is no such person.
error-no-such-line = There is no such line.
