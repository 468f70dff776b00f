"""Why not this card: playing, copying, taking, resting and waking; and what is on display."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.hibernate import FIRST_MACHINE, FIRST_MODULE
from rekindle.games.revive.engine.actions.play import has_free_slot, slot_is_free
from rekindle.games.revive.engine.cards import cards_in_slots, colour_machine
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    BOTTOM,
    CARDS,
    CITIZENS,
    COPYING_SWITCH,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    RIGHT_SLOT,
    SLOTS,
)
from rekindle.games.revive.engine.ops import (
    CARD_CONTEXT,
    DISCARD_DISPLAY,
    MODULE,
    PLAY,
    PLAY_CARD,
    RECRUIT,
    REST_CARD,
    SPECIAL,
    TAKE_CARD,
    TOP_OF_ACTIVE,
    TURN,
    WAKE_CARD,
)
from rekindle.games.revive.engine.turn import cube_is_past
from rekindle.games.revive.presentation.reasons.case import Case, Why, done, why
from rekindle.games.revive.presentation.reasons.effects import idle_reason, technology_reason
from rekindle.games.revive.presentation.words import card_name, machine_name
from rekindle.games.revive.presentation.words import colour as colour_name
from rekindle.games.revive.presentation.words import slot as slot_name
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.messages import Message, player, verbatim


def play_reason(c: Case, card: int) -> Why:
    """`play`: on one's turn, or because an effect plays another card."""
    if c.f.op == TURN:
        if done(c):
            return done(c)
        if cube_is_past(c.s, c.p):
            return why("cube-past", "solo.4")
    elif c.f.op != PLAY_CARD:
        return None
    if not c.p.active >> card & 1:
        return not_active(c, card, "play.1")
    if not has_free_slot(c.rules, c.p):
        return why("no-free-slot", "slot-symbol.1")
    if c.f.op == TURN:
        return None
    colour = c.rules.effects[c.f.a].kind
    return wrong_colour(c, card, colour, "effects.8")


def not_active(c: Case, card: int, article: str) -> tuple[Message, str]:
    """Where a card lies that is not in the active area."""
    name = card_name(c.setting, card)
    if c.p.resting >> card & 1:
        return why("card-rests", article, card=name)
    for slot, cards in enumerate(c.p.slots):
        if card in [shown >> 1 for shown in cards]:
            return why("card-in-slot", article, card=name, slot=slot_name(SLOTS[slot]))
    return not_held(c, card, article)


def not_held(c: Case, card: int, article: str) -> tuple[Message, str]:
    return why("card-not-yours", article, card=card_name(c.setting, card))


def wrong_colour(c: Case, card: int, colour: int, article: str) -> Why:
    """The colour an effect asks for, and the machine that would help."""
    if colour == ANY_COLOUR or c.lookup.card_colour[card] == colour:
        return None
    machine = colour_machine(c.rules, c.s, c.f.seat)
    id = "wrong-colour" if machine < 0 else "wrong-colour-but"
    values = {"card": card_name(c.setting, card), "colour": colour_name(colour)}
    if machine >= 0:
        values["machine"] = machine_name(c.setting, machine)
    return why(id, article, **values)


def slot_reason(c: Case, place: int) -> Why:
    slot = min(place, RIGHT_SLOT)
    if c.f.op != PLAY or c.f.step or slot_is_free(c.rules, c.p, slot):
        return None
    for shown in c.p.slots[slot]:
        if not c.lookup.half_slot[shown]:
            card = card_name(c.setting, shown >> 1)
            return why("slot-taken", "slot-symbol.1", card=card)
    return why("slot-closed", "play.2")


# The switch


def switch_reason(c: Case, argument: int) -> Why:
    if c.f.op != TURN:
        return None
    if done(c):
        return done(c)
    return why("switch-used", "switch.1") if c.p.switch else None


