"""The file of results: it grows, survives a crash, and belongs to one tournament."""

from pathlib import Path

import pytest

from rekindle.arena.tournament import open_results, read_results
from rekindle.arena.tournament.results import BadResults, Fault
from tests.arena.tournament.samples import played, tournament

CUP = tournament()
GAMES = [played(("random", "rollout:1"), (2, 1), deal=deal) for deal in range(3)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three games."""
    path = tmp_path / "results.jsonl"
    results = open_results(path, CUP)
    for one in GAMES:
        results.add(one)
    results.close()
    return path


def test_a_file_has_a_header_and_a_line_for_each_game(file: Path) -> None:
    assert len(file.read_bytes().splitlines()) == 4
    found = read_results(file)
    assert found.tournament == CUP
    assert found.tournament.contests[0].content.startswith("first-edition ")
    assert found.games == GAMES


def test_a_run_goes_on_with_the_file(file: Path) -> None:
    results = open_results(file, CUP)
    results.add(played(("rollout:1", "random"), (), fault=Fault(None, "rules", "broken")))
    results.close()
    assert len(read_results(file).games) == 4


def test_no_game_counts_twice(file: Path) -> None:
    results = open_results(file, CUP)
    results.add(GAMES[0])
    results.close()
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[1])
    assert read_results(file).games == GAMES


@pytest.mark.parametrize("cut", [1, 40])
def test_a_last_line_that_was_cut_off_is_dropped(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    assert read_results(file).games == GAMES[:2]
    results = open_results(file, CUP)
    results.add(GAMES[2])
    results.close()
    assert read_results(file).games == GAMES


def test_the_file_of_another_tournament_is_refused(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(BadResults, match=r"results of another tournament.*give another file"):
        open_results(file, tournament(deals=2))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("game,winner\n1,2\n", "does not begin like a file of results"),
        ("my notes", "does not begin like a file of results"),
        ("{}\n", "does not begin like a file of results"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str, answer: str) -> None:
    path = tmp_path / "other"
    path.write_text(text)
    with pytest.raises(BadResults, match=answer):
        open_results(path, CUP)
    assert path.read_text() == text


def test_another_layout_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"layout":1', b'"layout":9'))
    with pytest.raises(BadResults, match="has layout 9, but this program reads 1"):
        read_results(file)


def test_a_damaged_line_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b"?\n", *lines[2:]]))
    with pytest.raises(BadResults, match="line 3: this is not a game"):
        read_results(file)


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_results(tmp_path / "nowhere" / "results.jsonl", CUP)
