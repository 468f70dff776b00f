"""Plays a tournament on a Ray cluster of two nodes on this machine, and kills one of them.

In a process of its own: Ray reads its settings when it is imported.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import ray
from ray.cluster_utils import Cluster

from rekindle.arena.tournament import (
    Games,
    Played,
    Tournament,
    Wanted,
    open_results,
    run_tournament,
    tournament_of,
)
from rekindle.arena.workers import RayCluster
from rekindle.bots import registry
from tests.arena.tournament.some_bots import QUICK, make_quick

T = TypeVar("T")
R = TypeVar("R")

HERE = "127.0.0.1"
RESULTS = "results.jsonl"
SUMMARY = "summary.json"
TRIES = 3
PAUSE = 0.3
"""Seconds by which a game is made longer, so that there is a middle in which to kill a node."""


class QuickBots(RayCluster):
    """A cluster whose nodes know the quick bots, and note which games they begin."""

    def __init__(self, address: str, notes: Path) -> None:
        super().__init__(address)
        self.notes = notes

    def start(self, work: Callable[[T], Any], task: T) -> Any:
        return super().start(partial(noted, work, self.notes), task)


def noted(work: Callable[[T], R], notes: Path, task: T) -> R:
    node = ray.get_runtime_context().get_node_id()
    (notes / f"{node} {uuid4()}").touch()
    time.sleep(PAUSE)
    registry.MAKERS.update(dict.fromkeys(QUICK, make_quick))
    return work(task)


def cup() -> Tournament:
    registry.MAKERS.update(dict.fromkeys(QUICK, make_quick))
    return tournament_of(Wanted(list(QUICK[:2]), [Games("euphoria", [2, 3])], deals=2))


def fails(task: int) -> None:
    raise ValueError(f"task {task}")


def what_is_raised(workers: RayCluster) -> str:
    try:
        list(workers.run(fails, [5]))
    except ValueError as error:
        return str(error)
    return ""


def begun() -> Cluster:
    """A cluster of one node. Ray gives it half a minute to begin, too little on a busy machine."""
    quiet = {"include_dashboard": False, "include_log_monitor": False}
    head = {"num_cpus": 1, "node_ip_address": HERE, **quiet}
    for _ in range(TRIES):
        with suppress(Exception):
            return Cluster(initialize_head=True, head_node_args=head)
    raise TimeoutError("Ray does not begin")


def main(folder: Path) -> None:
    cluster = begun()
    second = cluster.add_node(num_cpus=1, node_ip_address=HERE)
    told: list[bool] = []

    def kill_one(played: Played) -> None:
        begun = len(list(folder.glob(f"{second.node_id} *")))
        if begun >= 2 and not any(told):
            cluster.remove_node(second, allow_graceful=False)
            told.append(True)
        else:
            told.append(False)

    with closing(QuickBots(cluster.address, folder)) as workers:
        room = workers.room()
        with closing(open_results(folder / RESULTS, cup())) as results:
            run_tournament(results, workers, kill_one)
        raised = what_is_raised(workers)
    killed = told.index(True) + 1
    summary = {"room": room, "told": len(told), "killed at": killed, "raised": raised}
    (folder / SUMMARY).write_text(json.dumps(summary))
    logs = cluster.head_node.get_session_dir_path()
    cluster.shutdown()
    shutil.rmtree(logs, ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
