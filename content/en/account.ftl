### Accounts, one's own games, and how tables are kept.

## The page about oneself

account-guest = You are here as a guest
account-what-for = Nobody needs an account to play. With one, your games and settings are there in every browser you log in with. It takes a login and a password; there is no e-mail address, so write the password down somewhere: nobody can send you a new one.
account-register = Make an account
account-register-about = Everything you have played here so far comes along.
account-log-in = Log in
account-log-in-anyway = Log in anyway
account-login = Login
account-login-about = 3 to 32 letters, digits, dots, hyphens or underscores. Others see your name, not this.
account-password = Password
account-password-about = At least 8 characters; a few words are better than one.
account-password-again = The password once more
account-show-password = Show
account-hide-password = Hide
account-passwords-differ = The two passwords are not the same.
account-too-many = Those were too many tries. Please wait a minute.
account-leaves-tables = { $number ->
    [one] Without an account you sit at a table where a game goes on. It does not come along: when you log in, this browser leaves it, and nobody can go back to that seat.
   *[other] Without an account you sit at { $number } tables where games go on. They do not come along: when you log in, this browser leaves them, and nobody can go back to those seats.
}
account-leaves-really = { $number ->
    [one] Leave that table for good?
   *[other] Leave those { $number } tables for good?
}
account-as = Logged in as { $login }
account-sessions-about = If you have logged in somewhere and forgotten to leave, end it from here.
account-log-out = Log out
account-elsewhere = Log out everywhere else
account-change-password = Change the password
account-change-about = All other browsers are logged out by it.
account-old-password = Old password
account-new-password = New password
account-blocked = Blocked people
account-blocked-nobody = Nobody. You can block somebody beside what they say at a table.
account-unblock = Unblock
account-unblock-name = Unblock { $name }
account-kept = What is kept about you
account-kept-about = Your name, your settings, whom you have blocked, and all your games with every answer, as one JSON file.
account-download = Download everything
account-delete = Delete everything about me
account-delete-about = Your name and everything you have said vanish from all games, and nobody can bring them back. Where a game goes on, a bot plays on for you.
account-delete-ask = Delete…
account-delete-really = Really? This cannot be undone.
account-delete-yes = Yes, delete everything

## What was done

account-registered = Your account is there, and you are logged in.
account-logged-in = You are logged in.
account-logged-out = You are logged out.
account-elsewhere-done = All other browsers are logged out.
account-password-changed = The password is changed, and all other browsers are logged out.
account-unblocked = That person is not blocked any more.
account-deleted = Everything about you is deleted.

## Games

account-table-with = { $number } seats, with { $names }
account-table-alone = { $number } seats, no other people
account-your-turn = Your turn
account-others-turn = Waiting for others
account-all-games = All { $number } games that go on
account-finished = Finished games
account-no-games = No game of yours is going on.
account-games-guest = As a guest you find your games in this browser only.
account-open-tables = Open tables
account-open-about = Anybody may come here, to play or to watch.
account-open-free = { $number ->
    [one] A free seat
   *[other] { $number } free seats
}
account-open-watch = Watch
account-waits-for-people = { $number ->
    [one] Waiting for one more person
   *[other] Waiting for { $number } more people
}

## How a table is kept

account-manners = Around the table
account-listed = Show this table in the lobby: anybody may come. Otherwise only those who have its link.
account-is-listed = This table is shown in the lobby: anybody may come.
account-spectators = For those who watch
account-spectators-live = everything as it happens
account-spectators-delayed = each turn when it is over
account-spectators-no = nothing until the game is over
account-clock = Clock
account-clock-none = none
account-clock-live = In one go
account-clock-days = Over days
account-clock-custom = Other times…
account-clock-preset = { $time } + { $more }
account-clock-minutes = Minutes for the game
account-clock-more = Seconds more each time
account-clock-about = Each person has the first time for the whole game, and the second more whenever they have decided and somebody else comes to decide. Whoever has none left can be replaced by a bot, if the others want it.
