"""Training as a whole: games of self-play in several processes, then learning, again and again.

Everything that a run needs to go on is written to its folder after each round, so that it can be
stopped at any time.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from rekindle.arena.simulation import die_on_interrupt, start_method
from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.files import Card, Fit, UnusableNetwork, fit_of, load, names_of, save
from rekindle.bots.learned.network import Array, Network, Weights, new_weights
from rekindle.games import find as find_game
from rekindle.kernel.errors import BadOption
from rekindle.kernel.game import Game, Setting
from rekindle.training.card import model_card
from rekindle.training.choices import Choices, choices_of
from rekindle.training.learner import Learner, Losses
from rekindle.training.replay import Replay
from rekindle.training.seats import carried_over
from rekindle.training.selfplay import Lesson, Manner, play

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
LAST_RATE: Final = 1e-4
RATE_HALVES: Final = 1_500.0
"""After so many games the rate has halved, down to the last one."""

TRUST_FALLS: Final = 1_500.0
"""After so many games positions are told as little as they ever are by the end of the game alone.

The end of one game says little about one position. Networks that were trained by it at a rate of
1e-3 lost to what they had been before.
"""

KEPT: Final = 200.0
"""Positions of a game that are learned from, on average."""

WARM: Final = 500
"""Games that are played before a network that knows something learns from them.

