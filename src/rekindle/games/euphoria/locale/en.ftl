# What Euphoria says in English. The messages stand in the same order in every language.

## People and lists

everybody = everybody
everybody-asked = everybody
face = { $n }

## Things, with their number

thing-energy = { $n } energy
thing-water = { $n } water
thing-food = { $n } food
thing-bliss = { $n } bliss
thing-gold = { $n } gold
thing-stone = { $n } stone
thing-clay = { $n } clay
thing-book = { $n } { $n ->
    [one] book
   *[other] books
}
thing-balloons = { $n } { $n ->
    [one] bunch of balloons
   *[other] bunches of balloons
}
thing-bifocals = { $n } { $n ->
    [one] pair of bifocals
   *[other] pairs of bifocals
}
thing-box = { $n } { $n ->
    [one] box
   *[other] boxes
}
thing-bear = { $n } { $n ->
    [one] bear
   *[other] bears
}
thing-bat = { $n } { $n ->
    [one] bat
   *[other] bats
}
thing-morale = { $n } morale
thing-knowledge = { $n } knowledge
thing-worker = { $n } { $n ->
    [one] worker
   *[other] workers
}
thing-artifact = { $n } { $n ->
    [one] artifact
   *[other] artifacts
}
thing-artifact-or-pair = { $n } artifacts (or { $pair } identical ones)
thing-card = { $n } { $n ->
    [one] artifact card
   *[other] artifact cards
}
thing-commodity = { $n } { $n ->
    [one] commodity
   *[other] commodities
}
thing-other-commodity = { $n } other { $n ->
    [one] commodity
   *[other] commodities
}
thing-resource = { $n } { $n ->
    [one] resource
   *[other] resources
}
thing-its-resource = { $n } of the tunnel's resource
thing-any-of = { $n } of { $kinds }
thing-new-worker = a worker, who is rolled
thing-placed-worker = the placed worker
thing-returning-worker = a returning worker
have-morale = { $n } morale to spare
have-room = room for { $n } knowledge
have-worker = { $n ->
    [0] no worker to spare
    [one] 1 worker to spare
   *[other] { $n } workers to spare
}

## Things, without a number

name-energy = energy
name-water = water
name-food = food
name-bliss = bliss
name-gold = gold
name-stone = stone
name-clay = clay
name-book = book
name-balloons = balloons
name-bifocals = bifocals
name-box = box
name-bear = bear
name-bat = bat
faction-euphorian = Euphorian
faction-subterran = Subterran
faction-wastelander = Wastelander
faction-icarite = Icarite

## Places

place-named = the { $name }
market-tile = { $tile } ({ $space })
your-dilemma = your dilemma
source-retrieval = this way of retrieving
at = { " " }on { $places }
place-areas = a commodity area
place-tunnels = a tunnel
place-tunnel-ends = the end of a tunnel
place-sites = a construction site
place-built-markets = a built market
place-markets = a market outside Icarus
place-icarus = a space of Icarus
place-tanks = a Worker Activation Tank
track-of = the { $faction } track
track-here = the track of the faction there
territory-of = the { $faction } territory
territory-here = the territory there

## Effects: what somebody does

clause = { $subject } { $does }
subject-you = you
subject-them = they
subject-opponents = all opponents
subject-opponents-here = all opponents with a worker there
effect-gain = gain { $things }
effect-lose = lose { $things }
effect-draw = draw { $things }
effect-discard = discard { $things }
effect-advance = advance { $place }
effect-star = place a star on { $place }
effect-star-or-market = place a star on { $place } or on a built market of the same faction
effect-match = draw and show { $things }, keeping only those that match each other
effect-look = draw 2 artifact cards and discard one of them
effect-show-hand = show all artifacts in hand
effect-miner = advance the miner of the tunnel
effect-harvest = gain the commodity of this area by the total of all faces there
effect-dig = advance the miner and take the resource or an artifact
effect-construct = help to build the market
effect-place-it = may place that worker at once
effect-set-face = choose the face of the worker instead of rolling it
effect-copy-face = give the bumped worker the face of the placed one instead of a roll
effect-nothing = gain nothing
effect-spared = you lose no morale for it
effect-pay = pay { $things }
effect-give = give that opponent { $things }
effect-take = take { $things }
effect-sacrifice = sacrifice { $things }
may = may { $what }
may-do = may do this: { $what }
any-order = { $what }, in any order
up-to = up to { $n } times: { $what }
pays = { $pays }: { $then }
if = { $first ->
    [yes] If { $conditions }, { $then }
   *[no] if { $conditions }, { $then }
}
if-else = { $first ->
    [yes] If { $conditions }, { $then }; otherwise { $otherwise }
   *[no] if { $conditions }, { $then }; otherwise { $otherwise }
}

