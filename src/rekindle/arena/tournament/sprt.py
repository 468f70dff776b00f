"""A sequential test: is one bot stronger than another? It ends as early as the games allow.

The generalised sequential probability ratio test. The observation is a deal, in all seatings:
games of one deal depend on each other, deals do not. See docs/arena.md for the formulas.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import log, log1p
from typing import Final, Literal

from rekindle.arena.tournament.description import Bounds
from rekindle.arena.tournament.results import Played, Results
from rekindle.kernel.errors import BadOption

Verdict = Literal["elo0", "elo1"]

UNSEEN: Final = 1e-3
"""How often the extreme scores count as seen from the beginning: then every mean is possible."""

HALVINGS: Final = 60
"""Of an interval; then a number is as exact as a float is."""

MOST_ELO: Final = 2000.0


def deal_score(games: Sequence[Played], bot: str) -> Fraction | None:
    """The bot's mean share of the wins of a deal; winners of a game share its win.

    None if a game does not count.
    """
    total = Fraction()
    for played in games:
        if not played.places:
            return None
        winners = [seat for seat, place in enumerate(played.places) if place == 1]
        if played.bots.index(bot) in winners:
            total += Fraction(1, len(winners))
    return total / len(games)


def expected(elo: float, seats: int) -> float:
    """The share of wins of one bot with this lead over the same opponent at all other seats."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + seats - 1))


class Sprt:
    """One test in progress."""

    def __init__(self, bounds: Bounds, seats: int) -> None:
        check_bounds(bounds)
        self.bounds = bounds
        self.seats = seats
        self.lower = log(bounds.beta / (1 - bounds.alpha))
        self.upper = log((1 - bounds.beta) / bounds.alpha)
        self.shares = (expected(bounds.elo0, seats), expected(bounds.elo1, seats))
        self.scores: Counter[Fraction] = Counter()
        self.void = 0
        """Deals with a game that does not count."""
        self.ratio = 0.0
        """The logarithm of the likelihood ratio."""
        self.verdict: Verdict | None = None

    @property
    def deals(self) -> int:
        return self.scores.total()

    @property
    def next_deal(self) -> int:
        return self.deals + self.void

    @property
    def score(self) -> float:
        """The bot's share of the wins so far."""
        total = sum((score * n for score, n in self.scores.items()), Fraction())
        return float(total / (self.deals or 1))

    def add(self, score: Fraction | None) -> None:
        """Count the next deal."""
        if score is None:
            self.void += 1
            return
        self.scores[score] += 1
        self.ratio = log_likelihood_ratio(self.scores, *self.shares)
        if self.ratio >= self.upper:
            self.verdict = "elo1"
        elif self.ratio <= self.lower:
            self.verdict = "elo0"


class DealCount:
    """Counts the deals of a test in their order, not as they end.

    Otherwise quick games would count more. So the number of processes decides nothing either.
    """

    def __init__(self, results: Results) -> None:
        tournament = results.tournament
        assert tournament.bounds is not None
        self.seats = tournament.contests[0].seats
        self.most = tournament.deals
        self.bot = tournament.bots[0]
        self.test = Sprt(tournament.bounds, self.seats)
        self._games: dict[int, list[Played]] = {}
        for played in results.games:
            self.add(played)

    @property
    def decided(self) -> bool:
        """Whether there is a verdict, or no deal left."""
        return self.test.verdict is not None or self.test.next_deal >= self.most

    def add(self, played: Played) -> None:
        """Hold a game; count every deal that is complete, and whose predecessors are."""
        self._games.setdefault(played.deal, []).append(played)
        while not self.decided:
            deal = self._games.get(self.test.next_deal, [])
            if len(deal) < self.seats:
                return
            self.test.add(deal_score(deal, self.bot))


def check_bounds(bounds: Bounds) -> None:
    if not -MOST_ELO <= bounds.elo0 < bounds.elo1 <= MOST_ELO:
        raise BadOption(
            f"elo0 must be less than elo1, both from {-MOST_ELO:.0f} to {MOST_ELO:.0f}, "
            f"not {bounds.elo0:g} and {bounds.elo1:g}"
        )
    for name, rate in (("alpha", bounds.alpha), ("beta", bounds.beta)):
        if not 0 < rate < 0.5:
            raise BadOption(f"{name} must be between 0 and 0.5, not {rate:g}")


def log_likelihood_ratio(scores: Mapping[Fraction, int], share0: float, share1: float) -> float:
    """How much likelier the scores are if their mean is `share1` than if it is `share0`.

    For each mean, the distribution is the likeliest one that has it.
    """
    seen = {float(score): float(n) for score, n in sorted(scores.items())}
    for extreme in (0.0, 1.0):
        seen[extreme] = seen.get(extreme, 0.0) + UNSEEN
    return deficit(seen, share0) - deficit(seen, share1)


def deficit(seen: Mapping[float, float], mean: float) -> float:
    """How much less likely (logarithm) the scores become by demanding this mean.

    The likeliest probabilities with that mean are n / N / (1 + x (score - mean)), where x makes
    the mean come true: the derivative of a concave function is zero there.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (low + high) / 2
        slope = sum(n * (score - mean) / (1 + x * (score - mean)) for score, n in seen.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return sum(n * log1p(x * (score - mean)) for score, n in seen.items())
