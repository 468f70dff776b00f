"""The whole description: the table, the map, oneself, the others, and the question."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.bot.features.map import describe_map
from rekindle.games.revive.bot.features.players import (
    counts_known,
    describe_opponent,
    describe_own,
    lines_known,
    total_of,
)
from rekindle.games.revive.bot.features.question import describe_question
from rekindle.games.revive.bot.features.table import describe_table
from rekindle.games.revive.bot.features.tables import Tables
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.features import Features, Sheet, describe_agenda

OPPONENTS: Final[tuple[str, ...]] = ("", "opponent-1", "opponent-2", "opponent-3")


class ReviveFeatures(Features[ReviveState]):
    """Describes the states of Revive for one number of seats."""

    def __init__(self, rules: ReviveRules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.tables = Tables(rules)

    def describe(self, s: ReviveState, seat: int, sheet: Sheet) -> None:
        rules, tables, seats = self.rules, self.tables, self.seats
        own = s.players[seat]
        counts = counts_known(rules, s, own, True)
        lines = lines_known(rules, tables, s, own, counts)
        best = 0
        others: list[list[int]] = []
        for i in range(1, seats):
            other = s.players[(seat + i) % seats]
            found = lines_known(rules, tables, s, other, counts_known(rules, s, other, s.over))
            best = max(best, total_of(found))
            others.append(found)
        sheet.about("table")
        describe_table(tables, s, seat, sheet)
        describe_map(rules, s, seat, sheet)
        describe_agenda(rules, s, seat, sheet)
        describe_question(rules, s, seat, sheet)
        sheet.about("own")
        if seats > 1:
            sheet.signed("lead", total_of(lines) - best)
        describe_own(rules, tables, s, own, lines, counts, sheet)
        for i in range(1, seats):
            sheet.about(OPPONENTS[i])
            other = s.players[(seat + i) % seats]
            describe_opponent(tables, s, other, others[i - 1], sheet)


def features(rules: ReviveRules, seats: int) -> ReviveFeatures:
    return ReviveFeatures(rules, seats)
