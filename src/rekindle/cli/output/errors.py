"""Errors for the user: one line on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import NoReturn

from rekindle.content import PackError
from rekindle.kernel.errors import RekindleError

EXIT_ERROR = 2
EXIT_INTERRUPTED = 130


class UserError(Exception):
    """Something the user can fix; the text says what is wrong and what would be right."""


def one_line(error: BaseException) -> str:
    """The message of any error, on one line."""
    if isinstance(error, PackError):
        return first_problem(error)
    if isinstance(error, OSError) and error.strerror:
        name = error.filename2 or error.filename
        return f"{name}: {error.strerror}" if name else error.strerror
    return " ".join(str(error).split())


def first_problem(error: PackError) -> str:
    more = len(error.problems) - 1
    others = f" (and {more} more: 'rekindle pack check' lists them)" if more > 0 else ""
    return f"invalid pack: {error.problems[0]}{others}"


def exit_after(command: Callable[[], int]) -> NoReturn:
    """Run a command and exit with its status; print errors caused by the user's input."""
    try:
        status = command()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has closed the pipe, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except (UserError, RekindleError, PackError, OSError) as error:
        print(f"rekindle: {one_line(error)}", file=sys.stderr)
        status = EXIT_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        status = EXIT_INTERRUPTED
    except EOFError:
        status = 0
    sys.exit(status)
