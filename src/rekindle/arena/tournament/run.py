"""Runs a tournament: plays the games that have no result yet."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial

from rekindle.arena.tournament.description import Tournament
from rekindle.arena.tournament.pairing import (
    Fixture,
    LineUp,
    fixtures,
    line_ups,
    swiss_tables,
)
from rekindle.arena.tournament.results import Played, Results
from rekindle.arena.tournament.sprt import DealCount, Sprt
from rekindle.arena.tournament.standing import Standing
from rekindle.arena.tournament.watch import play_in_worker, play_watched
from rekindle.arena.workers import Died, Workers

Progress = Callable[[Played], None]
"""Called after every game."""


def run_tournament(results: Results, workers: Workers, progress: Progress) -> None:
    """Play all games of a tournament that are not among the results."""
    tournament = results.tournament
    for round in range(tournament.rounds):
        wanted = games_of_round(results, round)
        missing = [fixture for fixture in wanted if fixture.key not in results.keys]
        for played in play(tournament, workers, missing):
            results.add(played)
            progress(played)


def games_of_round(results: Results, round: int) -> list[Fixture]:
    """The pairings of a Swiss tournament follow from the results of the rounds before."""
    tournament = results.tournament
    if tournament.format != "swiss":
        return list(fixtures(tournament, round, all_line_ups(tournament)))
    standing = Standing()
    for played in results.sorted():
        if played.round < round:
            standing.add(played)
    tables = [
        swiss_tables(tournament.bots, contest.seats, standing) for contest in tournament.contests
    ]
    return list(fixtures(tournament, round, tables))


def all_line_ups(tournament: Tournament) -> list[list[LineUp]]:
    return [line_ups(tournament, contest.seats) for contest in tournament.contests]


def games_in_all(tournament: Tournament) -> int:
    """How many games a tournament has."""
    if tournament.format != "swiss":
        return sum(1 for _ in fixtures(tournament, 0, all_line_ups(tournament)))
    seats = [contest.seats for contest in tournament.contests]
    a_deal = sum(len(tournament.bots) // n * n for n in seats)
    return a_deal * tournament.deals * tournament.rounds


def play(tournament: Tournament, workers: Workers, wanted: Iterable[Fixture]) -> Generator[Played]:
    """Play games side by side; yield each when it has ended."""
    for fixture, result in workers.run(partial(play_in_worker, tournament), wanted):
        yield play_watched(tournament, fixture) if isinstance(result, Died) else result


def run_test(results: Results, workers: Workers, progress: Callable[[Sprt], None]) -> Sprt:
    """Play deals until the test is decided, or has none left."""
    tournament, count = results.tournament, DealCount(results)
    wanted = fixtures(tournament, 0, all_line_ups(tournament))
    missing = (one for one in wanted if one.key not in results.keys)
    with closing(play(tournament, workers, missing)) as games:
        while not count.decided:
            played = next(games)
            results.add(played)
            count.add(played)
            progress(count.test)
    return count.test
