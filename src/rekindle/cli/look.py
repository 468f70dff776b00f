"""How things are put on the screen: width, colour or none, boxes or plain lines."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass

from rich.console import Console

from rekindle.cli.words import Say

WIDEST = 100
NARROWEST = 40
CLEAR_SCROLLED = "\x1b[3J"  # what scrolled away is gone too: a hand must not be found there


@dataclass(frozen=True, slots=True)
class Look:
    """Where we write, and in what manner."""

    console: Console
    say: Say
    plain: bool
    """Sentences and simple lists instead of boxes, for screen readers and pipes."""

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def live(self) -> bool:
        """A terminal, not a pipe or a file."""
        return self.console.is_terminal

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """One paragraph, wrapped; `hang` sets later lines further in."""
        for row in wrapped(text, self.width, indent, hang):
            self.console.out(row, style=style or None, highlight=False)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, "bold")

    def tell(self, id: str, style: str = "", **values: str | int) -> None:
        """One of the terminal's own messages."""
        self.line(self.say(id, **values), style)

    def story(self, paragraphs: Sequence[str]) -> None:
        for text in paragraphs:
            self.line(f"- {text}", hang=2)

    def error(self, text: str) -> None:
        """Something cannot be done; the game goes on."""
        self.line(f"! {text}", "red", hang=2)

    def clear(self) -> None:
        if self.live:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLED)
            self.console.file.flush()
        else:
            self.line("=" * min(self.width, 60))

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """A spinner while a bot thinks, where there is a terminal to spin on."""
        with self.console.status(text) if self.live and not self.plain else nullcontext():
            yield


def wrapped(text: str, width: int, indent: int = 0, hang: int = 0) -> list[str]:
    rows = textwrap.wrap(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_on_hyphens=False,
    )
    return rows or [""]


def look(language: str, plain: bool) -> Look:
    """The manner that fits where stdout goes."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a letter nobody can show must not end a game
            reconfigure(errors="replace")
    console = Console(width=columns(), highlight=False, markup=False, emoji=False, soft_wrap=False)
    return Look(console, Say(language), plain or not console.is_terminal)


def columns() -> int:
    if sys.stdout.isatty():
        found = shutil.get_terminal_size((WIDEST, 24)).columns
    else:
        given = os.environ.get("COLUMNS", "")
        found = int(given) if given.isdecimal() else WIDEST
    return max(NARROWEST, min(found, WIDEST))
