"""Measures levels: each plays the one below, and the weakest plays `random`, the anchor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rekindle.arena.statistics import Estimate, share
from rekindle.arena.tournament.description import Games, Wanted
from rekindle.arena.tournament.report import report_of
from rekindle.arena.tournament.results import Played, Results
from rekindle.bots.registry import RANDOM


class LevelLine(msgspec.Struct, frozen=True):
    """A level as it was measured."""

    level: str
    bot: str
    wins: Estimate | None
    """Its share of the wins against the one below; an even share is a half."""
    rating: Estimate
    games: int
    seconds: float
    """The mean time of a decision."""
    faults: int


def wanted_ladder(
    game: str, bots: Mapping[str, str], seats: Sequence[int], deals: int, seed: int, limit: float
) -> Wanted:
    """Return the tournament that measures these bots, by level, weakest first."""
    ladder = [RANDOM, *(bot for bot in bots.values() if bot != RANDOM)]
    return Wanted(ladder, [Games(game, list(seats))], "ladder", deals, seed=seed, limit=limit)


def lines_of(results: Results, bots: Mapping[str, str]) -> list[LevelLine]:
    """Return what is known of each level so far, weakest first."""
    found = {line.bot: line for line in report_of(results).bots}
    ladder = results.tournament.bots
    lines = []
    for level, bot in bots.items():
        line, at = found[bot], ladder.index(bot)
        below = ladder[at - 1] if at else ""
        wins = share_of_wins(results.games, bot, below)
        lines.append(
            LevelLine(level, bot, wins, line.rating, line.games, line.seconds, line.faults)
        )
    return lines


def share_of_wins(games: Sequence[Played], bot: str, other: str) -> Estimate | None:
    """Return a bot's share of the wins in games between these two; None if there are none.

    Winners of a game share its win.
    """
    won, played = 0.0, 0
    for game in games:
        if set(game.bots) == {bot, other} and game.places:
            winners = [name for name, place in zip(game.bots, game.places) if place == 1]
            won += winners.count(bot) / len(winners)
            played += 1
    return share(won, played) if played else None
