"""The sentences of a balance report: what was played, and what is outside its bounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rekindle.arena import Balance, Estimate
from rekindle.arena.balance_analysis.flags import Flag
from rekindle.cli.balance.names import Names
from rekindle.cli.output.console import Output
from rekindle.cli.output.tables import number, percent
from rekindle.cli.play.options import describe_options
from rekindle.cli.play.result import ending_text
from rekindle.games import find as find_game

LENGTH = "turns"
"""The count that the summary tells, if the game has it."""
SHARES = ("trait", "users", "alternative")
PARTS = ("use", "never")
ALONE = "balance-flag-totals-alone"


class Texts:
    """The sentences of one report, in the language of the output."""

    def __init__(self, report: Balance, out: Output, pack: Path | None) -> None:
        self.report = report
        self.out = out
        self.say = out.say
        self.game = find_game(report.game)
        self.rivals = report.seats > 1
        ids = {trait.name: [one.name for one in trait.values] for trait in report.traits}
        for trait in report.traits:
            ids[trait.name] += trait.never
        ids |= {kind.name: [use.id for use in kind.uses] for kind in report.kinds}
        for scored in report.scored:
            ids.setdefault(scored.name, [one.id for one in scored.values])
        setting = self.game.setting(report.options, pack)
        self.names = Names(self.game, setting, out.say.language, ids)

    # What was played

    def title(self) -> str:
        report = self.report
        first, last = report.seeds
        return self.say(
            "balanced",
            games=report.games,
            game=report.game,
            seats=report.seats,
            first=str(first),
            last=str(last),
            bot=report.bot,
            options=describe_options(self.out, self.game, report.options),
        )

    def version(self) -> str:
        return self.say("balance-version", rules=str(self.report.rules), pack=self.report.pack)

    def summary(self) -> Iterator[str]:
        """Length, totals and how games ended."""
        report, totals = self.report, self.report.totals
        for count in report.counts:
            if count.name == LENGTH:
                label = self.say("balance-per-seat", what=self.names.kind(LENGTH))
                yield self.told(label, number(count.everybody.mean))
        yield self.told(self.say("balance-decisions"), number(report.decisions.mean))
        found = totals.winners if self.rivals else totals.everybody
        yield self.say(
            "balance-summary-totals" if self.rivals else "balance-summary-totals-alone",
            mean=number(found.mean),
            median=f"{found.p50:.0f}",
            low=f"{found.p10:.0f}",
            high=f"{found.p90:.0f}",
        )
        yield self.band()
        for mark in totals.marks:
            yield self.say("balance-mark", points=mark.points, share=percent(mark.share))
        if not self.rivals or len(report.ended) > 1:
            yield self.say("simulated-endings", endings=self.endings())

    def told(self, what: str, value: str) -> str:
        return self.say("balance-told", what=what, value=value)

    def band(self) -> str:
        low, high = self.report.totals.band
        id = "balance-band" if self.rivals else "balance-band-alone"
        return self.say(id, share=percent(self.report.totals.within), low=low, high=high)

    def endings(self) -> str:
        phrases = self.game.phrases(self.say.language)
        ended = self.report.ended.items()
        return "; ".join(f"{ending_text(phrases, reason)} {percent(n)}" for reason, n in ended)

    # What is outside its bounds

    def flags(self) -> dict[str, list[str]]:
        """A line for each flag, by its sort."""
        found: dict[str, list[str]] = {}
        for flag in self.report.flags:
            found.setdefault(flag.sort, []).append(self.flag(flag))
        return found

    def flag(self, flag: Flag) -> str:
        """One flag as a plain line, with its figure, its interval and its bounds."""
        kind = self.names.kind(flag.kind) if flag.kind else ""
        name = self.names.of(flag.kind, flag.id)
        if flag.sort == "count":
            name = self.names.kind(flag.id)
        if flag.sort == "scored":
            kind = self.names.kind(f"scored-{flag.kind}")
        value = value_text(flag)
        bounds = self.bounds(flag)
        most = f"{flag.value.high:.0%}"
        return self.say(
            ALONE if flag.sort == "totals" and not self.rivals else f"balance-flag-{flag.sort}",
            kind=kind,
            name=name,
            value=value,
            bounds=bounds,
            most=most,
        )

    def bounds(self, flag: Flag) -> str:
        low, high = (self.bound(flag.sort, limit) for limit in (flag.low, flag.high))
        if flag.high is None:
            return self.say("balance-at-least", low=low)
        return self.say("balance-between", low=low, high=high)

    def bound(self, sort: str, limit: float | None) -> str:
        if limit is None:
            return ""
        return f"{limit:.0%}" if sort in (*SHARES, *PARTS) else f"{limit:g}"

    def open(self) -> str:
        """How much cannot be told yet; empty if nothing."""
        told = [self.say(f"balance-open-{sort}", n=n) for sort, n in self.report.open.items()]
        return self.say("balance-open", what=", ".join(told)) if told else ""


def value_text(flag: Flag) -> str:
    if flag.sort in SHARES:
        return percent(flag.value)
    if flag.sort in PARTS:
        return part(flag.value)
    return signed(flag.value) if flag.sort == "seat" else number(flag.value)


def part(one: Estimate) -> str:
    """A part of a fair share, without decimals: `123% (110–136)`."""
    return f"{one.value:.0%} ({one.low * 100:.0f}–{one.high * 100:.0f})"


def signed(one: Estimate) -> str:
    """A difference with its interval: `+1.2 (-0.3 … +2.7)`."""
    return f"{one.value:+.1f} ({one.low:+.1f} … {one.high:+.1f})"
