"""A seat as a bot sees it: what the seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision, Match
from rekindle.kernel.moves import Move
from rekindle.kernel.view import View

LATEST: Final = 40
"""How many of its own moves a seat remembers."""


class Seat:
    """A seat that must decide, valid for the present decision only.

    The match itself is out of reach: only the callbacks made by `seat_of` can see it.
    """

    __slots__ = ("decision", "imagine", "latest", "number", "view")

    def __init__(
        self,
        number: int,
        decision: Decision,
        view: Callable[[], View],
        imagine: Callable[[int], Match],
        latest: Callable[[], Sequence[Move]] = tuple,
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
        self.latest = latest
        """Return the moves that this seat made last, `LATEST` at most, in their order."""


def seat_of(match: Match, number: int, latest: Sequence[Move] | None = None) -> Seat:
    """Return the seat of this number, which must have a decision to make.

    `latest` are its last moves, if the match does not know them, since it began with a state.
    """
    for decision in match.decisions:
        if decision.seat == number:
            return Seat(
                number,
                decision,
                lambda: match.view(number),
                lambda seed: match.determinised(number, seed),
                lambda: latest_of(match, number) if latest is None else latest,
            )
    raise IllegalMove(f"seat {number} has nothing to decide now")


def latest_of(match: Match, number: int) -> list[Move]:
    """Return the moves that a seat made last, in their order."""
    own = (played.move for played in reversed(match.history) if played.seat == number)
    return list(islice(own, LATEST))[::-1]
