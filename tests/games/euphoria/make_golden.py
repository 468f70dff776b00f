"""Writes the golden records, checksums, perft counts and the keys of views anew.

    PYTHONPATH=src python -m tests.games.euphoria.make_golden

Run it after a change of rules, and look at what changed before it is committed. It plays seeded
games until every way to end has come up, and keeps the shortest; what is too rare for that is
played from positions. The same engine writes the same files every time.
"""

from __future__ import annotations

import random
from typing import Any

import rekindle
from rekindle import Match
from rekindle.games.euphoria import position
from rekindle.kernel.match import engine_of
from tests.games.euphoria.golden import GOLDEN, SEATS, WAYS, ending
from tests.games.golden import view_keys

MOST_DECISIONS = 1500
SEEDS = 60
TRIES = 3000

MARKETS = ("courthouse", "plaza", "academy", "stadium", "center", "theater")
SITES = tuple(
    f"{end}-{faction}"
    for faction in ("euphorian", "subterran", "wastelander")
    for end in ("upper", "lower")
)


def built(stars: list[list[int]]) -> dict[str, dict[str, Any]]:
    """Markets in the order of their sites, each with the seats that have a star on it."""
    named = zip(SITES, MARKETS, stars, strict=False)
    return {site: {"tile": tile, "stars": seats} for site, tile, seats in named}


def duel(first: dict[str, Any], second: dict[str, Any], stars: list[list[int]]) -> dict[str, Any]:
    """Two players with nine stars each, one step before the last tier of the Euphorians."""
    return {
        "players": [
            {"workers": [1], "recruits": ["esme"], **first},
            {"workers": [1], "recruits": ["nakagawa"], **second},
        ],
        "markets": built(stars),
        "allegiance": {"euphorian": 10},
        "seed": 5,
    }


THREE = {"subterran": 1, "wastelander": 1, "icarite": 1}
TWO = {"subterran": 1, "wastelander": 1}
BOTH = [[0, 1]] * 6
ENDGAMES: dict[str, dict[str, Any]] = {
    "tie-morale": duel({"territories": THREE, "morale": 2}, {"territories": THREE}, BOTH),
    "tie-knowledge": duel({"territories": THREE}, {"territories": THREE, "knowledge": 2}, BOTH),
    "tie-markets": duel(
        {"territories": THREE},
        {"territories": THREE, "resolved": "star"},
        [[0, 1]] * 5 + [[0]],
    ),
    "tie-territories": duel({"territories": THREE}, {"territories": TWO, "resolved": "star"}, BOTH),
    "tie-dice": duel({"territories": THREE}, {"territories": THREE}, BOTH),
    "late-recruit": {
        "players": [
            {
                "workers": [1],
                "artifacts": ["bear", "bear"],
                "morale": 2,
                "dilemma": "bear",
                "territories": {"subterran": 2, "wastelander": 2, "euphorian": 2},
            }
        ],
        "markets": built([[0], [0], [0]]),
        "allegiance": {"euphorian": 11},
        "recruit_draws": ["esme", "nakagawa"],
        "seed": 6,
    },
    "recruits-star": {
        "players": [
            {
                "workers": [2, 3],
                "recruits": ["nakagawa"],
                "energy": 4,
                "stone": 1,
                "territories": {"subterran": 2, "wastelander": 2},
                "resolved": "star",
            }
        ],
        "markets": built([[0], [0], [0]]),
        "seed": 7,
    },
}


def whole_game(seats: int, seed: int) -> Match | None:
    """Random play, half of the time the first move; None if it takes too long."""
    options = {"trading": "off", "deck": "second" if seed % 4 == 3 else "first"}
    match = rekindle.new("euphoria", seats=seats, seed=seed, options=options)
    rules, state = engine_of(match)
    dice = random.Random(seed)
    codes: list[tuple[int, int]] = []
    while not state.over and len(codes) < MOST_DECISIONS:
        code = state.options[0] if dice.random() < 0.5 else dice.choice(state.options)
        codes.append((state.seat, code))
        state.source = match.origin.source(len(codes))
        rules.play(state, code)
    if not state.over:
        return None
    for seat, code in codes:
        match.play(match.setting.vocabulary.move(code), seat)
    return match


def endgame(way: str) -> Match:
    """A short line from a position that ends as wanted."""
    if way not in ENDGAMES:
        raise SystemExit(f"no seeded game ended by '{way}', and there is no position for it")
    begin = position(**ENDGAMES[way])
    for seed in range(TRIES):
        dice = random.Random(seed)
        match = begin.copy()
        while not match.over and len(match.history) < 12:
            match.play(dice.choice(match.decision.moves))
        if match.over and ending(match) == way:
            return match
    raise SystemExit(f"no line from the position for '{way}' ends so")


def golden() -> dict[str, Match]:
    """The shortest match found for every way to end and every number of players."""
    found: dict[str, Match] = {}

    def keep(name: str, match: Match) -> None:
        if name not in found or len(match.history) < len(found[name].history):
            found[name] = match

    for seats in SEATS:
        for seed in range(SEEDS):
            match = whole_game(seats, seed)
            if match is not None:
                keep(f"{seats}-players", match)
                keep(ending(match), match)
        print(f"{seats} players:", ", ".join(sorted(set(found) - set(GOLDEN.tables))))
    for way in sorted(set(WAYS) - set(found)):
        found[way] = endgame(way)
    return {name: found[name] for name in (*WAYS, *GOLDEN.tables)}


def keys_of_views() -> set[str]:
    found: set[str] = set()
    for seats in SEATS:
        for seed in range(16):  # enough for everything to be offered, asked for and countered
            options = {"trading": "on" if seed % 4 else "off"}
            match = rekindle.new("euphoria", seats=seats, seed=seed, options=options)
            found |= view_keys(match, seed, 600)
    return found


if __name__ == "__main__":
    GOLDEN.write(golden(), keys_of_views())
