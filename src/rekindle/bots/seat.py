"""A seat as a bot sees it: what the seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision, Match
from rekindle.kernel.view import View


class Seat:
    """A seat that must decide, valid for the present decision only.

    The match itself is out of reach: only the callbacks made by `seat_of` can see it.
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
        """Return the view of this seat."""
        self.imagine = imagine
        """Return a determinised match: one that is consistent with what this seat knows.

        Each seed gives a different one. It waits for the same decision with the same moves, and
        may be played on freely.
        """


def seat_of(match: Match, number: int) -> Seat:
    """Return the seat of this number, which must have a decision to make."""
    for decision in match.decisions:
        if decision.seat == number:
            return Seat(
                number,
                decision,
                lambda: match.view(number),
                lambda seed: match.determinised(number, seed),
            )
    raise IllegalMove(f"seat {number} has nothing to decide now")
