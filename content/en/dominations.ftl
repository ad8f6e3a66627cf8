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
