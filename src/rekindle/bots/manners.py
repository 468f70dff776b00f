"""How bots negotiate: they answer offers, and do not try to begin, build or counter one.

An offer is built move by move, and another player (often a person) must answer each one. A bot that
tried every offer it can make would be a nuisance, and would spend its search on them. A bot that
can value states may make an offer now and then that helps both: `bots/offers.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.kernel.moves import Move, Vocabulary
from rekindle.kernel.roles import AGREEMENT, FREE, LEAVE, NEGOTIATION


def without_offers(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that a bot considers; an unfinished offer is withdrawn."""
    return [move for move in moves if move.role != NEGOTIATION] or moves


class Unrepeated:
    """Keeps a bot from taking a free action twice before another move, so that none goes round."""

    def __init__(self) -> None:
        self._freely: set[str] = set()

    def considered(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that a bot considers, which are never none."""
        known = without_offers(moves)
        return [move for move in known if move.text not in self._freely] or known

    def played(self, move: Move) -> None:
        if move.role == FREE:
            self._freely.add(move.text)
        else:
            self._freely.clear()


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
