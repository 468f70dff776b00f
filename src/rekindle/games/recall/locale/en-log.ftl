# The log.

log-round = Round { $n } begins.
log-round-path = Round { $n } begins: everybody chooses a path.
log-round-objective = Round { $n } begins: everybody discards an objective.
log-turn = { $who } begins a turn.
log-tribe = { $who } plays { $tribe }.
log-gadget = { $who } takes the gadget { $gadget }.
log-start = { $who } begins on { $space }.
log-play = { $who } puts { $card } into { $slot }.
log-recall = { $who } recalls { $n } { $n ->
    [one] keycard
   *[other] keycards
}.
log-produce = { $who } activates a production space: { $gives }.
log-recharge = { $who } recharges.
log-path = { $who } chooses the { $path }.
log-discard = { $who } discards the objective { $objective }: { $gives }.
log-move = { $who } moves { $thing } from { $from } to { $to }.
log-move-several = { $who } moves { $all }.
log-move-item = { $thing } from { $from } to { $to }
log-pigs-move = { $who } takes { $thing } along from { $from } to { $to }.
log-enter = { $who } enters { $space } and picks up { $cube }.
log-cube = { $who } places { $cube } in column { $n }.
log-display-cube = { $who } takes { $cube } from the display.
log-build = { $who } builds { $what } on { $space }.
log-excavate = { $who } excavates { $stone } on { $space }.
log-tile = { $who } places the monument tile { $tile } on { $space }: { $gives }.
log-camp = { $who } reaches the camp { $camp } beside { $space }: { $gives }.
log-gain = { $who } gains { $thing }.
log-gain-several = { $who } gains { $all }.
log-gain-item = { $thing }
log-pay = { $who } pays { $thing }.
log-pay-several = { $who } pays { $all }.
log-pay-item = { $thing }
log-lost = { $who } loses { $thing } for lack of room.
log-lost-several = { $who } loses { $all } for lack of room.
log-lost-item = { $thing }
log-convert = { $who } converts { $give } into { $get }.
log-raise = { $who } upgrades { $give } to { $get }.
log-followers = { $who } places { $thing } on { $space }.
log-followers-several = { $who } places { $all }.
log-followers-item = { $thing } on { $space }
log-spend = { $who } spends { $thing } on { $space }.
log-spend-several = { $who } spends { $all }.
log-spend-item = { $thing } on { $space }
log-spend-pigs = { $who } pays with { $n } { $n ->
    [one] pig
   *[other] pigs
} on { $space }.
log-return = { $who } returns { $thing } from { $space } to the supply.
log-share = { $who } gains 1 follower in the shared hex { $space }.
log-lose = { $who } gives away { $thing }.
log-install = { $who } installs { $upgrade }: { $gives }.
log-knowledge = { $who } advances to step { $step } of { $track }.
log-knowledge-several = { $who } advances to { $all }.
log-knowledge-item = step { $step } of { $track }
log-ancient = The ancient tribe at { $track } is { $tribe }.
log-unlock = { $who } unlocks { $tribe }.
log-chip-light = { $who } reaches a light bonus chip: { $gives }.
log-chip-dark = { $who } reaches a dark bonus chip: { $gives }.
log-keycard = { $who } takes { $card }.
log-swap = { $who } upgrades { $old } to { $new }.
log-take-back = { $who } takes { $card } back from { $slot }.
log-crate = { $who } gains the crate { $crate }: { $gives }.
log-open = { $who } opens the crate { $crate }: { $gives }.
log-ability = { $who } uses { $ability } for { $thing }.
log-ability-free = { $who } uses { $ability } without stones.
log-reveal = { $who } reveals { $region }: { $faces }.
log-lay = { $who } lays it like this: { $faces }.
log-copy = { $who } copies { $box }.
log-farm = { $who } places a pig farm with { $n } { $n ->
    [one] pig
   *[other] pigs
} on { $space }.
log-island = { $who } places an island on { $space }.
log-raft = { $who } puts the raft on { $space }, with { $n } { $n ->
    [one] follower
   *[other] followers
} on it.
log-ferry = { $who } brings 1 follower from the raft to { $space }.
log-ring = { $who } places a ring on { $space }: { $gives }.
log-trade = { $who } trades { $give } for { $get }.
log-own-stone = { $who } gains a stone of their own colour.
log-nothing = { $what }: this brings { $who } nothing.
log-lost-followers = { $who } lacks { $thing } in the supply.
log-end = The game is over.
