"""A terminal session: a match, who is at the keyboard, and what has been drawn for whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rekindle.cli.output.console import Output
from rekindle.cli.play.game_screen import (
    picture_of,
    screen_phrases,
)
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.move_list import Offer, show_moves
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.rendering import draw_board, draw_hand, draw_picture, draw_players
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move
from rekindle.kernel.terminal import Block, Line

PARTS = ("board", "players", "hand")
"""What can be drawn, in this order."""


class Session:
    """What the game loop and the player's commands work on."""

    def __init__(self, local: LocalMatch, out: Output, reader: Reader) -> None:
        self.local = local
        self.out = out
        self.reader = reader
        self.screen = local.match.game.terminal
        self.at_keyboard: int | None = None
        self._hint_shown = False
        self._legend_shown = False
        self._drawn: dict[tuple[int | None, str], str] = {}
        self._blocks: dict[int | None, list[Block]] = {}
        self._pictures: dict[int | None, str] = {}

    # Drawing

    def draw(self, part: str, seat: int | None) -> None:
        """Draw a part as a seat sees it; None is a spectator."""
        self._drawn[seat, part] = self._render(part, seat)
        self.out.console.file.write(self._drawn[seat, part])
        if part == "board":
            self._show_legend(seat)

    def draw_changed(self, parts: tuple[str, ...], seat: int | None) -> None:
        """Draw the parts that have changed since this seat last saw them.

        A board with a picture has many blocks: only those that changed are drawn.
        """
        for part in parts:
            seen = self._blocks.get(seat, [])
            whole = self._render(part, seat)
            if whole != self._drawn.get((seat, part)):
                self._drawn[seat, part] = whole
                self.out.console.file.write(self._render(part, seat, seen))
                if part == "board" and not self._legend_shown:
                    self._show_legend(seat)

    def draw_changed_picture(self, seat: int | None) -> None:
        """Draw the picture, if the board has one that has changed; not in plain output."""
        lines = self._picture(seat)
        if not self.out.plain and unstyled(lines) != self._pictures.get(seat, unstyled(lines)):
            self._pictures[seat] = unstyled(lines)
            draw_picture(self.out, lines)

    def forget_drawn(self) -> None:
        """Draw everything again, because the screen was cleared."""
        self._drawn.clear()
        self._blocks.clear()
        self._pictures.clear()

    def _picture(self, seat: int | None) -> list[Line]:
        return picture_of(self.screen, self._shown(seat), self.out.width)

    def _show_legend(self, seat: int | None) -> None:
        self._legend_shown = True
        legend = self.screen.legend(self._shown(seat))
        if legend:
            self.out.line(legend, "dim")

    def _render(self, part: str, seat: int | None, seen: Sequence[Block] = ()) -> str:
        with self.out.console.capture() as captured:
            self._draw(part, seat, seen)
        return captured.get()

    def _draw(self, part: str, seat: int | None, seen: Sequence[Block]) -> None:
        out, local, shown = self.out, self.local, self._shown(seat)
        if part == "board":
            self._draw_board(shown, seat, seen)
        elif part == "players":
            headings, rows = self.screen.players(shown)
            turn = local.match.board(seat).turn
            draw_players(out, headings, rows, local.names, local.marks, turn)
        elif part == "hand" and seat is not None:
            title = out.say("own-hand", name=local.names[seat])
            draw_hand(out, title, self.screen.hand(shown), seat)
        elif part == "purse" and seat is not None:
            out.line(f"[{self.screen.purse(shown)}]", "dim", hang=1)

    def _draw_board(self, shown: Any, seat: int | None, seen: Sequence[Block]) -> None:
        blocks, below = self.screen.board(shown)
        lines = self._picture(seat)
        changed = [block for block in blocks if not lines or block not in seen]
        draw_board(self.out, changed, below, self.local.marks)
        draw_picture(self.out, lines)
        self._blocks[seat] = blocks
        self._pictures[seat] = unstyled(lines)

    def _shown(self, seat: int | None) -> Any:
        """A seat's view, and the words for it."""
        local, match = self.local, self.local.match
        return self.screen.shown(
            match.view(seat),
            match.setting,
            screen_phrases(match.game, match.language),
            local.names,
            local.marks,
            self.out.plain,
        )

    @cached_property
    def cards(self) -> dict[str, str]:
        """Everything that `card NAME` can explain."""
        match = self.local.match
        return self.screen.cards(match.setting, match.language)

    # Moves

    def play(self, move: Move, seat: int) -> None:
        self.local.play(move, seat)
        self._warn_unsaved()

    def undo(self) -> None:
        self.out.message("undone", move=self.local.undo().text)
        self._warn_unsaved()

    def _warn_unsaved(self) -> None:
        if self.local.save_error:
            self.out.error(self.out.say("not-saved", reason=self.local.save_error))

    def show_decision(self, decision: Decision) -> None:
        """Print the question and all its moves."""
        out, local = self.out, self.local
        name = f"{local.names[decision.seat]}. " if len(local.people) > 1 else ""
        out.heading(f"{name}{local.text(decision.asks)}")
        shown = self._shown(decision.seat)
        offers = [
            Offer(number, move, local.text(local.match.meaning(move)))
            for number, move in enumerate(decision.moves, 1)
        ]
        show_moves(
            out,
            offers,
            self.screen.group,
            lambda heading, items: self.screen.about(shown, heading, items),
        )
        if not self._hint_shown:
            out.message("hint", "dim", example=decision.moves[0].text)
            self._hint_shown = True


def unstyled(lines: Sequence[Line]) -> str:
    """The text of a picture."""
    return "\n".join("".join(text for text, _ in line) for line in lines)
