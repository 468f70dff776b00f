"""`rekindle balance`: how the content of a game is used, and what wins with it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from rekindle import arena
from rekindle.arena import Balance
from rekindle.cli import parameters as p
from rekindle.cli.balance.measured import replaced, section_text
from rekindle.cli.balance.page import page
from rekindle.cli.balance.terminal import Screen
from rekindle.cli.balance.texts import Texts
from rekindle.cli.commands.simulate import DEFAULT_BOTS
from rekindle.cli.output.console import open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.output.progress import progress_bar
from rekindle.cli.play.seats import bot_seat_count
from rekindle.games import find as find_game

BAND = re.compile(r"\s*(-?\d{1,9})\s*-\s*(-?\d{1,9})\s*", re.ASCII)


def balance(
    game: p.GameName,
    games: p.Games = 100,
    seats: Annotated[
        list[int] | None,
        typer.Option("--seats", metavar="N", help="Number of players. Repeatable."),
    ] = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Bot at every seat, such as rollout:20.")
    ] = DEFAULT_BOTS,
    band: Annotated[
        str | None,
        typer.Option(
            "--band",
            metavar="LOW-HIGH",
            help="Totals that winners should have; by default the game's own aim.",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Print tables and flags in full.")
    ] = False,
    listed: Annotated[
        list[str] | None,
        typer.Option(
            "--list", metavar="KIND", help="A kind of component to list in full. Repeatable."
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with charts.")
    ] = None,
    write_page: Annotated[
        Path | None,
        typer.Option(
            "--write-page", metavar="FILE", help="Write tables into a section of a Markdown file."
        ),
    ] = None,
    section: Annotated[
        str | None,
        typer.Option("--section", metavar="NAME", help="The section; see docs/arena.md."),
    ] = None,
    seed: p.Seed = 0,
    jobs: p.Jobs = 1,
    json: p.Json = False,
    option: p.Options = None,
    pack: p.Pack = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Analyse how the content of a game is used, and what wins.

    A bot plays against itself. The report says what is outside its bounds. Then it has results by
    what distinguished the players, totals, the sources of points, and how often each component was
    used.
    """
    # A written page is in English, like the rest of the documentation, unless one asks.
    out = open_output(language or ("en" if write_page is not None else None), plain)
    wanted = Wanted(
        game=game,
        games=games,
        seats=[bot_seat_count(find_game(game), count, 1) for count in seats or (None,)],
        bot=bot,
        seed=seed or 0,
        options=p.named_values("--option", option or ()),
        pack=pack,
        band=None if band is None else parse_band(band),
        listed=listed or [],
    )
    target = section_of(write_page, section)
    if html is not None:
        html.touch()  # a run may take hours: what cannot be written is told before
    if listed:
        check_kinds(listed, replace(wanted, games=1, bot=DEFAULT_BOTS).measure(1)[0])
    reports = wanted.measure(jobs)
    texts = [Texts(report, out, pack) for report in reports]
    if html is not None:
        html.write_text(page(texts), "utf-8")
    if target is not None:
        target.write(section_text(texts, wanted.command(target), wanted.listed))
    if json:
        print(reports_json(reports))
        return 0
    for one in texts:
        screen = Screen(one, everything, wanted.listed)
        if html is None and target is None:
            screen.show()
        else:
            screen.summary()
    for file in (html, write_page):
        if file is not None:
            out.message("balance-page", file=str(file))
    return 0


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be measured."""

    game: str
    games: int
    seats: list[int]
    bot: str
    seed: int
    options: dict[str, str]
    pack: Path | None
    band: tuple[int, int] | None
    listed: list[str]

    def measure(self, jobs: int) -> list[Balance]:
        """Play all games; one bar is about all numbers of seats together."""
        total = self.games * len(self.seats)
        with progress_bar(total) as progress:
            return [
                arena.balance(
                    self.game,
                    seats,
                    self.games,
                    self.bot,
                    self.seed,
                    jobs,
                    self.options,
                    self.pack,
                    self.band,
                    continued(progress, i * self.games, total),
                )
                for i, seats in enumerate(self.seats)
            ]

    def command(self, target: Target) -> str:
        """The command that measures the same again, with everything that matters."""
        words = ["rekindle", "balance", self.game, "--games", str(self.games)]
        words += [word for seats in self.seats for word in ("--seats", str(seats))]
        words += ["--bot", self.bot]
        if self.seed:
            words += ["--seed", str(self.seed)]
        words += [
            w for name, value in self.options.items() for w in ("--option", f"{name}={value}")
        ]
        if self.pack is not None:
            words += ["--pack", str(self.pack)]
        if self.band is not None:
            words += ["--band", f"{self.band[0]}-{self.band[1]}"]
        words += [word for kind in self.listed for word in ("--list", kind)]
        words += ["--write-page", str(target.file), "--section", target.section]
        return shlex.join(words)


@dataclass(frozen=True, slots=True)
class Target:
    """A section of a page of the documentation."""

    file: Path
    section: str

    def write(self, text: str) -> None:
        page = self.file.read_text("utf-8")
        self.file.write_text(replaced(page, self.section, text), "utf-8")


def section_of(file: Path | None, section: str | None) -> Target | None:
    """The section to write, which must be there before the first game begins."""
    if file is None:
        if section is not None:
            raise UserError(f"'--section {section[:40]}' needs --write-page FILE")
        return None
    if section is None:
        raise UserError("'--write-page' needs --section NAME, the section that is written")
    replaced(file.read_text("utf-8"), section, "")
    return Target(file, section)


def check_kinds(listed: Sequence[str], report: Balance) -> None:
    known = [kind.name for kind in report.kinds]
    for kind in listed:
        if kind not in known:
            names = ", ".join(known) or "none at all"
            raise UserError(f"no components are called '{kind[:40]}'; the kinds are: {names}")


def reports_json(reports: Sequence[Balance]) -> str:
    """One report, or a list of several."""
    if len(reports) == 1:
        return reports[0].to_json()
    data = [report.to_data() for report in reports]
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def continued(progress: arena.Progress, before: int, total: int) -> arena.Progress:
    """Go on with a bar where so many games are done."""
    return lambda done, _: progress(before + done, total)


def parse_band(text: str) -> tuple[int, int]:
    found = BAND.fullmatch(text)
    if found is None:
        raise UserError(f"invalid '--band {text[:40]}'; write it like --band 80-120")
    return int(found[1]), int(found[2])
