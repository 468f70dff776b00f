"""What one seat of Revive remembers of the others' hidden things, from the log and its own view."""

from __future__ import annotations

from typing import cast

from rekindle.games.revive.engine.ops import E_CRATE, E_OPEN
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event

OPTIONS = {"artifact-cards": "two"}


class Memory:
    """Crates that are or were its own or were opened, and the artifact cards it was dealt."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.crates: dict[int, int] = {}
        """Who has these."""
        s = cast(ReviveState, engine_of(match)[1])
        self.dealt = set(members(s.players[seat].dealt))
        self.told = len(self.dealt)

    def hear(self, events: list[Event]) -> None:
        for kind, seat, crate, _, _ in events:
            if kind == E_OPEN or (kind == E_CRATE and crate >= 0):
                self.crates[crate] = seat

    def contradictions(self, table: Match) -> list[str]:
        s = cast(ReviveState, engine_of(table)[1])
        found: list[str] = []
        for p in s.players:
            theirs = set(members(p.closed | p.opened | p.reopened))
            known = {crate for crate, seat in self.crates.items() if seat == p.seat}
            if known - theirs or (theirs - known) & self.crates.keys():
                found.append(f"crates of seat {p.seat}")
            cards = {p.card, *members(p.dealt)}
            if p.seat != self.seat and cards & self.dealt:
                found.append(f"artifact cards of seat {p.seat}")
        return found
