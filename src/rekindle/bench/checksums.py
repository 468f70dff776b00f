"""The committed ends of the fixed games."""

from json import dumps, loads
from pathlib import Path

from rekindle.bench.fixed_games import checksummer, dealer, entries, identity, label, survey

CHECKSUMS = Path(__file__).with_name("checksums.json")


class BenchError(Exception):
    """The benchmark cannot give a valid result; the message says why."""


def check_identity(name: str, found: dict[str, object]) -> None:
    """Raise BenchError if games end differently: their timings would mean nothing."""
    expected = loads(CHECKSUMS.read_text()).get(name)
    if expected != found:
        raise BenchError(
            f"the fixed games of {name} end differently\n"
            f"  committed: {dumps(expected)}\n"
            f"  now:       {dumps(found)}\n"
            "If the rules were meant to change, update the checksums: make checksums"
        )


def write_checksums() -> None:
    """Write checksums.json with how the fixed games end now."""
    checksums = {}
    for game, seats in entries():
        name = label(game, seats)
        checksums[name] = identity(seats, survey(dealer(game, seats), checksummer(game), seats))
        print(name, dumps(checksums[name]))
    CHECKSUMS.write_text(dumps(checksums, indent=2) + "\n")
