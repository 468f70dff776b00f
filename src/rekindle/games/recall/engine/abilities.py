"""Abilities: what they cost in stones, and how they answer what happened (recall.ability)."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import ABILITIES
from rekindle.games.recall.engine.ops import (
    BY_STONES,
    BY_SYMBOL,
    BY_VERB,
    E_ABILITY,
    PAY_STONES,
    TRIGGER,
)
from rekindle.games.recall.engine.parts import has_symbol, take_symbol
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context
from rekindle.kernel.effects import NOTHING, Effect, part_in_context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(TRIGGER, Trigger(rules)), (PAY_STONES, PayStones(rules))]


def has_ability(p: Player, ability: int) -> bool:
    return p.abilities >> ability & 1 != 0


def stones_needed(rules: RecallRules, p: Player, ability: int) -> int:
    """Return the stones for the next use: one more for each use since the last recall."""
    return 1 if rules.lookup.ability_fixed[ability] else p.uses[ability] + 1


def has_stones(rules: RecallRules, s: RecallState, p: Player, ability: int) -> bool:
    """Return whether the stones suffice; after the recharge none may be used (recall.recall.5)."""
    return not s.recharged and p.ready >= stones_needed(rules, p, ability)


def pay_stones(rules: RecallRules, s: RecallState, p: Player, ability: int) -> None:
    """Place stones on an ability (recall.ability.2)."""
    n = stones_needed(rules, p, ability)
    p.ready -= n
    uses = p.uses[:]
    uses[ability] += 1
    p.uses = uses
    s.note(E_ABILITY, p.seat, ability, n)


def pay_symbol(rules: RecallRules, s: RecallState, p: Player, ability: int) -> None:
    """Use a free-ability symbol in place of stones; it does not raise later costs."""
    take_symbol(rules, s, p.seat)
    s.note(E_ABILITY, p.seat, ability)


def lying_stones(rules: RecallRules, p: Player) -> int:
    """Return how many stones lie on abilities."""
    lying = 0
    for ability in range(ABILITIES):
        n = p.uses[ability]
        lying += n if rules.lookup.ability_fixed[ability] else n * (n + 1) // 2
    return lying


def recharge(s: RecallState, p: Player) -> None:
    """All stones return to storage, all costs start again at 1 (recall.recall.4)."""
    p.ready = p.own_stones + sum(p.stones)
    p.uses = [0] * ABILITIES


# Triggers


def answers(rules: RecallRules, s: RecallState, p: Player, trigger: int, context: int) -> list[int]:
    """Return the abilities that may answer an event, as parts that wait beside its rewards.

    Only those that the player has when it happens, and only on the own turn (recall.trigger).
    """
    if p.seat != s.turn:
        return []
    lookup = rules.lookup
    found: list[int] = []
    left = p.abilities
    ability = 0
    while left:
        if left & 1 and lookup.ability_trigger[ability] == trigger:
            part = lookup.trigger_part[ability]
            if part != NOTHING:
                found.append(part_in_context(part, context))
        left >>= 1
        ability += 1
    return found


class Trigger(Step):
    """An ability that answers what happened: paid by stones or by a symbol that waits."""

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        ability = self.rules.effects[f.a].kind
        effect = self.rules.lookup.ability_effect[ability]
        self.rules.push(s, f.seat, effect, context(f))
        s.agenda.append(pay_frame(f.seat, ability))
        return None

    def fits(self, s: RecallState, f: Frame) -> bool:
        return False  # it is carried out as soon as it is chosen

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        if not has_ability(p, e.kind) or seat != s.turn:
            return False
        if not has_stones(self.rules, s, p, e.kind) and not has_symbol(self.rules, s, seat):
            return False
        return self.rules.possible(s, seat, self.rules.lookup.ability_effect[e.kind], context)


def pay_frame(seat: int, ability: int) -> Frame:
    return Frame(PAY_STONES, seat, 0, ability)


def ability_paid(f: Frame) -> int:
    """Return the ability that a PAY_STONES frame pays for."""
    return f.a


class PayStones(Step):
    """Stones, or a free-ability symbol that waits (recall.ability.7)."""

    skipping = NOT_ASKED

    def __init__(self, rules: RecallRules) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.step or f.b or f.parts or f.a >= ABILITIES:
            return False
        return has_ability(s.players[f.seat], ability_paid(f))

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        moves: list[int] = []
        if has_stones(self.rules, s, s.players[f.seat], ability_paid(f)):
            moves.append(BY_VERB << ARG_BITS | BY_STONES)
        if has_symbol(self.rules, s, f.seat):
            moves.append(BY_VERB << ARG_BITS | BY_SYMBOL)
        return moves

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        if code & ARG_MASK == BY_STONES:
            pay_stones(self.rules, s, p, ability_paid(f))
        else:
            pay_symbol(self.rules, s, p, ability_paid(f))


def check_by(rules: RecallRules, s: RecallState, f: Frame, how: int) -> int:
    if f.op != PAY_STONES:
        return NOT_ASKED
    return FINE if BY_VERB << ARG_BITS | how in s.options else NOT_ASKED
