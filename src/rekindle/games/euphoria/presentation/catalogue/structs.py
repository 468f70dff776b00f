"""The catalogue of Euphoria: what cards show, and the constants of the board."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from rekindle.kernel.catalogue import Card, Catalogue
from rekindle.kernel.signs import SignRow


class AbilityFace(Struct):
    """One ability of a recruit: where it applies, what it takes and gives."""

    at: list[str]
    pay: SignRow
    gain: SignRow
    may: bool
    """It may be declined."""
    once: bool
    """Once a turn."""


class RecruitFace(Struct):
    faction: str
    abilities: list[AbilityFace]


class MarketFace(Struct):
    cost: SignRow
    penalty: str


class PenaltyFace(Struct):
    market: str


class SpaceFace(Struct):
    """A space of the board: whose it is, its kind, its price and what it gives."""

    faction: str | None
    kind: str
    cost: SignRow
    gain: SignRow


class GoodFace(Struct):
    """A commodity, a resource or an artifact."""

    good: str


class DilemmaFace(Struct):
    artifact: str
    star: str
    recruit: str


class FactionFace(Struct):
    faction: str


class TrackFace(Struct):
    faction: str | UnsetType = UNSET
    """Omitted for the tracks of a player."""


class DeckFace(Struct):
    """A deck shows its back."""


class Exchange(Struct):
    """What is paid, and what it brings."""

    pay: SignRow
    gain: SignRow


class ActionFace(Struct):
    ways: list[Exchange]


class Cards(Struct):
    """Where two kinds share an id, the one that moves mean comes first."""

    recruit: dict[str, Card[RecruitFace]]
    market: dict[str, Card[MarketFace]]
    penalty: dict[str, Card[PenaltyFace]]
    space: dict[str, Card[SpaceFace]]
    artifact: dict[str, Card[GoodFace]]
    good: dict[str, Card[GoodFace]]
    dilemma: dict[str, Card[DilemmaFace]]
    faction: dict[str, Card[FactionFace]]
    track: dict[str, Card[TrackFace]]
    deck: dict[str, Card[DeckFace]]
    action: dict[str, Card[ActionFace]]


class Band(Struct):
    """What a commodity area gives for a total of faces."""

    least: int
    most: int
    goods: int
    signs: SignRow


class Constants(Struct):
    """Tracks, spaces, and what depends on the number of players."""

    factions: list[str]
    commodities: list[str]
    resources: list[str]
    artifacts: list[str]
    goods: list[str]
    sites: list[str]
    site_spaces: int
    stars: int
    workers: int
    tiers: list[int]
    allegiance_end: int
    tunnel_reveal: int
    tunnel_end: int
    track_end: int
    check_limit: int
    open_territory: list[int]
    """By the number of players."""
    workers_to_build: list[int]
    """By the number of players."""
    bands: list[Band]
    spaces: dict[str, SpaceFace]
    penalties: dict[str, str]
    """The market that each penalty comes from."""
    lines: list[str]
    """The score lines."""


EuphoriaCatalogue = Catalogue[Cards, Constants]
