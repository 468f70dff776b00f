"""How many sequences of decisions there are from fixed positions: a mistake anywhere shows.

The counts are in records/perft.json; `python -m tests.games.revive.make_golden` writes them anew
after a change of rules. Chance is fixed by the seed, so a sequence of decisions is one path.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import rekindle
from rekindle import Match
from rekindle.games.revive import position
from tests.games.counting import sequences
from tests.games.revive.test_golden import CAMPAIGN, MOON

COUNTS = Path(__file__).parent / "records" / "perft.json"


def choices() -> Match:
    """Tribes are chosen one after the other, artifact cards all at the same time."""
    options = {"tribes": "choose", "sides": "either", "artifact-cards": "two"}
    return rekindle.new("revive", seats=2, seed=3, options=options)


def opening() -> Match:
    """The first turn, with nothing but the chasm to start from."""
    return rekindle.new("revive", seats=3, seed=4)


def rich() -> Match:
    """Goods for every action, pieces on the map, technologies, the energy for machines."""
    return position(
        players=[
            {
                "tribe": "hofstadterians-sun",
                "goods": {"gear": 6, "book": 6, "food": 6, "crystal": 2},
                "energy": 3,
                "technologies": ["root", "left", "middle"],
            },
            {"goods": {"food": 1}},
        ],
        seed=11,
    )


def asleep() -> Match:
    """Alone, about to hibernate: everything in the displays may be thrown away."""
    return position(1, players=[{"hibernation": 2, "energy": 1}], seed=12)


def later(seats: int, options: Mapping[str, str], seed: int, decisions: int) -> Match:
    """A table after so many random decisions."""
    match = rekindle.new("revive", seats=seats, seed=seed, options=dict(options))
    dice = random.Random(seed)
    for _ in range(decisions):
        decision = dice.choice(match.decisions)
        match.play(dice.choice(decision.moves), decision.seat)
    return match


def middle() -> Match:
    return later(3, {}, 21, 250)


def moon() -> Match:
    """Tribe tiles on the map, the falcon, a switch that copies."""
    return later(4, MOON, 22, 300)


def campaign() -> Match:
    return later(2, {**CAMPAIGN, "sides": "either"}, 23, 200)


def alone() -> Match:
    return later(1, {"solo-end": "strict"}, 24, 60)


POSITIONS: dict[str, tuple[Callable[[], Match], int]] = {
    "choices": (choices, 5),
    "opening": (opening, 6),
    "rich": (rich, 4),
    "asleep": (asleep, 4),
    "middle": (middle, 5),
    "moon": (moon, 4),
    "campaign": (campaign, 5),
    "alone": (alone, 4),
}
"""Each with how deep it is counted."""


def counts(name: str) -> list[int]:
    begin, deepest = POSITIONS[name]
    return sequences(begin(), deepest)


@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_as_many_sequences_as_committed(name: str) -> None:
    assert counts(name) == json.loads(COUNTS.read_text())[name]


def test_nothing_else_is_committed() -> None:
    assert set(json.loads(COUNTS.read_text())) == set(POSITIONS)
