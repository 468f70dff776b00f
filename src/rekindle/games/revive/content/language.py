"""The format of a Revive pack: its effect language and its kinds of components."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rekindle.content import Component, Effect, Language, Part, Price, ref
from rekindle.games.revive.content.effects import EFFECTS
from rekindle.games.revive.content.prices import COUNTS, PRICES
from rekindle.games.revive.engine.constants import (
    BASICS,
    CATEGORIES,
    COLOURS,
    GOODS,
    MAP_ACTIONS,
    POWERS,
)

LANGUAGE = Language(
    effects=EFFECTS.values(),
    prices=PRICES.values(),
    per=COUNTS.values(),
    domains={
        "good": GOODS,
        "colour": COLOURS,
        "card-colour": (*COLOURS, "white"),
        "action": MAP_ACTIONS,
    },
    plurals={
        "crystals": "crystal",
        "gears": "gear",
        "books": "book",
        "basics": "basic",
        "points": "point",
        "crates": "crate",
        "modules": "module",
        "cards": "card",
        "flasks": "flask",
        "figures": "figure",
        "waters": "water",
    },
)

Colour = Literal["gray", "green", "yellow"]
Face = Literal["sand", "mountain", "forest", "field", "water", "location"]
HexName = Annotated[str, msgspec.Meta(pattern="^[a-z][0-9]{1,2}$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Step = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Names(Part, frozen=True, kw_only=True):
    """The name of a component in both languages."""

    en: str
    de: str


# The map


class Place(Component, frozen=True, kw_only=True):
    """A place for an area tile; its id is its first hex. A turned tile has its hexes reversed."""

    cells: tuple[HexName, HexName, HexName, HexName]
    start: bool = False


class Corner(Component, frozen=True, kw_only=True):
    """A corner for a large location, and the hexes it touches."""

    touches: tuple[HexName, ...]


class Crystal(Component, frozen=True, kw_only=True):
    """A crystal symbol at the edge of the map, and the hexes it touches."""

    touches: tuple[HexName, ...]
    vast: bool = False


class Back(Component, frozen=True, kw_only=True):
    """The back of an area tile."""

    cost: Price
    points: Small
    location: bool = False
    water: bool = False


class Tile(Component, frozen=True, kw_only=True):
    """An area tile; a starting tile has no back."""

    back: Annotated[str, ref("back")] | None = None
    faces: tuple[Face, Face, Face, Face]
    water: Effect | None = None


class Location(Component, frozen=True, kw_only=True):
    """One face of a large location; the two faces of a tile name the same tile."""

    name: Names
    tile: Annotated[int, msgspec.Meta(ge=1, le=8)]
    category: Literal[CATEGORIES]  # type: ignore[valid-type]
    points: Small = 0
    steps: tuple[tuple[Small, Small], ...] = ()
    """Instead of points for each: pairs of a least number and its points, `[[3, 3], [6, 7]]`."""
    gain: Effect | None = None
    """At once, when populated."""
    campaign: bool = False


# Cards and tokens


class Half(Part, frozen=True, kw_only=True):
    """The top or the bottom of a card."""

    effect: Effect | None = None
    range: Small = 0
    """Added range while the card is in a slot with this half shown."""
    slot: bool = False
    """A slot symbol: another card may be played on this one."""
    flasks: Small = 0


class Card(Component, frozen=True, kw_only=True):
    """A citizen card or a starting card."""

    name: Names
    colour: Colour
    top: Half
    bottom: Half


class Module(Component, frozen=True, kw_only=True):
    """A slot module, activated when a card of one of its colours is played in its slot."""

    colours: tuple[Colour, ...]
    effect: Effect | None = None
    flasks: Small = 0


class Machine(Component, frozen=True, kw_only=True):
    """A special machine."""

    name: Names
    colour: Colour
    effect: Effect
    flasks: Small = 0


class StandardMachine(Component, frozen=True, kw_only=True):
    """A machine printed on every player board."""

    name: Names
    effect: Effect


class Crate(Component, frozen=True, kw_only=True):
    """A crate, which is opened once."""

    effect: Effect


class Artifact(Component, frozen=True, kw_only=True):
    """A major artifact, in play from a number of players on."""

    colour: Literal["purple", "orange", "white"]
    players: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Category(Part, frozen=True, kw_only=True):
    """The score for one colour of artifacts on an artifact card."""

    category: Literal[CATEGORIES]  # type: ignore[valid-type]
    points: Step


class ArtifactCard(Component, frozen=True, kw_only=True):
    """An artifact card."""

    purple: Category
    orange: Category
    white: Category


# Boards


class Technology(Part, frozen=True, kw_only=True):
    """A technology of a tribe board."""

    name: Names
    cost: Small
    points: Small = 0
    gain: Effect | None = None
    """Once, when it is unlocked."""
    with_ability: Effect | None = None
    """Each time the tribe ability is used."""
    range: Small = 0
    power: Literal[POWERS] | None = None  # type: ignore[valid-type]
    machine: Effect | None = None


class Common(Component, frozen=True, kw_only=True):
    """A technology that every tribe board has: `middle`, `top-left`, `top-middle`, `top-right`."""

    technology: Technology


class Tribe(Component, frozen=True, kw_only=True):
    """One side of a tribe board."""

    name: Names
    tribe: Literal["nadair", "hofstadterians", "jox49i", "kuniban", "formica", "vukuntur"]
    side: Literal["sun", "moon"]
    ability: Effect
    tiles: Small = 0
    """Tribe tiles in its supply."""
    root: Technology
    left: Technology
    right: Technology


class Slot(Component, frozen=True, kw_only=True):
    """A slot of the player board and its module spaces; `active` ones activate a new module."""

    spaces: tuple[Literal["plain", "active"], ...]


class Track(Component, frozen=True, kw_only=True):
    """A machine track: its last space, and the gain of a step beyond it."""

    length: Step
    resource: Literal[BASICS]  # type: ignore[valid-type]


class Reward(Component, frozen=True, kw_only=True):
    """A reward space along the machine tracks, and the spaces its markers must reach."""

    kind: Literal["standard", "special", "artifact", "cards"]
    gray: Small = 0
    green: Small = 0
    yellow: Small = 0
    colour: Colour | None = None
    """Of the special machine or of the cards that count."""
    machine: Annotated[str, ref("standard")] | None = None


class Bonus(Component, frozen=True, kw_only=True):
    """A space with a bonus on the progress track or the point track: its id is its number."""

    gain: Effect


class Hibernation(Component, frozen=True, kw_only=True):
    """A space of the hibernation track, lowest first; markers start on the first."""

    gain: Effect | None = None
    removal: bool = False
    """Reaching it removes an artifact."""


class Switch(Component, frozen=True, kw_only=True):
    """The effect of the switch: `first`, or `second` from the campaign on."""

    gain: Effect


class Seat(Component, frozen=True, kw_only=True):
    """What a player starts with; its id is the place in player order."""

    gain: Effect


class Figures(Component, frozen=True, kw_only=True):
    """All other numbers."""

    chasm: HexName
    crystal_limit: Step
    basic_limit: Step
    start_energy: Small
    small_cost: Small
    large_cost: Small
    small_buildings: Step
    large_buildings: Step
    sand_tile_points: Small
    target_discount: Small
    temple_range: Small
    falcon_resources: Small
    cards_shown: Step
    modules_shown: Step
    machines_shown: Step
    active_at_start: Annotated[int, msgspec.Meta(ge=1, le=6)]
    progress_points: tuple[Small, ...]
    """By the number of markers on the progress track, 0 to 20."""
    card_bonus: Small
    end_tile: Small
    minor_artifact: Small
    resources_for_a_point: Step
    long_game_minors: Small
    ranks: tuple[Annotated[int, msgspec.Meta(ge=0, le=999)], ...]
    """Solo: the least total of each rank above the lowest."""


KINDS: dict[str, type[Component]] = {
    "place": Place,
    "corner": Corner,
    "crystal": Crystal,
    "back": Back,
    "tile": Tile,
    "location": Location,
    "citizen": Card,
    "starting": Card,
    "module": Module,
    "machine": Machine,
    "standard": StandardMachine,
    "crate": Crate,
    "artifact": Artifact,
    "artifact-card": ArtifactCard,
    "common": Common,
    "tribe": Tribe,
    "slot": Slot,
    "track": Track,
    "reward": Reward,
    "progress": Bonus,
    "bonus": Bonus,
    "hibernation": Hibernation,
    "switch": Switch,
    "seat": Seat,
    "figures": Figures,
}
