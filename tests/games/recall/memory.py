"""What one seat of Recall remembers of the others' hidden things, from the log alone."""

from __future__ import annotations

from collections import Counter
from typing import cast

from rekindle.games.recall.engine.constants import CRATES
from rekindle.games.recall.engine.ops import E_CRATE, E_DISCARD, E_OPEN
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.bits import count, members
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event

OPTIONS = {"tribes": "deal"}


class Memory:
    """Who holds how many crates from before the pile was last shuffled, and what was discarded."""

    def __init__(self, match: Match, seat: int) -> None:
        s = cast(RecallState, engine_of(match)[1])
        self.seat = seat
        self.told = 0
        self.pile = count(s.crate_deck)
        self.shuffled = set(range(CRATES))
        self.opened = set(members(s.crates_used))
        self.held = Counter({p.seat: count(p.crates) for p in s.players})
        self.old: Counter[int] = Counter()
        self.dropped: set[int] = set()

    def hear(self, events: list[Event]) -> None:
        for kind, seat, a, _, _ in events:
            if kind == E_CRATE:
                if not self.pile:
                    self.pile, self.shuffled, self.opened = len(self.opened), self.opened, set()
                    self.old = self.held.copy()
                self.pile -= 1
                self.held[seat] += 1
            elif kind == E_OPEN:
                self.told += 1
                self.opened.add(a)
                self.held[seat] -= 1
                if a not in self.shuffled:
                    self.old[seat] -= 1
            elif kind == E_DISCARD:
                self.dropped.add(a)

    def contradictions(self, table: Match) -> list[str]:
        s = cast(RecallState, engine_of(table)[1])
        found: list[str] = []
        for p in s.players:
            crates = set(members(p.crates))
            if len(crates) != self.held[p.seat] or crates & self.opened:
                found.append(f"crates of seat {p.seat}")
            if len(crates - self.shuffled) != self.old[p.seat]:
                found.append(f"crates of seat {p.seat} from before the pile was shuffled")
            if set(members(p.objectives)) & self.dropped:
                found.append(f"objectives of seat {p.seat}")
        return found
