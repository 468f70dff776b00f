"""Adds up the games of a simulation."""

from __future__ import annotations

from collections import Counter

import msgspec

from rekindle.arena.report import BotReport, Length, SeatReport
from rekindle.arena.statistics import DIGITS, Sample, percentile, share
from rekindle.kernel.game import Result
from rekindle.kernel.observed import Observed


class GameEnd(msgspec.Struct, frozen=True):
    """The result of one game, and its number of decisions."""

    result: Result
    decisions: int
    observed: Observed | None = None
    """What was used in it, if that was observed."""


class Tally:
    """Adds up games. It keeps only integer sums, so that a million games take little memory."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.bots: dict[str, BotTally] = {}
        self.seat_wins = [0] * seats
        self.lengths: list[int] = []
        self.endings: Counter[str] = Counter()

    def add(self, line_up: list[str], end: GameEnd) -> None:
        """Add one game; `line_up` has the bot of each seat."""
        self.lengths.append(end.decisions)
        self.endings[end.result.reason] += 1
        for seat in end.result.winners:
            self.seat_wins[seat] += 1
        for name in sorted(set(line_up)):
            own = [seat for seat, other in enumerate(line_up) if other == name]
            self.bots.setdefault(name, BotTally(name, len(own))).add(end.result, own)

    def bot_reports(self, names: list[str]) -> tuple[BotReport, ...]:
        """The reports in the order of the names, each once."""
        return tuple(self.bots[name].report(self.seats) for name in dict.fromkeys(names))

    def seat_reports(self) -> tuple[SeatReport, ...]:
        if self.seats == 1:
            return ()
        games = len(self.lengths)
        return tuple(
            SeatReport(seat, wins, share(wins, games)) for seat, wins in enumerate(self.seat_wins)
        )

    def length(self) -> Length:
        lengths = sorted(self.lengths)
        mean = round(sum(lengths) / len(lengths), DIGITS)
        median, p5, p95 = (percentile(lengths, percent) for percent in (50, 5, 95))
        return Length(mean, median, p5, p95)


class BotTally:
    """The games of one bot.

    Games are independent of each other, the seats of one game are not (only one wins). So
    intervals are taken over games, and a bot with several seats gives one number per game.
    """

    def __init__(self, name: str, own: int) -> None:
        self.name = name
        self.own = own
        self.wins = 0
        self.place = Sample()
        self.total = Sample()
        self.lines: dict[str, int] = {}

    def add(self, result: Result, own: list[int]) -> None:
        seats = [result.seats[seat] for seat in own]
        self.wins += any(seat.place == 1 for seat in seats)
        self.place.add(sum(seat.place for seat in seats))
        self.total.add(sum(seat.total for seat in seats))
        for seat in seats:
            for line in seat.lines:
                self.lines[line.name] = self.lines.get(line.name, 0) + line.points

    def report(self, seats: int) -> BotReport:
        points = self.total.sum or 1
        return BotReport(
            name=self.name,
            games=self.total.n,
            seats=self.own,
            wins=self.wins,
            win_share=share(self.wins, self.total.n),
            fair_share=round(self.own / seats, DIGITS),
            place=self.place.mean(self.own),
            total=self.total.mean(self.own),
            sources={name: round(n / points, DIGITS) for name, n in self.lines.items()},
        )
