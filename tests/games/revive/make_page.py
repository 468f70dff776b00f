"""Writes what the page's own tests play with: moves, catalogue and views of Revive.

    PYTHONPATH=src python -m tests.games.revive.make_page

Run it after a change of words, cards or views. tests/games/test_catalogue.py says when it is due.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import rekindle
from rekindle.games import find
from rekindle.kernel.match import Match
from tests.games.pages import shown, write

GAME = find("revive")
RECORD = Path(__file__).parent / "records" / "4-players.txt"


def moment(late: float, wanted: Callable[[Match], bool]) -> Match:
    """The first moment like this of a golden game, after so much of it."""
    whole = rekindle.load(RECORD.read_text(encoding="utf-8"))
    match = Match.begin(GAME, whole.setting, whole.origin)
    for at, played in enumerate(whole.history):
        if at >= late * len(whole.history) and wanted(match):
            return match
        match.play(played.move, played.seat)
    raise AssertionError("there is no such moment in the golden game")


def turn(match: Match) -> bool:
    """Somebody's turn, with something to build."""
    decision = match.decision
    builds = any(move.text.startswith("build ") for move in decision.moves)
    return builds and decision.asks.id == "prompt-turn"


def flip(match: Match) -> bool:
    return match.decision.asks.id == "prompt-flip"


def page() -> dict[str, Any]:
    late = moment(0.6, turn)
    return {
        "catalogue": GAME.catalogue(late.setting, "en"),
        "tables": {
            "late": shown(late),
            "flip": shown(moment(0.3, flip)),
            "spectator": shown(late, spectator=True),
        },
    }


if __name__ == "__main__":
    write("revive", page())
