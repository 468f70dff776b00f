# Cards, tokens, tiles and boards.

## Keycards, crates, chips, rings

card-text = { $kind }, { $points }: { $gives }.
card-white = White keycard
card-yellow = Yellow keycard
card-green = Green keycard
card-gray = Gray keycard
no-effect = no effect of its own
and-points = { $points } at the end

## Boxes and what is on a board

box-text = { $box }: { $gives }.
box-rates = A white crystal buys { $white ->
    [one] 1 follower
   *[other] { $white } followers
}, a red one { $red }, a purple one { $purple }.
box-pays = { $pays } at most once
upgrade-text = { $upgrade }. One side: { $first }. Other side: { $second }.
vault-text = Vault: { $gives }.
workshop-text = Workshop ({ $terrain }) for { $cost }: { $gives }.
monument-text = Monument for { $cost }.
production-text = Production space: { $gives }.
uncovers-text = It uncovers a production space: { $gives }.
cube-text = { $cube } in column { $n } costs { $cost } and is worth { $points }: { $gives }.
cube-white = white relicube
cube-gray = gray relicube
cube-black = black relicube
cube-brown = brown relicube
terrain-field = field
terrain-forest = forest
terrain-mountain = mountain

## Tribes, gadgets, abilities

ability-text = Active: { $gives }.
ability-text-trigger = Active, when { $trigger }: { $gives }.
ability-fixed = It always costs 1 stone.
ability-parts = Four abilities, each with its own cost. { $parts }
part-text = { $n }: { $gives }.
passive-text = Passive: { $what }.
passive-cheap-conversion = as a free action you may convert 2 white crystals into 1 red one, or 2 red ones into 1 purple one
passive-volcanoes = you may move onto volcanoes
passive-pigs = your moving followers may take pigs along; pigs beside your followers may pay for a develop or a relicube in their place; at the end you score { $points } for each farm with presence of yours
passive-raft = when anybody spends followers in a hex next to your raft, 1 follower goes from the raft to that hex
passive-purple-bonus = for each purple crystal you spend on an action you gain 1 white crystal and 1 point
passive-rings = in the hex of a camp you may spend 1 follower to place a random ring and gain its reward
about-place-farm = A pig farm goes on a field with presence of yours, with as many pigs as the field shows.
about-place-island = An island goes on a vacant water, field, forest or mountain next to a piece of yours. For each hex around it with buildings you gain 1 white crystal for a workshop, 1 follower on the island for a vault, 1 point for a monument. It is water and forest.
about-place-raft = The raft goes on vacant water.
trigger-relicube = you gain a relicube
trigger-vault = you build a vault
trigger-follower-cost = a develop or a relicube costs you followers
trigger-excavate = you excavate
trigger-camp = you gain a camp's reward by building
trigger-production = you activate a production space
trigger-chip = you gain a bonus chip
trigger-keycard = you use a keycard
trigger-vault-reward = you gain the reward of a vault

## Objectives

objective-text = { $points } at the end for { $needs }. When discarded: { $gives }.
condition-of-one-colour = { $n } relicubes of one colour
condition-different = { $n } different relicubes
condition-stone-set = a white, a gray and a black stone
condition-stones = { $n } white, gray or black stones
condition-upgrades = { $n } upgrades
condition-vaults = { $n } vaults
condition-monuments = { $n } monuments
condition-keycards = { $n } keycards
condition-tribes = { $n } unlocked tribes
condition-camps = buildings next to { $n } camps
condition-regions = buildings on { $n } regions

## Paths

path-text = Everybody scores { $all }. Whoever has chosen it also scores { $own }.
scoring-knowledge = for each knowledge track the points reached
scoring-ancients = { $points } for each white, gray or black stone
scoring-legends = { $points } for each vault
scoring-efficiency = the points printed on all own keycards
scoring-ambition = for each colour the points below the rightmost relicube
scoring-power = for each monument the points of its place
chosen-knowledge-a = the second-best track once more
chosen-knowledge-b = { $points } for each track on which step { $step } is reached
chosen-ancients-a = { $points } for each such stone
chosen-ancients-b = { $points } for each set of a white, a gray and a black stone
chosen-legends-a = { $points } for each vault
chosen-legends-b = { $points } for every two vaults
chosen-efficiency-a = { $points } for each yellow, green or gray keycard
chosen-efficiency-b = { $points } for each gray keycard
chosen-ambition-a = { $points } for each set of all four colours
chosen-ambition-b = the best colour once more
chosen-power-a = { $points } for each monument
chosen-power-b = the points of monument tiles once more

## The map

tile-text = In the middle { $middle }, around it from the east { $around }.
camp-text = Camp: { $gives }.
monument-tile-text = Monument tile: { $gives }.
ring-text = Ring: { $gives }.
chip-text-light = Light bonus chip: { $gives }.
chip-text-dark = Dark bonus chip: { $gives }.
face-field = a field
face-pigs = a field with { $n } { $n ->
    [one] pig
   *[other] pigs
}
face-forest = a forest
face-mountain = a mountain
face-water = water
face-volcano = a volcano
face-vault = a vault hex
face-monument = a monument hex
face-site = an excavation site
face-camp = a camp
face-camp-gives = a camp ({ $gives })
face-cube = { $face } with a relicube
