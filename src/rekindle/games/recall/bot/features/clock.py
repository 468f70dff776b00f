"""Whose turn it is, what has been done in it, and how far the game is from its end."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    BOXES,
    PATH_ROUND,
    PRODUCTION,
    REGULAR,
    ROUND_KINDS,
    ROUNDS,
    SECTIONS,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.features import Sheet, relative


class Clock:
    """What each round is, and what is still to come then."""

    def __init__(self, rules: RecallRules) -> None:
        self.kind = [*rules.lookup.rounds[:ROUNDS], -1]
        self.regular = [self.kind[number:].count(REGULAR) for number in range(ROUNDS + 1)]
        self.sections = [self.kind[:number].count(PATH_ROUND) for number in range(ROUNDS + 1)]


def describe_time(clock: Clock, s: RecallState, seat: int, sheet: Sheet) -> None:
    kind = clock.kind[s.round]
    sheet.number("round", s.round)
    sheet.choice("round-kind", kind, len(ROUND_KINDS))
    sheet.choice("section", clock.sections[s.round] if kind == PATH_ROUND else -1, SECTIONS)
    sheet.number("turns-left", turns_left(clock, s, seat))
    sheet.choice("turn", relative(s, seat, s.turn), s.seats)
    sheet.flag("over", s.over)
    sheet.flag("acted", s.acted)
    sheet.flag("recharged", s.recharged)
    sheet.flag("repeated", s.repeated)
    sheet.number("played", 1 + s.played)
    sheet.choice("played-slot", s.played_slot, len(BOXES))
    sheet.members("box-begun", s.used_boxes, len(BOXES))
    sheet.members("produced", s.produced, PRODUCTION)


def turns_left(clock: Clock, s: RecallState, seat: int) -> int:
    """Return how many regular turns this seat has still to begin."""
    begun = s.turn > seat or (s.turn == seat and s.acted)
    regular = clock.regular[s.round]
    return regular - 1 if begun and clock.kind[s.round] == REGULAR else regular
