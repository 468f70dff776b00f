"""How followers, white crystals and points are traded for one another (recall.tribe.aynir)."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import SPACES, TRADES, WHITE
from rekindle.games.recall.engine.contexts import about, value_of
from rekindle.games.recall.engine.crystals import gain_crystals, pay_crystals
from rekindle.games.recall.engine.culture import gain_points
from rekindle.games.recall.engine.effects.gadgets import is_on_map, spending_moves, without_value
from rekindle.games.recall.engine.ops import BARTER, E_TRADE, TRADE_VERB
from rekindle.games.recall.engine.pieces import spend_followers
from rekindle.games.recall.engine.reasons import (
    CANNOT_AFFORD,
    NO_POINTS,
    NONE_ON_MAP,
    NOTHING_TO_TRADE,
    SUPPLY_EMPTY,
    TRADE_BEGUN,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

A_FOLLOWER: Final = 0
A_WHITE: Final = 1
A_POINT: Final = 2
"""What trades give and take, numbered as in BARTER."""
GIVES: Final[tuple[int, ...]] = (A_FOLLOWER, A_FOLLOWER, A_WHITE, A_WHITE, A_POINT, A_POINT)
TAKES: Final[tuple[int, ...]] = (A_WHITE, A_POINT, A_FOLLOWER, A_POINT, A_FOLLOWER, A_WHITE)
"""By trade."""


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(BARTER, Barter(rules))]


class Barter(Question):
    """Trade followers, white crystals and points for one another, one for one.

    Steps: 2 times the trades made, and 1 more while a follower is being chosen to be given for the
    trade that the context's value names. The parts are the hexes where followers were given: rafts
    bring one follower for each hex and effect (recall.tribe.finder.4).
    """

    idling = NOTHING_TO_TRADE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if not self.rules.fits_effect(s, f.seat, f.a, f.b):
            return False
        e = self.rules.effects[f.a]
        if e.op != BARTER or trades_made(f) >= e.n or len(f.parts) > trades_made(f):
            return False
        for space in f.parts:
            if space >= SPACES:
                return False
        return not is_giving(f) or GIVES[trade_begun(f)] == A_FOLLOWER

    def fits_effect(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return value_of(context) < len(TRADES)

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if is_giving(f):
            return spending_moves(p)
        moves = trade_moves(self.rules, p)
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        if is_giving(f):
            self.give_follower(s, f, code & ARG_MASK)
            return
        trade = code & ARG_MASK
        if GIVES[trade] == A_FOLLOWER:
            s.agenda.append(giving_frame(f, trade))
            return
        p = s.players[f.seat]
        self.go_on(s, f, f.parts)
        s.note(E_TRADE, f.seat, trade)
        if GIVES[trade] == A_WHITE:
            pay_crystals(self.rules, s, p, WHITE, 1)
        else:
            gain_points(self.rules, s, p, -1)
        take(self.rules, s, p, TAKES[trade])

    def give_follower(self, s: RecallState, f: Frame, space: int) -> None:
        """Spend a follower of this hex and take what it is traded for."""
        p, trade = s.players[f.seat], trade_begun(f)
        first = space not in f.parts
        self.go_on(s, f, (*f.parts, space) if first else f.parts)
        s.note(E_TRADE, f.seat, trade)
        spend_followers(self.rules, s, p, space, 1, ferries=first)
        take(self.rules, s, p, TAKES[trade])

    def go_on(self, s: RecallState, f: Frame, given: tuple[int, ...]) -> None:
        """Let the next trade follow, if there is one; followers were given on these hexes."""
        made = trades_made(f) + 1
        if made < self.rules.effects[effect_of(f)].n:
            plain = without_value(context(f))
            s.agenda.append(Frame(BARTER, f.seat, 2 * made, effect_of(f), plain, given))

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        return p.crystals[WHITE] > 0 or p.culture > 0 or is_on_map(self.rules, p)

    def skip(self, s: RecallState, f: Frame) -> int:
        return TRADE_BEGUN if is_giving(f) else FINE


# The frame


def trades_made(f: Frame) -> int:
    return f.step >> 1


def is_giving(f: Frame) -> bool:
    """Return whether a BARTER frame asks which follower is given."""
    return f.step & 1 != 0


def trade_begun(f: Frame) -> int:
    """Return the trade for which a follower is being chosen."""
    return value_of(context(f))


def giving_frame(f: Frame, trade: int) -> Frame:
    """Return the frame that asks for the follower to be given for this trade."""
    named = without_value(context(f)) | about(trade)
    return Frame(BARTER, f.seat, f.step + 1, effect_of(f), named, f.parts)


# Moves and checks


def trade_moves(rules: RecallRules, p: Player) -> list[int]:
    return [
        TRADE_VERB << ARG_BITS | trade
        for trade in range(len(TRADES))
        if why_not_trade(rules, p, trade) == FINE
    ]


def why_not_trade(rules: RecallRules, p: Player, trade: int) -> int:
    """Return why this trade cannot be made, or FINE; points never fall below 0."""
    gives = GIVES[trade]
    if gives == A_FOLLOWER and not is_on_map(rules, p):
        return NONE_ON_MAP
    if gives == A_WHITE and not p.crystals[WHITE]:
        return reason(CANNOT_AFFORD, WHITE)
    if gives == A_POINT and not p.culture:
        return NO_POINTS
    return SUPPLY_EMPTY if TAKES[trade] == A_FOLLOWER and not p.supply else FINE


def take(rules: RecallRules, s: RecallState, p: Player, what: int) -> None:
    if what == A_FOLLOWER:
        rules.push(s, p.seat, rules.lookup.gain_followers[1])
    elif what == A_WHITE:
        gain_crystals(s, p, WHITE, 1)
    else:
        gain_points(rules, s, p, 1)


def check_trade(rules: RecallRules, s: RecallState, f: Frame, trade: int) -> int:
    if f.op != BARTER:
        return NOT_ASKED
    return TRADE_BEGUN if is_giving(f) else why_not_trade(rules, s.players[f.seat], trade)