From a few games it would learn the games: with 200, Recall's totals fell from 69 to 56.
"""

PATIENCE: Final = 0.9985
"""What is left of a lead one decision earlier: whoever can win should not dawdle."""

NETWORK: Final = "network.npz"
PROGRESS: Final = "progress.json"
CARD: Final = "card.md"


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


def manner(course: Course) -> Manner:
    """Return how the next games are played: ever less noise, and more trust in the network."""
    done = min(course.experience / TRUST_FALLS, 1.0)
    return Manner(
        trust=1.0 - 0.06 * done,
        slips=0.03 - 0.02 * done,
        noise=0.005 - 0.003 * done,
        kept=KEPT,
        patience=PATIENCE,
    )


# --- games in several processes -------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    """Some games for one process."""

    game: str
    choices: Choices
    seats: int
    weights: Weights
    scale: Array
    card: Card
    by_hand: bool
    manner: Manner
    seeds: list[int]
    length: float


def lessons_of(task: Task) -> list[Lesson]:
    """Play these games."""
    game = find_game(task.game)
    network = Network(task.weights, task.scale)
    found = []
    for seed in task.seeds:
        setting = game.setting(task.choices.drawn(seed))
        expert = Expert(game, setting, task.seats, network, task.card)
        found.append(play(expert, task.by_hand, task.manner, seed, task.length))
    return [lesson for lesson in found if lesson is not None]


def shape_of(fit: Fit) -> tuple[int, str, str]:
    """Return what decides whether the weights of a network can be taken as they are."""
    return fit.seats, fit.features, fit.moves


class Trainer:
    """Runs rounds of self-play and learning."""

    def __init__(
        self,
        game: str,
        seats: int,
        folder: Path,
        seed: int,
        jobs: int,
        options: Mapping[str, str] | None = None,
        hidden: int = HIDDEN,
    ) -> None:
        found = find_game(game)
        found.check_seats(seats)
        self.choices = choices_of(found, seats, options or {})
        setting = found.setting(self.choices.usual)
        self.course = Course(found, setting, seats, seed)
        self.folder = folder
        self.jobs = jobs
        self.features = len(found.feature_names(setting, seats))
        moves = len(setting.vocabulary.moves)
        weights = new_weights(self.features, hidden, seats, moves, seed)
        self.learner = Learner(weights, np.ones(self.features, np.float32), FIRST_RATE)
        self.replay = Replay(self.features, seats)
        self.pool = ProcessPoolExecutor(jobs, start_method(), initializer=die_on_interrupt)
        self.first_games = 0
        """So many games at least are played in the first round."""
        self.fresh = True
        """Whether nothing was learned yet: the first games are played by the judge of the game."""

    def begin(self, start: Path | None) -> None:
        """Go on with what is in the folder, or from another network, or from nothing."""
        own = self.folder / NETWORK
        if own.exists():
            self._continue(own)
            done = json.loads((self.folder / PROGRESS).read_text())
            self.course.games, self.course.before = done["games"], done["before"]
            self.course.seconds = done["seconds"]
            self.course.length, self.course.log = done["length"], done["log"]
        elif start is not None:
            self._continue(start)

    def _continue(self, path: Path) -> None:
        """Go on with a network of this game, whatever else it was trained for."""
        network, card = load(path)
        course = self.course
        wanted = course.card()
        if card.fit.game != wanted.fit.game:
            raise UnusableNetwork(f"the network '{path}' is for {card.fit.game}")
        if shape_of(card.fit) != shape_of(wanted.fit):
            network = carried_over(network, card.names, wanted.names, course.seats)
        self.learner = Learner(network.weights, network.scale, self.learner.rate)
        course.total, course.spread, course.before = card.total, card.spread, card.games
        self.fresh = False
        self.first_games = WARM

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def network(self) -> Network:
        return Network(self.learner.weights, self.learner.scale)

    # One round

    def round(self, games: int) -> Round:
        begun = perf_counter()
        lessons = self._play(max(games, self.first_games))
        self.first_games = 0
        if not lessons:
            raise BadOption("no game of self-play came to an end")
        if self.fresh:
            self._measure(lessons)
        before = self.replay.added
        for lesson in lessons:
            self.replay.add(lesson)
        if self.fresh:
            self.learner.scale = self.replay.scale()
        self.fresh = False
        losses = self._learn(self.replay.added - before)
        course = self.course
        course.games += len(lessons)
        course.length = float(np.mean([lesson.decisions for lesson in lessons]))
        seconds = perf_counter() - begun
        course.seconds += seconds
        total = float(np.mean([lesson.result for lesson in lessons]))
        speed = len(lessons) / seconds
        found = Round(course.games, course.seconds, losses, course.length, total, speed)
        course.log.append(
            {
                "games": course.games,
                "shares": round(losses.shares, 4),
                "totals": round(losses.totals, 4),
                "moves": round(losses.moves, 4),
                "length": round(course.length, 1),
                "total": round(total, 2),
            }
        )
        return found

    def _play(self, games: int) -> list[Lesson]:
        course = self.course
        first = course.seed + course.games * 7
        seeds = [first + i for i in range(games)]
        how = Manner(1.0, 0.1, 0.0, KEPT) if self.fresh else manner(course)
        parts = [seeds[i :: self.jobs * 4] for i in range(self.jobs * 4)]
        tasks = [
            Task(
                game=course.game.name,
                choices=self.choices,
                seats=course.seats,
                weights=self.learner.weights,
                scale=self.learner.scale,
                card=course.card(),
                by_hand=self.fresh,
                manner=how,
                seeds=part,
                length=course.length,
            )
            for part in parts
            if part
        ]
        return [lesson for some in self.pool.map(lessons_of, tasks) for lesson in some]

    def _measure(self, lessons: list[Lesson]) -> None:
        """Find out what totals are usual, and tell the first lessons in that unit."""
        totals = np.array([total for lesson in lessons for total in lesson.result], np.float32)
        course = self.course
        course.total, course.spread = float(totals.mean()), max(float(totals.std()), 1.0)
        for lesson in lessons:
            lesson.totals = [(one - course.total) / course.spread for one in lesson.totals]

    def _learn(self, added: int) -> Losses:
        learner, games = self.learner, self.course.experience
        dice = np.random.default_rng(self.course.seed + games)
        learner.rate = max(FIRST_RATE * 0.5 ** (games / RATE_HALVES), LAST_RATE)
        learner.dropout = FIRST_DROPOUT * 0.5 ** (games / DROPOUT_HALVES)
        found = [
            learner.learn(self.replay.batch(BATCH, dice), dice)
            for _ in range(max(1, int(added * USES / BATCH)))
        ]
        return Losses(
            float(np.mean([loss.shares for loss in found])),
            float(np.mean([loss.totals for loss in found])),
            float(np.mean([loss.moves for loss in found])),
        )

    # Files

    def store(self, notes: dict[str, Any] | None = None) -> None:
        course = self.course
        machine = {"machine": platform.machine(), "cores": os.cpu_count() or 1, "jobs": self.jobs}
        card = course.card({**machine, **(notes or {})})
        save(self.folder / NETWORK, self.network(), card)
        (self.folder / CARD).write_text(model_card(card, course.log), encoding="utf-8")
        done = {
            "games": course.games,
            "before": course.before,
            "seconds": course.seconds,
            "length": course.length,
            "log": course.log,
        }
        part = self.folder / (PROGRESS + ".part")
        part.write_text(json.dumps(done))
        part.replace(self.folder / PROGRESS)
