"""What a terminal shows of a game. The game provides the content, the terminal draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

Shown = TypeVar("Shown")


@dataclass(frozen=True, kw_only=True)
class Terminal(Generic[Shown]):
    """The functions of a game that provide what a terminal shows."""

    shown: Callable[[Any, Setting, Phrases, Sequence[str], Sequence[str], bool], Shown]
    """What the other functions need: a view with its setting, messages, the names of the players,
    the letters of their pieces, and whether to use words in place of drawings."""
    board: Callable[[Shown], tuple[list[Block], str]]
    """The board in blocks, and a line below."""
    legend: Callable[[Shown], str]
    """What the signs on the board mean."""
    players: Callable[[Shown], tuple[list[str], list[list[str]]]]
    """What is public about all players: headings, and a row for each seat."""
    hand: Callable[[Shown], list[tuple[str, str]]]
    """What only the seat itself may see, by label."""
    purse: Callable[[Shown], str]
    """One line with what changes at every decision."""
    group: Callable[[Move], tuple[str, str] | None]
    """The heading under which a move is listed, and its label there. Without a label the move has
    a line of its own; None if the move is not grouped."""
    about: Callable[[Shown, str, Sequence[str]], str]
    """A few words beside such a heading, from the labels below it; empty for no heading."""
    cards: Callable[[Setting, str], dict[str, str]]
    """Everything that `card NAME` can explain, by name, in a language."""
    picture: Callable[[Shown, int], list[Line]] | None = None
    """A board that does not fit into blocks, such as a map; drawn last, at most this wide."""
