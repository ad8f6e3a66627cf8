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
