"""`rekindle loadtest`: bounded, local, and it notices lost and doubled moves."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from rekindle.cli import main
from rekindle.cli.output.errors import UserError
from rekindle.server.loadtest.clients import ClientTable, Measurements, SentMove
from rekindle.server.loadtest.plan import LoadtestError, Plan, check, is_local
from rekindle.server.loadtest.report import percentile, render
from rekindle.server.loadtest.run import journal_difference, number_difference, run
from rekindle.server.protocol.tables import Key
from rekindle.server.store.models import Entry
from tests.server.postgres import Postgres
from tests.server.serving import Server

SMALL = Plan(tables=10, every=0.5, seconds=5.0)


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_a_small_run_loses_nothing(game: str) -> None:
    report = run(replace(SMALL, game=game))
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0), report.said
    assert report.decisions >= 50
    assert 0 < report.median <= report.p99 <= report.worst
    assert 0 < report.told_median <= report.told_p99
    assert report.server_cpu
    assert "lost, doubled" in render(SMALL, report)


def test_a_run_on_postgresql_with_two_workers(postgres: Postgres) -> None:
    plan = replace(SMALL, database=postgres.database(), workers=2, seats=3, compression=False)
    report = run(plan)
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0), report.said
    assert report.decisions >= 50


@pytest.mark.parametrize("abuse", ["sockets", "undo", "replay"])
def test_an_abusive_client_is_measured_and_does_not_disturb_the_moves(abuse: str) -> None:
    plan = Plan(tables=3, every=0.2, seconds=2.0, game="revive", abuse=abuse)
    report = run(plan)
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0), report.said
    assert report.decisions >= 15
    assert report.abuse_sent > 10
    assert f"{abuse} abuse" in render(plan, report)
    assert report.server_memory


def test_the_time_until_bots_have_decided_is_measured() -> None:
    """From the state with one's own move to the next one in which one is asked again."""
    made = ClientTable("http://127.0.0.1", "t", [Key(0, "k")], Measurements(), bots=True)
    made.sent = SentMove(0, "end", number=0, at=1.0, pending={0})
    asked = [{"seat": 0, "moves": [{"text": "end"}]}]
    made._receive(0, state(1, [{"seat": 1}]), 1.5)
    assert (made.measured.acknowledged, made.measured.answered) == ([0.5], [])
    made._receive(0, state(2, [{"seat": 1}]), 2.0)
    made._receive(0, state(3, asked), 3.5)
    made._receive(0, state(4, asked), 9.0)
    assert made.measured.answered == [2.0]


def state(number: int, decisions: list[dict[str, Any]]) -> str:
    return json.dumps({"is": "state", "number": number, "decisions": decisions})


def test_a_server_that_is_already_running(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--tables", "3", "--every", "0.2", "--seconds", "1", "--json"]
    assert main.command(["loadtest", "--address", server.address, *small]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["lost"], report["doubled"], report["errors"]) == (0, 0, 0)
    assert report["decisions"] >= 6
    assert report["server_cpu"] is None
    server.check_log()


# --- local and bounded ----------------------------------------------------------------------------


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


def test_local_addresses_are_recognised() -> None:
    assert is_local("http://localhost:8000")
    assert is_local("http://127.0.0.1:8000/")
    assert is_local("http://[::1]:8000")


@pytest.mark.parametrize(
    "changed",
    [
        {"tables": 0},
        {"tables": 10**6},
        {"seconds": 0},
        {"seconds": 1e9},
        {"every": 0},
        {"abuse": "arson"},
        {"abuse": "why", "tables": 41},
    ],
)
def test_the_load_is_bounded(changed: dict[str, float | str]) -> None:
    with pytest.raises(LoadtestError):
        check(replace(SMALL, **changed))  # type: ignore[arg-type]


def test_a_server_that_does_not_respond_is_reported() -> None:
    with pytest.raises(UserError, match="does not respond"):
        main.command(["loadtest", "--address", "http://127.0.0.1:9", "--tables", "1"])


def test_a_database_that_cannot_be_used_is_reported() -> None:
    with pytest.raises(UserError, match="did not start"):
        main.command(["loadtest", "--database", "mysql://here", "--tables", "1"])


# --- lost and doubled -----------------------------------------------------------------------------


def table(*played: tuple[int, str], sent: tuple[int, str] | None = None) -> ClientTable:
    made = ClientTable("http://127.0.0.1", "t", [], Measurements())
    made.played = list(played)
    made.number = len(played)
    if sent is not None:
        made.sent = SentMove(*sent, number=len(played), at=0.0, pending={0})
    return made


def entries(*moves: tuple[int, str]) -> list[Entry]:
    return [
        Entry("t", number, "move", seat, text, 0, 0.0)
        for number, (seat, text) in enumerate(moves, 1)
    ]


def test_lost_moves_are_counted() -> None:
    a, b, c = (0, "a"), (1, "b"), (0, "c")
    assert journal_difference(table(a, b, c), entries(a, b, c)) == (0, 0)
    assert journal_difference(table(a, b, c), entries(a, b)) == (1, 0)
    assert journal_difference(table(a, b, c), []) == (3, 0)
    assert journal_difference(table(a, b), entries(a, c)) == (1, 0)


def test_doubled_moves_are_counted() -> None:
    a, b = (0, "a"), (1, "b")
    assert journal_difference(table(a), entries(a, a)) == (0, 1)
    assert journal_difference(table(a, sent=b), entries(a, b)) == (0, 0)
    assert journal_difference(table(a, sent=b), entries(a, b, b)) == (0, 2)


def test_without_a_database_numbers_are_compared() -> None:
    made = table((0, "a"), (1, "b"))
    assert number_difference(made) == (0, 0)
    made.number = 1
    assert number_difference(made) == (1, 0)
    made.number = 4
    assert number_difference(made) == (0, 2)


def test_percentiles() -> None:
    times = [i / 1000 for i in range(1, 101)]
    assert [percentile(times, share) for share in (0.5, 0.99, 1.0)] == [51, 100, 100]
    assert percentile([], 0.5) == 0
