"""Adds up games for a balance analysis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from rekindle.arena.balance_analysis.figures import Count, Figures, Source, Standing, Trait
from rekindle.arena.balance_analysis.totals import Band, TotalsTally
from rekindle.arena.balance_analysis.usage import KindTally, ScoredTally, rounded
from rekindle.arena.report import Summary
from rekindle.arena.statistics import DIGITS, Sample, Values, share
from rekindle.arena.tally import GameEnd
from rekindle.kernel.game import SeatResult
from rekindle.kernel.observed import Aims, Observed


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
        self.scored: dict[str, ScoredTally] = {}
        self.traits: dict[str, TraitTally] = {}
        self.by_seat = TraitTally()
        self.aims = Aims()

    def add(self, end: GameEnd) -> None:
        seats = end.result.seats
        self.games += 1
        self.winners += len(end.result.winners)
        self.endings[end.result.reason] += 1
        self.decisions.add(end.decisions)
        self.totals.add(seats)
        self.lines.add(seats)
        for seat, lead in zip(seats, leads(seats)):
            self.by_seat.add(str(seat.seat + 1), seat, lead)
        if end.observed is not None:
            self.add_observed(end.observed, seats)

    def add_observed(self, observed: Observed, results: Sequence[SeatResult]) -> None:
        seats = [observed.seats[result.seat] for result in results]
        won = [result.place == 1 for result in results]
        self.aims = observed.aims
        self.counts.add([seat.counts for seat in seats], won)
        for seat, result, lead in zip(seats, results, leads(results)):
            for name, value in seat.traits.items():
                self.traits.setdefault(name, TraitTally()).add(value, result, lead)
            for name, points in seat.scored.items():
                self.scored.setdefault(name, ScoredTally()).add(points)
        for name in dict.fromkeys(name for seat in seats for name in seat.used):
            kind = self.kinds.setdefault(name, KindTally())
            kind.alternatives = observed.alternatives.get(name, ())
            uses = [(seat.used.get(name, {}), wins) for seat, wins in zip(seats, won)]
            kind.add(uses, observed.in_play.get(name, observed.kinds.get(name)))
        for name, trait in self.traits.items():
            trait.known.update(dict.fromkeys(observed.kinds.get(name, ())))

    def figures(self, summary: Summary, bot: str, band: Band | None) -> Figures:
        return Figures(
            **msgspec.structs.asdict(summary),
            bot=bot,
            fair_share=round(1 / self.seats, DIGITS),
            decisions=self.decisions.spread(),
            counts=self.counts.report(self.winners),
            totals=self.totals.report(
                band or self.aims.totals, self.aims.marks if self.seats == 1 else ()
            ),
            sources=self.lines.report(self.games * self.seats, self.winners),
            scored=tuple(tally.report(name) for name, tally in self.scored.items()),
            kinds=tuple(
                tally.report(name, self.games, self.seats) for name, tally in self.kinds.items()
            ),
            traits=tuple(tally.report(name, self.seats) for name, tally in self.traits.items()),
            by_seat=tuple(self.by_seat.standings(self.seats)) if self.seats > 1 else (),
            ended={reason: share(n, self.games) for reason, n in self.endings.most_common()},
        )


def leads(seats: Sequence[SeatResult]) -> list[int]:
    """By how much each total is above the mean of its game, times the number of seats."""
    total = sum(seat.total for seat in seats)
    return [len(seats) * seat.total - total for seat in seats]


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


class TraitTally:
    """Results by the values of one trait."""

    def __init__(self) -> None:
        self.known: dict[str, None] = {}
        self.values: dict[str, ValueTally] = {}

    def add(self, value: str, seat: SeatResult, lead: int) -> None:
        self.values.setdefault(value, ValueTally()).add(seat, lead)

    def standings(self, seats: int) -> list[Standing]:
        return [one.report(name, seats) for name, one in self.values.items()]

    def report(self, name: str, seats: int) -> Trait:
        """The best first: by wins, or with one seat by totals."""
        found = self.standings(seats)
        found.sort(key=lambda one: one.name)
        found.sort(key=lambda one: (one.win_share.value if seats > 1 else 0, one.total.value))
        never = tuple(id for id in self.known if id not in self.values)
        return Trait(name, tuple(found[::-1]), never)


class ValueTally:
    """The seats with one value of a trait."""

    def __init__(self) -> None:
        self.wins, self.totals, self.leads = Sample(), Sample(), Sample()

    def add(self, seat: SeatResult, lead: int) -> None:
        self.wins.add(int(seat.place == 1))
        self.totals.add(seat.total)
        self.leads.add(lead)

    def report(self, name: str, seats: int) -> Standing:
        return Standing(
            name=name,
            seats=self.wins.n,
            wins=self.wins.sum,
            win_share=share(self.wins.sum, self.wins.n),
            total=self.totals.mean(),
            lead=self.leads.mean(seats),
        )
