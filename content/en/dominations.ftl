### Dominations.

domain-trade = Trade
domain-craft = Craft
domain-art = Art
domain-science = Science
domain-government = Government
domain-religion = Religion

## What is wrong with a content pack.

pack-place = { $path }:{ $line }: { $problem }
pack-file = { $path }: { $problem }
pack-sound = { $path }: the pack “{ $id }” is sound ({ $hash })
pack-broken = { $number ->
    [one] 1 thing is wrong.
   *[other] { $number } things are wrong.
}
pack-syntax = { $reason }
pack-unreadable = the file cannot be read: { $reason }
pack-number = there are { $found } of them, but the box holds { $needed }
pack-levels-in-all = { $found } levels in all, but the box holds { $needed }
pack-twice = the id “{ $id }” stands here a second time
pack-id = “{ $id }” is no id: small letters, digits and dashes
pack-no-name = it has no name in “{ $language }”
pack-discs = “{ $given }” are no { $needed } discs: letters of T, C, A, S, G, R
pack-value = the value is { $value }; masteries are worth 3, 6 or 9
pack-layouts = { $number } layouts of Nodus; there are 4 copies
pack-never-fits = the layout { $layout } can never be joined to any other card
pack-prerequisite = only masteries of value 9 have a prerequisite, and all of them have one
pack-no-such-prerequisite = no mastery meets the prerequisite { $domain } { $value }
pack-unpayable = it costs { $cost } { $domain }, but nobody can hold more than { $most }
pack-discs-on-circle = a circular base lies on discs and has none of its own
pack-levels = { $number } levels; a monument has 1 to 6
pack-goals = { $number } goals; an objective has 5
pack-empty-goal = goal { $number } asks for nothing, or for what there is not
pack-no-role = there is no role for { $domain }
pack-useless = the effect “{ $effect }” can never happen here
pack-too-much = an effect with the number { $number }; 20 is the most

## What cards do, in our words. A reward is put together: when, what, for each of what, at most, and on which condition.

effect-reward = { $when }{ $if }: { $what }{ $per }{ $most }.
effect-if-produced = {" "}in which you Produced { $least } { $domain } or more
effect-most = {" "}(at most { $number })
when-acquired = When this card comes into your tree
when-upgraded = When you upgrade this card
when-turn-start = At the start of your turn
when-growth-end = At the end of a Growth phase
when-locus = When you use a Locus
when-city-built = When you build a city
when-city-raised = When you raise a city
when-level-taken = When you take a level of a monument
when-developed = When you develop another mastery
when-mastery-upgraded = When you upgrade another mastery
when-role-taken = When you take a role
when-rival-city-activated = When a tile you lay activates another player's city
when-connected = When a tile is laid against this monument
when-end-of-age = At the end of an Age
when-end-of-game = At the end of the game
give-domain = gain { $amount } { $domain }
give-wild = gain { $amount } Knowledge of your choice
give-same = gain { $amount } of its colour
give-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
give-influence = +{ $amount } Influence
per-each = {" "}for each { $thing }
per-several = {" "}for every { $each } { $things }
count-nodus = { $number ->
    [one] whole { $domain } Nodus
   *[other] whole { $domain } Nodus
}
count-any-nodus = whole Nodus
count-nodus-sets = { $number ->
    [one] set of three whole Nodus of three colours
   *[other] sets of three whole Nodus of three colours
}
count-vestigium-nodus = whole Nodus with a Vestigium in it
count-influence = Influence
count-knowledge = Knowledge you have left
count-cities = { $number ->
    [one] city of yours
   *[other] cities of yours
}
count-city-levels = { $number ->
    [one] level of your cities
   *[other] levels of your cities
}
count-largest-group = { $number ->
    [one] city in your largest group of adjacent ones
   *[other] cities in your largest group of adjacent ones
}
count-settlement-colours = { $number ->
    [one] colour of settlements on which you have a city
   *[other] colours of settlements on which you have a city
}
count-monument-levels = { $number ->
    [one] level card in your tree
   *[other] level cards in your tree
}
count-monuments-controlled = { $number ->
    [one] monument you control
   *[other] monuments you control
}
count-advanced = { $number ->
    [one] advanced mastery in your tree
   *[other] advanced masteries in your tree
}
count-masteries = { $number ->
    [one] mastery of value { $value } or more in your tree
   *[other] masteries of value { $value } or more in your tree
}
count-base-cities = { $number ->
    [one] city of yours that touches it
   *[other] cities of yours that touch it
}
count-base-city-levels = { $number ->
    [one] level of your cities that touch it
   *[other] levels of your cities that touch it
}
effect-settlement-yield = { $domain } settlements of tiles you lay Produce { $more } more.
effect-city-yield = Your cities on { $domain } settlements Produce { $more } more when they are activated.
effect-base-city-yield = Your cities that touch it Produce { $more } more when they are activated.
effect-cheaper-city = Building or raising a city costs you { $less } less.
effect-cheaper-level = Levels of monuments cost you { $less } Knowledge less, of the colours shown.
effect-cheaper-develop = Developing a mastery costs you { $less } less.
effect-cheaper-upgrade = Upgrading a mastery costs you { $less } less.
effect-control = Each of your cities beside a monument counts { $more } more for its control.
effect-reserve = { $steps ->
    [one] Your lowest Reserves count one step higher.
   *[other] Your { $steps } lowest steps of the Reserve count one step higher.
}
effect-overflow = What overflows at the highest Reserve is worth { $points } points.
effect-keep = Between Ages you keep up to { $knowledge } Knowledge.
effect-hand = { $tiles ->
    [one] You fill your hand up to 1 tile more.
   *[other] You fill your hand up to { $tiles } tiles more.
}
effect-swap = { $times ->
    [one] Once a turn,
    [2] Twice a turn,
   *[other] { $times } times a turn,
} 1 Knowledge becomes 1 of another colour.
effect-swap-domain = { $times ->
    [one] Once a turn,
    [2] Twice a turn,
   *[other] { $times } times a turn,
} 1 { $domain } becomes 1 of another colour, or the other way round.
effect-both-constructions = You may build a city and take a level in the same turn{ $less ->
    [0] .
   *[other] ; the second of them costs { $less } less.
}
effect-both-developments = You may develop a mastery and upgrade one in the same turn{ $less ->
    [0] .
   *[other] ; the second of them costs { $less } less.
}
effect-second-city = Once an Age you may build or raise a second city in a turn{ $less ->
    [0] .
   *[other] , for { $less } less.
}
effect-free-mastery = When this side comes up: take a mastery of value { $value } for nothing.
whom-controller = Whoever controls it: { $effect }
whom-everybody = For everybody: { $effect }
whom-active = For whoever does it: { $effect }

