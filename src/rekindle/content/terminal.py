"""A view with the words for what is in it, for the terminals of all games with packs."""

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
    """A view, and the words for what is in it. `plain` asks for names and words, not for signs."""

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
        """Whose piece it is: a name in sentences, a letter beside a drawing."""
        return self.names[seat] if self.plain else self.marks[seat]

    @property
    def pack(self) -> Pack:
        return pack_of(self.setting)

    def component(self, kind: str, id: str | None) -> Any:
        return next(c for c in self.pack.components(kind) if c.id == id)

    def name(self, names: Any) -> str:
        """A name that the pack gives in both languages."""
        return str(getattr(names, self.phrases.language))
