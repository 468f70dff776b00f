"""The result of a game in the terminal: who won, and what decided a tie."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.messages import Translator
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.result import show_result
from rekindle.cli.play.seats import Seat
from rekindle.games import euphoria, revive
from rekindle.kernel.match import Match

NINE = {"euphorian": 3, "subterran": 3, "icarite": 3}


def shown(match: Match, language: str = "en") -> str:
    """The result as a terminal prints it without lines and colours."""
    file = io.StringIO()
    out = Output(Console(file=file, width=120), Translator(language), plain=True)
    match.language = language
    seats = [Seat(name) for name in ("Eva", "Flint", "Ada", "Ben", "Cleo", "Dan")[: match.seats]]
    show_result(out, LocalMatch(match, seats, {}, storage.save_info(seats, language, None)))
    return file.getvalue()


def tied_in_euphoria(first: dict[str, Any], second: dict[str, Any]) -> Match:
    """Two seats place their tenth stars together."""
    match = euphoria.position(
        seats=6,
        players=[
            {"workers": [1], "territories": NINE, "recruits": ["pete"], **first},
            {"workers": [1], "territories": NINE, "recruits": ["kyle"], **second},
        ],
        allegiance={"wastelander": 10},
    )
    match.play("place 1 farm")
    return match


def ended_in_revive(first: dict[str, Any], second: dict[str, Any]) -> Match:
    match = revive.position(
        players=[
            {"artifact_card": "hermit", **first},
            {"artifact_card": "captain", **second},
        ],
        turn=1,
        actions=1,
        ending=0,
    )
    match.play("end")
    return match


@pytest.mark.parametrize(
    ("made", "first", "second", "told"),
    [
        (
            tied_in_euphoria,
            {"morale": 2},
            {"morale": 3},
            ["Flint wins.", "Flint before Eva: equal stars, more morale (3 to 2)"],
        ),
        (
            tied_in_euphoria,
            {"knowledge": 2},
            {"knowledge": 4},
            ["Eva wins.", "Eva before Flint: equal stars, less knowledge (2 to 4)"],
        ),
        (
            ended_in_revive,
            {"points": 10, "goods": "3 food"},
            {"points": 14, "goods": "1 crystal"},
            [
                "Eva wins.",
                "Eva before Flint: equal points, more resources that made no point (3 to 1)",
            ],
        ),
        (
            ended_in_revive,
            {"points": 10, "tracks": {"gray": 2}},
            {"points": 14},
            ["Eva wins.", "Eva before Flint: equal points, further on the machine tracks (4 to 3)"],
        ),
    ],
)
def test_the_terminal_names_what_broke_a_tie(
    made: Callable[..., Match], first: dict[str, Any], second: dict[str, Any], told: list[str]
) -> None:
    assert [line for line in told if line not in shown(made(first, second))] == []


def test_the_terminal_speaks_of_ties_in_german_too() -> None:
    match = tied_in_euphoria({"morale": 2}, {"morale": 3})
    assert "Flint vor Eva: gleich viele Sterne, höhere Moral (3 zu 2)" in shown(match, "de")


def test_a_shared_victory_has_no_tie_break() -> None:
    told = shown(ended_in_revive({"points": 10}, {"points": 14}))
    assert "Shared victory: Eva, Flint." in told
    assert "before" not in told
