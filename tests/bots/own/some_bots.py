"""Classes as bots: fine ones, and some that do something wrong."""

import os
import time

from rekindle.bots import Bot, Seat
from rekindle.kernel.moves import Move


class First(Bot):
    """Plays the first of its moves."""

    def choose(self, seat: Seat) -> Move:
        return seat.decision.moves[0]


class Last:
    """No more than a method, which returns a text."""

    def choose(self, seat: Seat) -> str:
        return seat.decision.moves[-1].text


class Counts(Bot):
    """Plays the moves by turns: what it does depends on what it did."""

    decisions = 0

    def choose(self, seat: Seat) -> Move:
        self.decisions += 1
        return seat.decision.moves[self.decisions % 2]


class Raises(Bot):
    def choose(self, seat: Seat) -> Move:
        raise ValueError("I do\nnot know")


class Leaves(Bot):
    def choose(self, seat: Seat) -> Move:
        raise SystemExit("enough")


class Cheats:
    def choose(self, seat: Seat) -> str:
        return "steal everything"


class IsSilent:
    def choose(self, seat: Seat) -> None:
        return None


class Hangs(Bot):
    def choose(self, seat: Seat) -> Move:
        while True:
            time.sleep(1)


class Dies(Bot):
    def choose(self, seat: Seat) -> Move:
        os._exit(3)


class CannotBegin(Bot):
    def __init__(self, name: str, seed: int) -> None:
        raise OSError("no network here")

    def choose(self, seat: Seat) -> Move:
        raise NotImplementedError


class HasNoMethod:
    pass


not_a_class = 5
