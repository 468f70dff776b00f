"""Play a card: which, where, which half, and everything it activates (revive.play)."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.actions.asked import check_actions, cube_is_past
from rekindle.games.revive.engine.cards import check_active, check_colour
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    BOTTOM,
    FIFTH_SLOT,
    RIGHT_SLOT,
    TOP,
)
from rekindle.games.revive.engine.contexts import by_card
from rekindle.games.revive.engine.machines import activate, colour_machine, ready_machine
from rekindle.games.revive.engine.ops import (
    E_ACTIVATE,
    E_MODULE_SPEAKS,
    E_PLAY,
    GO_VERB,
    PLAY,
    PLAY_CARD,
    PLAY_VERB,
    SLOT_VERB,
    TURN,
    USE_VERB,
)
from rekindle.games.revive.engine.reasons import (
    BEGUN,
    CUBE_PAST,
    NO_FREE_SLOT,
    NOTHING_TO_PLAY,
    SLOT_CLOSED,
    SLOT_TAKEN,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import NOTHING, Effect, part_in_context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(PLAY, Play(rules)), (PLAY_CARD, PlayAnother(rules))]


# How a card is played: the slot as named in the move (PLAYS), then:
PLACE_MASK: Final = 7
TURNED: Final = 8
WILD: Final = 16


def play_frame(seat: int, card: int, wild: bool = False) -> Frame:
    """Return the question for the slot of a card."""
    return Frame(PLAY, seat, 0, card, WILD if wild else 0)


def card_played(f: Frame) -> int:
    return f.a


def how_played(f: Frame) -> int:
    """Return the slot as named in the move, with TURNED and WILD."""
    return f.b


def played_further(f: Frame, more: int) -> Frame:
    """Return the question for the machines to play a card with, with one more choice made."""
    return Frame(PLAY, f.seat, 1, card_played(f), how_played(f) | more)


def slot_named(f: Frame) -> int:
    """Return the slot of the move; both halves of the right one are the same slot."""
    return min(how_played(f) & PLACE_MASK, RIGHT_SLOT)


def half_is_chosen(f: Frame) -> bool:
    """Return whether either half may be chosen: in the slot on the right (revive.play.2)."""
    return slot_named(f) == RIGHT_SLOT


def is_wild(f: Frame) -> bool:
    """Return whether a machine has given the card all colours (revive.attach.6)."""
    return how_played(f) & WILD != 0


def slot_is_free(rules: ReviveRules, p: Player, slot: int) -> bool:
    """Return whether it is empty or all its cards show a slot symbol (revive.slot-symbol.1)."""
    if slot == RIGHT_SLOT and not p.powers & FIFTH_SLOT:
        return False
    for shown in p.slots[slot]:
        if not rules.lookup.half_slot[shown]:
            return False
    return True


def slot_moves(rules: ReviveRules, p: Player) -> list[int]:
    """Return the free slots; the one on the right with either half (revive.play.2)."""
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
    """Return the active cards of a colour, if there is a slot for one."""
    if not p.active or not has_free_slot(rules, p):
        return []
    colours = rules.lookup.card_colour
    return [
        PLAY_VERB << ARG_BITS | card
        for card in members(p.active)
        if colour == ANY_COLOUR or colours[card] == colour
    ]


def check_play(rules: ReviveRules, s: ReviveState, f: Frame, card: int) -> int:
    """Check `play`, on one's turn or for an effect that plays another card."""
    p = s.players[f.seat]
    if f.op == TURN:
        found = check_actions(s, f)
        if found != FINE:
            return found
        if cube_is_past(s, p):
            return CUBE_PAST
    elif f.op != PLAY_CARD:
        return NOT_ASKED
    found = check_active(p, card)
    if found != FINE:
        return found
    if not has_free_slot(rules, p):
        return NO_FREE_SLOT
    if f.op == TURN:
        return FINE
    return check_colour(rules, s, f.seat, card, colour_played(rules, f))


class PlayAnother(Question):
    """An effect that plays another card of a colour (revive.effects.8).

    Step 1: a machine has given the card all colours.
    """

    skipping = FINE
    idling = NOTHING_TO_PLAY

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, 1)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        moves = play_moves(self.rules, s.players[f.seat], colour_played(self.rules, f))
        machine = machine_for_another(self.rules, s, f)
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
            s.agenda.append(f.at(1))
        else:
            s.agenda.append(play_frame(f.seat, code & ARG_MASK, wild=f.step != 0))

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        wild = colour_machine(self.rules, s, seat, context) >= 0
        return bool(play_moves(self.rules, s.players[seat], ANY_COLOUR if wild else e.kind))


def colour_played(rules: ReviveRules, f: Frame) -> int:
    """Return the colour that another card must have to be played at this question."""
    return ANY_COLOUR if f.step else rules.effects[effect_of(f)].kind