## Conditions, behind 'if'

condition-alone = your worker is alone there
condition-lowest = your worker shows the lowest face there
condition-highest = your worker shows the highest face there
condition-matched = another worker there shows the same face
condition-no-artifacts = you have no artifacts
condition-no-resources = you have no resources
condition-bumped-opponent = you bump an opponent
condition-no-bump = nobody is bumped
condition-same-face = the bumped worker shows the same face
condition-higher-face = the bumped worker shows more than yours
condition-they-lack = they have no active { $faction } recruit
condition-helped = you had a worker there
condition-paid = you pay { $thing }
condition-workers-owned = you own exactly { $n } workers
condition-all-from = all of them stood on { $faction } spaces
condition-for-free = nothing was paid for it
condition-by-opponent = an opponent does it
condition-matching-hand = two of your artifacts match
condition-active = you have an active { $faction } recruit
condition-placed = you placed a worker{ $at }

## Events

event-place = When you place a worker{ $at }
event-bump = { $where ->
    [yes] When you place a worker{ $at } and bump an opponent
   *[no] When you bump an opponent
}
event-after = After you place a worker{ $at }
event-after-bump = { $where ->
    [yes] After you place a worker{ $at } and bump an opponent
   *[no] After you bump an opponent
}
event-bumped = When a worker of yours is bumped
event-bumping = Before an opponent's worker that you bump is rolled
event-retrieve = Before retrieved workers are rolled
event-retrieved = After retrieved workers are rolled
event-retrieval = When you retrieve workers
event-worker = When you gain a worker
event-star = When you place a star on your own turn
event-built = When a market is built
event-doubles = When an opponent rolls doubles
event-draw = When you draw artifacts and give up one card of the draw
event-lose-morale = For each morale that you lose
event-gain-knowledge = For each knowledge that you gain
event-lose-worker = When a knowledge check takes a worker from you
event-lose-worker-to-roll = When a knowledge check after a roll takes a worker from you
event-dig = When you place a worker{ $at } and take the resource
event-free-retrieval = When you retrieve workers without paying
event-if = { $event }, if { $conditions }

## Cards, tiles, spaces