## What objectives ask for.

goal-nodus = whole Nodus: { $amounts }
goal-cities = { $parts }
goal-cities-part = { $number } × city of level { $level }
goal-group = { $number } adjacent cities
goal-groups = { $number } cities that are not adjacent
goal-monuments = { $number ->
    [one] control of 1 monument
   *[other] control of { $number } monuments
}
goal-influence = { $number } Influence
goal-masteries = { $number } masteries of value { $value } of { $domains }
goal-any-domain = any Domain
amount-of = { $amount } { $domain }
amount-any = { $amount } of any colour

## What the holder of a role may do in the next Age.

power-turn-order = Decides the order in which everybody plays in the next Age.
power-extra-tiles = Draws { $number } tiles more for the next Age.
power-influence = +{ $number } Influence at once.
power-settlement-yield = In the next Age, the settlement of each tile they lay Produces { $number } more.
power-reactivate = Once in the next Age, uses a tile that lies on the table again instead of laying one.
power-second-tile = Once in the next Age, lays a second tile in a turn.

## A pack as the terminal lists it.

pack-mastery = { $name } ({ $domain } { $value }; upgrade: { $upgrade })
pack-needs = needs { $domain } { $value }
pack-basic = basic: { $text }
pack-advanced = advanced: { $text }
pack-monument = { $name } ({ $base ->
    [circle] circular
   *[triangle] triangular
} base)
pack-level = { $cost } → { $points } points, { $influence } Influence
pack-role = { $name } ({ $domain }): { $points } points

## Set-ups and simulations.

error-dominations-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}; Dominations is for 2 to 4.
error-dominations-pack = The content pack “{ $id }” ({ $hash }) is not here.
error-dominations-switches = The switches of the rules are impossible: { $reason }.
error-no-such-bot = There is no bot “{ $name }” for this game; there are { $names }.
error-not-for-game = “{ $option }” is for Dominion only.
sim-dominations-seat = { $bot }: { $share }, won { $wins }, { $score } points, { $time } ms a turn
sim-dominations-sources = Influence { $influence }, masteries { $masteries }, monuments { $monuments }, effects { $effects }, roles { $roles }, overflow { $overflow }, objectives { $objectives }
sim-dominations-places = By place on the first Initiative track: { $places }
