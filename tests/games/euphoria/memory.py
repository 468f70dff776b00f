"""What one seat of Euphoria remembers of the others' hands, from the log alone."""

from __future__ import annotations

from collections import Counter
from typing import cast

from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT
from rekindle.games.euphoria.engine.ops import (
    E_DISCARD,
    E_DRAW,
    E_GIVE,
    E_OFFER,
    E_PAY,
    E_SHOW,
    E_TRADE,
)
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event

OPTIONS = {"trading": "on"}


class Memory:
    """At least so many of each artifact are in each hand."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.least: Counter[tuple[int, int]] = Counter()

    @property
    def told(self) -> int:
        return sum(n for (seat, _), n in self.least.items() if seat != self.seat)

    def hear(self, events: list[Event]) -> None:
        before = 0
        shown: Counter[tuple[int, int]] = Counter()
        for kind, seat, a, b, c in events:
            if kind == E_SHOW and before == E_DRAW:
                self.change(seat, a, 1)  # it was drawn openly
            elif kind == E_SHOW:
                shown[seat, a] += 1
            elif kind in (E_PAY, E_DISCARD):
                self.change(seat, a, -1)
            elif kind == E_GIVE:
                self.change(seat, a, -1)
                self.change(b, a, 1)
            elif kind == E_TRADE:
                self.change(seat, a, b)
                self.change(c, a, -b)
            elif kind == E_OFFER:
                shown[seat, a] = b
            before = kind
            if kind != E_SHOW:
                self.see(shown)
        self.see(shown)

    def change(self, seat: int, kind: int, n: int) -> None:
        if kind >= FIRST_ARTIFACT:
            self.least[seat, kind] = max(0, self.least[seat, kind] + n)

    def see(self, shown: Counter[tuple[int, int]]) -> None:
        for (seat, kind), n in shown.items():
            if kind >= FIRST_ARTIFACT:
                self.least[seat, kind] = max(n, self.least[seat, kind])
        shown.clear()

    def contradictions(self, table: Match) -> list[tuple[int, int]]:
        s = cast(EuphoriaState, engine_of(table)[1])
        return [
            (seat, kind)
            for (seat, kind), n in self.least.items()
            if s.players[seat].wallet[kind] < n
        ]
