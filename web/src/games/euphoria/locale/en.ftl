# What the page says about Euphoria. Names of things come from the pack.

board = The board
track-at = { $name }: { $n } of { $end }
deck-left = { $name }: { $n } left
discarded = Discarded: { $n }
total = Total { $n }
cost = Cost: { $cost }
worker-of = Worker of { $who }, showing { $n }
workers-needed = { $n } of { $need } workers
market-built = { $name }, built market. Stars: { $stars }
tunnel-closed = Closed: { $n } of { $end } steps
territory-stars = { $name }: { $n ->
    [0] full
   *[other] { $n } open
}, stars of { $stars }
nobody = nobody
without-star = Without a star here

## A player's side

stars-placed = { $n } of { $total } stars placed
artifacts-held = Artifacts in hand: { $n } of { $most }
goods = Goods
workers = Workers
hand = Workers in hand
on-board = On the board
reserve = In reserve
recruits = Recruits
hidden-recruit = A hidden recruit
dealt = To choose from
penalties = Penalties
dilemma = { $resolved ->
    [star] Dilemma resolved, with a star
    [recruit] Dilemma resolved for a recruit
   *[no] Dilemma not resolved yet
}

## Trading

offer-give = You give
offer-ask = You ask for
offer-get = You get
offer-nothing = nothing yet
offer-add = Add { $thing }
offer-hint = { $ready ->
    [yes] Nothing is final until you send it.
   *[no] Put something on both sides to send the offer.
} One kind goes only one way.
offer-send = { $counter ->
    [yes] Send the counter-offer
   *[no] Send the offer
}
offer-withdraw = Drop the offer
offer-unpayable = You cannot give what is asked for.
