"""Reads the user's input: with completion at a terminal, plainly from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from rekindle.cli.output.console import Output, printable

MAX_LINE = 500
PROMPT = "> "

Words = Callable[[], list[str]]


class Reader:
    """Reads lines. Raises EOFError at the end of input and KeyboardInterrupt on Ctrl-C."""

    def __init__(self, out: Output) -> None:
        self._out = out
        self._sessions: dict[int, Any] = {}

    def line(self, prompt: str = PROMPT, words: Words = list, seat: int = -1) -> str:
        """Read one line. `words` returns the texts to complete, where completion is possible.

        Each seat has a history of its own, so that players cannot read each other's.
        """
        if self._out.is_terminal and not self._out.plain and sys.stdin.isatty():
            return self._prompt(prompt, words(), seat)
        return self._read_pipe(prompt)

    def _prompt(self, prompt: str, words: list[str], seat: int) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        session: PromptSession[str] | None = self._sessions.get(seat)
        if session is None:
            session = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
            self._sessions[seat] = session
        typed: str = session.prompt(prompt, completer=completer(words))
        return typed.strip()[:MAX_LINE]

    def _read_pipe(self, prompt: str) -> str:
        """Piped input is echoed, so that the transcript is complete."""
        file = self._out.console.file
        file.write(prompt)
        file.flush()
        typed = sys.stdin.readline()
        if not typed:
            file.write("\n")
            raise EOFError
        typed = typed.strip()[:MAX_LINE]
        if not sys.stdin.isatty():
            file.write(f"{printable(typed)}\n")
        return typed


def completer(words: list[str]) -> Any:
    """Completes moves and commands word by word."""
    from prompt_toolkit.completion import Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        def get_completions(self, document: Document, event: Any) -> Iterable[Any]:
            typed = document.text_before_cursor.lstrip().lower()
            *before, last = typed.split(" ")
            for word in next_words(before, last, words):
                yield Completion(word, start_position=-len(last))

    return Words()


def next_words(before: list[str], last: str, texts: list[str]) -> list[str]:
    """The words that can follow, each once, in the order of the texts."""
    found: dict[str, None] = {}
    for text in texts:
        parts = text.lower().split()
        if parts[: len(before)] == before and len(parts) > len(before):
            word = parts[len(before)]
            if word.startswith(last):
                found[word] = None
    return list(found)


def ask(
    reader: Reader, out: Output, question: str, default: str, error: Callable[[str], str | None]
) -> str:
    """Ask until `error` returns None for the answer; Enter takes the default."""
    prompt = f"{question} [{default}]: " if default else f"{question}: "
    while True:
        answer = reader.line(prompt) or default
        wrong = error(answer)
        if wrong is None:
            return answer
        out.error(wrong)


def ask_yes_no(reader: Reader, out: Output, question: str, default: bool) -> bool:
    """Ask for yes or no; a prefix of either will do."""
    yes, no = out.say("yes"), out.say("no")

    def error(text: str) -> str | None:
        known = yes.startswith(text.lower()) or no.startswith(text.lower())
        return None if known else out.say("yes-or-no", yes=yes, no=no)

    return yes.startswith(ask(reader, out, question, yes if default else no, error).lower())
