"""`rekindle balance`: how the content of a game is used, and what wins with it."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from rekindle import arena
from rekindle.arena import Balance, Spread
from rekindle.arena.balance_analysis.report import Kind, Standing, Trait
from rekindle.cli import parameters as p
from rekindle.cli.commands.simulate import DEFAULT_BOTS, show_endings, show_heading
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.output.progress import progress_bar
from rekindle.cli.output.tables import number, percent, show_table
from rekindle.cli.play.seats import bot_seat_count
from rekindle.games import find as find_game
from rekindle.kernel.messages import capital, game_word

BAND = re.compile(r"\s*(-?\d{1,9})\s*-\s*(-?\d{1,9})\s*", re.ASCII)


def balance(
    game: p.GameName,
    games: p.Games = 100,
    seats: p.Seats = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Bot at every seat, such as rollout:20.")
    ] = DEFAULT_BOTS,
    band: Annotated[
        str | None,
        typer.Option(
            "--band",
            metavar="LOW-HIGH",
            help="Totals that winners should have; around their median if omitted.",
        ),
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

    A bot plays against itself. The report has lengths, totals, the sources of points, how often
    each component was used, and results by what distinguished the players.
    """
    out = open_output(language, plain)
    count = bot_seat_count(find_game(game), seats, 1)
    options = p.named_values("--option", option or ())
    limits = None if band is None else parse_band(band)
    with progress_bar(games) as progress:
        report = arena.balance(
            game, count, games, bot, seed or 0, jobs, options, pack, limits, progress
        )
    if json:
        print(report.to_json())
    else:
        BalanceTables(report, out).show()
    return 0


def parse_band(text: str) -> tuple[int, int]:
    found = BAND.fullmatch(text)
    if found is None:
        raise UserError(f"invalid '--band {text[:40]}'; write it like --band 80-120")
    return int(found[1]), int(found[2])


class BalanceTables:
    """The tables of one report. With one seat, columns about winning are left out."""

    def __init__(self, report: Balance, out: Output) -> None:
        self.report = report
        self.out = out
        self.rivals = report.seats > 1
        self.phrases = find_game(report.game).phrases(out.say.language)

    def show(self) -> None:
        show_heading("balanced", self.report, self.out, bot=self.report.bot)
        show_endings(self.report, self.out)
        self.lengths()
        self.totals()
        self.sources()
        for kind in self.report.kinds:
            self.kind(kind)
        if self.report.kinds and self.rivals:
            self.out.message("balance-used-how", "dim")
        for trait in self.report.traits:
            self.trait(trait)
        if self.report.by_seat:
            self.seats()
        self.out.line()
        seconds = f"{self.report.elapsed:.1f}"
        self.out.message("simulated-interval", "dim", seconds=seconds)

    # Helpers

    def word(self, name: str) -> str:
        """The game's name of a counter, a kind of component or a trait."""
        return capital(game_word(self.phrases, "balance", name))

    def columns(self, *names: str) -> list[str]:
        """Headings; those with a plus are about winning and need several seats."""
        wanted = [name for name in names if self.rivals or not name.startswith("+")]
        return [self.out.say(f"column-{name.removeprefix('+')}") for name in wanted]

    def row(self, name: str, cells: list[str], winning: list[str]) -> list[str]:
        return [name, *cells, *(winning if self.rivals else [])]

    # Tables

    def lengths(self) -> None:
        report, out = self.report, self.out
        out.heading(out.say("balance-lengths"))
        rows = [self.row(out.say("balance-decisions"), spread_cells(report.decisions), [""])]
        for count in report.counts:
            label = out.say("balance-per-seat", what=self.word(count.name))
            rows.append(self.row(label, spread_cells(count.everybody), [f"{count.winners:.2f}"]))
        columns = ("length", "mean", "p10", "median", "p90", "+winners-mean")
        show_table(out, self.columns(*columns), rows)

    def totals(self) -> None:
        out, totals = self.out, self.report.totals
        out.heading(out.say("balance-totals"))
        rows = [[out.say("balance-everybody"), *spread_cells(totals.everybody)]]
        if self.rivals:
            rows.insert(0, [out.say("balance-winners"), *spread_cells(totals.winners)])
        show_table(out, self.columns("seats", "mean", "p10", "median", "p90"), rows)
        low, high = totals.band
        id = "balance-band" if self.rivals else "balance-band-alone"
        out.message(id, share=percent(totals.within), low=low, high=high)

    def sources(self) -> None:
        out = self.out
        out.heading(out.say("balance-sources"))
        rows = [
            self.row(
                capital(game_word(self.phrases, "score", source.name)),
                [f"{source.mean:.2f}", f"{source.share:.1%}"],
                [f"{source.winners:.2f}", f"{source.winners_share:.1%}"],
            )
            for source in self.report.sources
        ]
        columns = ("source", "mean", "points-share", "+winners-mean", "+winners-share")
        show_table(out, self.columns(*columns), rows)

    def kind(self, kind: Kind) -> None:
        out = self.out
        out.heading(out.say("balance-used", kind=self.word(kind.name)))
        rows = [
            self.row(
                use.id,
                [f"{use.a_game:.2f}", f"{use.seats:.1%}"],
                [f"{use.by_winners:.1%}", percent(use.won)],
            )
            for use in kind.uses
        ]
        columns = ("component", "per-game", "users", "+by-winners", "+users-won")
        show_table(out, self.columns(*columns), rows)
        self.never(kind.never)

    def trait(self, trait: Trait) -> None:
        name = self.word(trait.name)
        self.out.heading(self.out.say("balance-results", trait=name))
        self.standings(name, trait.values)
        self.never(trait.never)

    def seats(self) -> None:
        self.out.heading(self.out.say("balance-by-seat"))
        self.standings(self.out.say("column-seat"), self.report.by_seat)

    def standings(self, heading: str, found: tuple[Standing, ...]) -> None:
        rows = [
            self.row(one.name, [str(one.seats), number(one.total)], [percent(one.win_share)])
            for one in found
        ]
        fair = f"{self.report.fair_share:.1%}"
        share = [self.out.say("balance-share", fair=fair)] if self.rivals else []
        show_table(self.out, [heading, *self.columns("games", "mean-total"), *share], rows)

    def never(self, ids: tuple[str, ...]) -> None:
        if ids:
            self.out.message("balance-never", count=len(ids), ids=", ".join(ids))


def spread_cells(values: Spread) -> list[str]:
    return [
        number(values.mean),
        f"{values.p10:.0f}",
        f"{values.p50:.0f}",
        f"{values.p90:.0f}",
    ]
