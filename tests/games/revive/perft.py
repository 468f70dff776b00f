"""The positions of Revive from which tests/games/test_perft.py counts sequences of decisions."""

from __future__ import annotations

import random
from collections.abc import Mapping

import rekindle
from rekindle import Match
from rekindle.games.revive import position
from tests.games.golden import Positions
from tests.games.revive.helpers import CAMPAIGN, MOON


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


POSITIONS: Positions = {
    "choices": (choices, 5),
    "opening": (opening, 6),
    "rich": (rich, 4),
    "asleep": (asleep, 4),
    "middle": (middle, 5),
    "moon": (moon, 4),
    "campaign": (campaign, 5),
    "alone": (alone, 4),
}
