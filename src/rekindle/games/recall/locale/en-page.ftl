# What a page shows of Recall besides cards and moves. The messages stand in the same order in every
# language.

## Hexes and what lies on them

page-hex-face-down = Face down
page-hex-field = Field
page-hex-forest = Forest
page-hex-mountain = Mountain
page-hex-water = Water
page-hex-volcano = Volcano
page-hex-vault = Vault hex
page-hex-monument = Monument hex
page-hex-site = Excavation site
page-hex-camp = Camp
page-hex-start = Starting space
page-hex-printed = Monument hex of a track
page-token-island = Island
page-token-farm = Pig farm
page-token-ring = Ring
page-token-raft = Raft
page-token-pig = Pigs

## Things with a colour

page-crystal-white = White crystals
page-crystal-red = Red crystals
page-crystal-purple = Purple crystals
page-relicube-white = White relicubes
page-relicube-gray = Gray relicubes
page-relicube-black = Black relicubes
page-relicube-brown = Brown relicubes
page-stone-white = White stones
page-stone-gray = Gray stones
page-stone-black = Black stones
page-track-white = White knowledge track
page-track-gray = Gray knowledge track
page-track-black = Black knowledge track

## Boards and piles

page-follower = Followers
page-building = Buildings
page-supply = Supply of followers
page-slot = Keycard slot
page-keycards = Keycards
page-display = Keycards on display
page-green-pile = Pile of green keycards
page-crates = Crates
page-objectives = Objectives
page-recall = Recall
page-culture = Culture track
page-upgrade-symbol = Upgrade symbol
page-gadget-step = Gadgets of an ancient tribe
page-tribe-step = Ancient tribe
page-path-slot = Path slot
page-rounds = Rounds
page-bag = Bag
page-relicubes = Relicubes on display
page-monument-tiles = Monument tiles on display
page-leftovers = Leftovers
page-own-stone = Stones in your own colour

## What kinds of things there are

page-kind-keycard-white = White keycard
page-kind-keycard-yellow = Yellow keycard
page-kind-keycard-green = Green keycard
page-kind-keycard-gray = Gray keycard
page-kind-crate = Crate
page-kind-tribe = Tribe
page-kind-gadget = Gadget
page-kind-objective = Objective
page-kind-monument-tile = Monument tile
page-kind-camp = Camp
page-kind-ring = Ring
page-kind-light = Light bonus chip
page-kind-dark = Dark bonus chip
page-kind-vault = Vault
page-kind-production = Production space
page-kind-workshop = Workshop
page-kind-monument = Monument
page-kind-relicube = Relicube
page-kind-box = Action box
page-kind-upgrade = Upgrade
page-kind-path = Path card
page-kind-start-tile = Starting tile
page-kind-tile = Region tile
page-kind-hex = Hex
page-kind-token = Token
page-kind-crystal = Crystal
page-kind-stone = Ability stone
page-kind-track = Knowledge track
page-kind-board = Game material
page-kind-sign = Symbol

## What a closer look tells

page-objective-text = Objective: { $told }
page-path-text = Everybody scores { $everybody }. Whoever has chosen it also scores: side A, { $a }; side B, { $b }.
page-about-hex-face-down = A region tile that nobody has seen yet. Revealing it brings 1 point for each player with pieces on a region next to it.
page-about-hex-field = Workshops for yellow keycards are built here. The number is that of the pigs that come with a farm.
page-about-hex-forest = Workshops for green keycards are built here.
page-about-hex-mountain = Workshops for gray keycards are built here.
page-about-hex-water = Water movements lead over it. Nobody stays on it.
page-about-hex-volcano = Closed to everybody but COLTERON. Nothing is built here.
page-about-hex-vault = Vaults are built here. They cost no crystals.
page-about-hex-monument = Monuments are built here. The first builder chooses the monument tile.
page-about-hex-site = Three stones lie here at first. An excavation takes one of them and brings at least { $steps } steps on the track of its colour.
page-about-hex-camp = Whoever builds next to it gains its reward, once in the game.
page-about-hex-start = Its player begins here and may always place followers here.
page-about-hex-printed = A monument here scores the points reached on its knowledge track.
page-about-token-island = Water and forest for everybody. There are { $n }.
page-about-token-farm = Worth { $points } points at the end to players with DORIAN who are present here. There are { $n }.
page-about-token-ring = It marks a camp whose ring is placed. There are { $n }.
page-about-token-raft = Brings a follower to a hex next to it where followers are spent. It sets out with up to { $followers }.
page-about-token-pig = Players with DORIAN take them along and pay with them. There are { $n }.
page-about-crystal-white = The lowest order of crystals; 3 become a red one. You keep at most { $most } at the end of your turn.
page-about-crystal-red = The middle order of crystals; 3 become a purple one, 1 becomes 2 white ones. You keep at most { $most } at the end of your turn.
page-about-crystal-purple = The highest order of crystals; 1 becomes a red one and a white one. You keep at most { $most } at the end of your turn.
page-about-relicube = Whoever enters its hex must pick it up, and pays with followers there. It goes to the next column of its row and brings what it covers.
page-about-stone = Ability stones pay for abilities, in whatever colour.
page-about-track = It has { $steps } steps. Step { $gadget } brings a gadget, step { $tribe } a stone and the ancient tribe; bonus chips lie along it.
page-about-follower = Followers move on the map, pay for what happens in their hex, and count as leftovers at the end.
page-about-building = Vaults, workshops and monuments. Each other player with a building in a hex makes building there cost 1 follower more, and gains one.
page-about-supply = You have { $followers } followers in all. A follower you gain comes from here.
page-about-slot = A keycard put here has its effects and activates the box above.
page-about-keycards = Each turn you use one of those available. You take the used ones back when you recall.
page-about-display = Workshops and other effects take keycards from here. Green and gray ones are filled up to { $shown }.
page-about-green-pile = Green keycards that are upgraded go under the pile, open to all.
page-about-crates = Only the owner knows what is in a crate. Opening it is a free action.
page-about-objectives = One of them is discarded for a reward in the objective round; the other is worth { $objective } points if it is met.
page-about-recall = You take back all used keycards, activate as many production spaces, and recharge all stones.
page-about-culture = Points gained during the game. Symbols on it bring upgrades of action boxes.
page-about-upgrade-symbol = Whoever reaches it takes an upgrade tile of this letter and chooses a side.
page-about-gadget-step = The first player here reveals the tribe and its gadgets and gains 1 point. Everybody takes one gadget.
page-about-tribe-step = Whoever gets here has the abilities of this tribe from then on.
page-about-path-slot = In its path round you choose one of the two cards of a section and gain the chip of that slot.
page-about-rounds = Everybody takes a turn in each round. Three rounds are for paths and one for objectives instead.
page-about-bag = Relicubes and stones come from here when a region is revealed.
page-about-relicubes = The lowest vault takes one of these. They are not filled up.
page-about-monument-tiles = Whoever is the first to build on a monument hex of a region lays one of these there.
page-about-leftovers = White crystals count 1, red ones 2, purple ones 3, followers on the map 1; every { $leftovers } of the sum are a point.
page-about-own-stone = One is ready at the start, and one lies at each knowledge track. They do not count for the Path of Ancients.
