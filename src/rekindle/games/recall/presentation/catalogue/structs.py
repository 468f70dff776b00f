"""The catalogue of Recall: what cards show, and the constants of the boards."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from rekindle.games.recall.presentation.view import (
    BoxName,
    Crystal,
    Cube,
    Kind,
    PathName,
    RoundKind,
    SideName,
    Terrain,
    Track,
)
from rekindle.kernel.catalogue import Card, Catalogue
from rekindle.kernel.signs import SignRow

Point = tuple[float, float]
"""East and south, in sides of a hex."""
KeycardColour = Literal["white", "yellow", "green", "gray"]


# Cards


class KeycardFace(Struct):
    colour: KeycardColour
    points: int
    signs: SignRow
    """None on a white one."""


class GainFace(Struct):
    """Whatever shows nothing but what it gives: a camp, chip, crate, ring, vault."""

    signs: SignRow


class MonumentTileFace(Struct):
    points: int
    signs: SignRow


class AbilityFace(Struct):
    """A tribe's or gadget's ability. `trigger` is what it answers, `any-time` if nothing."""

    signs: SignRow
    trigger: str
    fixed: bool
    """It always costs 1 stone."""


class TribeFace(Struct):
    ability: AbilityFace
    passive: str
    """What it may always do, as text; empty if nothing."""


class GadgetFace(Struct):
    abilities: list[AbilityFace]
    """One, or four for the gadget that has so many."""


class NeedFace(Struct):
    """What an objective asks for, and at least how many."""

    need: str
    n: int
    text: str


class ObjectiveFace(Struct):
    needs: list[NeedFace]
    points: int
    discard: SignRow
    """What discarding it gives."""


class UpgradeFace(Struct):
    """A side of an upgrade tile."""

    box: BoxName
    signs: SignRow
    text: str


class BoxFace(Struct):
    """An action box without upgrade."""

    signs: SignRow
    text: str


class PathFace(Struct):
    """A path card: what everybody scores, and what the two sides add for those who chose it."""

    path: PathName
    everybody: str
    specialization: dict[SideName, str]


class ProductionFace(Struct):
    """A production space, and the building that covers it: `field-1`, `monument-2`."""

    signs: SignRow
    under: str | None


class RelicubeFace(Struct):
    """A space of the relicube grid."""

    colour: Cube
    column: int
    cost: int
    points: int
    signs: SignRow


class BuildingFace(Struct):
    """A workshop or a monument on a player's board."""

    cost: SignRow
    production: str | None
    """The production space below it."""


class CellFace(Struct):
    """A hex of a region tile."""

    kind: Kind
    pigs: int | UnsetType = UNSET
    camp: str | UnsetType = UNSET
    relicube: bool = False


class TileFace(Struct):
    """A region tile: the middle, then clockwise from the east."""

    cells: list[CellFace]
    start: bool


class AboutFace(Struct):
    """The icon of something that is not a card."""

    icon: str
    tint: str | UnsetType = UNSET


class Cards(Struct):
    """In the order of the pack."""

    keycard: dict[str, Card[KeycardFace]]
    crate: dict[str, Card[GainFace]]
    tribe: dict[str, Card[TribeFace]]
    gadget: dict[str, Card[GadgetFace]]
    objective: dict[str, Card[ObjectiveFace]]
    monument_tile: dict[str, Card[MonumentTileFace]] = field(name="monument-tile")
    camp: dict[str, Card[GainFace]]
    ring: dict[str, Card[GainFace]]
    light: dict[str, Card[GainFace]]
    dark: dict[str, Card[GainFace]]
    vault: dict[str, Card[GainFace]]
    production: dict[str, Card[ProductionFace]]
    """By production space, as in `produce`."""
    relicube: dict[str, Card[RelicubeFace]]
    """By colour and column: `white-1`."""
    workshop: dict[str, Card[BuildingFace]]
    """By terrain and level: `field-1`."""
    monument: dict[str, Card[BuildingFace]]
    """By number: `1`."""
    box: dict[str, Card[BoxFace]]
    upgrade: dict[str, Card[UpgradeFace]]
    """By box and side, as in `install`: `a-1`."""
    path: dict[str, Card[PathFace]]
    tile: dict[str, Card[TileFace]]
    about: dict[str, Card[AboutFace]]
    """Kinds of hexes, tokens, goods, tracks and pieces: `camp`, `token-island`, `crystal-red`."""


# Constants


class RegionConstants(Struct):
    """A region: its hexes, the middle one first, then clockwise from the east."""

    centre: Point
    hexes: list[str]
    touches: list[str]
    """Adjacent regions."""
    start: Literal["left", "right"] | None


class MapConstants(Struct):
    """The map, in sides of a hex whose points are up and down."""

    hexes: dict[str, Point]
    """Of regions, then starting spaces, then printed monument hexes."""
    regions: dict[str, RegionConstants]
    starts: list[str]
    """Starting spaces, by number."""
    printed: dict[Track, str]
    """Printed monument hexes, by the track that they score."""


class TrackConstants(Struct):
    """A knowledge track; all three are alike."""

    steps: int
    gadget: int
    """The step of the gadget."""
    tribe: int
    """The step of the ancient tribe and the stone."""
    path: int
    """The step that side B of the Path of Knowledge counts."""
    chips: list[int]
    points: list[int]
    """By step, from 0: those of the highest symbol reached."""


class GridConstants(Struct):
    """The relicube grid, by column."""

    costs: list[int]
    points: list[int]


class ExcavationConstants(Struct):
    """An excavation: the crystal it costs, and the steps."""

    crystal: Crystal
    steps: int


class Constants(Struct):
    """What is printed on the boards, and where."""

    map: MapConstants
    tracks: TrackConstants
    symbols: list[int]
    """Points of the culture track with an upgrade symbol."""
    rounds: list[RoundKind]
    grid: GridConstants
    excavation: list[ExcavationConstants]
    """By the number of stones taken before."""
    vaults: list[str]
    """From the lowest one up."""
    workshops: dict[Terrain, list[str]]
    """The lower one first."""
    monuments: list[str]
    """From the lowest one up."""
    production: list[str]
    """The spaces that there are: open ones first."""
    storage: int
    """Crystals of each type at the end of a turn."""
    followers: int
    """Of each player."""
    keycards_shown: int
    objective_points: int
    farm_points: int
    leftovers: int
    """So many crystals and followers make a point."""
    islands: int
    farms: int
    rings: int
    pigs: int


RecallCatalogue = Catalogue[Cards, Constants]
