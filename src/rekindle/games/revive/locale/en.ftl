# What Revive says in English: people, things, places and effects. The messages stand in the same
# order in every language; questions, moves, the log and cards have files of their own.

## Things with their number

thing-crystal = { $n } { $n ->
    [one] crystal
   *[other] crystals
}
thing-gear = { $n } { $n ->
    [one] gear
   *[other] gears
}
thing-book = { $n } { $n ->
    [one] book
   *[other] books
}
thing-food = { $n } food
thing-basic = { $n } basic { $n ->
    [one] resource
   *[other] resources
}
thing-resource = { $n } { $n ->
    [one] resource
   *[other] resources
}
thing-point = { $n } { $n ->
    [one] point
   *[other] points
}
thing-energy = { $n } energy
thing-crate = { $n } { $n ->
    [one] crate
   *[other] crates
}
thing-module = { $n } { $n ->
    [one] module
   *[other] modules
}
thing-artifact = { $n } { $n ->
    [one] artifact
   *[other] artifacts
}
thing-flask = { $n } { $n ->
    [one] flask
   *[other] flasks
}
thing-range = { $n } range for one action
thing-unlimited = unlimited range for exploring
thing-step = { $n } { $n ->
    [one] step
   *[other] steps
} on { $track }
thing-card = { $kind ->
    [any] any card from the display
   *[one] a { $colour } card from the display
}
thing-played = { $kind ->
    [any] a card of any colour
   *[one] a { $colour } card
}
thing-forest = a forest tile
thing-temple = a temple
thing-target = a target
thing-sand = a sand tile
thing-workshop = a workshop
thing-per = { $thing } { $each }
per-cards = for each { $colour } card in your slots
per-flasks = for each visible flask
per-figures = for each of your figures on the map
per-waters = for each water space next to your buildings
cost-far = { $cost } and unlimited range
cost-range = { $cost } ({ $way } food of it for the range)
cost-helped = { $cost } with machines
cost-freely = { $cost } with free actions
none-of-that = nothing of that

## Colours, places

colour-gray = gray
colour-green = green
colour-yellow = yellow
tint-gray = gray
tint-green = green
tint-yellow = yellow
track-gray = the gray track
track-green = the green track
track-yellow = the yellow track
track-any = { $n ->
    [one] any track
   *[other] any tracks
}
slot-top-left = top-left slot
slot-top-right = top-right slot
slot-bottom-left = lower-left slot
slot-bottom-right = lower-right slot
slot-right = right slot
terrain-unexplored = unexplored
terrain-sand = sand
terrain-mountain = mountain
terrain-forest = forest
terrain-field = field
terrain-water = water
terrain-location = location
terrain-chasm = chasm
terrain-large-location = large location
space-chasm = the chasm
space-north-west = the large location in the north-west
space-north-east = the large location in the north-east
space-south-west = the large location in the south-west
space-south-east = the large location in the south-east
space-named = the { $name } ({ $at })
corner-north-west = north-west
corner-north-east = north-east
corner-south-west = south-west
corner-south-east = south-east
place-root = bottom
place-left = left
place-middle = middle
place-right = right
place-top-left = top left
place-top-middle = top middle
place-top-right = top right
tribe-sun = { $tribe } (sun)
tribe-moon = { $tribe } (moon)

## Effects

effect-gain = gain { $things }
effect-take = take { $things }
effect-take-back = take { $things } back from your machines
effect-advance = advance { $things }
effect-place = place { $things }
effect-pay = pay { $things }
effect-ability = use your tribe ability
effect-rest-card = put a card from a slot into the resting area
effect-wake-card = bring a card from the resting area to the active area
effect-play-card = play { $things } as an extra action
effect-top-of-active = put a card from the active area into the resting area and use its top half
effect-hibernate = hibernate once all else is done and remove this card from the game
effect-explore = explore as an extra action{ $far }
effect-populate = populate as an extra action{ $far }
effect-build = build as an extra action{ $far }
far = { " " }with { $n } range
effect-explore-less = pay { $things } less to explore
effect-populate-less = pay { $things } less to populate
effect-build-less = pay { $things } less to build
effect-turn-card = use the other half of the card being played
effect-all-colours = give a card all colours for this action
effect-reopen = use one of your opened crates again
effect-move-falcon = move the falcon up to { $n } spaces for each marker gone from your tribe board
effect-move-figure = move one of your figures from a small location to another
effect-raise-switch = move your switch up
may = you may { $what }
up-to = up to { $n } times you may { $what }
each = { $each }: { $what }
pays = { $pays }: { $then }
