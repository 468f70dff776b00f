"""Random results that are prescribed by name, from the set-up of a game on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rekindle.games.recall.engine.constants import (
    BOXES,
    DARK_CHIP,
    LIGHT_CHIP,
    MONUMENT_TILE,
    OBJECTIVE_CARD,
    ORIENTATION,
    PATH_CARD,
    PATH_SIDE,
    PATH_SIDES,
    PATHS,
    TURNS,
    UPGRADE_STACK,
)
from rekindle.games.recall.engine.setup import empty_state
from rekindle.games.recall.presentation.position.board import BoardBuilder
from rekindle.games.recall.presentation.words import rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.state import Fixed


def fixed(setting: Setting, given: Mapping[str, Any]) -> Fixed:
    """Return the results that `chance` names, each kind in its own order."""
    names = Start(setting, empty_state(rules_of(setting), seats=1, seed=0))
    found: Fixed = ()
    for name in names.results(given, ("chance",)).get("chance", ()):
        found += (names.kind_of(name),)
    return found


class Start(BoardBuilder):
    """Knows also what is drawn in the set-up only."""

    def kinds(self) -> list[tuple[int, Sequence[str]]]:
        return [
            *super().kinds(),
            (ORIENTATION, [f"orientation-{turn + 1}" for turn in range(TURNS)]),
            (OBJECTIVE_CARD, self.words.objectives),
            (LIGHT_CHIP, self.words.light),
            (DARK_CHIP, self.words.dark),
            (PATH_CARD, [f"path-{path}" for path in PATHS]),
            (PATH_SIDE, [f"side-{side}" for side in PATH_SIDES]),
            (MONUMENT_TILE, self.words.monument_tiles),
            (UPGRADE_STACK, [f"upgrade-{box}" for box in BOXES]),
        ]