ability = { $event }: { $gain }.
ability-else = { $event }: { $gain }; otherwise { $otherwise }.
ability-pay = { $event }, you must { $pay }.
ability-pay-gain = { $event }, you must { $pay }: { $gain }.
ability-may = { $event }, you may { $act }.
ability-may-do = { $event }, you may do this: { $gain }.
ability-may-pay = { $event }, you may { $pay }.
ability-may-pay-gain = { $event }, you may { $pay }: { $gain }.
ability-once = { $what } Once a turn.
ability-toll = { $event }, you must { $pay } as well.
ability-instead = { $event }, you may { $pay } instead of { $usual }.
ability-instead-gain = { $event }, you may { $pay } instead of { $usual }: { $gain }.
usual-cost = what is asked there
usual-retrieval = the usual price and gain
ability-always = { $event }, the price is { $pay } instead of { $usual }.
ability-always-gain = { $event }, the price is { $pay } instead of { $usual }: { $gain }.
swap-food-for-bliss = You may pay food wherever bliss is a price.
swap-bliss-for-a-resource = In the cost of a built market you may pay 1 bliss instead of the resource.
swap-gain = When you do so placing{ $at }: { $gain }.
market-text = Cost: { $cost }. Without your star on it: { $penalty }.
dilemma-text = Pay { $artifact } or any 2 artifacts; then “{ $star }” for a star on the card, or “{ $recruit }” to draw 2 recruits and keep one.
space-text = Cost: { $cost }. Benefit: { $gain }.
space-needs = Only if { $needs }. { $text }
cost-on-tile = as its tile says
band = Total { $least } to { $most }: { $gain }.
band-last = Total { $least } or more: { $gain }.
penalty-no-new-worker = you gain no worker while you own two or three
penalty-no-self-bump = you may not bump your own workers
penalty-no-pairs = two identical artifacts do not stand for three
penalty-no-market-without-star = you may not place on a built market without your star
penalty-one-worker-a-turn = you place only one worker a turn
penalty-no-shared-site = you may not place on a construction site where another player has a worker
penalty-no-abilities = your recruits' abilities do not work
penalty-free-retrieval-costs-more = retrieving without paying costs you 1 more morale
penalty-no-icarus = you may not place in Icarus
penalty-star-teaches = every star you place on your own turn brings you 1 knowledge
penalty-no-tier-bonus = you do not get the bonuses of tiers 1 and 2
penalty-one-worker-an-area = you may not place on a commodity area where you have a worker
penalty-lose-on-1 = each 1 you roll costs you a commodity or a resource
penalty-lose-on-2 = each 2 you roll costs you a commodity or a resource
penalty-lose-on-3 = each 3 you roll costs you a commodity or a resource
penalty-lose-on-4 = each 4 you roll costs you a commodity or a resource
penalty-lose-on-5 = each 5 you roll costs you a commodity or a resource
penalty-lose-on-6 = each 6 you roll costs you a commodity or a resource

## Questions

prompt-choose-recruit = Choose the recruit that is active from the start
prompt-hide-recruit = Choose the recruit that stays hidden for now
prompt-turn = Your turn: { $what }
do-place = place a worker
do-retrieve = retrieve workers
do-dilemma = resolve your dilemma
prompt-doubles = Place another { $face }, or stop here
prompt-end-turn = Trade, or end your turn
prompt-way = How do you pay for the { $space }?
prompt-extra = Place your new worker, a { $face }, at once, or keep it in hand
prompt-take = Choose a worker to take back
prompt-take-more = Take back another worker, or stop here
prompt-lose = Lose { $n ->
    [one] a commodity or resource
   *[other] { $n } commodities or resources
} for what you rolled
prompt-abilities = { $event }: choose the ability that acts first
prompt-abilities-may = { $event }: use an ability, or skip
prompt-limit = Discard down to your morale of { $morale }: { $n } too many
prompt-discard = Discard { $what }
prompt-discard-one-of = Discard one of the two cards just drawn
prompt-dilemma-price = Pay for your dilemma: { $artifact }, or any 2 artifacts
prompt-dilemma = Decide your dilemma: “{ $star }” for a star, or “{ $recruit }” for a recruit
prompt-keep-recruit = Keep one of the two recruits
prompt-offer = Your offer to { $whom }: you give { $give } and ask for { $ask }
prompt-counter = Your counter-offer to { $whom }: you give { $give } and ask for { $ask }
prompt-answer = { $who } gives { $give } and asks for { $ask }: accept, decline or counter
prompt-answer-counter = { $who } counters with { $give } for { $ask }: accept or decline
prompt-gain = Choose { $what } to gain
prompt-draw = You are about to draw { $what }: use an ability first, or just draw
prompt-star = Where does your star go?
prompt-dig = Take { $what } or draw 1 artifact
prompt-face = Choose the face of the worker that comes back
prompt-one-of = Choose: { $what }
prompt-any-order = Choose what comes next: { $what }
prompt-may = You may { $what }
prompt-up-to = You may { $what }, up to { $n } times
prompt-pay = Pay { $what }
prompt-pay-for = Pay { $what } for { $source }

## Moves

