# What the page says about Recall. Names of things come from the pack.

## Headings of the board

map = Map
culture = Culture track
time = Rounds
knowledge = Knowledge tracks
paths = Paths
keycards = Keycards
monument-tiles = Monument tiles
relicubes = Relicubes on display
stock = What is left
bag = Bag

## The status: the round, and the movement under way

round-at = Round { $at } of { $of }
round-kind = { $kind ->
    [path] Path round
    [objective] Objective round
   *[over] The end
}
status-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
in-hand = In hand: { $n ->
    [one] 1 follower
   *[other] { $n } followers
}{ $pigs ->
    [0] { "" }
    [one] {" "}and 1 pig
   *[other] {" "}and { $pigs } pigs
}
moves-left = { $n ->
    [one] 1 move left
   *[other] { $n } moves left
}
round = Round { $n }{ $kind ->
    [path] : path { $section }
    [objective] : objective
   *[regular] { "" }
}{ $when ->
    [now] , now
    [past] , past
   *[later] { "" }
}

## The map

space = { $name }: { $kind }
region-hidden = Region around { $name }, face down{ $start ->
    [yes] , a starting tile
   *[no] { "" }
}
region-revealed = Region around { $name }, revealed: it is about to be laid
goal = { $hex }, { $n ->
    [one] 1 move away
   *[other] { $n } moves away
}
pigs-shown = { $n ->
    [one] 1 pig shown
   *[other] { $n } pigs shown
}
pigs-there = { $n ->
    [one] 1 pig
   *[other] { $n } pigs
}
stones-of = { $n ->
    [one] 1 { $colour } stone
   *[other] { $n } { $colour } stones
}
camp-of = used by { $who }
relicube = { $colour ->
    [white] white relicube
    [gray] gray relicube
    [black] black relicube
   *[brown] brown relicube
}
no-stones = no stones left
building-of = { $kind ->
    [vault] vault of { $who }
    [workshop] workshop of { $who }
   *[monument] monument of { $who }
}
followers-of = { $n ->
    [one] 1 follower of { $who }
   *[other] { $n } followers of { $who }
}
raft-of = raft of { $who } with { $n ->
    [one] 1 follower
   *[other] { $n } followers
}

## Tracks, paths and displays

symbol = Upgrade at { $n } points{ $letter ->
    [none] { "" }
   *[other] : { $letter }
}
track-short = { $track ->
    [white] White
    [gray] Gray
   *[black] Black
}
step-of = { $who }: step { $n }
ancient-hidden = { $track }: an ancient tribe and four gadgets, face down
path-name = { $path ->
    [knowledge] Knowledge
    [ancients] Ancients
    [legends] Legends
    [efficiency] Efficiency
    [ambition] Ambition
   *[power] Power
}
path-side = Side { $side }.
path-chosen = Chosen by { $who }.
left-of = { $what } { $n } left.
pile = { $colour ->
    [green] Pile of green keycards: { $n }
   *[gray] Pile of gray keycards: { $n }
}
crates = Crates: { $n }, discarded: { $gone }

## What is said about things

named = { $name }. { $text }
counted = { $what }: { $n }

## A player's side

side-parts = Parts of the side
side-part = { $part ->
    [hand] Keycards
    [buildings] Buildings
    [grid] Relicubes
   *[goals] Goals
}
hand = Keycards in hand
no-keycards = No keycard in hand: all of them lie in slots.
boxes = Action boxes and slots
abilities = Abilities
buildings = Buildings and production
buildings-of = { $kind ->
    [vaults] Vaults
    [workshops] Workshops
    [monuments] Monuments
   *[production] Production spaces
}
grid = Relicube grid
objectives = Objectives
specializations = Specializations
camps = Camps with a building beside them

counted-of = { $what }: { $n } of { $most }
next-upgrade = next upgrade at { $n }
total = { $known ->
    [yes] { $n } points if the game ended now
   *[no] { $n } points without the objective
}
followers-at = Followers: { $supply } in supply, { $map } on the map
raft-at = Raft on { $space }: { $n ->
    [one] 1 follower
   *[other] { $n } followers
}
stones-ready = Stones: { $n } of { $all } ready, { $own } in your colour
stones-collected = { $colour ->
    [white] White stones
    [gray] Gray stones
   *[black] Black stones
} collected: { $n }
recall-of = { $n ->
    [0] Recall: no keycard lies in a slot
    [one] Recall: 1 keycard, so 1 production space
   *[other] Recall: { $n } keycards, so up to { $n } production spaces
}
keycards-at = Keycards: { $n } in hand, { $used } in slots
box-state = { $box }{ $upgraded ->
    [yes] , upgraded
   *[no] { "" }
}{ $used ->
    [yes] , used since the last recall
   *[no] { "" }
}. { $text }
slot-state = Slot { $letter }: { $card ->
    [yes] { $name }
   *[no] empty
}
in-slot = In slot { $letter }: { $card }
ability-state = { $name }, next use for { $cost ->
    [one] 1 stone
   *[other] { $cost } stones
}, used { $uses ->
    [0] not at all
    [one] once
   *[other] { $uses } times
} since the last recall. { $text }
building-state = { $name }{ $built ->
    [yes] , built
    [no] , not built yet
   *[open] { "" }
}{ $done ->
    [yes] , activated
   *[no] { "" }
}. { $text }
grid-space = { $filled ->
    [yes] Filled. { $text }
   *[no] { $text }
}
discarded = Discarded: { $objective }
path-open = Section { $section }: no path chosen yet
path-own = { $path }. { $everybody }. { $own }
free-actions = Free actions ({ $n })

## A movement, as a question

group-size = Followers in hand
group-pigs = Pigs that come along
goals = Goals
goals-far = Goals, and how many moves they are away
group-at-hand = The group in hand
other-groups = Another group instead
