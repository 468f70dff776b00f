"""How bots negotiate: they answer offers, and do not try to begin, build or counter one.

An offer is built move by move, and another player (often a person) must answer each one. A bot that
tried every offer it can make would be a nuisance, and would spend its search on them. A bot that
can value states may make an offer now and then that helps both: `bots/offers.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from rekindle.bots.seat import LATEST, Seat
from rekindle.kernel.moves import Move, Vocabulary
from rekindle.kernel.roles import AGREEMENT, FREE, LEAVE, NEGOTIATION

MOST_OFTEN: Final = 3
A_WHILE: Final = LATEST
"""In so many moves a seat takes the same free action `MOST_OFTEN` times at most."""

ANOTHER: Final = -1
"""Stands for a move that is no free action."""


def without_offers(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that a bot considers; an unfinished offer is withdrawn."""
    return [move for move in moves if move.role != NEGOTIATION] or moves


class Unrepeated:
    """Keeps a seat from taking free actions in circles.

    None is taken twice before another move, and none more often than `MOST_OFTEN` in a while, since
    the questions that a free action asks are other moves too.
    """

    def __init__(self) -> None:
        self._just: set[int] = set()
        self._latest: deque[int] = deque(maxlen=A_WHILE)

    def is_repeated(self, code: int) -> bool:
        return code in self._just or self._latest.count(code) >= MOST_OFTEN

    def considered(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that a bot considers, which are never none."""
        known = without_offers(moves)
        if not self._latest:
            return known
        return [move for move in known if not self.is_repeated(move.code)] or known

    def considered_codes(self, codes: list[int], offers: frozenset[int]) -> list[int]:
        """Like `considered`, for codes, given all codes with the role NEGOTIATION."""
        known = codes_without_offers(codes, offers)
        if not self._latest:
            return known
        return [code for code in known if not self.is_repeated(code)] or known

    def played(self, code: int, free: bool) -> None:
        if free:
            self._just.add(code)
            self._latest.append(code)
        else:
            self._just.clear()
            if self._latest:
                self._latest.append(ANOTHER)


def manners_at(seat: Seat) -> Unrepeated:
    """Return what a seat must not repeat. It follows from the table: a bot may begin anew there."""
    manners = Unrepeated()
    for move in seat.latest():
        if move.role != NEGOTIATION:
            manners.played(move.code, move.role == FREE)
    return manners


def refusal(moves: Sequence[Move]) -> Move | None:
    """Return the move that declines, where an offer is to be answered."""
    if not any(move.role == AGREEMENT for move in moves):
        return None
    return next((move for move in moves if move.role == LEAVE), None)


def codes_without_offers(options: list[int], offers: frozenset[int]) -> list[int]:
    """Like `without_offers`, for codes, given all codes with the role NEGOTIATION."""
    if offers.isdisjoint(options):
        return options
    return [code for code in options if code not in offers] or options


def idle_codes(vocabulary: Vocabulary) -> frozenset[int]:
    """Return the codes that a playout seldom plays: stopping, free actions and offers.

    Whoever declines and trades at random gets nothing done, so the position says nothing.
    """
    return vocabulary.having(LEAVE) | vocabulary.having(FREE) | vocabulary.having(NEGOTIATION)


def codes_that_act(options: list[int], idle: frozenset[int], offers: frozenset[int]) -> list[int]:
    """Return the codes that get something done; if there are none, all but offers."""
    acting = [code for code in options if code not in idle]
    return acting or codes_without_offers(options, offers)
