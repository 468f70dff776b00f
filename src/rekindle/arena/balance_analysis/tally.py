"""Adds up games for a balance analysis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rekindle.arena.balance_analysis.report import Count, Kind, Source, Standing, Totals, Trait, Use
from rekindle.arena.statistics import DIGITS, Sample, Values, percentile, share
from rekindle.arena.tally import GameEnd
from rekindle.kernel.game import SeatResult
from rekindle.kernel.observed import Observed, ObservedSeat

DEFAULT_BAND = (0.8, 1.2)
"""The default band, relative to the winners' median."""

Band = tuple[int, int]


class BalanceTally:
    """Everything that is counted.

    The intervals of lengths and totals are taken over games. Those of uses and traits are taken
    over seats; if several seats of a game share one, its interval is a little too wide, because
    only one of them can win.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.winners = 0
        self.endings: Counter[str] = Counter()
        self.decisions = Values()
        self.totals = TotalsTally()
        self.counts = CountsTally(seats)
        self.lines = LinesTally()
        self.kinds: dict[str, KindTally] = {}
        self.traits: dict[str, TraitTally] = {}
        self.by_seat = TraitTally()

    def add(self, end: GameEnd) -> None:
        seats = end.result.seats
        self.games += 1
        self.winners += len(end.result.winners)
        self.endings[end.result.reason] += 1
        self.decisions.add(end.decisions)
        self.totals.add(seats)
        self.lines.add(seats)
        for seat in seats:
            self.by_seat.add(str(seat.seat + 1), seat.place == 1, seat.total)
        if end.observed is not None:
            self.add_observed(end.observed, seats)

    def add_observed(self, observed: Observed, results: Sequence[SeatResult]) -> None:
        observed_seats = observed.seats
        self.counts.add(
            [seat.counts for seat in observed_seats], [seat.place == 1 for seat in results]
        )
        for result in results:
            self.add_seat(observed_seats[result.seat], result)
        for name, ids in observed.kinds.items():
            known = self.traits[name] if name in self.traits else self.kind(name)
            known.known.update(dict.fromkeys(ids))

    def add_seat(self, observed: ObservedSeat, result: SeatResult) -> None:
        won = result.place == 1
        for name, used in observed.used.items():
            self.kind(name).add(used, won)
        for name, value in observed.traits.items():
            self.traits.setdefault(name, TraitTally()).add(value, won, result.total)

    def kind(self, name: str) -> KindTally:
        return self.kinds.setdefault(name, KindTally())

    # Reports

    def count_reports(self) -> tuple[Count, ...]:
        return self.counts.report(self.winners)

    def source_reports(self) -> tuple[Source, ...]:
        return self.lines.report(self.games * self.seats, self.winners)

    def kind_reports(self) -> tuple[Kind, ...]:
        return tuple(
            tally.report(name, self.games, self.seats) for name, tally in self.kinds.items()
        )

    def trait_reports(self) -> tuple[Trait, ...]:
        return tuple(tally.report(name, self.seats) for name, tally in self.traits.items())

    def seat_reports(self) -> tuple[Standing, ...]:
        return tuple(self.by_seat.standings()) if self.seats > 1 else ()


class TotalsTally:
    def __init__(self) -> None:
        self.everybody = Values()
        self.winners = Values()

    def add(self, seats: Sequence[SeatResult]) -> None:
        self.everybody.add(*(seat.total for seat in seats))
        for seat in seats:
            if seat.place == 1:
                self.winners.add(seat.total)

    def report(self, band: Band | None) -> Totals:
        # A game may have no winners, e.g. if a single player has lost; then everybody counts.
        winners = self.winners if self.winners.all else self.everybody
        totals = sorted(winners.all)
        low, high = band or default_band(percentile(totals, 50))
        within = sum(1 for total in totals if low <= total <= high)
        return Totals(
            winners=winners.spread(),
            everybody=self.everybody.spread(),
            band=(low, high),
            within=share(within, len(totals)),
        )


def default_band(median: float) -> Band:
    low, high = (round(median * part) for part in DEFAULT_BAND)
    return low, high


class CountsTally:
    """How often seats did things; a count that is missing is 0."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.everybody: dict[str, Values] = {}
        self.winners: Counter[str] = Counter()

    def add(self, counts: list[Mapping[str, int]], won: list[bool]) -> None:
        for name in (name for seat in counts for name in seat):
            if name not in self.everybody:
                self.everybody[name] = self.zeros()
        for name, values in self.everybody.items():
            values.add(*(seat.get(name, 0) for seat in counts))
            self.winners[name] += sum(seat.get(name, 0) for seat, w in zip(counts, won) if w)
        self.games += 1

    def zeros(self) -> Values:
        """The counts of the games so far, in which nobody did it."""
        found = Values()
        for _ in range(self.games):
            found.add(*[0] * self.seats)
        return found

    def report(self, winners: int) -> tuple[Count, ...]:
        return tuple(
            Count(name, values.spread(), rounded(self.winners[name], winners))
            for name, values in self.everybody.items()
        )


