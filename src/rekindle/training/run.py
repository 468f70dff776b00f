"""Training as a whole: games of self-play by several workers, then learning, again and again.

Everything that a run needs to go on is written to its folder after each round, so that it can be
stopped at any time.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
import numpy as np

from rekindle.arena.workers import Died, Workers
from rekindle.bots.learned.files import Fit, UnusableNetwork, columns_of, load, names_of, save
from rekindle.bots.learned.network import Network, Points, new_weights
from rekindle.games import find as find_game
from rekindle.kernel.errors import BadOption
from rekindle.training.card import model_card
from rekindle.training.choices import choices_of
from rekindle.training.course import (
    BATCH,
    DROPOUT_HALVES,
    FIRST_DROPOUT,
    FIRST_RATE,
    HIDDEN,
    LAST_RATE,
    RATE_HALVES,
    USES,
    WARM,
    Course,
    Round,
    manner,
)
from rekindle.training.gauntlet import Bout, Strength, bouts_of, run_gauntlet
from rekindle.training.learner import Learner, Losses
from rekindle.training.replay import Replay
from rekindle.training.seats import carried_over
from rekindle.training.selfplay import Lesson
from rekindle.training.tasks import Teaching, lessons_of, tasks_of

NETWORK: Final = "network.npz"
PROGRESS: Final = "progress.json"
CARD: Final = "card.md"
CHECKPOINTS: Final = "checkpoints"


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
        workers: Workers,
        options: Mapping[str, str] | None = None,
        hidden: int = HIDDEN,
    ) -> None:
        found = find_game(game)
        found.check_seats(seats)
        self.choices = choices_of(found, seats, options or {})
        setting = found.setting(self.choices.usual)
        self.course = Course(found, setting, seats, seed)
        self.folder = folder
        self.workers = workers
        self.features = len(found.feature_names(setting, seats))
        moves = len(setting.vocabulary.moves)
        weights = new_weights(self.features, hidden, seats, moves, seed)
        names = names_of(found, setting, seats)
        self.columns = columns_of(found, names, seats)
        points = Points(self.columns)
        self.learner = Learner(weights, np.ones(self.features, np.float32), points, FIRST_RATE)
        self.replay = Replay(self.features, seats)
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
            self.course.strength = msgspec.convert(done["strength"], list[Strength])
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
            network = carried_over(network, card.names, wanted.names, course.seats, self.columns)
        self.learner = Learner(network.weights, network.scale, network.points, self.learner.rate)
        course.total, course.spread, course.before = card.total, card.spread, card.games
        self.fresh = False
        self.first_games = WARM

    def network(self) -> Network:
        return Network(self.learner.weights, self.learner.scale, self.learner.points)

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
        teaching = Teaching(
            game=course.game.name,
            choices=self.choices,
            seats=course.seats,
            weights=self.learner.weights,
            scale=self.learner.scale,
            points=self.learner.points,
            card=course.card(),
            by_hand=self.fresh,
            manner=manner(course, self.fresh),
            length=course.length,
        )
        found: dict[int, list[Lesson]] = {}
        tasks = tasks_of(teaching, range(first, first + games))
        for task, lessons in self.workers.run(lessons_of, tasks):
            found[task.number] = [] if isinstance(lessons, Died) else lessons
        return [lesson for number in sorted(found) for lesson in found[number]]

    def _measure(self, lessons: list[Lesson]) -> None:
        """Find out what totals are usual, and tell the first lessons in that unit."""
        totals = np.array([total for lesson in lessons for total in lesson.result], np.float32)
        course = self.course
        course.total, course.spread = float(totals.mean()), max(float(totals.std()), 1.0)
        self.learner.points = Points(self.columns, course.spread)
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

    # Strength

    def check(self, rivals: Sequence[str], games: int) -> list[Strength]:
        """Keep the network as a checkpoint, and measure it against these bots and the one before.

        The network has to be stored already.
        """
        folder, course = self.folder / CHECKPOINTS, self.course
        folder.mkdir(exist_ok=True)
        before = max((path for path in folder.glob("*.npz") if self._fits(path)), default=None)
        rounds = [self._bouts(rival, games) for rival in rivals]
        if before is not None and course.seats > 1:
            name = f"{int(before.stem):,} games"
            rounds.append(self._bouts(name, games, before))
        found = [run_gauntlet(self.workers, bouts, course.experience) for bouts in rounds]
        course.strength += found
        shutil.copy(self.folder / NETWORK, folder / f"{course.experience:09}.npz")
        return found

    def _fits(self, path: Path) -> bool:
        """Return whether a checkpoint can play: the content may have changed since then."""
        return load(path)[1].fit == self.course.card().fit

    def _bouts(self, rival: str, games: int, network: Path | None = None) -> list[Bout]:
        course = self.course
        own, options = self.folder / NETWORK, self.choices.usual
        return bouts_of(course.game.name, course.seats, options, games, own, rival, network)

    # Files

    def store(self) -> None:
        """Save everything; whoever is interrupted goes on from here."""
        course = self.course
        machine = {"machine": platform.machine(), "cores": os.cpu_count() or 1}
        card = course.card(machine)
        save(self.folder / NETWORK, self.network(), card)
        text = model_card(card, course.log, course.strength)
        (self.folder / CARD).write_text(text, encoding="utf-8")
        done = {
            "games": course.games,
            "before": course.before,
            "seconds": course.seconds,
            "length": course.length,
            "log": course.log,
            "strength": course.strength,
        }
        part = self.folder / (PROGRESS + ".part")
        part.write_bytes(msgspec.json.encode(done))
        part.replace(self.folder / PROGRESS)
