"""The benchmark: its arithmetic, its errors, and limits that do not depend on the machine."""

import ast
import io
import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rekindle.bench import (
    benchmark,
    checksums,
    contender,
    engine_process,
    environment_process,
    environments,
)
from rekindle.bench.checksums import BenchError, check_identity
from rekindle.bench.contender import Contender
from rekindle.bench.fixed_games import (
    SEEDS,
    Deal,
    checksummer,
    dealer,
    entries,
    identity,
    label,
    play,
    survey,
)
from rekindle.bench.measurements import (
    COPY_SEEDS,
    Work,
    build,
    halfway,
    kept_bytes,
    time_slice,
    work,
)
from rekindle.bench.report import report

PER_DECISION = {
    "euphoria": Work(lines=1200, calls=135),
    "revive": Work(lines=2200, calls=350),
    "recall": Work(lines=1100, calls=140),
}
"""Limits per decision, interpreted; Revive searches its map before every action."""
BYTES_PER_COPY = 10_000

every_game = pytest.mark.parametrize(("game", "seats"), entries())


# --- limits ---------------------------------------------------------------------------------------


@every_game
def test_the_fixed_games_end_as_committed(game: str, seats: int) -> None:
    found = survey(dealer(game, seats), checksummer(game), seats)
    check_identity(label(game, seats), identity(seats, found))


@pytest.mark.skipif(build() != "pure", reason="compiled code cannot be traced")
@every_game
def test_a_decision_takes_little_work(game: str, seats: int) -> None:
    found = work(dealer(game, seats))
    assert found.lines <= PER_DECISION[game].lines
    assert found.calls <= PER_DECISION[game].calls


@every_game
def test_a_kept_copy_is_small(game: str, seats: int) -> None:
    deal = dealer(game, seats)
    lengths = [play(*deal(seed), seed) for seed in COPY_SEEDS]
    assert kept_bytes(halfway(deal, lengths)) <= BYTES_PER_COPY


# --- one contender --------------------------------------------------------------------------------


class Countdown:
    """A countdown for one player; every decision has two or more options."""

    def __init__(self, left: int) -> None:
        self.left = left

    @property
    def over(self) -> bool:
        return self.left == 0

    @property
    def options(self) -> list[int]:
        return list(range(2 + self.left % 3))

    def copy(self) -> "Countdown":
        return Countdown(self.left)


class CountdownRules:
    def play(self, state: Countdown, code: int) -> None:
        assert code in state.options
        state.left -= 1


def countdown(seed: int) -> tuple[CountdownRules, Countdown]:
    return CountdownRules(), Countdown(10 + seed)


def left(state: Countdown) -> int:
    return state.left


def test_a_survey_is_reproducible() -> None:
    first = survey(countdown, left)
    assert first == survey(countdown, left)
    assert first.decisions == sum(10 + seed for seed in SEEDS) == len(first.sizes)
    assert set(first.sizes) == {2, 3, 4}


def test_halfway() -> None:
    states = halfway(countdown, survey(countdown, left).lengths)
    assert [state.copy().options for state in states] == [
        Countdown(10 + seed - (10 + seed) // 2).options for seed in COPY_SEEDS
    ]


def test_a_decision_needs_two_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Countdown, "options", [0])
    with pytest.raises(ValueError, match="two or more options"):
        survey(countdown, left)


def test_a_slice_of_other_games_is_an_error() -> None:
    with pytest.raises(ValueError, match="decisions"):
        time_slice(countdown, halfway(countdown, survey(countdown, left).lengths), 5000)


@pytest.mark.skipif(build() != "pure", reason="compiled code cannot be traced")
def test_work_counts_only_the_engine() -> None:
    deal: Deal = countdown
    found = work(deal, seeds=[0])
    # Each of ten decisions: over, options, play, and options again inside play;
    # once more over, to see that the game has ended.
    assert found.calls == (10 * 4 + 1) / 10
    assert found.lines == (10 * (1 + 1 + 2 + 1) + 1) / 10
    assert sys.gettrace() is None


