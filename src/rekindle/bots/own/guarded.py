"""A bot of one's own at a table with people: whatever it does wrong, the game goes on."""

from __future__ import annotations

from typing import Final

from rekindle.bots import registry
from rekindle.bots.bot import Bot
from rekindle.bots.faults import BotFault
from rekindle.bots.seat import Seat
from rekindle.kernel.moves import Move

PATIENCE: Final = 3
"""After this many faults in a game another bot plays on."""

STAND_IN: Final = "steady"
"""The level of a bot that plays on for another one, or for somebody who has left."""


class GuardedBot(Bot):
    """After a fault it plays a random move; after several, another bot takes over."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name, bot.seed)
        self.fault: BotFault | None = None
        """What went wrong at the last decision."""
        self.faults = 0
        self._bot = bot
        self._random = registry.find(registry.RANDOM, bot.seed)
        self._stand_in = registry.find(STAND_IN, bot.seed)

    @property
    def replaced(self) -> bool:
        """Whether another bot has taken over."""
        return self.faults >= PATIENCE

    def choose(self, seat: Seat) -> Move:
        self.fault = None
        if self.replaced:
            return self._stand_in.choose(seat)
        try:
            return self._bot.choose(seat)
        except BotFault as fault:
            self.fault = fault
            self.faults += 1
        if self.replaced:
            self._bot.close()
            return self._stand_in.choose(seat)
        return self._random.choose(seat)

    def close(self) -> None:
        self._bot.close()
