"""`rekindle balance`, as tables and as JSON."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from rich.cells import cell_len

from rekindle.arena.balance_analysis.flags import SORTS
from tests.cli.terminal import Terminal

BALANCE = ("balance", "euphoria", "--games", "2", "--bot", "random")


def test_a_summary_comes_first_then_results_totals_and_components(terminal: Terminal) -> None:
    ran = terminal.run(*BALANCE)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("2 games of euphoria, seats: 2, all random (")
    headings = (
        "Outside the bounds: ",
        "Too few games to tell about: ",
        "Results by: What the dilemma was resolved for\n",
        "Results by seat\n",
        "Totals\n",
        "Length of a game\n",
        "Sources of points\n",
        "Used: Recruits active at the end\n",
        "Used: Markets built\n",
    )
    places = [ran.out.index(f"\n{heading}") for heading in headings]
    assert places == sorted(places)
    assert places[3] < ran.out.index("\nNever used (")
    assert "Turns per seat: " in ran.out[: places[0]]
    assert max(map(cell_len, ran.lines)) <= 100
    assert "\x1b" not in ran.out


def test_components_have_their_names(terminal: Terminal) -> None:
    out = terminal.run(*BALANCE, "--list", "space", "--list", "market").out
    spaces = out[out.index("Used: Spaces placed on") :]
    assert "\n  Cloud Mine: Per game " in spaces
    assert "cloud-mine" not in out


def test_long_tables_are_folded(terminal: Terminal) -> None:
    folded, whole = terminal.run(*BALANCE), terminal.run(*BALANCE, "--all")
    assert " more (--all)\n" in folded.out
    assert "--all" not in whole.out
    assert len(whole.lines) > len(folded.lines)
    one = terminal.run(*BALANCE, "--list", "space").out
    section = one[one.index("Used: Spaces placed on") :].partition("Never used")[0]
    assert "--all" not in section


def test_several_numbers_of_seats_follow_one_another(terminal: Terminal) -> None:
    out = terminal.run(*BALANCE, "--seats", "2", "--seats", "3").out
    first, second = (out.index(f"2 games of euphoria, seats: {n}") for n in (2, 3))
    assert first < out.index("\nResults by seat") < second
    told = json.loads(terminal.run(*BALANCE, "--seats", "2", "--seats", "3", "--json").out)
    assert [one["seats"] for one in told] == [2, 3]


def test_a_network_may_play(terminal: Terminal) -> None:
    network = str(files("rekindle.games.recall").joinpath("bot/networks/2.npz"))
    ran = terminal.run("balance", "recall", "--games", "1", "--bot", f"value:{network}")
    assert ran.status == 0
    assert "Results by: Tribe" in ran.out


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
    kinds = {kind["name"]: kind for kind in told["kinds"]}
    assert {"recruit", "hidden-recruit", "market-star", "space"} <= kinds.keys()
    assert {use["id"] for use in kinds["space"]["uses"]} >= {"cloud-mine", "farm"}
    assert told["bounds"]["totals"] == [9, 11]
    assert set(told["open"]) <= set(SORTS)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--list", "kettle"), "no components are called 'kettle'; the kinds are: recruit, "),
        (("--section", "base"), "'--section base' needs --write-page FILE"),
        (("--write-page", "page.md"), "needs --section NAME"),
        (("--html", "/no/such/folder/page.html"), "No such file or directory"),
    ],
)
def test_what_is_wrong_is_told_before_any_game(
    terminal: Terminal, given: tuple[str, ...], told: str
) -> None:
    ran = terminal.run(*BALANCE[:2], "--games", "1000000", *given)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err


# The page with charts


def written(terminal: Terminal, folder: Path, *more: str) -> str:
    file = folder / "balance.html"
    ran = terminal.run(*BALANCE, "--html", str(file), *more)
    assert (ran.status, ran.err) == (0, "")
    return file.read_text("utf-8")


def test_a_page_needs_no_other_file(terminal: Terminal, tmp_path: Path) -> None:
    page = written(terminal, tmp_path)
    assert page.startswith("<!doctype html>")
    for outside in ("http:", "https:", "<script", "<link", "url(", "src="):
        assert outside not in page


def test_flags_are_on_top_of_the_page(terminal: Terminal, tmp_path: Path) -> None:
    page = written(terminal, tmp_path)
    headings = re.findall(r"<h2>(.*?)</h2>", page)
    assert headings[0].startswith("Outside the bounds: ")
    assert headings[1] == "Results by: What the dilemma was resolved for"
    assert "Distribution of totals" in headings
    assert "Used: Recruits active at the end" in re.findall(r"<summary>(.*?)</summary>", page)


def test_every_chart_stays_within_its_drawing(terminal: Terminal, tmp_path: Path) -> None:
    """Also where a name is long, or a value negative as in the leads of seats."""
    page = written(terminal, tmp_path)
    drawings = re.findall(r'<svg viewBox="0 0 (\d+) (\d+)".*?>(.*?)</svg>', page)
    assert len(drawings) > 10
    for width, height, inside in drawings:
        for x in re.findall(r' (?:x|x1|x2|cx)="([^"]+)"', inside):
            assert 0 <= float(x) <= int(width)
        for y in re.findall(r' (?:y|y1|y2|cy)="([^"]+)"', inside):
            assert 0 <= float(y) <= int(height)
        for x, size in re.findall(r'<rect[^>]* x="([^"]+)"[^>]* width="([^"]+)"', inside):
            assert float(size) >= 0
            assert float(x) + float(size) <= int(width)


def test_a_page_in_german_about_several_numbers_of_seats(
    terminal: Terminal, tmp_path: Path
) -> None:
    page = written(terminal, tmp_path, "--language", "de", "--seats", "2", "--seats", "3")
    assert '<html lang="de">' in page
    assert page.count("<h1>") == 2
    assert "balance-" not in page
    assert "column-" not in page
