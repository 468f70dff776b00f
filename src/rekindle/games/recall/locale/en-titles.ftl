# What moves and decisions are called where one line has to do.

## Answers

title-pay = Pay
title-skip = Go on
title-skip-may = Do without
title-skip-more = No more of it
title-skip-rest = Do without the rest
title-skip-recharge = Recharge
title-skip-moves = Move nobody
title-skip-stop = Stop moving
title-skip-afloat = All stay there
title-skip-develop = Do not develop
title-skip-gadget = No gadget
title-skip-keycard = No keycard
title-skip-buy = Buy no more
title-skip-remove = Remove nobody else
title-skip-reveal = Reveal nothing
title-rest = All of it in this order
title-rest-here = All others there
title-end = End turn

## The turn

title-recall = Recall
title-played = { $slot }: { $card }
title-box = Box { $letter }
title-slot = Slot { $letter }
title-upgrade = Upgrade { $letter }
title-upgrade-side = Upgrade { $letter }, side { $n }
title-path-knowledge = Knowledge
title-path-ancients = Ancients
title-path-legends = Legends
title-path-efficiency = Efficiency
title-path-ambition = Ambition
title-path-power = Power
title-discard = Discard an objective
title-production-open = Production space { $n }
title-production-field = Field workshop { $n }
title-production-forest = Forest workshop { $n }
title-production-mountain = Mountain workshop { $n }
title-production-monument = Monument { $n }
title-start = Start { $n }

## Movement and the map

title-from = From { $space }
title-to = To { $space }
title-move = Move
title-build = Build on { $space }
title-built = { $what } on { $space }
title-workshop = Workshop
title-vault = Vault
title-monument = Monument
title-excavate = Excavate on { $space }
title-excavated = Excavation on { $space }
title-place = On { $space }
title-return = Return from { $space }
title-ring = Ring on { $space }
title-remove = From { $space }
title-reveal = Reveal { $space }
title-lay = Orientation { $n }
title-farm = Pig farm on { $space }
title-island = Island on { $space }
title-raft = Raft on { $space }

## Colours

title-stone-white = White stone
title-stone-gray = Gray stone
title-stone-black = Black stone
title-relicube-white = White relicube
title-relicube-gray = Gray relicube
title-relicube-black = Black relicube
title-relicube-brown = Brown relicube
title-track-white = White track
title-track-gray = Gray track
title-track-black = Black track
title-gain-white = { $n } { $n ->
    [one] white crystal
   *[other] white crystals
}
title-gain-red = { $n } { $n ->
    [one] red crystal
   *[other] red crystals
}
title-gain-purple = { $n } { $n ->
    [one] purple crystal
   *[other] purple crystals
}
title-crystal-white = White crystal
title-crystal-red = Red crystal
title-crystal-purple = Purple crystal

## Free actions and abilities

title-open = Open a crate
title-convert-up = Convert up
title-convert-down = Convert down
title-upgrade-white = White to red
title-upgrade-red = Red to purple
title-trade = Trade
title-trade-follower = follower
title-trade-white = crystal
title-trade-point = point
title-trade-for = { $give } for { $get }
title-by-stones = With stones
title-by-symbol = With the symbol
title-pigs = With { $n } { $n ->
    [one] pig
   *[other] pigs
}
title-bring = { $n } { $n ->
    [one] pig
   *[other] pigs
} along
title-spend = With followers

## Effects

title-several = { $a } + { $b }
title-either = { $a } / { $b }
title-more = { $a } + { $b } + …
title-one-of = One of several
title-effect-upgrade-crystal = Upgrade a crystal
title-effect-display-cube = Relicube of the display
title-effect-knowledge = { $tint } track +{ $n }
title-effect-any-knowledge = Any track +{ $n }
title-effect-same-knowledge = That track +{ $n }
title-effect-move-or-develop = Move or develop, { $n }×
title-effect-water-move = Water movement
title-effect-spread-move = Spreading water movement
title-effect-develop = Develop
title-effect-reveal = Reveal a region
title-effect-take-keycard = { $tint } keycard
title-effect-upgrade-keycard = Upgrade a keycard
title-effect-take-back = Take back a keycard
title-effect-buy = Buy { $n } { $n ->
    [one] follower
   *[other] followers
}
title-effect-buy-better = Buy { $n } for less
title-effect-remove = Followers for crystals
title-effect-copy-used = Copy a used box
title-effect-copy-any = Copy any box
title-effect-free-ability = Free ability
title-effect-sell = Follower for crystals
title-effect-barter = Trade up to { $n } times
title-effect-volcano-move = From volcano to volcano
title-effect-place-farm = Pig farm
title-effect-place-island = Island
title-effect-place-raft = Raft
title-effect-leap = Jump over a hex
title-effect-scatter = One by one
title-effect-repeat = The same once more
title-effect-portal = Follower beside others
title-effect-waive = No follower cost