move-pay = pay { $what }
move-discard = discard { $what }
move-lose = lose { $what }
move-give = give { $what }
move-ask = ask for { $what }
move-gain = gain { $what }
move-propose = make this offer
move-withdraw = drop this offer
move-accept = accept the offer
move-decline = decline the offer
move-counter = make a counter-offer
move-skip = go on
move-skip-abilities = use no ability
move-skip-draw = just draw
move-skip-take = take back no more workers
move-skip-extra = keep the new worker in hand
move-skip-may = do without it
move-rest = take all of these, in this order
move-end = end your turn
move-stop = place no more workers
move-place = place your { $face } on the { $space }
move-place-bump = place your { $face } on the { $space }, bumping { $whom }'s { $their }
move-place-bump-self = place your { $face } on the { $space }, bumping your own { $their }
move-take = take your worker back from the { $space }
move-take-face = take your { $face } back from the { $space }
move-take-all = take all your workers back
retrieve-for = retrieve workers for { $cost }: { $gain }
retrieve-free = retrieve workers without paying: { $gain }
retrieve-with = retrieve workers with { $recruit } for { $cost }: { $gain }
move-dilemma = resolve your dilemma. { $text }
move-resolve-star = “{ $name }”: a star on your dilemma
move-resolve-recruit = “{ $name }”: draw 2 recruits and keep one
move-resolve-star-plain = a star on your dilemma
move-resolve-recruit-plain = draw 2 recruits and keep one
move-keep = keep { $recruit } ({ $faction }). { $text }
move-hide = keep { $recruit } ({ $faction }) hidden. { $text }
move-use = { $recruit }: { $text }
move-use-pay = { $pay }; { $gain }
move-with = pay with { $recruit }: { $cost }
move-with-plain = pay with { $recruit }
move-with-printed = pay the printed price: { $cost }
move-with-printed-plain = pay the printed price
move-with-shown = pay the artifact on the card: { $cost }
move-with-shown-plain = pay the artifact on the card
move-with-two = pay any { $cost }
move-with-two-plain = pay any 2 artifacts
move-face = choose the face { $face }
move-star = place the star on the { $space }
move-star-territory = place the star on the { $faction } territory
move-star-territory-plain = place the star on the territory
move-dig-artifact = draw { $what }
move-trade = offer { $whom } a trade

## Moves, before their outcome

do-retrieve-with = retrieve workers with { $recruit }
do-resolve = “{ $name }”

## Outcomes: what a move would do now

does-pay = pay { $things }
does-give = give { $whom } { $things }
does-gain = gain { $things }
does-lose = lose { $things }
does-show = show { $things }
does-draw = draw { $things }
does-no-card = no card: none is left
does-discard = discard { $things }
does-bump = bump { $whom }'s { $face }
does-bump-self = bump your own { $face }
does-roll = roll { $n ->
    [one] a worker
   *[other] { $n } workers
}
does-new-worker = gain a worker
does-no-worker = no new worker: you may have no more
does-sacrifice = sacrifice a { $n }
does-morale-stays = your morale stays at { $n }
does-knowledge-stays = your knowledge stays at { $n }
does-miner = { $faction } miner to space { $n }
does-no-miner = the miner is at the end already
does-end-open = open the end of the { $faction } tunnel
does-advance = { $faction } track to { $n }
does-no-advance = no advance: the track is at its end
does-star-territory = star on the { $faction } territory
does-no-star = no star: the territory is full
does-star-market = star on the { $space }
does-star-recruit = star on { $recruit }
does-star-dilemma = star on your dilemma
does-built = build the { $space }
does-activate = { $recruit } becomes active
does-win = win the game

## Log

