# What the page says about Euphoria. The messages stand in the same order in every language.

## What kind of thing a card is about

page-kind-action = Action
page-kind-area = Commodity area
page-kind-artifact = Artifact
page-kind-artifact-market = Artifact market
page-kind-commodity = Commodity
page-kind-deck = Deck
page-kind-dilemma = Ethical dilemma
page-kind-faction = Territory
page-kind-icarite-market = Icarite market
page-kind-market = Market
page-kind-penalty = Penalty
page-kind-recruit = Recruit
page-kind-resource = Resource
page-kind-site = Construction site
page-kind-tank = Worker tank
page-kind-track = Track
page-kind-tunnel = Tunnel
page-kind-tunnel-end = Exclusive space

## What has no words of its own in the pack

page-text-artifact = There are { $copies } cards of each of the six kinds. Nobody may hold more artifacts than morale. Where three artifacts are a price, two of the same kind are enough.
page-text-commodity = A commodity, gained on this area: { $area }.
page-text-resource = A resource, gained in the tunnel of this territory: { $territory }. Construction sites ask for resources.
page-text-faction = Stars may stand here, one on each open space. An active recruit of this faction gives the bonuses of its allegiance track.
page-text-allegiance = All share this track. From space { $one }: one more of the commodity for players with an active recruit of the faction. From { $two }: for the same players both the resource and the artifact in the tunnel. On { $three }: all hidden recruits of the faction become active. On { $four }: everybody places a star on each recruit of the faction.
page-text-allegiance-icarite = All share this track. From space { $one }: one more of the commodity for players with an active recruit of the faction. From { $two }: the same players draw an artifact with each star they place here. On { $three }: all hidden recruits of the faction become active. On { $four }: everybody places a star on each recruit of the faction.
page-text-miner = Each use of the tunnel moves the miner one step. On space { $reveal } all hidden recruits of the faction become active; with step { $end } the space at the end of the tunnel opens.
page-text-morale = From 1 to { $end }. Nobody may hold more artifacts than morale.
page-text-knowledge = From 1 to { $end }. When workers are rolled, knowledge and the faces of all workers in hand are added up: with { $limit } or more one worker is lost.
page-text-artifact-deck = { $total } cards, { $copies } of each kind. When the deck is empty, the discarded cards become a new one.
page-text-recruit-deck = Resolving a dilemma may bring two recruits from here, of which one is kept.
page-text-retrieve = Instead of placing a worker, take back any of yours from the board; they are rolled anew. Ways: { $ways }.

## Names

page-name-allegiance = Allegiance: { $territory }
page-name-artifact = artifact
page-name-artifact-deck = Artifacts
page-name-commodity = commodity
page-name-knowledge = Knowledge
page-name-miner = Miner: { $territory }
page-name-morale = Morale
page-name-other-commodity = other commodity
page-name-recruit-deck = Recruits
page-name-resource = resource
page-name-retrieve = Retrieve
page-name-star = star
page-name-territory = Stars: { $territory }
page-name-worker = worker
page-name-die = Worker showing { $n }
page-name-die-on = { $space }: your { $n }
