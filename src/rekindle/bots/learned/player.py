"""What all bots with a network have in common."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np

from rekindle.bots.bot import Bot
from rekindle.bots.learned.expert import Expert, expert_for
from rekindle.bots.manners import manners_at
from rekindle.bots.offers import next_of_offer
from rekindle.bots.seat import Seat
from rekindle.kernel.match import Match
from rekindle.kernel.moves import Move
from rekindle.kernel.state import State


class LearnedBot(Bot):
    """Asks a network of its own, or the one that comes with the game."""

    def __init__(self, name: str, seed: int, network: Path | None = None) -> None:
        super().__init__(name, seed)
        self.network = network
        self.random = random.Random(seed)
        self._expert: Expert | None = None

    def choose(self, seat: Seat) -> Move:
        offer = next_of_offer(seat, partial(self._shares, seat.number))
        if offer is not None:
            return offer
        moves = manners_at(seat).considered(seat.decision.moves)
        if len(moves) == 1:
            return moves[0]
        expert = self._expert_for(seat.imagine(0))
        return moves[self.best(seat, expert, [move.code for move in moves])]

    @abstractmethod
    def best(self, seat: Seat, expert: Expert, codes: Sequence[int]) -> int:
        """Return the index of the move to play, of two or more."""

    def _shares(self, number: int, match: Match, states: Sequence[State]) -> list[list[float]]:
        """Return everybody's share of the win by seat, as this seat sees it."""
        shares = self._expert_for(match).judge(list(states), number).shares
        found: list[list[float]] = np.roll(shares, number, 1).tolist()
        return found

    def _expert_for(self, match: Match) -> Expert:
        """Return the expert of this match; it is looked for once, since that takes a while."""
        found = self._expert
        if found is None or found.setting is not match.setting or found.seats != match.seats:
            found = expert_for(match.game, match.setting, match.seats, self.network)
            self._expert = found
        return found