log-turn = { $who } begins a turn.
log-start = { $who } has the highest roll and begins.
log-win = { $who } places the tenth star and wins!
log-place = { $who } places a { $face } on the { $space }.
log-take = { $who } takes a { $face } back from the { $space }.
log-take-several = { $who } takes back { $all }.
log-take-item = a { $face } from the { $space }
log-retrieve = { $who } retrieves workers for { $cost }.
log-retrieve-with = { $who } retrieves workers with { $recruit } for { $cost }.
log-retrieve-free = { $who } retrieves workers without paying.
log-bump = { $who } bumps { $whom }'s { $face }.
log-bump-self = { $who } bumps a { $face } of their own.
log-roll = { $who } rolls a { $n }.
log-roll-several = { $who } rolls { $items }.
log-roll-item = { $n }
log-face = { $who } gets a worker back that shows { $n }, without a roll.
log-check-lost = { $who } fails the knowledge check with { $total } and loses a { $face }.
log-tie-roll = { $who } rolls { $n } to break the tie.
log-new-worker = { $who } gains a worker.
log-sacrifice = { $who } sacrifices a { $n }.
log-pay = { $who } pays { $thing }.
log-pay-several = { $who } pays { $all }.
log-pay-item = { $thing }
log-give = { $who } gives { $thing } to { $whom }.
log-give-several = { $who } gives { $all } to { $whom }.
log-give-item = { $thing }
log-gain = { $who } gains { $thing }.
log-gain-several = { $who } gains { $all }.
log-gain-item = { $thing }
log-lose = { $who } loses { $thing }.
log-lose-several = { $who } loses { $all }.
log-lose-item = { $thing }
log-draw = { $who } draws { $thing }.
log-draw-several = { $who } draws { $all }.
log-draw-item = { $thing }
log-draw-secret = { $who } draws an artifact.
log-draw-secret-several = { $who } draws { $n } artifacts.
log-show = { $who } shows { $thing }.
log-show-several = { $who } shows { $all }.
log-show-item = { $thing }
log-discard = { $who } discards { $thing }.
log-discard-several = { $who } discards { $all }.
log-discard-item = { $thing }
log-reshuffle = The discarded artifacts become a new deck.
log-gains-morale = { $who } gains { $n } morale and has { $now }.
log-loses-morale = { $who } loses { $n } morale and has { $now }.
log-gains-knowledge = { $who } gains { $n } knowledge and has { $now }.
log-loses-knowledge = { $who } loses { $n } knowledge and has { $now }.
log-miner = { $who } moves the { $faction } miner to space { $n }.
log-end-open = The end of the { $faction } tunnel is open.
log-advance = { $who } moves the { $faction } track to { $n }.
log-tier = The { $faction } track reaches tier { $n }.
log-activate = { $recruit }, a recruit of { $who }, becomes active.
log-use = { $who } uses { $recruit }.
log-star-territory = { $who } places a star on the { $faction } territory.
log-star-market = { $who } places a star on the { $tile }.
log-star-recruit = { $who } places a star on { $recruit }.
log-star-dilemma = { $who } chooses “{ $star }” and places a star on the dilemma.
log-built = The { $space } is built: { $tile }.
log-dilemma = { $who } shows a dilemma: “{ $star }” or “{ $recruit }”.
log-recruit = { $who } gains { $recruit }, active at once.
log-recruit-own = { $who } gains { $recruit }, hidden from the others.
log-recruit-hidden = { $who } gains a hidden recruit.
log-no-worker = { $who } gains no worker: there may be no more.
log-no-star = { $who } places no star: the { $faction } territory is full.
log-no-advance = The { $faction } track is at its end and stays there.
log-no-miner = The { $faction } miner is at the end and stays there.
log-morale-stays = { $who }'s morale stays at { $n }.
log-knowledge-stays = { $who }'s knowledge stays at { $n }.
log-no-card = { $who } draws no artifact: none is left.
log-offers = { $who } offers { $whom } { $thing }.
log-offers-several = { $who } offers { $whom } { $all }.
log-offers-item = { $thing }
log-asks = { $who } asks { $whom } for { $thing }.
log-asks-several = { $who } asks { $whom } for { $all }.
log-asks-item = { $thing }
log-accept = { $who } accepts the offer of { $whom }.
log-decline = { $who } declines the offer of { $whom }.
log-trade-gets = { $who } gets { $thing } from { $whom }.
log-trade-gets-several = { $who } gets { $all } from { $whom }.
log-trade-gets-item = { $thing }
log-trade-gives = { $who } hands { $thing } to { $whom }.
log-trade-gives-several = { $who } hands { $all } to { $whom }.
log-trade-gives-item = { $thing }

