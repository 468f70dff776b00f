"""Output: line widths, colours, what is drawn again, and the messages of the locales."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import rekindle
from rekindle.cli.output.console import text_width, wrap
from tests.cli.screen import CODES, Screen
from tests.cli.terminal import MISSING_TEXT

CLI = Path(rekindle.__file__).parent / "cli"


@pytest.fixture(scope="module")
def matches() -> list[rekindle.Match]:
    """Positions of games with two and four players; the last is a finished game."""
    found = []
    for seats, trading in ((4, "on"), (2, "off")):
        match = rekindle.new("euphoria", seats, 7, {"trading": trading})
        chance = Random(3)
        for i in range(100_000):
            if match.over or (trading == "on" and i > 300):
                break
            if i in (0, 9, 60, 150, 299):
                found.append(match.copy())
            match.play(chance.choice(match.decision.moves), match.decision.seat)
        found.append(match)
    assert found[-1].over
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "boxes"), [(100, True), (100, False), (80, True), (80, False)])
def test_no_line_is_too_wide(
    matches: list[rekindle.Match], width: int, boxes: bool, language: str
) -> None:
    for match in matches:
        shown = CODES.sub("", Screen(match, width, language, boxes).everything())
        widest = max(shown.splitlines(), key=cell_len)
        assert cell_len(widest) <= width, widest
        assert MISSING_TEXT.findall(shown) == []


def test_a_pipe_gets_no_control_codes_and_no_boxes(matches: list[rekindle.Match]) -> None:
    shown = Screen(matches[-1], 100, boxes=False).everything()
    assert all(letter.isprintable() or letter == "\n" for letter in shown)
    assert not set(shown) & set("│─╭╮╰╯■□★")


def test_colour_is_never_the_only_information(matches: list[rekindle.Match]) -> None:
    shown = CODES.sub("", "".join(Screen(match, 100).everything() for match in matches))
    assert "Anna" in shown
    assert re.search(r"★A\b", shown)
    assert re.search(r"\bM[1-6]\b", shown)
    assert "A3: A's worker" in shown


def test_long_words_are_wrapped_within_the_width() -> None:
    assert all(len(row) <= 20 for row in wrap("x" * 50 + " short", 20, 2, 2))
    assert wrap("", 20) == [""]


@pytest.mark.parametrize(("given", "width"), [("80", 80), ("500", 100), ("5", 40), ("x", 100)])
def test_the_width_follows_the_environment(
    monkeypatch: pytest.MonkeyPatch, given: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", given)
    assert text_width() == width


# Texts


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the messages, with their variables."""
    found: dict[str, set[str]] = {}
    for line in (CLI / "locale" / f"{language}.ftl").read_text().splitlines():
        id, equals, text = line.partition(" = ")
        if equals and not line.startswith((" ", "#")):
            assert id not in found, f"duplicate message {id}"
            found[id] = set(re.findall(r"\$(\w+)", text))
    return found


def test_both_locales_have_the_same_messages() -> None:
    english, german = messages("en"), messages("de")
    only_german = {id for id in german if id.startswith("command-")}
    assert set(german) - only_german == set(english)
    assert {id: german[id] for id in english} == english


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_in_the_code_exists(language: str) -> None:
    known = messages(language)
    said = set()
    for path in CLI.rglob("*.py"):
        text = path.read_text()
        said |= set(re.findall(r'(?:say|message)\(\s*"([a-z-]+)"', text))
    assert said - set(known) == set()


def test_every_message_is_used() -> None:
    terminal = CLI.parent / "games/euphoria/presentation/terminal/screen.py"
    sources = [*CLI.rglob("*.py"), terminal]
    code = "".join(path.read_text() for path in sources)
    quoted = set(re.findall(r"[\"']([a-z-]+)[\"']", code))
    arena = ("arena-format-", "arena-verdict-", "arena-fault-", "bot-fault-")
    balance = ("balance-flag-", "balance-open-")
    made = ("command-", "usage-", "help-", "column-", "value-", "doubt-", *arena, *balance)
    unsaid = {id for id in messages("en") if id not in quoted and not id.startswith(made)}
    assert unsaid == set()
