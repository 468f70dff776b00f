"""The benchmark of the environments for learners, beside a peer's in the same run.

Contenders take turns as in `benchmark`, and as there only decisions with two or more moves count. A
step is a decision of the learner with its observation and mask: in Gymnasium all that the others do
in between is included, with the peer's as with ours.
"""

from collections.abc import Callable
from functools import partial
from json import dumps
from statistics import median
from typing import Any

from rekindle.bench.benchmark import all_rounds
from rekindle.bench.contender import Contender, start_environment, start_gym_peer
from rekindle.bench.fixed_games import entries
from rekindle.bench.report import Round, engine, heading, spread, times

PEER_SEATS = 2  # the peer's environment is for one opponent


def environments() -> list[tuple[str, str, int]]:
    """Each kind, game and number of seats that is timed."""
    against = [("gymnasium", game, seats) for game, seats in entries() if seats == PEER_SEATS]
    return against + [("vector", game, seats) for game, seats in entries()]


def main(json: bool, peer_python: str | None, processes: int, slices: int) -> int:
    """Run the benchmark and print its report; return an exit status."""
    starts: list[Callable[[], Contender]] = [
        partial(start_environment, kind, game, seats) for kind, game, seats in environments()
    ]
    if peer_python is not None:
        starts.append(partial(start_gym_peer, peer_python))
    rounds = all_rounds(starts, processes, slices)
    if rounds is None:
        return 1
    result = report(rounds, has_peer=peer_python is not None)
    print(dumps(result, indent=2) if json else format_text(result))
    return 0


def report(rounds: list[Round], has_peer: bool) -> dict[str, Any]:
    """Steps per second, and ratios to the peer round by round."""
    contenders = [list(column) for column in zip(*rounds, strict=True)]
    peers = contenders[-1] if has_peer else []
    ours = contenders[:-1] if has_peer else contenders
    return {
        "steps_per_s": {
            column[0].name: round(median(one.speed() for one in column)) for column in contenders
        },
        "peer": peers[0].name if has_peer else None,
        "ratios": {
            column[0].name: spread(
                [one.speed() / peer.speed() for one, peer in zip(column, peers, strict=True)]
            )
            for column in (ours if has_peer else [])
        },
        "engine": engine(rounds),
    }


def format_text(result: dict[str, Any]) -> str:
    lines = [heading(result["engine"]), "", f"{'':32}{'steps/s':>12}"]
    for name, speed in result["steps_per_s"].items():
        ratio = result["ratios"].get(name)
        lines.append(
            f"{name:32}{speed:>12,}" + (f"  {times(ratio, result['peer'])}" if ratio else "")
        )
    return "\n".join(lines)