## Score lines

score-markets = Markets
score-territories = Territories
score-recruits = Recruits
score-dilemma = Dilemma
ending-tenth-star = the tenth star is placed

## What decides between equal stars

tie-morale = equal stars, more morale ({ $own } to { $other })
tie-knowledge = equal stars, less knowledge ({ $own } to { $other })
tie-markets = equal stars, stars on more markets ({ $own } to { $other })
tie-territories = equal stars, stars in more territories ({ $own } to { $other })
tie-roll = equal stars, the lower roll of all workers

## Reasons

reason-also = { $a }; { $b }
reason-penalty = { $tile }: { $what }
reason-cost = { $source } costs { $cost }; you have { $have }
reason-helper = with { $recruit } it would cost { $cost }, but you have { $have }
reason-toll = { $recruit } asks { $cost } for placing there; you have { $have }
reason-not-built = the { $space } is not built yet: its site holds { $n } of { $needed } workers
reason-site-closed = the { $space } is closed: its market is built
reason-taken = a worker of { $whom } stands on the { $space }, and is never bumped there
reason-end-closed = the { $space } is closed: the miner has taken { $n } of { $end } steps
reason-exclusive = the { $space } is only for players with an active { $faction } recruit
reason-same-space = the { $space } costs the same as the { $other }, which is free: place there
reason-action-done = your action for this turn is done
reason-empty-hand = you have no worker in your hand
reason-no-such-face = no worker in your hand shows { $face }; yours show { $faces }
reason-only-doubles = only workers that showed { $face } when your turn began may follow now
reason-only-new = only your new worker, a { $face }, may be placed now
reason-no-pass = you cannot pass: place a worker, retrieve workers or resolve your dilemma
reason-none-on-board = none of your workers is on the board
reason-one-left = only one of your workers is left on the board
reason-not-there = none of your workers stands on the { $space }
reason-other-face = none of your workers on the { $space } shows { $face }; yours there show { $faces }
reason-take-one = take back at least one worker
reason-resolved = your dilemma is resolved already
reason-dilemma-price = your dilemma costs { $artifact } or any 2 artifacts; you have { $have }
reason-no-recruits = two recruits are drawn, and the deck holds { $n }
reason-changes-nothing = it would change nothing
reason-one-effect = only one effect is left
reason-not-optional = this ability acts by itself and cannot be declined
reason-no-refusal = what you are due cannot be refused
reason-must-discard = you must discard
reason-must-pay = the price must be paid
reason-one-of-two = you must discard one of the two cards just drawn: { $drawn }
reason-lacks = you have none of this kind: { $what }
reason-other-good = what you gain is { $group }
reason-no-digging = this is chosen after placing a worker on a tunnel
reason-kept-already = you have kept { $recruit } already
reason-not-dealt = { $recruit } is not among the recruits you choose from
reason-keep-first = choose your active recruit first
reason-hide-now = you have chosen your active recruit; now choose the hidden one
reason-keep-decides = a recruit kept by a dilemma is hidden or active by itself
reason-not-yours = { $recruit } is not one of your recruits
reason-hidden = { $recruit } is still hidden
reason-just-active = { $recruit } became active in the middle of this action and acts from the next one on
reason-used = { $recruit } has acted on this event already
reason-once = { $recruit } acts once a turn, and has done so
reason-other-place = { $recruit } acts only when you place a worker{ $at }
reason-other-moment = { $recruit } acts at another moment: “{ $event } …”
reason-way-to-pay = { $recruit } changes how you pay, and is chosen when you pay
reason-condition = { $recruit } acts only if { $condition }
reason-space-condition = only if { $condition }
reason-ability-price = { $recruit } asks { $cost }; you have { $have }
reason-no-use = { $recruit } would change nothing now
reason-no-help = { $recruit } does not change the price of { $source }
reason-replaced = with { $recruit } the price is { $cost } in any case
reason-pay-other = what is to be paid is { $what }
reason-pay-lacks = for { $what } you have too little: { $have }
reason-pay-rest = then you could not pay the rest: { $rest }
reason-territory-full = all { $n } star spaces of the { $faction } territory are taken
reason-other-faction = the star goes to the { $faction } territory or a { $faction } market
reason-star-there = your star is on the { $space } already
reason-trading-off = this table does not trade
reason-not-your-turn = you may open trades on your own turn only
reason-yourself = you cannot trade with yourself
reason-no-such-player = there is no { $whom } among { $n } players
reason-only-two = there is only one other player: offer it to that player
reason-no-trade-now = trading is possible before your action, between doubles, and before your turn ends
reason-no-offers-left = you have made your { $n } offers of this turn
reason-nothing-to-give = you have nothing to give
reason-both-ways = an offer cannot move one kind both ways: { $what }
reason-give-lacks = you cannot give more than you have: { $have }
reason-ask-most = there are no more in the game than { $most }
reason-ask-offered = a counter-offer asks only for artifacts that were offered: { $offered }
reason-ask-has = { $whom } has no more than { $most }
reason-ask-nobody-has = nobody has more than { $most }
reason-gives-nothing = you must give something
reason-asks-nothing = you must ask for something
reason-counter-counter = a counter-offer is accepted or declined
reason-accept-lacks = you are asked for { $ask }; you have { $have }

