"""The row of numbers that describes a state of Recall to one seat."""

from __future__ import annotations

from rekindle.games.recall.bot.features.board import describe_board
from rekindle.games.recall.bot.features.clock import Clock, describe_time
from rekindle.games.recall.bot.features.land import Regions, describe_land
from rekindle.games.recall.bot.features.own import describe_own
from rekindle.games.recall.bot.features.player import describe_player
from rekindle.games.recall.bot.features.points import known_points
from rekindle.games.recall.bot.features.question import describe_question
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.scoring import total_of
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.features import Features, Sheet


class RecallFeatures(Features[RecallState]):
    """Players in turn order, the board, the map, and what is asked."""

    def __init__(self, rules: RecallRules, seats: int) -> None:
        self.rules = rules
        self.opponents = [f"opponent-{i}" for i in range(1, seats)]
        self.clock = Clock(rules)
        self.regions = Regions(rules)

    def describe(self, s: RecallState, seat: int, sheet: Sheet) -> None:
        self.describe_players(s, seat, sheet)
        sheet.about("table")
        describe_time(self.clock, s, seat, sheet)
        describe_board(s, sheet)
        describe_land(self.rules, self.regions, s, seat, sheet)
        sheet.about("question")
        describe_question(self.rules, s, seat, sheet)

    def describe_players(self, s: RecallState, seat: int, sheet: Sheet) -> None:
        rules = self.rules
        p = s.players[seat]
        own = known_points(rules, s, p, True)
        total = total_of(own)
        best = 0
        sheet.about("own")
        describe_player(rules, p, own, total, sheet)
        describe_own(rules, s, p, sheet)
        for i in range(1, s.seats):
            other = s.players[(seat + i) % s.seats]
            points = known_points(rules, s, other, s.over)
            known = total_of(points)
            best = max(best, known)
            sheet.about(self.opponents[i - 1])
            describe_player(rules, other, points, known, sheet)
        sheet.about("table")
        sheet.signed("lead", total - best)
