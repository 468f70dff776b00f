"""Reads how a game is played, in a few steps: what somebody wants to know before the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rekindle.kernel.articles import KEY
from rekindle.kernel.game import Game

ID = rf"{KEY}\.\d+"
STEP = re.compile(rf"^\d+\. \*\*(.+?)\.\*\* (.+) \{{({ID}(?:, {ID})*)\}}$")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to know, with the articles that say it precisely."""

    title: str
    text: str
    articles: tuple[str, ...]  # 'win.1'


def parse(text: str) -> tuple[Step, ...]:
    """Return the steps of a file: '1. **Title.** Text. {section.1, section.2}'."""
    found = (STEP.match(line) for line in text.splitlines())
    return tuple(Step(m[1], m[2], tuple(m[3].split(", "))) for m in found if m is not None)


@cache
def how_to_play(game: Game, language: str) -> tuple[Step, ...]:
    """Return how a game is played, in a language."""
    path = files(game.package).joinpath("rulebook", f"{language}-how-to-play.md")
    return parse(path.read_text(encoding="utf-8"))
