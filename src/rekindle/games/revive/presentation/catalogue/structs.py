"""The catalogue of Revive: what cards show, and the constants of the boards."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from rekindle.games.revive.presentation.view import (
    ArtifactKind,
    Colour,
    Good,
    Size,
    SlotName,
)
from rekindle.kernel.catalogue import Card, Catalogue
from rekindle.kernel.signs import SignRow

Point = tuple[float, float]
"""East and south, in sides of a hex."""
MachineColour = Colour | Literal["standard", "tribe"]
"""The colour of a special machine, or the kind of another one."""


class HalfFace(Struct):
    """Half of a card; a slot symbol lets another card be played on it."""

    signs: SignRow
    text: str
    slot: bool
    flasks: int


class CitizenFace(Struct):
    colour: Colour
    starting: bool
    top: HalfFace
    bottom: HalfFace


class ModuleFace(Struct):
    colours: list[Colour]
    signs: SignRow
    flasks: int


class MachineFace(Struct):
    colour: MachineColour
    signs: SignRow
    flasks: int


class CrateFace(Struct):
    signs: SignRow


class TileFace(Struct):
    """An area tile: its four hexes, and what its water gives, in signs and in words."""

    faces: list[str]
    water: SignRow
    gives: str


class BackFace(Struct):
    cost: SignRow
    points: int
    location: bool
    water: bool


class LocationFace(Struct):
    """A large location; `steps` has points by number where they are not simply per item."""

    category: str
    points: int
    steps: list[tuple[int, int]]
    gain: SignRow


class RewardFace(Struct):
    kind: Literal["standard", "special", "artifact", "cards"]
    colour: Colour | None
    machine: str | None
    needs: dict[str, int]
    """How far the markers must be, by colour."""
    text: str
    points: int


class TribeFace(Struct):
    tribe: str
    side: Literal["sun", "moon"]
    ability: SignRow
    tiles: int


class TechnologyFace(Struct):
    cost: int
    points: int
    signs: SignRow


class CategoryFace(Struct):
    """A row of an artifact card: what it counts, and the points for each."""

    category: str
    points: int
    text: str


class ArtifactCardFace(Struct):
    purple: CategoryFace
    orange: CategoryFace
    white: CategoryFace


class ArtifactFace(Struct):
    artifact: ArtifactKind


class AboutFace(Struct):
    """The icon of something that is not a card."""

    icon: str
    tint: Colour | UnsetType = UNSET


class Cards(Struct):
    """In the order of the pack."""

    card: dict[str, Card[CitizenFace]]
    module: dict[str, Card[ModuleFace]]
    machine: dict[str, Card[MachineFace]]
    crate: dict[str, Card[CrateFace]]
    tile: dict[str, Card[TileFace]]
    back: dict[str, Card[BackFace]]
    location: dict[str, Card[LocationFace]]
    reward: dict[str, Card[RewardFace]]
    tribe: dict[str, Card[TribeFace]]
    technology: dict[str, Card[TechnologyFace]]
    """By board and place: `nadair-sun-root`."""
    artifact_card: dict[str, Card[ArtifactCardFace]] = field(name="artifact-card")
    artifact: dict[str, Card[ArtifactFace]]
    about: dict[str, Card[AboutFace]]
    """Spaces, tracks, goods and pieces: `sand`, `token-temple`, `slot-top-left`, `good-gear`."""


class CornerConstants(Struct):
    """Where a large location is, and the spaces it touches."""

    at: Point
    touches: list[str]


class CrystalConstants(Struct):
    """Where a crystal symbol is, and the spaces it touches."""

    at: Point
    vast: bool
    id: str
    touches: list[str]


class MapConstants(Struct):
    """The map, in sides of a hex whose points are up and down."""

    spaces: dict[str, Point]
    chasm: str
    places: dict[str, list[str]]
    corners: dict[str, CornerConstants]
    crystals: list[CrystalConstants]


class TrackReward(Struct):
    """A reward along a machine track."""

    reward: str
    at: int
    first: Colour
    """The track that it is drawn on, if it needs two."""


class TrackConstants(Struct):
    """A machine track: its length, what steps beyond its end give, and the rewards along it."""

    length: int
    resource: Good
    rewards: list[TrackReward]


class ProgressConstants(Struct):
    length: int
    points: list[int]
    bonuses: dict[str, SignRow]
    """By space."""


class HibernationConstants(Struct):
    """A space of the hibernation track; one removes an artifact from the game."""

    signs: SignRow
    removal: bool


class Constants(Struct):
    """What is printed on the boards, and where."""

    map: MapConstants
    tracks: dict[Colour, TrackConstants]
    progress: ProgressConstants
    points: dict[str, SignRow]
    """The bonuses of the point track, by space."""
    hibernation: list[HibernationConstants]
    slots: dict[SlotName, list[Literal["plain", "active"]]]
    """The module spaces of each slot."""
    technologies: dict[str, str | None]
    """The technology below each one, which must be unlocked before it."""
    switch: SignRow
    limits: dict[Good, int]
    costs: dict[Size, int]
    buildings: dict[Size, int]
    markers: int


ReviveCatalogue = Catalogue[Cards, Constants]
