"""A table in a terminal: who is looking at it, and what has been shown to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rekindle.cli.asking import Reader
from rekindle.cli.drawing import draw_board, draw_hand, draw_picture, draw_players
from rekindle.cli.listing import Offer, show_offers
from rekindle.cli.look import Look
from rekindle.cli.screens import phrases_of, picture_of
from rekindle.cli.table import Table
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move
from rekindle.kernel.terminal import Block, Line

PARTS = ("board", "players", "hand")
"""What can be drawn, in the order in which it is shown."""


class Session:
    """What the commands of a player work on."""

    def __init__(self, table: Table, look: Look, reader: Reader) -> None:
        self.table = table
        self.look = look
        self.reader = reader
        self.screen = table.match.game.terminal
        self.watcher: int | None = None
        self._hinted = False
        self._explained = False
        self._drawn: dict[tuple[int | None, str], str] = {}
        self._blocks: dict[int | None, list[Block]] = {}
        self._pictures: dict[int | None, str] = {}

    # Drawing

    def draw(self, part: str, seat: int | None) -> None:
        """Draw a part of the table as a seat sees it."""
        self._drawn[seat, part] = self._picture(part, seat)
        self.look.console.file.write(self._drawn[seat, part])
        if part == "board":
            self._explain(seat)

    def draw_changed(self, parts: tuple[str, ...], seat: int | None) -> None:
        """Draw those parts that look different from when this seat last saw them.

        With a picture there are many blocks: then only those that changed are drawn.
        """
        for part in parts:
            seen = self._blocks.get(seat, [])
            whole = self._picture(part, seat)
            if whole != self._drawn.get((seat, part)):
                self._drawn[seat, part] = whole
                self.look.console.file.write(self._picture(part, seat, seen))
                if part == "board" and not self._explained:
                    self._explain(seat)

    def draw_changed_picture(self, seat: int | None) -> None:
        """Draw the picture if a board has one and it shows something new; sentences wait."""
        lines = self._lines(seat)
        if not self.look.plain and letters(lines) != self._pictures.get(seat, letters(lines)):
            self._pictures[seat] = letters(lines)
            draw_picture(self.look, lines)

    def _lines(self, seat: int | None) -> list[Line]:
        return picture_of(self.screen, self.shown(seat), self.look.width)

    def _explain(self, seat: int | None) -> None:
        """What the signs on the board mean: once, and whenever the board is asked for."""
        self._explained = True
        legend = self.screen.legend(self.shown(seat))
        if legend:
            self.look.line(legend, "dim")

    def _picture(self, part: str, seat: int | None, seen: Sequence[Block] = ()) -> str:
        with self.look.console.capture() as captured:
            self._draw(part, seat, seen)
        return captured.get()

    def _draw(self, part: str, seat: int | None, seen: Sequence[Block]) -> None:
        look, table, shown = self.look, self.table, self.shown(seat)
        if part == "board":
            self._draw_board(shown, seat, seen)
        elif part == "players":
            headings, rows = self.screen.players(shown)
            turn = table.match.board(seat).turn
            draw_players(look, headings, rows, table.names, table.marks, turn)
        elif part == "hand" and seat is not None:
            title = look.say("own-hand", name=table.names[seat])
            draw_hand(look, title, self.screen.hand(shown), seat)
        elif part == "purse" and seat is not None:
            look.line(f"[{self.screen.purse(shown)}]", "dim", hang=1)

    def _draw_board(self, shown: Any, seat: int | None, seen: Sequence[Block]) -> None:
        blocks, below = self.screen.board(shown)
        lines = self._lines(seat)
        fresh = [block for block in blocks if not lines or block not in seen]
        draw_board(self.look, fresh, below, self.table.marks)
        draw_picture(self.look, lines)
        self._blocks[seat] = blocks
        self._pictures[seat] = letters(lines)

    def shown(self, seat: int | None) -> Any:
        """What a seat sees, with the words for it."""
        table, match = self.table, self.table.match
        return self.screen.shown(
            match.view(seat),
            match.setting,
            phrases_of(match.game, match.language),
            table.names,
            table.marks,
            self.look.plain,
        )

    @cached_property
    def cards(self) -> dict[str, str]:
        """Everything that `card NAME` can explain: worked out once, there are many."""
        match = self.table.match
        return self.screen.cards(match.setting, match.language)

    def forget(self) -> None:
        """The screen was cleared: everything has to be drawn again."""
        self._drawn.clear()
        self._blocks.clear()
        self._pictures.clear()

    # The decision

    def put(self, move: Move, seat: int) -> None:
        self.table.play(move, seat)
        self.warn()

    def undo(self) -> None:
        self.look.tell("undone", move=self.table.undo().text)
        self.warn()

    def warn(self) -> None:
        """Say it if the game could not be written down."""
        if self.table.unkept:
            self.look.error(self.look.say("not-kept", reason=self.table.unkept))

    def offers(self, decision: Decision) -> list[Offer]:
        table = self.table
        return [
            Offer(number, move, table.text(table.match.meaning(move)))
            for number, move in enumerate(decision.moves, 1)
        ]

    def show_decision(self, decision: Decision) -> None:
        """What is asked, and every move there is."""
        look, table = self.look, self.table
        who = f"{table.names[decision.seat]}. " if len(table.people) > 1 else ""
        look.heading(f"{who}{table.text(decision.asks)}")
        shown = self.shown(decision.seat)
        show_offers(
            look,
            self.offers(decision),
            self.screen.group,
            lambda heading, items: self.screen.about(shown, heading, items),
        )
        if not self._hinted:
            look.tell("hint", "dim", example=decision.moves[0].text)
            self._hinted = True

    def show_news(self, seat: int) -> None:
        self.look.story(self.table.news(seat))


def letters(lines: Sequence[Line]) -> str:
    """A picture without its styles."""
    return "\n".join("".join(text for text, _ in line) for line in lines)
