"""Cards: where they are, what they show, and the effects that move them."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    BOTTOM,
    CITIZEN_CARD,
    CITIZENS,
    RESOURCE_WITH_A_CARD,
    TOP,
)
from rekindle.games.revive.engine.ops import (
    CARD_CONTEXT,
    E_CARD_REMOVED,
    E_GAIN,
    E_RECRUIT,
    E_REST,
    E_TAKE,
    E_USE,
    E_WAKE,
    HIBERNATE_VERB,
    REST_VERB,
    TAKE_VERB,
    USE_VERB,
    WAKE_VERB,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame

ALL_CITIZENS = (1 << CITIZENS) - 1


# The display and the deck


def refill_cards(rules: ReviveRules, s: ReviveState) -> None:
    """Five cards lie open, as long as there are so many (revive.effects.7)."""
    while count(s.cards) < rules.lookup.cards_shown and s.card_deck:
        s.cards |= 1 << draw_card(s)


def draw_card(s: ReviveState) -> int:
    card = draw_from_bits(s, CITIZEN_CARD, s.card_deck)
    s.card_deck &= ~(1 << card)
    return card


def take_from_display(rules: ReviveRules, s: ReviveState, p: Player, card: int) -> None:
    """A card from the display goes to the active area; some tribe gets a resource with it."""
    s.cards &= ~(1 << card)
    p.active |= 1 << card
    if p.powers & RESOURCE_WITH_A_CARD:  # revive.kuniban.2
        good = rules.lookup.card_colour[card] + 1
        p.goods[good] += 1
        s.note(E_GAIN, p.seat, good, 1)
    refill_cards(rules, s)


class Recruit(Question):
    """Any card of the display, or the top card of the deck (revive.explore.3)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        moves = [TAKE_VERB << ARG_BITS | card for card in members(s.cards)]
        if s.card_deck:
            moves.append(TAKE_VERB << ARG_BITS | CITIZENS)
        return moves or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        card = code & ARG_MASK
        if card == CITIZENS:
            card = draw_card(s)
            p.active |= 1 << card
            s.note(E_RECRUIT, f.seat, card, 1)
        else:
            s.note(E_RECRUIT, f.seat, card)
            take_from_display(self.rules, s, p, card)


# Colours


def matches(rules: ReviveRules, s: ReviveState, card: int, colour: int) -> bool:
    """Does a card have this colour, by itself or in the present action?"""
    return colour == ANY_COLOUR or rules.lookup.card_colour[card] == colour or s.wild == card


def ready_machine(s: ReviveState, p: Player, machines: int) -> int:
    """The first of these machines that could be activated now, or -1."""
    ready = p.machines & ~p.used & machines
    if not ready or not p.energy or p.seat != s.turn or s.asleep:
        return -1
    return members(ready)[0]


def colour_machine(rules: ReviveRules, s: ReviveState, seat: int) -> int:
    """A machine that could give a card all colours to be counted, taken or played, or -1.

    (revive.attach.6)
    """
    if rules.lookup.colours_for_played_card_only:
        return -1
    return ready_machine(s, s.players[seat], rules.lookup.colour_machines)


def activate(s: ReviveState, p: Player, machine: int) -> None:
    """One energy moves from the storage to a machine (revive.machines.1)."""
    p.energy -= 1
    p.used |= 1 << machine
    s.note(E_USE, p.seat, machine)


def can_take(rules: ReviveRules, s: ReviveState, seat: int, colour: int) -> bool:
    """Is there a card of this colour in the display, if need be with a machine's help?"""
    for card in members(s.cards):
        if colour == ANY_COLOUR or rules.lookup.card_colour[card] == colour:
            return True
    return s.cards != 0 and colour_machine(rules, s, seat) >= 0


class TakeCard(Question):
    """A card of a colour from the display; with the right machine any card has that colour.

    Step 1: the machine is used. (revive.effects.6)
    """

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        colour = self.rules.effects[f.a].kind
        colours = self.rules.lookup.card_colour
        any_card = f.step or colour == ANY_COLOUR
        shown = members(s.cards)
        moves = [
            TAKE_VERB << ARG_BITS | card for card in shown if any_card or colours[card] == colour
        ]
        if len(moves) < len(shown):
            machine = colour_machine(self.rules, s, f.seat)
            if machine >= 0:
                moves.append(USE_VERB << ARG_BITS | machine)
                if len(moves) == 1:
                    moves.append(SKIP_CODE)
        return moves or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p = s.players[f.seat]
        if code >> ARG_BITS == USE_VERB:
            activate(s, p, code & ARG_MASK)
            s.agenda.append(Frame(f.op, f.seat, 1, f.a, f.b))
            return
        s.note(E_TAKE, f.seat, code & ARG_MASK)
        take_from_display(self.rules, s, p, code & ARG_MASK)


