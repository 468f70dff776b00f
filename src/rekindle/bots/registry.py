"""Bots by name, with a parameter after a colon: `random`, `rollout`, `rollout:500ms`.

Bots of one's own are named by what they are: `class:my_bot.py:MyBot`, `program:node my_bot.js`.

People who just want an opponent choose a level instead: `easy`, `steady`, `sharp`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rekindle.bots.bot import Bot
from rekindle.bots.budget import read_budget
from rekindle.bots.own.classes import make_class
from rekindle.bots.own.program import make_program
from rekindle.bots.own.specs import CLASS, FORMS, PROGRAM
from rekindle.bots.rollout import Rollout
from rekindle.bots.uniform import Uniform
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened
from rekindle.kernel.suggest import hint

RANDOM = "random"


def make_random(spec: str, parameter: str | None, seed: int) -> Bot:
    if parameter is not None:
        raise BadOption(f"the bot '{RANDOM}' takes no parameter, but got '{shortened(parameter)}'")
    return Uniform(spec, seed)


def make_rollout(spec: str, parameter: str | None, seed: int) -> Bot:
    if parameter is None:
        return Rollout(spec, seed)
    return Rollout(spec, seed, read_budget(parameter))


def make_value(spec: str, parameter: str | None, seed: int) -> Bot:
    """`value`, or `value:FILE` with a network of one's own."""
    from rekindle.bots.learned.value import Value  # loads NumPy, which takes a while

    return Value(spec, seed, None if parameter is None else Path(parameter))


def make_search(spec: str, parameter: str | None, seed: int) -> Bot:
    """`search:300ms`, or `search:300ms:FILE` with a network of one's own."""
    from rekindle.bots.learned.search import DEFAULT_BUDGET, Search

    budget, _, path = (parameter or "").partition(":")
    chosen = read_budget(budget) if budget else DEFAULT_BUDGET
    return Search(spec, seed, chosen, Path(path) if path else None)


MAKERS: dict[str, Callable[[str, str | None, int], Bot]] = {
    RANDOM: make_random,
    "rollout": make_rollout,
    "value": make_value,
    "search": make_search,
}
NAMES = tuple(MAKERS)
"""The bots that come with Rekindle."""

MAKERS[CLASS] = make_class
MAKERS[PROGRAM] = make_program
LEVELS = {"easy": "rollout:10", "steady": "rollout:30", "sharp": "rollout:800ms"}
"""Levels, weakest first, and the bot behind each."""


def find(spec: str, seed: int) -> Bot:
    """Return the bot that a spec such as `rollout:200` or a level describes.

    Equal seeds play alike, except with a budget of time: how far a bot gets depends on the machine.
    """
    name, colon, parameter = spec.strip().partition(":")
    text = f"{name.lower()}{colon}{parameter}"  # names of files keep their case
    name, colon, parameter = LEVELS.get(text, text).partition(":")
    if name not in MAKERS:
        known = (*LEVELS, *NAMES, *FORMS)
        raise BadOption(f"there is no bot '{shortened(name)}'; {hint(name, known)}")
    return MAKERS[name](text, parameter if colon else None, seed)
