"""Points: how many of the others a bot left behind, by opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from rekindle.arena.tournament.results import Played


class Standing:
    """Adds up games. Each pair of seats is one comparison: a point, half a point, or none."""

    def __init__(self) -> None:
        self.points: Counter[tuple[str, str]] = Counter()
        """By bot and opponent, in half points."""
        self.compared: Counter[tuple[str, str]] = Counter()
        self.games: Counter[str] = Counter()
        """The number of games of each bot."""

    def add(self, played: Played) -> None:
        if not played.places:
            return  # nobody is to blame that it has no result
        self.games.update(set(played.bots))
        for (bot, place), (other, behind) in permutations(zip(played.bots, played.places), 2):
            if bot != other:
                self.compared[bot, other] += 1
                self.points[bot, other] += 2 * (place < behind) + (place == behind)

    def met(self, bot: str, other: str) -> int:
        return self.compared[bot, other]

    def share(self, bot: str, other: str) -> float | None:
        """Return the share of points against one opponent; None if they never met."""
        met = self.compared[bot, other]
        return self.points[bot, other] / (2 * met) if met else None

    def score(self, bot: str) -> float:
        """Return the share of points against all opponents; 0 before the first game."""
        met = sum(n for (own, _), n in self.compared.items() if own == bot)
        made = sum(n for (own, _), n in self.points.items() if own == bot)
        return made / (2 * met) if met else 0.0

    def ranked(self, bots: Sequence[str]) -> list[str]:
        """Return the bots, the most successful first; equal ones keep their order."""
        return sorted(bots, key=lambda bot: -self.score(bot))
