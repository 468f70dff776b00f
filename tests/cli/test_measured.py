"""Measured tables in pages of the documentation: written, replaced, and well-formed."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from rekindle.cli.balance.measured import ORIGIN, replaced, sections
from rekindle.cli.output.errors import UserError
from rekindle.games import NAMES, find
from tests.cli.terminal import Terminal

DOCS = Path(__file__).parents[2] / "docs" / "games"
EMPTY = "# Page\n\n<!-- measured: base -->\n<!-- end of measured: base -->\n\nThe end.\n"
BALANCE = ("balance", "euphoria", "--games", "2", "--bot", "random")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    found = tmp_path / "page.md"
    found.write_text(EMPTY, "utf-8")
    return found


def test_a_section_has_tables_and_how_to_make_them_again(terminal: Terminal, page: Path) -> None:
    options = ("--option", "deck=second", "--list", "recruit", "--seed", "7")
    ran = terminal.run(*BALANCE, *options, "--write-page", str(page), "--section", "base")
    assert (ran.status, ran.err) == (0, "")
    text = page.read_text("utf-8")
    assert text.startswith("# Page\n\n<!-- measured: base -->\n\n```sh\n")
    assert text.endswith("\n<!-- end of measured: base -->\n\nThe end.\n")
    assert "| Seat | Games | Mean total | Lead | Win share (fair: 50.0%) |" in text
    assert "**Used: Recruits active at the end**" in text
    assert "Used: Markets built" not in text
    (section,) = sections(text)
    told = json.loads(terminal.run(*BALANCE, *options, "--json").out)
    origin = section.origin()
    assert (origin["rules"], origin["pack"]) == (str(told["rules"]), told["pack"])
    assert "seeds 7 to 8" in section.text


def test_the_command_in_a_section_writes_the_same_again(terminal: Terminal, page: Path) -> None:
    given = ("--option", "deck=second", "--list", "market", "--seats", "3", "--band", "5-9")
    terminal.run(*BALANCE, *given, "--write-page", str(page), "--section", "base")
    first = page.read_text("utf-8")
    (section,) = sections(first)
    terminal.run(*shlex.split(section.origin()["command"])[1:])
    assert page.read_text("utf-8") == first


def test_other_sections_and_the_text_around_them_stay() -> None:
    text = EMPTY + EMPTY.replace("base", "solo")
    found = replaced(replaced(text, "solo", "new"), "solo", "newer")
    assert found.startswith(EMPTY)
    assert [section.text for section in sections(found)] == ["", "newer"]


BROKEN = [
    "<!-- measured: base -->\n",
    "<!-- end of measured: base -->\n",
    "<!-- measured: base -->\n<!-- end of measured: solo -->\n",
    "<!-- measured: base -->\n<!-- measured: solo -->\n<!-- end of measured: solo -->\n",
    EMPTY + EMPTY,
    "<!-- measured: Two words -->\n<!-- end of measured: Two words -->\n",
]


@pytest.mark.parametrize("text", BROKEN)
def test_malformed_sections_are_refused(text: str) -> None:
    with pytest.raises(UserError):
        replaced(text, "base", "new")


def test_a_page_without_the_section_says_what_to_write(terminal: Terminal, page: Path) -> None:
    ran = terminal.run(*BALANCE, "--write-page", str(page), "--section", "solo")
    assert (ran.status, ran.out) == (2, "")
    assert "no section 'solo'; it has: base; a section is '<!-- measured: solo -->'" in ran.err
    assert page.read_text("utf-8") == EMPTY


@pytest.mark.parametrize("name", NAMES)
def test_measured_sections_of_the_documentation_are_well_formed(name: str) -> None:
    """They say which rules and which pack they are about; these may be of another version."""
    file = f"docs/games/{name}-content.md"
    found = sections((DOCS / f"{name}-content.md").read_text("utf-8"))
    assert found
    for section in found:
        origin = section.origin()
        assert origin, f"{section.name} of {file} is malformed, or was never measured"
        assert origin["game"] == name
        assert int(origin["rules"]) <= find(name).rules_version
        words = shlex.split(origin["command"])
        assert words[-4:] == ["--write-page", file, "--section", section.name]
        assert len(ORIGIN.findall(section.text)) == 1
