# Why a move is not offered.

## Spaces

reason-space-chasm = the chasm
reason-space-north-west = the north-west corner
reason-space-north-east = the north-east corner
reason-space-south-west = the south-west corner
reason-space-south-east = the south-east corner
reason-kind-unexplored = unexplored
reason-kind-sand = sand
reason-kind-mountain = a mountain
reason-kind-forest = a forest
reason-kind-field = a field
reason-kind-water = water
reason-kind-location = a location
reason-kind-chasm = no such space
reason-kind-large-location = a large location

## Before the game

reason-tribe-taken = { $whom } has the tribe: { $board }
reason-tribe-out = { $board } plays only with its option
reason-side-out = this table does not play this side of the board: { $board }
reason-not-dealt = { $card } is not among the artifact cards dealt to you

## The turn

reason-slept = you have hibernated, and your turn can only end
reason-actions-done = { $n ->
    [one] your action for this turn is taken
   *[other] your { $n } actions for this turn are taken
}
reason-cube-past = the action cube has passed the last space: you may explore, populate, build and use the switch only
reason-acted = you have taken an action in this turn, and hibernating takes a whole turn
reason-no-pass = you cannot pass: take an action or hibernate
reason-say-end = your turn ends with 'end'
reason-ability-by-effect = your tribe ability is used when a card or another effect says so

## Costs on the map

reason-cost = { $what } costs { $cost }; you have { $have }
reason-cost-of = { $what } costs { $cost }: { $parts }; you have { $have }
reason-cost-range = { $what } costs { $cost } for the range; you have { $have }
reason-even-freely = { $cost }, and free actions do not bring enough
reason-even-with = { $cost }, and your machines do not save enough: { $machines }
reason-no-way = no way over explored spaces leads to { $space }
reason-no-way-but = no way over explored spaces leads to { $space }; the { $machine } would help, but { $cost }
reason-machine-needed = a machine or a free action has to help first: { $cost }
reason-part-tile = { $goods } on the tile
reason-part-technology = { $goods } for the technology
reason-part-others = { $goods } for other players there
reason-part-building = { $goods } for the building
reason-part-range = { $n } for the range
reason-what-explore = exploring { $space }
reason-what-populate = populating { $space } from { $technology }
reason-what-build-small = a small building on { $space }
reason-what-build-large = a large building on { $space }
reason-what-forest = a forest tile on { $space }
reason-what-temple = a temple on { $space }
reason-what-sand = a sand tile on { $space }

## Exploring, populating, building

reason-explored = the tile { $space } is explored already
reason-unexplored = { $space } is not explored yet
reason-no-location = figures stand on locations; { $space } is { $kind }
reason-own-figure = you have a figure on { $space } already
reason-no-figures = no figure is left on your tribe board
reason-built = a building of { $whom } stands on { $space }
reason-no-sand = buildings stand on sand; { $space } is { $kind }
reason-no-buildings = you have no building left
reason-no-small = you have no small building left
reason-no-large = you have no large building left
reason-unlocked = { $technology } is unlocked already
reason-not-connected = { $technology } is connected to { $below }, which has to be unlocked before

## What tribes do on the map

reason-not-vacant = { $space } is not vacant
reason-goes-forest = a forest tile goes on sand; { $space } is { $kind }
reason-goes-temple = a temple goes on water; { $space } is { $kind }
reason-goes-sand = a sand tile goes on a field, a forest or a mountain; { $space } is { $kind }
reason-goes-workshop = a workshop goes on a field, a forest or a mountain; { $space } is { $kind }
reason-goes-target = a target goes on sand or a location; { $space } is { $kind }
reason-workshop-there = a workshop lies on { $space } already
reason-target-there = a target lies on { $space } already
reason-own-piece = you have a building or a figure on { $space }
reason-no-perch = the falcon ends on a field, a forest or a mountain; { $space } is { $kind }
reason-too-far = the falcon on { $falcon } moves up to { $n } spaces, and { $space } is further away
reason-no-figure-there = { $space } is no small location with a figure of yours
reason-no-small-location = the figure goes to a small location; { $space } is { $kind }

## Cards

