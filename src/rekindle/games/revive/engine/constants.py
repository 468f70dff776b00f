"""The numbers that stand for Revive's things inside the engine.

Texts for them are in the pack and in `locale/`; this module is only about order.
"""

from __future__ import annotations

from typing import Final

# What a player holds. The number of a basic resource is that of its colour plus one.
CRYSTAL: Final = 0
GEAR: Final = 1
BOOK: Final = 2
FOOD: Final = 3
GOODS: Final = ("crystal", "gear", "book", "food")
BASICS: Final = ("gear", "book", "food")

# Colours of cards, modules, machines and machine tracks, in the order of COLOURS.
ANY_COLOUR: Final = 3
COLOURS: Final = ("gray", "green", "yellow")

# What a space is. The number of a terrain is that of its colour plus two.
UNEXPLORED: Final = 0
SAND: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 3
FIELD: Final = 4
WATER: Final = 5
LOCATION: Final = 6
CHASM: Final = 7
LARGE: Final = 8
FACES: Final = ("sand", "mountain", "forest", "field", "water", "location")
SPACE_KINDS: Final = ("unexplored", *FACES, "chasm", "large-location")

# The map: four hexes on each of thirty places, the chasm, four corners.
PLACES: Final = 30
HEXES: Final = 4
FACE_DOWN: Final = -1
BEING_TURNED: Final = -2
CHASM_SPACE: Final = 120
FIRST_CORNER: Final = 121
CORNERS: Final = ("north-west", "north-east", "south-west", "south-east")
SPACES: Final = 125

# What tribes put on spaces, as bits.
FOREST_TILE: Final = 1
TEMPLE: Final = 2
TARGET: Final = 4
SAND_TILE: Final = 8
WORKSHOP: Final = 16
TOKENS: Final = ("forest", "temple", "target", "sand", "workshop")

# Citizen cards first, then the starting cards.
CITIZENS: Final = 39
STARTING: Final = 6
CARDS: Final = 45

# Slots for cards on the player board. A card shows its top (0) or its bottom (1).
SLOTS: Final = ("top-left", "top-right", "bottom-left", "bottom-right", "right")
RIGHT_SLOT: Final = 4
TOP: Final = 0
BOTTOM: Final = 1
SIDES: Final = ("top", "bottom")
PLAYS: Final = (*SLOTS[:4], "right-top", "right-bottom")

# Machines: three standard ones, thirty special ones, then those on tribe boards.
STANDARD: Final = 3
SPECIAL: Final = 30
FIRST_SPECIAL: Final = 3
FIRST_TRIBAL: Final = 33

# Technologies of a tribe board, bottom to top.
TECHNOLOGIES: Final = ("root", "left", "middle", "right", "top-left", "top-middle", "top-right")
ROOT: Final = 0
BELOW: Final = (-1, 0, 0, 0, 1, 2, 3)
"""The technology each one is connected to on the way down."""

TRIBES: Final = ("nadair", "hofstadterians", "jox49i", "kuniban", "formica", "vukuntur")
BOARD_SIDES: Final = ("sun", "moon")

# What a technology changes for good, as bits.
POWERS: Final = (
    "fifth-slot",
    "free-forest-and-water",
    "two-basics-for-a-crystal",
    "no-books-to-others",
    "explore-for-less-food",
    "resource-with-a-card",
    "crystal-rests-a-card",
    "mountain-discount",
    "crystal-for-two",
    "crystal-with-a-crate",
    "temple-range",
    "falcon-discount",
    "falcon-resources",
    "copying-switch",
)
FIFTH_SLOT: Final = 1
FREE_FOREST_AND_WATER: Final = 2
TWO_BASICS_FOR_A_CRYSTAL: Final = 4
NO_BOOKS_TO_OTHERS: Final = 8
EXPLORE_FOR_LESS_FOOD: Final = 16
RESOURCE_WITH_A_CARD: Final = 32
CRYSTAL_RESTS_A_CARD: Final = 64
MOUNTAIN_DISCOUNT: Final = 128
CRYSTAL_FOR_TWO: Final = 256
CRYSTAL_WITH_A_CRATE: Final = 512
TEMPLE_RANGE: Final = 1024
FALCON_DISCOUNT: Final = 2048
FALCON_RESOURCES: Final = 4096
COPYING_SWITCH: Final = 8192

# Artifacts on the board; minor ones last.
ARTIFACTS: Final = ("purple", "orange", "white", "minor")
MINOR: Final = 3

# What artifact cards and large locations count.
CATEGORIES: Final = (
    "crates",
    "energy",
    "modules",
    "module-pairs",
    "figures",
    "markers",
    "flasks",
    "cards",
    "waters",
    "crystals",
    "gray-track",
    "green-track",
    "yellow-track",
    "large-buildings",
    "figures-on-large",
    "tiles",
)
COUNT_CRATES: Final = 0
COUNT_ENERGY: Final = 1
COUNT_MODULES: Final = 2
COUNT_MODULE_PAIRS: Final = 3
COUNT_FIGURES: Final = 4
COUNT_MARKERS: Final = 5
COUNT_FLASKS: Final = 6
COUNT_CARDS: Final = 7
COUNT_WATERS: Final = 8
COUNT_CRYSTALS: Final = 9
COUNT_GRAY: Final = 10
COUNT_LARGE_BUILDINGS: Final = 13
COUNT_ON_LARGE: Final = 14
COUNT_TILES: Final = 15

# Kinds of rewards along the machine tracks.
REWARD_KINDS: Final = ("standard", "special", "artifact", "cards")
STANDARD_MACHINE: Final = 0
SPECIAL_MACHINE: Final = 1
ARTIFACT_REWARD: Final = 2
CARD_BONUS: Final = 3
REWARDS: Final = 15
PROGRESS_SPACES: Final = 20
MARKERS: Final = 5
RANKS: Final = ("loss", "survivor", "minor", "regular", "major", "superior", "utopia")
"""Of the solo game, from the lowest on."""

# The three actions that happen on the map.
EXPLORE_ACTION: Final = 0
POPULATE_ACTION: Final = 1
BUILD_ACTION: Final = 2
MAP_ACTIONS: Final = ("explore", "populate", "build")
SMALL_BUILDING: Final = 0
LARGE_BUILDING: Final = 1
SIZES: Final = ("small", "large")

# Kinds of chance.
TILE_FRONT: Final = 0
CITIZEN_CARD: Final = 1
MODULE_TOKEN: Final = 2
MACHINE_TOKEN: Final = 3
CRATE_TOKEN: Final = 4
ARTIFACT_CARD: Final = 5
TILE_BACK: Final = 6
ORIENTATION: Final = 7
STARTING_TILE: Final = 8
LARGE_TILE: Final = 9
LARGE_SIDE: Final = 10
TRIBE_BOARD: Final = 11
STARTING_CARD: Final = 13
