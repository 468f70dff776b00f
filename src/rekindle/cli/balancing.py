"""`rekindle balance`: what games of one bot against itself tell of a game's content."""

from __future__ import annotations

import re

from rekindle.arena import Balance, Spread, balance
from rekindle.arena.balance_report import Kind, Standing, Trait
from rekindle.cli.look import Look
from rekindle.cli.options import option_values
from rekindle.cli.progress import progress_bar
from rekindle.cli.results import capitalised
from rekindle.cli.seats import count_of_bots
from rekindle.cli.simulating import DEFAULT_BOTS, show_endings, show_heading
from rekindle.cli.starting import Wish
from rekindle.cli.tables import figure, percent, show_table
from rekindle.cli.trouble import Trouble
from rekindle.games import find as find_game
from rekindle.kernel.messages import game_word

BAND = re.compile(r"\s*(-?\d{1,9})\s*-\s*(-?\d{1,9})\s*", re.ASCII)


def run(wish: Wish, number: int, jobs: int, band: str | None, json: bool, look: Look) -> int:
    """Play and report; with `json` nothing but JSON goes to stdout."""
    with progress_bar(number) as progress:
        report = balance(
            wish.game,
            count_of_bots(find_game(wish.game), wish.seats, 1),
            number,
            wish.bots or DEFAULT_BOTS,
            wish.seed or 0,
            jobs,
            option_values(wish.options),
            wish.pack,
            None if band is None else read_band(band),
            progress,
        )
    if json:
        print(report.to_json())
    else:
        Tables(report, look).show()
    return 0


def read_band(text: str) -> tuple[int, int]:
    found = BAND.fullmatch(text)
    if found is None:
        raise Trouble(f"'--band {text[:40]}' should be of the form 80-120")
    return int(found[1]), int(found[2])


class Tables:
    """The tables of one report. Of a single seat nothing is told of winning."""

    def __init__(self, report: Balance, look: Look) -> None:
        self.report = report
        self.look = look
        self.rivals = report.seats > 1
        self.phrases = find_game(report.game).phrases(look.say.language)

    def show(self) -> None:
        show_heading("balanced", self.report, self.look, bot=self.report.bot)
        show_endings(self.report, self.look)
        self.lengths()
        self.totals()
        self.sources()
        for kind in self.report.kinds:
            self.kind(kind)
        if self.report.kinds and self.rivals:
            self.look.tell("balance-used-how", "dim")
        for trait in self.report.traits:
            self.trait(trait)
        if self.report.by_seat:
            self.seats()
        self.look.line()
        seconds = f"{self.report.elapsed:.1f}"
        self.look.tell("simulated-interval", "dim", seconds=seconds)

    # Words

    def word(self, name: str) -> str:
        """The game's own word for a counter, a kind of component or a trait."""
        return capitalised(game_word(self.phrases, "balance", name))

    def columns(self, *names: str) -> list[str]:
        """Headings; those that speak of winning (after a plus) only where somebody can."""
        wanted = [name for name in names if self.rivals or not name.startswith("+")]
        return [self.look.say(f"column-{name.removeprefix('+')}") for name in wanted]

    def row(self, name: str, always: list[str], winning: list[str]) -> list[str]:
        return [name, *always, *(winning if self.rivals else [])]

    # Tables

    def lengths(self) -> None:
        report, look = self.report, self.look
        look.heading(look.say("balance-lengths"))
        rows = [self.row(look.say("balance-decisions"), spread(report.decisions), [""])]
        for count in report.counts:
            about = look.say("balance-a-seat", what=self.word(count.name))
            rows.append(self.row(about, spread(count.everybody), [f"{count.winners:.2f}"]))
        columns = ("length", "mean", "p10", "median", "p90", "+winners-mean")
        show_table(look, self.columns(*columns), rows)

    def totals(self) -> None:
        look, totals = self.look, self.report.totals
        look.heading(look.say("balance-totals"))
        rows = [[look.say("balance-everybody"), *spread(totals.everybody)]]
        if self.rivals:
            rows.insert(0, [look.say("balance-winners"), *spread(totals.winners)])
        show_table(look, self.columns("seats", "mean", "p10", "median", "p90"), rows)
        low, high = totals.band
        id = "balance-band" if self.rivals else "balance-band-alone"
        look.tell(id, share=percent(totals.within), low=low, high=high)

    def sources(self) -> None:
        look = self.look
        look.heading(look.say("balance-sources"))
        rows = [
            self.row(
                capitalised(game_word(self.phrases, "score", source.name)),
                [f"{source.mean:.2f}", f"{source.share:.1%}"],
                [f"{source.winners:.2f}", f"{source.winners_share:.1%}"],
            )
            for source in self.report.sources
        ]
        columns = ("source", "mean", "points-share", "+winners-mean", "+winners-share")
        show_table(look, self.columns(*columns), rows)

    def kind(self, kind: Kind) -> None:
        look = self.look
        look.heading(look.say("balance-used", kind=self.word(kind.name)))
        rows = [
            self.row(
                use.id,
                [f"{use.a_game:.2f}", f"{use.seats:.1%}"],
                [f"{use.by_winners:.1%}", percent(use.won)],
            )
            for use in kind.uses
        ]
        columns = ("component", "a-game", "users", "+by-winners", "+users-won")
        show_table(look, self.columns(*columns), rows)
        self.never(kind.never)

    def trait(self, trait: Trait) -> None:
        name = self.word(trait.name)
        self.look.heading(self.look.say("balance-results", trait=name))
        self.standings(name, trait.values)
        self.never(trait.never)

    def seats(self) -> None:
        self.look.heading(self.look.say("balance-by-seat"))
        self.standings(self.look.say("column-seat"), self.report.by_seat)

    def standings(self, heading: str, found: tuple[Standing, ...]) -> None:
        rows = [
            self.row(one.name, [str(one.seats), figure(one.total)], [percent(one.win_share)])
            for one in found
        ]
        fair = f"{self.report.fair_share:.1%}"
        share = [self.look.say("balance-share", fair=fair)] if self.rivals else []
        show_table(self.look, [heading, *self.columns("games", "mean-total"), *share], rows)

    def never(self, ids: tuple[str, ...]) -> None:
        if ids:
            self.look.tell("balance-never", count=len(ids), ids=", ".join(ids))


def spread(figures: Spread) -> list[str]:
    return [
        figure(figures.mean),
        f"{figures.p10:.0f}",
        f"{figures.p50:.0f}",
        f"{figures.p90:.0f}",
    ]
