"""What many games tell: of each bot, of each seat, and of how long a game is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from rekindle.arena.stats import DIGITS, Estimate, Sample, percentile, share
from rekindle.kernel.game import Result
from rekindle.kernel.observed import Observed


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What every report begins with: which games were played.

    Equal arguments give an equal report, however many processes made it. With one seat there is
    nobody to win against: then shares of wins say nothing, and there are no results by seat.
    """

    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: int
    games: int
    seeds: tuple[int, int]
    """The seeds of the first and of the last game; those between follow one by one."""
    endings: dict[str, int]
    """How many games ended for each reason that the game gives, the most frequent first."""
    elapsed: float = 0.0
    """Seconds it took: the one thing that differs from run to run."""

    def to_data(self, elapsed: bool = False) -> dict[str, Any]:
        """Plain dicts, lists and figures; without the time it took unless asked for."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        if not elapsed:
            del data["elapsed"]
        return data

    def to_json(self, elapsed: bool = False) -> str:
        return msgspec.json.format(msgspec.json.encode(self.to_data(elapsed)), indent=2).decode()


class BotReport(msgspec.Struct, frozen=True):
    """How one bot did; all seats that it had in a game are taken together."""

    name: str
    games: int
    seats: int
    """How many seats it had in every game."""
    wins: int
    """Games that one of its seats won (a shared first place is one)."""
    win_share: Estimate
    fair_share: float
    """The win share of a bot that is as good as the others: its share of the seats."""
    place: Estimate
    """The mean place of its seats."""
    total: Estimate
    """The mean total of its seats."""
    sources: dict[str, float]
    """The share of its points that came from each score line."""


class SeatReport(msgspec.Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    seat: int
    wins: int
    win_share: Estimate


class Length(msgspec.Struct, frozen=True):
    """The length of a game in decisions."""

    mean: float
    median: float
    p5: float
    p95: float


class Report(Summary, frozen=True, kw_only=True):
    """What a simulation tells."""

    bots: tuple[BotReport, ...]
    by_seat: tuple[SeatReport, ...]
    length: Length


class GameEnd(msgspec.Struct, frozen=True):
    """How one game ended, and how many decisions that took."""

    result: Result
    decisions: int
    observed: Observed | None = None
    """What was used in it, where that was asked for."""


class Tally:
    """Adds games up. Only sums of whole numbers are kept, so a million games are no burden."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.bots: dict[str, BotTally] = {}
        self.seat_wins = [0] * seats
        self.lengths: list[int] = []
        self.endings: Counter[str] = Counter()

    def add(self, line_up: list[str], end: GameEnd) -> None:
        """One game; the line-up names the bot of each seat."""
        self.lengths.append(end.decisions)
        self.endings[end.result.reason] += 1
        for seat in end.result.winners:
            self.seat_wins[seat] += 1
        for name in sorted(set(line_up)):
            own = [seat for seat, other in enumerate(line_up) if other == name]
            self.bots.setdefault(name, BotTally(name, len(own))).add(end.result, own)

    def bot_reports(self, names: list[str]) -> tuple[BotReport, ...]:
        """In the order in which the bots were named, each once."""
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
    """One bot's games.

    The seats of one game depend on each other (one wins, the others do not), games do not. So a
    game is the unit of every interval, and a bot with several seats gives one figure per game.
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
