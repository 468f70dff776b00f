"""The bot `rollout`: tries every move in sampled games and chooses the best one.

Flat Monte Carlo with successive halving. Each round samples one state that fits everything the
bot knows, tries each remaining move on a copy of it, lets everybody play at random for a
while, and evaluates the position with the game's judge. Each stage drops the worse half of the
moves, so that most of the budget is spent on telling the best ones apart.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from rekindle.bots.bot import Bot
from rekindle.bots.budget import Budget
from rekindle.bots.manners import codes_that_act, idle_codes, manners_at
from rekindle.bots.seat import Seat
from rekindle.bots.uniform import pick
from rekindle.kernel.agenda import Rules
from rekindle.kernel.match import engine_of
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import NEGOTIATION
from rekindle.kernel.state import State

DEFAULT_BUDGET = Budget(playouts=200)

HORIZON = 5
"""The horizon: decisions of random play per seat before the judge evaluates the position.

Long random games say little about a move; short ones end before it pays off. Measured in
Euphoria at equal time, total decisions: with 2 seats (40 games each) 10 beat 5 by 30 to 10 and
20 by 24 to 16, and 20 beat 40 by 32 to 8; with 4 seats (16 games each) 20 beat 10 by 16 to 0 and
40 by 11 to 5.
"""

SHORTEST = 10
"""The same for all seats together: a turn of one player takes that long."""
SELDOM = 0.1
"""How often an idle move is played where it comes up.

Measured at 60 playouts with 2 seats against playouts that choose uniformly, equal judges: Recall
4 games, mean totals 76 to 19; Revive 9 wins of 16, Euphoria 6 of 10.
"""


class Rollout(Bot):
    """Chooses by playouts, and answers offers in the same way."""

    def __init__(self, name: str, seed: int, budget: Budget = DEFAULT_BUDGET) -> None:
        super().__init__(name, seed)
        self.budget = budget
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        moves = manners_at(seat).considered(seat.decision.moves)
        return moves[0] if len(moves) == 1 else self._best(seat, moves)

    def _best(self, seat: Seat, moves: Sequence[Move]) -> Move:
        race = Race(seat, [move.code for move in moves], self._random)
        return moves[race.run(self.budget)]


class Race:
    """The moves of one decision, raced against each other."""

    def __init__(self, seat: Seat, codes: list[int], rng: random.Random) -> None:
        self.seat = seat
        self.codes = codes
        self.rng = rng
        self.alive = list(range(len(codes)))
        self.worth = [0.0] * len(codes)
        """By move: the sum of the judge's results. All remaining moves were tried equally often."""
        self.playouts = 0

    def run(self, budget: Budget) -> int:
        """Return the index of the best move. Every move is tried once, whatever the budget."""
        used = budget.meter()
        stages = (len(self.codes) - 1).bit_length()
        for stage in range(1, stages + 1):
            self.round()
            while used(self.playouts) < stage / stages:
                self.round()
            self.halve()
            if used(self.playouts) >= 1.0:
                break
        return self.alive[0]

    def halve(self) -> None:
        """Keep the better half, best first; among equals the one listed first wins."""
        self.alive.sort(key=lambda i: (-self.worth[i], i))
        del self.alive[(len(self.alive) + 1) // 2 :]

    def round(self) -> None:
        """Try all remaining moves in the same sampled state, so that luck is the same for all."""
        match = self.seat.imagine(self.rng.getrandbits(32))
        rules, table = engine_of(match)
        vocabulary = match.setting.vocabulary
        idle, offers = idle_codes(vocabulary), vocabulary.having(NEGOTIATION)
        for i in self.alive:
            state = table.copy()
            rules.play_as(state, self.seat.number, self.codes[i])
            play_on(rules, state, self.rng.random, idle, offers)
            self.worth[i] += match.game.judge(match.setting, state)[self.seat.number]
        self.playouts += len(self.alive)


def play_on(
    rules: Rules[Any],
    state: State,
    draw: Callable[[], float],
    idle: frozenset[int],
    offers: frozenset[int],
) -> None:
    """Let everybody play at random up to the horizon, without offers and seldom idly."""
    play = rules.play
    for _ in range(max(HORIZON * state.seats, SHORTEST)):
        if state.over:
            return
        options = state.options
        code = pick(draw, options)
        if code in idle and (code in offers or draw() > SELDOM):
            code = pick(draw, codes_that_act(options, idle, offers))
        play(state, code)
