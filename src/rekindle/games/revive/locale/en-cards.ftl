# Cards, tokens, tiles and boards.

## Cards and modules

card-gray = Gray card
card-green = Green card
card-yellow = Yellow card
card-text = { $kind }. Top: { $top }. Bottom: { $bottom }.
half-top = top half
half-bottom = bottom half
half-range = { $n } range as long as it lies there
half-slot = another card may be played onto it
kind-gives = { $kind }: { $gives }
module-named = the { $kind } module ({ $gives })

## Machines

machine-gray = gray machine
machine-green = green machine
machine-yellow = yellow machine
machine-standard = standard machine
machine-tribe = tribe machine

## Artifacts and large locations

artifact-purple = a purple artifact
artifact-orange = an orange artifact
artifact-white = a white artifact
artifact-minor = a minor artifact
artifact-card-text = Purple: { $purple }. Orange: { $orange }. White: { $white }.
points-each = { $what }, { $points } each
points-from = { $points } from { $least } on
points-by-steps = { $what }, { $steps }
location-text = At the end: { $score }.
location-gain = When populated: { $gain }.
category-crates = crates
category-energy = energy
category-modules = modules
category-module-pairs = pairs of modules
category-figures = figures on the map
category-markers = markers gone from the tribe board
category-flasks = flasks
category-cards = recruited cards
category-waters = water spaces that rewarded you
category-crystals = crystal symbols next to your buildings
category-gray-track = spaces reached on the gray track
category-green-track = spaces reached on the green track
category-yellow-track = spaces reached on the yellow track
category-large-buildings = large buildings on the map
category-figures-on-large = figures on large locations
category-tiles = area tiles with a building or figure of yours

## Tribes

ability-text = Ability: { $ability }.
technology-line = “{ $name }” ({ $cost }): { $what }.
technology-gain = when unlocked, { $gain }
technology-ability = with each use of the tribe ability, { $gain }
technology-range = { $n } range for every action
technology-machine = as a machine, { $gain }
technology-points = { $points } at the end
power-fifth-slot = the fifth slot is open
power-free-forest-and-water = the way through forest and water costs no range
power-two-basics-for-a-crystal = you may trade any 2 basic resources for 1 crystal
power-no-books-to-others = you pay no books to other players
power-explore-for-less-food = exploring costs 1 food less
power-resource-with-a-card = each card you take from the display gives 1 resource of its colour
power-crystal-rests-a-card = you may pay 1 crystal to put a card from a slot into the resting area
power-mountain-discount = building costs 1 gear less for each mountain next to the space
power-crystal-for-two = you may trade 1 crystal for 2 basic resources of one kind
power-crystal-with-a-crate = each crate you gain gives 1 crystal as well
power-temple-range = { $range } range whenever range is counted from a temple
power-falcon-discount = exploring, populating and building next to the falcon costs 1 less
power-falcon-resources = moving the falcon also gives { $resources } basic resources of its terrain
power-copying-switch = the switch may copy the bottom half of a card in another player's slot instead
about-place-forest = A forest tile goes on vacant sand, the range is paid, and the space is forest from then on: green steps for the buildings next to it, and 1 book for each forest space of its chain.
about-place-temple = A temple goes on vacant water, and the range is paid: you get the reward of the water, and range is counted from the temple too.
about-place-target = A target goes on any sand or location without a piece of yours. You build or populate there for { $discount } less; if somebody else does, you gain what they pay for it.
about-place-sand = A sand tile goes on a vacant mountain, forest or field, the range is paid, and you take a card of that colour from the display. Whoever builds there gains { $points }.
about-place-workshop = A workshop goes on any mountain, forest or field and brings 1 step on its track. Exploring, populating and building next to workshops costs you 1 less.
about-move-falcon = The falcon ends on a mountain, forest or field, and range is counted from it too.

## The map and the tracks

tile-text = From north-west to south-east: { $faces }.
tile-water = The water: { $gain }.
back-text = Costs { $cost }, gives { $points }.
back-finds = There is { $what }.
find-location = a location
find-water = water
reached = space { $space } on { $track }
reward-text = With { $needs }: { $what }.
reward-standard = unlock the standard machine { $machine }: { $gives }
reward-special = take a special { $colour } machine
reward-cards = score { $points } for each recruited { $colour } card at the end
