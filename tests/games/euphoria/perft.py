"""The positions of Euphoria from which tests/games/test_perft.py counts sequences of decisions."""

from __future__ import annotations

import rekindle
from rekindle import Match
from rekindle.games.euphoria import position
from tests.games.golden import Positions


def recruits() -> Match:
    """Everybody chooses recruits at the same time."""
    return rekindle.new("euphoria", seats=2, seed=3)


def opening() -> Match:
    """Doubles in hand, goods for tunnels, Icarus and the tank."""
    return position(
        seats=2,
        players=[
            {"workers": [2, 2, 2, 5], "energy": 4, "water": 1, "food": 1, "bliss": 2},
            {"workers": [6], "board": {"euphorian-tunnel": 3}, "recruits": ["maxime"]},
        ],
        seed=11,
    )


def markets() -> Match:
    """Markets with their penalties, workers to bump, recruits that listen, a hand to pay from."""
    return position(
        seats=3,
        turn=1,
        players=[
            {
                "workers": [4],
                "board": {"ark": 5, "upper-euphorian-market": 2},
                "recruits": ["amanda"],
            },
            {
                "workers": [3, 3],
                "board": {"generator": 4},
                "recruits": ["jacko", "nakagawa"],
                "hidden": ["zong"],
                "artifacts": ["bat", "bat", "bear", "book"],
                "morale": 5,
                "energy": 5,
                "water": 4,
                "gold": 2,
                "stone": 1,
                "clay": 1,
            },
            {"workers": [1], "board": {"upper-wastelander-site-1": 6}, "recruits": ["maxime"]},
        ],
        miners={"euphorian": 5, "wastelander": 8},
        allegiance={"euphorian": 4, "wastelander": 7, "icarite": 1},
        markets={
            "upper-euphorian": {"tile": "courthouse", "stars": [1]},
            "lower-subterran": {"tile": "spa", "stars": [0]},
        },
        seed=12,
    )


def homecoming() -> Match:
    """Nothing but workers on the board, several ways to get them back, dice to be rolled."""
    return position(
        seats=2,
        players=[
            {
                "board": {"generator": [2, 5], "free-press": 1, "lower-euphorian-site-1": 6},
                "recruits": ["esme", "maggie"],
                "food": 1,
                "bliss": 1,
                "knowledge": 6,
                "artifacts": ["box", "box"],
                "morale": 2,
            },
            {"workers": [6, 6], "stone": 1, "gold": 1, "knowledge": 5},
        ],
        seed=13,
    )


def bargain() -> Match:
    """A turn with trading, which is answered, countered and refused."""
    return position(
        seats=3,
        players=[
            {"workers": [4], "gold": 1},
            {"workers": [4], "artifacts": ["bear"]},
            {"workers": [1], "water": 2},
        ],
        options={"trading": "on"},
        seed=14,
    )


POSITIONS: Positions = {
    "recruits": (recruits, 5),
    "opening": (opening, 4),
    "markets": (markets, 4),
    "homecoming": (homecoming, 6),
    "bargain": (bargain, 4),
}
