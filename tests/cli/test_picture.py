"""A board with a picture, blocks of texts, and moves with a line each: what a map game shows."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import rekindle
from rekindle.cli import storage
from rekindle.cli.asking import Reader
from rekindle.cli.drawing import draw_board, draw_hand, draw_picture
from rekindle.cli.listing import Offer, show_offers
from rekindle.cli.look import Look
from rekindle.cli.screens import picture_of
from rekindle.cli.seats import Seat
from rekindle.cli.session import Session
from rekindle.cli.table import Table
from rekindle.cli.words import Say
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


def terminal(width: int = 60, plain: bool = False, colours: bool = False) -> Look:
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
    return Look(console, Say("en"), plain)


def written(look: Look) -> str:
    assert isinstance(look.console.file, io.StringIO)
    return look.console.file.getvalue()


# Pictures


def test_a_picture_is_drawn_line_by_line() -> None:
    look = terminal()
    draw_picture(look, [[(WALL, "dim")], [("|", "dim"), (" A", "seat 0"), ("|", "dim")]])
    assert written(look) == f"{WALL}\n| A|\n"


def test_players_have_their_colours_in_it() -> None:
    look = terminal(colours=True)
    draw_picture(look, [[("A", "seat 0"), ("B", "seat 1")]])
    cyan, magenta = "\x1b[1;36m", "\x1b[1;35m"
    assert f"{cyan}A" in written(look)
    assert f"{magenta}B" in written(look)


@pytest.mark.parametrize("plain", [True, False])
def test_a_text_in_place_of_a_picture_is_wrapped(plain: bool) -> None:
    look = terminal(20, plain)
    draw_picture(look, [[("a1 sand, a2 field, b2 water", "")]])
    assert written(look) == "a1 sand, a2 field,\n  b2 water\n"


def test_a_game_needs_no_picture() -> None:
    assert picture_of(find("euphoria").terminal, None, 100) == []
    assert picture_of(find("alone").terminal, None, 100) == []


# Blocks of texts

TEXTS: list[Block] = [("Crates", "white", [("kit", "1 gear."), ("box", "2 books.")])]


def test_texts_stand_beside_their_names() -> None:
    look = terminal()
    draw_board(look, TEXTS, "", "AB")
    assert "│ kit 1 gear." in written(look)
    assert "–" not in written(look)


def test_texts_have_a_line_each_in_sentences() -> None:
    look = terminal(plain=True)
    draw_board(look, TEXTS, "", "AB")
    assert written(look) == "Crates.\n  kit: 1 gear.\n  box: 2 books.\n\n"


def test_spaces_and_texts_may_share_a_block() -> None:
    block: Block = ("Port", "blue", [("quay", "1 gear", "A"), ("mole", "", ""), ("tide", "low")])
    boxes, lines = terminal(), terminal(plain=True)
    for look in (boxes, lines):
        draw_board(look, [block], "", "AB")
    assert all(word in written(boxes) for word in ("quay", "1 gear", "A", "mole", "low"))
    assert written(lines) == "Port. quay (1 gear): A.\n  tide: low\n  Nobody on: mole.\n\n"


# What is drawn again


class Harbour:
    """A screen with a picture and two blocks, of which one can change."""

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


def test_with_a_picture_only_blocks_that_changed_are_drawn_again() -> None:
    look, seats = terminal(plain=True), [Seat("Eva")]
    match = rekindle.new("alone", 1, 5)
    table = Table(match, seats, {}, storage.company(seats, "en", None), None)
    session, harbour = Session(table, look, Reader(look)), Harbour()
    session.screen = harbour  # type: ignore[assignment]
    session.draw_changed(("board",), 0)
    first = written(look)
    assert first == "Quay.\n  ships: 2\nSea.\n  tide: low\n\n~~~~~\n"
    session.draw_changed(("board",), 0)
    assert written(look) == first
    harbour.tide = "high"
    session.draw_changed(("board",), 0)
    again = written(look).removeprefix(first)
    assert again == "Sea.\n  tide: high\n\n~~~~~\n"
    session.draw("board", 0)
    assert "Quay" in written(look).removeprefix(first + again)


def test_a_picture_that_shows_something_new_is_drawn_between_turns() -> None:
    look, seats = terminal(), [Seat("Eva")]
    table = Table(rekindle.new("alone", 1, 5), seats, {}, storage.company(seats, "en", None), None)
    session, harbour = Session(table, look, Reader(look)), Harbour()
    session.screen = harbour  # type: ignore[assignment]
    session.draw_changed_picture(0)
    assert written(look) == ""
    session.draw("board", 0)
    before = written(look)
    session.draw_changed_picture(0)
    assert written(look) == before
    harbour.sea = "^^^^^"
    session.draw_changed_picture(0)
    assert written(look).removeprefix(before) == "^^^^^\n"


def test_an_empty_hand_is_not_shown() -> None:
    for plain in (True, False):
        look = terminal(plain=plain)
        draw_hand(look, "Eva", [], 0)
        assert written(look) == ""


# Moves


def offers(*moves: str) -> list[Offer]:
    made = [Move(i, i, text, text.split()[0], ORDINARY, ()) for i, text in enumerate(moves)]
    return [Offer(number, move, f"about {move}") for number, move in enumerate(made, 1)]


def test_moves_that_nothing_tells_apart_have_a_line_each() -> None:
    look = terminal()
    listed = offers(*(f"build a{i}" for i in range(12)), "trade gear", "use crane", "use winch")

    def group(move: Move) -> tuple[str, str]:
        return ("", "") if move.verb == "build" else ("free", "")

    show_offers(look, listed, group, lambda heading, items: "Free" if heading else "")
    lines = written(look).splitlines()
    assert lines[0] == "   1  build a0    about build a0"
    assert lines[12] == "  Free"
    assert lines[13:] == [
        "  13  trade gear  about trade gear",
        "  14  use crane   about use crane",
        "  15  use winch   about use winch",
    ]
