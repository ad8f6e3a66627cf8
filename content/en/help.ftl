### What --help says: help-COMMAND for a command, help-COMMAND-ARGUMENT for its arguments.

help-usage = Usage:
help-usage-options = {"[OPTIONS]"}
help-usage-command = <COMMAND>
help-values = values: { $values }
help-default = default: { $value }
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-help = Print this help
help-version = Print the version
help-lang = The language (default: from the environment)
help-dominio = An open, rules-exact table for Dominion: play, simulate, replay, settle arguments
help-dominio-more =
    Examples:
      dominio play                                        a game against Big Money
      dominio play --kingdom first-game --seats you,random,big-money-smithy
      dominio sim dominion --seats big-money-smithy,big-money --kingdom first-game --games 10000
      dominio scenario crates/dominion/scenarios/base/*.scn
      dominio cards --set base --json

    Bad input ends with exit status 2. Colours are off when NO_COLOR is set or the output is not a terminal.
help-play = Play a game in the terminal, line by line (also through pipes and with a screen reader)
help-play-game = The game to play
help-play-kingdom = A recommended kingdom (see “dominio kingdoms”), ten card ids with commas between them, the code of a table, or random, also with wishes: "random: base 5, dark_ages, need village, forbid attack, like chapel"
help-play-seats = Who plays, in turn order (a random seat begins): you (a person; repeat it to share the screen), an opponent of some level (beginner, apprentice, journeyman, expert, master), random, big-money, big-money-smithy, pass (does nothing), a strategy of the library such as big-money-ultimate, or a .strategy file (default: you,big-money; with a code, big-money at its other seats)
help-play-seed = The seed of all luck, to play the same game again (default: a new one)
help-play-rules = printed: the rulebook of each set; latest: all later official changes (default: printed)
help-play-save = Record the game in this file as a replay, however it ends
value-game = GAME
value-kingdom = KINGDOM
value-seats = SEATS
value-seed = SEED
value-rules = RULES
value-save = FILE
value-set = SET
value-file = FILE
value-files = FILES…
value-to = STEPS
value-games = GAMES
value-threads = THREADS
value-shell = SHELL
value-folder = FOLDER
value-lang = LANGUAGE
help-cards = List the cards with their texts
help-cards-set = Only the cards of one set
help-cards-json = Print JSON
help-kingdoms = List the kingdoms that the rulebooks recommend, and what each still needs
help-kingdoms-json = Print JSON
help-scenario = Run scenario files; exit status 0 only if all pass
help-scenario-files = Files in the language of docs/scenarios.md
help-content = Content packs of Dominations
help-show-pack = Print the masteries, monuments, objectives and roles of a content pack
help-show-pack-folder = The folder with its six files (default: the pack that comes along)
help-check = Check a content pack; exit status 0 only if it can be played with
help-check-folder = The folder with its six files (see docs/dominations.md)
help-replay = Retell a recorded game and check its hash
help-replay-file = A file written by “save”
help-replay-to = Stop after so many steps
help-sim = Play many games between bots and print statistics
help-sim-game = The game to simulate
help-sim-seats = Bots, strategies, files with a strategy and levels, 2 to 6 (a tournament takes more), with commas between them; they change seats from game to game
help-sim-kingdom = As for play
help-sim-games = How many games
help-sim-seed = The same seed gives the same numbers, whatever the number of threads
help-sim-threads = Threads (default: all cores)
help-sim-rules = printed or latest (default: printed)
help-sim-json = Print JSON
help-completions = Print a script that completes commands in your shell
help-completions-shell = The shell
help-kingdom = Choose a kingdom and print its cards, what else is on the table, and a short code that sets the same table again
help-kingdom-kingdom = As for play
help-kingdom-seats = How many seats
help-kingdom-rules = printed or latest (default: printed)
help-kingdom-shelters = Shelters instead of Estates: by the rulebook's draw, yes or no
help-kingdom-first = The seat that begins (default: by lot)
help-kingdom-seed = The seed of the draw (default: a new one)
help-kingdom-json = Print JSON
help-play-shelters = Shelters instead of Estates: by the rulebook's draw, yes or no (default: draw)
help-play-first = The seat that begins (default: by lot)
help-sim-shelters = As for play
value-shelters = SHELTERS
value-first = SEAT
help-strategy = The strategies that come along, and the search for one in any kingdom
help-list = List the strategies that come along
help-show = Print a strategy of the library
help-show-name = Its id
help-search = Search for a strategy for a kingdom by playing many games; the same seed finds the same one
help-search-kingdom = As for play
help-search-effort = quick: up to 200,000 games; full: up to 1,000,000
help-search-games = Up to so many games instead
help-search-seed = The seed of the search
help-search-threads = Threads (default: all cores)
help-search-rules = printed or latest (default: printed)
help-search-shelters = As for play
help-search-save = Write the strategy to this file
help-search-json = Print JSON
value-name = NAME
value-effort = EFFORT
help-sim-until_clear = Stop as soon as it is clear that somebody wins more than others
help-sim-turns = Print coins, points, cards and gains turn by turn
help-sim-tournament = Everybody against everybody, two at a table, with a rating
help-sim-sweep = Try one number of a strategy with several values: NAME=FROM..TO, NAME=FROM..TO:STEP or NAME=A,B,C
help-sim-report = Write a page with charts into a file
help-sim-csv = Print CSV
value-sweep = SWEEP
value-report = FILE.html
help-serve = Serve tables in the browser, for people and bots
help-serve-addr = Where to listen; port 0 takes any free one. An address that others can reach, such as 0.0.0.0:7230, lets them play too
help-serve-db = Where games are kept: sqlite:PATH (default: a file in the user's data folder)
help-serve-origin = The public address behind a proxy, such as https://dominio.example
help-serve-no_search = Do not search for better strategies for bots in the background
help-serve-no_limits = No limits to how much one visitor may ask for: only to measure the server
help-serve-verbose = Print more about what happens
value-addr = ADDRESS
value-db = sqlite:PATH
value-origin = URL
