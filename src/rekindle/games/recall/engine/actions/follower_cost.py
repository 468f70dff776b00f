"""Paying followers in a hex: with pigs, or not at all (recall.develop, recall.gadget.exosuit).

PAY_FOLLOWERS asks how a cost is met. Steps: 0 by followers or waived, 1 how many pigs pay, 2 a
relicube has just been entered, which is paid later or waived now.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.abilities import pay_frame
from rekindle.games.recall.engine.actions.goals import (
    can_arrive,
    can_pay_afloat,
    cost_of,
    covers,
    entry_of,
    pigs_at,
    space_entered,
    waivers,
)
from rekindle.games.recall.engine.constants import (
    ABILITIES,
    ON_FOLLOWER_COST,
    SPACES,
    WATER,
)
from rekindle.games.recall.engine.map import put_pigs
from rekindle.games.recall.engine.ops import (
    E_SHARE,
    E_SPEND_PIGS,
    FOLLOWERS_VERB,
    PAY_FOLLOWERS,
    PIGS_VERB,
    USE_VERB,
)
from rekindle.games.recall.engine.pieces import builders_beside, change, spend_followers
from rekindle.games.recall.engine.reasons import (
    CANNOT_WAIVE,
    NO_GROUP_THERE,
    NO_WAY_ON,
    PAYMENT_DUE,
    PIGS_NOT_ENOUGH,
    TOO_FEW_FOLLOWERS,
    TOO_FEW_PIGS,
    TOO_MANY_PIGS,
)
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import MOST_SEATS, Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

SPACE_BITS: Final = 7
SPACE_MASK: Final = 127
HOW: Final = 0
WITH_HOW_MANY_PIGS: Final = 1
ENTERING: Final = 2
MOST_PIGS: Final = 4
"""That may pay at once; a follower has to be there anyway."""


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(PAY_FOLLOWERS, PayFollowers(rules))]


# Frames


def payment_frame(seat: int, step: int, space: int, n: int) -> Frame:
    return Frame(PAY_FOLLOWERS, seat, step, space | n << SPACE_BITS)


def entering_frame(seat: int, space: int, origin: int) -> Frame:
    """Return the question on entering a relicube's hex; a water movement began at `origin`."""
    return Frame(PAY_FOLLOWERS, seat, ENTERING, space, origin)


def space_paid(f: Frame) -> int:
    """Return the hex whose followers pay."""
    return f.a & SPACE_MASK


def followers_due(f: Frame) -> int:
    return f.a >> SPACE_BITS


def set_out_from(f: Frame) -> int:
    """Return where the movement began by which a relicube has just been entered."""
    return f.b


# What others call


def can_pay(rules: RecallRules, s: RecallState, p: Player, space: int, n: int) -> bool:
    """Return whether this player can meet a cost of so many followers in this hex."""
    return check_cost(rules, s, p, space, n) == FINE


def check_cost(rules: RecallRules, s: RecallState, p: Player, space: int, n: int) -> int:
    """Check that a follower stands in the hex, and that the cost is covered or waived."""
    if not p.followers[space]:
        return NO_GROUP_THERE
    if has_enough(s, p, space, n) or waivers(rules, s, p):
        return FINE
    return reason(TOO_FEW_FOLLOWERS, n)


def has_enough(s: RecallState, p: Player, space: int, n: int) -> bool:
    return covers(s, p, space, 0, 0, n)


def pay_followers(rules: RecallRules, s: RecallState, p: Player, space: int, n: int) -> None:
    """Pay for a develop, and let the others who have built in the hex gain their followers.

    It asks if pigs or an ability leave a choice. If the cost is waived, the others gain nothing.
    """
    if waivers(rules, s, p):
        s.agenda.append(payment_frame(p.seat, HOW, space, n))
    else:
        charge(rules, s, p, space, n)


def charge(rules: RecallRules, s: RecallState, p: Player, space: int, n: int) -> None:
    """Take a cost that is not waived; ask how many pigs pay if that is a choice."""
    choices = pig_choices(s, p, space, n)
    if len(choices) > 1:
        s.agenda.append(payment_frame(p.seat, WITH_HOW_MANY_PIGS, space, n))
    else:
        spend(rules, s, p, space, n, choices[0])


def pig_choices(s: RecallState, p: Player, space: int, n: int) -> list[int]:
    """Return how many pigs may pay (recall.tribe.dorian.7); as few as possible on water."""
    most = min(pigs_at(s, p, space), n, MOST_PIGS)
    least = min(max(0, n - p.followers[space]), most)
    return [least] if s.kinds[space] == WATER else list(range(least, most + 1))


def spend(rules: RecallRules, s: RecallState, p: Player, space: int, n: int, pigs: int) -> None:
    if pigs:
        put_pigs(s, space, -pigs)
        s.note(E_SPEND_PIGS, p.seat, space, pigs)
    spend_followers(rules, s, p, space, min(n - pigs, p.followers[space]))
    for other in builders_beside(s, p, space):  # recall.develop.3
        if other.supply:
            other.supply -= 1
            change(other, space, 1)
            s.note(E_SHARE, other.seat, space)