# Slots, resting area, active area


def cards_in_slots(p: Player) -> list[int]:
    return [shown >> 1 for slot in p.slots for shown in slot]


def take_from_slot(rules: ReviveRules, p: Player, card: int) -> None:
    """Lift a card out of its slot; what it gave as long as it lay there ends."""
    for i in range(len(p.slots)):
        for shown in p.slots[i]:
            if shown >> 1 == card:
                p.slots[i] = tuple([other for other in p.slots[i] if other != shown])
                p.range -= rules.lookup.half_range[shown]
                return


def rest_card(rules: ReviveRules, s: ReviveState, p: Player, card: int) -> None:
    """A card goes from its slot to the resting area."""
    take_from_slot(rules, p, card)
    p.resting |= 1 << card
    s.note(E_REST, p.seat, card)


def remove_card(rules: ReviveRules, s: ReviveState, p: Player, card: int) -> None:
    """A card leaves the game, wherever it lies (revive.hibernate.5)."""
    take_from_slot(rules, p, card)
    p.resting &= ~(1 << card)
    p.active &= ~(1 << card)
    s.note(E_CARD_REMOVED, p.seat, card)


def cards_to_rest(p: Player, context: int) -> list[int]:
    """Cards in slots but the one that set the effect off."""
    itself = (context & CARD_CONTEXT) - 1
    return [card for card in cards_in_slots(p) if card != itself]


class RestCard(Question):
    """A card from a slot to the resting area, not the one that set this off (revive.effects.9)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        cards = cards_to_rest(s.players[f.seat], f.b)
        moves = [REST_VERB << ARG_BITS | card for card in cards]
        if not moves:
            return None
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            rest_card(self.rules, s, s.players[f.seat], code & ARG_MASK)


class WakeCard(Question):
    """A card from the resting area to the active area (revive.effects.9)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        resting = members(s.players[f.seat].resting)
        return [WAKE_VERB << ARG_BITS | card for card in resting] or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        card = code & ARG_MASK
        p.resting &= ~(1 << card)
        p.active |= 1 << card
        s.note(E_WAKE, f.seat, card)


class TopOfActive(Question):
    """An unplayed card goes to rest for its top half; it is not played (revive.machines.4)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        active = members(s.players[f.seat].active)
        return [REST_VERB << ARG_BITS | card for card in active] or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        card = code & ARG_MASK
        p.active &= ~(1 << card)
        p.resting |= 1 << card
        s.note(E_REST, f.seat, card)
        effect = self.rules.lookup.half_effect[card * 2 + TOP]
        if effect != NOTHING:
            self.rules.push_all(s, f.seat, [effect], card + 1)


class Doze(Question):
    """Hibernate once this card is resolved, and remove it (revive.hibernate.5)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return [HIBERNATE_VERB << ARG_BITS, SKIP_CODE]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            card = f.b & CARD_CONTEXT
            s.doze = card if card else CARD_CONTEXT


# Counting


def visible_flasks(rules: ReviveRules, p: Player) -> int:
    """Flasks on machines, modules, active cards and the shown halves in slots.

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


def all_cards(p: Player) -> int:
    """Bits of all cards a player has: active, resting, in slots."""
    bits = p.active | p.resting
    for slot in p.slots:
        for shown in slot:
            bits |= 1 << (shown >> 1)
    return bits


def recruited(p: Player) -> int:
    """Bits of all cards but the starting ones (revive.categories.7)."""
    return all_cards(p) & ALL_CITIZENS


def shown_of_colour(rules: ReviveRules, s: ReviveState, p: Player, colour: int) -> int:
    """Cards of a colour in the slots (revive.effects.11)."""
    n = 0
    for card in cards_in_slots(p):
        if matches(rules, s, card, colour):
            n += 1
    return n


class NoEffect(Step):
    """What attaches to an action does nothing by itself."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return None
