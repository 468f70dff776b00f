"""The numbers that stand for Euphoria's things inside the engine.

Texts for them are in the pack and in `locale/`; this module is only about order.
"""

from __future__ import annotations

from typing import Final

# Factions, each with its territory, its commodity (same number) and its resource (number + 4).
EUPHORIAN: Final = 0
SUBTERRAN: Final = 1
WASTELANDER: Final = 2
ICARITE: Final = 3
NO_FACTION: Final = 4
FACTIONS: Final = ("euphorian", "subterran", "wastelander", "icarite")

# What a player holds, and what a price can ask for.
ENERGY: Final = 0
WATER: Final = 1
FOOD: Final = 2
BLISS: Final = 3
GOLD: Final = 4
STONE: Final = 5
CLAY: Final = 6
BOOK: Final = 7
BALLOONS: Final = 8
BIFOCALS: Final = 9
BOX: Final = 10
BEAR: Final = 11
BAT: Final = 12
KINDS: Final = 13
COMMODITIES: Final = ("energy", "water", "food", "bliss")
RESOURCES: Final = ("gold", "stone", "clay")
ARTIFACTS: Final = ("book", "balloons", "bifocals", "box", "bear", "bat")
GOODS: Final = COMMODITIES + RESOURCES
THINGS: Final = COMMODITIES + RESOURCES + ARTIFACTS
FIRST_RESOURCE: Final = 4
FIRST_ARTIFACT: Final = 7

# Prices that are not paid from one's holdings.
MORALE: Final = 13
KNOWLEDGE: Final = 14
PLACED_WORKER: Final = 15
RETURNING_WORKER: Final = 16

# Spaces for workers.
FIRST_TUNNEL: Final = 4
FIRST_END: Final = 7
FIRST_SITE: Final = 10
FIRST_MARKET: Final = 34
WIND_SALOON: Final = 43
NIMBUS_LOFT: Final = 44
BREEZE_BAR: Final = 45
SPACES: Final = 49
SITE_SPACES: Final = 4

# Where a worker is when it is on no space.
HAND: Final = -1
RESERVE: Final = -2
RETURNING: Final = -3  # on its way back, to be rolled
RETURNING_SET: Final = -4  # on its way back with a face its owner has chosen

WORKERS: Final = 4
STARS: Final = 10
MARKETS: Final = 6

SITE_NAMES: Final = (
    "upper-euphorian",
    "lower-euphorian",
    "upper-subterran",
    "lower-subterran",
    "upper-wastelander",
    "lower-wastelander",
)
SPACE_NAMES: Final = (
    "generator",
    "aquifer",
    "farm",
    "cloud-mine",
    "euphorian-tunnel",
    "subterran-tunnel",
    "wastelander-tunnel",
    "euphorian-tunnel-end",
    "subterran-tunnel-end",
    "wastelander-tunnel-end",
    *(f"{site}-site-{i}" for site in SITE_NAMES for i in range(1, SITE_SPACES + 1)),
    *(f"{site}-market" for site in SITE_NAMES),
    "incinerator",
    "free-press",
    "ark",
    "wind-saloon",
    "nimbus-loft",
    "breeze-bar",
    "sky-lounge",
    "tank-energy",
    "tank-water",
)

# Kinds of spaces (euphoria.spaces).
AREA: Final = 0
TUNNEL: Final = 1
TUNNEL_END: Final = 2
SITE: Final = 3
MARKET: Final = 4
ARTIFACT_MARKET: Final = 5
ICARITE_MARKET: Final = 6
TANK: Final = 7
SPACE_KIND: Final = (
    [AREA] * 4
    + [TUNNEL] * 3
    + [TUNNEL_END] * 3
    + [SITE] * 24
    + [MARKET] * 6
    + [ARTIFACT_MARKET] * 4
    + [ICARITE_MARKET] * 3
    + [TANK] * 2
)
SPACE_FACTION: Final = (
    [0, 1, 2, 3, 0, 1, 2, 0, 1, 2]
    + [k // 2 for k in range(MARKETS) for _ in range(SITE_SPACES)]
    + [k // 2 for k in range(MARKETS)]
    + [0, 1, 2, 3, 3, 3, 3, NO_FACTION, NO_FACTION]
)

# Kinds of chance.
DIE: Final = 0
ARTIFACT_CARD: Final = 1
RECRUIT_CARD: Final = 2
TILE: Final = 3
DILEMMA_CARD: Final = 4
TIE_DIE: Final = 5

# Penalties of the market tiles, as bits (euphoria.penalty.1 to 18).
NO_NEW_WORKER: Final = 1
NO_SELF_BUMP: Final = 2
NO_PAIRS: Final = 4
NO_MARKET_WITHOUT_STAR: Final = 8
ONE_WORKER_A_TURN: Final = 16
NO_SHARED_SITE: Final = 32
NO_ABILITIES: Final = 64
FREE_RETRIEVAL_COSTS_MORE: Final = 128
NO_ICARUS: Final = 256
STAR_TEACHES: Final = 512
NO_TIER_BONUS: Final = 1024
ONE_WORKER_AN_AREA: Final = 2048
LOSE_ON_ROLL: Final = 2048  # shifted left by the face: 4096 for a rolled 1, and so on
PENALTIES: Final = (
    "no-new-worker",
    "no-self-bump",
    "no-pairs",
    "no-market-without-star",
    "one-worker-a-turn",
    "no-shared-site",
    "no-abilities",
    "free-retrieval-costs-more",
    "no-icarus",
    "star-teaches",
    "no-tier-bonus",
    "one-worker-an-area",
    "lose-on-1",
    "lose-on-2",
    "lose-on-3",
    "lose-on-4",
    "lose-on-5",
    "lose-on-6",
)

SITE_OF: Final = [
    (space - FIRST_SITE) // SITE_SPACES if FIRST_SITE <= space < FIRST_MARKET else -1
    for space in range(SPACES)
]
"""The construction site that each of its four spaces belongs to."""