def ask_entering(rules: RecallRules, s: RecallState, p: Player, space: int, origin: int) -> None:
    """A relicube has been entered: ask whether its cost is waived, if that is possible."""
    f = entering_frame(p.seat, space, origin)
    if may_waive(rules, s, f):
        s.agenda.append(f)


def may_spend(rules: RecallRules, s: RecallState, f: Frame) -> bool:
    """Return whether followers and pigs can pay what is due at this question."""
    p, space = s.players[f.seat], space_paid(f)
    if f.step == HOW:
        return has_enough(s, p, space, followers_due(f))
    cost = cost_of(rules, s, p, space, s.entered)
    if s.kinds[space] != WATER:
        return covers(s, p, space, 0, 0, cost)
    n, pigs, origin = p.followers[space], pigs_at(s, p, space), set_out_from(f)
    return can_pay_afloat(rules, s, p, space, origin, n, pigs, cost, s.stops, s.entered)


def may_waive(rules: RecallRules, s: RecallState, f: Frame) -> bool:
    """Return whether the cost at this question can be waived; on water all have to go on then."""
    p, space = s.players[f.seat], space_paid(f)
    if not waivers(rules, s, p):
        return False
    if f.step == HOW or s.kinds[space] != WATER:
        return True
    n, pigs, origin = p.followers[space], pigs_at(s, p, space), set_out_from(f)
    return can_arrive(rules, s, p, space, origin, n, pigs, s.stops, s.entered)


class PayFollowers(Step):
    """By followers, by pigs, or not at all."""

    skipping = PAYMENT_DUE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.parts or f.step > ENTERING or space_paid(f) >= SPACES:
            return False
        if not s.players[f.seat].followers[space_paid(f)]:
            return False
        if f.step != ENTERING:
            return f.b == 0 and 0 < followers_due(f) <= MOST_SEATS
        if followers_due(f) or set_out_from(f) >= SPACES or not s.entered:
            return False
        return s.entered[-1] == entry_of(space_paid(f), False)

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if f.step == WITH_HOW_MANY_PIGS:
            choices = pig_choices(s, p, space_paid(f), followers_due(f))
            return [PIGS_VERB << ARG_BITS | pigs for pigs in choices]
        moves: list[int] = []
        if may_waive(self.rules, s, f):
            moves = [USE_VERB << ARG_BITS | ability for ability in waivers(self.rules, s, p)]
        if may_spend(self.rules, s, f):
            moves.append(FOLLOWERS_VERB << ARG_BITS)
        return moves

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, verb = s.players[f.seat], code >> ARG_BITS
        if verb == USE_VERB:
            if f.step == ENTERING:
                space = space_entered(s.entered[-1])
                s.entered = s.entered[:-1] + (entry_of(space, True),)
            s.agenda.append(pay_frame(f.seat, code & ARG_MASK))
        elif verb == PIGS_VERB:
            spend(self.rules, s, p, space_paid(f), followers_due(f), code & ARG_MASK)
        elif f.step == HOW:
            charge(self.rules, s, p, space_paid(f), followers_due(f))


# Checks


def check_waive(rules: RecallRules, s: RecallState, f: Frame, ability: int) -> int:
    """Check for `use` at a question about a cost: does this ability waive it, and is it paid?"""
    if f.op != PAY_FOLLOWERS or f.step == WITH_HOW_MANY_PIGS:
        return NOT_ASKED
    if ability >= ABILITIES or rules.lookup.ability_trigger[ability] != ON_FOLLOWER_COST:
        return NOT_ASKED
    if ability not in waivers(rules, s, s.players[f.seat]):
        return reason(CANNOT_WAIVE, ability)
    return FINE if may_waive(rules, s, f) else NO_WAY_ON


def check_followers(rules: RecallRules, s: RecallState, f: Frame, argument: int) -> int:
    if f.op != PAY_FOLLOWERS or f.step == WITH_HOW_MANY_PIGS:
        return NOT_ASKED
    if may_spend(rules, s, f):
        return FINE
    p = s.players[f.seat]
    due = followers_due(f)
    if f.step == ENTERING:
        due = cost_of(rules, s, p, space_paid(f), s.entered)
    enough = has_enough(s, p, space_paid(f), due)
    return NO_WAY_ON if enough else reason(TOO_FEW_FOLLOWERS, due)


def check_pigs(rules: RecallRules, s: RecallState, f: Frame, pigs: int) -> int:
    if f.op != PAY_FOLLOWERS or f.step != WITH_HOW_MANY_PIGS:
        return NOT_ASKED
    p, space, due = s.players[f.seat], space_paid(f), followers_due(f)
    choices = pig_choices(s, p, space, due)
    if pigs in choices:
        return FINE
    if pigs > pigs_at(s, p, space):
        return reason(TOO_FEW_PIGS, pigs_at(s, p, space))
    return reason(TOO_MANY_PIGS if pigs > choices[-1] else PIGS_NOT_ENOUGH, due)
