"""Writes the golden records, checksums, perft counts and the keys of views anew.

    PYTHONPATH=src python -m tests.games.recall.make_golden

Run it after a change of rules or of the pack, and look at what changed before it is committed. It
plays seeded games until everything wanted has come up, and keeps short ones; what is rare begins
in a position. The same engine writes the same files every time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

import msgspec

import rekindle
from rekindle import Match
from rekindle.games.recall import position
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.match import engine_of
from tests.games.golden import keys, view_keys
from tests.games.recall.eager import choice, pick
from tests.games.recall.golden import ALSO, GOLDEN, TABLES, WAYS, ending, everything, things
from tests.games.recall.helpers import EVERY_VARIANT
from tests.games.recall.situations import SITUATIONS

SEEDS = 12
"""So many games are played at every table to find a short one."""
MOST = 1500
"""So many are played at most to find one that ends in a certain way."""
ENDS = 400
"""So often a position is played to the end, to find the same."""
BACK = 120
ALSO_SEEDS = 30


@dataclass
class Line:
    """A game as the bare engine plays it with a match's chance: fast enough to try many."""

    seats: int
    options: Mapping[str, str]
    seed: int
    codes: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        match = rekindle.new("recall", self.seats, self.seed, self.options)
        self.origin = match.origin
        rules, state = engine_of(match)
        self.rules, self.s = cast(RecallRules, rules), cast(RecallState, state)

    @property
    def ending(self) -> str:
        return ending(self.rules, self.s)

    def finish(self) -> Line:
        dice = random.Random(self.seed)
        while not self.s.over:
            seat, code = self.s.seat, pick(dice, self.s.options)
            self.codes.append((seat, code))
            self.s.source = self.origin.source(len(self.codes))
            self.rules.play_as(self.s, seat, code)
        return self

    def match(self) -> Match:
        match = rekindle.new("recall", self.seats, self.seed, dict(self.options))
        for seat, code in self.codes:
            match.play(match.setting.vocabulary.move(code), seat)
        return match


def line(seats: int, options: Mapping[str, str], seed: int) -> Line:
    return Line(seats, options, seed).finish()


def shortest(lines: list[Line]) -> Line:
    return min(lines, key=lambda found: len(found.codes))


# --- whole games at every table -------------------------------------------------------------------


def at_tables() -> dict[str, Match]:
    found = {}
    for name, (seats, options) in TABLES.items():
        best = shortest([line(seats, options, seed) for seed in range(SEEDS)])
        found[name] = best.match()
        print(name, len(best.codes), flush=True)
    return found


# --- how games end --------------------------------------------------------------------------------


def by_endings() -> dict[str, Match]:
    found: dict[str, Match] = {}
    for way, options in WAYS.items():
        found[way] = endgame(way) if way in ENDGAMES else ending_so(way, options)
        print(way, len(found[way].history), flush=True)
    return found


def ending_so(way: str, options: Mapping[str, str]) -> Match:
    """The shortest of a few games that end so."""
    lines: list[Line] = []
    seats = 1 if way in ("won", "lost") else 2
    for seed in range(MOST):
        one = line(seats, options, seed)
        if one.ending == way:
            lines.append(one)
        if len(lines) == 3:
            break
    if not lines:
        raise SystemExit(f"no game ended by '{way}'")
    return shortest(lines).match()


LAST_ROUND = 17


def both_met(seed: int) -> Match:
    """The last turn of a single player who has what both objectives ask for."""
    return position(
        1,
        players=[
            {
                "objectives": ["heirs", "collectors"],
                "knowledge": {"white": 5, "gray": 5, "black": 5},
                "relicubes": {"white": 3, "gray": 1, "black": 1, "brown": 1},
                "stones": {"white": 1, "gray": 1, "black": 1},
            }
        ],
        round=LAST_ROUND,
        seed=seed,
    )


def even(black: int) -> Callable[[int], Match]:
    """The last turn of one who is just behind on the black track, or not."""

    def last_turn(seed: int) -> Match:
        return position(
            players=[{"knowledge": {"black": black}, "culture": seed % 3}, {"crystals": "2 white"}],
            round=LAST_ROUND,
            turn=1,
            seed=seed,
        )

    return last_turn


ENDGAMES: dict[str, Callable[[int], Match]] = {
    "won": both_met,
    "tie-black-track": even(1),
    "shared-victory": even(0),
}
"""What hardly happens where nobody plays for it begins in a position, shortly before the end."""


def endgame(way: str) -> Match:
    """A short line from a position that ends as wanted."""
    for seed in range(ENDS):
        match = played_out(ENDGAMES[way](seed), seed)
        rules, state = engine_of(match)
        if match.over and ending(cast(RecallRules, rules), cast(RecallState, state)) == way:
            return match
    raise SystemExit(f"no line from the position for '{way}' ends so")


def played_out(match: Match, seed: int) -> Match:
    dice = random.Random(seed)
    while not match.over and len(match.history) < BACK:
        match.play(choice(dice, match.decision))
    return match


# --- everything that can come up ------------------------------------------------------------------


def also(found: Mapping[str, Match]) -> dict[str, Match]:
    """Further games, each for as much as possible of what has not come up yet."""
    missing = everything() - set[str]().union(*map(things, found.values()))
    print("still missing:", ", ".join(sorted(missing)), flush=True)
    added: dict[str, Match] = {}
    candidates = [(match, things(match)) for match in some_games()] if missing else []
    while missing:
        best, its = max(candidates, key=lambda one: len(one[1] & missing))
        if not its & missing or len(added) == len(ALSO):
            raise SystemExit(f"no game has {missing}")
        added[ALSO[len(added)]] = best
        missing -= its
    return added


def some_games() -> Iterator[Match]:
    """Games at the tables with most in them, then what begins in a position."""
    for seats in (2, 3):
        for seed in range(SEEDS, SEEDS + ALSO_SEEDS):
            yield line(seats, {**EVERY_VARIANT, "tribes": "deal"}, seed).match()
    for make in SITUATIONS:
        for seed in range(ALSO_SEEDS):
            match = played_out(make(seed), seed)
            if match.over:
                yield match


# --- views ----------------------------------------------------------------------------------------


def keys_of_views(found: Mapping[str, Match]) -> set[str]:
    keys: set[str] = set()
    for seats, options in TABLES.values():
        for seed in range(2):
            match = rekindle.new("recall", seats=seats, seed=seed, options=options)
            keys |= view_keys(match, seed, 400)
    for match in found.values():
        keys |= of_record(match)
    return keys | of_every_hex(keys)


def of_record(match: Match) -> set[str]:
    """The keys of the views in a record: its players get around more than those at random."""
    twin = Match.begin(match.game, match.setting, match.origin)
    found: set[str] = set()
    for number, played in enumerate(match.history):
        if number % 10 == 0:
            for seat in (*range(match.seats), None):
                found |= keys(msgspec.to_builtins(twin.view(seat)))
        twin.play(played.move, played.seat)
    return found


def of_every_hex(found: set[str]) -> set[str]:
    """What can lie on one hex can, as far as views are concerned, lie on any."""
    parts = [key.split(".") for key in found if key.startswith("hexes.")]
    names = {part[1] for part in parts}
    below = {".".join(part[2:]) for part in parts if len(part) > 2}
    return {f"hexes.{name}.{key}" for name in names for key in below}


def main() -> None:
    found = {**at_tables(), **by_endings()}
    found |= also(found)
    GOLDEN.write(found, keys_of_views(found))


if __name__ == "__main__":
    main()
