# Questions.

prompt-tribe = Choose your tribe
prompt-keep = Choose the artifact card you keep
prompt-turn = Your turn: { $what }
turn-actions = { $n ->
    [one] one action, or hibernate
   *[other] { $n } actions, or hibernate
}
turn-closing = the cube has passed the top; explore, populate, build or use the switch, or end the game
prompt-turn-more = { $n ->
    [one] One more action, or end your turn
   *[other] { $n } more actions, or end your turn
}
prompt-turn-end = Your actions are done: take free actions, or end your turn
prompt-trim = You can keep { $limit } and have { $n } too many: what does one of them become?
prompt-slot = Into which slot do you play the { $card }?
prompt-play-with = You play the { $card } into the { $slot }: use a machine, or go on
prompt-unlock = You populate { $space }: which technology does the figure come from?
prompt-size = Which building goes on { $space }?
prompt-explore-pay = Exploring { $where } costs { $cost }: use machines, or pay
prompt-explore-helped = Exploring { $where } costs { $cost }, and you have { $have }: { $help }
prompt-populate-pay = Populating { $where } costs { $cost }: use machines, or pay
prompt-populate-helped = Populating { $where } costs { $cost }, and you have { $have }: { $help }
prompt-build-pay = Building on { $where } costs { $cost }: use machines, or pay
prompt-build-helped = Building on { $where } costs { $cost }, and you have { $have }: { $help }
prompt-place-pay = The range to { $where } costs { $cost }: use machines, or pay
prompt-place-helped = The range to { $where } costs { $cost }, and you have { $have }: { $help }
help-machines = use machines
help-freely = use free actions
help-both = use machines or free actions
prompt-recruit = Recruit a card of the display, or the top card of the deck
prompt-flip = How do you lay the tile at { $place }?
prompt-remove = You hibernate: remove an artifact from the game
prompt-sleep = You hibernate: choose the reward
prompt-discard = You hibernate: remove from the displays what you like, then refill them
prompt-special = Take a special { $colour } machine
prompt-gain = Choose { $what } to gain
prompt-advance = { $n ->
    [one] On which track do you advance 1 step?
   *[other] On which track do you advance the first of { $n } steps?
}
prompt-advance-end = On every track 1 step could bring the last artifact and with it the end of the game: advance, or do without
prompt-module = { $n ->
    [one] Take a module, or do without
   *[other] Take the first of { $n } modules, or do without
}
prompt-module-space = Where do you put { $module }?
prompt-artifact = Take an artifact
prompt-artifact-last = Take the last artifact, which brings the end of the game, or leave it
prompt-return = { $n ->
    [one] From which machine do you take back 1 energy?
   *[other] From which machine do you take back the first of { $n } energy?
}
prompt-ability = You may use your tribe ability: { $ability }
prompt-rest = You may put a card from a slot into the resting area
prompt-wake = Which card do you bring from the resting area to the active area?
prompt-top = Which card from the active area do you put into the resting area for its top half?
prompt-doze = You may hibernate once all else is done; this card then leaves the game
prompt-play-card = { $kind ->
    [any] You may play a card of any colour as an extra action
   *[one] You may play a { $colour } card as an extra action
}
prompt-play-wild = You may play any card as an extra action: it has all colours
prompt-take-card = { $kind ->
    [any] Take any card from the display
   *[one] Take a { $colour } card from the display
}
prompt-act = Extra action: { $what }
prompt-act-far = Extra action with { $n } range: { $what }
prompt-act-explore = which tile do you explore?
prompt-act-populate = which location do you populate?
prompt-act-build = where do you build?
prompt-reopen = Which of your opened crates do you use again?
prompt-place-forest = Where do you put the forest tile?
prompt-place-temple = Where do you put the temple?
prompt-place-target = Where do you put the target?
prompt-place-sand = Where do you put the sand tile?
prompt-place-workshop = Where do you put the workshop?
prompt-falcon = The falcon is on { $at }: where does it fly, up to { $n } spaces?
prompt-move-from = You may move a figure: from which location?
prompt-move-to = To which location does the figure on { $space } go?
prompt-any-order = Choose what comes next: { $what }
prompt-could-end = { $prompt }; this could bring the last artifact and with it the end of the game
prompt-one-of = Choose one: { $what }
prompt-may = You may { $what }
prompt-up-to = You may, up to { $n } times, { $what }
prompt-pay = Pay { $what }
prompt-pay-helped = You have too little to pay { $what }: use free actions
prompt-take-off = { $n ->
    [one] Exploring { $where } costs 1 less: which resource is it taken off?
   *[other] Exploring { $where } costs { $n } less: which resource is the first taken off?
}
prompt-count = Use a machine, so that one card more counts as { $colour }?
