"""Keycards gained, upgraded and taken back, and their displays (recall.card)."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    BOXES,
    FIRST_GRAY,
    FIRST_GREEN,
    FIRST_YELLOW,
    GRAY_CARD,
    GRAY_KEYCARD,
    GREEN_CARD,
    GREEN_KEYCARD,
    KEYCARDS,
    YELLOW_CARD,
    YELLOWS,
)
from rekindle.games.recall.engine.contexts import FROM_CARD, source_of
from rekindle.games.recall.engine.ops import (
    BACK_VERB,
    E_KEYCARD,
    E_SWAP,
    E_TAKE_BACK,
    SLOT_VERB,
    SWAP_VERB,
    TAKE_BACK,
    TAKE_KEYCARD,
    TAKE_VERB,
    UPGRADE_KEYCARD,
)
from rekindle.games.recall.engine.reasons import (
    CARD_NOT_YOURS,
    HIGHEST_COLOUR,
    KEYCARD_NOT_SHOWN,
    MUST_CHOOSE,
    NO_USED_CARD,
    NONE_SHOWN,
    NOTHING_TO_SWAP,
    OTHER_COLOUR,
    OWN_SYMBOL,
    SLOT_EMPTY,
    SLOT_TAKEN,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from, draw_from_bits, without
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (TAKE_KEYCARD, TakeKeycard(rules)),
        (UPGRADE_KEYCARD, UpgradeKeycard(rules)),
        (TAKE_BACK, TakeBack(rules)),
    ]


# Displays


def shown(s: RecallState, colour: int) -> list[int]:
    """Return the keycards of a colour on display; white ones are never there."""
    if colour == YELLOW_CARD:
        return [FIRST_YELLOW + kind for kind in range(YELLOWS) if s.yellow[kind]]
    if colour == GREEN_CARD:
        return [FIRST_GREEN + card for card in members(s.green)]
    if colour == GRAY_CARD:
        return [FIRST_GRAY + card for card in members(s.gray)]
    return []


def shows(s: RecallState, colour: int) -> bool:
    """Return whether a keycard of a colour is on display."""
    if colour == YELLOW_CARD:
        return s.yellow[0] > 0 or s.yellow[1] > 0 or s.yellow[2] > 0
    if colour == GREEN_CARD:
        return s.green != 0
    return colour == GRAY_CARD and s.gray != 0


def is_shown(s: RecallState, keycard: int) -> bool:
    if keycard >= FIRST_GRAY:
        return s.gray >> keycard - FIRST_GRAY & 1 != 0
    if keycard >= FIRST_GREEN:
        return s.green >> keycard - FIRST_GREEN & 1 != 0
    return keycard >= FIRST_YELLOW and s.yellow[keycard - FIRST_YELLOW] > 0


def refill(rules: RecallRules, s: RecallState) -> None:
    """Lay open green and gray keycards while their piles have any (recall.card.7).

    The order of a pile is decided when a card is drawn; green cards that were returned lie below
    the others, in the order in which they came.
    """
    n = rules.lookup.keycards_shown
    while count(s.green) < n and (s.green_deck or s.green_bottom):
        if s.green_deck:
            card = draw_from_bits(s, GREEN_KEYCARD, s.green_deck)
            s.green_deck &= ~(1 << card)
        else:
            card = draw_from(s, GREEN_KEYCARD, s.green_bottom[:1])
            s.green_bottom = s.green_bottom[1:]
        s.green |= 1 << card
    while count(s.gray) < n and s.gray_deck:
        card = draw_from_bits(s, GRAY_KEYCARD, s.gray_deck)
        s.gray_deck &= ~(1 << card)
        s.gray |= 1 << card


def leave_display(s: RecallState, keycard: int) -> None:
    if keycard >= FIRST_GRAY:
        s.gray &= ~(1 << keycard - FIRST_GRAY)
    elif keycard >= FIRST_GREEN:
        s.green &= ~(1 << keycard - FIRST_GREEN)
    else:
        s.yellow[keycard - FIRST_YELLOW] -= 1


def put_back(s: RecallState, keycard: int) -> None:
    """An upgraded keycard: yellow to its stack, green under its pile, white out of the game."""
    if keycard >= FIRST_GREEN:
        s.green_bottom += (keycard - FIRST_GREEN,)
    elif keycard >= FIRST_YELLOW:
        s.yellow[keycard - FIRST_YELLOW] += 1


# Cards of a player


def with_card(cards: tuple[int, ...], keycard: int) -> tuple[int, ...]:
    """Return available keycards with one more, in order."""
    return tuple(sorted((*cards, keycard)))


def gain_keycard(rules: RecallRules, s: RecallState, p: Player, keycard: int) -> None:
    """Take a keycard from the display; it is available at once (recall.card.1)."""
    leave_display(s, keycard)
    p.cards = with_card(p.cards, keycard)
    s.note(E_KEYCARD, p.seat, keycard)
    refill(rules, s)


def swap_keycard(
    rules: RecallRules, s: RecallState, p: Player, old: int, new: int, slot: int
) -> None:
    """Upgrade an available keycard, or the one in this slot, which goes to the new card.

    (recall.card.2, 3 and 8)
    """
    if slot < 0:
        p.cards = with_card(without(p.cards, old), new)
    else:
        p.slots[slot] = new
    leave_display(s, new)
    put_back(s, old)
    s.note(E_SWAP, p.seat, old, new)
    refill(rules, s)


def take_back(s: RecallState, p: Player, box: int) -> None:
    """Make a used keycard available again; its slot is vacant (recall.card.4)."""
    keycard = p.slots[box]
    p.slots[box] = -1
    p.cards = with_card(p.cards, keycard)
    s.note(E_TAKE_BACK, p.seat, keycard, box)


# Taking


class TakeKeycard(Question):
    """A keycard of a colour from the display (recall.card.1)."""

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        cards = shown(s, self.rules.effects[effect_of(f)].kind)
        return [*[TAKE_VERB << ARG_BITS | card for card in cards], SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            gain_keycard(self.rules, s, s.players[f.seat], code & ARG_MASK)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return shows(s, e.kind)

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return reason(NONE_SHOWN, e.kind)


# Upgrading


def card_swapped(f: Frame) -> int:
    """Return the keycard that is to be upgraded, or -1 before it is chosen."""
    return (f.step - 1) % KEYCARDS if f.step else -1


def slot_swapped(f: Frame) -> int:
    """Return in which slot it is, if that was asked; else -1."""
    return (f.step - 1) // KEYCARDS - 1 if f.step else -1


def slots_to_swap(p: Player, keycard: int) -> list[int]:
    """Return the slots with such a keycard; none if one is available (recall.card.8)."""
    if keycard in p.cards:
        return []
    return [box for box in range(len(BOXES)) if p.slots[box] == keycard]


def asks_for_slot(p: Player, f: Frame) -> bool:
    """Return whether equal keycards are used in several slots, and none of these is chosen."""
    slots = slots_to_swap(p, card_swapped(f))
    return len(slots) > 1 and slot_swapped(f) not in slots


def slot_to_fill(p: Player, f: Frame) -> int:
    """Return the slot that goes to the new card, or -1 if it is available as the old one was."""
    slots = slots_to_swap(p, card_swapped(f))
    if len(slots) > 1:
        return slot_swapped(f)
    return slots[0] if slots else -1


class UpgradeKeycard(Question):
    """Which keycard is upgraded, then into which one of the next colour (recall.card.2).

    Steps: 0 which keycard, 1 + keycard: the new one, or first the slot of the old one, which adds
    KEYCARDS for each slot up to that. A free action in between may have taken the last card there
    was, or the old one; then the choice is made again.
    """

    skipping = FINE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if not self.rules.carries_effect(s, f, KEYCARDS * (1 + len(BOXES))):
            return False
        return f.step == 0 or self.rules.lookup.card_colour[card_swapped(f)] < GRAY_CARD

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p, old = s.players[f.seat], card_swapped(f)
        if old < 0:
            return [*swap_moves(self.rules, s, p), SKIP_CODE]
        if check_old(self.rules, s, p, old) != FINE:
            s.agenda.append(f.at(0))
            return None
        if asks_for_slot(p, f):
            return [SLOT_VERB << ARG_BITS | slot for slot in slots_to_swap(p, old)]
        cards = shown(s, next_colour(self.rules, old))
        return [TAKE_VERB << ARG_BITS | card for card in cards]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p, verb, chosen = s.players[f.seat], code >> ARG_BITS, code & ARG_MASK
        if verb == SWAP_VERB:
            s.agenda.append(f.at(1 + chosen))
        elif verb == SLOT_VERB:
            s.agenda.append(f.at(1 + card_swapped(f) + KEYCARDS * (1 + chosen)))
        else:
            swap_keycard(self.rules, s, p, card_swapped(f), chosen, slot_to_fill(p, f))

    def skip(self, s: RecallState, f: Frame) -> int:
        return MUST_CHOOSE if f.step else FINE

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        for card in p.cards:
            if can_upgrade(self.rules, s, card):
                return True
        for card in p.slots:
            if card >= 0 and can_upgrade(self.rules, s, card):
                return True
        return False

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return NOTHING_TO_SWAP


def next_colour(rules: RecallRules, keycard: int) -> int:
    return rules.lookup.card_colour[keycard] + 1


def can_upgrade(rules: RecallRules, s: RecallState, keycard: int) -> bool:
    """Return whether a card of the next colour is on display; there is none above gray."""
    return shows(s, next_colour(rules, keycard))


def swap_moves(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    """Return a move for each kind of keycard that this player could upgrade."""
    owned = sorted({card for card in (*p.cards, *p.slots) if card >= 0})
    return [SWAP_VERB << ARG_BITS | card for card in owned if can_upgrade(rules, s, card)]


def check_old(rules: RecallRules, s: RecallState, p: Player, keycard: int) -> int:
    """Check that this player has such a keycard and could upgrade it."""
    if keycard not in p.cards and keycard not in p.slots:
        return CARD_NOT_YOURS
    colour = next_colour(rules, keycard)
    if colour > GRAY_CARD:
        return HIGHEST_COLOUR
    return FINE if shows(s, colour) else reason(NONE_SHOWN, colour)


# Taking back


class TakeBack(Question):
    """One used keycard becomes available (recall.card.4)."""

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves = [
            BACK_VERB << ARG_BITS | box
            for box in range(len(BOXES))
            if check_slot(s, p, box, context(f)) == FINE
        ]
        return [*moves, SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            take_back(s, s.players[f.seat], code & ARG_MASK)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        for box in range(len(BOXES)):
            if check_slot(s, p, box, context) == FINE:
                return True
        return False

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return NO_USED_CARD


def check_slot(s: RecallState, p: Player, box: int, context: int) -> int:
    """Check that a slot holds a keycard, and not the one whose own symbol this is."""
    if p.slots[box] < 0:
        return SLOT_EMPTY
    own = box == s.played_slot and p.slots[box] == s.played and p.seat == s.turn
    return OWN_SYMBOL if own and source_of(context) == FROM_CARD else FINE


# Checks


def check_take(rules: RecallRules, s: RecallState, f: Frame, keycard: int) -> int:
    """Check `take`: of the colour that is asked for, and on display."""
    if f.op == TAKE_KEYCARD:
        colour = rules.effects[effect_of(f)].kind
    elif f.op == UPGRADE_KEYCARD and f.step and not asks_for_slot(s.players[f.seat], f):
        colour = next_colour(rules, card_swapped(f))
    else:
        return NOT_ASKED
    if rules.lookup.card_colour[keycard] != colour:
        return reason(OTHER_COLOUR, colour)
    return FINE if is_shown(s, keycard) else KEYCARD_NOT_SHOWN


def check_swap(rules: RecallRules, s: RecallState, f: Frame, keycard: int) -> int:
    if f.op != UPGRADE_KEYCARD or f.step:
        return NOT_ASKED
    return check_old(rules, s, s.players[f.seat], keycard)


def check_slot_swapped(rules: RecallRules, s: RecallState, f: Frame, slot: int) -> int:
    """Check `slot` where it asks which of several equal keycards is upgraded (recall.card.8)."""
    p = s.players[f.seat]
    if not f.step or not asks_for_slot(p, f):
        return NOT_ASKED
    if slot in slots_to_swap(p, card_swapped(f)):
        return FINE
    return SLOT_EMPTY if p.slots[slot] < 0 else reason(SLOT_TAKEN, p.slots[slot])


def check_back(rules: RecallRules, s: RecallState, f: Frame, box: int) -> int:
    if f.op != TAKE_BACK:
        return NOT_ASKED
    return check_slot(s, s.players[f.seat], box, context(f))
