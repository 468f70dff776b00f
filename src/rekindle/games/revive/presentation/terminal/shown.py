"""A view of Revive, with the texts for its contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.content import BARE, Effect, Leaf
from rekindle.content import terminal as content
from rekindle.games.revive.content.language import Technology
from rekindle.games.revive.engine.constants import GOODS
from rekindle.games.revive.presentation.effects import tell
from rekindle.games.revive.presentation.view import PlayerView, ReviveView


class Shown(content.Shown[ReviveView]):
    """A view of Revive."""

    def effect(self, effect: Effect | None) -> str:
        """What an effect does, in a few words."""
        return self.nothing if effect is None else self.phrases.text(tell(effect, BARE))

    # Components of the pack

    @property
    def numbers(self) -> Any:
        return self.pack.components("figures")[0]

    @property
    def own(self) -> PlayerView | None:
        """The player whose view this is; None for a spectator."""
        seat = self.view.seat
        return None if seat is None else self.view.players[seat]

    @property
    def powers(self) -> set[str]:
        """The lasting effects of the player's own technologies."""
        p = self.own
        if p is None or p.tribe is None:
            return set()
        return {str(self.technology(p, name).power) for name in p.technologies}

    def technology(self, p: PlayerView, name: str) -> Technology:
        """A technology of a tribe board: its own, or one that every board has."""
        common = {one.id: one.technology for one in self.pack.components("common")}
        found: Technology = common.get(name) or getattr(self.component("tribe", p.tribe), name)
        return found


def counted(price: Sequence[Leaf]) -> list[tuple[str, int]]:
    """The goods of a price, each with its number."""
    found = []
    for leaf in price:
        n = next((arg for arg in leaf.args if isinstance(arg, int)), 1)
        good = next((arg for arg in leaf.args if arg in GOODS), "basic")
        found.append((str(good), n))
    return found


def short_effect(d: Shown, effect: Effect | None) -> str:
    """Return an effect in one short word for the map, if there is one."""
    if not isinstance(effect, Leaf):
        return "" if effect is None else "?"
    n = next((arg for arg in effect.args if isinstance(arg, int)), 1)
    word = next((arg for arg in effect.args if arg in GOODS), effect.name)
    return d.label(f"short-{word}", n=n) if d.phrases.has(f"screen-short-{word}") else "?"
