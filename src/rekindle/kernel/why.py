"""Why a move is not offered, as a sentence with its article; shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rekindle.kernel.agenda import S
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, player
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import value_of
from rekindle.kernel.state import Frame

Why = tuple[Message, str]
"""A sentence, and its article without the game's name."""


@dataclass(frozen=True, slots=True)
class Case(Generic[S]):
    """A move that is not offered at a question, and the reason that its check returned."""

    setting: Setting
    s: S
    f: Frame
    move: int
    """Its code."""
    reason: int

    @property
    def verb(self) -> int:
        return self.move >> ARG_BITS

    @property
    def argument(self) -> int:
        return self.move & ARG_MASK

    @property
    def value(self) -> int:
        """The value that names the obstacle; the game's engine/reasons.py says what it means."""
        return value_of(self.reason)


C = TypeVar("C", bound=Case[Any])


def why(id: str, article: str, **values: Any) -> Why:
    return Message(f"reason-{id}", values), article


def row(
    id: str, article: str | Callable[[C], str], **values: Callable[[C], Message | int]
) -> Callable[[C], Why]:
    """A sentence whose values are read from the case."""

    def sentence(c: C) -> Why:
        cited = article if isinstance(article, str) else article(c)
        return why(id, cited, **{name: value(c) for name, value in values.items()})

    return sentence


def by_verb(articles: Mapping[int, str], other: str = "") -> Callable[[Case[Any]], str]:
    """The article depends on the verb."""
    return lambda c: articles.get(c.verb, other)


def by_question(articles: Mapping[int, str], other: str = "") -> Callable[[Case[Any]], str]:
    """The article depends on what is asked."""
    return lambda c: articles.get(c.f.op, other)


# Values


def number(c: Case[Any]) -> int:
    return c.value


def seat(c: Case[Any]) -> Message:
    """The player that the reason names."""
    return player(c.value)
