"""A table in a terminal: who is looking at it, and what has been shown to them."""

from __future__ import annotations

from rekindle.cli.asking import Reader
from rekindle.cli.listing import Offer, show_offers
from rekindle.cli.look import Look
from rekindle.cli.screens import Screen, screen
from rekindle.cli.table import Table
from rekindle.kernel.match import Decision


class Session:
    """What the commands of a player work on."""

    def __init__(self, table: Table, look: Look, reader: Reader) -> None:
        self.table = table
        self.look = look
        self.reader = reader
        self.screen: Screen = screen(table.match.game.name)
        self.watcher: int | None = None
        self._drawn: dict[tuple[int | None, str], str] = {}

    # Drawing

    def draw(self, part: str, seat: int | None) -> None:
        """Draw a part of the table as a seat sees it."""
        self._put(self._picture(part, seat), part, seat)

    def draw_changed(self, parts: tuple[str, ...], seat: int | None) -> None:
        """Draw those parts that look different from when this seat last saw them."""
        for part in parts:
            picture = self._picture(part, seat)
            if picture != self._drawn.get((seat, part)):
                self._put(picture, part, seat)

    def _put(self, picture: str, part: str, seat: int | None) -> None:
        self._drawn[seat, part] = picture
        self.look.console.file.write(picture)

    def _picture(self, part: str, seat: int | None) -> str:
        table, console = self.table, self.look.console
        with console.capture() as captured:
            self.screen.draw(
                part,
                table.match.view(seat),
                console,
                setting=table.match.setting,
                language=table.match.language,
                names=table.names,
                marks=table.marks,
                plain=self.look.plain,
            )
        return captured.get()

    def forget(self) -> None:
        """The screen was cleared: everything has to be drawn again."""
        self._drawn.clear()

    # The decision

    def offers(self, decision: Decision) -> list[Offer]:
        table = self.table
        return [
            Offer(number, move.text, table.text(self.screen.meaning(table.match, move)))
            for number, move in enumerate(decision.moves, 1)
        ]

    def show_decision(self, decision: Decision) -> None:
        """What is asked, and every move there is."""
        look, match = self.look, self.table.match
        who = self.table.names[decision.seat]
        look.heading(f"{who}: {self.table.text(decision.asks)}")
        view = match.view(decision.seat)
        show_offers(
            look,
            self.offers(decision),
            self.screen.group,
            lambda heading: self.screen.about(
                heading, view, setting=match.setting, language=match.language
            ),
        )

    def show_news(self, seat: int) -> None:
        for sentence in self.table.news(seat):
            self.look.line(f"- {sentence}", hang=2)
