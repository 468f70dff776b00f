"""Output to stdout: width, colours, boxes or plain lines."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass

from rich.console import Console

from rekindle.cli.output.messages import Translator, choose_language
from rekindle.kernel.moves import shortened

MAX_WIDTH = 100
MIN_WIDTH = 40
CLEAR_SCROLLBACK = "\x1b[3J"  # so that nobody scrolls back to another player's hand


@dataclass(frozen=True, slots=True)
class Output:
    """A console, the language it speaks, and how it draws."""

    console: Console
    say: Translator
    plain: bool
    """Sentences and simple lists instead of boxes, for screen readers and pipes."""

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def is_terminal(self) -> bool:
        """False for a pipe or a file."""
        return self.console.is_terminal

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """Print one wrapped paragraph; `hang` indents every line but the first."""
        for row in wrap(text, self.width, indent, hang):
            self.console.out(row, style=style or None, highlight=False)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, "bold")

    def message(self, id: str, style: str = "", **values: str | int) -> None:
        """Print a message of the terminal's own locale."""
        self.line(self.say(id, **values), style)

    def log(self, paragraphs: Sequence[str]) -> None:
        for text in paragraphs:
            self.line(f"- {text}", hang=2)

    def error(self, text: str) -> None:
        """Print an error that does not end the game."""
        self.line(f"! {text}", "red", hang=2)

    def clear(self) -> None:
        if self.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.file.flush()
        else:
            self.line("=" * min(self.width, 60))

    @contextmanager
    def spinner(self, text: str) -> Iterator[None]:
        """Show that a bot is thinking, if this is a terminal."""
        animated = self.is_terminal and not self.plain
        with self.console.status(text) if animated else nullcontext():
            yield


def open_output(language: str | None = None, plain: bool = False) -> Output:
    """The output that suits stdout; without a language, the one of the environment."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a letter that cannot be encoded must not end a game
            reconfigure(errors="replace")
    console = Console(
        width=text_width(), highlight=False, markup=False, emoji=False, soft_wrap=False
    )
    translator = Translator(choose_language(language, os.environ))
    return Output(console, translator, plain or not console.is_terminal)


def wrap(text: str, width: int, indent: int = 0, hang: int = 0) -> list[str]:
    rows = textwrap.wrap(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_on_hyphens=False,
    )
    return rows or [""]


def text_width() -> int:
    if sys.stdout.isatty():
        columns = shutil.get_terminal_size((MAX_WIDTH, 24)).columns
    else:
        given = os.environ.get("COLUMNS", "")
        columns = int(given) if given.isdecimal() else MAX_WIDTH
    return max(MIN_WIDTH, min(columns, MAX_WIDTH))


def printable(text: str) -> str:
    """User input without control characters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def safe_line(text: str) -> str:
    """User input that is safe to quote in a message: one short line."""
    return shortened(printable(text))
