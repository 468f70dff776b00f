"""Random results that are prescribed by name, from the set-up of a game on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rekindle.games.revive.engine.constants import (
    ARTIFACT_CARD,
    CITIZENS,
    LARGE_SIDE,
    LARGE_TILE,
    STARTING_CARD,
    STARTING_TILE,
    TRIBE_BOARD,
)
from rekindle.games.revive.engine.setup import empty_state
from rekindle.games.revive.presentation.position.board import BoardBuilder
from rekindle.games.revive.presentation.words import rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.state import Fixed


def fixed(setting: Setting, given: Mapping[str, Any]) -> Fixed:
    """Return the results that `chance` names, each kind in its own order."""
    names = Start(setting, empty_state(rules_of(setting), seats=1, seed=0))
    found: Fixed = ()
    for name in names.results(given, ("chance",)).get("chance", ()):
        found += names.drawn(name)
    return found


class Start(BoardBuilder):
    """Knows also what is drawn in the set-up only."""

    def drawn(self, name: Any) -> Fixed:
        """Return the results that bring the thing with this name."""
        if name in self.locations:
            return self.large_location(name)
        if name in self.words.boards:
            in_play = [self.words.boards[board] for board in self.lookup.boards]
            self.index(in_play, name, "tribe board in play")
            return ((TRIBE_BOARD, self.words.boards.index(name)),)
        if name in self.words.artifact_cards:
            return ((ARTIFACT_CARD, self.words.artifact_cards.index(name)),)
        if name in self.words.cards[CITIZENS:]:
            return ((STARTING_CARD, self.words.cards.index(name)),)
        kind, number = self.kind_of(name)
        if name in self.tile_names and self.lookup.tile_back[number] < 0:
            kind = STARTING_TILE
        return ((kind, number),)

    def large_location(self, name: str) -> Fixed:
        """Return the tile of a large location, and the side that has it."""
        face = self.locations.index(name)
        for tile, faces in enumerate(self.lookup.large_tiles):
            if face in faces:
                return (LARGE_TILE, tile), (LARGE_SIDE, faces.index(face))
        in_play = [self.locations[face] for faces in self.lookup.large_tiles for face in faces]
        self.index(in_play, name, "large location in play")
        return ()
