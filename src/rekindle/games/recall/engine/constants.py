"""The numbers that stand for Recall's things inside the engine.

Texts for them are in the pack and in `locale/`; this module is only about order.
"""

from __future__ import annotations

from typing import Final

# Crystals, from the lowest order to the highest.
WHITE: Final = 0
RED: Final = 1
PURPLE: Final = 2
CRYSTALS: Final = ("white", "red", "purple")

# Knowledge tracks and ability stones share colours; relicubes have one more.
TRACKS: Final = ("white", "gray", "black")
STONES: Final = TRACKS
CUBES: Final = (*TRACKS, "brown")
STONES_ON_SITE: Final = 3

# What a hex is. The number of a terrain is that of its workshops plus one.
FACE_DOWN: Final = 0
FIELD: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4
VOLCANO: Final = 5
VAULT: Final = 6
MONUMENT: Final = 7
SITE: Final = 8
CAMP: Final = 9
START: Final = 10
PRINTED: Final = 11
FACES: Final = (
    "field",
    "forest",
    "mountain",
    "water",
    "volcano",
    "vault",
    "monument",
    "site",
    "camp",
)
HEX_KINDS: Final = ("face-down", *FACES, "start", "printed")
TERRAINS: Final = ("field", "forest", "mountain")

# The map: seven hexes on each of twelve regions (the middle one first, then clockwise from the
# east), four starting spaces, three monument hexes printed on the board.
REGIONS: Final = 12
HEXES: Final = 7
TURNS: Final = 6
FIRST_START: Final = 84
STARTS: Final = 4
FIRST_PRINTED: Final = 88
SPACES: Final = 91
NO_REGION: Final = -1
NO_TILE: Final = -1
UNTURNED: Final = -2
"""The tile is revealed; its orientation is about to be chosen."""

# What lies on a hex beside buildings and followers, as bits.
ISLAND: Final = 1
FARM: Final = 2
RING: Final = 4
TOKENS: Final = ("island", "farm", "ring")
ISLANDS: Final = 9
FARMS: Final = 9
RINGS: Final = 9
PIGS: Final = 10

# Action boxes, each above a slot, and the sides of the upgrades that replace them.
BOXES: Final = ("a", "b", "c", "d", "e", "f")
BOX_F: Final = 5
SIDES: Final = 2
SYMBOLS: Final = 6
"""Upgrade symbols on the culture track."""

# Keycards: the blank one, three types of yellow, then green and gray.
BLANK: Final = 0
FIRST_YELLOW: Final = 1
YELLOWS: Final = 3
FIRST_GREEN: Final = 4
GREENS: Final = 15
FIRST_GRAY: Final = 19
GRAYS: Final = 12
KEYCARDS: Final = 31
COPIES_OF_YELLOW: Final = 5
COLOURS: Final = ("white", "yellow", "green", "gray")
"""Of keycards, from the lowest level to the highest."""
WHITE_CARD: Final = 0
YELLOW_CARD: Final = 1
GREEN_CARD: Final = 2
GRAY_CARD: Final = 3

# Buildings of a player.
VAULTS: Final = 6
WORKSHOPS: Final = 2
"""Of each terrain."""
MONUMENTS: Final = 5
MONUMENT_TILES: Final = 8
COLUMNS: Final = 5
"""Of the relicube grid."""

# Production spaces: three open ones, then those under workshops (two a terrain) and monuments.
OPEN_PRODUCTION: Final = 3
UNDER_WORKSHOPS: Final = 3
UNDER_MONUMENTS: Final = 9
PRODUCTION: Final = 14

TRIBES: Final = (
    "aynir",
    "bishop",
    "colteron",
    "dorian",
    "enterin",
    "finder",
    "goliat",
    "hayla",
    "ion",
    "jhe",
    "k01",
    "lexander",
    "mayfair",
    "norther",
)
GADGETS: Final = 18
CRATES: Final = 24
OBJECTIVES: Final = 10
MOST_GADGETS: Final = 4
ANCIENT_GADGETS: Final = 4
"""In a stack on the board."""

