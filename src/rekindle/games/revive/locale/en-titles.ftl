# What moves and decisions are called where one line has to do.

## Answers

title-pay = Pay
title-skip = Go on
title-skip-may = Do without
title-skip-more = No more of it
title-skip-rest = Do without the rest
title-skip-machine = Without the machine
title-skip-module = No module
title-skip-artifact = Leave it there
title-skip-ability = Without the tribe ability
title-skip-slots = Leave the cards there
title-skip-play = No further card
title-skip-take = No card
title-skip-doze = Stay awake
title-skip-act = No extra action
title-skip-figure = Leave the figures there
title-rest = All of it in this order
title-end = End turn
title-end-game = End the game
title-end-discard = Refill the displays
title-go = Play it like this
title-hibernate = Hibernate
title-ability = Tribe ability
title-switch = Use the switch
title-open = Open a crate
title-reopen = Reuse a crate
title-trade = Trade
title-deck = Top card of the deck
title-send = Rest { $card }
title-half = { $slot }, { $half }
title-copy = { $card } ({ $whom })
title-off = { $what } less
title-track-gray = Gray track
title-track-green = Green track
title-track-yellow = Yellow track
title-module = { $kind }: { $gives }
title-module-space = { $slot }, place { $n }

## The map

title-explore = Explore { $place }
title-populate = Populate { $space }
title-build = Build on { $space }
title-small = Small building
title-large = Large building
title-built-small = Small building on { $space }
title-built-large = Large building on { $space }
title-straight = Straight
title-turned = Turned
title-falcon = Falcon to { $space }
title-figure = Figure to { $space }
title-chasm = the chasm
title-north-west = the north-west
title-north-east = the north-east
title-south-west = the south-west
title-south-east = the south-east

## Artifacts and their cards

title-purple = Purple artifact
title-orange = Orange artifact
title-white = White artifact
title-minor = Minor artifact
artifact-card-hermit = Hermit
artifact-card-captain = Captain
artifact-card-inventor = Inventor
artifact-card-shaman = Shaman
artifact-card-broker = Broker
artifact-card-diver = Diver
artifact-card-doctor = Doctor
artifact-card-mayor = Mayor
artifact-card-nomad = Nomad
artifact-card-oracle = Oracle

## Effects

title-several = { $a } + { $b }
title-either = { $a } / { $b }
title-colours = { $a }/{ $b }
title-effect-return-energy = { $n } energy back
title-effect-advance = { $tint } +{ $n }
title-effect-advance-any = Any track +{ $n }
title-effect-ability = Tribe ability
title-effect-rest-card = Rest a card
title-effect-wake-card = Wake a card
title-effect-play-card = { $kind ->
    [any] Play any card
   *[one] Play a { $colour } card
}
title-effect-take-card = { $kind ->
    [any] Take any card
   *[one] Take a { $colour } card
}
title-effect-top-of-active = Top half of an active card
title-effect-hibernate = Hibernate
title-effect-explore = Explore
title-effect-populate = Populate
title-effect-build = Build
title-effect-range = { $n } range
title-effect-unlimited = Unlimited range
title-effect-explore-less = Explore for { $n } less
title-effect-populate-less = Populate for { $n } less
title-effect-build-less = Build for { $n } less
title-effect-turn-card = The card's other half
title-effect-all-colours = All colours
title-effect-reopen = Reuse a crate
title-effect-place-forest = Forest tile
title-effect-place-temple = Temple
title-effect-place-target = Target
title-effect-place-sand = Sand tile
title-effect-place-workshop = Workshop
title-effect-move-falcon = Move the falcon
title-effect-move-figure = Move a figure
title-effect-raise-switch = Raise the switch
title-reward-special = { $colour } machine
title-reward-artifact = Artifact
title-reward-cards = { $colour } card bonus
