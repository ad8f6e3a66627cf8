### Dominations in the browser.

## Where and when.

place-spoken = { $vertical ->
    [north] north { $row }
    [south] south { $row }
   *[middle] middle
}, { $horizontal ->
    [east] east { $column }
    [west] west { $column }
   *[middle] in the middle
}
phase-growth = Growth
phase-construction = Construction
phase-development = Development
web-age = Age { $age }
web-age-turn = Age { $age } of { $ages }, turn { $round } of { $rounds }
web-age-ended = End of Age { $age }
web-set-up = Before the game
web-phases = Phases of the turn
web-back-to = Back to { $phase }
web-initiative = Initiative

## What is shown.

web-what-is-shown = What is shown
web-tab-board = Board
web-tab-tree = Tree
web-tab-masteries = Masteries
web-board = The board
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit
web-tiles = Your tiles
web-tiles-of = Tiles of { $name }
web-tiles-left = { $number } left to draw
web-monuments = Monuments
web-domain = Domain
web-knowledge = Knowledge
web-nodus = Nodus
web-nodus-of = { $number ->
    [one] 1 whole Nodus
   *[other] { $number } whole Nodus
}
web-of-reserve = { $have } of { $limit } that fit into the Reserve
web-influence = Influence
web-cities = { $number ->
    [one] 1 city
   *[other] { $number } cities
}
web-city-tokens = { $number ->
    [one] 1 city token left
   *[other] { $number } city tokens left
}
web-goals-met = { $met } of { $all } goals
web-levels = level { $built } of { $all }
web-controlled-by = Controlled by { $name },
web-base = { $base ->
    [circle] To be built on a Locus.
   *[triangle] To be built on a free triangle.
}
web-next-level = Level { $number } costs
web-brings = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $influence } Influence
web-all-levels = All levels
web-goal-points = Points for 0, 1, 2 … goals: { $points }
web-kept = Your objective
web-roles = Roles
web-roles-about = At the end of an Age, whoever has most Knowledge of a Domain left takes its role, if only 1. In the last Age every role is worth the same.
web-take-level = Take level { $number }
web-keep-this = Keep this one

## What a place or a card brings.

web-places = Places
web-this-place = The chosen place
web-other-places = Other places
web-all-places = Show all { $number } places
web-no-places = No place fits.
web-sort = Best first:
web-sort-all = most Knowledge
web-sort-domain = most { $domain }
web-sort-rivals = least for others
web-loci-only = closes a Locus
web-rotate = Rotate
web-ways = Ways to use it
web-lay-here = Lay it here
web-from-side = Produce from the { $side ->
    [top] upper side
    [bottom] lower side
    [left] left side
   *[right] right side
}
web-from-locus = Produce from the Locus { $corner }
web-only-one-way = A tile Produces in one of these ways.
web-closes-loci = { $number ->
    [one] closes a Locus
   *[other] closes { $number } Loci
}
web-nothing-gained = nothing
web-overflow = no room for
web-feeds = { $name } gets
web-points-gained = { $number ->
    [one] +1 point
   *[other] +{ $number } points
}
web-influence-gained = +{ $number } Influence
web-forms-nodus = { $number ->
    [0] no new Nodus
    [one] 1 whole Nodus
   *[other] { $number } whole Nodus
}
web-place-label = { $place }: { $gain }{ $loci ->
    [0] {""}
    [one] , closes a Locus
   *[other] , closes { $loci } Loci
}
web-use-again = Use the tile at { $place } again: { $gain }
web-monument-here = Build on the Locus at { $place }
web-build-here = Build a city at { $place } ({ $domain }): { $change }
web-raise-here = Raise the city at { $place } ({ $domain }) to level { $level }: { $change }
web-city-of = city of { $name }, level { $level }
web-cities-after-exchange = After an exchange you could also build at { $places }.
web-level-up = ▲{ $level }

## Trees and masteries.

web-campfire = Campfire
web-tree-of = The civilization tree of { $name }
web-spots = Places in the tree
web-spot = { $vertical ->
    [above] { $row } above
    [below] { $row } below
   *[middle] beside
}, { $horizontal ->
    [left] { $column } to the left
    [right] { $column } to the right
   *[middle] in line with the Campfire
}
web-spot-label = { $spot }: { $nodus ->
    [one] 1 whole Nodus
   *[other] { $nodus } whole Nodus
}{ $copies ->
    [one] {""}
   *[other] , { $copies } copies fit
}
web-copies-here = { $number } copies
web-which-copy = Which copy?
web-halves = half Nodus: above { $above }, right { $right }, below { $below }, left { $left }
half-vestigium = Vestigium
half-corruptio = Corruptio
web-advanced = advanced
web-owned = in your tree
web-filters = Filters
web-all = All
web-value = Value
web-which = Which masteries
web-which-all = All masteries
web-which-affordable = That you can pay
web-which-placeable = That fit into your tree
web-which-owned = In your tree
web-search = Search
web-masteries-shown = { $number ->
    [one] 1 mastery
   *[other] { $number } masteries
}
web-no-masteries = No mastery is like that.
web-cost = Cost
web-upgrade-cost = Upgrade
web-copies-left = { $number ->
    [0] all copies taken
    [one] 1 copy left
   *[other] { $number } copies left
}
web-basic-side = Basic{ $points ->
    [0] {""}
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
}:
web-advanced-side = Advanced{ $points ->
    [0] {""}
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
}:
web-payable = you can pay it
web-do-develop = Develop
web-do-upgrade = Upgrade
web-do-copy = Copy

## Answers.

web-decline-dominations = { $about ->
    [construction] Build nothing more
    [development] End development
    [exchange] End the turn
    [second-tile] Lay no second tile
    [put-back] Keep all tiles
    [keep] Keep nothing
    [copy] Copy nothing
    [free] Take none
   *[other] Go on
}
web-confirm-dominations = { $about ->
    [put-back] { $number ->
        [one] Put 1 tile back
       *[other] Put { $number } tiles back
    }
   *[keep] Keep { $number }
}
web-exchange = Exchange…
web-exchange-give = Give
web-exchange-take = Take
web-exchange-two = 2 for 1 of:
web-exchange-with = 1 for 1 with { $card }:
web-exchange-label = { $price } { $give } for 1 { $take }

## Tables of Dominations.

web-pack = Cards
web-switches = Rules
web-switch-sides = A tile Produces from
web-switch-sides-choose_one = one side
web-switch-sides-all = all sides
web-switch-locus = A closed Locus Produces
web-switch-locus-alternative = instead of a side
web-switch-locus-additional = besides the side
web-switch-locus_match_bonus = Equal discs side by side in a Locus bring 1 more
web-switch-locus_cities = A Locus activates cities
web-switch-locus_cities-edge_adjacent = beside the tile
web-switch-locus_cities-ring = all around it
web-switch-overflow_only_at_most = Overflow brings points only at the highest Reserve
web-switch-tree_rotation = Cards may be turned in the tree
web-switch-length = Length
web-length = { $ages ->
    [one] 1 Age
   *[other] { $ages } Ages
} of { $turns } turns
