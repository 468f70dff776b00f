"""Golden games: one for every way the game can end and every number of players.

The records, and the checksums of seeded games, are written anew, after a change of rules, by
`python -m tests.games.euphoria.make_golden`.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import rekindle
from rekindle import Match, games
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import (
    ARTIFACT_MARKET,
    MARKET,
    NIMBUS_LOFT,
    SPACE_KIND,
    STARS,
    WIND_SALOON,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.stars import standing
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.data import checksum
from rekindle.kernel.match import Played, engine_of
from rekindle.kernel.state import Event
from tests.games.euphoria.helpers import view_of
from tests.games.euphoria.test_invariants import check

RECORDS = Path(__file__).parent / "records"
WAYS = (
    "market",
    "artifact-market-on-market",
    "artifact-market-on-territory",
    "wind-saloon",
    "nimbus-loft",
    "built",
    "built-on-anothers-turn",
    "tier-4",
    "tier-4-on-anothers-turn",
    "dilemma",
    "late-recruit",
    "recruits-star",
    "tie-morale",
    "tie-knowledge",
    "tie-markets",
    "tie-territories",
    "tie-dice",
)
"""Every way to place a tenth star, and everything that decides between several."""
COUNTS = tuple(f"{seats}-players" for seats in range(2, 7))
HASH_SEEDS = ("0", "1", "4242")

every_record = pytest.mark.parametrize("name", WAYS + COUNTS)


def record(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text()


# --- how a game ended -----------------------------------------------------------------------------


def ending(match: Match) -> str:
    """By what the tenth star was placed; where several placed theirs at once, what decided."""
    rules, state = engine_of(match)
    rules, s = cast(EuphoriaRules, rules), cast(EuphoriaState, state)
    rivals = [standing(rules, s, p) for p in s.players if p.stars == STARS]
    if len(rivals) > 1:
        return tie(rivals)
    events = last_turn(match)
    at = max(i for i, event in enumerate(events) if event[0] in STAR_EVENTS and event[1] == s.turn)
    kind, winner, _, _, _ = events[at]
    others = "" if events[0][1] == winner else "-on-anothers-turn"
    if kind == ops.E_STAR_DILEMMA:
        return "dilemma"
    if kind == ops.E_STAR_RECRUIT:
        tier = any(event[0] == ops.E_TIER and event[3] == 4 for event in events)
        return f"tier-4{others}" if tier else "late-recruit"
    if kind == ops.E_STAR_MARKET:
        built = any(event[0] == ops.E_BUILT for event in events)
        return f"built{others}" if built else "artifact-market-on-market"
    return territory(s.placement.space, events[:at])


STAR_EVENTS = (ops.E_STAR_TERRITORY, ops.E_STAR_MARKET, ops.E_STAR_RECRUIT, ops.E_STAR_DILEMMA)


def last_turn(match: Match) -> list[Event]:
    """All that happened since the last turn began."""
    events: list[Event] = []
    for played in reversed(match.history):
        events[:0] = played.events
        for i in range(len(events) - 1, -1, -1):
            if events[i][0] == ops.E_TURN:
                return events[i:]
    return [(ops.E_TURN, match.history[0].seat, 0, 0, 0), *events]


def territory(space: int, before: list[Event]) -> str:
    """A star on a territory: an ability of its own, or the market that the worker stands on."""
    placed = max(i for i, event in enumerate(before) if event[0] == ops.E_PLACE)
    if any(event[0] in STAR_EVENTS for event in before[placed:]):
        return "recruits-star"
    if space in (WIND_SALOON, NIMBUS_LOFT):
        return "wind-saloon" if space == WIND_SALOON else "nimbus-loft"
    kinds = {MARKET: "market", ARTIFACT_MARKET: "artifact-market-on-territory"}
    return kinds[SPACE_KIND[space]]


def tie(rivals: list[tuple[int, int, int, int, int]]) -> str:
    """The first figure that is not the same for all who could win."""
    for i, name in enumerate(("stars", "morale", "knowledge", "markets", "territories")):
        best = max(rival[i] for rival in rivals)
        rivals = [rival for rival in rivals if rival[i] == best]
        if len(rivals) == 1:
            return f"tie-{name}"
    return "tie-dice"


# --- the records ----------------------------------------------------------------------------------


def test_every_way_and_every_number_of_players_has_a_record() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == {*WAYS, *COUNTS}


def before(text: str, decisions: int) -> tuple[Match, Played]:
    """The match so many decisions before its end, and the next one of them."""
    match = rekindle.load(text[: text.index("\n\n") + 2])
    history = rekindle.load(text).history
    for played in history[:-decisions]:
        match.play(played.move, played.seat)
    return match, history[-decisions]


@every_record
def test_a_record_is_what_its_match_writes(name: str) -> None:
    match = rekindle.load(record(name))
    assert match.over
    assert match.record() == record(name)
    check(match)


@pytest.mark.parametrize("way", WAYS)
def test_the_last_decision_ends_the_game_so(way: str) -> None:
    match, last = before(record(way), 1)
    assert not match.over
    assert max(player.stars for player in view_of(match).players) < STARS
    match.play(last.move, last.seat)
    assert match.over
    assert ending(match) == way
    result = match.result
    assert result is not None
    assert (max(result.totals), len(result.winners)) == (STARS, 1)
    assert (list(result.totals).count(STARS) > 1) == way.startswith("tie-")


@pytest.mark.parametrize("name", COUNTS)
def test_whole_games_for_every_number_of_players(name: str) -> None:
    match = rekindle.load(record(name))
    assert match.origin.start is None
    assert f"{match.seats}-players" == name


@pytest.mark.parametrize("seed", HASH_SEEDS)
def test_records_do_not_depend_on_the_hash_seed(seed: str) -> None:
    """Each in a process of its own, all telling the same."""
    out = subprocess.run(
        [sys.executable, "-m", "tests.games.euphoria.test_golden"],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    assert out.stdout.splitlines() == told()


TOLD = (*COUNTS[:2], "tie-dice", "recruits-star", "late-recruit", "built-on-anothers-turn")
"""Records that are looked at closely enough to notice any order that is not ours."""


def told() -> list[str]:
    """One line for each record: everything that can be said about it, as a digest."""
    lines = []
    for name in TOLD:
        match = rekindle.load(record(name))
        said: list[Any] = [match.record(), repr(match.result), match.checksum()]
        said += [match.view(seat) for seat in (*range(match.seats), None)]
        said += [match.sentences(played, 0) for played in match.history[-40:]]
        early, _ = before(record(name), len(match.history) // 2)
        said += [repr(early.decisions), early.determinised(0, seed=5).checksum()]
        digest = hashlib.sha256(msgspec.json.encode(said)).hexdigest()
        lines.append(f"{name} {digest}")
    return lines


# --- seeded games ---------------------------------------------------------------------------------


def seeded_games() -> dict[str, list[int]]:
    """How far each seeded game went, and the checksum of its state there."""
    found = {}
    for seats in range(2, 7):
        for deck in ("first", "second"):
            for trading in ("on", "off"):
                limit = 3000 if trading == "off" and seats < 5 else 250
                options = {"deck": deck, "trading": trading}
                found[f"{seats} {deck} {trading}"] = seeded_game(seats, options, limit)
    return found


def seeded_game(seats: int, options: dict[str, str], limit: int) -> list[int]:
    """Random play from a generator that is the same everywhere; half of the time the first move."""
    rules, state = games.table("euphoria", seats=seats, seed=seats, options=options)
    x = 88172645 + seats
    decisions = 0
    while not state.over and decisions < limit:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        choice = x >> 8
        rules.play(state, state.options[0 if x & 1 else choice % len(state.options)])
        decisions += 1
    return [decisions, checksum(games.find("euphoria").to_data(state))]


def test_seeded_games_go_as_committed() -> None:
    assert seeded_games() == json.loads((RECORDS / "checksums.json").read_text())


if __name__ == "__main__":
    print("\n".join(told()))
