"""`rekindle loadtest`: bounded, on this machine alone, and it notices what is lost or doubled."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rekindle.cli import main
from rekindle.cli.output.errors import UserError
from rekindle.server.loadtest import (
    LoadtestError,
    Plan,
    at,
    check,
    counted,
    differences,
    is_here,
    run,
    shown,
)
from rekindle.server.loadtest_tables import Measured, Sent, Table
from rekindle.server.store.models import Entry
from tests.server.postgres import Postgres
from tests.server.serving import Server

SMALL = Plan(tables=10, every=0.5, seconds=5.0)


@pytest.mark.parametrize("game", ["euphoria", "revive"])
def test_a_small_run_loses_nothing(game: str) -> None:
    report = run(replace(SMALL, game=game))
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0), report.said
    assert report.decisions >= 50
    assert 0 < report.median <= report.p99 <= report.worst
    assert 0 < report.told_median <= report.told_p99
    assert report.server_cpu
    assert "lost, doubled" in shown(SMALL, report)


def test_a_run_on_postgresql_with_two_workers(postgres: Postgres) -> None:
    plan = replace(SMALL, database=postgres.database(), workers=2, seats=3, compression=False)
    report = run(plan)
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0), report.said
    assert report.decisions >= 50


def test_a_server_that_runs_already(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--tables", "3", "--every", "0.2", "--seconds", "1", "--json"]
    assert main.command(["loadtest", "--address", server.address, *small]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["lost"], report["doubled"], report["errors"]) == (0, 0, 0)
    assert report["decisions"] >= 6
    assert report["server_cpu"] is None
    server.check_log()


# --- only here, and not without end ---------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org",
        "https://127.0.0.1:8000",
        "http://192.168.0.7:8000",
        "http://127.0.0.1:8000/other",
        "127.0.0.1:8000",
        "http://127.0.0.1.example.org",
    ],
)
def test_other_machines_are_refused(address: str) -> None:
    with pytest.raises(UserError, match="on this machine"):
        main.command(["loadtest", "--address", address])


def test_this_machine_has_several_names() -> None:
    assert is_here("http://localhost:8000")
    assert is_here("http://127.0.0.1:8000/")
    assert is_here("http://[::1]:8000")


@pytest.mark.parametrize(
    "changed", [{"tables": 0}, {"tables": 10**6}, {"seconds": 0}, {"seconds": 1e9}, {"every": 0}]
)
def test_a_load_has_bounds(changed: dict[str, float]) -> None:
    with pytest.raises(LoadtestError):
        check(replace(SMALL, **changed))  # type: ignore[arg-type]


def test_a_server_that_is_not_there_is_told_of() -> None:
    with pytest.raises(UserError, match="does not answer"):
        main.command(["loadtest", "--address", "http://127.0.0.1:9", "--tables", "1"])


def test_a_database_that_cannot_be_used_is_told_of() -> None:
    with pytest.raises(UserError, match="does not start"):
        main.command(["loadtest", "--database", "mysql://here", "--tables", "1"])


# --- lost and doubled -----------------------------------------------------------------------------


def table(*played: tuple[int, str], sent: tuple[int, str] | None = None) -> Table:
    made = Table("http://127.0.0.1", "t", [], Measured())
    made.played = list(played)
    made.number = len(played)
    if sent is not None:
        made.sent = Sent(*sent, number=len(played), at=0.0, unheard={0})
    return made


def entries(*moves: tuple[int, str]) -> list[Entry]:
    return [
        Entry("t", number, "move", seat, text, 0, 0.0)
        for number, (seat, text) in enumerate(moves, 1)
    ]


def test_what_is_lost_is_counted() -> None:
    a, b, c = (0, "a"), (1, "b"), (0, "c")
    assert differences(table(a, b, c), entries(a, b, c)) == (0, 0)
    assert differences(table(a, b, c), entries(a, b)) == (1, 0)
    assert differences(table(a, b, c), []) == (3, 0)
    assert differences(table(a, b), entries(a, c)) == (1, 0)


def test_what_is_doubled_is_counted() -> None:
    a, b = (0, "a"), (1, "b")
    assert differences(table(a), entries(a, a)) == (0, 1)
    assert differences(table(a, sent=b), entries(a, b)) == (0, 0)
    assert differences(table(a, sent=b), entries(a, b, b)) == (0, 2)


def test_without_a_database_numbers_are_compared() -> None:
    made = table((0, "a"), (1, "b"))
    assert counted(made) == (0, 0)
    made.number = 1
    assert counted(made) == (1, 0)
    made.number = 4
    assert counted(made) == (0, 2)


def test_percentiles() -> None:
    times = [i / 1000 for i in range(1, 101)]
    assert (at(times, 0.5), at(times, 0.99), at(times, 1.0), at([], 0.5)) == (51, 100, 100, 0)
