"""A move that a check has refused, with all that a sentence about it needs."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.words import rules_of
from rekindle.kernel import why


class Case(why.Case[EuphoriaState]):
    """A move of this game that is not offered."""

    __slots__ = ()

    @property
    def rules(self) -> EuphoriaRules:
        return rules_of(self.setting)

    @property
    def p(self) -> Player:
        return self.s.players[self.f.seat]

    @property
    def purse(self) -> list[int]:
        return self.rules.purse(self.s, self.f.seat)


Sentence = Callable[[Case], why.Why]
