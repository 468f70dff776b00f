"""Effects that happen once for each of something, and the counts."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import cards_in_slots, counts_as
from rekindle.games.revive.engine.constants import BOTTOM, TOP
from rekindle.games.revive.engine.machines import activate, colour_machine
from rekindle.games.revive.engine.map import figures_of, waters_of
from rekindle.games.revive.engine.ops import (
    PER_CARD,
    PER_FIGURE,
    PER_FLASK,
    PER_WATER,
    USE_VERB,
)
from rekindle.games.revive.engine.reasons import NO_WATER
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import PER, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import DOES_NOTHING, FINE, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(PER, Per(rules))]


class Per(Question):
    """The part once for each of something; a machine may make one more card count.

    Steps: 0 the machine may be used, 1 it was, 2 it was not.
    """

    skipping = FINE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, 2)

    def fits_effect(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return self.rules.fits_effect(s, seat, e.parts[0], context)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        machine = machine_to_count(self.rules, s, f)
        if machine >= 0:
            return [USE_VERB << ARG_BITS | machine, SKIP_CODE]
        effect = self.rules.effects[effect_of(f)]
        n = counted(self.rules, s, s.players[f.seat], effect.kind)
        if f.step == 1:
            n += 1
        for _ in range(n):
            self.rules.push(s, f.seat, effect.parts[0], context(f))
        return None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        step = 2
        if code != SKIP_CODE:
            activate(s, s.players[f.seat], code & ARG_MASK)
            step = 1
        s.agenda.append(f.at(step))

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        if e.kind < PER_CARD and not counted(self.rules, s, s.players[seat], e.kind):
            return False
        return self.rules.possible(s, seat, e.parts[0], context)

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        return self.rules.waits(s, seat, e.parts[0])

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        return reason(NO_WATER if e.kind == PER_WATER else DOES_NOTHING, e.id)


def machine_to_count(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Return the machine that would make one more card count, or -1 (revive.attach.6)."""
    what = rules.effects[effect_of(f)].kind
    if f.step or what < PER_CARD:
        return -1
    for card in cards_in_slots(s.players[f.seat]):
        if not counts_as(rules, s, card, what - PER_CARD):
            return colour_machine(rules, s, f.seat)
    return -1


def counted(rules: ReviveRules, s: ReviveState, p: Player, what: int) -> int:
    """Return how many of these a player has now (revive.effects.11 and 12)."""
    if what == PER_FLASK:
        return visible_flasks(rules, p)
    if what == PER_FIGURE:
        return figures_of(s, p.seat)
    if what >= PER_CARD:
        return shown_of_colour(rules, s, p, what - PER_CARD)
    return waters_of(rules, s, p, False)


def shown_of_colour(rules: ReviveRules, s: ReviveState, p: Player, colour: int) -> int:
    """Return how many cards of a colour are in the slots (revive.effects.11)."""
    n = 0
    for card in cards_in_slots(p):
        if counts_as(rules, s, card, colour):
            n += 1
    return n


def visible_flasks(rules: ReviveRules, p: Player) -> int:
    """Return the flasks on machines, modules, active cards and shown halves in slots.

    (revive.effects.12)
    """
    lookup = rules.lookup
    n = flasks_on_board(rules, p)
    for card in members(p.active):
        n += lookup.half_flasks[card * 2 + TOP] + lookup.half_flasks[card * 2 + BOTTOM]
    for slot in p.slots:
        for shown in slot:
            n += lookup.half_flasks[shown]
    return n


def flasks_on_board(rules: ReviveRules, p: Player) -> int:
    n = 0
    for machine in members(p.machines):
        n += rules.lookup.machine_flasks[machine]
    for module in p.modules:
        if module >= 0:
            n += rules.lookup.module_flasks[module]
    return n
