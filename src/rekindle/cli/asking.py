"""Reading a line: with completion at a terminal, plainly from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from rekindle.cli.look import Look

LONGEST_LINE = 500
PROMPT = "> "


Words = Callable[[], list[str]]


class Reader:
    """Reads what people type. End of input raises EOFError, Ctrl-C KeyboardInterrupt."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._sessions: dict[int, Any] = {}

    def line(self, prompt: str = PROMPT, words: Words = list, who: int = -1) -> str:
        """One line. `words` are what can be completed, asked for where completion is possible.

        Everybody has a history of their own, so that nobody reads another's.
        """
        if self._look.live and not self._look.plain and sys.stdin.isatty():
            return self._prompted(prompt, words(), who)
        return self._piped(prompt)

    def _prompted(self, prompt: str, words: list[str], who: int) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        session: PromptSession[str] | None = self._sessions.get(who)
        if session is None:
            session = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
            self._sessions[who] = session
        typed: str = session.prompt(prompt, completer=completer(words))
        return typed.strip()[:LONGEST_LINE]

    def _piped(self, prompt: str) -> str:
        """What comes through a pipe is written out, so that the transcript can be read."""
        out = self._look.console.file
        out.write(prompt)
        out.flush()
        typed = sys.stdin.readline()
        if not typed:
            out.write("\n")
            raise EOFError
        typed = typed.strip()[:LONGEST_LINE]
        if not sys.stdin.isatty():
            out.write(f"{printable(typed)}\n")
        return typed


def printable(text: str) -> str:
    """Somebody's input without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def completer(words: list[str]) -> Any:
    """Completes the words of a move one by one."""
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


def choose(
    reader: Reader, look: Look, question: str, default: str, check: Callable[[str], str | None]
) -> str:
    """Ask until the answer is good; Enter takes the default. `check` says what is wrong."""
    prompt = f"{question} [{default}]: " if default else f"{question}: "
    while True:
        answer = reader.line(prompt) or default
        wrong = check(answer)
        if wrong is None:
            return answer
        look.error(wrong)


def agreed(reader: Reader, look: Look, question: str, default: bool) -> bool:
    """A question to be answered with yes or no, or with the beginning of either."""
    yes, no = look.say("yes"), look.say("no")

    def known(text: str) -> str | None:
        fits = yes.startswith(text.lower()) or no.startswith(text.lower())
        return None if fits else look.say("yes-or-no", yes=yes, no=no)

    return yes.startswith(choose(reader, look, question, yes if default else no, known).lower())
