"""What every sentence is built from: the question, the move, the reason, and a few names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rekindle.games.recall.content.vocabulary import Names
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import HEX_KINDS
from rekindle.games.recall.engine.lookup import Lookup
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.games.recall.presentation import words
from rekindle.games.recall.presentation.words import names_of, rules_of
from rekindle.kernel import why
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import CHOOSE
from rekindle.kernel.questions import effect_chosen


class Case(why.Case[RecallState]):
    """A move of this game that is not offered."""

    __slots__ = ()

    @property
    def rules(self) -> RecallRules:
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
    def op(self) -> int:
        """The procedure that the move is about: that of an effect or ability, or what is asked."""
        if self.verb == CHOOSE:
            return self.rules.effects[effect_chosen(self.rules, self.move)].op
        if self.verb == ops.USE_VERB:
            effect = self.lookup.ability_effect[self.argument]
            return self.rules.effects[effect].op if effect >= 0 else self.f.op
        return self.f.op


Sentence = Callable[[Case], why.Why]


def by_op(articles: Mapping[int, str], other: str) -> Callable[[Case], str]:
    """The article depends on the effect, or on what is asked."""
    return lambda c: articles.get(c.op, other)


# Values


def space(c: Case) -> Message:
    """The hex that the move names."""
    return words.space(c.setting, c.argument)


def kind(c: Case) -> Message:
    """The kind of the hex that the move names: 'a field'."""
    return Message(f"reason-kind-{HEX_KINDS[c.s.kinds[c.argument]]}")


def card(c: Case) -> Message:
    """The keycard that the move names."""
    return words.keycard_name(c.setting, c.argument)


def card_in_the_way(c: Case) -> Message:
    return words.keycard_name(c.setting, c.value)


def slot(c: Case) -> Message:
    return words.slot(c.argument)


def slot_in_the_way(c: Case) -> Message:
    return words.slot(c.value)


def box(c: Case) -> Message:
    return words.box(c.argument)


def box_in_the_way(c: Case) -> Message:
    return words.box(c.value)


def crystal(c: Case) -> Message:
    return words.crystal(c.value)


def track(c: Case) -> Message:
    return words.track(c.value)


def relicube(c: Case) -> Message:
    return words.relicube(c.value)


def stone(c: Case) -> Message:
    return words.stone(c.value)


def colour(c: Case) -> Message:
    """The colour of keycards that the reason names."""
    return words.colour(c.value)


def gadget(c: Case) -> Message:
    return words.gadget_name(c.setting, c.argument)


def ability(c: Case) -> Message:
    """The ability that the move names."""
    return words.ability_name(c.setting, c.argument)


def followers(c: Case) -> Message:
    return words.followers(c.value)
