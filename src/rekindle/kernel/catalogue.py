"""The catalogue of a game for the page: what never changes in play."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

Face = TypeVar("Face", covariant=True)
Cards = TypeVar("Cards", covariant=True)
Constants = TypeVar("Constants", covariant=True)


class Card(Struct, Generic[Face]):
    """Anything that the page can show enlarged, with its text and articles."""

    name: str
    kind: str
    """What kind of thing it is, in the catalogue's language."""
    text: str
    articles: list[str]
    """The ids of the relevant articles."""
    source: str
    """Its source as given in the pack; empty if it is not part of the pack."""
    face: Face
    """What is drawn on it."""


class Rank(Struct):
    """What a single player has reached with a total from `points` on."""

    points: int
    name: str


class Catalogue(Struct, Generic[Cards, Constants]):
    """Everything public about a game with one setting, in one language."""

    game: str
    language: str
    cards: Cards
    """A field for each kind, with the cards by id."""
    words: dict[str, str]
    """Names of things, by the words that moves and views use."""
    constants: Constants
    """The numbers of the board."""
    ranks: list[Rank] = []
    """The goals of a game for one, the lowest first; none if it needs more players."""