# What the screen calls things.

group-areas = areas
group-tunnels = tunnels
group-sites = sites
group-markets = markets
group-artifact-markets = artifact-markets
group-icarus = icarus
group-tanks = tanks
screen-euphorian = Euphoria
screen-subterran = Subterra
screen-wastelander = Wastelands
screen-icarite = Icarus
screen-yours = { $name }, yours
screen-allegiance = Allegiance
screen-miner = Miner
screen-of = { $n } of { $end }
screen-tier = tier { $n }
screen-stars = Stars
screen-open = { $n } open
screen-tunnel = Tunnel
screen-tunnel-end = Tunnel end
screen-closed = closed
screen-upper = Upper site
screen-lower = Lower site
screen-workers-of = { $n } of { $need } workers
screen-tank = Worker tank
screen-free = free
screen-sum = sum { $n }
screen-decks = Artifacts: { $left } in the deck, { $gone } discarded.
screen-legend = A3: A's worker showing 3. ★A: A's star. On tracks: 1 to 4 tiers, R recruits are revealed, E the tunnel end opens.
screen-morale = Morale
screen-knowledge = Knowledge
screen-workers = Workers
screen-none = none in hand
screen-placed = { $n } placed
screen-reserve = { $n } in reserve
screen-goods = Goods
screen-recruits = Recruits
screen-hidden = { $n } hidden
screen-active = { $name }, active
screen-secret = { $name }, hidden
screen-recruit-of = { $recruit } ({ $faction } recruit)
screen-there = There now: { $whom }.
screen-dilemma = Dilemma
screen-penalty = Penalty

## Options, and what is counted over many games

option-deck = Which recruits do you play with?
option-deck-first = Those of the first edition
option-deck-second = The second version, with sixteen new ones
option-trading = May players trade with each other on their turns?
option-trading-on = Yes
option-trading-off = No
option-name-deck = deck
option-name-trading = trading
option-value-first = first
option-value-second = second
balance-turns = turns
balance-placements = placements
balance-retrievals = retrievals
balance-recruit = recruits active at the end
balance-hidden-recruit = recruits hidden at the end
balance-ability = abilities of recruits
balance-market = markets built
balance-market-star = stars on markets
balance-territory-star = stars on territories
balance-allegiance = spaces advanced on allegiance tracks
balance-space = spaces placed on
balance-dilemma-card = dilemmas resolved
balance-dilemma = what the dilemma was resolved for
balance-dilemma-star = a star
balance-dilemma-recruit = a recruit
balance-dilemma-none = not resolved