def machine_for_another(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Return the machine that would let cards of other colours be played, or -1."""
    p = s.players[f.seat]
    colour = colour_played(rules, f)
    if len(play_moves(rules, p, colour)) == len(play_moves(rules, p, ANY_COLOUR)):
        return -1
    return colour_machine(rules, s, f.seat)


class Play(Step):
    """Into which slot (step 0), then with which machines (step 1)."""

    skipping = BEGUN

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: ReviveState, f: Frame) -> bool:
        p, how = s.players[f.seat], how_played(f)
        if f.step > 1 or f.parts or how >= 2 * WILD or not p.active >> card_played(f) & 1:
            return False
        if f.step == 0:
            return how & ~WILD == 0 and has_free_slot(self.rules, p)
        return how & PLACE_MASK <= RIGHT_SLOT + 1 and slot_is_free(self.rules, p, slot_named(f))

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == 0:
            return slot_moves(self.rules, s.players[f.seat])
        moves = [GO_VERB << ARG_BITS]
        machine = machine_to_turn(self.rules, s, f)
        if machine >= 0:
            moves.append(USE_VERB << ARG_BITS | machine)
        machine = machine_to_colour(self.rules, s, f)
        if machine >= 0:
            moves.append(USE_VERB << ARG_BITS | machine)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if f.step == 0:
            s.agenda.append(played_further(f, code & ARG_MASK))
            return
        p = s.players[f.seat]
        if code >> ARG_BITS == USE_VERB:
            machine = code & ARG_MASK
            activate(s, p, machine)
            flag = TURNED if self.rules.lookup.turn_machines >> machine & 1 else WILD
            s.agenda.append(played_further(f, flag))
            return
        play_card(self.rules, s, p, card_played(f), how_played(f))


def check_slot(rules: ReviveRules, s: ReviveState, f: Frame, place: int) -> int:
    if f.op != PLAY or f.step:
        return NOT_ASKED
    p = s.players[f.seat]
    slot = min(place, RIGHT_SLOT)
    if slot_is_free(rules, p, slot):
        return FINE
    for shown in p.slots[slot]:
        if not rules.lookup.half_slot[shown]:
            return reason(SLOT_TAKEN, shown >> 1)
    return SLOT_CLOSED


def machine_to_turn(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Return the machine that would show the card's other half, or -1 (revive.attach.5)."""
    if how_played(f) & TURNED or half_is_chosen(f):
        return -1
    p = s.players[f.seat]
    return ready_machine(s, p, rules.lookup.turn_machines, p.energy)


def machine_to_colour(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Return the machine that would activate more in the slot, or -1 (revive.attach.6)."""
    p = s.players[f.seat]
    if not f.step or is_wild(f) or not other_colours(rules, p, card_played(f), slot_named(f)):
        return -1
    return ready_machine(s, p, rules.lookup.colour_machines, p.energy)


def other_colours(rules: ReviveRules, p: Player, card: int, slot: int) -> bool:
    """Return whether anything in the slot does not match the card's colour."""
    lookup = rules.lookup
    colour = lookup.card_colour[card]
    for shown in p.slots[slot]:
        if lookup.card_colour[shown >> 1] != colour:
            return True
    for space in lookup.slot_spaces[slot]:
        module = p.modules[space]
        if module >= 0 and not lookup.module_colours[module] >> colour & 1:
            return True
    return False


def play_card(rules: ReviveRules, s: ReviveState, p: Player, card: int, how: int) -> None:
    """Put the card in its slot; it activates itself, older cards and modules of its colour."""
    slot = min(how & PLACE_MASK, RIGHT_SLOT)
    half = half_in(how & PLACE_MASK)
    if how & TURNED:
        half = 1 - half
    if how & WILD:
        s.wild_card = card
    effects = effects_of_play(rules, s, p, card, slot, half)
    p.active &= ~(1 << card)
    p.slots[slot] = p.slots[slot] + (card * 2 + half,)
    p.range += rules.lookup.half_range[card * 2 + half]
    s.note(E_PLAY, p.seat, card, slot, half)
    rules.push_all(s, p.seat, effects)


def half_in(place: int) -> int:
    """Return the half that a card shows in a slot: the top one in upper slots."""
    return TOP if place < 2 or place == RIGHT_SLOT else BOTTOM


def effects_of_play(
    rules: ReviveRules, s: ReviveState, p: Player, card: int, slot: int, half: int
) -> list[int]:
    """Return the card's own half, older cards of its colour, modules (revive.slot-symbol.2)."""
    lookup = rules.lookup
    colour = lookup.card_colour[card]
    wild = s.wild_card == card
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
    """Add a half of a card; its effect has the card as context."""
    effect = rules.lookup.half_effect[shown]
    if effect != NOTHING:
        effects.append(part_in_context(effect, by_card(shown >> 1)))
