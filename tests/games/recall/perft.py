"""The positions of Recall from which tests/games/test_perft.py counts sequences of decisions."""

from __future__ import annotations

import rekindle
from rekindle import Match
from tests.games.golden import Positions
from tests.games.recall.eager import later
from tests.games.recall.helpers import EVERY_VARIANT


def pairs() -> Match:
    """Tribes and gadgets are chosen as pairs, by the last player first."""
    return rekindle.new("recall", seats=3, seed=2, options={"tribes": "choose"})


def boomerang() -> Match:
    """A tribe or a gadget, then the other one."""
    return rekindle.new("recall", seats=2, seed=3, options=EVERY_VARIANT)


def opening() -> Match:
    """The first turn of three, with one starting tile each at both ends."""
    return rekindle.new("recall", seats=3, seed=4, options={"tribes": "deal"})


def asks(prompt: str) -> Match:
    """The first table in the middle of a game that asks this."""
    return later(3, {"tribes": "deal"}, 6, 120, lambda match: match.decision.asks.id == prompt)


def middle() -> Match:
    return later(3, {"tribes": "deal"}, 5, 220, lambda match: match.decision.asks.id == TURN)


def moving() -> Match:
    """A group in hand has somewhere to go, with moves left."""
    return asks("prompt-to")


def developing() -> Match:
    return asks("prompt-develop")


def several_effects() -> Match:
    """A keycard and its box give several effects, to be taken in any order."""
    return asks("prompt-any-order")


def recalling() -> Match:
    """Production spaces are about to be activated."""
    return asks("prompt-produce")


def variants() -> Match:
    """All the variants, late in a game of four."""
    options = {**EVERY_VARIANT, "paths": "random"}
    return later(4, options, 7, 420, lambda match: match.decision.asks.id == TURN)


def special() -> Match:
    """A path round on the other sides of the path cards."""
    return later(2, {"paths": "b"}, 8, 60, lambda match: "path" in verbs(match))


def verbs(match: Match) -> set[str]:
    return {move.verb for move in match.decision.moves}


def alone() -> Match:
    """A single player begins on the first or the second starting space."""
    return rekindle.new("recall", seats=1, seed=9)


def alone_later() -> Match:
    return later(1, {}, 10, 90, lambda match: match.decision.asks.id == TURN)


TURN = "prompt-turn"

POSITIONS: Positions = {
    "pairs": (pairs, 6),
    "boomerang": (boomerang, 6),
    "opening": (opening, 6),
    "middle": (middle, 5),
    "moving": (moving, 6),
    "developing": (developing, 6),
    "several-effects": (several_effects, 5),
    "recalling": (recalling, 5),
    "variants": (variants, 5),
    "special": (special, 4),
    "alone": (alone, 6),
    "alone-later": (alone_later, 6),
}
