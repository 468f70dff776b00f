# Why a move is not offered.

## Hexes

reason-kind-face-down = face down
reason-kind-field = a field
reason-kind-forest = a forest
reason-kind-mountain = a mountain
reason-kind-water = water
reason-kind-volcano = a volcano
reason-kind-vault = a vault hex
reason-kind-monument = a monument hex
reason-kind-site = an excavation site
reason-kind-camp = a camp
reason-kind-start = a starting space
reason-kind-printed = a printed monument hex

## Before the game and in a turn

reason-tribe-taken = { $whom } plays { $tribe }
reason-tribe-not-offered = { $tribe } is not laid out to choose
reason-gadget-taken = { $whom } has { $gadget }
reason-gadget-not-offered = { $gadget } is not laid out to choose by itself
reason-one-of-each = you take one tribe and one gadget, and you have one of this kind
reason-must-choose = you have to choose
reason-card-not-yours = you do not have { $card }
reason-card-used = { $card } is used, in { $slot }, and comes back by a recall
reason-slot-taken = this slot is taken by { $card }
reason-no-free-slot = none of your slots is vacant: recall
reason-no-pass = you cannot pass: use a keycard or recall
reason-acted = you have used a keycard or recalled in this turn
reason-not-acted = first use a keycard or recall
reason-special-round = this is a special round, without keycards and recalls
reason-not-in-section = the { $path } is not in the section of this round
reason-not-your-objective = you do not have the objective { $objective }
reason-space-not-visible = this production space is still covered by a building
reason-space-produced = this production space has been activated in this recall
reason-no-such-production = there is no production space below this building

## Boxes, crystals, followers

reason-box-not-used = you have not used { $box } since your last recall
reason-box-itself = box F does not copy itself
reason-box-idle = { $box } would do nothing now
reason-no-box-used = there is no used box whose effects would do something
reason-cannot-afford = this takes { $cost }; you have { $have }
reason-surplus = { $crystal } would bring more followers than you may still buy
reason-supply-empty = you have no follower in your supply
reason-nobody-there = you have no follower on { $space }
reason-none-on-map = you have no follower on the map

## Movement

reason-group-in-hand = the group you have chosen moves first, or you stop
reason-no-group-chosen = first choose a group, with 'from'
reason-must-stay = these followers have to stay on { $space } for the relicube
reason-nowhere-to-go = there is no hex where they could go
reason-not-beside-water = there is no water next to { $space }
reason-no-volcano = this goes from volcano to volcano; { $space } is { $kind }
reason-already-there = the group is on { $space } already
reason-hex-face-down = { $space } is still face down
reason-plain-water = nobody can stay on { $space }: it is water
reason-volcano-closed = { $space } is a volcano, and only COLTERON moves there
reason-others-start = { $space } is not yours
reason-too-far = { $n ->
    [one] one move does not lead to { $space }
   *[other] { $n } moves do not lead to { $space } on a way without relicubes
}
reason-not-adjacent = { $space } is not next to them
reason-not-two-away = { $space } is not two hexes away, over one that is face up
reason-no-way-by-water = no way over this water leads to { $space }
reason-hex-of-departure = the group set out from { $space } and cannot return there
reason-no-way-on = the others could not get ashore from there
reason-size-chosen = the size of the group is chosen
reason-too-many = you have only { $have } there
reason-same-size = the group is of this size already
reason-no-pig-tribe = only players with DORIAN move pigs
reason-too-few-pigs = you find only { $have } there
reason-pigs-chosen = the pigs are chosen
reason-same-pigs = so many go along already
reason-still-afloat = the group is on the water and has to go on
reason-nobody-can-move = none of your followers could go anywhere

## Relicubes and payments

reason-row-full = your row for { $cube } is full
reason-too-few-for-cube = the relicube on { $space } costs { $cost }, and there would be too few
reason-not-on-display = there is no longer { $cube } on display
reason-no-display-cube = no relicube on display fits your board
reason-payment-due = what is due on { $space } has to be paid
reason-too-few-followers = this takes { $cost } there; you have { $have }
reason-too-many-pigs = { $n ->
    [one] only 1 is due
   *[other] only { $n } are due
}
reason-pigs-not-enough = { $n ->
    [one] 1 is due, and your followers are too few for the rest
   *[other] { $n } are due, and your followers are too few for the rest
}
reason-cannot-waive = you cannot use { $ability } now

## Develop