reason-card-rests = the { $card } is resting
reason-card-in-slot = the { $card } is in your { $slot } already
reason-card-not-yours = you do not have the { $card }
reason-no-free-slot = none of your slots is free
reason-wrong-colour = the { $card } is not { $colour }
reason-wrong-colour-but = the { $card } is not { $colour }; the { $machine } could give it all colours
reason-slot-taken = this slot is taken: the { $card } in it shows no slot symbol
reason-slot-closed = the fifth slot is closed until its technology is unlocked
reason-switch-used = your switch is down; hibernating moves it up
reason-copy-own = only cards of other players are copied
reason-no-such-player = { $n ->
    [one] you play alone
   *[other] there is no { $whom } among { $n } players
}
reason-not-in-their-slots = the { $card } is in no slot of { $whom }
reason-nothing-to-copy = the bottom half of the { $card } has no effect
reason-deck-empty = the deck is empty
reason-display-only = only a card of the display may be taken here
reason-not-shown = { $what } is not on display
reason-rest-itself = the { $card } has set this off and stays in its slot
reason-not-in-slots = the { $card } is in none of your slots
reason-not-resting = the { $card } is not resting
reason-not-special = the { $machine } is no special machine
reason-machine-colour = the { $machine } is not { $colour }

## Free actions

reason-not-your-turn = free actions are for your own turn only
reason-action-named = between naming an action and paying for it only free actions come that are needed to pay
reason-does-not-pay = this certainly brings nothing that is missing to pay
reason-unpayable-then = after this you could no longer pay
reason-not-in-cost = { $good } cannot be taken off: the tile costs no more of it
reason-answer-first = free actions have to wait until this is answered
reason-ability-first = free actions have to wait until the tribe ability is carried out
reason-needs-technology = this takes your technology { $technology }, which is not unlocked
reason-other-tribe = no technology of your tribe allows this
reason-no-crystal = you have no crystal
reason-no-room = there is no room: you have { $have } and can keep { $limit }
reason-pair-short = you have too little for this: { $have }
reason-crate-open = the crate { $crate } is open already
reason-crate-not-yours = you do not have the crate { $crate }
reason-crate-reopened = the crate { $crate } has been reactivated already
reason-crate-closed = the crate { $crate } is still closed

## Machines

reason-machine-not-yours = you do not have the { $machine }
reason-machine-locked = the { $machine } is not unlocked
reason-machine-used = the { $machine } has been used, and its energy still lies on it
reason-machine-asleep = you have hibernated, and no machine is used in the rest of this turn
reason-no-energy = you have no energy in your storage
reason-machine-idle = the { $machine } would do nothing now: { $why }
reason-with-an-action = the { $machine } is used with an action, right after the action and its target are named
reason-other-action = the { $machine } does not help with this action
reason-saves-nothing = the { $machine } would save nothing here
reason-saves-too-little = with the { $machine } you could not pay the rest
reason-half-chosen = in the fifth slot you have chosen the half already
reason-played-card-only = at this table the { $machine } is for the card being played only
reason-machine-useless = the { $machine } would bring nothing more here
reason-return-itself = the { $machine } cannot take back its own energy
reason-no-energy-on = no energy of yours lies on the { $machine }

## Effects

reason-does-nothing = it would do nothing now
reason-price = it costs { $cost }; you have { $have }
reason-ability-idle = your tribe ability cannot be carried out: { $why }
reason-no-water = you have no building next to water
reason-no-modules = no module is on display
reason-no-energy-out = there is no energy on your machines
reason-slots-empty = there is no card in your slots
reason-none-resting = none of your cards is resting
reason-nothing-to-play = you have no active card or no free slot
reason-none-shown = no card is on display
reason-none-active = you have no active card
reason-no-target = there is nowhere to do it that you can reach and pay for
reason-none-opened = you have no opened crate that could be reactivated
reason-nowhere-to-fly = the falcon cannot reach a field, a forest or a mountain
reason-no-figure-to-move = there is no figure of yours to move, or no small location for it
reason-no-tribe-tiles = you have no tribe tile left
reason-nowhere-to-place = there is no space for the tile that you can reach and pay for
reason-reward-above = this reward is at space { $n }, and your marker is on space { $at }
reason-one-left = only one thing is left to do
reason-pay-other = what is to be paid is { $what }
reason-pay-lacks = for { $what } you have too little: { $have }
reason-pay-rest = without { $what } you could not pay the rest of the price
reason-minor-later = minor artifacts are gained once no other is left
reason-no-purple = no purple artifact is left on the board
reason-no-orange = no orange artifact is left on the board
reason-no-white = no white artifact is left on the board

## What cannot be refused

reason-must-choose = you have to choose
reason-only-helps = it can only help you: choose
reason-crystals-over = crystals above the limit become resources as long as there is room
reason-begun = the action is named and has to be carried out
reason-must-remove = you have to remove an artifact
reason-say-end-discarding = end removing with 'end'
reason-ability-begun = a tribe ability that is begun has to be carried out
reason-required = this cannot be left out: { $what }
reason-must-pay = the price has to be paid
