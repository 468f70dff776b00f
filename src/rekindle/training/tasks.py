"""Games of self-play as tasks for workers, in other processes or on other machines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.files import Card
from rekindle.bots.learned.network import Array, Network, Points, Weights
from rekindle.games import find as find_game
from rekindle.training.choices import Choices
from rekindle.training.selfplay import Lesson, Manner, play

GAMES_A_TASK: Final = 8
"""The same for any number of workers, so that it makes no difference to what is learned."""


@dataclass(frozen=True)
class Teaching:
    """What all games of a round have in common."""

    game: str
    choices: Choices
    seats: int
    weights: Weights
    scale: Array
    points: Points
    card: Card
    by_hand: bool
    manner: Manner
    length: float


@dataclass(frozen=True)
class Task:
    """Some games for one process."""

    number: int
    seeds: Sequence[int]
    teaching: Teaching


def tasks_of(teaching: Teaching, seeds: Sequence[int]) -> list[Task]:
    parts = [seeds[i : i + GAMES_A_TASK] for i in range(0, len(seeds), GAMES_A_TASK)]
    return [Task(number, part, teaching) for number, part in enumerate(parts)]


def lessons_of(task: Task) -> list[Lesson]:
    """Play these games."""
    teaching = task.teaching
    game = find_game(teaching.game)
    network = Network(teaching.weights, teaching.scale, teaching.points)
    found = []
    for seed in task.seeds:
        setting = game.setting(teaching.choices.drawn(seed))
        expert = Expert(game, setting, teaching.seats, network, teaching.card)
        found.append(play(expert, teaching.by_hand, teaching.manner, seed, teaching.length))
    return [lesson for lesson in found if lesson is not None]
