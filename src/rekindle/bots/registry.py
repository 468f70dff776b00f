"""The bots by name, with what stands after a colon: `random`, `rollout`, `rollout:500ms`.

People who only want somebody to play against choose a level instead: `easy`, `steady`, `sharp`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable

from rekindle.bots.bot import Bot
from rekindle.bots.budget import read_budget
from rekindle.bots.rollout import Rollout
from rekindle.bots.uniform import Uniform
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened

RANDOM = "random"


def make_random(spec: str, parameter: str | None, seed: int) -> Bot:
    if parameter is not None:
        raise BadOption(f"the bot '{RANDOM}' has nothing to set, so no '{shortened(parameter)}'")
    return Uniform(spec, seed)


def make_rollout(spec: str, parameter: str | None, seed: int) -> Bot:
    if parameter is None:
        return Rollout(spec, seed)
    return Rollout(spec, seed, read_budget(parameter))


MAKERS: dict[str, Callable[[str, str | None, int], Bot]] = {
    RANDOM: make_random,
    "rollout": make_rollout,
}
NAMES = tuple(MAKERS)
LEVELS = {"easy": "rollout:10", "steady": "rollout:30", "sharp": "rollout:800ms"}
"""Strengths, weakest first, and the bot that each is made of."""


def find(spec: str, seed: int) -> Bot:
    """The bot that a text such as `rollout:200` or a level describes. Equal seeds choose alike.

    The one exception is a budget of time: how much a bot sees in it depends on the machine.
    """
    text = spec.strip().lower()
    name, colon, parameter = LEVELS.get(text, text).partition(":")
    if name not in MAKERS:
        raise BadOption(f"there is no bot '{shortened(name)}'; {hint(name)}")
    return MAKERS[name](text, parameter if colon else None, seed)


def hint(name: str) -> str:
    known = (*LEVELS, *NAMES)
    near = difflib.get_close_matches(name[:40], known, n=1, cutoff=0.4)
    return f"did you mean '{near[0]}'?" if near else "known are: " + ", ".join(known)
