"""Crates: gaining, opening and reopening them (revive.crates)."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import CRATE_TOKEN, CRYSTAL, CRYSTAL_WITH_A_CRATE
from rekindle.games.revive.engine.effects.goods import gain
from rekindle.games.revive.engine.ops import (
    CRATE,
    E_CRATE,
    E_OPEN,
    E_REOPEN,
    REOPEN,
    REOPEN_VERB,
)
from rekindle.games.revive.engine.reasons import (
    CRATE_CLOSED,
    CRATE_NOT_YOURS,
    CRATE_REOPENED,
    MUST_CHOOSE,
    NONE_OPENED,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(CRATE, Crate(rules)), (REOPEN, Reopen(rules))]


class Crate(Step):
    """Gain crates from the pile; only their owner sees them (revive.crates.1)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        for _ in range(self.rules.effects[effect_of(f)].n):
            if not s.crate_deck:
                return None
            crate = draw_from_bits(s, CRATE_TOKEN, s.crate_deck)
            s.crate_deck &= ~(1 << crate)
            p.closed |= 1 << crate
            s.note(E_CRATE, f.seat, crate)
            if p.powers & CRYSTAL_WITH_A_CRATE:  # revive.vukuntur.3
                gain(s, p, CRYSTAL, 1)
        return None

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return s.crate_deck != 0

    def settled(self, s: ReviveState, f: Frame, e: Effect) -> bool:
        return True


def open_crate(rules: ReviveRules, s: ReviveState, p: Player, crate: int) -> int:
    """Open a closed crate and return its effect (revive.crates.2)."""
    p.closed &= ~(1 << crate)
    p.opened |= 1 << crate
    s.note(E_OPEN, p.seat, crate)
    s.reveal()
    return rules.lookup.crate_effect[crate]


class Reopen(Question):
    """The effect of an opened crate again, once for each crate (revive.crates.3)."""

    skipping = MUST_CHOOSE
    idling = NONE_OPENED

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        opened = members(s.players[f.seat].opened)
        return [REOPEN_VERB << ARG_BITS | crate for crate in opened] or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        crate = code & ARG_MASK
        p.opened &= ~(1 << crate)
        p.reopened |= 1 << crate
        s.note(E_REOPEN, f.seat, crate)
        self.rules.push_all(s, f.seat, [self.rules.lookup.crate_effect[crate]])

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].opened != 0


def check_reopen(rules: ReviveRules, s: ReviveState, f: Frame, crate: int) -> int:
    if f.op != REOPEN:
        return NOT_ASKED
    p = s.players[f.seat]
    if p.opened >> crate & 1:
        return FINE
    if p.reopened >> crate & 1:
        return CRATE_REOPENED
    return CRATE_CLOSED if p.closed >> crate & 1 else CRATE_NOT_YOURS
