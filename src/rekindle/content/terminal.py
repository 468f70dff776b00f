"""A view with the texts for its contents, for the terminals of all games with packs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rekindle.content.game import pack_of
from rekindle.content.pack import Pack
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases
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

    @property
    def pack(self) -> Pack:
        return pack_of(self.setting)

    def component(self, kind: str, id: str | None) -> Any:
        return next(c for c in self.pack.components(kind) if c.id == id)

    def name(self, names: Any) -> str:
        """Return the name of a component in the language of this view."""
        return str(getattr(names, self.phrases.language))
