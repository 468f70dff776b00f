"""What every sentence is built from: the question, the move, the reason, and a few names."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.constants import CHASM_SPACE, SPACE_KINDS
from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.presentation.words import card_name, machine_name, names_of, rules_of
from rekindle.kernel import why
from rekindle.kernel.messages import Message, verbatim


class Case(why.Case[ReviveState]):
    """A move of this game that is not offered."""

    __slots__ = ()

    @property
    def rules(self) -> ReviveRules:
        return rules_of(self.setting)

    @property
    def lookup(self) -> Lookup:
        return self.rules.lookup

    @property
    def names(self) -> Names:
        return names_of(self.setting)

    @property
    def p(self) -> Player:
        """The player who is asked."""
        return self.s.players[self.f.seat]


Sentence = Callable[[Case], why.Why]


# Values


def card(c: Case) -> Message:
    """The card that the move names."""
    return card_name(c.setting, c.argument)


def card_in_the_way(c: Case) -> Message:
    return card_name(c.setting, c.value)


def machine(c: Case) -> Message:
    """The machine that the move names."""
    return machine_name(c.setting, c.argument)


def machine_in_the_way(c: Case) -> Message:
    return machine_name(c.setting, c.value)


def space(c: Case) -> Message:
    """The space that the move names."""
    return space_name(c, c.argument)


def kind(c: Case) -> Message:
    """The kind of that space: 'a field'."""
    return Message(f"reason-kind-{SPACE_KINDS[c.s.terrain[c.argument]]}")


def space_name(c: Case, number: int) -> Message:
    """A space as the subject of a sentence."""
    name = c.names.spaces[number]
    return Message(f"reason-space-{name}") if number >= CHASM_SPACE else verbatim(name)
