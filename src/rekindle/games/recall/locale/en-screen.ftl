# What a terminal shows of Recall. The messages stand in the same order in every language.

## The map

screen-legend = = field  & forest  ^ mountain  ~ water  ! volcano  # vault  % monument  : site  + camp  @ start  * relicube  w g b n white, gray, black, brown  [ ] building, letter and number: followers.  A number alone: pigs of a farm.  ? face down.
screen-legend-tokens = ' island  " farm  o ring  p pigs  < raft
screen-legend-plain = A hex is a row and a column. In its row it touches the columns before and after. A hex of row a, c, e, g, i or k touches its own column and the next in the rows above and below; one of row b, d, f, h or j its own column and the one before.
screen-region = Region { $region }: { $spaces }.
screen-printed = Printed on the board: { $spaces }.
screen-closed = Face down: { $regions }.
screen-closed-known = { $region } (the other starting tile)
screen-hex = { $name } { $kind }
screen-hex-with = { $name } { $kind } ({ $what })
screen-kind-field = field
screen-kind-forest = forest
screen-kind-mountain = mountain
screen-kind-water = water
screen-kind-volcano = volcano
screen-kind-vault = vault hex
screen-kind-monument = monument hex
screen-kind-site = excavation site
screen-kind-camp = camp
screen-kind-start = starting space
screen-kind-printed = monument hex of a track
screen-building-vault = vault of { $whom }
screen-building-workshop = workshop of { $whom }
screen-building-monument = monument of { $whom }
screen-followers = { $n } of { $whom }
screen-relicube = { $colour } relicube
screen-stones-there = stones { $stones }
screen-stones-gone = no stones left
screen-camp-gives = reward { $what }
screen-tile-there = monument tile { $tile }
screen-pigs-shown = pigs for a farm { $n }
screen-raft-there = raft of { $whom } with { $n }
screen-moved = On the map: { $spaces }.
screen-beside = Next to it: { $spaces }.
screen-short-white = w
screen-short-gray = g
screen-short-black = b
screen-short-brown = n
screen-short-pigs = p{ $n }
screen-token-island = island
screen-token-farm = pig farm
screen-token-ring = ring
screen-token-pig = pig
screen-colour-white = white
screen-colour-gray = gray
screen-colour-black = black
screen-colour-brown = brown

## Displays, tracks, paths

screen-nothing = nothing
screen-count = { $what } { $n }
screen-draft = Tribes and gadgets to choose from
screen-with-gadget = with { $gadget }
screen-keycards-shown = Keycards (piles: { $green } green, { $gray } gray)
screen-under-the-pile = Under the green pile
screen-displays = Displays and supply
screen-relicubes = Relicubes
screen-crates = Crates
screen-left = { $n } left
screen-bag-relicubes = Relicubes in the bag
screen-bag-stones = Stones in the bag
screen-crates-discarded = Crates discarded
screen-tribe-pieces = Pieces of tribes
screen-tracks = Tracks
screen-white-track = White track
screen-gray-track = Gray track
screen-black-track = Black track
screen-at-step = { $step } { $what }
screen-from-step = { $points } from step { $step }
screen-track-points = Points of a track
screen-face-down-tribe = face-down tribe
screen-culture = Culture
screen-symbol = { $at } { $letter }
screen-rounds = Special rounds
screen-round-now = round { $n } of { $most }
screen-round-path = path in round { $n }
screen-round-objective = objective in round { $n }
screen-paths = Paths
screen-section = { $n } { $path }
screen-section-chosen = { $name } ({ $who })

## Boards

screen-points = Points
screen-score-public = culture { $n }, { $total } in all without objectives
screen-crystals = Crystals
screen-crystal-white = { $n } white
screen-crystal-red = { $n } red
screen-crystal-purple = { $n } purple
screen-followers-of = Followers
screen-supply = { $n } in supply
screen-on-map = { $n } on the map
screen-raft-at = { $n } on the raft at { $hex }
screen-stones = Stones
screen-ready = { $n } { $n ->
    [one] stone
   *[other] stones
} ready
screen-own-stones = { $n } own
screen-abilities = Abilities
screen-ability = { $ability } for { $stones }
screen-available = Available
screen-box-a = Box A
screen-box-b = Box B
screen-box-c = Box C
screen-box-d = Box D
screen-box-e = Box E
screen-box-f = Box F
screen-in-slot = keycard { $card }
screen-box-used = used
screen-upgraded = upgrade { $upgrade }
screen-grid = Relicubes
screen-row = { $what } { $n } ({ $points })
screen-buildings = Buildings
screen-vaults = vaults { $vaults }
screen-workshops = { $what } workshops { $n }
screen-monuments = monuments { $n }
screen-next = { $what } { $cost }
screen-gives = { $what }: { $gives }
screen-next-relicubes = Next relicubes
screen-next-workshops = Next workshops
screen-next-vaults = Vaults left
screen-next-monument = Next monument
screen-production = Production
screen-knowledge = Knowledge
screen-chosen-paths = Paths
screen-camps = Camps
screen-objectives = Objectives
screen-in-hand = { $n } in hand
screen-discarded = discarded { $objective }

## Players and hand

screen-column-points = Points
screen-column-culture = Culture
screen-column-knowledge = Knowledge
screen-column-followers = Followers
screen-column-stones = Stones
screen-column-keycards = Keycards
screen-column-crystals = Crystals
screen-crate = Crate
screen-objective = Objective
screen-purse-culture = culture { $n }
screen-purse-crystals = crystals { $crystals }
screen-purse-tracks = tracks { $tracks }

## The end

screen-kept = { $who }, objective: { $needs } ({ $points }).
