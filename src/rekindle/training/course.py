"""How far a run has come, and how it plays and learns at that point."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from rekindle.bots.learned.files import Card, fit_of, names_of
from rekindle.kernel.game import Game, Setting
from rekindle.training.gauntlet import Strength
from rekindle.training.learner import Losses
from rekindle.training.selfplay import Manner

HIDDEN: Final = 64
BATCH: Final = 512
USES: Final = 1.5
"""How often each position is learned from, on average.

The positions of a game have their result in common: with 300 games, what is learned from each
position five times is worse for new games than nothing at all.
"""

FIRST_DROPOUT: Final = 0.5
DROPOUT_HALVES: Final = 400.0
"""After so many games only half as many numbers are hidden.

Measured in Revive with 300 games, loss of shares in other games: 0.568 with half of the numbers
hidden, 0.593 with none, both at their best; 0.693 is a guess.
"""

FIRST_RATE: Final = 1e-3
LAST_RATE: Final = 2e-4
RATE_HALVES: Final = 1_500.0
"""After so many games the rate has halved, down to the last one."""

TRUST_FALLS: Final = 1_500.0
"""After so many games positions are told as little as they ever are by the end of the game alone.

The end of one game says little about one position. Networks that were trained by it at a rate of
1e-3 lost to what they had been before.
"""

KEPT: Final = 200.0
"""Positions of a game that are learned from, on average."""

HOPE_IN_A_RACE: Final = 0.99
"""What points to come are worth one decision earlier, in a game that never ends by itself.

Without it, networks of Euphoria put off what they could do as well later, and games grew longer
from round to round until they did not end.
"""

TASTE: Final = 0.03
"""How much seats with tastes of their own like things, in shares of the win.

Without them, networks of Euphoria played with their first two workers to the end, for 10,000 games.
"""

WARM: Final = 500
"""Games that are played before a network that knows something learns from them.

From a few games it would learn the games: with 200, Recall's totals fell from 69 to 56.
"""

PATIENCE: Final = 0.9985
"""What is left of a lead one decision earlier: whoever can win should not dawdle."""


@dataclass
class Round:
    """What a round of training did, for the progress bar."""

    games: int
    seconds: float
    losses: Losses
    length: float
    total: float
    """The mean total of a seat."""
    speed: float
    """Games a second, learning included."""


@dataclass
class Course:
    """The state of a run."""

    game: Game
    setting: Setting
    seats: int
    seed: int
    games: int = 0
    before: int = 0
    """Games that the network had learned from when this run began."""
    seconds: float = 0.0
    length: float = 200.0
    total: float = 0.0
    spread: float = 1.0
    log: list[dict[str, float]] = field(default_factory=list)
    strength: list[Strength] = field(default_factory=list)

    def card(self, notes: dict[str, Any] | None = None) -> Card:
        return Card(
            fit=fit_of(self.game, self.setting, self.seats),
            total=self.total,
            spread=self.spread,
            games=self.experience,
            seconds=round(self.seconds),
            notes=notes or {},
            names=names_of(self.game, self.setting, self.seats),
        )

    @property
    def experience(self) -> int:
        return self.before + self.games


def manner(course: Course, by_hand: bool) -> Manner:
    """Return how the next games are played: ever less noise, and more trust in the network."""
    hope = HOPE_IN_A_RACE if course.game.is_race else 1.0
    if by_hand:
        return Manner(trust=1.0, slips=0.1, noise=0.0, taste=0.0, kept=KEPT, hope=hope)
    done = min(course.experience / TRUST_FALLS, 1.0)
    return Manner(
        trust=1.0 - 0.06 * done,
        slips=0.03 - 0.02 * done,
        noise=0.005 - 0.003 * done,
        taste=TASTE,
        kept=KEPT,
        patience=PATIENCE,
        hope=hope,
    )