def test_a_contender_prints_one_object_per_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_process, "dealer", lambda game, seats: countdown)
    monkeypatch.setattr(engine_process, "checksummer", lambda game: left)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n"))
    engine_process.serve("countdown", 1)
    hello, *slices = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (hello["name"], hello["seats"], hello["options_p50"]) == ("countdown", 1, 3)
    assert len(slices) == 2
    assert all(one["seconds"] > 0 and one["copy_us"] > 0 for one in slices)


@pytest.mark.parametrize("script", [contender.PEER, contender.GYM_PEER], ids=lambda path: path.stem)
def test_the_peer_does_not_import_rekindle(script: Path) -> None:
    tree = ast.parse(script.read_text())
    modules = {
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not any(name.split(".")[0] == "rekindle" for name in modules)


# --- rounds and reports ---------------------------------------------------------------------------

PROGRAM = """
import json, sys
hello, seconds = json.loads(sys.argv[1]), json.loads(sys.argv[2])
print(json.dumps(hello), flush=True)
for line, time in zip(sys.stdin, seconds):
    print(json.dumps({"seconds": time, "copy_us": 50 * time, "new_game_us": 9, "kept_copy_us": 8}),
          flush=True)
"""


COMMITTED = {"seats": 1, "seeds": "0-29", "decisions": 7500, "checksum": "0000abcd"}


def contender_with(seconds: list[float], **hello: Any) -> Contender:
    """A contender with prepared answers."""
    command = [sys.executable, "-c", PROGRAM, json.dumps(hello), json.dumps(seconds)]
    return Contender(command, dict(os.environ))


def ours(seconds: list[float]) -> Contender:
    return contender_with(
        seconds,
        name="countdown",
        seats=1,
        decisions=1000,
        games=4,
        identity=COMMITTED,
        decisions_per_game=250,
        options_mean=3.0,
        options_p50=3,
        options_p90=4,
        kept_bytes=64,
    )


def peer(seconds: list[float]) -> Contender:
    return contender_with(seconds, name="peer 1.0", seats=2, games=2, decisions=100)


@pytest.fixture
def countdown_committed(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    path = tmp_path / "checksums.json"
    path.write_text(json.dumps({"countdown, 1 seats": COMMITTED}))
    monkeypatch.setattr(checksums, "CHECKSUMS", path)
    for module in (benchmark, checksums):
        monkeypatch.setattr(module, "entries", lambda: [("countdown", 1)])


@pytest.mark.usefixtures("countdown_committed")
def test_a_ratio_is_the_median_over_rounds_of_best_slices() -> None:
    rounds = [
        benchmark.one_round(
            [partial(ours, [0.9, own, 0.8]), partial(peer, [0.5, 0.9, 0.7])], slices=3
        )
        for own in (0.25, 0.5, 0.1)
    ]
    result = report(rounds, has_peer=True)
    # Ours: 4,000, 2,000 and 10,000 decisions a second; the peer's best is always 200.
    assert result["games"][0]["decisions_per_s"] == 4000
    assert result["peer"]["decisions_per_s"] == 200
    ratio = result["ratios"]["countdown, 1 seats"]
    assert ratio["decisions_per_s"] == {"median": 20, "low": 10, "high": 50}
    assert ratio["copy_us"] == {"median": 2, "low": 1, "high": 5}
    # Four games of ours in a slice, two of the peer's.
    assert result["details"]["countdown, 1 seats"]["games_per_s"] == 16
    assert result["details"]["peer 1.0"] == {"games_per_s": 4}
    assert ratio["games_per_s"] == {"median": 4, "low": 2, "high": 10}


@pytest.mark.usefixtures("countdown_committed")
@pytest.mark.parametrize("with_peer", [True, False])
def test_the_json_report(
    with_peer: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "start_game", lambda game, seats: ours([0.5, 0.5]))
    monkeypatch.setattr(benchmark, "start_peer", lambda python: peer([0.5, 0.5]))
    code = benchmark.main(
        json=True, peer_python="python" if with_peer else None, processes=1, slices=2
    )
    result = json.loads(capsys.readouterr().out)
    assert code == 0
    assert list(result)[:2] == ["games", "peer"]
    assert result["games"] == [
        {"game": "countdown", "seats": 1, "decisions_per_s": 2000, "copy_us": 25.0}
    ]
    expected = {"name": "peer 1.0", "decisions_per_s": 200, "copy_us": 25.0}
    assert result["peer"] == (expected if with_peer else None)


@pytest.mark.usefixtures("countdown_committed")
def test_the_text_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "start_game", lambda game, seats: ours([0.5]))
    monkeypatch.setattr(benchmark, "start_peer", lambda python: peer([0.5]))
    assert benchmark.main(peer_python="python", processes=1, slices=1) == 0
    out = capsys.readouterr().out
    assert "countdown, 1 seats: 10.0 times the decisions of peer 1.0" in out
    assert "2.0 times the games (2.0 to 2.0), copies 1.0 times as fast" in out


@pytest.mark.usefixtures("countdown_committed")
def test_games_that_end_differently_are_not_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        benchmark,
        "start_game",
        lambda game, seats: contender_with(
            [], name=game, seats=1, identity={**COMMITTED, "checksum": "0000dcba"}
        ),
    )
    assert benchmark.main(processes=1, slices=1) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "countdown, 1 seats end differently" in err
    assert "make checksums" in err


