"""`rekindle balance`, as tables and as JSON."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Terminal

BALANCE = ("balance", "euphoria", "--games", "2", "--bot", "random")


def test_balance_through_a_pipe(terminal: Terminal) -> None:
    ran = terminal.run(*BALANCE)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("2 games of euphoria, seats: 2, all random (")
    for heading in (
        "Length of a game",
        "Totals",
        "Sources of points",
        "Used: Recruits active at the end",
        "Used: Markets built",
        "Results by: What the dilemma was resolved for",
        "Results by seat",
    ):
        assert f"\n{heading}\n" in ran.out
    assert "Turns per seat: Mean " in ran.out
    assert "\nNever used (" in ran.out
    assert max(map(cell_len, ran.lines)) <= 100
    assert "\x1b" not in ran.out


def test_balance_in_german(terminal: Terminal) -> None:
    ran = terminal.run(*BALANCE, "--language", "de", "--seats", "3")
    assert "Züge je Platz: Mittel " in ran.out
    assert "Gebaute Märkte" in ran.out
    assert "balance-" not in ran.out
    assert "column-" not in ran.out


@pytest.mark.parametrize("language", ["en", "de"])
def test_balance_at_a_terminal_is_a_grid(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = terminal.run(*BALANCE, "--language", language)
    assert "──" in ran.out
    assert max(map(cell_len, plainly(ran.out).splitlines())) <= 100


def plainly(text: str) -> str:
    from rich.text import Text

    return Text.from_ansi(text).plain


def test_balance_as_json(terminal: Terminal) -> None:
    ran = terminal.run(*BALANCE, "--json", "--band", "9-11", "--option", "deck=second")
    told = json.loads(ran.out)
    assert (told["games"], told["seats"], told["bot"]) == (2, 2, "random")
    assert told["options"]["deck"] == "second"
    assert (told["totals"]["band"], told["totals"]["within"]["value"]) == ([9, 11], 1.0)
    assert {kind["name"] for kind in told["kinds"]} == {"recruit", "ability", "market", "space"}
