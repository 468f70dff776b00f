"""Players that are programs; each is given only what its seat may know.

>>> import rekindle
>>> match = rekindle.new("euphoria", seats=2, seed=7)
>>> bot = find("rollout:20", seed=1)
>>> match.play(bot.choose(seat_of(match, 0)), seat=0)
"""

from __future__ import annotations

from rekindle.bots.bot import Bot
from rekindle.bots.faults import BotFault
from rekindle.bots.levels import LEVELS
from rekindle.bots.registry import NAMES, find
from rekindle.bots.seat import Seat, seat_of

__all__ = ["LEVELS", "NAMES", "Bot", "BotFault", "Seat", "find", "seat_of"]