class LinesTally:
    """Score lines, of everybody and of the winners."""

    def __init__(self) -> None:
        self.everybody: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()

    def add(self, seats: Sequence[SeatResult]) -> None:
        for seat in seats:
            for line in seat.lines:
                self.everybody[line.name] += line.points
                self.winners[line.name] += line.points if seat.place == 1 else 0

    def report(self, seats: int, winners: int) -> tuple[Source, ...]:
        points, winning = sum(self.everybody.values()), sum(self.winners.values())
        return tuple(
            Source(
                name=name,
                mean=rounded(n, seats),
                share=rounded(n, points),
                winners=rounded(self.winners[name], winners),
                winners_share=rounded(self.winners[name], winning),
            )
            for name, n in self.everybody.items()
        )


class KindTally:
    """The components of one kind."""

    def __init__(self) -> None:
        self.known: dict[str, None] = {}
        self.uses: dict[str, UseTally] = {}

    def add(self, used: Mapping[str, int], won: bool) -> None:
        for id, times in used.items():
            if times:
                self.uses.setdefault(id, UseTally()).add(times, won)

    def report(self, name: str, games: int, seats: int) -> Kind:
        found = [tally.report(id, games, seats) for id, tally in self.uses.items()]
        found.sort(key=lambda use: (-use.times, use.id))
        return Kind(name, tuple(found), unused(self.known, self.uses))


class UseTally:
    def __init__(self) -> None:
        self.times = self.winners = 0
        self.seats = self.won = 0

    def add(self, times: int, won: bool) -> None:
        self.times += times
        self.winners += times if won else 0
        self.seats += 1
        self.won += won

    def report(self, id: str, games: int, seats: int) -> Use:
        return Use(
            id=id,
            times=self.times,
            a_game=rounded(self.times, games),
            by_winners=rounded(self.winners, self.times),
            seats=rounded(self.seats, games * seats),
            won=share(self.won, self.seats),
        )


class TraitTally:
    """Results by the values of one trait."""

    def __init__(self) -> None:
        self.known: dict[str, None] = {}
        self.values: dict[str, tuple[Sample, Sample]] = {}
        """By value: the wins (0 or 1) and the totals of the seats that had it."""

    def add(self, value: str, won: bool, total: int) -> None:
        wins, totals = self.values.setdefault(value, (Sample(), Sample()))
        wins.add(int(won))
        totals.add(total)

    def standings(self) -> list[Standing]:
        return [
            Standing(name, wins.n, wins.sum, share(wins.sum, wins.n), totals.mean())
            for name, (wins, totals) in self.values.items()
        ]

    def report(self, name: str, seats: int) -> Trait:
        """The best first: by wins, or with one seat by totals."""
        found = self.standings()
        found.sort(key=lambda one: one.name)
        found.sort(key=lambda one: (one.win_share.value if seats > 1 else 0, one.total.value))
        return Trait(name, tuple(found[::-1]), unused(self.known, self.values))


def unused(known: Iterable[str], used: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(id for id in known if id not in used)


def rounded(number: int, by: int) -> float:
    """A rounded quotient; 0 if there is nothing to divide by."""
    return round(number / by, DIGITS) if by else 0.0
