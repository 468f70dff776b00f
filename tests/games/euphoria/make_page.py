"""Writes what the page's own tests play with: moves, catalogue and views of Euphoria.

    PYTHONPATH=src python -m tests.games.euphoria.make_page

Run it after a change of words, cards or views. tests/games/test_catalogue.py says when it is due.
"""

from __future__ import annotations

from typing import Any

import rekindle
from rekindle.games import find
from rekindle.games.euphoria import position
from rekindle.kernel.match import Match
from tests.games.pages import shown, write

GAME = find("euphoria")


def crowded() -> Match:
    """A table on which nearly everything is to be seen."""
    return position(
        seats=4,
        players=[
            {
                "workers": [2, 3, 5],
                "board": {"farm": 3},
                "energy": 4,
                "water": 3,
                "food": 1,
                "bliss": 2,
                "gold": 1,
                "stone": 2,
                "artifacts": ["book", "book", "bear"],
                "morale": 4,
                "recruits": ["maxime", "michael"],
                "hidden": ["nick"],
                "dilemma": "book",
            },
            {"workers": [1], "board": {"generator": 4, "sky-lounge": 2}, "recruits": ["brian"]},
            {"workers": [6], "board": {"generator": 2, "upper-subterran-site-2": 6}, "food": 5},
            {"workers": [4, 4], "board": {"cloud-mine": 1}, "artifacts": ["bat"]},
        ],
        markets={
            "upper-euphorian": {"tile": "courthouse", "stars": [0, 1]},
            "lower-wastelander": {"tile": "bemusement-park", "stars": [2, 3]},
        },
        allegiance={"euphorian": 5, "subterran": 2, "wastelander": 7, "icarite": 3},
        miners={"euphorian": 6, "subterran": 9, "wastelander": 2},
        options={"trading": "on"},
    )


def offered() -> Match:
    match = crowded()
    for move in ("trade player-3", "give energy", "ask food"):
        match.play(move)
    return match


def answered() -> Match:
    match = offered()
    match.play("propose")
    return match


def page() -> dict[str, Any]:
    setting = GAME.setting({"deck": "first", "trading": "on"})
    return {
        "touches": {move.text: move.touches for move in setting.vocabulary.moves},
        "catalogue": GAME.catalogue(setting, "en"),
        "tables": {
            "start": shown(rekindle.new("euphoria", seats=4, seed=3)),
            "crowded": shown(crowded()),
            "offer": shown(offered()),
            "answer": shown(answered()),
        },
    }


if __name__ == "__main__":
    write("euphoria", page())
