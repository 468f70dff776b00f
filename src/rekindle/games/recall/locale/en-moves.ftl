# Moves.

## Answers

move-pay = pay { $what }
move-skip = go on
move-skip-may = do without it
move-skip-more = no more of it
move-skip-rest = do without the rest
move-skip-recharge = recharge
move-skip-moves = move nobody
move-skip-stop = stop moving
move-skip-afloat = let all of them stay for the relicube
move-skip-develop = do not develop
move-skip-gadget = take no gadget
move-skip-keycard = take no keycard
move-skip-buy = buy no more
move-skip-remove = remove nobody else
move-skip-reveal = reveal nothing
move-rest = do all the rest in the order shown
move-rest-here = place all the others there too
move-end = end your turn

## Before the game and in a turn

move-tribe = play { $tribe }. { $text }
move-tribe-gadget = play { $tribe }. { $text } With it comes { $gadget }. { $other }
move-gadget = take { $gadget }. { $text }
move-start = begin on { $space }
move-play = use { $card }. { $text }
move-slot = { $slot }: { $gives }
move-recall = { $n ->
    [one] recall 1 keycard, activate 1 production space, recharge
   *[other] recall { $n } keycards, activate { $n } production spaces, recharge
}
move-recall-none = recall without used keycards: only recharge
move-path = choose the { $path }: { $gives }. { $text }
move-discard = discard { $objective }: { $gives }; it asks for { $needs }
move-produce = activate: { $gives }

## Movement

move-from = move the followers on { $space }
move-to = move { $thing } to { $space }
move-to-plain = move to { $space }
move-with = move { $thing }
move-with-on = move { $thing } on
move-bring = take { $thing } along
move-bring-none = take no pigs along
move-move = move

## Develop

move-build = build { $what } on { $space } for { $cost }: { $gives }
move-build-plain = build on { $space }
move-excavate = excavate on { $space } for { $cost }: a stone and { $n } { $n ->
    [one] step
   *[other] steps
} on its track
move-excavate-plain = excavate on { $space }
move-upgrade = upgrade { $give } to { $get }
move-vault = this vault: { $gives }
move-tile = this monument tile: { $gives }
move-stone = take { $stone }
gives-any-vault = the reward of any of your vaults left
gives-keycard = take a { $colour } keycard
gives-score = at the end, the points you have reached on { $track }
gives-any-tile = one of the monument tiles on display
gives-camp = camp: { $gives }
gives-uncovers = it uncovers a production space: { $gives }

## Keycards, relicubes, tracks, map

move-take = take { $card }. { $text }
move-swap = upgrade { $card }
move-swap-slot = upgrade { $card } in { $slot }
move-back = take { $card } back from { $slot }
move-back-plain = take a keycard back from { $slot }
move-cube = take { $cube }: { $gives }
move-know = advance to step { $step } of { $track }
move-know-gives = advance to step { $step } of { $track }: { $gives }
gives-first-gadget = 1 point, the ancient tribe is revealed, and you take a gadget
gives-gadget = take a gadget
gives-tribe = a stone, and the ancient tribe is unlocked
gives-known-tribe = a stone, and { $tribe } is unlocked
move-know-end = advance on { $track }, where there is no step left
move-install = { $upgrade }: { $gives }
move-place = place it on { $space }
move-place-follower = place 1 follower on { $space }
move-place-here = place them on { $space }
move-remove = remove 1 follower from { $space }
move-pigs = pay { $n } with pigs
move-spend = pay with followers
move-buy = pay { $give }: gain { $get }
move-box = copy { $box }: { $gives }
move-reveal = reveal { $region } for { $points }
move-lay = lay it like this: { $faces }
move-lay-plain = lay the tile in orientation { $n }
lies = { $space } { $face }

## Free actions and abilities

move-use = use { $ability } for { $thing }: { $gives }
move-use-free = use { $ability } without stones: { $gives }
move-open = open the crate { $crate }: { $gives }
move-convert = convert { $give } into { $get }
move-return = return 1 follower from { $space } to your supply
move-ring = spend 1 follower on { $space } to place a ring
move-trade = trade { $give } for { $get }
move-by-stones = pay { $thing }
move-by-plain = pay with stones
move-by-symbol = use up the free-ability symbol that waits

## Moves, before their outcome

name-path = choose the { $path }
name-discard = discard { $objective }
name-recall = recall
name-build = build { $what } on { $space }
name-use = use { $ability }
name-open = open the crate { $crate }
name-copy = copy { $box }

## Outcomes: what a move would do now

does-pay = pay { $things }
does-gain = gain { $things }
does-lose = give away { $things }
does-lost = lose { $things } for lack of room
does-raise = upgrade { $give } to { $get }
does-followers = place { $thing } on { $space }
does-spend = spend { $thing } on { $space }
does-spend-pigs = pay with { $n } { $n ->
    [one] pig
   *[other] pigs
} on { $space }
does-enter = pick up { $cube } on { $space }
does-cube = place { $cube } in column { $n }
does-excavate = take { $stone }
does-tile = place the monument tile { $tile }
does-share = 1 follower for another player
does-ferry = bring 1 follower from the raft to { $space }
does-install = install { $upgrade }: { $gives }
does-knowledge = advance to step { $step } of { $track }
does-ancient = the ancient tribe at { $track } is revealed
does-unlock = unlock { $tribe }
does-keycard = take { $card }
does-swap = { $old } becomes { $new }
does-take-back = take { $card } back
does-crate = gain { $n ->
    [one] a crate
   *[other] { $n } crates
}
does-own-stone = gain a stone of your own colour
does-stones = use { $ability } for { $thing }
does-nothing = { $what }: this brings nothing
does-lost-followers = { $thing } cannot be gained, as your supply is empty
does-farm = place a pig farm with { $n } { $n ->
    [one] pig
   *[other] pigs
}
does-island = place an island
does-raft = put your raft on { $space } with { $n } { $n ->
    [one] follower
   *[other] followers
} on it
does-ring = place a random ring
does-return = return { $thing } to your supply
does-end = the game ends
