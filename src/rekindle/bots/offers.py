"""Offers that help both sides, for bots that can value a state.

    move = next_of_offer(seat, worth)
    if move is not None:
        return move

Everything is at the table, so a bot keeps nothing from one decision to the next: each time, the
ways to finish an offer are played out, and the best of them begins with the move that is returned.
The partner's side is valued too, by what the maker knows of it. With two players what helps one
harms the other, so there are no offers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from rekindle.bots.seat import Seat
from rekindle.kernel.agenda import Rules
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import AGREEMENT, LEAVE, NEGOTIATION
from rekindle.kernel.state import State

Worth = Callable[[Match, Sequence[State]], Sequence[Sequence[float]]]
"""Returns what each of these states of a match is worth to each seat, in shares of the win."""

OWN_MARGIN: Final = 0.01
"""So much better an offer must be for its maker, in shares of the win: few are worth the talk."""
PARTNER_MARGIN: Final = 0.005
"""So much better for the partner, who knows more of that side and may value it otherwise."""

LONGEST: Final = 4
"""Moves of an offer: to whom, one thing for another, and that it is made."""
CANDIDATES: Final = 4
"""Offers that are looked at on further tables."""
TABLES: Final = 6


class Gain(NamedTuple):
    """How much better off both sides are with a trade than without."""

    own: float
    partner: float

    @property
    def is_good(self) -> bool:
        return self.own >= OWN_MARGIN and self.partner >= PARTNER_MARGIN


NONE: Final = Gain(0.0, 0.0)


def next_of_offer(seat: Seat, worth: Worth) -> Move | None:
    """Return the next move of the best offer that can be made here; None if there is no good one.

    Games say where bots may make offers (`Game.may_offer`).
    """
    moves = {move.code: move for move in seat.decision.moves}
    if not any(move.role == NEGOTIATION for move in moves.values()):
        return None
    tables = [seat.imagine(seed) for seed in range(TABLES)]
    if tables[0].seats == 2 or not tables[0].game.may_offer(*setting_and_state(tables[0])):
        return None
    best = best_offer([Table(match, seat.number, worth) for match in tables])
    return None if best is None else moves[best[0]]


def setting_and_state(match: Match) -> tuple[Any, State]:
    return match.setting, engine_of(match)[1]


class Table:
    """An imagined table at which offers are tried."""

    def __init__(self, match: Match, seat: int, worth: Worth) -> None:
        vocabulary = match.setting.vocabulary
        self.match = match
        self.seat = seat
        self.worth = worth
        self.offers = vocabulary.having(NEGOTIATION)
        self.agreements = vocabulary.having(AGREEMENT)
        self.refusals = vocabulary.having(LEAVE)
        self.rules: Rules[Any]
        self.rules, self.state = engine_of(match)
        self.without = worth(match, [self.state])[0]

    def after(self, s: State, code: int) -> State:
        twin = s.copy()
        self.rules.play_as(twin, s.seat, code)
        return twin

    def made(self) -> Iterator[list[tuple[tuple[int, ...], State]]]:
        """Yield the offers of one move more, then two, and so on, with the state that asks for an
        answer. In which order things are named makes no difference."""
        open_offers: list[tuple[tuple[int, ...], State]] = [((), self.state)]
        for _ in range(LONGEST):
            longer: list[tuple[tuple[int, ...], State]] = []
            made: list[tuple[tuple[int, ...], State]] = []
            seen: set[tuple[int, ...]] = set()
            for codes, s in open_offers:
                for code in s.options:
                    named = (*codes, code)
                    key = tuple(sorted(named))
                    if code in self.offers and key not in seen:
                        seen.add(key)
                        twin = self.after(s, code)
                        (longer if twin.seat == self.seat else made).append((named, twin))
            yield made
            open_offers = longer

    def accepted(self, asked: State) -> State | None:
        """Return the state after the one who is asked has agreed; None if that is impossible."""
        code = next((code for code in asked.options if code in self.agreements), None)
        return None if code is None else self.after(asked, code)

    def asks_others(self, asked: State) -> bool:
        """Return whether a refusal puts the offer to somebody else, who would be valued as well."""
        code = next(code for code in asked.options if code in self.refusals)
        return self.after(asked, code).seat != self.seat

    def gains(self, offers: Sequence[State]) -> list[Gain]:
        """Return what each of these offers is worth here: nothing, where it cannot be accepted."""
        after = [self.accepted(asked) for asked in offers]
        there = [s for s in after if s is not None]
        worth = iter(self.worth(self.match, there) if there else ())
        return [
            NONE if s is None else self.gain(next(worth), asked.seat)
            for s, asked in zip(after, offers, strict=True)
        ]

    def gain(self, worth: Sequence[float], partner: int) -> Gain:
        own, theirs = self.seat, partner
        return Gain(worth[own] - self.without[own], worth[theirs] - self.without[theirs])

    def gain_of(self, codes: Sequence[int]) -> Gain:
        """Return what an offer that was found at another table is worth at this one."""
        s = self.state
        for code in codes:
            if code not in s.options:
                return NONE
            s = self.after(s, code)
        return self.gains([s])[0]


def best_offer(tables: Sequence[Table]) -> tuple[int, ...] | None:
    """Return the moves of the offer that is best for its maker, of those good for both.

    Shorter ones come first, so that an offer that can be made as it stands does not grow.
    """
    first, *others = tables
    for made in first.made():
        good: list[tuple[Gain, tuple[int, ...]]] = []
        for gain, (codes, asked) in zip(first.gains([s for _, s in made]), made, strict=True):
            if gain.is_good and not first.asks_others(asked):
                good.append((gain, codes))
        good.sort(key=lambda found: -found[0].own)
        sure = [
            (mean([gain, *(table.gain_of(codes) for table in others)]), codes)
            for gain, codes in good[:CANDIDATES]
        ]
        sure = [(gain, codes) for gain, codes in sure if gain.is_good]
        if sure:
            return max(sure, key=lambda found: found[0].own)[1]
    return None


def mean(gains: Sequence[Gain]) -> Gain:
    n = len(gains)
    return Gain(sum(gain.own for gain in gains) / n, sum(gain.partner for gain in gains) / n)
