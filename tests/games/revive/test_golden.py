"""Golden games: every number of players, every way to end, every tribe, and every kind of move.

The records, and the checksums of seeded games, are written anew, after a change of rules or of the
pack, by `python -m tests.games.revive.make_golden`.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import rekindle
from rekindle import Match, games
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import BOARD_SIDES, MINOR, TRIBES
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import standings
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel import agenda
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.data import checksum
from rekindle.kernel.effects import Effect
from rekindle.kernel.match import Played, engine_of
from rekindle.kernel.moves import ARG_BITS
from rekindle.kernel.state import Event, Frame
from tests.games.revive.helpers import view_of
from tests.games.revive.test_invariants import check

RECORDS = Path(__file__).parent / "records"
CAMPAIGN = {
    "formica": "on",
    "vukuntur": "on",
    "switch": "second",
    "vast-crystals": "on",
    "large-locations": "all",
}
MOON = {"sides": "moon", "formica": "on", "vukuntur": "on"}
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "1-player-open": (1, {}),
    "1-player-strict": (1, {"solo-end": "strict"}),
    "2-players": (2, {}),
    "3-players": (3, {}),
    "4-players": (4, {}),
    "long-game-of-4": (4, {"length": "long"}),
    "long-solo": (1, {"length": "long"}),
    "moon-of-3": (3, MOON),
    "moon-of-4": (4, {**MOON, "copied-card": "stays"}),
    "campaign": (3, {**CAMPAIGN, "sides": "either", "all-colours": "played"}),
    "choices": (2, {**CAMPAIGN, "tribes": "choose", "sides": "either", "artifact-cards": "two"}),
    "open-card": (2, {"artifact-cards": "open"}),
}
"""Whole games at these tables."""
WAYS: dict[str, dict[str, str]] = {
    "taken": {},
    "taken-by-another": {},
    "taken-by-another-for-the-tile": {"end-tile": "taker"},
    "removed": {},
    "tie-resources": {},
    "tie-tracks": {},
    "shared-victory": {},
}
"""How the last artifact leaves the board, who wins where the best have as many points; options."""
ALSO = tuple(f"also-{n}" for n in range(1, 7))
"""Games for the sake of moves and procedures that the others lack, as many as it takes."""
HASH_SEEDS = ("0", "1", "4242")
MOST_BYTES = 400_000

every_record = pytest.mark.parametrize("name", [*TABLES, *WAYS])


def record(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text()


def written() -> list[str]:
    return sorted(path.stem for path in RECORDS.glob("*.txt"))


@cache
def match_of(name: str) -> Match:
    return rekindle.load(record(name))


# --- what a game was like -------------------------------------------------------------------------


def told(match: Match) -> list[Event]:
    return [event for played in match.history for event in played.events]


def endings(rules: ReviveRules, s: ReviveState, events: list[Event]) -> set[str]:
    """The names of `WAYS` that a game with these events is an example of."""
    if s.seats == 1:
        return set()
    return {last_artifact(rules, s, events), tie(standings(rules, s))} - {""}


def last_artifact(rules: ReviveRules, s: ReviveState, events: list[Event]) -> str:
    """Taken or removed, by the player whose turn it was or by another."""
    at = [i for i, event in enumerate(events) if event[0] == ops.E_TRIGGER]
    if not at:
        return ""  # it was gone when the position began
    kind, seat, _, _, _ = next(e for e in reversed(events[: at[0]]) if e[0] in LEAVING)
    if kind == ops.E_REMOVE:
        return "removed"
    if seat == s.ending:
        return "taken"
    return "taken-by-another" + ("-for-the-tile" if rules.lookup.end_tile_to_taker else "")


LEAVING = (ops.E_ARTIFACT, ops.E_REMOVE)


def tie(rivals: list[tuple[int, int, int]]) -> str:
    """The first figure that is not the same for all who could win; nothing if points decide."""
    for i, name in enumerate(("", "tie-resources", "tie-tracks")):
        best = max(rival[i] for rival in rivals)
        rivals = [rival for rival in rivals if rival[i] == best]
        if len(rivals) == 1:
            return name
    return "shared-victory"


# --- what has come up -----------------------------------------------------------------------------

OP_NAMES = list(vars(ops))
OP_NAMES = OP_NAMES[OP_NAMES.index("CHOOSE_TRIBE") : OP_NAMES.index("OPS")]


class Watched(Procedure[ReviveState]):
    """A procedure that notes when it runs."""

    def __init__(self, op: int, own: Procedure[ReviveState], seen: set[int]) -> None:
        super().__init__()
        self.interruptible = own.interruptible
        self.lingers = own.lingers
        self.required = own.required
        self.refusable = own.refusable
        self.op, self.own, self.seen = op, own, seen

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        self.seen.add(self.op)
        return self.own.run(s, f)

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        self.own.answer(s, f, code)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return self.own.possible(s, seat, e, context)

    def settled(self, s: ReviveState, seat: int, e: Effect) -> bool:
        return self.own.settled(s, seat, e)

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        return self.own.waits(s, seat, e)


@contextmanager
def watching(rules: ReviveRules) -> Iterator[set[int]]:
    """Collects the procedures that run."""
    seen: set[int] = set()
    procedures = rules.procedures
    rules.procedures = [Watched(op, own, seen) for op, own in enumerate(procedures)]
    try:
        yield seen
    finally:
        rules.procedures = procedures


def things(match: Match) -> set[str]:
    """The verbs, the procedures and the tribe boards that came up in a match."""
    rules = cast(ReviveRules, match.setting.rules)
    with watching(rules) as seen:
        again = rekindle.load(match.record())
    uses = [event[2] for event in told(again) if event[0] == ops.E_USE]
    seen |= {
        rules.lookup.machine_attach[machine] for machine in uses
    }  # these never run by themselves
    procedures = {name for name in OP_NAMES if getattr(ops, name) in seen}
    tribes = {player.tribe or "" for player in view_of(match).players}
    return procedures | verbs(match) | tribes


def verbs(match: Match) -> set[str]:
    named = match.setting.vocabulary.verbs
    return {named[played.move.code >> ARG_BITS].name for played in match.history}


def all_verbs() -> set[str]:
    """The words that moves begin with, as far as there are any such moves."""
    game = games.find("revive")
    named = game.setting(game.choose_options({}, simulated=False)).vocabulary.verbs.values()
    return {verb.name for verb in named if any(word is not None for word in verb.arguments)}


ALL_BOARDS = {f"{tribe}-{side}" for tribe in TRIBES for side in BOARD_SIDES}
EVERYTHING = {*OP_NAMES} | all_verbs() | ALL_BOARDS


# --- the records ----------------------------------------------------------------------------------


def test_every_table_and_every_way_to_end_has_a_record() -> None:
    names = written()
    assert {*TABLES, *WAYS} <= set(names)
    assert set(names) <= {*TABLES, *WAYS, *ALSO}


def test_the_records_are_small() -> None:
    assert sum(path.stat().st_size for path in RECORDS.iterdir()) < MOST_BYTES


def test_together_they_have_every_kind_of_move() -> None:
    seen = set[str]().union(*(verbs(match_of(name)) for name in written()))
    assert all_verbs() - seen == set()


@pytest.mark.skipif(
    not str(agenda.__file__).endswith(".py"), reason="compiled procedures cannot be watched"
)
def test_together_they_have_every_procedure_and_every_side_of_every_tribe_board() -> None:
    seen = set[str]().union(*(things(match_of(name)) for name in written()))
    assert EVERYTHING - seen == set()


def before(name: str, decisions: int) -> tuple[Match, Played]:
    """The match so many decisions before its end, and the next one of them."""
    text = record(name)
    match = rekindle.load(text[: text.index("\n\n") + 2])
    history = match_of(name).history
    for played in history[:-decisions]:
        match.play(played.move, played.seat)
    return match, history[-decisions]


@every_record
def test_a_record_is_what_its_match_writes(name: str) -> None:
    match = match_of(name)
    assert match.over
    assert match.record() == record(name)
    check(match)


@every_record
def test_the_last_decision_ends_the_game(name: str) -> None:
    match, last = before(name, 1)
    assert not match.over
    assert match.result is None
    match.play(last.move, last.seat)
    assert match.over
    assert match.result == match_of(name).result


@pytest.mark.parametrize("name", TABLES)
def test_whole_games_at_every_table(name: str) -> None:
    match = match_of(name)
    seats, options = TABLES[name]
    assert match.origin.start is None
    assert match.seats == seats
    assert options.items() <= match.setting.options.items()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_ends_as_its_name_says(way: str) -> None:
    match = match_of(way)
    rules, state = engine_of(match)
    assert way in endings(cast(ReviveRules, rules), cast(ReviveState, state), told(match))
    assert WAYS[way].items() <= match.setting.options.items()
    result = match.result
    assert result is not None
    if way.startswith("tie-") or way == "shared-victory":
        assert list(result.totals).count(max(result.totals)) > 1
    assert (len(result.winners) > 1) == (way == "shared-victory")


@pytest.mark.parametrize("way", ["taken-by-another", "taken-by-another-for-the-tile"])
def test_who_gets_the_end_tile(way: str) -> None:
    match = match_of(way)
    taker = next(event[1] for event in reversed(told(match)) if event[0] == ops.E_TRIGGER)
    held = [player.seat for player in view_of(match).players if player.end_tile]
    assert held == [taker]
    assert (taker == view_of(match).ending) == (way == "taken-by-another")


def test_the_long_game_of_four_is_played_for_minor_artifacts_too() -> None:
    match = match_of("long-game-of-4")
    assert (ops.E_ARTIFACT, MINOR) in {(event[0], event[2]) for event in told(match)}
    assert "artifact minor" in {played.move.text for played in match.history}


def test_a_solo_game_ends_when_the_cube_is_past_the_top() -> None:
    for name in ("1-player-open", "1-player-strict"):
        [player] = view_of(match_of(name), 0).players
        assert isinstance(player.cube, int)
        assert player.cube > 20


@pytest.mark.parametrize("seed", HASH_SEEDS)
def test_records_do_not_depend_on_the_hash_seed(seed: str) -> None:
    """Each in a process of its own, all telling the same."""
    out = subprocess.run(
        [sys.executable, "-m", "tests.games.revive.test_golden"],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    assert out.stdout.splitlines() == digests()


CLOSELY = ("1-player-open", "2-players", "moon-of-3", "choices", "taken-by-another")
"""Records that are looked at closely enough to notice any order that is not ours."""


def digests() -> list[str]:
    """One line for each record: everything that can be said about it, as a digest."""
    lines = []
    for name in CLOSELY:
        match = rekindle.load(record(name))
        said: list[Any] = [match.record(), repr(match.result), match.checksum()]
        said += [match.view(seat) for seat in (*range(match.seats), None)]
        said += [match.sentences(played, 0) for played in match.history[-40:]]
        early, _ = before(name, len(match.history) // 2)
        said += [repr(early.decisions), early.determinised(0, seed=5).checksum()]
        digest = hashlib.sha256(msgspec.json.encode(said)).hexdigest()
        lines.append(f"{name} {digest}")
    return lines


# --- seeded games ---------------------------------------------------------------------------------


def seeded_games() -> dict[str, list[int]]:
    """How far each seeded game went, and the checksum of its state there."""
    found = {}
    for name, (_, options) in TABLES.items():
        for seats in range(1, 5):
            found[f"{seats} {name}"] = seeded_game(seats, options)
    return found


def seeded_game(seats: int, options: dict[str, str]) -> list[int]:
    """Random play from a generator that is the same everywhere."""
    rules, state = games.table("revive", seats=seats, seed=seats, options=options)
    x = 88172645 + seats
    decisions = 0
    while not state.over:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        rules.play(state, state.options[(x >> 8) % len(state.options)])
        decisions += 1
    return [decisions, checksum(games.find("revive").to_data(state))]


def test_seeded_games_go_as_committed() -> None:
    assert seeded_games() == json.loads((RECORDS / "checksums.json").read_text())


if __name__ == "__main__":
    print("\n".join(digests()))
