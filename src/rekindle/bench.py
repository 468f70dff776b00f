"""How fast the engine plays, measured beside a peer in the same run.

Random play of fixed games, driven from Python. Before anything is timed, the games must end as the
committed ones did (`bench_checksums.json`), compiled and interpreted alike. The contenders then
take turns slice by slice, each in a process of its own, never two at work at once. A ratio sets the
best slice of one against the best slice of the other; reported is the median ratio over several
rounds of fresh processes. A decision counts when it has two or more options, on both sides. Time is
processor time: on a busy machine the wall clock favours whoever has the shorter slices.
"""

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from json import dumps, loads
from pathlib import Path
from statistics import median
from typing import Any

from rekindle.bench_ours import build, checksummer, dealer, entries, identity, survey

CHECKSUMS = Path(__file__).with_name("bench_checksums.json")
PEER = Path(__file__).with_name("bench_peer.py")


class BenchError(Exception):
    """No honest figure can be given; the message says why."""


# --- the identity of the games --------------------------------------------------------------------


def named(game: str, seats: int) -> str:
    return f"{game}, {seats} seats"


def check_identity(name: str, found: dict[str, object]) -> None:
    """Where the games end differently, no timing means anything."""
    expected = loads(CHECKSUMS.read_text()).get(name)
    if expected != found:
        raise BenchError(
            f"the fixed games of {name} end differently\n"
            f"  committed: {dumps(expected)}\n"
            f"  now:       {dumps(found)}\n"
            "Where the rules were meant to change, commit the new ends: make checksums"
        )


def write_checksums() -> None:
    """Write down how the fixed games end now."""
    checksums = {}
    for game, seats in entries():
        found = survey(dealer(game, seats), checksummer(game), seats)
        checksums[named(game, seats)] = identity(seats, found)
        print(named(game, seats), dumps(checksums[named(game, seats)]))
    CHECKSUMS.write_text(dumps(checksums, indent=2) + "\n")


# --- taking turns ---------------------------------------------------------------------------------


