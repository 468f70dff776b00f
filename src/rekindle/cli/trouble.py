"""Bad input from outside: one clear line on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NoReturn

from rekindle.content import PackError
from rekindle.kernel.errors import RekindleError

WRONG = 2
INTERRUPTED = 130


class Trouble(Exception):
    """Something the person at the keyboard can put right; the text says what was expected."""


def one_line(error: BaseException) -> str:
    """What went wrong, in one line, whatever kind of error it is."""
    if isinstance(error, PackError):
        return pack_trouble(error)
    if isinstance(error, OSError) and error.strerror:
        name = error.filename2 or error.filename
        return f"{name}: {error.strerror}" if name else error.strerror
    return " ".join(str(error).split())


def pack_trouble(error: PackError) -> str:
    more = len(error.problems) - 1
    others = f" (and {more} more: 'rekindle pack check' lists them)" if more > 0 else ""
    return f"the pack cannot be used: {error.problems[0]}{others}"


def complain(text: str) -> None:
    print(f"rekindle: {text}", file=sys.stderr)


def guarded(command: Callable[[], int]) -> NoReturn:
    """Run a command and leave with its exit status; what is wrong from outside is told."""
    try:
        status = command()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except (Trouble, RekindleError, PackError, OSError) as error:
        complain(one_line(error))
        status = WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        status = INTERRUPTED
    except EOFError:
        status = 0
    sys.exit(status)
