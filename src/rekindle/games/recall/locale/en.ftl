# What Recall says in English: people, things, places and effects. The messages stand in the same
# order in every language; questions, moves, the log and cards have files of their own.

## Things with their number

thing-white = { $n } { $n ->
    [one] white crystal
   *[other] white crystals
}
thing-red = { $n } { $n ->
    [one] red crystal
   *[other] red crystals
}
thing-purple = { $n } { $n ->
    [one] purple crystal
   *[other] purple crystals
}
thing-follower = { $n } { $n ->
    [one] follower
   *[other] followers
}
thing-here = { $n } { $n ->
    [one] follower
   *[other] followers
} here
thing-point = { $n } { $n ->
    [one] point
   *[other] points
}
thing-pig = { $n } { $n ->
    [one] pig
   *[other] pigs
}
thing-crate = { $n } { $n ->
    [one] crate
   *[other] crates
}
thing-stone = { $n } { $n ->
    [one] stone
   *[other] stones
}
thing-keycard = { $n } { $n ->
    [one] keycard
   *[other] keycards
}
thing-move = { $n } { $n ->
    [one] move
   *[other] moves
}
thing-water-move = a water movement
thing-spread-move = a spreading water movement
thing-step = { $n } { $n ->
    [one] step
   *[other] steps
} on { $track }
thing-card = a { $colour } keycard
thing-farm = a pig farm
thing-island = an island
thing-raft = your raft with { $n } { $n ->
    [one] follower
   *[other] followers
} from the supply on it
none-of-that = nothing of that

## Colours, places, names

colour-white = white
colour-gray = gray
colour-black = black
colour-brown = brown
colour-yellow = yellow
colour-green = green
track-white = the white track
track-gray = the gray track
track-black = the black track
track-any = { $n ->
    [one] any track
   *[other] any tracks
}
track-same = the track of that colour
relicube-white = a white relicube
relicube-gray = a gray relicube
relicube-black = a black relicube
relicube-brown = a brown relicube
stone-white = a white stone
stone-gray = a gray stone
stone-black = a black stone
building-field = a workshop on a field
building-forest = a workshop in a forest
building-mountain = a workshop on a mountain
building-vault = a vault
building-monument = a monument
space-start = starting space { $n }
region-named = the region around { $space }
box-named = box { $letter }
slot-named = slot { $letter }
upgrade-named = upgrade { $letter }
part-named = { $name }, part { $n }
quoted = “{ $name }”
path-knowledge = Path of Knowledge
path-ancients = Path of Ancients
path-legends = Path of Legends
path-efficiency = Path of Efficiency
path-ambition = Path of Ambition
path-power = Path of Power

## Effects

effect-gain = gain { $things }
effect-make = make { $things }
effect-advance = advance { $things }
effect-take = take { $things }
effect-place = place { $things }
effect-pay = pay { $things }
effect-develop = develop
effect-mix = move or develop, { $n } { $n ->
    [one] time
   *[other] times
} in all
effect-upgrade-crystal = upgrade a crystal
effect-upgrade-keycard = upgrade a keycard
effect-take-back = take back a keycard
effect-free-ability = use an ability without stones
effect-display-cube = take a relicube from the display
effect-reveal = reveal a region
effect-copy-used = take the effects of another box you have used
effect-copy-any = take the effects of any other box
effect-buy = buy up to { $n } followers with crystals
effect-buy-better = buy up to { $n } followers with crystals at better rates
effect-remove = remove followers for 1 white crystal each
effect-sell = spend 1 follower for { $thing }
effect-barter = trade followers, white crystals and points for each other up to { $n } times
effect-volcano-move = move a group from one volcano to another and gain { $thing }
effect-leap = let a group jump over a hex
effect-scatter = move the followers of a hex one by one
effect-repeat = gain the same once more
effect-portal = gain 1 follower, placed as usual or where another player has built
effect-waive = pay no followers
effect-use = use { $ability }: { $gives }
may = you may { $what }
up-to = up to { $n } times you may { $what }
pays = { $pays }: { $then }
pays-and = { $pays } and { $then }
or-apart = { $a }; or { $b }
