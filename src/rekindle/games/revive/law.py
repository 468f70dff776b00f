"""What every procedure of Revive is handed: the rules with the book they are read from."""

from __future__ import annotations

from rekindle.games.revive.book import Book
from rekindle.games.revive.state import Table
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


class Question(Step):
    """A procedure that asks something before which free actions may be taken."""

    def __init__(self, law: Law) -> None:
        super().__init__(law)
        self.interruptible = True


def in_player_order(s: Table) -> list[int]:
    """Seats from the player whose turn it is."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]


def keeper_of(law: Law, s: Table, leaf: int) -> int:
    """The seat whose tribe ability comes down to this procedure, or -1."""
    for p in s.players:
        if p.board >= 0 and law.book.board_leaf[p.board] == leaf:
            return p.seat
    return -1
