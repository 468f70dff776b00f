"""Searches the errors of levels so that each wins as often as it should against the one below.

From the strongest `value` down: the level above is settled, and the error of the one below it is
bisected on a logarithmic scale, since twice the error costs about the same strength anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import exp, log
from typing import Final

import msgspec

from rekindle.bots.registry import ERROR

LEAST_ERROR: Final = 0.003
"""Less than this decides nothing."""

LARGEST_ERROR: Final = 1.0
"""As much as the win itself: with more a bot plays at random."""

DIGITS: Final = 2
"""Significant digits of an error: more make no difference that could be measured."""


class Goal(msgspec.Struct, frozen=True):
    """What a level's share of the wins against the one below should be."""

    share: float = 0.72
    low: float = 0.65
    high: float = 0.80
    close: float = 0.02
    """A search ends when the share is so near to the goal."""
    steps: int = 7
    """The most that a search takes."""

    def reached(self, share: float) -> bool:
        return self.low <= share <= self.high


class Trial(msgspec.Struct, frozen=True):
    """An error that was tried for a level, and what the level above won against it."""

    level: str
    error: float
    share: float


class Calibration(msgspec.Struct, frozen=True):
    """The bots that were found, by level, weakest first, and the trials that decided for them."""

    bots: dict[str, str]
    trials: dict[str, Trial]


Play = Callable[[str, str], float]
"""Returns the share of the wins of the first of two bots against the second."""


def calibrated(
    bots: Mapping[str, str], play: Play, tell: Callable[[Trial], None], goal: Goal | None = None
) -> Calibration:
    """Return the bots with new errors. Those without errors stay as they are."""
    goal = goal or Goal()
    found, trials = dict(bots), {}
    for above, level in to_calibrate(bots):
        known = error_of(found[above])
        trial = search(level, found[above], known, network_of(bots[level]), play, tell, goal)
        found[level] = with_error(trial.error, network_of(bots[level]))
        trials[level] = trial
    return Calibration(found, trials)


def to_calibrate(bots: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each level whose error is searched with the one above it, from the strongest down."""
    levels = list(bots)
    for below, above in reversed(list(pairwise(levels))):
        if has_error(bots[below]):
            yield above, below


def search(
    level: str,
    above: str,
    known: float,
    network: str,
    play: Play,
    tell: Callable[[Trial], None],
    goal: Goal,
) -> Trial:
    """Return the trial that came nearest to the goal."""
    low, high = log(max(known, LEAST_ERROR)), log(LARGEST_ERROR)
    trials: list[Trial] = []
    for _ in range(goal.steps):
        error = rounded(exp((low + high) / 2))
        if any(trial.error == error for trial in trials):
            break
        trials.append(Trial(level, error, play(above, with_error(error, network))))
        tell(trials[-1])
        share = trials[-1].share
        if abs(share - goal.share) <= goal.close:
            break
        low, high = (low, log(error)) if share > goal.share else (log(error), high)
    return min(trials, key=lambda trial: abs(trial.share - goal.share))


def rounded(error: float) -> float:
    return float(f"{error:.{DIGITS}g}")


def has_error(bot: str) -> bool:
    return bot.startswith(f"value:{ERROR}")


def error_of(bot: str) -> float:
    return float(bot.split(":")[1].removeprefix(ERROR)) if has_error(bot) else 0.0


def network_of(bot: str) -> str:
    """Return the file that a bot with an error names; empty if it names none."""
    return bot.partition(ERROR)[2].partition(":")[2]


def with_error(error: float, network: str) -> str:
    return f"value:{ERROR}{error:g}" + (f":{network}" if network else "")
