### What the terminal says.

play-welcome = Dominion · { $kingdom }
play-help-hint = Answer with numbers (several with spaces between them). Type «help» for all commands.
play-status = Actions { $actions } · Buys { $buys } · Coins { $coins }
play-hand = Hand: { $cards }
play-in-play = In play: { $cards }
play-supply = Supply: { $cards }
play-trash = Trash: { $cards }
play-player = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, discard pile: { $top }
play-empty = empty
play-nothing = nothing
play-option-none = 0) none
play-option-none-turn = 0) done
play-option-all = all Treasures
play-option-yes = yes
play-option-no = no
play-option-cost = { $name } (costs { $cost }, { $left } left)
play-pick-range = Choose { $least } to { $most }.
play-pick-exactly = Choose { $most }.
play-you = you
play-seat = Player { $number }
play-bot = { $bot } ({ $seat })
play-pass-the-screen = It is now for { $name } to decide. Press Enter when only { $name } is looking.
play-not-understood = «{ $answer }» is no answer here. Give numbers from the list, or type «help».
play-undone = { $number ->
    [one] One answer was taken back.
   *[other] { $number } answers were taken back.
}
play-cannot-undo = Nothing can be taken back: nothing was answered, or something was revealed that the others have seen.
play-saved = Saved in { $path }.
play-save-where = Give a file: save FILE
play-quit = Goodbye.
play-input-ended = The input has ended before the game.
play-over-score = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $won ->
    [yes] {" "}— wins
   *[no] {""}
}
play-seed = Seed { $seed }, hash { $hash }.
play-commands =
    Numbers choose; several numbers with spaces between them choose several cards. Card names work too.
    0, «none» or an empty line declines. «all» plays every Treasure.
    undo        take back your last answer
    log         what has happened so far
    table       the Supply, the players, the trash
    help CARD   what a card says; «why» tells why visible cards are not offered
    save FILE   write the game so far as a replay
    quit        leave

card-line = { $name } ({ $id }) · { $set }, { $editions } · costs { $cost } · { $types }
card-line-latest = Latest rules: { $text }
cost-potion = { $coin } and a potion
kingdom-line = { $id }: { $name } ({ $source })
kingdom-missing = needs { $missing }
kingdom-custom = own kingdom
kingdom-random = random kingdom

scenario-passed = { $path }: { $number ->
    [one] 1 scenario passes
   *[other] { $number } scenarios pass
}
scenario-failed = { $path }:{ $line }: «{ $title }»: { $reason }
scenario-total = { $passed } passed, { $failed } failed

replay-header = { $game }, { $seats } seats, rules version { $version }, { $kingdom }
replay-checked = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, hash { $hash }: agrees.
replay-so-far = After step { $step } of { $steps }; hash { $hash }.
replay-undo = { $number ->
    [one] (one answer is taken back)
   *[other] ({ $number } answers are taken back)
}

sim-header = { $games } games, { $kingdom }, seed { $seed }
sim-seat = { $strategy }: { $share } % ({ $low }–{ $high }), { $wins } wins, { $ties } ties, { $losses } losses, { $score } points, { $turns } turns
sim-stopped = { $number ->
    [one] 1 game was stopped
   *[other] { $number } games were stopped
} at the limit of { $limit } turns and counts as a tie.
sim-speed = { $speed } games a second
