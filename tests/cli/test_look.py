"""What the screen looks like: never too wide, never in colour alone, never without its words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import rekindle
from rekindle.cli.look import columns, wrapped
from rekindle.cli.session import PARTS
from tests.cli.shown import CODES, Screen
from tests.cli.terminal import MISSING_TEXT

CLI = Path(rekindle.__file__).parent / "cli"


@pytest.fixture(scope="module")
def matches() -> list[rekindle.Match]:
    """Moments of games with two and with four players, the last of them over."""
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


def test_colour_only_repeats_what_words_say(matches: list[rekindle.Match]) -> None:
    shown = CODES.sub("", "".join(Screen(match, 100).everything() for match in matches))
    assert "Anna" in shown
    assert re.search(r"★A\b", shown)
    assert re.search(r"\bM[1-6]\b", shown)
    assert "A3: A's worker" in shown


def test_parts_are_drawn_again_only_when_they_changed() -> None:
    screen = Screen(rekindle.new("euphoria", 2, 5), 100)
    screen.session.draw_changed(PARTS, 0)
    before = len(screen.file.getvalue())
    screen.session.draw_changed(PARTS, 0)
    assert len(screen.file.getvalue()) == before
    screen.session.table.match.play(screen.session.table.match.decision.moves[0])
    screen.session.draw_changed(PARTS, 0)
    assert len(screen.file.getvalue()) > before


def test_long_words_are_wrapped_within_the_width() -> None:
    assert all(len(row) <= 20 for row in wrapped("x" * 50 + " short", 20, 2, 2))
    assert wrapped("", 20) == [""]


@pytest.mark.parametrize(("given", "width"), [("80", 80), ("500", 100), ("5", 40), ("x", 100)])
def test_the_width_follows_the_environment(
    monkeypatch: pytest.MonkeyPatch, given: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", given)
    assert columns() == width


# Texts


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the terminal's messages, each with its variables."""
    found: dict[str, set[str]] = {}
    for line in (CLI / "locale" / f"{language}.ftl").read_text().splitlines():
        id, equals, text = line.partition(" = ")
        if equals and not line.startswith((" ", "#")):
            assert id not in found, f"{id} is there twice"
            found[id] = set(re.findall(r"\$(\w+)", text))
    return found


def test_both_languages_say_the_same_things() -> None:
    english, german = messages("en"), messages("de")
    only_german = {id for id in german if id.startswith("command-")}
    assert set(german) - only_german == set(english)
    assert {id: german[id] for id in english} == english


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_that_is_said_exists(language: str) -> None:
    known = messages(language)
    said = set()
    for path in CLI.glob("*.py"):
        text = path.read_text()
        said |= set(re.findall(r'(?:say|tell)\(\s*"([a-z-]+)"', text))
    assert said - set(known) == set()


def test_a_message_nobody_says_is_not_kept() -> None:
    sources = [*CLI.glob("*.py"), CLI.parent / "games/euphoria/presentation/terminal/screen.py"]
    code = "".join(path.read_text() for path in sources)
    quoted = set(re.findall(r"[\"']([a-z-]+)[\"']", code))
    made = ("command-", "usage-", "help-", "column-")
    unsaid = {id for id in messages("en") if id not in quoted and not id.startswith(made)}
    assert unsaid == set()
