"""`class:FILE.py:NAME`: a Python class with a method `choose`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from rekindle.bots.bot import Bot
from rekindle.bots.faults import BotFault
from rekindle.bots.own.base import OwnBot
from rekindle.bots.own.specs import class_named
from rekindle.bots.seat import Seat
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened


class ClassBot(OwnBot):
    """Asks an object of the class, one for each game."""

    def __init__(self, name: str, seed: int, wanted: type[Any]) -> None:
        super().__init__(name, seed)
        try:
            self.player: Any = wanted(name, self.seed) if issubclass(wanted, Bot) else wanted()
        except Exception as error:
            raise BadOption(f"the bot '{shortened(name)}' cannot begin: {told(error)}") from None

    def answer(self, seat: Seat) -> str:
        if isinstance(self.player, Bot):
            self.player.limit = self.limit
        try:
            return str(self.player.choose(seat))
        except (Exception, SystemExit) as error:
            raise BotFault("error", told(error)) from error

    def close(self) -> None:
        if isinstance(self.player, Bot):
            self.player.close()


def make_class(spec: str, parameter: str | None, seed: int) -> Bot:
    where, name = class_named(parameter or "")
    try:
        module = module_in(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except FileNotFoundError:
        raise BadOption(f"there is no file '{shortened(where)}'") from None
    except (Exception, SystemExit) as error:
        raise BadOption(f"'{shortened(where)}' cannot be loaded: {told(error)}") from None
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadOption(
            f"'{shortened(where)}' has no class '{shortened(name)}' with a method choose"
        )
    return ClassBot(spec, seed, found)


def module_in(path: Path) -> ModuleType:
    """Return the module in this file, which is loaded once, and finds the files beside it."""
    path = path.resolve(strict=True)
    name = f"rekindle-bot:{path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # last, so that it hides nothing
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def told(error: BaseException) -> str:
    """An error of somebody's code in one short line, with the place where it was raised."""
    text = shortened(f"{type(error).__name__}: {error}")
    frames = traceback.extract_tb(error.__traceback__)
    if not frames or isinstance(error, SyntaxError):
        return text
    return f"{text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
