"""Slot modules: taking one, where it goes, and when it speaks."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import MODULE_TOKEN
from rekindle.games.revive.engine.ops import (
    E_MODULE,
    E_MODULE_SPEAKS,
    MODULE_VERB,
    PLACE_MODULE,
    SPACE_VERB,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame


class Module(Question):
    """Take a module from the display, so many times (revive.modules.1)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[f.a].n or not s.modules:
            return None
        moves = [MODULE_VERB << ARG_BITS | module for module in members(s.modules)]
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        s.agenda.append(Frame(f.op, f.seat, f.step + 1, f.a, f.b))
        s.agenda.append(Frame(PLACE_MODULE, f.seat, 0, code & ARG_MASK))


class PlaceModule(Step):
    """Put the module on a space, vacant or not (revive.modules.2 and 3)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return [
            SPACE_VERB << ARG_BITS | space for space in range(len(self.rules.lookup.module_spaces))
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        space = code & ARG_MASK
        replaced = p.modules[space]
        p.modules[space] = f.a
        s.modules &= ~(1 << f.a)
        s.note(E_MODULE, f.seat, f.a, space, replaced)
        if replaced < 0 and self.rules.lookup.space_active[space]:
            s.note(E_MODULE_SPEAKS, f.seat, f.a)
            effect = self.rules.lookup.module_effect[f.a]
            if effect != NOTHING:
                self.rules.push_all(s, f.seat, [effect])
        refill_modules(self.rules, s)


def refill_modules(rules: ReviveRules, s: ReviveState) -> None:
    """Five modules lie open, as long as there are so many."""
    while count(s.modules) < rules.lookup.modules_shown and s.module_deck:
        module = draw_from_bits(s, MODULE_TOKEN, s.module_deck)
        s.module_deck &= ~(1 << module)
        s.modules |= 1 << module
