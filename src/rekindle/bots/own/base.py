"""What is checked about every decision of a bot of one's own, whatever it is written in."""

from __future__ import annotations

from abc import abstractmethod

from rekindle.bots.bot import Bot
from rekindle.bots.faults import MOST_DECISIONS, BotFault
from rekindle.bots.own.specs import veiled
from rekindle.bots.seat import Seat
from rekindle.kernel.moves import Move, shortened


class OwnBot(Bot):
    """A bot that may do anything; what it does wrong is a BotFault."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, veiled(seed))
        self.decisions = 0

    def choose(self, seat: Seat) -> Move:
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise BotFault("endless", str(self.decisions))
        answer = self.answer(seat)
        for move in seat.decision.moves:
            if move.text == answer or move.id == answer:
                return move
        raise BotFault("illegal", shortened(str(answer)))

    @abstractmethod
    def answer(self, seat: Seat) -> str | int:
        """Return the text or the id of the chosen move. Raises BotFault."""
