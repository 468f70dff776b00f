"""Writes the golden records, checksums, perft counts and the keys of views anew.

    PYTHONPATH=src python -m tests.games.revive.make_golden

Run it after a change of rules or of the pack, and look at what changed before it is committed. It
plays seeded games until everything wanted has come up, and keeps short ones; for what is rare it
plays the ends of likely games again and again, or from a position. The same engine writes the same
files every time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

import rekindle
from rekindle import Match
from rekindle.games.revive import position
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import MINOR
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import standings
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.match import engine_of
from rekindle.kernel.moves import ARG_BITS
from rekindle.kernel.state import Event
from tests.games.golden import view_keys
from tests.games.revive.golden import ALSO, GOLDEN, TABLES, WAYS, endings, told
from tests.games.revive.test_golden import EVERYTHING, things

SEEDS = 20
"""So many games are played at every table to find a short one."""
MOST = 300
"""So many are played at most to find one that ends in a certain way."""
ENDS = 400
"""So often the end of a game is played again, to find the same."""
BACK = 40
ALSO_SEEDS = 40


@dataclass
class Line:
    """A game as the bare engine plays it with a match's chance: fast enough to try many."""

    seats: int
    options: Mapping[str, str]
    seed: int
    codes: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        match = rekindle.new("revive", self.seats, self.seed, self.options)
        self.origin = match.origin
        rules, state = engine_of(match)
        self.rules, self.s = cast(ReviveRules, rules), cast(ReviveState, state)
        self.s.log = []

    @property
    def events(self) -> list[Event]:
        return self.s.log or []

    @property
    def endings(self) -> set[str]:
        return endings(self.rules, self.s, self.events)

    def play(self, seat: int, code: int) -> None:
        self.codes.append((seat, code))
        self.s.source = self.origin.source(len(self.codes))
        self.rules.play_as(self.s, seat, code)

    def finish(self, dice: random.Random) -> Line:
        while not self.s.over:
            asked = [(lane.seat, lane.options) for lane in self.s.lanes]
            seat, options = dice.choice(asked or [(self.s.seat, self.s.options)])
            self.play(seat, pick(options, dice))
        return self

    def begun(self, decisions: int) -> Line:
        """The same game after so many decisions."""
        twin = Line(self.seats, self.options, self.seed)
        for seat, code in self.codes[:decisions]:
            twin.play(seat, code)
        return twin

    def copy(self) -> Line:
        twin = Line(self.seats, self.options, self.seed, self.codes[:])
        twin.s = self.s.copy()
        twin.s.log = self.events[:]
        return twin

    def match(self) -> Match:
        options = dict(self.options)
        match = rekindle.new("revive", seats=self.seats, seed=self.seed, options=options)
        for seat, code in self.codes:
            match.play(match.setting.vocabulary.move(code), seat)
        return match


def pick(options: list[int], dice: random.Random) -> int:
    """A verb, then a move, so that rare kinds of moves come up often enough."""
    verb = dice.choice(sorted({code >> ARG_BITS for code in options}))
    return dice.choice([code for code in options if code >> ARG_BITS == verb])


def line(seats: int, options: Mapping[str, str], seed: int) -> Line:
    return Line(seats, options, seed).finish(random.Random(seed))


def shortest(lines: list[Line]) -> Line:
    return min(lines, key=lambda found: len(found.codes))


# --- whole games at every table -------------------------------------------------------------------


def at_tables() -> dict[str, Line]:
    found = {}
    for name, (seats, options) in TABLES.items():
        lines = [line(seats, options, seed) for seed in range(SEEDS)]
        if name == "long-game-of-4":
            lines = [one for one in lines if takes_minors(one)]
        found[name] = shortest(lines)
        print(name, len(found[name].codes), flush=True)
    return found


def takes_minors(one: Line) -> bool:
    """Is a minor artifact chosen while it lies on the board, and one taken?"""
    chosen = ops.ARTIFACT_VERB << ARG_BITS | MINOR in {code for _, code in one.codes}
    return chosen and (ops.E_ARTIFACT, MINOR) in {(event[0], event[2]) for event in one.events}


# --- how games end --------------------------------------------------------------------------------


def by_endings() -> dict[str, Line]:
    found: dict[str, Line] = {}
    for way, options in WAYS.items():
        if way in ENDGAMES:
            continue
        lines = list(ending_so(way, options))
        if not lines:
            raise SystemExit(f"no game ended by '{way}'")
        found[way] = shortest(lines)
        print(way, len(found[way].codes), flush=True)
    return found


