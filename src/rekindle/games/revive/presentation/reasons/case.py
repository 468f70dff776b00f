"""What every reason begins with: who is asked what, and a few names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.constants import CHASM_SPACE, SPACE_KINDS
from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.ops import ATTACH, CHOOSE_TRIBE, KEEP_CARD, PLAY, SIZE, UNLOCK
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.turn import actions_a_turn
from rekindle.games.revive.presentation.words import good, names_of, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, noun, verbatim
from rekindle.kernel.prices import Demand
from rekindle.kernel.state import Frame

Why = tuple[Message, str] | None

BEFORE_THE_GAME = (CHOOSE_TRIBE, KEEP_CARD)
NAMED = (PLAY, UNLOCK, SIZE, ATTACH)
"""Questions about an action that is named and not yet paid."""


@dataclass(frozen=True, slots=True)
class Case:
    """A question: the table, what is asked, and of whom."""

    setting: Setting
    s: ReviveState
    f: Frame

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


def why(id: str, article: str, **values: Any) -> tuple[Message, str]:
    """A reason and the article that says so."""
    return Message(f"reason-{id}", values), f"revive.{article}"


def done(c: Case) -> Why:
    """Are the actions of this turn taken?"""
    if c.s.asleep:
        return why("slept", "turn.1")
    if c.s.actions < actions_a_turn(c.s):
        return None
    article = "solo.1" if c.s.seats == 1 else "turn.1"
    return why("actions-done", article, n=actions_a_turn(c.s))


def demanded(demand: Demand, n: int | None = None) -> Message:
    """What a demand asks for, in another number if one is given."""
    n = demand.count if n is None else n
    return good(demand.kinds[0], n) if len(demand.kinds) == 1 else noun("basic", n)


def space_name(c: Case, space: int) -> Message:
    """A space as the subject of a sentence."""
    name = c.names.spaces[space]
    return Message(f"reason-space-{name}") if space >= CHASM_SPACE else verbatim(name)


def kind_name(c: Case, space: int) -> Message:
    """What a space is: 'a field'."""
    return Message(f"reason-kind-{SPACE_KINDS[c.s.terrain[space]]}")
