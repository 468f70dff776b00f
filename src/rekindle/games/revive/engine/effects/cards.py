"""Effects that move cards: taking, resting, waking, a top half, hibernating."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import (
    cards_in_slots,
    check_active,
    check_colour,
    check_in_slots,
    draw_card,
    has_colour,
    recruited,
    rest_card,
    take_from_display,
)
from rekindle.games.revive.engine.constants import ANY_COLOUR, CITIZENS, TOP
from rekindle.games.revive.engine.contexts import CARD_MASK, by_card, card_in
from rekindle.games.revive.engine.machines import activate, colour_machine
from rekindle.games.revive.engine.ops import (
    DOZE,
    E_RECRUIT,
    E_REST,
    E_TAKE,
    E_WAKE,
    HIBERNATE_VERB,
    RECRUIT,
    REST_CARD,
    REST_VERB,
    TAKE_CARD,
    TAKE_VERB,
    TOP_OF_ACTIVE,
    USE_VERB,
    WAKE_CARD,
    WAKE_VERB,
)
from rekindle.games.revive.engine.reasons import (
    DECK_EMPTY,
    DISPLAY_ONLY,
    MUST_CHOOSE,
    NONE_ACTIVE,
    NONE_RESTING,
    NONE_SHOWN,
    NOT_RESTING,
    NOT_SHOWN,
    ONLY_HELPS,
    REST_ITSELF,
    SLOTS_EMPTY,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import NOTHING, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [
        (RECRUIT, Recruit(rules)),
        (TAKE_CARD, TakeCard(rules)),
        (REST_CARD, RestCard(rules)),
        (WAKE_CARD, WakeCard(rules)),
        (TOP_OF_ACTIVE, TopOfActive(rules)),
        (DOZE, Doze(rules)),
    ]


# Taking


class Recruit(Question):
    """Any card of the display, or the top card of the deck (revive.explore.3)."""

    skipping = MUST_CHOOSE

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


class TakeCard(Question):
    """Take a card of a colour from the display; with the right machine, any card.

    Step 1: the machine is used. (revive.effects.6)
    """

    skipping = ONLY_HELPS
    idling = NONE_SHOWN

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, 1)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        colour = colour_taken(self.rules, f)
        moves = [
            TAKE_VERB << ARG_BITS | card
            for card in members(s.cards)
            if has_colour(self.rules, card, colour)
        ]
        machine = machine_to_take(self.rules, s, f)
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
            s.agenda.append(f.at(1))
            return
        s.note(E_TAKE, f.seat, code & ARG_MASK)
        take_from_display(self.rules, s, p, code & ARG_MASK)

    def skip(self, s: ReviveState, f: Frame) -> int:
        """Only a machine may be refused."""
        return self.skipping if shows(self.rules, s, colour_taken(self.rules, f)) else FINE

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        if shows(self.rules, s, e.kind):
            return True
        return s.cards != 0 and colour_machine(self.rules, s, seat, context) >= 0


def colour_taken(rules: ReviveRules, f: Frame) -> int:
    """Return the colour that a card taken at this question must have."""
    return ANY_COLOUR if f.step else rules.effects[effect_of(f)].kind


def shows(rules: ReviveRules, s: ReviveState, colour: int) -> bool:
    """Return whether a card of this colour is on display."""
    for card in members(s.cards):
        if has_colour(rules, card, colour):
            return True
    return False


def machine_to_take(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Return the machine that would let other cards of the display be taken, or -1."""
    colour = colour_taken(rules, f)
    for card in members(s.cards):
        if not has_colour(rules, card, colour):
            return colour_machine(rules, s, f.seat)
    return -1


def check_take(rules: ReviveRules, s: ReviveState, f: Frame, card: int) -> int:
    """Check `take`, from the display or, when exploring, from the deck."""
    if f.op == RECRUIT:
        if card == CITIZENS:
            return FINE if s.card_deck else DECK_EMPTY
        return FINE if s.cards >> card & 1 else NOT_SHOWN
    if f.op != TAKE_CARD:
        return NOT_ASKED
    if card == CITIZENS:
        return DISPLAY_ONLY
    if not s.cards >> card & 1:
        return NOT_SHOWN
    return check_colour(rules, s, f.seat, card, colour_taken(rules, f))


# Resting and waking


def cards_to_rest(p: Player, context: int) -> list[int]:
    """Return the cards in slots except the one that set the effect off."""
    itself = card_in(context)
    return [card for card in cards_in_slots(p) if card != itself]


class RestCard(Question):
    """A card from a slot to the resting area, not the one that set this off (revive.effects.9)."""

    skipping = FINE

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        cards = cards_to_rest(s.players[f.seat], context(f))
        moves = [REST_VERB << ARG_BITS | card for card in cards]
        if not moves:
            return None
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            rest_card(self.rules, s, s.players[f.seat], code & ARG_MASK)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return bool(cards_to_rest(s.players[seat], context))

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        itself = card_in(context)
        in_slots = cards_in_slots(s.players[seat])
        return reason(REST_ITSELF, itself) if in_slots else reason(SLOTS_EMPTY, e.id)


class WakeCard(Question):
    """A card from the resting area to the active area (revive.effects.9)."""

    skipping = ONLY_HELPS
    idling = NONE_RESTING

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        resting = members(s.players[f.seat].resting)
        return [WAKE_VERB << ARG_BITS | card for card in resting] or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        card = code & ARG_MASK
        p.resting &= ~(1 << card)
        p.active |= 1 << card
        s.note(E_WAKE, f.seat, card)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].resting != 0


def check_wake(rules: ReviveRules, s: ReviveState, f: Frame, card: int) -> int:
    if f.op != WAKE_CARD:
        return NOT_ASKED
    return FINE if s.players[f.seat].resting >> card & 1 else NOT_RESTING


class TopOfActive(Question):
    """An unplayed card goes to rest for its top half; it is not played (revive.machines.4)."""

    skipping = MUST_CHOOSE
    idling = NONE_ACTIVE

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
            self.rules.push_all(s, f.seat, [effect], by_card(card))

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].active != 0


def check_rest(rules: ReviveRules, s: ReviveState, f: Frame, card: int) -> int:
    """Check `rest`: a card in a slot, or an active one for its top half."""
    p = s.players[f.seat]
    if f.op == TOP_OF_ACTIVE:
        return check_active(p, card)
    if f.op != REST_CARD:
        return NOT_ASKED
    found = check_in_slots(p, card)
    if found == FINE and card == card_in(context(f)):
        return reason(REST_ITSELF, card)
    return found


# Hibernating


class Doze(Question):
    """Hibernate once this card is resolved, and remove it (revive.hibernate.5)."""

    skipping = FINE

    def fits_effect(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        card = card_in(context)
        return card < 0 or recruited(s.players[seat]) >> card & 1 == 1

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return [HIBERNATE_VERB << ARG_BITS, SKIP_CODE]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            card = card_in(context(f))
            s.dozing_card = CARD_MASK if card < 0 else card + 1
