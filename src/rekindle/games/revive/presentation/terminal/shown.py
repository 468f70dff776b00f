"""A view of Revive, with the words for what is in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rekindle.content import BARE, Effect, Leaf, Pack
from rekindle.games.revive.engine.constants import GOODS
from rekindle.games.revive.presentation.effects import tell
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases, noun

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Shown:
    """A view, and the words for what is in it. `plain` wants names and figures, not signs."""

    view: dict[str, Any]
    setting: Setting
    phrases: Phrases
    names: Sequence[str]
    marks: Sequence[str]
    plain: bool

    # Names

    def label(self, key: str, **values: str | int) -> str:
        return self.phrases.text(Message(f"screen-{key}", values))

    def owners(self, seats: Iterable[int]) -> str:
        """Whose pieces they are: names in sentences, letters beside a drawing."""
        if self.plain:
            return ", ".join(self.names[seat] for seat in seats)
        return " ".join(self.marks[seat] for seat in seats)

    def listed(self, items: Iterable[str], gap: str = ", ") -> str:
        return gap.join(item for item in items if item) or self.nothing

    @property
    def nothing(self) -> str:
        return self.label("nothing") if self.plain else NOTHING

    def effect(self, effect: Effect | None) -> str:
        """What an effect does, in a few words."""
        return self.nothing if effect is None else self.phrases.text(tell(effect, BARE))

    def thing(self, name: str, n: int) -> str:
        """So many of something: '2 gears'."""
        return self.phrases.text(noun(name, n))

    # What the pack says

    @property
    def pack(self) -> Pack:
        pack: Pack = self.setting.extra.pack
        return pack

    def component(self, kind: str, id: str) -> Any:
        return next(c for c in self.pack.components(kind) if c.id == id)

    @property
    def figures(self) -> Any:
        return self.pack.components("figures")[0]

    def name(self, names: Any) -> str:
        """A name that the pack gives in both languages."""
        return str(getattr(names, self.phrases.language))

    @property
    def own(self) -> dict[str, Any] | None:
        """The player whose view this is; a spectator is none."""
        seat = self.view["seat"]
        found: dict[str, Any] | None = None if seat is None else self.view["players"][seat]
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
    """An effect in one word, as far as there is room for one on a map."""
    if not isinstance(effect, Leaf):
        return "" if effect is None else "?"
    n = next((arg for arg in effect.args if isinstance(arg, int)), 1)
    word = next((arg for arg in effect.args if arg in GOODS), effect.name)
    return d.label(f"short-{word}", n=n) if d.phrases.has(f"screen-short-{word}") else "?"
