"""Boards with a picture and blocks of texts, and moves on lines of their own, as in map games."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from rekindle.cli.output.console import Output
from rekindle.cli.output.messages import Translator
from rekindle.cli.play.changes import changed_blocks
from rekindle.cli.play.game_screen import picture_of
from rekindle.cli.play.rendering import draw_board, draw_hand, draw_picture
from rekindle.games import find
from rekindle.kernel.terminal import Block
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
    assert written(out) == "Crates.\n  kit. 1 gear.\n  box. 2 books.\n"


def test_spaces_and_texts_may_share_a_block() -> None:
    block: Block = ("Port", "blue", [("quay", "1 gear", "A"), ("mole", "", ""), ("tide", "low")])
    boxes, lines = terminal(), terminal(plain=True)
    for out in (boxes, lines):
        draw_board(out, [block], "", "AB")
    assert all(word in written(boxes) for word in ("quay", "1 gear", "A", "mole", "low"))
    assert written(lines) == "Port. quay (1 gear): A.\n  tide. low\n  Empty: mole.\n"


# What has changed


def port(tide: str, *ships: str, quay: str = "") -> list[Block]:
    return [
        ("Quay", "white", [("pier", "1 gear", quay), ("pier", "2 gears", "")]),
        ("Sea", "white", [("tide", tide), *((ship, "a ship") for ship in ships)]),
    ]


def test_only_changed_rows_are_told() -> None:
    out = terminal()
    assert changed_blocks(out, port("low"), port("low")) == []
    assert changed_blocks(out, port("low"), port("high")) == ["Sea: tide high"]
    assert changed_blocks(out, port("low"), port("low", quay="A")) == ["Quay: pier A"]
    assert changed_blocks(out, port("low", quay="A"), port("low")) == ["Quay: pier empty"]


def test_new_rows_are_told_by_their_names() -> None:
    told = changed_blocks(terminal(), port("low", "Ada"), port("high", "Ada", "Bea"))
    assert told == ["Sea: tide high, Bea"]


def test_an_empty_hand_is_not_shown() -> None:
    for plain in (True, False):
        out = terminal(plain=plain)
        draw_hand(out, "Eva", [], 0)
        assert written(out) == ""