class Contender:
    """A process that has said what it plays, and times one slice whenever asked."""

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
            raise BenchError(f"{command[0]} does not start: {error.strerror}") from error
        self.hello = self.answer()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            raise BenchError(f"{' '.join(self.command)} stopped without an answer")
        answer: dict[str, Any] = loads(line)
        return answer

    def slice(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.slices.append(self.answer())

    def close(self) -> None:
        """A contender stops when its input ends."""
        self.process.communicate()

    @property
    def name(self) -> str:
        return named(self.hello["name"], self.hello["seats"])

    def best(self, measure: str) -> float:
        return min(one[measure] for one in self.slices)

    def speed(self) -> float:
        """Real decisions per second in the best slice."""
        return float(self.hello["decisions"]) / self.best("seconds")

    def games_per_s(self) -> float:
        """Whole games per second in the best slice, with their set-up."""
        return float(self.hello["games"]) / self.best("seconds")


def start_game(game: str, seats: int) -> Contender:
    """One of our games, with the very engine that this process runs."""
    here = str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-P", "-m", "rekindle.bench_ours", game, str(seats)]
    return Contender(command, {**os.environ, "PYTHONPATH": path})


def start_peer(python: str) -> Contender:
    """The peer, by an interpreter that need not know of rekindle."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return Contender([python, "-P", str(PEER)], {**environment, "PYTHONHASHSEED": "0"})


Round = list[Contender]  # our games in order, then the peer if there is one


def one_round(starts: Sequence[Callable[[], Contender]], slices: int) -> Round:
    """Fresh processes, one after the other; then a slice each in turn."""
    contenders: Round = []
    with ExitStack() as open_ones:
        for start in starts:
            contender = start()
            open_ones.callback(contender.close)
            if "identity" in contender.hello:  # the peer has none
                check_identity(contender.name, contender.hello["identity"])
            contenders.append(contender)
        for _ in range(slices):
            for contender in contenders:
                contender.slice()
    return contenders


# --- the report -----------------------------------------------------------------------------------


def spread(values: list[float]) -> dict[str, float]:
    return {
        "median": round(median(values), 2),
        "low": round(min(values), 2),
        "high": round(max(values), 2),
    }


def figures(contenders: list[Contender]) -> dict[str, Any]:
    """The same contender over all rounds: the median of its best slices."""
    return {
        "decisions_per_s": round(median(one.speed() for one in contenders)),
        "copy_us": round(median(one.best("copy_us") for one in contenders), 2),
    }


def pace(contenders: list[Contender]) -> dict[str, Any]:
    return {"games_per_s": round(median(one.games_per_s() for one in contenders), 1)}


def details(contenders: list[Contender]) -> dict[str, Any]:
    hello = contenders[0].hello
    return {
        **pace(contenders),
        "decisions_per_game": hello["decisions_per_game"],
        "options_mean": hello["options_mean"],
        "options_p50": hello["options_p50"],
        "options_p90": hello["options_p90"],
        "new_game_us": round(median(one.best("new_game_us") for one in contenders), 1),
        "kept_copy_us": round(median(one.best("kept_copy_us") for one in contenders), 2),
        "kept_bytes": hello["kept_bytes"],
    }


def compared(contenders: list[Contender], peers: list[Contender]) -> dict[str, dict[str, float]]:
    """How many times better a contender did than the peer, round by round."""
    rounds = list(zip(contenders, peers, strict=True))
    return {
        "decisions_per_s": spread([one.speed() / peer.speed() for one, peer in rounds]),
        "copy_us": spread([peer.best("copy_us") / one.best("copy_us") for one, peer in rounds]),
        "games_per_s": spread([one.games_per_s() / peer.games_per_s() for one, peer in rounds]),
    }


def processor() -> str:
    """The name of the processor where the system tells it, else its kind."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def report(rounds: list[Round], has_peer: bool) -> dict[str, Any]:
    """The figures first, in a fixed order; then the ratios and how they came about."""
    contenders = [list(column) for column in zip(*rounds, strict=True)]
    peers = contenders.pop() if has_peer else []
    games = [
        {"game": ours[0].hello["name"], "seats": ours[0].hello["seats"], **figures(ours)}
        for ours in contenders
    ]
    ratios = {ours[0].name: compared(ours, peers) for ours in (contenders if has_peer else [])}
    return {
        "games": games,
        "peer": {"name": peers[0].hello["name"], **figures(peers)} if has_peer else None,
        "ratios": ratios,
        "details": {ours[0].name: details(ours) for ours in contenders}
        | ({peers[0].hello["name"]: pace(peers)} if has_peer else {}),
        "engine": {
            "build": build(),
            "python": platform.python_version(),
            "processor": processor(),
            "cores": os.cpu_count(),
            "rounds": len(rounds),
            "slices": len(rounds[0][0].slices),
        },
    }


def times(ratio: dict[str, float], what: str) -> str:
    return f"{ratio['median']:.1f} times {what} ({ratio['low']:.1f} to {ratio['high']:.1f})"


def text(result: dict[str, Any]) -> str:
    """The report for a reader."""
    engine = result["engine"]
    peer = result["peer"]
    lines = [
        f"{engine['build']} engine, Python {engine['python']}, {engine['processor']}, "
        f"{engine['cores']} cores; {engine['rounds']} rounds of {engine['slices']} slices",
        "",
        f"{'':24}{'decisions/s':>12}{'copy µs':>10}{'games/s':>10}",
    ]
    shown = [(named(game["game"], game["seats"]), game) for game in result["games"]]
    shown += [(peer["name"], peer)] if peer else []
    for label, found in shown:
        whole = result["details"][label]["games_per_s"]
        speed, copy = found["decisions_per_s"], found["copy_us"]
        lines.append(f"{label:24}{speed:>12,}{copy:>10.2f}{whole:>10.1f}")
    lines += [""] if peer else []
    for game, ratio in result["ratios"].items():
        lines.append(
            f"{game}: {times(ratio['decisions_per_s'], 'the decisions of ' + peer['name'])}, "
            f"{times(ratio['games_per_s'], 'the games')}, "
            f"copies {times(ratio['copy_us'], 'as fast')}"
        )
    if peer:
        lines.append("Different games are compared: a ratio speaks of the engines' throughput.")
    return "\n".join(lines)


def main(
    json: bool = False,
    peer_python: str | None = None,
    processes: int = 5,
    slices: int = 12,
    rebase: bool = False,
) -> int:
    """Run the benchmark and print its report; the exit code of `rekindle bench`."""
    if rebase:
        write_checksums()
        return 0
    starts = [partial(start_game, game, seats) for game, seats in entries()]
    if peer_python is not None:
        starts.append(partial(start_peer, peer_python))
    rounds = []
    try:
        for number in range(1, processes + 1):
            print(f"round {number} of {processes} ...", file=sys.stderr, flush=True)
            rounds.append(one_round(starts, slices))
    except BenchError as error:
        print(f"rekindle bench: {error}", file=sys.stderr)
        return 1
    result = report(rounds, has_peer=peer_python is not None)
    print(dumps(result, indent=2) if json else text(result))
    return 0
