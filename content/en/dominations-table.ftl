### Dominations at the table: what happened, what is asked, what can be chosen. $you is "yes" when the reader is the
### player spoken of.

tile = { $settlement } tile ({ $discs })
place-name = { $vertical ->
    [north] N{ $row }
    [south] S{ $row }
   *[middle] {""}
}{ $horizontal ->
    [east] E{ $column }
    [west] W{ $column }
   *[middle] {""}
}
thing-city = a city at { $cell }

## What happened.

told-order = Order of play: { $names }.
told-objective-kept = { $you ->
    [yes] You keep the objective { $card }.
   *[no] { $name } keeps the objective { $card }.
}
told-objective-chosen = { $name } has chosen an objective.
told-monument-kept = { $you ->
    [yes] You bring the monument { $card }.
   *[no] { $name } brings the monument { $card }.
}
told-monument-chosen = { $name } has chosen a monument.
told-revealed = Objectives and monuments: { $all }.
told-revealed-seat = { $name } { $objective } and { $monument }
told-age-began = — Age { $age } —
told-turn-began = { $you ->
    [yes] — Age { $age }, your turn { $round } —
   *[no] — Age { $age }, { $name }: turn { $round } —
}
told-put-back = { $number ->
    [0] { $you ->
        [yes] You keep all your tiles.
       *[no] { $name } keeps all tiles.
    }
    [one] { $you ->
        [yes] You put 1 tile back.
       *[no] { $name } puts 1 tile back.
    }
   *[other] { $you ->
        [yes] You put { $number } tiles back.
       *[no] { $name } puts { $number } tiles back.
    }
}
told-drew = { $you ->
    [yes] You draw: { $tiles }.
   *[no] { $name } draws: { $tiles }.
}
told-tile-laid = { $you ->
    [yes] You lay at { $cell }: { $tile }.
   *[no] { $name } lays at { $cell }: { $tile }.
}
told-tile-reactivated = { $you ->
    [yes] You use the tile at { $cell } again.
   *[no] { $name } uses the tile at { $cell } again.
}
told-produced = { $you ->
    [yes] You Produce { $amounts }{ $lost }{ $overflow }.
   *[no] { $name } Produces { $amounts }{ $lost }{ $overflow }.
}
told-gained = { $you ->
    [yes] You gain { $amounts }{ $lost }{ $overflow }.
   *[no] { $name } gains { $amounts }{ $lost }{ $overflow }.
}
told-lost = {" "}(no room for { $amounts })
told-overflow = {" "}(overflow: { $points ->
    [one] 1 point
   *[other] { $points } points
})
told-exchanged = { $you ->
    [yes] You turn { $price } { $give } into 1 { $take }.
   *[no] { $name } turns { $price } { $give } into 1 { $take }.
}
told-paid = { $you ->
    [yes] You pay { $amounts }.
   *[no] { $name } pays { $amounts }.
}
told-city-built = { $you ->
    [yes] You build a city at { $cell } (level { $level }).
   *[no] { $name } builds a city at { $cell } (level { $level }).
}
told-city-raised = { $you ->
    [yes] You raise the city at { $cell } to level { $level }.
   *[no] { $name } raises the city at { $cell } to level { $level }.
}
told-monument-placed = { $you ->
    [yes] You begin the monument { $card }.
   *[no] { $name } begins the monument { $card }.
}
told-campfire = { $you ->
    [yes] You light your Campfire{ $nodus }.
   *[no] { $name } lights the Campfire{ $nodus }.
}
told-mastery-placed = { $you ->
    [yes] You put { $card } into your tree{ $nodus }.
   *[no] { $name } puts { $card } into the tree{ $nodus }.
}
told-level-placed = { $you ->
    [yes] You take level { $level } of { $card }{ $nodus }.
   *[no] { $name } takes level { $level } of { $card }{ $nodus }.
}
told-nodus = , with whole Nodus: { $amounts }
told-upgraded = { $you ->
    [yes] You upgrade { $card }.
   *[no] { $name } upgrades { $card }.
}
told-copied = { $you ->
    [yes] You copy { $card }.
   *[no] { $name } copies { $card }.
}
told-scored = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source })
told-influence = { $name }: +{ $number } Influence
told-age-ended = — End of Age { $age } —
told-role-taken = { $you ->
    [yes] You become { $role } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
   *[no] { $name } becomes { $role } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
}
told-kept = { $you ->
    [yes] You keep { $amounts } for the next Age.
   *[no] { $name } keeps { $amounts } for the next Age.
}
told-goals = { $name }: { $number ->
    [one] 1 goal of the objective is met
   *[other] { $number } goals of the objective are met
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
told-game-over = { $you ->
    [yes] You have won.
   *[no] { $name } has won.
}
source-influence = Influence
source-masteries = masteries
source-monuments = monuments
source-effects = effects
source-roles = roles
source-overflow = overflow
source-objectives = objectives

## What is asked.

asked-objective = Which objective do you keep?
asked-monument = Which monument do you bring?
asked-reactivate = { $card }: which tile do you use again?
asked-keep = Which Knowledge do you keep for the next Age? ({ $most } at most)
asked-activation = What does the tile Produce from?
asked-put-back = { $filled ->
    [yes] Your hand is full. Which tiles do you put back, to draw others?
   *[no] Which tiles do you put back before your hand is filled up?
}
asked-second-tile = { $card }: which second tile do you lay?
asked-growth = Growth: which tile do you lay?
asked-spot = Where in your tree does { $card } go?
asked-base = Where does { $card } stand?
asked-space = Where do you lay the tile?
asked-construction = Construction: what do you build?
asked-development = Development: what do you develop or upgrade?
asked-pay = { $card }: which Knowledge do you pay with next? ({ $number ->
    [0] { $left } to pay
   *[other] { $left } left to pay, so far { $paid }
})
asked-free = Which mastery do you take for nothing?
asked-wild = { $left ->
    [one] Which Knowledge do you gain?
   *[other] Which Knowledge do you gain? ({ $left } left)
}
asked-copy = You have most Influence: which mastery do you copy?
asked-order = { $card }: { $number ->
    [0] who plays first in the coming Age?
   *[other] who plays next in the coming Age? So far: { $placed }.
}
asked-exchange = Do you exchange Knowledge before your turn ends?

## What can be chosen.

choice-role = use { $role } instead of laying a tile
choice-space = { $cell }{ $turned ->
    [0] {""}
    [one] , turned once
   *[other] , turned twice
}
choice-side = side { $number }
choice-all-sides = all sides
choice-locus = the Locus at corner { $number }
choice-on-locus = the Locus at { $corner }
choice-build-city = build a city at { $cell } ({ $domain }, level { $level })
choice-raise-city = raise the city at { $cell } ({ $domain }) to level { $level }
choice-level = { $card }, level { $level }
choice-develop = { $card } ({ $domain } { $value })
choice-upgrade = upgrade { $card }
choice-spot = { $x },{ $y }, copy { $copy }{ $turned ->
    [0] {""}
   *[other] , turned by { $turned } quarters
}
choice-exchange = 2 { $give } for 1 { $take }
choice-swap = 1 { $give } for 1 { $take } ({ $card })

## Why not.

why-not = { $card }: { $reason }
why-too-expensive = too expensive
why-exchange = payable after an exchange
why-prerequisite = a mastery that it needs is missing
why-no-spot = there is no place for it in your tree
why-no-place = there is no place for it on the table
why-owned = you have it
why-complete = all its levels are taken
why-done = that was done this turn
