"""A view of Recall, with the texts for its contents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rekindle.content import BARE, Effect
from rekindle.content import terminal as content
from rekindle.games.recall.engine.constants import FIRST_START, HEXES
from rekindle.games.recall.presentation.effects import tell
from rekindle.games.recall.presentation.view import PlayerView, RecallView
from rekindle.games.recall.presentation.words import names_of


class Shown(content.Shown[RecallView]):
    """A view of Recall."""

    def effect(self, effect: Effect | None) -> str:
        """What an effect does, in a few words."""
        return self.nothing if effect is None else self.phrases.text(tell(effect, BARE))

    def counted(self, items: Iterable[tuple[str, int]]) -> str:
        """Return what there is of each colour: 'white 2, gray 1'."""
        return self.listed(
            self.label("count", what=self.label(f"colour-{name}"), n=n) for name, n in items if n
        )

    # Components of the pack

    @property
    def numbers(self) -> Any:
        return self.pack.components("figures")[0]

    @property
    def own(self) -> PlayerView | None:
        """The player whose view this is; None for a spectator."""
        seat = self.view.seat
        return None if seat is None else self.view.players[seat]

    def title(self, kind: str, id: str) -> str:
        """Return the name of a component: 'Porridge'."""
        return self.name(self.component(kind, id).name)

    # The map

    @property
    def spaces(self) -> list[str]:
        """All hexes by number."""
        return names_of(self.setting).spaces

    def hexes_of(self, region: str) -> list[str]:
        """Return the hexes of a region, which is called by the middle one."""
        first = self.spaces.index(region)
        return self.spaces[first : first + HEXES]

    @property
    def printed(self) -> list[str]:
        """The starting spaces, and the monument hexes of the board itself."""
        return self.spaces[FIRST_START:]
