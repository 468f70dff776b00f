"""Runs the benchmark: contenders take turns, slice by slice.

Random play of fixed games, driven from Python. Before anything is timed, the games must end as
committed in `checksums.json`, compiled and interpreted alike. The contenders then take turns slice
by slice, each in its own process, never two at once. A ratio compares the best slices of two
contenders; the report has the median ratio over several rounds of fresh processes. Only decisions
with two or more options count, on both sides. Times are processor time, because on a busy machine
the wall clock favours the contender with the shorter slices.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from json import dumps

from rekindle.bench.checksums import BenchError, check_identity, write_checksums
from rekindle.bench.contender import Contender, start_game, start_peer
from rekindle.bench.fixed_games import entries
from rekindle.bench.report import Round, format_text, report


def one_round(starts: Sequence[Callable[[], Contender]], slices: int) -> Round:
    """Start all contenders, then let each time a slice in turn."""
    contenders: Round = []
    with ExitStack() as open_ones:
        for start in starts:
            contender = start()
            open_ones.callback(contender.close)
            if "identity" in contender.hello:  # not the peer
                check_identity(contender.name, contender.hello["identity"])
            contenders.append(contender)
        for _ in range(slices):
            for contender in contenders:
                contender.slice()
    return contenders


def all_rounds(
    starts: Sequence[Callable[[], Contender]], processes: int, slices: int
) -> list[Round] | None:
    """Run several rounds; None, after saying why, if there is no valid result."""
    rounds = []
    try:
        for number in range(1, processes + 1):
            print(f"round {number} of {processes} ...", file=sys.stderr, flush=True)
            rounds.append(one_round(starts, slices))
    except BenchError as error:
        print(f"rekindle bench: {error}", file=sys.stderr)
        return None
    return rounds


def main(
    json: bool = False,
    peer_python: str | None = None,
    processes: int = 5,
    slices: int = 12,
    rebase: bool = False,
) -> int:
    """Run the benchmark and print its report; return the exit status of `rekindle bench`."""
    if rebase:
        write_checksums()
        return 0
    starts = [partial(start_game, game, seats) for game, seats in entries()]
    if peer_python is not None:
        starts.append(partial(start_peer, peer_python))
    rounds = all_rounds(starts, processes, slices)
    if rounds is None:
        return 1
    result = report(rounds, has_peer=peer_python is not None)
    print(dumps(result, indent=2) if json else format_text(result))
    return 0
