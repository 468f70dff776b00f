"""Runs command lines, with input from a pipe."""

from __future__ import annotations

import io
import random
import re
from dataclasses import dataclass

import pytest

from rekindle.cli import main

SOLO = ("play", "euphoria", "--bots", "random", "--seats", "2", "--seed", "5")


@dataclass(frozen=True)
class Ran:
    """The outcome of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Terminal:
    """Runs commands in this process, with prepared input."""

    def __init__(self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.captured = captured

    def run(self, *arguments: str, typed: str = "") -> Ran:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        self.captured.readouterr()
        with pytest.raises(SystemExit) as left:
            main.run(list(arguments))
        out, err = self.captured.readouterr()
        status = left.value.code
        assert isinstance(status, int)
        return Ran(status, out, err)

    def solo(self, *typed: str, language: str = "en") -> Ran:
        """Play against one random bot with these lines as input."""
        lines = "".join(f"{line}\n" for line in typed)
        return self.run(*SOLO, "--language", language, typed=lines)


def dice(seed: int, lines: int = 20_000) -> str:
    """Random numbers as the input of a player, some within groups; some are out of range."""
    chance = random.Random(seed)
    inner = ("", "", ".1", ".2", ".3")
    return "".join(f"{chance.randint(1, 12)}{chance.choice(inner)}\n" for _ in range(lines))


MISSING_TEXT = re.compile(r"\b(?:prompt|move|log|screen|help|usage|reason|thing|score)-[a-z-]+\b")
"""The id of a message that no locale has."""