# Abilities: those of the tribes, the gadgets, and the parts of the gadget that has four.
FIRST_GADGET: Final = 14
FIRST_PART: Final = 32
PARTS: Final = 4
ABILITIES: Final = 36

# What tribes may always do, as bits.
PASSIVES: Final = ("cheap-conversion", "volcanoes", "pigs", "raft", "purple-bonus", "rings")
CHEAP_CONVERSION: Final = 1
VOLCANOES: Final = 2
WITH_PIGS: Final = 4
WITH_RAFT: Final = 8
PURPLE_BONUS: Final = 16
WITH_RINGS: Final = 32

# What sets off a triggered ability.
TRIGGERS: Final = (
    "any-time",
    "relicube",
    "vault",
    "follower-cost",
    "excavate",
    "camp",
    "production",
    "chip",
    "keycard",
    "vault-reward",
)
ANY_TIME: Final = 0
ON_CUBE: Final = 1
ON_VAULT: Final = 2
ON_FOLLOWER_COST: Final = 3
ON_EXCAVATE: Final = 4
ON_CAMP: Final = 5
ON_PRODUCTION: Final = 6
ON_CHIP: Final = 7
ON_KEYCARD: Final = 8
ON_VAULT_REWARD: Final = 9

# Rounds.
ROUND_KINDS: Final = ("regular", "path", "objective")
REGULAR: Final = 0
PATH_ROUND: Final = 1
OBJECTIVE_ROUND: Final = 2
ROUNDS: Final = 17

# Path cards: six slots in three sections of two.
PATHS: Final = ("knowledge", "ancients", "legends", "efficiency", "ambition", "power")
KNOWLEDGE_PATH: Final = 0
ANCIENTS_PATH: Final = 1
LEGENDS_PATH: Final = 2
EFFICIENCY_PATH: Final = 3
AMBITION_PATH: Final = 4
POWER_PATH: Final = 5
SECTIONS: Final = 3
PATH_SIDES: Final = ("a", "b")

# What objectives ask for, each at least so many.
NEEDS: Final = (
    "of-one-colour",
    "different",
    "stone-set",
    "stones",
    "upgrades",
    "vaults",
    "monuments",
    "keycards",
    "tribes",
    "camps",
    "regions",
)
NEED_OF_ONE: Final = 0
NEED_DIFFERENT: Final = 1
NEED_STONE_SET: Final = 2
NEED_STONES: Final = 3
NEED_UPGRADES: Final = 4
NEED_VAULTS: Final = 5
NEED_MONUMENTS: Final = 6
NEED_KEYCARDS: Final = 7
NEED_TRIBES: Final = 8
NEED_CAMPS: Final = 9
NEED_REGIONS: Final = 10

# Ways to convert crystals: up, up for less, down.
CONVERSIONS: Final = (
    "3 white",
    "3 red",
    "2 white",
    "2 red",
    "red",
    "purple",
)

# What may be traded for each other.
BARTER: Final = ("follower", "white", "point")
TRADES: Final = (
    "follower for white",
    "follower for point",
    "white for follower",
    "white for point",
    "point for follower",
    "point for white",
)

# Kinds of chance.
REGION_TILE: Final = 0
ORIENTATION: Final = 1
BAG_CUBE: Final = 2
BAG_STONE: Final = 3
CRATE_TILE: Final = 4
GREEN_KEYCARD: Final = 5
GRAY_KEYCARD: Final = 6
RING_TOKEN: Final = 7
TRIBE_CARD: Final = 8
GADGET_TILE: Final = 9
OBJECTIVE_CARD: Final = 10
LIGHT_CHIP: Final = 11
DARK_CHIP: Final = 12
PATH_CARD: Final = 13
PATH_SIDE: Final = 14
MONUMENT_TILE: Final = 15
UPGRADE_STACK: Final = 16
