"""Cards: the display and the deck, slots, the active and the resting area."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    CITIZEN_CARD,
    CITIZENS,
    RESOURCE_WITH_A_CARD,
)
from rekindle.games.revive.engine.machines import colour_machine
from rekindle.games.revive.engine.ops import E_CARD_REMOVED, E_GAIN, E_REST
from rekindle.games.revive.engine.reasons import (
    CARD_IN_SLOT,
    CARD_NOT_YOURS,
    CARD_RESTS,
    NOT_IN_SLOTS,
    WRONG_COLOUR,
    WRONG_COLOUR_BUT,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.reasons import FINE, reason

ALL_CITIZENS: Final = (1 << CITIZENS) - 1


# The display and the deck


def refill_cards(rules: ReviveRules, s: ReviveState) -> None:
    """Fill the display up to five cards, while the deck lasts (revive.effects.7)."""
    while count(s.cards) < rules.lookup.cards_shown and s.card_deck:
        s.cards |= 1 << draw_card(s)


def draw_card(s: ReviveState) -> int:
    card = draw_from_bits(s, CITIZEN_CARD, s.card_deck)
    s.card_deck &= ~(1 << card)
    return card


def take_from_display(rules: ReviveRules, s: ReviveState, p: Player, card: int) -> None:
    """Move a card from the display to the active area; one tribe also gains a resource."""
    s.cards &= ~(1 << card)
    p.active |= 1 << card
    if p.powers & RESOURCE_WITH_A_CARD:  # revive.kuniban.2
        good = rules.lookup.card_colour[card] + 1
        p.goods[good] += 1
        s.note(E_GAIN, p.seat, good, 1)
    refill_cards(rules, s)


# Colours


def has_colour(rules: ReviveRules, card: int, colour: int) -> bool:
    """Return whether this is the printed colour of a card."""
    return colour == ANY_COLOUR or rules.lookup.card_colour[card] == colour


def counts_as(rules: ReviveRules, s: ReviveState, card: int, colour: int) -> bool:
    """Return whether a card has this colour, printed or in the current action."""
    return has_colour(rules, card, colour) or s.wild_card == card


def check_colour(rules: ReviveRules, s: ReviveState, seat: int, card: int, colour: int) -> int:
    """Check the colour of a card; the reason names a machine that would help."""
    if has_colour(rules, card, colour):
        return FINE
    machine = colour_machine(rules, s, seat)
    return reason(WRONG_COLOUR, colour) if machine < 0 else reason(WRONG_COLOUR_BUT, machine)


# Slots, resting area, active area


def cards_in_slots(p: Player) -> list[int]:
    return [shown >> 1 for slot in p.slots for shown in slot]


def check_in_slots(p: Player, card: int) -> int:
    return FINE if card in cards_in_slots(p) else NOT_IN_SLOTS


def check_active(p: Player, card: int) -> int:
    """Check that a card is active; otherwise the reason says where it is."""
    if p.active >> card & 1:
        return FINE
    if p.resting >> card & 1:
        return CARD_RESTS
    for slot in range(len(p.slots)):
        for shown in p.slots[slot]:
            if shown >> 1 == card:
                return reason(CARD_IN_SLOT, slot)
    return CARD_NOT_YOURS


def take_from_slot(rules: ReviveRules, p: Player, card: int) -> None:
    """Take a card out of its slot; its lasting effect ends."""
    for i in range(len(p.slots)):
        for shown in p.slots[i]:
            if shown >> 1 == card:
                p.slots[i] = tuple([other for other in p.slots[i] if other != shown])
                p.range -= rules.lookup.half_range[shown]
                return


def rest_card(rules: ReviveRules, s: ReviveState, p: Player, card: int) -> None:
    """Move a card from its slot to the resting area."""
    take_from_slot(rules, p, card)
    p.resting |= 1 << card
    s.note(E_REST, p.seat, card)


def remove_card(rules: ReviveRules, s: ReviveState, p: Player, card: int) -> None:
    """Remove a card from the game, wherever it is (revive.hibernate.5)."""
    take_from_slot(rules, p, card)
    p.resting &= ~(1 << card)
    p.active &= ~(1 << card)
    s.note(E_CARD_REMOVED, p.seat, card)


def all_cards(p: Player) -> int:
    """Return the bits of all cards of a player: active, resting, in slots."""
    bits = p.active | p.resting
    for slot in p.slots:
        for shown in slot:
            bits |= 1 << (shown >> 1)
    return bits


def recruited(p: Player) -> int:
    """Return the bits of all cards except the starting ones (revive.categories.7)."""
    return all_cards(p) & ALL_CITIZENS
