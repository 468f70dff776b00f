"""Measured tables in a page of the documentation, written by the command that measured them.

A page has sections between two comments. What stands between them is replaced; it begins with the
command, and with the rules and the pack that the figures were measured with:

    <!-- measured: NAME -->
    ...
    <!-- end of measured: NAME -->
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from rekindle.cli.balance.tables import Table, Tables
from rekindle.cli.balance.texts import Texts
from rekindle.cli.output.errors import UserError

MARKER = re.compile(r"^<!-- (end of )?measured: (.*?) -->$", re.MULTILINE)
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
ORIGIN = re.compile(
    r"```sh\n(?P<command>rekindle balance (?P<game>[a-z]+) .+)\n```\n\n"
    r".* (?P<rules>\d+), [^ ]+ `(?P<pack>[a-z0-9-]+ [0-9a-f]+)`"
)
ENDS = 3
"""Of a kind of component that is not listed in full."""


@dataclass(frozen=True, slots=True)
class Section:
    """A measured section of a page, and what it says about its origin."""

    name: str
    text: str

    def origin(self) -> dict[str, str]:
        """The command, the game, the version of its rules, and the pack with its hash.

        Empty as long as nothing was measured.
        """
        found = ORIGIN.search(self.text)
        return found.groupdict() if found is not None else {}


def sections(page: str) -> list[Section]:
    """Return the sections of a page. Raises UserError where a comment has no partner."""
    found: list[Section] = []
    opened: re.Match[str] | None = None
    for marker in MARKER.finditer(page):
        closing, name = marker[1] is not None, marker[2]
        if closing != (opened is not None) or (opened is not None and opened[2] != name):
            raise UserError(f"'{marker[0]}' has no partner; {form(name)}")
        if opened is not None:
            found.append(Section(name, page[opened.end() : marker.start()].strip("\n")))
        elif NAME.fullmatch(name) is None or name in [one.name for one in found]:
            raise UserError(f"'{marker[0]}': names are words with hyphens, each of them once")
        opened = None if closing else marker
    if opened is not None:
        raise UserError(f"'{opened[0]}' has no partner; {form(opened[2])}")
    return found


def form(name: str) -> str:
    return f"a section is '<!-- measured: {name} -->' and '<!-- end of measured: {name} -->'"


def replaced(page: str, name: str, text: str) -> str:
    """Return the page with another text in this section."""
    known = [section.name for section in sections(page)]
    if name not in known:
        others = f"; it has: {', '.join(known)}" if known else ""
        raise UserError(f"the page has no section '{name}'{others}; {form(name)}")
    begin, end = f"<!-- measured: {name} -->", f"<!-- end of measured: {name} -->"
    before, _, rest = page.partition(begin)
    after = rest.partition(end)[2]
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def section_text(found: Sequence[Texts], command: str, whole: Collection[str] = ()) -> str:
    """Return what one command measured, as Markdown."""
    parts = [f"```sh\n{command}\n```"]
    parts += [part for texts in found for part in report_parts(texts, whole)]
    return "\n\n".join(parts)


def report_parts(texts: Texts, whole: Collection[str]) -> Iterator[str]:
    report, say = texts.report, texts.say
    first, last = report.seeds
    yield say(
        "balance-measured-with",
        games=report.games,
        seats=report.seats,
        bot=report.bot,
        first=str(first),
        last=str(last),
        rules=str(report.rules),
        pack=report.pack,
    )
    yield "\n".join(f"- {line}" for line in texts.summary())
    tables = Tables(texts)
    for one in tables.results():
        yield from table_parts(one)
    yield from table_parts(tables.lengths())
    yield from table_parts(tables.sources())
    for one in tables.scored():
        yield from table_parts(one)
    for one in tables.kinds():
        if one.name in whole:
            yield from table_parts(one)
    yield from flag_parts(texts)


def flag_parts(texts: Texts) -> Iterator[str]:
    yield f"**{texts.say('balance-flags', n=len(texts.report.flags))}**"
    lines = [line for lines in texts.flags().values() for line in shortened(lines, texts)]
    if lines:
        yield "\n".join(f"- {line}" for line in lines)
    if unknown := texts.open():
        yield unknown


def shortened(lines: list[str], texts: Texts) -> list[str]:
    if len(lines) <= 2 * ENDS:
        return lines
    return [*lines[: 2 * ENDS], texts.say("balance-more-of-sort", n=len(lines) - 2 * ENDS)]


def table_parts(table: Table) -> Iterator[str]:
    """A table under its title, and the line below it."""
    yield f"**{table.title}**"
    rows = [table.headings, ["---"] * len(table.headings), *table.rows]
    yield "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows)
    if table.note:
        yield table.note + ("" if table.note.endswith(".") else ".")
