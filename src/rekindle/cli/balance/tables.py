"""The tables of a balance report: headings and rows, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rekindle.arena import Spread
from rekindle.arena.balance_analysis.figures import Kind, Scored, Standing, Use
from rekindle.cli.balance.texts import Texts, part, signed
from rekindle.cli.output.tables import number, percent


@dataclass(frozen=True, slots=True)
class Table:
    title: str
    headings: list[str]
    rows: list[list[str]]
    note: str = ""
    """A line below it."""
    name: str = ""
    """The kind of component, if it is about one."""


class Tables:
    """The tables of one report. With one seat, columns about winning are left out."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.report = texts.report
        self.say = texts.say
        self.rivals = texts.rivals

    # Helpers

    def columns(self, *names: str) -> list[str]:
        """Headings; those with a plus are about winning and need several seats."""
        wanted = [name for name in names if self.rivals or not name.startswith("+")]
        return [self.say(f"column-{name.removeprefix('+')}") for name in wanted]

    def row(self, name: str, cells: list[str], winning: list[str]) -> list[str]:
        return [name, *cells, *(winning if self.rivals else [])]

    def never(self, kind: str, ids: tuple[str, ...]) -> str:
        if not ids:
            return ""
        names = "; ".join(self.texts.names.of(kind, id) for id in ids)
        return self.say("balance-never", count=len(ids), ids=names)

    # Results

    def results(self) -> Iterator[Table]:
        """By trait, then by seat."""
        for trait in self.report.traits:
            name = self.texts.names.kind(trait.name)
            title = self.say("balance-results", trait=name)
            note = self.never(trait.name, trait.never)
            yield self.standings(title, name, trait.name, trait.values, note)
        if self.report.by_seat:
            title, name = self.say("balance-by-seat"), self.say("column-seat")
            yield self.standings(title, name, "", self.report.by_seat)

    def standings(
        self, title: str, heading: str, kind: str, found: tuple[Standing, ...], note: str = ""
    ) -> Table:
        rows = [
            self.row(
                self.texts.names.of(kind, one.name),
                [str(one.seats), number(one.total)],
                [signed(one.lead), percent(one.win_share)],
            )
            for one in found
        ]
        headings = [heading, *self.columns("games", "mean-total", "+lead")]
        if self.rivals:
            headings.append(self.say("balance-share", fair=f"{self.report.fair_share:.1%}"))
        return Table(title, headings, rows, note)

    # Lengths, totals and sources

    def lengths(self) -> Table:
        report, say = self.report, self.say
        rows = [self.row(say("balance-decisions"), spread_cells(report.decisions), [""])]
        for count in report.counts:
            label = say("balance-per-seat", what=self.texts.names.kind(count.name))
            rows.append(self.row(label, spread_cells(count.everybody), [f"{count.winners:.2f}"]))
        columns = ("length", "mean", "p10", "median", "p90", "+winners-mean")
        return Table(say("balance-lengths"), self.columns(*columns), rows)

    def totals(self) -> Table:
        totals = self.report.totals
        rows = [[self.say("balance-everybody"), *spread_cells(totals.everybody)]]
        if self.rivals:
            rows.insert(0, [self.say("balance-winners"), *spread_cells(totals.winners)])
        headings = self.columns("seats", "mean", "p10", "median", "p90")
        return Table(self.say("balance-totals"), headings, rows, self.texts.band())

    def histogram(self) -> Table:
        """The distribution of totals, which the summary of a single player needs."""
        rows = [
            self.row(f"{one.low}–{one.high}", [str(one.everybody)], [str(one.winners)])
            for one in self.report.totals.histogram
        ]
        headings = self.columns("total", "seats", "+wins")
        return Table(self.say("balance-histogram"), headings, rows)

    def sources(self) -> Table:
        rows = [
            self.row(
                self.texts.names.source(source.name),
                [f"{source.mean:.2f}", f"{source.share:.1%}"],
                [f"{source.winners:.2f}", f"{source.winners_share:.1%}"],
            )
            for source in self.report.sources
        ]
        columns = ("source", "mean", "points-share", "+winners-mean", "+winners-share")
        return Table(self.say("balance-sources"), self.columns(*columns), rows)

    def scored(self) -> Iterator[Table]:
        for scored in self.report.scored:
            rows = [self.scored_row(scored, i) for i in range(len(scored.values))]
            title = self.texts.names.kind(f"scored-{scored.name}")
            yield Table(title, self.columns("component", "seats", "mean"), rows)

    def scored_row(self, scored: Scored, i: int) -> list[str]:
        one = scored.values[i]
        return [self.texts.names.of(scored.name, one.id), str(one.seats), number(one.points)]

    # Components

    def kinds(self) -> Iterator[Table]:
        for kind in self.report.kinds:
            yield self.kind(kind)

    def kind(self, kind: Kind) -> Table:
        title = self.say("balance-used", kind=self.texts.names.kind(kind.name))
        columns = ("component", "per-game", "relative", "users", "+users-won")
        rows = [self.use(kind, use) for use in kind.uses if use.times]
        note = self.never(kind.name, kind.never)
        return Table(title, self.columns(*columns), rows, note, kind.name)

    def use(self, kind: Kind, use: Use) -> list[str]:
        relative = part(use.relative) if use.relative is not None else ""
        return self.row(
            self.texts.names.of(kind.name, use.id),
            [f"{use.a_game:.2f}", relative, f"{use.seats:.1%}"],
            [percent(use.won) if use.won is not None else ""],
        )


def spread_cells(values: Spread) -> list[str]:
    return [
        number(values.mean),
        f"{values.p10:.0f}",
        f"{values.p50:.0f}",
        f"{values.p90:.0f}",
    ]
