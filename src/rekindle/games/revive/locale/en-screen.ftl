# What a terminal shows of Revive. The messages stand in the same order in every language.

## How games end, and where points come from

ending-last-artifact = the last artifact is gone
ending-loss = rank: { rank-loss }
ending-survivor = rank: { rank-survivor }
ending-minor = rank: { rank-minor }
ending-regular = rank: { rank-regular }
ending-major = rank: { rank-major }
ending-superior = rank: { rank-superior }
ending-utopia = rank: { rank-utopia }
rank-loss = loss
rank-survivor = survivor
rank-minor = minor victory
rank-regular = regular victory
rank-major = major victory
rank-superior = superior victory
rank-utopia = Utopia
tie-resources = equal points, more resources that made no point ({ $own } to { $other })
tie-tracks = equal points, further on the machine tracks ({ $own } to { $other })
score-track = Point track
score-progress = Progress
score-technologies = Technologies
score-locations = Locations
score-card-bonus = Card bonus
score-end-tile = End tile
score-minor-artifacts = Minor artifacts
score-resources = Resources
score-artifacts = Artifacts

## The map

screen-legend = . sand  ^ mountain  & forest  = field  ~ water  # location  @ chasm  * crystal  ( ) small building  [ ] large building  letter alone: figure  Face down: name, points, cost, # and ~ on its front.
screen-legend-tokens = ' forest or sand tile  + temple  x target  % workshop  > falcon
screen-legend-plain = A space is a row and a column. In its row it touches the columns before and after. A space of row a, c, e, g or i touches its own column and the next in the rows above and below; one of row b, d, f, h or j its own column and the one before.
screen-face-up = Tile { $place }: { $spaces }.
screen-face-down = Face down, { $cost } for { $points }{ $finds ->
    [both] , with location and water
    [location] , with location
    [water] , with water
   *[none] {""}
}: { $places }.
screen-space = { $name } { $kind }
screen-space-with = { $name } { $kind } ({ $what })
screen-small = small building of { $whom }
screen-large = large building of { $whom }
screen-figures = figures of { $whom }
screen-token-forest = forest tile
screen-token-temple = temple
screen-token-target = target
screen-token-sand = sand tile
screen-token-workshop = workshop
screen-falcon = falcon
screen-gives = reward { $what }
screen-chasm = The chasm is { $name }.
screen-moved = On the map: { $spaces }.
screen-beside = Next to it: { $spaces }.
screen-free-tile = nothing
screen-crystals = Crystals at the edge touch: { $spaces }.
screen-vast-crystal = { $spaces } (vast)
screen-short-points-gained = +{ $n }
screen-short-north-west = NW
screen-short-north-east = NE
screen-short-south-west = SW
screen-short-south-east = SE
screen-short-energy = energy
screen-short-module = module
screen-short-crate = crate
screen-short-crystal = crystl
screen-short-gear = { $n }gear
screen-short-book = { $n }book
screen-short-food = { $n }food
screen-short-basic = { $n }any
screen-short-points = { $n }pts
screen-short-advance = step
screen-short-advance-any = step
screen-kind-sand = sand
screen-kind-mountain = mountain
screen-kind-forest = forest
screen-kind-field = field
screen-kind-water = water
screen-kind-location = location

## Displays and locations

screen-citizens = Citizens, { $n } in the deck
screen-modules-shown = Modules, { $n } in the supply
screen-machines-shown = Machines
screen-locations = Locations and supply
screen-north-west = North-west
screen-north-east = North-east
screen-south-west = South-west
screen-south-east = South-east
screen-there = { $text } There: { $whom }.
screen-left = { $n } left
screen-open-card = Open card { $card }
screen-tracks = Along the tracks
screen-artifact-purple = { $n } purple
screen-artifact-orange = { $n } orange
screen-artifact-white = { $n } white
screen-artifact-minor = { $n } minor

## Boards

screen-nothing = nothing
screen-sun = sun
screen-moon = moon
screen-resources = Resources
screen-of = { $n }/{ $what }
screen-energy = { $used ->
    [0] { $n } energy
   *[other] { $n } energy (and { $used } on machines)
}
screen-switch-ready = switch up
screen-switch-used = switch down
screen-points = Points
screen-score-public = { $n }, { $total } in all without artifact cards
screen-top-left = Top left
screen-top-right = Top right
screen-bottom-left = Bottom left
screen-bottom-right = Bottom right
screen-right = Right
screen-half = { $card } ({ $half })
screen-top = top
screen-bottom = bottom
screen-slot-symbol = with slot symbol
screen-modules-of = modules { $n }/{ $most }
screen-closed = closed
screen-active = Active
screen-resting = Resting
screen-machines = Machines
screen-used = { $machine } (used)
screen-gray = gray
screen-green = green
screen-yellow = yellow
screen-gray-track = Gray track
screen-green-track = Green track
screen-yellow-track = Yellow track
screen-with-track = (and { $colour } { $n })
screen-reward-special = { $colour } machine
screen-reward-cards = { $colour } cards score
screen-reward-artifact = artifact
screen-progress = Progress
screen-progress-now = { $n }/{ $most }, worth { $points }
screen-cube = cube on { $n }
screen-hibernation = Hibernation
screen-removal = an artifact is removed
screen-ability = Ability
screen-technologies = Technologies
screen-technology = { $id } { $name } ({ $cost })
screen-supply = In supply
screen-buildings-left = { $small } small and { $large } large buildings
screen-ability-left = { $n } times left
screen-tiles-left = { $n } tribe tiles
screen-range = range { $n }
screen-crates = Crates
screen-closed-crates = { $n } closed
screen-opened-crates = open { $crates }
screen-artifacts = Artifacts
screen-end-tile = end tile
screen-ending = The last artifact is gone: everybody has one more turn.

## Players and hand

screen-column-points = Points
screen-column-goods = Resources
screen-column-energy = Energy
screen-column-tracks = Tracks
screen-column-progress = Progress
screen-column-artifacts = Artifacts
screen-crate = Crate
screen-dealt = Dealt artifact card
screen-artifact-card = Artifact card
screen-worth-now = worth { $n } now
screen-purse-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
screen-purse-energy = { $n } energy
screen-purse-tracks = tracks { $tracks }
screen-tribe-ability = Tribe ability. { $ability }.

## The end

screen-scored = { $who } scored { $points } with the artifact card { $card }: { $told }.
screen-scored-purple = purple × { $n } (“{ $what }”)
screen-scored-orange = orange × { $n } (“{ $what }”)
screen-scored-white = white × { $n } (“{ $what }”)