def copy_reason(c: Case, argument: int) -> Why:
    """`copy`: the technology, the switch, whose card, and whether it would do anything."""
    if c.f.op != TURN:
        return None
    seat, card = divmod(argument, CARDS)
    if not c.p.powers & COPYING_SWITCH:
        return technology_reason(c, COPYING_SWITCH, "formica.6")
    if switch_reason(c, 0):
        return switch_reason(c, 0)
    if seat == c.f.seat:
        return why("copy-own", "formica.6")
    if seat >= c.s.seats:
        return why("no-such-player", "formica.6", whom=player(seat), n=c.s.seats)
    if card not in cards_in_slots(c.s.players[seat]):
        values = {"card": card_name(c.setting, card), "whom": player(seat)}
        return why("not-in-their-slots", "formica.6", **values)
    effect = c.lookup.half_effect[card * 2 + BOTTOM]
    if effect == NOTHING:
        return why("nothing-to-copy", "formica.6", card=card_name(c.setting, card))
    return idle_reason(c, effect, "formica.7")


# Cards that are taken, rest and wake


def take_reason(c: Case, card: int) -> Why:
    """`take`: from the display or, when exploring, from the deck."""
    if c.f.op == RECRUIT:
        if card == CITIZENS:
            return why("deck-empty", "explore.3")
        return not_shown(card_name(c.setting, card), "explore.3")
    if c.f.op == TAKE_CARD:
        article, colour = "effects.6", c.rules.effects[c.f.a].kind
    else:
        return None
    if card == CITIZENS:
        return why("display-only", article)
    if not c.s.cards >> card & 1:
        return not_shown(card_name(c.setting, card), article)
    return wrong_colour(c, card, colour, article)


def not_shown(what: Message, article: str) -> tuple[Message, str]:
    return why("not-shown", article, what=what)


def rest_reason(c: Case, card: int) -> Why:
    """`rest`: a card in a slot, or an active one for its top half."""
    if c.f.op == TOP_OF_ACTIVE:
        return not_active(c, card, "machines.4")
    if c.f.op != REST_CARD:
        return None
    if card == (c.f.b & CARD_CONTEXT) - 1 and card in cards_in_slots(c.p):
        return why("rest-itself", "effects.9", card=card_name(c.setting, card))
    return not_in_slots(c, card, "effects.9")


def not_in_slots(c: Case, card: int, article: str) -> Why:
    if card in cards_in_slots(c.p):
        return None
    return why("not-in-slots", article, card=card_name(c.setting, card))


def wake_reason(c: Case, card: int) -> Why:
    if c.f.op != WAKE_CARD:
        return None
    return why("not-resting", "effects.9", card=card_name(c.setting, card))


# Modules, special machines, and the displays of the solo game


def module_reason(c: Case, module: int) -> Why:
    if c.f.op != MODULE:
        return None
    return not_shown(verbatim(c.names.modules[module]), "modules.1")


def machine_reason(c: Case, machine: int) -> Why:
    """`machine`: a special machine of the right colour from the display."""
    if c.f.op != SPECIAL:
        return None
    name = machine_name(c.setting, machine)
    if not FIRST_SPECIAL <= machine < FIRST_TRIBAL:
        return why("not-special", "tracks.4", machine=name)
    if c.lookup.machine_colour[machine] != c.f.a:
        return why("machine-colour", "tracks.4", machine=name, colour=colour_name(c.f.a))
    return not_shown(name, "tracks.4")


def discard_reason(c: Case, thing: int) -> Why:
    if c.f.op != DISCARD_DISPLAY:
        return None
    if thing < FIRST_MACHINE:
        name = card_name(c.setting, thing)
    elif thing < FIRST_MODULE:
        name = machine_name(c.setting, thing - FIRST_MACHINE + FIRST_SPECIAL)
    else:
        name = verbatim(c.names.modules[thing - FIRST_MODULE])
    return not_shown(name, "solo.3")
