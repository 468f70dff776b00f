"""Measure how bots carry themselves in Euphoria: what people would shake their heads at.

    PYTHONPATH=build/compiled:. .venv/bin/python -m tools.manners search:300ms [SEATS [GAMES]]

A bot plays against itself. People take 15 to 25 turns. They do not sit on piles of stone, take
their only worker off its space in the turn after placing it, pay to retrieve with full morale, or
go where a star is placed without having one.
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import ExitStack, closing
from typing import Final

import rekindle
from rekindle.bots import find, seat_of
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import STONE
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event

MUCH_STONE: Final = 6
FULL_MORALE: Final = 6


class Seen:
    """What was seen in some games, by name; and by seat, what the turn before was."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.placed: dict[int, int] = {}
        """By seat: the workers placed in its last turn."""

    def turn(self, s: EuphoriaState, seat: int, events: list[Event]) -> None:
        kinds = Counter(event[0] for event in events if event[1] == seat)
        p = s.players[seat]
        self.counts["turns"] += 1
        self.counts["turns with much stone"] += p.wallet[STONE] >= MUCH_STONE
        self.counts["retrievals"] += kinds[ops.E_RETRIEVE]
        self.counts["no star to place"] += kinds[ops.E_NO_STAR]
        if kinds[ops.E_RETRIEVE]:
            paid = kinds[ops.E_PAY] > 0
            self.counts["paid with full morale"] += paid and p.morale >= FULL_MORALE
            taken = kinds[ops.E_TAKE]
            self.counts["only worker at once"] += taken == 1 == self.placed.get(seat, 0)
        self.placed[seat] = kinds[ops.E_PLACE]


def watch(bot: str, seats: int, seed: int, seen: Seen) -> None:
    match = rekindle.new("euphoria", seats=seats, seed=seed, options={"trading": "off"})
    seen.placed = {}
    with ExitStack() as stack:
        bots = [stack.enter_context(closing(find(bot, seed * 16 + i))) for i in range(seats)]
        events: list[Event] = []
        turn = state_of(match).turn
        while not match.over:
            seat = match.decision.seat
            match.play(bots[seat].choose(seat_of(match, seat)), seat)
            events += match.history[-1].events
            if state_of(match).turn != turn or match.over:
                seen.turn(state_of(match), turn, events)
                turn, events = state_of(match).turn, []


def state_of(match: Match) -> EuphoriaState:
    state = engine_of(match)[1]
    assert isinstance(state, EuphoriaState)
    return state


def main(bot: str, seats: int, games: int) -> None:
    seen = Seen()
    for seed in range(games):
        watch(bot, seats, seed, seen)
    print(f"turns a player: {seen.counts['turns'] / games / seats:.1f}")
    for name, n in seen.counts.items():
        print(f"{name}: {n / games / seats:.2f} a player, {n / seen.counts['turns']:.1%} of turns")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, (sys.argv[2:] + ["2", "8"])[:2]))
