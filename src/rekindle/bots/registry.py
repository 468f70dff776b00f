"""Bots by name, with a parameter after a colon: `random`, `rollout`, `rollout:500ms`.

Bots of one's own are named by what they are: `class:my_bot.py:MyBot`, `program:node my_bot.js`.

People who just want an opponent choose a level instead, such as `easy`: see `bots/levels.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rekindle.bots.bot import Bot
from rekindle.bots.budget import read_budget
from rekindle.bots.levels import LEVELS, Level
from rekindle.bots.own.classes import make_class
from rekindle.bots.own.program import make_program
from rekindle.bots.own.specs import CLASS, FORMS, PROGRAM
from rekindle.bots.rollout import Rollout
from rekindle.bots.uniform import Uniform
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened
from rekindle.kernel.suggest import hint

RANDOM = "random"

ERROR: Final = "error="
MOST_ERROR: Final = 10.0
"""With errors like this a bot plays at random."""
DECIMAL: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,9})?")


def make_random(spec: str, parameter: str | None, seed: int) -> Bot:
    if parameter is not None:
        raise BadOption(f"the bot '{RANDOM}' takes no parameter, but got '{shortened(parameter)}'")
    return Uniform(spec, seed)


def make_rollout(spec: str, parameter: str | None, seed: int) -> Bot:
    if parameter is None:
        return Rollout(spec, seed)
    return Rollout(spec, seed, read_budget(parameter))


def make_value(spec: str, parameter: str | None, seed: int) -> Bot:
    """`value`, `value:error=0.1`, or with a network of one's own: `value:error=0.1:FILE`."""
    path, error = parameter or "", 0.0
    if path.startswith(ERROR):
        number, _, path = path.removeprefix(ERROR).partition(":")
        error = read_error(number)
    from rekindle.bots.learned.value import Value  # loads NumPy, which takes a while

    return Value(spec, seed, Path(path) if path else None, error)


def read_error(text: str) -> float:
    """Read the spread of a bot's errors, in shares of the win."""
    if DECIMAL.fullmatch(text) is None or float(text) > MOST_ERROR:
        raise BadOption(
            f"'{shortened(text)}' is not a spread of errors; give a share of the win from 0 to "
            f"{MOST_ERROR:g}, such as error=0.1"
        )
    return float(text)


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


def find(spec: str, seed: int) -> Bot:
    """Return the bot that a spec such as `rollout:200` or a level describes.

    Equal seeds play alike, except with a budget of time: how far a bot gets depends on the machine.
    """
    name, colon, parameter = spec.strip().partition(":")
    text = f"{name.lower()}{colon}{parameter}"  # names of files keep their case
    if text in LEVELS:
        return Level(text, seed, find)
    name, colon, parameter = text.partition(":")
    if name not in MAKERS:
        known = (*LEVELS, *NAMES, *FORMS)
        raise BadOption(f"there is no bot '{shortened(name)}'; {hint(name, known)}")
    return MAKERS[name](text, parameter if colon else None, seed)
