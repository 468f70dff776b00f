"""What a terminal shows of a game. The game provides the content, the terminal draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rekindle.kernel.messages import Phrases
from rekindle.kernel.moves import Move

if TYPE_CHECKING:
    from rekindle.kernel.game import Setting

Row = tuple[str, str, str] | tuple[str, str]
"""A name, a detail and who is there; or a name and a text about it."""
Block = tuple[str, str, list[Row]]
"""A title, a colour, rows."""
Line = list[tuple[str, str]]
"""A line of a picture: texts with their styles. The style `seat 0` is that of the first player."""
Grid = tuple[list[str], list[list[str]]]
"""Headings, and a row for each seat."""

Shown = TypeVar("Shown")


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that `card NAME` explains: the names it can be called by, a title, a text."""

    names: tuple[str, ...]
    title: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Terminal(Generic[Shown]):
    """The functions of a game that provide what a terminal shows."""

    shown: Callable[[Any, Setting, Phrases, Sequence[str], Sequence[str], bool], Shown]
    """What the other functions need: a view with its setting, messages, the names of the players,
    the letters of their pieces, and whether to use words in place of drawings."""
    board: Callable[[Shown], tuple[list[Block], str]]
    """The board that all players share in blocks, and a line below."""
    legend: Callable[[Shown], str]
    """What the signs on the board mean."""
    status: Callable[[Shown], Grid]
    """What changes in every round about each player: a few short columns."""
    players: Callable[[Shown], Grid]
    """Everything public about all players."""
    hand: Callable[[Shown], list[tuple[str, str]]]
    """What a player must have read once: secrets and cards in hand, by label."""
    purse: Callable[[Shown], str]
    """One line with what changes at every decision."""
    topics: Callable[[Shown], list[Topic]] = lambda shown: []
    """What `card NAME` explains besides the catalogue, such as what stands on a space now."""
    words: Callable[[Shown], Mapping[str, str]] = lambda shown: {}
    """What moves are called by the player, besides the names of the catalogue."""
    group: Callable[[Move], tuple[str, str] | None] = lambda move: None
    """The group in which a long list folds a move away, and its label there; None for the verb."""
    kind: Callable[[Move], str | None] = lambda move: None
    """What kind of group that is, where there are too many; `group-<kind>` is its name."""
    foreign: frozenset[int] = frozenset()
    """Reason codes of moves that nobody would ask about, such as with another player's card."""
    owns: Callable[[Shown, Move], bool] = lambda shown, move: True
    """Whether the player has what a move is made with, such as a worker that shows its face."""
    sides: Callable[[Shown], list[Block]] = lambda shown: []
    """The players' own boards, in blocks."""
    picture: Callable[[Shown, int], list[Line]] | None = None
    """A board that does not fit into blocks, such as a map; drawn last, at most this wide."""
    moved: Callable[[Shown, Shown], list[str]] = lambda before, now: []
    """What has changed in the picture, in words."""
    ending: Callable[[Shown], list[str]] = lambda shown: []
    """What explains the points at the end of the game."""
