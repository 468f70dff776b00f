"""The bots that play the other seats of an environment, on the bare engine."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence

from rekindle.bots import Bot, find, seat_of
from rekindle.bots.manners import codes_without_offers
from rekindle.bots.registry import RANDOM
from rekindle.bots.seat import LATEST
from rekindle.bots.uniform import pick
from rekindle.envs.task import Task
from rekindle.kernel.errors import BadOption
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.moves import Move, shortened
from rekindle.kernel.roles import AGREEMENT, LEAVE, NEGOTIATION
from rekindle.kernel.state import State


class Opponents:
    """The bots of one game at a time; each is given only what its seat may know."""

    def __init__(self, task: Task, specs: Sequence[str]) -> None:
        self.task = task
        self.specs = checked(specs)
        vocabulary = task.setting.vocabulary
        self.offers = vocabulary.having(NEGOTIATION)
        self.agreements = vocabulary.having(AGREEMENT)
        self.leaves = vocabulary.having(LEAVE)
        self.bots: dict[int, Bot] = {}
        self.latest: dict[int, deque[Move]] = {}
        """What they have played, since a state does not tell it."""
        self.draw = random.Random().random

    def sit_down(self, learner: int, seed: int) -> None:
        """Begin a game in which the learner has this seat; the others follow in turn order."""
        self.draw = random.Random(seed).random
        self.leave()
        for i in range(1, self.task.seats):
            spec = self.specs[(i - 1) % len(self.specs)]
            if spec != RANDOM:
                seat = (learner + i) % self.task.seats
                self.bots[seat] = find(spec, seed + i)
                self.latest[seat] = deque(maxlen=LATEST)

    def leave(self) -> None:
        """End the game of the bots."""
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def play_until(self, learner: int, s: State) -> None:
        """Play until the learner must decide or the game is over."""
        play_as = self.task.rules.play_as
        while s.seat != learner and not s.over:
            bot = self.bots.get(s.seat)
            play_as(s, s.seat, self.random_code(s) if bot is None else self.choice(bot, s))

    def choice(self, bot: Bot, s: State) -> int:
        task = self.task
        match = Match(task.game, task.setting, s, Origin(s.seats, 0, s))
        latest = self.latest[s.seat]
        move = bot.choose(seat_of(match, s.seat, list(latest)))
        latest.append(move)
        return move.code

    def random_code(self, s: State) -> int:
        """Choose as the bot `random` does, which takes a match and so ten times as long."""
        options = s.options
        if not self.agreements.isdisjoint(options):
            return next((code for code in options if code in self.leaves), options[0])
        return pick(self.draw, codes_without_offers(options, self.offers))


def checked(specs: Sequence[str]) -> list[str]:
    """Return the names of these bots. Raises BadOption if there is no such bot."""
    if isinstance(specs, str) or not specs:
        raise BadOption(f"opponents are a list of bots, not {shortened(repr(specs))}")
    return [find(spec, 0).name for spec in specs]
