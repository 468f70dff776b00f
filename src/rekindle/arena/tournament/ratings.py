"""Ratings of bots from games of any number of seats, on a scale like Elo.

The model is Plackett-Luce with ties, as the library openskill has it. Its update is meant for
players who change and games that come one by one, so its result depends on their order. Here
nobody changes and all games are known. So the ratings are those that openskill would not change
any more: at which the updates of all games, and the pull of the prior, add up to nothing. Why,
and how intervals are made, stands in docs/arena.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import log
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from rekindle.arena.statistics import Z95, Estimate, estimate
from rekindle.arena.tournament.results import Played

Array = NDArray[np.float64]
Pattern = tuple[tuple[int, ...], tuple[int, ...]]
"""What a rating needs of a game: the bots, as indices, and their places."""

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
"""With a lead of 400, a bot is ten times as likely to win."""
PRIOR: Final = 500.0
"""How far from the mean a bot may be expected: whoever wins every game is not rated without end."""

TINY: Final = 1.0
"""The spread of ratings in updates, small against the scale: so they are steps on a slope."""
NUDGE: Final = 0.01
CLOSE: Final = 1e-4
"""Ratings that change by less are final."""
MOST_STEPS: Final = 100
LONGEST: Final = 400.0

RANDOM_ANCHOR: Final = ("random", 1000.0)


class Rating(msgspec.Struct, frozen=True):
    """The rating of one bot."""

    bot: str
    rating: Estimate
    games: int


def ratings(
    games: Sequence[Played], bots: Sequence[str], anchor: tuple[str, float] | None = None
) -> list[Rating]:
    """Rate bots by their places; the best comes first.

    The anchor is a bot with its rating, by default `random` with 1000. If it does not play, the
    mean of all bots is 1500.
    """
    if not bots:
        return []
    deals = patterns_by_deal(games, bots)
    everything: Counter[Pattern] = Counter()
    for patterns in deals:
        everything.update(patterns)
    found, slopes = solve(everything, len(bots))
    spread = widest(slopes, deals, found)
    name, fixed = anchor or RANDOM_ANCHOR
    contrast = np.eye(len(bots))
    if name in bots:
        contrast -= contrast[bots.index(name)]
    else:
        contrast -= 1 / len(bots)
        fixed = MEAN
    values = fixed + contrast @ (found - MEAN)
    halves = [Z95 * float(np.sqrt(max(row @ one @ row for one in spread))) for row in contrast]
    played = Counter(bot for game in games if game.places for bot in set(game.bots))
    rated = [
        Rating(bot, estimate(value, value - half, value + half), played[bot])
        for bot, value, half in zip(bots, map(float, values), halves)
    ]
    return sorted(rated, key=lambda one: (-one.rating.value, one.bot))


def patterns_by_deal(games: Sequence[Played], bots: Sequence[str]) -> list[Counter[Pattern]]:
    """The games by deal, in an order that does not depend on when they ended."""
    index = {bot: i for i, bot in enumerate(bots)}
    deals: dict[tuple[Any, ...], Counter[Pattern]] = {}
    for played in sorted(games, key=lambda one: one.key):
        if played.places:
            seats = sorted((index[bot], place) for bot, place in zip(played.bots, played.places))
            deal = (played.contest, played.round, played.deal, tuple(sorted(played.bots)))
            pattern = (tuple(bot for bot, _ in seats), tuple(place for _, place in seats))
            deals.setdefault(deal, Counter())[pattern] += 1
    return list(deals.values())


def solve(patterns: Mapping[Pattern, int], bots: int) -> tuple[Array, Array]:
    """Return the ratings at which the slope is zero, and how it changes with each rating.

    Newton's method: the slope falls with every rating, so there is one such point.
    """
    at = np.full(bots, MEAN)
    for _ in range(MOST_STEPS):
        slopes = curvature(patterns, at)
        step = np.linalg.solve(slopes, -slope(patterns, at))
        step *= min(1.0, LONGEST / (float(np.abs(step).max()) or 1.0))
        at = at + step
        if float(np.abs(step).max()) < CLOSE:
            break
    return at, curvature(patterns, at)


def slope(patterns: Mapping[Pattern, int], at: Array) -> Array:
    """The pull of all games and of the prior on each rating."""
    total = (MEAN - at) / PRIOR**2
    for pattern, times in patterns.items():
        total = total + times * pull(pattern, at)
    return total


def curvature(patterns: Mapping[Pattern, int], at: Array) -> Array:
    """How the slope changes with each rating, by small differences."""
    nudges = np.eye(len(at)) * NUDGE
    rows = [slope(patterns, at + one) - slope(patterns, at - one) for one in nudges]
    found: Array = np.array(rows) / (2 * NUDGE)
    return (found + found.T) / 2


def pull(pattern: Pattern, at: Array) -> Array:
    """The update of one game by openskill, per variance. A bot at two seats gets both updates."""
    bots, places = pattern
    model = plackett_luce(len(bots))
    teams = [[model.rating(float(at[bot]), TINY)] for bot in bots]
    total = np.zeros(len(at))
    for bot, (rated,) in zip(bots, model.rate(teams, ranks=list(places))):
        total[bot] += (rated.mu - at[bot]) / TINY**2
    return total


@cache
def plackett_luce(seats: int) -> Any:
    """The model for this number of seats.

    openskill divides ratings by the root of the sum of all seats' variances. Beta is chosen so
    that this is the scale, whatever the number of seats.
    """
    from openskill.models import PlackettLuce

    return PlackettLuce(MEAN, TINY, beta=(SCALE**2 / seats - TINY**2) ** 0.5, tau=0.0)


def widest(slopes: Array, deals: Sequence[Mapping[Pattern, int]], at: Array) -> list[Array]:
    """The covariances of the ratings: by the model, and by how much the deals really differ.

    By the model games are independent of each other; in the other, only deals are.
    """
    model = np.linalg.inv(-slopes)
    pulls = {pattern: pull(pattern, at) for deal in deals for pattern in deal}
    meat = np.zeros_like(model)
    for deal in deals:
        total = sum((n * pulls[pattern] for pattern, n in deal.items()), np.zeros(len(at)))
        meat += np.outer(total, total)
    return [model, model @ meat @ model]
