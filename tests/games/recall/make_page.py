"""Writes what the page's own tests play with: moves, catalogue and views of Recall.

    PYTHONPATH=src python -m tests.games.recall.make_page

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

GAME = find("recall")
RECORDS = Path(__file__).parent / "records"


def moment(name: str, late: float, wanted: Callable[[Match], bool]) -> Match:
    """The first moment like this of a golden game, after so much of it."""
    whole = rekindle.load((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    match = Match.begin(GAME, whole.setting, whole.origin)
    for at, played in enumerate(whole.history):
        if at >= late * len(whole.history) and wanted(match):
            return match
        match.play(played.move, played.seat)
    raise AssertionError("there is no such moment in the golden game")


def asks(*prompts: str) -> Callable[[Match], bool]:
    return lambda match: match.decision.asks.id in prompts


def page() -> dict[str, Any]:
    late = moment("4-players", 0.7, asks("prompt-turn"))
    return {
        "catalogue": GAME.catalogue(late.setting, "en"),
        "tables": {
            "draft": shown(moment("4-players", 0, asks("prompt-tribe"))),
            "late": shown(late),
            "moving": shown(moment("4-players", 0.4, asks("prompt-to"))),
            "lay": shown(moment("4-players", 0.2, asks("prompt-lay"))),
            "spectator": shown(late, spectator=True),
        },
    }


if __name__ == "__main__":
    write("recall", page())
