"""A match shown on a terminal of a given width."""

from __future__ import annotations

import io
import re

from rich.console import Console

import rekindle
from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.messages import Translator
from rekindle.cli.play import player_commands as commands
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.loop import show_end
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.seats import Seat
from rekindle.cli.play.session import PARTS, Session

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
NAMES = [
    Seat("Anna"),
    Seat("Maximilian Meier"),
    Seat("Clara", "rollout:200"),
    Seat("Dario", "random"),
]


class Screen:
    """A terminal or a pipe of a given width, with a match on it."""

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
        out = Output(console, Translator(language), plain=not boxes)
        seats = NAMES[: match.seats]
        local = LocalMatch(match, seats, {}, storage.save_info(seats, language, None))
        self.session = Session(local, out, Reader(out))

    def everything(self) -> str:
        """All parts from every point of view, the decisions, and the result if there is one."""
        session, match = self.session, self.session.local.match
        for seat in (None, *range(match.seats)):
            for part in PARTS:
                session.draw(part, seat)
        for decision in match.decisions:
            session.draw_round(decision)
            session.show_decision(decision)
            commands.moves(session, decision, "all")
        session.out.log(session.local.log(0, len(match.history), 0))
        if match.over:
            show_end(session)
        return self.file.getvalue()
