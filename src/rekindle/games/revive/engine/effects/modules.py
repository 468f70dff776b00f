"""Slot modules: taking one, placing it, and activating it."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import MODULE_TOKEN
from rekindle.games.revive.engine.ops import (
    E_MODULE,
    E_MODULE_SPEAKS,
    MODULE,
    MODULE_VERB,
    PLACE_MODULE,
    SPACE_VERB,
)
from rekindle.games.revive.engine.reasons import MUST_CHOOSE, NO_MODULES, NOT_SHOWN
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step, counts_to
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import NOTHING, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(MODULE, Module(rules)), (PLACE_MODULE, PlaceModule(rules))]


class Module(Question):
    """Take modules from the display, one by one (the step counts them; revive.modules.1)."""

    skipping = FINE
    idling = NO_MODULES

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return counts_to(self.rules, s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[effect_of(f)].n or not s.modules:
            return None
        moves = [MODULE_VERB << ARG_BITS | module for module in members(s.modules)]
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        s.agenda.append(f.at(f.step + 1))
        s.agenda.append(Frame(PLACE_MODULE, f.seat, 0, code & ARG_MASK))

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return s.modules != 0


def check_module(rules: ReviveRules, s: ReviveState, f: Frame, module: int) -> int:
    if f.op != MODULE:
        return NOT_ASKED
    return FINE if s.modules >> module & 1 else NOT_SHOWN


def module_placed(f: Frame) -> int:
    """Return the module that a PLACE_MODULE frame places."""
    return f.a


class PlaceModule(Step):
    """Put the module on a space, vacant or not (revive.modules.2 and 3)."""

    skipping = MUST_CHOOSE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        values = f.step == 0 and f.b == 0 and not f.parts
        return values and s.modules >> module_placed(f) & 1 == 1

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return [
            SPACE_VERB << ARG_BITS | space for space in range(len(self.rules.lookup.module_spaces))
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p, module = s.players[f.seat], module_placed(f)
        space = code & ARG_MASK
        replaced = p.modules[space]
        p.modules[space] = module
        s.modules &= ~(1 << module)
        s.note(E_MODULE, f.seat, module, space, replaced)
        if replaced < 0 and self.rules.lookup.space_active[space]:
            s.note(E_MODULE_SPEAKS, f.seat, module)
            effect = self.rules.lookup.module_effect[module]
            if effect != NOTHING:
                self.rules.push_all(s, f.seat, [effect])
        refill_modules(self.rules, s)


def check_module_space(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    return FINE if f.op == PLACE_MODULE else NOT_ASKED


def refill_modules(rules: ReviveRules, s: ReviveState) -> None:
    """Fill the display up to five modules, while the pile lasts."""
    while count(s.modules) < rules.lookup.modules_shown and s.module_deck:
        module = draw_from_bits(s, MODULE_TOKEN, s.module_deck)
        s.module_deck &= ~(1 << module)
        s.modules |= 1 << module
