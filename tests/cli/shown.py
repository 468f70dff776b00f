"""A table shown on a terminal of a certain width, for tests of what a screen looks like."""

from __future__ import annotations

import io
import re

from rich.console import Console

import rekindle
from rekindle.cli import storage
from rekindle.cli.asking import Reader
from rekindle.cli.look import Look
from rekindle.cli.results import show_result
from rekindle.cli.seats import Seat
from rekindle.cli.session import PARTS, Session
from rekindle.cli.table import Table
from rekindle.cli.words import Say

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
NAMES = [
    Seat("Anna"),
    Seat("Maximilian Meier"),
    Seat("Clara", "rollout:200"),
    Seat("Dario", "random"),
]


class Screen:
    """A terminal (or a pipe) of a certain width, and a table shown on it."""

    def __init__(
        self, match: rekindle.Match, width: int, language: str = "en", boxes: bool = True
    ) -> None:
        self.file = io.StringIO()
        console = Console(
            file=self.file,
            width=width,
            force_terminal=boxes,
            color_system="standard" if boxes else None,
            legacy_windows=False,
            markup=False,
            emoji=False,
            highlight=False,
        )
        match.language = language
        look = Look(console, Say(language), plain=not boxes)
        seats = NAMES[: match.seats]
        table = Table(match, seats, {}, storage.company(seats, language, None), None)
        self.session = Session(table, look, Reader(look))

    def everything(self) -> str:
        """All parts with everybody's eyes, the decision, and the result if there is one."""
        session, match = self.session, self.session.table.match
        for seat in (None, *range(match.seats)):
            for part in (*PARTS, "purse"):
                session.draw(part, seat)
        for decision in match.decisions:
            session.show_decision(decision)
        session.look.story(session.table.story(0, len(match.history), 0))
        if match.over:
            show_result(session.look, session.table)
        return self.file.getvalue()