@pytest.mark.usefixtures("countdown_committed")
def test_a_peer_that_does_not_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "start_game", lambda game, seats: ours([0.5]))
    assert benchmark.main(peer_python="no/such/python", processes=1, slices=1) == 1
    assert "cannot start no/such/python" in capsys.readouterr().err


def test_a_contender_that_exits() -> None:
    with pytest.raises(BenchError, match="exited without an answer"):
        Contender([sys.executable, "-c", ""], dict(os.environ))


@pytest.mark.usefixtures("countdown_committed")
def test_write_checksums(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksums, "dealer", lambda game, seats: countdown)
    monkeypatch.setattr(checksums, "checksummer", lambda game: left)
    assert benchmark.main(rebase=True) == 0
    check_identity("countdown, 1 seats", identity(1, survey(countdown, left, 1)))


# --- environments for learners --------------------------------------------------------------------


@pytest.mark.parametrize("kind", environment_process.KINDS)
def test_an_environment_is_timed(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment_process, "GYMNASIUM_STEPS", 20)
    monkeypatch.setattr(environment_process, "VECTOR_GAMES", 4)
    monkeypatch.setattr(environment_process, "VECTOR_STEPS", 5)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    environment_process.serve(kind, "revive", 2)
    hello, timed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert hello == {"name": f"{kind}: revive", "seats": 2, "decisions": 20}
    assert timed["seconds"] > 0


@pytest.mark.parametrize("with_peer", [True, False])
def test_the_report_of_environments(
    with_peer: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def start(kind: str, game: str, seats: int) -> Contender:
        return contender_with([0.5], name=f"{kind}: {game}", seats=seats, decisions=1000)

    monkeypatch.setattr(environments, "entries", lambda: [("countdown", 2), ("countdown", 3)])
    monkeypatch.setattr(environments, "start_environment", start)
    monkeypatch.setattr(environments, "start_gym_peer", lambda python: peer([0.25]))
    python = "python" if with_peer else None
    assert environments.main(json=False, peer_python=python, processes=1, slices=1) == 0
    lines = [line.split("  ")[0] for line in capsys.readouterr().out.splitlines()[3:]]
    ours = [
        f"{kind}: countdown, {n} seats"
        for kind, n in (("gymnasium", 2), ("vector", 2), ("vector", 3))
    ]
    assert lines == [*ours, *(["peer 1.0, 2 seats"] if with_peer else [])]
    assert environments.main(json=True, peer_python=python, processes=1, slices=1) == 0
    result = json.loads(capsys.readouterr().out)
    assert [result["steps_per_s"][name] for name in ours] == [2000, 2000, 2000]
    five = {"median": 5, "low": 5, "high": 5}
    assert result["ratios"] == (dict.fromkeys(ours, five) if with_peer else {})


def test_environments_of_a_peer_that_does_not_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environments, "environments", list)
    assert environments.main(False, "no/such/python", processes=1, slices=1) == 1
    assert "cannot start no/such/python" in capsys.readouterr().err
