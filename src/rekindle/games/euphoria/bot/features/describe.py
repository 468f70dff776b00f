"""A state of Euphoria as a seat knows it: the question, the table, then all players."""

from __future__ import annotations

from rekindle.games.euphoria.bot.features.own import describe_own
from rekindle.games.euphoria.bot.features.players import describe_player
from rekindle.games.euphoria.bot.features.question import describe_placement, describe_question
from rekindle.games.euphoria.bot.features.table import describe_table
from rekindle.games.euphoria.bot.features.trade import describe_trade
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.features import Features, Sheet, describe_agenda


class EuphoriaFeatures(Features[EuphoriaState]):
    """Describes the states of one pack for one number of seats."""

    def __init__(self, rules: EuphoriaRules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.opponents = [f"opponent-{i}" for i in range(1, seats)]

    def describe(self, s: EuphoriaState, seat: int, sheet: Sheet) -> None:
        sheet.about("table")
        describe_agenda(self.rules, s, seat, sheet)
        describe_question(self.rules, s, seat, sheet)
        describe_placement(s, seat, sheet)
        describe_trade(s, seat, sheet)
        describe_table(self.rules, s, seat, sheet)
        sheet.about("own")
        describe_player(self.rules, s, s.players[seat], seat, sheet)
        describe_own(self.rules, s, s.players[seat], sheet)
        other = seat
        for whom in self.opponents:
            other = other + 1 if other + 1 < self.seats else 0
            sheet.about(whom)
            describe_player(self.rules, s, s.players[other], seat, sheet)
