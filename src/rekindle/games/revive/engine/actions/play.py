"""Play a card: which, where, which half, and everything that speaks then (revive.play)."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import activate, colour_machine, ready_machine
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    BOTTOM,
    FIFTH_SLOT,
    RIGHT_SLOT,
    TOP,
)
from rekindle.games.revive.engine.ops import (
    E_ACTIVATE,
    E_MODULE_SPEAKS,
    E_PLAY,
    GO_VERB,
    PLAY,
    PLAY_VERB,
    SLOT_VERB,
    USE_VERB,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.effects import NOTHING, part_in_context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame

# Frame.b of PLAY at step 1: the slot as it was named, then:
TURNED = 8
WILD = 16


def slot_is_free(rules: ReviveRules, p: Player, slot: int) -> bool:
    """Empty, or every card in it shows a slot symbol (revive.slot-symbol.1)."""
    if slot == RIGHT_SLOT and not p.powers & FIFTH_SLOT:
        return False
    for shown in p.slots[slot]:
        if not rules.lookup.half_slot[shown]:
            return False
    return True


def slot_moves(rules: ReviveRules, p: Player) -> list[int]:
    """The free slots; the one on the right with either half (revive.play.2)."""
    moves = [SLOT_VERB << ARG_BITS | slot for slot in range(4) if slot_is_free(rules, p, slot)]
    if slot_is_free(rules, p, RIGHT_SLOT):
        moves.append(SLOT_VERB << ARG_BITS | RIGHT_SLOT)
        moves.append(SLOT_VERB << ARG_BITS | RIGHT_SLOT + 1)
    return moves


def has_free_slot(rules: ReviveRules, p: Player) -> bool:
    for slot in range(len(p.slots)):
        if slot_is_free(rules, p, slot):
            return True
    return False


def play_moves(rules: ReviveRules, p: Player, colour: int) -> list[int]:
    """The active cards of a colour, if there is a slot for one."""
    if not p.active or not has_free_slot(rules, p):
        return []
    colours = rules.lookup.card_colour
    return [
        PLAY_VERB << ARG_BITS | card
        for card in members(p.active)
        if colour == ANY_COLOUR or colours[card] == colour
    ]


class PlayAnother(Question):
    """An effect that plays another card of a colour (revive.effects.8).

    Step 1: a machine has given the card all colours.
    """

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        colour = self.rules.effects[f.a].kind
        moves = play_moves(self.rules, p, ANY_COLOUR if f.step else colour)
        if not f.step and len(moves) < len(play_moves(self.rules, p, ANY_COLOUR)):
            machine = colour_machine(self.rules, s, f.seat)
            if machine >= 0:
                moves.append(USE_VERB << ARG_BITS | machine)
        if not moves:
            return None
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        if code >> ARG_BITS == USE_VERB:
            activate(s, s.players[f.seat], code & ARG_MASK)
            s.agenda.append(Frame(f.op, f.seat, 1, f.a, f.b))
        else:
            s.agenda.append(Frame(PLAY, f.seat, 0, code & ARG_MASK, WILD if f.step else 0))


class Play(Step):
    """Into which slot (step 0), then with which machines (step 1). Frame: a the card."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if f.step == 0:
            return slot_moves(self.rules, p)
        moves = [GO_VERB << ARG_BITS]
        slot = min(f.b & 7, RIGHT_SLOT)
        if not f.b & TURNED and slot != RIGHT_SLOT:
            machine = ready_machine(s, p, self.rules.lookup.turn_machines)
            if machine >= 0:
                moves.append(USE_VERB << ARG_BITS | machine)
        if not f.b & WILD and self.other_colours(p, f.a, slot):
            machine = ready_machine(s, p, self.rules.lookup.colour_machines)
            if machine >= 0:
                moves.append(USE_VERB << ARG_BITS | machine)
        return moves

    def other_colours(self, p: Player, card: int, slot: int) -> bool:
        """Is there anything in the slot that does not match the card's colour?"""
        lookup = self.rules.lookup
        colour = lookup.card_colour[card]
        for shown in p.slots[slot]:
            if lookup.card_colour[shown >> 1] != colour:
                return True
        for space in lookup.slot_spaces[slot]:
            module = p.modules[space]
            if module >= 0 and not lookup.module_colours[module] >> colour & 1:
                return True
        return False

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if f.step == 0:
            s.agenda.append(Frame(f.op, f.seat, 1, f.a, f.b | code & ARG_MASK))
            return
        p = s.players[f.seat]
        if code >> ARG_BITS == USE_VERB:
            machine = code & ARG_MASK
            activate(s, p, machine)
            flag = TURNED if self.rules.lookup.turn_machines >> machine & 1 else WILD
            s.agenda.append(Frame(f.op, f.seat, 1, f.a, f.b | flag))
            return
        play_card(self.rules, s, p, f.a, f.b)


def play_card(rules: ReviveRules, s: ReviveState, p: Player, card: int, how: int) -> None:
    """The card lies in its slot; it speaks, and older cards and modules of its colour with it."""
    slot = min(how & 7, RIGHT_SLOT)
    half = half_in(how & 7)
    if how & TURNED:
        half = 1 - half
    if how & WILD:
        s.wild = card
    effects = effects_of_play(rules, s, p, card, slot, half)
    p.active &= ~(1 << card)
    p.slots[slot] = p.slots[slot] + (card * 2 + half,)
    p.range += rules.lookup.half_range[card * 2 + half]
    s.note(E_PLAY, p.seat, card, slot, half)
    rules.push_all(s, p.seat, effects)


def half_in(place: int) -> int:
    """The half that a card shows in a slot: top ones the top, lower ones the bottom."""
    return TOP if place < 2 or place == RIGHT_SLOT else BOTTOM


def effects_of_play(
    rules: ReviveRules, s: ReviveState, p: Player, card: int, slot: int, half: int
) -> list[int]:
    """The card's own half, older cards of its colour, modules once (revive.slot-symbol.2)."""
    lookup = rules.lookup
    colour = lookup.card_colour[card]
    wild = s.wild == card
    effects: list[int] = []
    add_card(rules, effects, card * 2 + half)
    for shown in p.slots[slot]:
        if wild or lookup.card_colour[shown >> 1] == colour:
            s.note(E_ACTIVATE, p.seat, shown >> 1)
            add_card(rules, effects, shown)
    for space in lookup.slot_spaces[slot]:
        module = p.modules[space]
        if module >= 0 and (wild or lookup.module_colours[module] >> colour & 1):
            s.note(E_MODULE_SPEAKS, p.seat, module)
            if lookup.module_effect[module] != NOTHING:
                effects.append(lookup.module_effect[module])
    return effects


def add_card(rules: ReviveRules, effects: list[int], shown: int) -> None:
    """A half of a card, whose effect must know which card it comes from."""
    effect = rules.lookup.half_effect[shown]
    if effect != NOTHING:
        effects.append(part_in_context(effect, (shown >> 1) + 1))
