"""What every sentence is built from: the question, the move, the reason, and a few names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.constants import CHASM_SPACE, SPACE_KINDS
from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.presentation.words import card_name, machine_name, names_of, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, player, verbatim
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import value_of
from rekindle.kernel.state import Frame

Why = tuple[Message, str]
"""A sentence and its article."""


@dataclass(frozen=True, slots=True)
class Case:
    """A move that is not offered at a question, and the reason that its check returned."""

    setting: Setting
    s: ReviveState
    f: Frame
    move: int
    reason: int

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

    @property
    def verb(self) -> int:
        return self.move >> ARG_BITS

    @property
    def argument(self) -> int:
        return self.move & ARG_MASK

    @property
    def value(self) -> int:
        """The value that names the obstacle; engine/reasons.py says what it means."""
        return value_of(self.reason)


Sentence = Callable[[Case], Why]
Value = Callable[[Case], Message | int]
Article = str | Callable[[Case], str]


def why(id: str, article: str, **values: Any) -> Why:
    return Message(f"reason-{id}", values), f"revive.{article}"


def row(id: str, article: Article, **values: Value) -> Sentence:
    """A sentence whose values are read from the case."""

    def sentence(c: Case) -> Why:
        cited = article if isinstance(article, str) else article(c)
        return why(id, cited, **{name: value(c) for name, value in values.items()})

    return sentence


def by_question(articles: dict[int, str]) -> Callable[[Case], str]:
    """The article depends on what is asked."""
    return lambda c: articles[c.f.op]


def by_verb(articles: dict[int, str]) -> Callable[[Case], str]:
    """The article depends on the verb."""
    return lambda c: articles[c.verb]


# Values


def number(c: Case) -> int:
    return c.value


def seat(c: Case) -> Message:
    """The player that the reason names."""
    return player(c.value)


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
