"""A move that a check has refused, with all that a sentence about it needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.words import rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame

Found = tuple[Message, str]
"""The sentence, and the article that says so."""


@dataclass(frozen=True, slots=True)
class Case:
    """The move (its code), the question, and what the check returned."""

    setting: Setting
    s: EuphoriaState
    f: Frame
    code: int
    reason: int
    """The reason code."""
    value: int

    @property
    def rules(self) -> EuphoriaRules:
        return rules_of(self.setting)

    @property
    def p(self) -> Player:
        return self.s.players[self.f.seat]

    @property
    def verb(self) -> int:
        return self.code >> ARG_BITS

    @property
    def argument(self) -> int:
        return self.code & ARG_MASK

    @property
    def purse(self) -> list[int]:
        return self.rules.purse(self.s, self.f.seat)


Sentence = Callable[[Case], Found]


def told(id: str, article: str, **values: str | int | Message) -> Found:
    return Message(id, values), f"euphoria.{article}"
