"""The format of a Recall pack: its effect language and its kinds of components."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rekindle.content import Component, Conditions, Effect, Language, Part, Price, ref
from rekindle.games.recall.content.effects import CONDITIONS, EFFECTS
from rekindle.games.recall.content.prices import PRICES
from rekindle.games.recall.engine.constants import (
    COLOURS,
    CRYSTALS,
    FACES,
    PASSIVES,
    ROUND_KINDS,
    TERRAINS,
    TRACKS,
    TRIGGERS,
    WORKSHOPS,
    YELLOW_CARD,
)

LANGUAGE = Language(
    effects=EFFECTS.values(),
    prices=PRICES.values(),
    conditions=CONDITIONS.values(),
    domains={
        "crystal": CRYSTALS,
        "track": TRACKS,
        "keycard": COLOURS[YELLOW_CARD:],
    },
    plurals={
        "crystals": "crystal",
        "followers": "follower",
        "moves": "move",
        "develops": "develop",
        "points": "point",
        "crates": "crate",
        "trades": "trade",
        "relicubes": "relicube",
        "stones": "stone",
        "upgrades": "upgrade",
        "vaults": "vault",
        "monuments": "monument",
        "keycards": "keycard",
        "tribes": "tribe",
        "camps": "camp",
        "regions": "region",
    },
)

WORKSHOP_IDS = tuple(f"{terrain}-{place + 1}" for terrain in TERRAINS for place in range(WORKSHOPS))
"""By terrain, the lower workshop first."""

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Step = Annotated[int, msgspec.Meta(ge=1, le=99)]
Far = Annotated[int, msgspec.Meta(ge=-30, le=30)]
Place = tuple[Far, Far]
"""A hex as q and r: r counts rows from north to south, q runs east along a row."""
Trigger = Literal[TRIGGERS]  # type: ignore[valid-type]


class Names(Part, frozen=True, kw_only=True):
    """The name of a component in both languages."""

    en: str
    de: str


# The map


class Region(Component, frozen=True, kw_only=True):
    """A space for a region tile: its middle hex and the six around it. Its id is its number."""

    centre: Place
    start: Literal["left", "right"] | None = None
    """The starting tile that lies here."""


class Start(Component, frozen=True, kw_only=True):
    """A starting space; its id is the number of the player."""

    hex: Place


class Printed(Component, frozen=True, kw_only=True):
    """A monument hex printed on the board; its id is its knowledge track."""

    hex: Place


class Cell(Part, frozen=True, kw_only=True):
    """A hex of a region tile."""

    kind: Literal[FACES]  # type: ignore[valid-type]
    pigs: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """On a field."""
    relicube: bool = False
    """It bears a relicube symbol."""
    camp: Annotated[str, ref("camp")] | None = None


class Tile(Component, frozen=True, kw_only=True):
    """A region tile: the hex in its middle, then the others clockwise from the east."""

    start: bool = False
    cells: tuple[Cell, Cell, Cell, Cell, Cell, Cell, Cell]


class Camp(Component, frozen=True, kw_only=True):
    """A camp: the reward for the first own building beside it."""

    name: Names
    effect: Effect


class MonumentTile(Component, frozen=True, kw_only=True):
    """A monument tile: purple points, and what is gained at once."""

    name: Names
    points: Small = 0
    gain: Effect | None = None


# The player board


class Cube(Component, frozen=True, kw_only=True):
    """A row of the relicube grid, from left to right; its id is the colour."""

    rewards: tuple[Effect, Effect, Effect, Effect, Effect]


class Vault(Component, frozen=True, kw_only=True):
    """A vault, from the lowest to the highest."""

    name: Names
    reward: Effect


class Workshop(Component, frozen=True, kw_only=True):
    """A workshop, and the production space below it; its id is terrain and place: `field-1`."""

    cost: Price
    production: Effect


class Monument(Component, frozen=True, kw_only=True):
    """A monument, from the lowest to the highest; its id is its place."""

    cost: Price
    production: Effect | None = None


class Production(Component, frozen=True, kw_only=True):
    """A production space that is visible from the start."""

    effect: Effect


class Box(Component, frozen=True, kw_only=True):
    """An action box; its id is its letter."""

    effect: Effect


class Upgrade(Component, frozen=True, kw_only=True):
    """The upgrade tiles of one letter: what their two sides make of the box."""

    first: Effect
    second: Effect


# Cards and tokens


class Keycard(Component, frozen=True, kw_only=True):
    """A keycard, of which there may be several copies."""

    name: Names
    colour: Literal[COLOURS]  # type: ignore[valid-type]
    points: Small = 0
    effect: Effect | None = None
    copies: Step = 1


class Token(Component, frozen=True, kw_only=True):
    """A bonus chip or a ring."""

    effect: Effect


class Crate(Component, frozen=True, kw_only=True):
    """A crate, which is opened once."""

    name: Names
    effect: Effect


class Objective(Component, frozen=True, kw_only=True):
    """An objective: what it asks for, and the reward for discarding it."""

    name: Names
    needs: Conditions
    reward: Effect


class Gadget(Component, frozen=True, kw_only=True):
    """A gadget: an ability, or several of them."""

    name: Names
    effect: Effect | None = None
    trigger: Trigger = "any-time"
    fixed: bool = False
    """It always costs one stone."""
    parts: tuple[Effect, ...] = ()
    """Instead of an effect: four abilities, each with its own cost."""


class Tribe(Component, frozen=True, kw_only=True):
    """A tribe: the ability that costs stones, and what it may always do."""

    name: Names
    effect: Effect
    trigger: Trigger = "any-time"
    fixed: bool = False
    passive: Literal[PASSIVES] | None = None  # type: ignore[valid-type]


class Path(Component, frozen=True, kw_only=True):
    """A path card: the numbers in its rules, for everybody and for each side, where there are."""

    each: Step | None = None
    a: Step | None = None
    b: Step | None = None


class Figures(Component, frozen=True, kw_only=True):
    """All other numbers."""

    track_points: tuple[Small, ...]
    """By step of a knowledge track, from 0 to the last: its point symbol, or 0."""
    gadget_step: Step
    tribe_step: Step
    path_step: Step
    chip_steps: tuple[Step, Step]
    symbols: tuple[Step, Step, Step, Step, Step, Step]
    """The points of the culture track with an upgrade symbol."""
    rounds: tuple[Literal[ROUND_KINDS], ...]  # type: ignore[valid-type]
    cube_cost: tuple[Step, Step, Step, Step, Step]
    cube_points: tuple[Small, Small, Small, Small, Small]
    rates: tuple[tuple[Step, Step, Step], tuple[Step, Step, Step]]
    """Followers for a white, red and purple crystal: as printed, and better ones."""
    excavation_steps: tuple[Step, Step, Step]
    storage: Step
    followers: Step
    start_followers: Step
    start_white: Small
    keycards_shown: Step
    monuments_shown: Step
    objective_points: Small
    farm_points: Small
    resources_for_a_point: Step


KINDS: dict[str, type[Component]] = {
    "region": Region,
    "start": Start,
    "printed": Printed,
    "tile": Tile,
    "camp": Camp,
    "monument-tile": MonumentTile,
    "cube": Cube,
    "vault": Vault,
    "workshop": Workshop,
    "monument": Monument,
    "production": Production,
    "box": Box,
    "upgrade": Upgrade,
    "keycard": Keycard,
    "light": Token,
    "dark": Token,
    "crate": Crate,
    "objective": Objective,
    "gadget": Gadget,
    "tribe": Tribe,
    "ring": Token,
    "path": Path,
    "figures": Figures,
}
