"""Whole tournaments in processes: complete, resumed, and with bots that break them."""

from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from rekindle.arena.tournament import (
    Played,
    Results,
    Tournament,
    games_in_all,
    open_results,
    read_results,
    run_tournament,
    watch,
)
from rekindle.arena.workers import Processes
from tests.arena.tournament import some_bots
from tests.arena.tournament.samples import tournament
from tests.arena.tournament.some_bots import QUICK


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots, bots that break their process, and nobody who waits for them for long."""
    some_bots.register(monkeypatch)
    monkeypatch.setattr(watch, "GRACE", 0.5)


def run(cup: Tournament, path: Path | None = None, jobs: int = 1) -> Results:
    with closing(open_results(path, cup)) as results, closing(Processes(jobs)) as workers:
        run_tournament(results, workers, lambda played: None)
    return results


def without_times(games: Iterable[Played]) -> list[object]:
    return [(game.key, game.seed, game.places, game.totals, game.decisions) for game in games]


def test_the_number_of_processes_changes_nothing() -> None:
    cup = tournament(QUICK[:2], deals=2, seats=(2, 3))
    one, two = run(cup, jobs=1), run(cup, jobs=2)
    assert without_times(one.sorted()) == without_times(two.sorted())
    assert len(one.games) == games_in_all(cup) == 2 * (2 + 2 * 3)
    assert Counter(game.contest for game in one.games) == {0: 4, 1: 12}


def test_a_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    cup = tournament(QUICK[:2], deals=3)
    whole = run(cup, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]) + lines[4][:30])
    told: list[Played] = []
    with closing(open_results(path, cup)) as results, closing(Processes(1)) as workers:
        run_tournament(results, workers, told.append)
    assert len(told) == 3
    assert path.read_bytes().splitlines(keepends=True)[:4] == lines[:4]
    assert without_times(read_results(path).sorted()) == without_times(whole.sorted())


def test_a_swiss_tournament_pairs_by_results_also_when_it_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    cup = tournament(QUICK, format="swiss")
    assert cup.rounds == 3
    whole = run(cup, path)
    assert len(whole.games) == games_in_all(cup) == 3 * 2 * 2
    met = Counter(frozenset(game.bots) for game in whole.games)
    assert len(met) == 6
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:8]))
    assert without_times(run(cup, path).sorted()) == without_times(whole.sorted())


@pytest.mark.parametrize(("deed", "kind"), [("dies", "died"), ("hangs", "limit")])
def test_a_bot_that_breaks_its_process_has_lost(deed: str, kind: str) -> None:
    results = run(tournament(("random", deed), limit=0.5))
    assert len(results.games) == 2
    for game in results.games:
        assert game.fault is not None
        assert (game.bots[game.fault.seat or 0], game.fault.kind) == (deed, kind)
        assert game.places[game.bots.index("random")] == 1


def test_some_bots_do_not_end_the_tournament() -> None:
    cup = tournament(("random", "raises", "dies", "cheats"), limit=5)
    results = run(cup, jobs=2)
    assert len(results.games) == games_in_all(cup)
    kinds = {
        (game.bots[game.fault.seat or 0], game.fault.kind) for game in results.games if game.fault
    }
    assert kinds == {("raises", "error"), ("dies", "died"), ("cheats", "illegal")}


def test_all_bots_of_a_line_up_take_part() -> None:
    cup = tournament(QUICK[:3], seats=(4,))
    assert games_in_all(cup) == 3 * 4
