"""How bots of one's own are named: `class:FILE.py:NAME`, `class:MODULE:NAME`, `program:COMMAND`."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
from pathlib import Path
from typing import Final

from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened

CLASS: Final = "class"
PROGRAM: Final = "program"
FORMS: Final = ("class:FILE.py:NAME", "class:MODULE:NAME", "program:COMMAND")
SEED_BYTES: Final = 4


def is_own(spec: str) -> bool:
    """Return whether this is a bot of one's own: naming it runs code that is not Rekindle's."""
    return spec.strip().partition(":")[0].lower() in (CLASS, PROGRAM)


def class_named(parameter: str) -> tuple[str, str]:
    """Return the file or module, and the name of the class."""
    where, _, name = parameter.rpartition(":")
    if not where or not name.isidentifier():
        raise BadOption(
            f"'class:{shortened(parameter)}' names no class; "
            "write class:FILE.py:NAME or class:MODULE:NAME"
        )
    return where, name


def command_named(parameter: str) -> list[str]:
    """Return the words of a command, the program with its path. No shell ever sees them."""
    try:
        words = shlex.split(parameter)
    except ValueError as error:
        raise BadOption(f"'program:{shortened(parameter)}' cannot be read: {error}") from None
    if not words:
        raise BadOption("name a program to run, such as program:python3 my_bot.py")
    found = shutil.which(words[0])
    if found is None:
        raise BadOption(
            f"there is no program '{shortened(words[0])}' that could be run; "
            "give its path, or the name of one that your shell finds"
        )
    # A path keeps its meaning wherever the process is started.
    return [os.path.abspath(found), *words[1:]]


def files_named(spec: str) -> list[Path]:
    """Return the files that a bot is made of, as far as its spec names them."""
    kind, _, parameter = spec.partition(":")
    if kind == PROGRAM:
        words = shlex.split(parameter)
    elif kind == CLASS:
        words = [parameter.rpartition(":")[0]]
    else:
        words = [parameter.rpartition(":")[2]]
    return [Path(word) for word in words if word and Path(word).is_file()]


def veiled(seed: int) -> int:
    """Return a seed that follows from this one, but does not tell it.

    The seeds of bots follow from that of the game, which nobody at the table may know.
    """
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=SEED_BYTES).digest())
