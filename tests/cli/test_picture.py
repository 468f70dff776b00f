"""Boards with a picture and blocks of texts, and moves on lines of their own, as in map games."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import rekindle
from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.messages import Translator
from rekindle.cli.play.game_screen import picture_of
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.move_list import Offer, show_moves
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.rendering import draw_board, draw_hand, draw_picture
from rekindle.cli.play.seats import Seat
from rekindle.cli.play.session import Session
from rekindle.games import find
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import ORDINARY
from rekindle.kernel.terminal import Block, Line
from tests import alone

WALL = "+--+--+"


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[alone.AloneGame]:
    with alone.join(monkeypatch) as found:
        yield found


def terminal(width: int = 60, plain: bool = False, colours: bool = False) -> Output:
    console = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colours,
        color_system="standard" if colours else None,
        legacy_windows=False,
        markup=False,
        emoji=False,
        highlight=False,
    )
    return Output(console, Translator("en"), plain)


def written(out: Output) -> str:
    assert isinstance(out.console.file, io.StringIO)
    return out.console.file.getvalue()


# Pictures


def test_a_picture_is_drawn_line_by_line() -> None:
    out = terminal()
    draw_picture(out, [[(WALL, "dim")], [("|", "dim"), (" A", "seat 0"), ("|", "dim")]])
    assert written(out) == f"{WALL}\n| A|\n"


def test_a_picture_has_the_colours_of_the_players() -> None:
    out = terminal(colours=True)
    draw_picture(out, [[("A", "seat 0"), ("B", "seat 1")]])
    cyan, magenta = "\x1b[1;36m", "\x1b[1;35m"
    assert f"{cyan}A" in written(out)
    assert f"{magenta}B" in written(out)


@pytest.mark.parametrize("plain", [True, False])
def test_a_text_instead_of_a_picture_is_wrapped(plain: bool) -> None:
    out = terminal(20, plain)
    draw_picture(out, [[("a1 sand, a2 field, b2 water", "")]])
    assert written(out) == "a1 sand, a2 field,\n  b2 water\n"


def test_a_picture_is_optional() -> None:
    assert picture_of(find("euphoria").terminal, None, 100) == []
    assert picture_of(find("alone").terminal, None, 100) == []


# Blocks of texts

TEXTS: list[Block] = [("Crates", "white", [("kit", "1 gear."), ("box", "2 books.")])]


def test_texts_are_next_to_their_names() -> None:
    out = terminal()
    draw_board(out, TEXTS, "", "AB")
    assert "│ kit 1 gear." in written(out)
    assert "–" not in written(out)


def test_plain_texts_have_a_line_each() -> None:
    out = terminal(plain=True)
    draw_board(out, TEXTS, "", "AB")
    assert written(out) == "Crates.\n  kit: 1 gear.\n  box: 2 books.\n\n"


def test_spaces_and_texts_may_share_a_block() -> None:
    block: Block = ("Port", "blue", [("quay", "1 gear", "A"), ("mole", "", ""), ("tide", "low")])
    boxes, lines = terminal(), terminal(plain=True)
    for out in (boxes, lines):
        draw_board(out, [block], "", "AB")
    assert all(word in written(boxes) for word in ("quay", "1 gear", "A", "mole", "low"))
    assert written(lines) == "Port. quay (1 gear): A.\n  tide: low\n  Empty: mole.\n\n"


# Drawing again


class Harbour:
    """A screen with a picture and two blocks, one of which can change."""

    def __init__(self) -> None:
        self.tide = "low"
        self.sea = "~~~~~"

    def picture(self, shown: Any, width: int) -> list[Line]:
        return [[(self.sea, "blue")]]

    def board(self, shown: Any) -> tuple[list[Block], str]:
        return [("Quay", "white", [("ships", "2")]), ("Sea", "white", [("tide", self.tide)])], ""

    def legend(self, shown: Any) -> str:
        return ""

    def shown(self, *shown: Any) -> None:
        return None


def test_with_a_picture_only_changed_blocks_are_drawn_again() -> None:
    out, seats = terminal(plain=True), [Seat("Eva")]
    match = rekindle.new("alone", 1, 5)
    local = LocalMatch(match, seats, {}, storage.save_info(seats, "en", None))
    session, harbour = Session(local, out, Reader(out)), Harbour()
    session.screen = harbour  # type: ignore[assignment]
    session.draw_changed(("board",), 0)
    first = written(out)
    assert first == "Quay.\n  ships: 2\nSea.\n  tide: low\n\n~~~~~\n"
    session.draw_changed(("board",), 0)
    assert written(out) == first
    harbour.tide = "high"
    session.draw_changed(("board",), 0)
    again = written(out).removeprefix(first)
    assert again == "Sea.\n  tide: high\n\n~~~~~\n"
    session.draw("board", 0)
    assert "Quay" in written(out).removeprefix(first + again)


def test_a_changed_picture_is_drawn_within_a_turn() -> None:
    out, seats = terminal(), [Seat("Eva")]
    local = LocalMatch(rekindle.new("alone", 1, 5), seats, {}, storage.save_info(seats, "en", None))
    session, harbour = Session(local, out, Reader(out)), Harbour()
    session.screen = harbour  # type: ignore[assignment]
    session.draw_changed_picture(0)
    assert written(out) == ""
    session.draw("board", 0)
    before = written(out)
    session.draw_changed_picture(0)
    assert written(out) == before
    harbour.sea = "^^^^^"
    session.draw_changed_picture(0)
    assert written(out).removeprefix(before) == "^^^^^\n"


def test_an_empty_hand_is_not_shown() -> None:
    for plain in (True, False):
        out = terminal(plain=plain)
        draw_hand(out, "Eva", [], 0)
        assert written(out) == ""


# Moves


def offers(*moves: str) -> list[Offer]:
    made = [Move(i, i, text, text.split()[0], ORDINARY, ()) for i, text in enumerate(moves)]
    return [Offer(number, move, f"about {move}") for number, move in enumerate(made, 1)]


def test_moves_without_labels_have_a_line_each() -> None:
    out = terminal()
    listed = offers(*(f"build a{i}" for i in range(12)), "trade gear", "use crane", "use winch")

    def group(move: Move) -> tuple[str, str]:
        return ("", "") if move.verb == "build" else ("free", "")

    show_moves(out, listed, group, lambda heading, items: "Free" if heading else "")
    lines = written(out).splitlines()
    assert lines[0] == "   1  build a0    about build a0"
    assert lines[12] == "  Free"
    assert lines[13:] == [
        "  13  trade gear  about trade gear",
        "  14  use crane   about use crane",
        "  15  use winch   about use winch",
    ]