reason-nothing-to-develop = you can neither build nor excavate nor upgrade a crystal
reason-no-building-ground = nothing is built on { $space }: it is { $kind }
reason-already-built = you have a building on { $space } already
reason-no-workshop-left = you have no workshop left ({ $terrain })
reason-no-vault-left = you have no vault left
reason-no-monument-left = you have no monument left
reason-no-site = { $space } is no excavation site: it is { $kind }
reason-site-empty = the excavation site on { $space } is empty
reason-nothing-to-raise = for this you need { $crystal }
reason-no-crystal-to-raise = you have no white or red crystal
reason-vault-built = the vault { $vault } is built already
reason-tile-not-shown = the monument tile { $tile } is not on display
reason-no-such-stone = you do not find { $stone } there
reason-not-beside-camp = you have no building next to the camp on { $space }

## Keycards, tracks, upgrades, regions

reason-other-colour = { $card } is not { $colour }
reason-keycard-not-shown = { $card } is not on display
reason-none-shown = no { $colour } keycard is on display
reason-highest-colour = { $card } is gray, and nothing is higher
reason-nothing-to-swap = none of your keycards can be upgraded
reason-slot-empty = { $slot } is empty
reason-own-symbol = a keycard cannot take itself back
reason-no-used-card = there is no used keycard to take back
reason-track-ends = you are at the end of { $track }
reason-all-tracks-end = you are at the end of all tracks
reason-gadget-not-there = { $gadget } does not lie at { $track }
reason-other-box = this symbol gives an upgrade of { $box }
reason-box-upgraded = { $box } is upgraded already
reason-region-open = the region around { $space } is face up already
reason-no-presence-near = you have no presence next to the region around { $space }
reason-nothing-to-reveal = no face-down region is next to one with your presence

## Free actions and abilities

reason-not-your-turn = free actions are for your own turn only
reason-answer-first = free actions have to wait until this is answered
reason-on-the-move = free actions have to wait until the movement is over
reason-ability-not-yours = you do not have { $ability }
reason-ability-in-parts = { $ability } is used in its four parts
reason-ability-idle = { $ability } would do nothing now: { $why }
reason-needs-trigger = { $ability } is used when { $trigger }
reason-too-few-stones = { $ability } costs { $cost } now; you have { $have } ready
reason-recharged = you have recharged and use no more stones in this turn
reason-no-keycard-in-use = you have not used a keycard in this turn
reason-keycard-blank = { $card } has no effects to repeat
reason-keycard-repeated = { $card } can be repeated once in a turn, by an ability that you had when you used it
reason-no-ability-to-use = none of your abilities would do something now
reason-nothing-to-repeat = there is nothing to repeat
reason-only-waives = it is used when followers are to be paid
reason-crate-not-yours = you do not have the crate { $crate }
reason-no-crates-left = no crate is left
reason-no-cheap-conversion = only players with AYNIR convert 2 crystals into 1
reason-no-rings = only players with NORTHER place rings
reason-cheaper-way = with AYNIR you convert 2 crystals instead of 3
reason-no-rings-left = no ring is left
reason-no-camp = rings are placed on camps; { $space } is { $kind }
reason-ring-there = there is a ring on { $space } already
reason-no-piece-there = followers are placed where you have a piece, or on your starting space; on { $space } you have none
reason-no-other-builder = nobody has built on { $space }, and you have no piece there
reason-place-them = followers gained are placed; you may return them to your supply at any time
reason-no-rest-to-place = this is for two or more followers that follow the one before
reason-closed-here = no follower of yours can be placed here

## What tribes place, and trades

reason-no-field = pig farms are placed on fields; { $space } is { $kind }
reason-not-present = you have no presence on { $space }
reason-farm-there = there is a pig farm on { $space } already
reason-no-farms-left = no pig farm is left
reason-no-field-free = there is no field with presence of yours and without a farm
reason-no-islands-left = no island is left
reason-no-island-ground = islands are placed on water, fields, forests and mountains; { $space } is { $kind }
reason-not-vacant = { $space } is not vacant
reason-no-piece-beside = you have no piece next to { $space }
reason-no-island-free = there is no vacant hex for an island next to a piece of yours
reason-no-plain-water = the raft is placed on water; { $space } is { $kind }
reason-raft-there = your raft is on { $space } already
reason-nobody-aboard = nobody would be on the raft: your supply is empty
reason-no-water-free = there is no vacant water hex
reason-no-points = you have no point to give
reason-nothing-to-trade = you have nothing to trade
reason-trade-begun = choose first where you spend the follower

## The order of effects, and prices

reason-does-nothing = it would do nothing now
reason-required = this cannot be left out: { $what }
reason-one-left = only one thing is left to do
reason-pay-other = what is to be paid is { $what }
reason-pay-lacks = for { $what } you have too little: { $have }
reason-pay-rest = without { $what } you could not pay the rest
