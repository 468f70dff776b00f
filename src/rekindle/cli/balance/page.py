"""Balance reports as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekindle.arena import Estimate
from rekindle.arena.balance_analysis.figures import Kind
from rekindle.cli.arena.charts import bar_chart, column_chart, interval_chart
from rekindle.cli.arena.document import (
    document,
    folded,
    heading,
    legend,
    listed,
    paragraph,
    table,
    wide,
)
from rekindle.cli.balance.tables import Table, Tables
from rekindle.cli.balance.texts import Texts, part, signed
from rekindle.cli.output.tables import percent
from rekindle.kernel.messages import capital

HUNDRED = 100


def page(found: Sequence[Texts]) -> str:
    """Return the page, in the language of the output; several reports follow one another."""
    first = found[0]
    title = first.say("balance-title", game=first.game.title)
    parts = [part for texts in found for part in BalancePage(texts).parts()]
    return document(title, parts, first.say.language)


class BalancePage:
    """One report: flags on top, then charts, each with its table."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.report = texts.report
        self.say = texts.say
        self.tables = Tables(texts)

    def parts(self) -> Iterator[str]:
        yield heading(self.texts.title(), 1)
        yield paragraph(self.texts.version())
        yield listed(self.texts.summary())
        yield from self.flags()
        yield from self.results()
        yield from self.totals()
        yield from self.sources()
        for scored in self.tables.scored():
            yield self.tabled(scored)
        yield heading(self.say("balance-components"))
        how = "balance-used-how" if self.texts.rivals else "balance-used-how-alone"
        yield paragraph(self.say(how))
        for kind, shown in zip(self.report.kinds, self.tables.kinds(), strict=True):
            yield folded(shown.title, self.kind(kind, shown))
        yield paragraph(self.say("arena-interval"))

    def flags(self) -> Iterator[str]:
        yield heading(self.say("balance-flags", n=len(self.report.flags)))
        if lines := [line for found in self.texts.flags().values() for line in found]:
            yield listed(lines)
        if unknown := self.texts.open():
            yield paragraph(unknown)

    def results(self) -> Iterator[str]:
        tables = self.tables.results()
        for trait, shown in zip(self.report.traits, tables):
            label = [self.texts.names.of(trait.name, one.name) for one in trait.values]
            if self.texts.rivals:
                shares = [one.win_share for one in trait.values]
                yield self.tabled(shown, self.shares(label, shares, shown.title))
            else:
                totals = [(name, one.total, "") for name, one in zip(label, trait.values)]
                yield self.tabled(shown, interval_chart(totals, shown.title))
        for shown in tables:
            rows = [
                (f"{self.say('column-seat')} {one.name}", one.lead, signed(one.lead))
                for one in self.report.by_seat
            ]
            yield self.tabled(shown, interval_chart(rows, shown.title, 0))

    def shares(self, labels: Sequence[str], shares: Sequence[Estimate], title: str) -> str:
        """Win shares in percent, with the fair one as a mark."""
        rows = [(label, hundredfold(one), percent(one)) for label, one in zip(labels, shares)]
        return interval_chart(rows, title, HUNDRED * self.report.fair_share)

    def totals(self) -> Iterator[str]:
        shown, totals = self.tables.histogram(), self.report.totals
        columns = [(str(one.low), one.everybody, one.winners) for one in totals.histogram]
        if not self.texts.rivals:
            columns = [(label, number, 0) for label, number, _ in columns]
        yield heading(shown.title)
        if self.texts.rivals:
            yield legend(self.say("balance-everybody"), self.say("balance-winners"))
        yield wide(column_chart(columns, shown.title))
        yield self.bare(self.tables.totals())
        yield self.tabled(self.tables.lengths())

    def sources(self) -> Iterator[str]:
        shown = self.tables.sources()
        rows = [
            (
                capital(self.texts.names.source(one.name)),
                (one.mean, one.winners) if self.texts.rivals else (one.mean,),
                f"{one.share:.1%}",
            )
            for one in self.report.sources
        ]
        yield heading(shown.title)
        if self.texts.rivals:
            yield legend(self.say("balance-everybody"), self.say("balance-winners"))
        if rows:
            yield wide(bar_chart(rows, shown.title))
        yield self.bare(shown)

    def kind(self, kind: Kind, shown: Table) -> str:
        """Use against the fair share, and the wins of those who used it."""
        label = self.texts.names.of
        uses = [
            (label(kind.name, use.id), (HUNDRED * use.relative.value,), part(use.relative))
            for use in kind.uses
            if use.relative is not None
        ]
        won = [(label(kind.name, use.id), use.won) for use in kind.uses if use.won is not None]
        parts = []
        if uses:
            title = self.say("column-relative")
            parts += [heading(title, 3), wide(bar_chart(uses, title, HUNDRED))]
        if won and self.texts.rivals:
            title = self.say("column-users-won")
            chart = self.shares([name for name, _ in won], [one for _, one in won], title)
            parts += [heading(title, 3), wide(chart)]
        return "\n".join([*parts, self.bare(shown)])

    def tabled(self, shown: Table, chart: str = "") -> str:
        return heading(shown.title) + (wide(chart) if chart else "") + self.bare(shown)

    def bare(self, shown: Table) -> str:
        note = paragraph(shown.note) if shown.note else ""
        return table(shown.headings, shown.rows) + note


def hundredfold(share: Estimate) -> Estimate:
    return Estimate(HUNDRED * share.value, HUNDRED * share.low, HUNDRED * share.high)
