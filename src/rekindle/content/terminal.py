"""A view with the texts for its contents, for the terminals of all games with packs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rekindle.content.game import pack_of
from rekindle.content.pack import Pack
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases, noun
from rekindle.kernel.view import View

NOTHING = "–"

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Shown(Generic[V]):
    """A view, and the texts for its contents. `plain` asks for names and words instead of signs."""

    view: V
    setting: Setting
    phrases: Phrases
    names: Sequence[str]
    marks: Sequence[str]
    """The letters of the players' pieces."""
    plain: bool

    def label(self, key: str, **values: str | int) -> str:
        return self.phrases.text(Message(f"screen-{key}", values))

    def owner(self, seat: int) -> str:
        """Return the owner of a piece: a name in sentences, a letter in drawings."""
        return self.names[seat] if self.plain else self.marks[seat]

    def listed(self, items: Iterable[str], gap: str = ", ") -> str:
        """Return what there is in a row; words or a sign for nothing."""
        return gap.join(item for item in items if item) or self.nothing

    def in_a_row(self, items: Iterable[str]) -> str:
        """Return short names or letters in a row; words need a comma."""
        return (", " if self.plain else " ").join(item for item in items if item)

    def owners(self, seats: Iterable[int]) -> str:
        return self.in_a_row(map(self.owner, seats))

    @property
    def nothing(self) -> str:
        return self.label("nothing") if self.plain else NOTHING

    def thing(self, name: str, n: int) -> str:
        """Return a number of things: '2 followers'."""
        return self.phrases.text(noun(name, n))

    @property
    def offered(self) -> set[str]:
        """The words of the things that the moves on offer touch."""
        decisions = [one for one in self.view.decisions or [] if one.seat == self.view.seat]
        return {word for one in decisions for move in one.moves or [] for word in move.touches}

    @property
    def pack(self) -> Pack:
        return pack_of(self.setting)

    def component(self, kind: str, id: str | None) -> Any:
        return next(c for c in self.pack.components(kind) if c.id == id)

    def name(self, names: Any) -> str:
        """Return the name of a component in the language of this view."""
        return str(getattr(names, self.phrases.language))
