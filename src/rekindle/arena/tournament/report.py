"""The report of a tournament: ratings, opponents, places, totals, times and faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import isfinite

import msgspec

from rekindle.arena.statistics import DIGITS, Estimate, Sample, share
from rekindle.arena.tournament.description import Bounds, Contest, Format
from rekindle.arena.tournament.ratings import Rating, ratings
from rekindle.arena.tournament.results import Header, Played, Results
from rekindle.arena.tournament.sprt import DealCount, Sprt, Verdict
from rekindle.arena.tournament.standing import Standing
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened
from rekindle.kernel.suggest import hint


class BotLine(msgspec.Struct, frozen=True):
    """One bot in all games together."""

    bot: str
    rating: Estimate
    games: int
    score: float
    """Its share of points: of the others whom it left behind, a tie being half."""
    seconds: float
    """The mean time of a decision."""
    faults: int
    """Games that it lost by doing something wrong."""


class BotInContest(msgspec.Struct, frozen=True):
    """One bot in one game with one number of seats; each of its seats counts."""

    bot: str
    seats: int
    """The number of seats that it has had."""
    wins: Estimate
    place: Estimate
    places: tuple[int, ...]
    """How often it had the first place, the second, and so on."""
    total: Estimate | None
    """The mean total; None if no game came to an end."""


class ContestReport(msgspec.Struct, frozen=True):
    """One game with one number of seats."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    bots: tuple[BotInContest, ...]
    by_seat: tuple[Estimate, ...]
    """The share of games that each seat won."""
    ratings: tuple[Rating, ...]
    """From these games alone; empty if there is only one contest."""


class FaultLine(msgspec.Struct, frozen=True):
    """A game that was broken off."""

    game: str
    bots: tuple[str, ...]
    seed: int
    bot: str | None
    """The bot at fault; None if the rules failed."""
    kind: str
    text: str


class Comparison(msgspec.Struct, frozen=True):
    """How far a test has come."""

    bots: tuple[str, str]
    """The one that may be stronger, and the other."""
    bounds: Bounds
    ratio: float
    lower: float
    upper: float
    deals: int
    share: float
    """The first bot's share of the wins."""
    even: float
    verdict: Verdict | None


class TournamentReport(msgspec.Struct, frozen=True):
    """Equal results give equal reports, in whatever order the games ended."""

    rekindle: str
    engine: str
    format: Format
    games: int
    anchor: tuple[str, float] | None
    """The bot whose rating was fixed by choice."""
    bots: tuple[BotLine, ...]
    """The best first."""
    matrix: tuple[tuple[float | None, ...], ...]
    """The share of points of each bot (row) against each (column), in the same order."""
    contests: tuple[ContestReport, ...]
    faults: tuple[FaultLine, ...]
    test: Comparison | None

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()


def report_of(results: Results, anchor: tuple[str, float] | None = None) -> TournamentReport:
    """Report on the games that are played so far."""
    header, games = results.header, results.sorted()
    tournament = results.tournament
    check_anchor(anchor, tournament.bots)
    standing = Standing()
    for played in games:
        standing.add(played)
    rated = ratings(games, tournament.bots, anchor)
    lines = tuple(bot_line(rating, games, standing) for rating in rated)
    return TournamentReport(
        rekindle=header.rekindle,
        engine=header.engine,
        format=tournament.format,
        games=len(games),
        anchor=anchor,
        bots=lines,
        matrix=tuple(
            tuple(rounded(standing.share(row.bot, column.bot)) for column in lines) for row in lines
        ),
        contests=tuple(
            contest_report(header, contest, [one for one in games if one.contest == i], anchor)
            for i, contest in enumerate(tournament.contests)
        ),
        faults=tuple(fault_line(played) for played in games if played.fault is not None),
        test=None
        if tournament.bounds is None
        else comparison(DealCount(results).test, tournament.bots),
    )


def check_anchor(anchor: tuple[str, float] | None, bots: Sequence[str]) -> None:
    if anchor is None:
        return
    bot, rating = anchor
    if bot not in bots:
        raise BadOption(f"the anchor '{shortened(bot)}' does not play; {hint(bot, bots)}")
    if not isfinite(rating):
        raise BadOption(f"the rating of an anchor must be a number, not {rating}")


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def bot_line(rating: Rating, games: Sequence[Played], standing: Standing) -> BotLine:
    bot, decisions, seconds, faults = rating.bot, 0, 0.0, 0
    for played in games:
        for seat in own_seats(played, bot):
            decisions += played.decisions[seat]
            seconds += played.decisions[seat] * played.seconds[seat]
        faults += played.fault is not None and played.fault.seat in own_seats(played, bot)
    mean = round(seconds / (decisions or 1), DIGITS)
    score = round(standing.score(bot), DIGITS)
    return BotLine(bot, rating.rating, rating.games, score, mean, faults)


def own_seats(played: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(played.bots) if name == bot]


def contest_report(
    header: Header, contest: Contest, games: Sequence[Played], anchor: tuple[str, float] | None
) -> ContestReport:
    tournament = header.tournament
    counted = [played for played in games if played.places]
    wins = [sum(played.places[seat] == 1 for played in counted) for seat in range(contest.seats)]
    playing = [bot for bot in tournament.bots if any(bot in played.bots for played in counted)]
    return ContestReport(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        games=len(games),
        bots=tuple(bot_in_contest(bot, contest.seats, counted) for bot in playing),
        by_seat=tuple(share(n, len(counted)) for n in wins) if counted else (),
        ratings=tuple(ratings(counted, playing, anchor)) if len(tournament.contests) > 1 else (),
    )


def bot_in_contest(bot: str, seats: int, games: Sequence[Played]) -> BotInContest:
    places: Counter[int] = Counter()
    place, total = Sample(), Sample()
    for played in games:
        for seat in own_seats(played, bot):
            places[played.places[seat]] += 1
            place.add(played.places[seat])
            if played.totals:
                total.add(played.totals[seat])
    return BotInContest(
        bot=bot,
        seats=place.n,
        wins=share(places[1], place.n),
        place=place.mean(),
        places=tuple(places[n] for n in range(1, seats + 1)),
        total=total.mean() if total.n else None,
    )


def fault_line(played: Played) -> FaultLine:
    fault = played.fault
    assert fault is not None
    bot = None if fault.seat is None else played.bots[fault.seat]
    return FaultLine(played.game, played.bots, played.seed, bot, fault.kind, fault.text)


def comparison(test: Sprt, bots: Sequence[str]) -> Comparison:
    return Comparison(
        bots=(bots[0], bots[1]),
        bounds=test.bounds,
        ratio=round(test.ratio, DIGITS),
        lower=round(test.lower, DIGITS),
        upper=round(test.upper, DIGITS),
        deals=test.deals,
        share=round(test.score, DIGITS),
        even=round(1 / test.seats, DIGITS),
        verdict=test.verdict,
    )
