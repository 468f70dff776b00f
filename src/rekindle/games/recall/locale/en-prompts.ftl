# Questions.

prompt-tribe = Choose a tribe with its gadget
prompt-draft = Choose a tribe or a gadget
prompt-draft-tribe = Choose a tribe
prompt-draft-gadget = Choose a gadget
prompt-start = On which starting space do you begin?
prompt-turn = Your turn: { $what }
turn-play = use a keycard or recall
turn-recall = recall, since you can use no keycard
turn-path = choose your path
turn-objective = discard an objective for its reward
prompt-turn-end = Take free actions, or end your turn
prompt-turn-over = You can keep { $limit } crystals of each type: convert them, or end your turn
prompt-slot = Into which slot do you put { $card }?
prompt-produce = { $n ->
    [one] Activate a production space, or do without
   *[other] Activate up to { $n } production spaces, one by one
}
prompt-produce-end = Use abilities before your stones come back, or recharge
prompt-pay-followers = How do you pay { $thing } on { $space }?
prompt-pigs = You pay { $thing } on { $space }: how many of them with pigs?
prompt-waive = How do you pay for the relicube on { $space }?
prompt-stone = Which stone do you take on { $space }?
prompt-vault = Which vault do you build on { $space }?
prompt-tile = Which monument tile do you place on { $space }?
prompt-lay = How do you lay the tile of { $region }?
prompt-gadget = Which gadget do you take at { $track }?
prompt-install = Which side of { $upgrade } do you install?
prompt-install-free = Which upgrade do you install?
prompt-here = At which of your buildings do the followers arrive?
prompt-by = How do you pay for { $ability }?
prompt-followers = Where do you place { $thing }?
prompt-from = { $what }: from where?
prompt-to = { $what }: { $thing } from { $space } to where?
prompt-afloat = { $what }: { $thing } from the relicube on { $space } to where?
movement-walk = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
movement-water = Water movement
movement-spread = Spreading water movement
movement-volcano = From volcano to volcano
movement-leap = Jump over a hex
movement-scatter = One by one
prompt-develop = Build, excavate or upgrade a crystal
prompt-mix = { $n ->
    [one] Move or develop
   *[other] Move or develop, { $n } times in all
}
prompt-raise = Which crystal do you upgrade?
prompt-know = { $n ->
    [one] On which track do you advance 1 step?
   *[other] On which track do you advance the first of { $n } steps?
}
prompt-take-keycard = Take a { $colour } keycard
prompt-swap = Which keycard do you upgrade?
prompt-swap-slot = In which slot is the { $card } that you upgrade?
prompt-swap-for = Which keycard do you take for { $card }?
prompt-back = Which keycard do you take back?
prompt-free-ability = Which ability do you use without stones?
prompt-cube = Which relicube of the display do you take?
prompt-reveal = Which region do you reveal?
prompt-copy = Which box do you copy?
prompt-buy = Buy up to { $n } { $n ->
    [one] follower
   *[other] followers
}, or do without
prompt-remove = Remove followers for 1 white crystal each: from where?
prompt-sell = Where do you spend 1 follower for { $thing }?
prompt-barter = { $n ->
    [one] Trade once more, or stop
   *[other] Trade up to { $n } times, or stop
}
prompt-barter-spend = Where do you spend the follower?
prompt-place-farm = Where do you place the pig farm?
prompt-place-island = Where do you place the island?
prompt-place-raft = Where does your raft go?
prompt-portal = Where do you place the follower?
prompt-any-order = Choose what comes next: { $what }
prompt-one-of = Choose one: { $what }
prompt-may = You may { $what }
prompt-up-to = You may, up to { $n } times, { $what }
prompt-pay = Pay { $what }
