"""The free-ability symbol: one ability without stones (recall.ability.7 and 8).

It serves the abilities without a trigger, and the one that repeats the keycard until the turn
ends. What else answers an event takes the symbol in place of its stones.
"""

from __future__ import annotations

from rekindle.games.recall.engine.abilities import has_ability
from rekindle.games.recall.engine.constants import ABILITIES, ANY_TIME, ON_KEYCARD
from rekindle.games.recall.engine.contexts import by_card
from rekindle.games.recall.engine.ops import E_ABILITY, FREE_ABILITY, TRIGGER, USE_VERB
from rekindle.games.recall.engine.parts import card_parts, join
from rekindle.games.recall.engine.reasons import (
    ABILITY_IDLE,
    KEYCARD_BLANK,
    KEYCARD_REPEATED,
    NEEDS_TRIGGER,
    NO_ABILITY_TO_USE,
    NO_KEYCARD_IN_USE,
    NOT_YOUR_TURN,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import (
    ANY_ORDER,
    MAY,
    NOTHING,
    ONE_OF,
    PART_MASK,
    PAY,
    SEQ,
    UP_TO,
    Effect,
)
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import DOES_NOTHING, FINE, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(FREE_ABILITY, FreeAbility(rules))]


class FreeAbility(Question):
    """Use one ability without stones; it does not raise later costs."""

    skipping = FINE
    idling = NO_ABILITY_TO_USE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        moves = [
            USE_VERB << ARG_BITS | ability
            for ability in range(ABILITIES)
            if is_for_nothing(self.rules, s, f.seat, ability)
        ]
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        ability = code & ARG_MASK
        s.note(E_ABILITY, f.seat, ability)
        begin_ability(self.rules, s, f.seat, ability)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        for ability in range(ABILITIES):
            if is_for_nothing(self.rules, s, seat, ability):
                return True
        return False

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return reason(NO_ABILITY_TO_USE, e.id) if seat == s.turn else NOT_YOUR_TURN


def begin_ability(rules: RecallRules, s: RecallState, seat: int, ability: int) -> None:
    """Gain the effect of an ability that is paid for, or the keycard's once more."""
    if rules.lookup.ability_trigger[ability] == ON_KEYCARD:
        repeat_keycard(rules, s, seat)
    else:
        rules.push(s, seat, rules.lookup.ability_effect[ability])


def repeat_keycard(rules: RecallRules, s: RecallState, seat: int) -> None:
    """The effects of the keycard wait again, beside what is left of it (recall.tribe.jhe).

    They do not join abilities that answer an event: these come first (recall.trigger.2).
    """
    s.repeated = True
    parts = card_parts(rules, s.played)
    if s.agenda and has_answer(rules, s.agenda[-1]):
        rules.push_all(s, seat, parts)
    else:
        join(rules, s, seat, parts)


def has_answer(rules: RecallRules, f: Frame) -> bool:
    """Return whether an ability that answers an event waits in this frame."""
    for part in f.parts:
        if f.op == ANY_ORDER and rules.effects[part & PART_MASK].op == TRIGGER:
            return True
    return False


# Which abilities can be used


def check_keycard(rules: RecallRules, s: RecallState) -> int:
    """Check that the keycard of this turn can be repeated (recall.tribe.jhe.2 and 3)."""
    if s.played < 0:
        return NO_KEYCARD_IN_USE
    if s.repeated:
        return reason(KEYCARD_REPEATED, s.played)
    return FINE if rules.lookup.card_parts[s.played] else reason(KEYCARD_BLANK, s.played)


def is_for_nothing(rules: RecallRules, s: RecallState, seat: int, ability: int) -> bool:
    """Return whether a free-ability symbol could be used for this ability now."""
    if not has_ability(s.players[seat], ability) or seat != s.turn:
        return False
    lookup = rules.lookup
    if lookup.ability_trigger[ability] == ANY_TIME:
        return does_more(rules, s, seat, lookup.ability_effect[ability], 0)
    return lookup.ability_trigger[ability] == ON_KEYCARD and repeats_more(rules, s, seat)


def repeats_more(rules: RecallRules, s: RecallState, seat: int) -> bool:
    """Return whether repeating the keycard would do more than bring a symbol."""
    if check_keycard(rules, s) != FINE:
        return False
    for effect in rules.lookup.card_parts[s.played]:
        if does_more(rules, s, seat, effect, by_card()):
            return True
    return False


def does_more(rules: RecallRules, s: RecallState, seat: int, effect: int, context: int) -> bool:
    """Return whether an effect would do something, free-ability symbols in it apart.

    These are apart because what they are good for depends on the other abilities in turn.
    """
    if effect == NOTHING:
        return False
    e = rules.effects[effect]
    if e.op == FREE_ABILITY:
        return False
    if e.op == PAY:
        return rules.possible(s, seat, effect, context) if is_plain(rules, effect) else False
    if e.op in (SEQ, ANY_ORDER, ONE_OF, MAY, UP_TO):
        for part in e.parts:
            if does_more(rules, s, seat, part, context):
                return True
        return False
    return rules.possible(s, seat, effect, context)


def is_plain(rules: RecallRules, effect: int) -> bool:
    """Return whether there is no free-ability symbol in an effect."""
    e = rules.effects[effect]
    if e.op == FREE_ABILITY:
        return False
    for part in e.parts:
        if part != NOTHING and not is_plain(rules, part):
            return False
    return True


def check_for_nothing(rules: RecallRules, s: RecallState, f: Frame, ability: int) -> int:
    """Check `use` where a free-ability symbol asks for an ability that the player has."""
    if is_for_nothing(rules, s, f.seat, ability):
        return FINE
    lookup = rules.lookup
    trigger = lookup.ability_trigger[ability]
    if trigger == ON_KEYCARD:
        found = check_keycard(rules, s)
        return reason(ABILITY_IDLE, DOES_NOTHING) if found == FINE else found
    if trigger != ANY_TIME:
        return reason(NEEDS_TRIGGER, trigger)
    effect = lookup.ability_effect[ability]
    return reason(ABILITY_IDLE, rules.why_idle(s, f.seat, effect) or DOES_NOTHING)
