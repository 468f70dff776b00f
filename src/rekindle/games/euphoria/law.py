"""What every procedure of Euphoria is handed: the rules with the book they are read from."""

from __future__ import annotations

from rekindle.games.euphoria.book import Book
from rekindle.games.euphoria.names import FIRST_ARTIFACT, RESERVE
from rekindle.games.euphoria.state import Player, Table
from rekindle.kernel.agenda import Procedure, Rules
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price


class Law(Rules[Table]):
    """The kernel's rules plus the book."""

    def __init__(
        self,
        procedures: list[Procedure[Table]],
        effects: list[Effect],
        prices: list[Price],
        book: Book,
    ) -> None:
        super().__init__(procedures, effects, prices)
        self.book = book


class Step(Procedure[Table]):
    """A procedure of this game."""

    def __init__(self, law: Law) -> None:
        super().__init__()
        self.law = law


def workers_owned(p: Player) -> int:
    """Workers that are not in the reserve."""
    n = 0
    for spot in p.spots:
        if spot != RESERVE:
            n += 1
    return n


def artifacts_held(p: Player) -> int:
    return sum(p.wallet[FIRST_ARTIFACT:])


def has_recruit_of(law: Law, p: Player, faction: int) -> bool:
    """Only active recruits count as having a faction's recruit (euphoria.recruits.1)."""
    factions = law.book.recruit_faction
    for recruit in p.active:
        if factions[recruit] == faction:
            return True
    return False


def in_player_order(s: Table) -> list[int]:
    """Seats from the player whose turn it is."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]
