"""The contenders: processes that play fixed games and time one slice at a time."""

import os
import subprocess
import sys
from json import loads
from pathlib import Path
from typing import Any

from rekindle.bench.checksums import BenchError
from rekindle.bench.fixed_games import label

PEER = Path(__file__).with_name("catanatron_peer.py")
GYM_PEER = Path(__file__).with_name("catanatron_gym_peer.py")


class Contender:
    """A process that has described what it plays and times a slice on request."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.command = command
        self.slices: list[dict[str, float]] = []
        try:
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        except OSError as error:
            raise BenchError(f"cannot start {command[0]}: {error.strerror}") from error
        self.hello = self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            raise BenchError(f"{' '.join(self.command)} exited without an answer")
        found: dict[str, Any] = loads(line)
        return found

    def slice(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.slices.append(self.read())

    def close(self) -> None:
        """End the process, which stops at the end of its input."""
        self.process.communicate()

    @property
    def name(self) -> str:
        return label(self.hello["name"], self.hello["seats"])

    def best(self, measure: str) -> float:
        return min(one[measure] for one in self.slices)

    def speed(self) -> float:
        """Decisions per second in the best slice."""
        return float(self.hello["decisions"]) / self.best("seconds")

    def games_per_s(self) -> float:
        """Games per second in the best slice, including set-up."""
        return float(self.hello["games"]) / self.best("seconds")


def start_game(game: str, seats: int) -> Contender:
    """A process for one of our games, with the engine that this process runs."""
    return start_own("rekindle.bench.engine_process", game, str(seats))


def start_environment(kind: str, game: str, seats: int) -> Contender:
    """The same for one of our environments."""
    return start_own("rekindle.bench.environment_process", kind, game, str(seats))


def start_own(module: str, *arguments: str) -> Contender:
    source = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-P", "-m", module, *arguments]
    return Contender(command, {**os.environ, "PYTHONPATH": path})


def start_gym_peer(python: str) -> Contender:
    """The process of the peer's Gymnasium environment."""
    return start_peer(python, GYM_PEER)


def start_peer(python: str, script: Path = PEER) -> Contender:
    """The peer's process, by an interpreter that need not have rekindle."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return Contender([python, "-P", str(script)], {**environment, "PYTHONHASHSEED": "0"})
