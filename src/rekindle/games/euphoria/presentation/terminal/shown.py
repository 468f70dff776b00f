"""A view of Euphoria, with the texts for its contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.content import Leaf
from rekindle.content import terminal as content
from rekindle.games.euphoria.content.prices import demand
from rekindle.games.euphoria.presentation.cards import find_recruit
from rekindle.games.euphoria.presentation.view import EuphoriaView
from rekindle.games.euphoria.presentation.words import demanded
from rekindle.kernel.messages import listed, noun


class Shown(content.Shown[EuphoriaView]):
    """A view of Euphoria."""

    def cost(self, price: Sequence[Leaf] | None) -> str:
        demands = [demand(leaf) for leaf in price or ()]
        told = [self.phrases.text(demanded(one, one.count)) for one in demands]
        return " + ".join(told) if told else self.label("free")

    def things(self, counts: dict[str, int]) -> str:
        return self.phrases.text(listed([noun(name, n) for name, n in counts.items() if n]))

    def workers(self, space: str) -> list[str]:
        gap = " " if self.plain else ""
        there = self.view.spaces.get(space, [])
        return [f"{self.owner(worker.seat)}{gap}{worker.face}" for worker in there]

    def recruit(self, word: str) -> str:
        found = find_recruit(self.setting, word)
        return f"{found.name.partition(' the ')[0]} ({self.label(found.faction)})"

    def tile(self, penalty: str) -> Any:
        """Return the market that a penalty comes from."""
        return next(t for t in self.pack.components("market") if t.penalty == penalty)
