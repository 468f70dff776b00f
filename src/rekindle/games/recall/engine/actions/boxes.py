"""Effects that only action boxes have (recall.box): buying and selling followers, mixing moves
with develops, copying another box."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.actions.develop import begin as begin_develop
from rekindle.games.recall.engine.actions.develop import develop_moves
from rekindle.games.recall.engine.actions.group import can_walk, move_frame
from rekindle.games.recall.engine.constants import BOX_F, BOXES, CRYSTALS, WHITE
from rekindle.games.recall.engine.crystals import gain_crystals, pay_crystals
from rekindle.games.recall.engine.ops import (
    BOX_VERB,
    BUY,
    BUY_VERB,
    COPY,
    E_COPY,
    MIX,
    MOVE_VERB,
    REMOVE,
    REMOVE_VERB,
)
from rekindle.games.recall.engine.parts import box_parts, give_back, join
from rekindle.games.recall.engine.pieces import spend_followers
from rekindle.games.recall.engine.reasons import (
    BOX_IDLE,
    BOX_ITSELF,
    BOX_NOT_USED,
    CANNOT_AFFORD,
    NO_BOX_USED,
    NO_FOLLOWERS_THERE,
    NONE_ON_MAP,
    SUPPLY_EMPTY,
    SURPLUS,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import PART_BITS, PART_MASK, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

RATES: Final = 10
"""The distance of the rates in `lookup.buy`."""


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (BUY, Buy(rules)),
        (REMOVE, Remove(rules)),
        (MIX, Mix(rules)),
        (COPY, Copy(rules)),
    ]


# Box A


class Buy(Question):
    """Buy followers with crystals, one crystal at a time (recall.box.a.2)."""

    skipping = FINE
    idling = SUPPLY_EMPTY

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        moves = buy_moves(self.rules, s.players[f.seat], e)
        return [*moves, SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        e, p, kind = self.rules.effects[effect_of(f)], s.players[f.seat], code & ARG_MASK
        lookup = self.rules.lookup
        bought = lookup.rates[e.kind][kind]
        if e.n > bought:
            give_back(self.rules, s, f, lookup.buy[e.kind * RATES + e.n - bought])
        self.rules.push(s, f.seat, lookup.gain_followers[bought], context(f))
        pay_crystals(self.rules, s, p, kind, 1)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return bool(buy_moves(self.rules, s.players[seat], e))

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return SUPPLY_EMPTY if not s.players[seat].supply else reason(CANNOT_AFFORD, WHITE)


def buy_moves(rules: RecallRules, p: Player, e: Effect) -> list[int]:
    if not p.supply:
        return []
    rates = rules.lookup.rates[e.kind]
    return [
        BUY_VERB << ARG_BITS | kind
        for kind in range(len(CRYSTALS))
        if p.crystals[kind] and rates[kind] <= e.n
    ]


def check_buy(rules: RecallRules, s: RecallState, f: Frame, kind: int) -> int:
    """Check that a follower comes of it, and that the crystal does not buy too many."""
    if f.op != BUY:
        return NOT_ASKED
    e, p = rules.effects[effect_of(f)], s.players[f.seat]
    if not p.supply:
        return SUPPLY_EMPTY
    if rules.lookup.rates[e.kind][kind] > e.n:
        return reason(SURPLUS, kind)
    return FINE if p.crystals[kind] else reason(CANNOT_AFFORD, kind)


class Remove(Question):
    """Followers from anywhere on the map for 1 white crystal each (recall.box.a.3).

    All that leave a hex in one activation count as spent once, for rafts.
    """

    skipping = FINE
    idling = NONE_ON_MAP

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        return [*remove_moves(s.players[f.seat]), SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p, space = s.players[f.seat], code & ARG_MASK
        give_back(self.rules, s, f, effect_of(f))
        spend_followers(self.rules, s, p, space, 1, ferries=space not in s.sold)
        if space not in s.sold:
            s.sold += (space,)
        gain_crystals(s, p, WHITE, 1)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        return p.supply + p.aboard < self.rules.lookup.followers


def remove_moves(p: Player) -> list[int]:
    followers = p.followers
    return [REMOVE_VERB << ARG_BITS | space for space in range(len(followers)) if followers[space]]


def check_remove_for_white(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    return FINE if s.players[f.seat].followers[space] else NO_FOLLOWERS_THERE


# Box D


class Mix(Question):
    """Moves and develops in any mixture (recall.box.d).

    All moves are one movement effect; develops may come before and after it. What is left waits
    beside the other effects, so that these can come in between.
    """

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        return [*mix_moves(self.rules, s, s.players[f.seat]), SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        e = self.rules.effects[effect_of(f)]
        if code >> ARG_BITS == MOVE_VERB:
            s.agenda.append(move_frame(f.seat, e.n, effect_of(f), context(f), mixed=True))
            return
        give_rest(self.rules, s, f, e.n - 1)
        begin_develop(self.rules, s, f.seat, code, context(f))

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return bool(mix_moves(self.rules, s, s.players[seat]))


def mix_moves(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    moves = develop_moves(rules, s, p)
    if can_walk(rules, s, p):
        moves.append(MOVE_VERB << ARG_BITS)
    return moves


def give_rest(rules: RecallRules, s: RecallState, f: Frame, left: int) -> None:
    if left > 0:
        give_back(rules, s, f, rules.lookup.mix[left])


def check_move(rules: RecallRules, s: RecallState, f: Frame, argument: int) -> int:
    if f.op != MIX:
        return NOT_ASKED
    return FINE if can_walk(rules, s, s.players[f.seat]) else NONE_ON_MAP


# Box F


class Copy(Question):
    """The effects of another box, as it is now (recall.box.f)."""

    skipping = FINE
    idling = NO_BOX_USED

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        return [*copy_moves(self.rules, s, s.players[f.seat], e), SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p, box = s.players[f.seat], code & ARG_MASK
        s.note(E_COPY, f.seat, box)
        s.sold = ()
        join(self.rules, s, f.seat, box_parts(self.rules, p, box))

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return bool(copy_moves(self.rules, s, s.players[seat], e))


def copy_moves(rules: RecallRules, s: RecallState, p: Player, e: Effect) -> list[int]:
    return [
        BOX_VERB << ARG_BITS | box
        for box in range(len(BOXES))
        if may_copy(p, e, box) and does_something(rules, s, p, box)
    ]


def may_copy(p: Player, e: Effect, box: int) -> bool:
    """Return whether a box was used since the last recall, or any may be copied."""
    return box != BOX_F and (e.kind != 0 or p.boxes >> box & 1 != 0)


def does_something(rules: RecallRules, s: RecallState, p: Player, box: int) -> bool:
    for part in box_parts(rules, p, box):
        effect = part & PART_MASK
        if rules.possible(s, p.seat, effect, part >> PART_BITS) or rules.waits(s, p.seat, effect):
            return True
    return False


def check_box(rules: RecallRules, s: RecallState, f: Frame, box: int) -> int:
    if f.op != COPY:
        return NOT_ASKED
    p = s.players[f.seat]
    if box == BOX_F:
        return BOX_ITSELF
    if not may_copy(p, rules.effects[effect_of(f)], box):
        return reason(BOX_NOT_USED, box)
    return FINE if does_something(rules, s, p, box) else reason(BOX_IDLE, box)
