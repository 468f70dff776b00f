"""What the plain effects of a pack do: one short procedure for each phrase."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import (
    activate,
    colour_machine,
    shown_of_colour,
    visible_flasks,
)
from rekindle.games.revive.engine.constants import (
    CRATE_TOKEN,
    CRYSTAL,
    CRYSTAL_WITH_A_CRATE,
    FOOD,
    GEAR,
)
from rekindle.games.revive.engine.map import figures_of, waters_of
from rekindle.games.revive.engine.ops import (
    E_CRATE,
    E_ENERGY,
    E_GAIN,
    E_PAY,
    E_RAISE,
    E_REOPEN,
    E_RETURN,
    GAIN_VERB,
    MACHINE_SHIFT,
    PER_CARD,
    PER_FIGURE,
    PER_FLASK,
    REOPEN_VERB,
    RETURN_VERB,
    USE_VERB,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame


def gain(s: ReviveState, p: Player, good: int, n: int) -> None:
    """Goods come from an unlimited supply; what is over the limit is cut later."""
    if n:
        p.goods[good] += n
        s.note(E_GAIN, p.seat, good, n)


def pay(s: ReviveState, p: Player, good: int, n: int) -> None:
    if n:
        p.goods[good] -= n
        s.note(E_PAY, p.seat, good, n)


class Gain(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        gain(s, s.players[f.seat], effect.kind, effect.n)
        return None


class Basic(Question):
    """Basic resources of one's choice, one by one."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[f.a].n:
            return None
        return [GAIN_VERB << ARG_BITS | good for good in range(GEAR, FOOD + 1)]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        s.agenda.append(Frame(f.op, f.seat, f.step + 1, f.a, f.b))
        gain(s, s.players[f.seat], code & ARG_MASK, 1)


class Energy(Step):
    """Energy comes from an unlimited supply (revive.effects.14)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        n = self.rules.effects[f.a].n
        s.players[f.seat].energy += n
        s.note(E_ENERGY, f.seat, n)
        return None


class ReturnEnergy(Question):
    """Take energy back from machines, one by one; never from the machine that does it."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[f.a].n:
            return None
        used = energy_to_return(s.players[f.seat], f.b)
        return [RETURN_VERB << ARG_BITS | machine for machine in members(used)] or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        p.used &= ~(1 << (code & ARG_MASK))
        p.energy += 1
        s.note(E_RETURN, f.seat, code & ARG_MASK)
        s.agenda.append(Frame(f.op, f.seat, f.step + 1, f.a, f.b))


def energy_to_return(p: Player, context: int) -> int:
    """Bits of the machines with energy on them but the one that set the effect off."""
    itself = (context >> MACHINE_SHIFT) - 1
    return p.used if itself < 0 else p.used & ~(1 << itself)


class Crate(Step):
    """Crates from the pile, which their owner may look at (revive.crates.1)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        for _ in range(self.rules.effects[f.a].n):
            if not s.crate_deck:
                return None
            crate = draw_from_bits(s, CRATE_TOKEN, s.crate_deck)
            s.crate_deck &= ~(1 << crate)
            p.closed |= 1 << crate
            s.note(E_CRATE, f.seat, crate)
            if p.powers & CRYSTAL_WITH_A_CRATE:  # revive.vukuntur.3
                gain(s, p, CRYSTAL, 1)
        return None


class Reopen(Question):
    """The effect of an opened crate again, once for each crate (revive.crates.3)."""

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


class Per(Question):
    """The part once for each of something; a machine may make one card more count.

    Steps: 0 the machine may be used, 1 it was, 2 it was not.
    """

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        p = s.players[f.seat]
        n = counted(self.rules, s, p, effect.kind)
        if effect.kind >= PER_CARD and f.step < 2:
            uncounted = sum([len(slot) for slot in p.slots]) - n
            if f.step == 1:
                n += 1
            elif uncounted:
                machine = colour_machine(self.rules, s, f.seat)
                if machine >= 0:
                    return [USE_VERB << ARG_BITS | machine, SKIP_CODE]
        for _ in range(n):
            self.rules.push(s, f.seat, effect.parts[0], f.b)
        return None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        step = 2
        if code != SKIP_CODE:
            activate(s, s.players[f.seat], code & ARG_MASK)
            step = 1
        s.agenda.append(Frame(f.op, f.seat, step, f.a, f.b))


def counted(rules: ReviveRules, s: ReviveState, p: Player, what: int) -> int:
    """How many of these a player has now (revive.effects.11 and 12)."""
    if what == PER_FLASK:
        return visible_flasks(rules, p)
    if what == PER_FIGURE:
        return figures_of(s, p.seat)
    if what >= PER_CARD:
        return shown_of_colour(rules, s, p, what - PER_CARD)
    return waters_of(rules, s, p, False)


class RaiseSwitch(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        s.players[f.seat].switch = 0
        s.note(E_RAISE, f.seat)
        return None
