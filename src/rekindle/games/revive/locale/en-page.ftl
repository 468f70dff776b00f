# What a page shows of Revive besides cards and moves. The messages stand in the same order in every
# language.

## Headings and things

page-crates = Crates
page-deck = Deck
page-progress = Progress track
page-hibernation = Hibernation track
page-energy = Energy
page-points = Points
page-range = Lasting range
page-small = Small buildings
page-large = Large buildings
page-figure = Population figures
page-markers = Markers on the tribe board
page-crystals = Crystal symbol
page-crystal = Crystals
page-gear = Gears
page-book = Books
page-food = Food
page-end-tile = End tile
page-cube = Action cube
page-falcon = Falcon
page-tiles = Tribe tiles
page-switch = Switch
page-module-space = Module space
page-per = per

## What things are called that have no name

page-kind-citizen = Citizen
page-kind-starting = Starting card
page-kind-module = Slot module
page-kind-crate = Crate
page-kind-tile = Area tile
page-kind-start-tile = Starting tile
page-kind-back = Unexplored area
page-kind-location = Large location
page-kind-reward = Reward space
page-kind-tribe = Tribe board
page-kind-technology = Technology
page-kind-artifact-card = Artifact card
page-kind-artifact = Artifact
page-kind-space = Space of the map
page-kind-token = Tribe tile
page-kind-slot = Card slot
page-kind-good = Resource
page-kind-track = Machine track
page-kind-board = Game material
page-name-module = { $colours } module
page-reward-standard = Standard machine
page-reward-special = Special machine
page-reward-artifact = Artifact
page-reward-cards = Card bonus

## What a closer look tells

page-about-artifact = At the end, each artifact scores the row of its colour on the artifact card once more. When the last one on the map board is gone, the last turns begin.
page-about-minor = Whoever may take an artifact when none is left gets one of these: { $points } points at the end.
page-about-sand = You can build here if there is no building yet.
page-about-mountain = A building next to it advances 1 step on the gray track, a large one 2.
page-about-forest = A building next to it advances 1 step on the green track, a large one 2.
page-about-field = A building next to it advances 1 step on the yellow track, a large one 2.
page-about-water = Your first building next to it brings you the reward shown.
page-about-location = You can populate it with one of your figures and unlock a technology.
page-about-chasm = Range is counted from here until you have a piece on the map.
page-about-token-forest = The space is a forest from now on.
page-about-token-temple = Its owner counts range from here too.
page-about-token-target = Its owner builds or populates here for less; if somebody else does, its owner gains what they pay.
page-about-token-sand = The space is sand from now on. Whoever builds here gains 1 point.
page-about-token-workshop = Its owner explores, populates and builds next to it for 1 less.
page-about-slot-top = A card played here gives its top half.
page-about-slot-bottom = A card played here gives its bottom half.
page-about-slot-right = Closed until its technology is unlocked. A card played here gives the half you choose.
page-about-crystal = You can keep { $most }. As a free action, 1 crystal becomes 1 basic resource.
page-about-basic = A basic resource. You can keep { $most }.
page-about-track = Buildings and cards advance your marker; at { $length } each further step gives a resource. Rewards are unlocked when the markers shown have come that far.
page-about-energy = Put 1 energy on a machine to set it going. It comes back when you hibernate.
page-about-small = Costs { $small } gears and goes on sand: steps for the terrain around it, crystals at the edge, rewards of waters.
page-about-large = Costs { $large } gears. Steps and crystals count twice, the reward of water does not.
page-about-figure = Populating takes a figure from the tribe board and unlocks the technology under it.
page-about-switch = An action: while it is up, use it once for what it shows. Hibernating moves it up again.
page-about-hibernation = Each time you hibernate your marker advances and you take the reward of its space or one below. On the fourth space an artifact is removed from the game.
page-about-progress = Every unlocked reward and the first uses of the tribe ability put a marker here. Signs are bonuses; the number in the lowest free space is scored at the end.
page-about-points = Points gained during the game. Some spaces of the point track give a crate or an artifact.
page-about-markers = Each use of the tribe ability moves one of them to the progress track.
page-about-crystals = Each of your buildings next to it gains 1 crystal when it is built, a large one 2.
page-about-falcon = Its owner counts range from it too.
page-about-end-tile = Worth { $endtile } points at the end.
page-about-cube = Playing a card moves it 1 space, hibernating 2. When it passes the last space, only actions on the map and the switch are left.
page-about-deck = When you recruit, you may take the unseen top card instead of one of the display.
page-about-crates = Only the owner knows what is in a closed crate. Opening it is a free action.
page-about-range = Saves so much food for the range of every action.
page-about-tiles = Tiles that the tribe ability puts on the map.
page-about-module-space = A module here is activated whenever a card of its colour is played into the slot. Where the sign says so, it is activated at once when it is put there.
