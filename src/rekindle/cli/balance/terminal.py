"""A balance report in the terminal: a summary of about a screen, then the tables."""

from __future__ import annotations

from collections.abc import Collection

from rekindle.cli.balance.tables import Table, Tables
from rekindle.cli.balance.texts import Texts
from rekindle.cli.output.tables import show_table

MOST_FLAGS = 3
"""Of one sort; `--all` lists the rest."""
ENDS = 5
"""Rows shown at the top and at the bottom of a long table."""


class Screen:
    """Prints a report; `whole` are the kinds of components that are listed in full."""

    def __init__(self, texts: Texts, everything: bool, whole: Collection[str] = ()) -> None:
        self.texts = texts
        self.out = texts.out
        self.everything = everything
        self.whole = whole

    def show(self) -> None:
        tables = Tables(self.texts)
        self.summary()
        for table in tables.results():
            self.table(table)
        self.table(tables.totals())
        if not self.texts.rivals:
            self.table(tables.histogram())
        self.table(tables.lengths())
        self.table(tables.sources())
        for table in tables.scored():
            self.table(table)
        for table in tables.kinds():
            self.table(table)
        if self.texts.report.kinds:
            self.out.line()
            used_how = "balance-used-how" if self.texts.rivals else "balance-used-how-alone"
            self.out.message(used_how, "dim")
        self.out.line()
        self.out.message("simulated-interval", "dim", seconds=f"{self.texts.report.elapsed:.1f}")

    # The summary

    def summary(self) -> None:
        self.out.line(self.texts.title(), "bold")
        self.out.line(self.texts.version(), "dim")
        for line in self.texts.summary():
            self.out.line(line, hang=2)
        self.out.heading(self.out.say("balance-flags", n=len(self.texts.report.flags)))
        for lines in self.texts.flags().values():
            most = len(lines) if self.everything else MOST_FLAGS
            for line in lines[:most]:
                self.out.line(f"- {line}", hang=2)
            if len(lines) > most:
                text = self.out.say("balance-more-flags", n=len(lines) - most)
                self.out.line(text, "dim", indent=2)
        if unknown := self.texts.open():
            self.out.line(unknown, "dim", hang=2)

    # The tables

    def table(self, table: Table) -> None:
        out, rows = self.out, table.rows
        out.heading(table.title)
        hidden = len(rows) - 2 * ENDS
        if self.everything or table.name in self.whole or not table.name or hidden < 2:
            show_table(out, table.headings, rows)
            self.note(table.note)
            return
        more = out.say("balance-more-rows", n=hidden)
        if out.plain:
            show_table(out, table.headings, rows[:ENDS])
            out.line(more, indent=2)
            show_table(out, table.headings, rows[-ENDS:])
        else:
            gap = [more, *[""] * (len(table.headings) - 1)]
            show_table(out, table.headings, [*rows[:ENDS], gap, *rows[-ENDS:]])
        self.note(table.note)

    def note(self, text: str) -> None:
        if text:
            self.out.line(text)
