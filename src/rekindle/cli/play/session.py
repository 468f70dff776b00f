"""A terminal session: a match, who is at the keyboard, and what each player has seen of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from rekindle.cli.output.console import Output
from rekindle.cli.play.abbreviations import resolve
from rekindle.cli.play.changes import changed_blocks
from rekindle.cli.play.game_screen import picture_of, screen_phrases
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.menu import Menu, Offer, menu_of
from rekindle.cli.play.move_list import group_name, show_entries
from rekindle.cli.play.names import topics_of, words_of
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.rendering import (
    draw_board,
    draw_hand,
    draw_picture,
    draw_players,
    draw_sentences,
    draw_status,
)
from rekindle.kernel.catalogue import Catalogue
from rekindle.kernel.match import Decision
from rekindle.kernel.messages import game_word
from rekindle.kernel.moves import Move
from rekindle.kernel.spelling import spellings
from rekindle.kernel.terminal import Block, Line, Topic

PARTS = ("board", "players", "hand")
"""What can be drawn on request."""
ROUND = 24
"""Lines that everything but the picture takes in a usual round."""


class Session:
    """What the game loop and the player's commands work on."""

    def __init__(self, local: LocalMatch, out: Output, reader: Reader) -> None:
        self.local = local
        self.out = out
        self.reader = reader
        self.screen = local.match.game.terminal
        self.at_keyboard: int | None = None
        self.confirming: tuple[int, Move] | None = None
        """The move that the player was asked to type again, and after how many decisions."""
        self._hinted: set[str] = set()
        self._seen: dict[int | None, Any] = {}
        self._read: dict[int | None, set[tuple[str, str]]] = {}
        self._purses: dict[int | None, str] = {}

    # Drawing on request

    def draw(self, part: str, seat: int | None, words: str = "") -> None:
        """Draw a part as a seat sees it; None is a spectator. `words` name a part of the board."""
        shown = self._shown(seat)
        if part == "board":
            self._draw_board(shown, words)
            self._seen[seat] = shown
        elif part == "players":
            turn = self.local.match.board(seat).turn
            draw_players(self.out, self.screen.players(shown), *self._people, turn)
        elif part == "hand" and seat is not None:
            self._draw_purse(shown)
            self._draw_hand(seat, self.screen.hand(shown))

    def _draw_board(self, shown: Any, words: str) -> None:
        blocks, below = self.screen.board(shown)
        blocks = blocks + self.screen.sides(shown)
        lines = picture_of(self.screen, shown, self.out.width)
        if words:
            draw_board(self.out, self._named_blocks(blocks, words), "", self.local.marks)
        else:
            draw_board(self.out, blocks, below, self.local.marks)
        if not words or self._is_picture(words):
            draw_picture(self.out, lines)
            legend = self.screen.legend(shown)
            if legend:
                self.out.line(legend, "dim")

    def _named_blocks(self, blocks: list[Block], words: str) -> list[Block]:
        found = resolve(words, [title for title, _, _ in blocks])
        return [block for block in blocks if block[0] in found]

    def _is_picture(self, words: str) -> bool:
        return self.screen.picture is not None and bool(resolve(words, [self.out.say("map")]))

    def parts_of_board(self, seat: int | None) -> list[str]:
        """What `board` can be asked for by name."""
        shown = self._shown(seat)
        blocks = self.screen.board(shown)[0] + self.screen.sides(shown)
        picture = [self.out.say("map")] if self.screen.picture is not None else []
        return [*(title for title, _, _ in blocks), *picture]

    # Drawing at a decision

    def draw_round(self, decision: Decision) -> None:
        """What has changed since this seat's last turn, and how everybody stands now."""
        seat = decision.seat
        before, now = self._seen.get(seat), self._shown(seat)
        if before is not None:
            self._draw_changes(before, now)
        self._draw_tall_picture(before, now)
        self._draw_status(before, now)
        self._draw_hand(seat, self._unread_rows(decision, now))
        self._purses[seat] = self.screen.purse(now)  # the status has just said it
        self._seen[seat] = now

    def draw_purse(self, seat: int) -> None:
        """One line with what the player has, unless it is still on the screen."""
        shown = self._shown(seat)
        purse = self.screen.purse(shown)
        if purse != self._purses.get(seat):
            self._purses[seat] = purse
            self._draw_purse(shown)

    def forget_read(self) -> None:
        """Show everything secret again, because the screen was cleared."""
        self._read.clear()
        self._purses.clear()

    def _draw_changes(self, before: Any, now: Any) -> None:
        (old, _), (blocks, below) = self.screen.board(before), self.screen.board(now)
        told = changed_blocks(self.out, old, blocks) + self.screen.moved(before, now)
        for text in told:
            self.out.line(text, hang=2)
        if below and below != self.screen.board(before)[1]:
            self.out.line(below)

    def _draw_tall_picture(self, before: Any, now: Any) -> None:
        """Draw the picture if it is new and there is room for it besides everything else."""
        lines = picture_of(self.screen, now, self.out.width)
        old = [] if before is None else picture_of(self.screen, before, self.out.width)
        fits = not self.out.plain and self.out.height >= len(lines) + ROUND
        if fits and unstyled(lines) != unstyled(old):
            draw_picture(self.out, lines)

    def _draw_status(self, before: Any, now: Any) -> None:
        """A row for each player; sentences only about those of whom there is news."""
        names, marks = self._people
        headings, rows = self.screen.status(now)
        if not self.out.plain:
            draw_status(self.out, (headings, rows), names, marks, now.view.turn)
            return
        old = self.screen.status(before)[1] if before is not None else [[] for _ in rows]
        new = [seat for seat, row in enumerate(rows) if row != old[seat]]
        draw_sentences(self.out, (headings, [rows[i] for i in new]), [names[i] for i in new])

    def _unread_rows(self, decision: Decision, shown: Any) -> list[tuple[str, str]]:
        """The rows of the hand that this seat was never shown, and that the moves do not tell."""
        read = self._read.setdefault(decision.seat, set())
        rows = [row for row in self.screen.hand(shown) if row not in read]
        read.update(rows)
        entries = self.menu(decision).entries
        told = " ".join(entry.meaning for entry in entries if isinstance(entry, Offer))
        return [row for row in rows if not is_told(row[1], told)]

    def _draw_hand(self, seat: int, rows: list[tuple[str, str]]) -> None:
        title = self.out.say("own-hand", name=self.local.names[seat])
        draw_hand(self.out, title, rows, seat)

    def _draw_purse(self, shown: Any) -> None:
        self.out.line(f"[{self.screen.purse(shown)}]", "dim", hang=1)

    @property
    def _people(self) -> tuple[list[str], list[str]]:
        return self.local.names, self.local.marks

    def _shown(self, seat: int | None) -> Any:
        """A seat's view, and the words for it."""
        local, match = self.local, self.local.match
        phrases = screen_phrases(match.game, match.language)
        return self.screen.shown(
            match.view(seat), match.setting, phrases, local.names, local.marks, self.out.plain
        )

    # Explanations

    def topics(self, seat: int | None) -> list[Topic]:
        """Everything that `card NAME` can explain."""
        return topics_of(self._catalogue, self.screen.topics(self._shown(seat)))

    def ending(self) -> list[str]:
        """What explains the points of a finished game."""
        return self.screen.ending(self._shown(None))

    @cached_property
    def _catalogue(self) -> Catalogue[Any, Any]:
        match = self.local.match
        return match.game.catalogue(match.setting, match.language)

    def translations(self, seat: int, moves: Iterable[Move]) -> dict[str, tuple[str, ...]]:
        """What moves are called in the player's language, by their texts."""
        words = {**words_of(self._catalogue), **self.screen.words(self._shown(seat))}
        return {move.text: spellings(translated(move.text, words)) for move in moves}

    def owned(self, seat: int, moves: Iterable[Move]) -> list[Move]:
        """The moves that the player has everything for."""
        shown = self._shown(seat)
        return [move for move in moves if self.screen.owns(shown, move)]

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

    def menu(self, decision: Decision) -> Menu:
        """The numbered moves of a decision."""
        meanings = [self.local.clause(self.local.match.brief(move)) for move in decision.moves]
        return menu_of(decision.moves, meanings, self.screen.group, self._kind)

    def _kind(self, move: Move) -> str | None:
        """The name of the kind of thing that a move is made with."""
        kind, match = self.screen.kind(move), self.local.match
        return kind and game_word(match.game.phrases(match.language), "group", kind)

    def show_decision(self, decision: Decision) -> None:
        """Print the question and its moves."""
        out, local = self.out, self.local
        name = f"{local.names[decision.seat]}. " if len(local.people) > 1 else ""
        out.heading(f"{name}{local.text(decision.asks)}")
        menu = self.menu(decision)
        show_entries(out, menu.entries)
        self._give_hints(decision, menu)

    def _give_hints(self, decision: Decision, menu: Menu) -> None:
        """Say once what can be typed, and once what folded groups are."""
        if "hint" not in self._hinted:
            self._hinted.add("hint")
            self.out.message("hint", "dim", example=decision.moves[0].text)
        if menu.groups and "group" not in self._hinted:
            self._hinted.add("group")
            group = menu.groups[0]
            name = group_name(self.out, group)
            self.out.message("group-hint", "dim", number=group.number, name=name)


def translated(text: str, words: Mapping[str, str]) -> str:
    """The text of a move with other words for what it names."""
    if text in words:
        return words[text]
    return " ".join(words.get(word, word) for word in text.split())


def unstyled(lines: Iterable[Line]) -> str:
    """The text of a picture."""
    return "\n".join("".join(text for text, _ in line) for line in lines)


def is_told(text: str, told: str) -> bool:
    """Whether this has been told, perhaps without the name that stands before it."""
    _, _, after_name = text.partition(". ")
    return text in told or (after_name != "" and after_name in told)
