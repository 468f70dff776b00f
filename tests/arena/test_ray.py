"""A tournament on a Ray cluster of two nodes on this machine, one of which is killed."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rekindle.arena.tournament import read_results

ROOT = Path(__file__).parents[2]
TIMEOUT = 300
GAMES = 2 * (2 + 2 * 3)
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # binds to the loopback device only
}


@pytest.mark.skipif(
    os.environ.get("ENGINE_EXPECT") == "compiled", reason="Ray does not see the engine"
)
def test_nothing_is_lost_or_counted_twice_when_a_node_is_killed(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.arena.on_ray", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, **SETTINGS},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads((tmp_path / "summary.json").read_text())
    assert (told["room"], told["told"]) == (4, GAMES)
    assert told["killed at"] < GAMES - 2
    assert told["raised"] == "task 5"
    lines = (tmp_path / "results.jsonl").read_text().splitlines()
    found = read_results(tmp_path / "results.jsonl")
    assert len(lines) - 1 == len(found.games) == GAMES
    assert set(Counter(game.key for game in found.games).values()) == {1}
    assert not any(game.fault for game in found.games)
