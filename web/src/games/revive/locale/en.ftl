# What the page says about Revive. Names of things come from the pack.

## Headings

map = Map
citizens = Citizens
modules = Modules
machines = Machines
artifacts = Artifacts
closed-crates = Closed crates
opened-crates = Opened crates
tracks = Machine tracks
none = none
no-machines = No machines yet
cards = { $area ->
    [active] Active cards
   *[resting] Resting cards
}
ending = The last artifact is gone: everybody has one more turn.

## The parts of a side, one at a time where there is little room

side-parts = Parts of the side
side-part = { $part ->
    [hand] Active cards
    [slots] Slots
    [tracks] Tracks
    [tribe] Technologies
   *[rest] Rest, artifacts
}

## The solo game: its clock and its goal

status-cube = Action cube { $at } of { $last }
status-past = Action cube past the end
status-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
status-next = { $rank } from { $least }
status-highest = { $rank }

## The map

space = { $name }: { $kind }
unexplored = { $name }: unexplored. { $text }
building-of = { $size ->
    [large] large building of { $who }
   *[small] small building of { $who }
}
figure-of = figure of { $who }
corner = { $name } ({ $at })
crystal-at = { $vast ->
    [yes] Vast crystal symbol beside { $spaces }
   *[no] Crystal symbol beside { $spaces }
}

## What is said about things

named = { $name }. { $text }
counted = { $what }: { $n }
counted-of = { $what }: { $n } of { $most }
card-in = { $area }: { $name }. { $text }
slot = { $state ->
    [closed] { $slot }: closed
    [empty] { $slot }: empty
   *[cards] { $slot }: { $cards }
}
half-of = { $half ->
    [top] { $card }, top half: { $text }
   *[bottom] { $card }, bottom half: { $text }
}
module-space = { $slot }, module space { $n }: { $what }
module-space-empty = { $kind ->
    [active] empty, activates a new module at once
   *[plain] empty
}
machine = { $used ->
    [yes] { $name }: used. { $text }
   *[no] { $name }: ready. { $text }
}
crate = { $state ->
    [closed] Closed crate: { $text }
   *[opened] Opened crate: { $text }
}
switch = { $state ->
    [ready] Switch: up, can be used
   *[used] Switch: down, used
}
unlocked = { $got ->
    [yes] Unlocked. { $text }
   *[no] Not unlocked yet. { $text }
}
ability-of = Tribe ability: { $tribe }. { $n ->
    [one] 1 marker left
   *[other] { $n } markers left
}
track-at = { $track }: space { $n } of { $most }
hibernation-at = Hibernation track: space { $n } of { $most }
progress-at = Progress track: { $n } of { $most }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
points-at = { $n ->
    [one] 1 point
   *[other] { $n } points
}
total = { $known ->
    [yes] { $n } if the game ended now
   *[no] { $n } without the artifact card
}