def last_one(seed: int) -> Match:
    """One artifact is left, and a player is about to reach the space that removes one."""
    return position(
        players=[{"hibernation": 3}, {"goods": {"food": 3}}],
        artifacts={"purple": 1, "orange": 0, "white": 0},
        seed=seed,
    )


def last_turn(seed: int) -> Match:
    """The last turn, of one who has some points where the other has the end tile."""
    return position(
        players=[{"goods": {"gear": 2}}, {"goods": {"gear": 1}, "points": seed % 10}],
        options={"artifact-cards": "open"},
        turn=1,
        actions=1,
        ending=0,
        seed=seed,
    )


ENDGAMES = {"removed": last_one, "shared-victory": last_turn}
"""What hardly happens where nobody plays for it begins in a position, shortly before the end."""


def endgame(way: str) -> Match:
    """A short line from a position that ends as wanted."""
    for seed in range(ENDS):
        dice = random.Random(seed)
        match = ENDGAMES[way](seed)
        while not match.over and len(match.history) < BACK:
            match.play(dice.choice(match.decision.moves))
        rules, state = engine_of(match)
        if match.over and way in endings(
            cast(ReviveRules, rules), cast(ReviveState, state), told(match)
        ):
            return match
    raise SystemExit(f"no line from the position for '{way}' ends so")


def ending_so(way: str, options: Mapping[str, str]) -> Iterator[Line]:
    """A few games that end so: as they come, or with another end."""
    likely: list[Line] = []
    n = 0
    for seed in range(MOST):
        one = line(2 + seed % 2, options, seed)
        likely.append(one)
        if way in one.endings:
            yield one
            n += 1
        if n == 3 or (seed == SEEDS * 2 and is_tie(way)):
            break
    if n == 0:
        yield from other_ends(way, sorted(likely, key=gap)[:5])


def is_tie(way: str) -> bool:
    return way.startswith("tie") or way.startswith("shared")


def gap(one: Line) -> int:
    """By how many points the first is ahead of the second."""
    totals = sorted(total for total, _, _ in standings(one.rules, one.s))
    return totals[-1] - totals[-2]


def other_ends(way: str, likely: list[Line]) -> Iterator[Line]:
    """The first other end of each of these games that is as wanted."""
    for one in likely:
        begun = one.begun(len(one.codes) - BACK)
        for seed in range(ENDS):
            other = begun.copy().finish(random.Random(seed))
            if way in other.endings:
                yield other
                break


# --- everything that can come up ------------------------------------------------------------------


def also(found: Mapping[str, Match]) -> dict[str, Match]:
    """Further games, each for as much as possible of what has not come up yet."""
    missing = EVERYTHING - set[str]().union(*map(things, found.values()))
    print("still missing:", ", ".join(sorted(missing)), flush=True)
    added: dict[str, Match] = {}
    candidates = {match: things(match) for match in some_games()} if missing else {}
    while missing:
        best = max(candidates, key=lambda match: len(candidates[match] & missing))
        if not candidates[best] & missing or len(added) == len(ALSO):
            raise SystemExit(f"no game has {missing}")
        added[ALSO[len(added)]] = best
        missing -= candidates[best]
    return added


def some_games() -> Iterator[Match]:
    """Games at the tables with most in them, the shorter ones first."""
    for name in ("choices", "campaign", "moon-of-3", "moon-of-4", "2-players"):
        seats, options = TABLES[name]
        for seed in range(SEEDS, SEEDS + ALSO_SEEDS):
            yield line(seats, options, seed).match()


# --- views ----------------------------------------------------------------------------------------


def keys_of_views() -> set[str]:
    found: set[str] = set()
    for seats, options in TABLES.values():
        for seed in range(4):
            match = rekindle.new("revive", seats=seats, seed=seed, options=options)
            found |= view_keys(match, seed, 400)
    return found | of_every_space(found)


def of_every_space(found: set[str]) -> set[str]:
    """What can stand on one space can, as far as views are concerned, stand on any."""
    parts = [key.split(".") for key in found if key.startswith("spaces.")]
    names = {part[1] for part in parts}
    below = {".".join(part[2:]) for part in parts if len(part) > 2}
    return {f"spaces.{name}.{key}" for name in names for key in below}


def main() -> None:
    found = {name: one.match() for name, one in {**at_tables(), **by_endings()}.items()}
    found |= {way: endgame(way) for way in ENDGAMES}
    found |= also(found)
    GOLDEN.write(found, keys_of_views())


if __name__ == "__main__":
    main()
