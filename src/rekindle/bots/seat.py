"""A seat at a table, as a bot is handed it: what the seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision, Match
from rekindle.kernel.view import View


class Seat:
    """A seat that must decide. It speaks of the present decision only: ask for a new one each time.

    The match itself is out of reach: it lives in the functions that `seat_of` hands over.
    """

    __slots__ = ("decision", "imagine", "number", "view")

    def __init__(
        self,
        number: int,
        decision: Decision,
        view: Callable[[], View],
        imagine: Callable[[int], Match],
    ) -> None:
        self.number = number
        self.decision = decision
        self.view = view
        """The table as this seat sees it."""
        self.imagine = imagine
        """A match that this seat could be looking at, as far as it knows; another for each seed.

        It stands at the same decision with the same moves, and may be played on at will.
        """


def seat_of(match: Match, number: int) -> Seat:
    """The seat of this number, which must have something to decide."""
    for decision in match.decisions:
        if decision.seat == number:
            return Seat(
                number,
                decision,
                lambda: match.view(number),
                lambda seed: match.determinised(number, seed),
            )
    raise IllegalMove(f"seat {number} has nothing to decide now")
