"""Sentences about cards: playing, copying, taking, resting and waking; and what is on display."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.engine.actions.hibernate import FIRST_MACHINE, FIRST_MODULE
from rekindle.games.revive.engine.constants import CARDS, FIRST_SPECIAL, SLOTS
from rekindle.games.revive.engine.effects.cards import colour_taken
from rekindle.games.revive.presentation.reasons.case import (
    Case,
    Sentence,
    card,
    card_in_the_way,
    machine,
    machine_in_the_way,
)
from rekindle.games.revive.presentation.words import card_name, machine_name
from rekindle.games.revive.presentation.words import colour as colour_name
from rekindle.games.revive.presentation.words import slot as slot_name
from rekindle.kernel.messages import Message, verbatim
from rekindle.kernel.why import by_question, by_verb, row, seat

PLAYING = by_verb({ops.PLAY_VERB: "play.1", ops.REST_VERB: "machines.4"})
COLOUR = by_question({ops.PLAY_CARD: "effects.8", ops.TAKE_CARD: "effects.6"})
DISPLAY = by_question(
    {
        ops.RECRUIT: "explore.3",
        ops.TAKE_CARD: "effects.6",
        ops.MODULE: "modules.1",
        ops.SPECIAL: "tracks.4",
        ops.DISCARD_DISPLAY: "solo.3",
    }
)


def slot_in_the_way(c: Case) -> Message:
    return slot_name(SLOTS[c.value])


def colour_in_the_way(c: Case) -> Message:
    return colour_name(c.value)


def colour_asked(c: Case) -> Message:
    """The colour that the effect asks for."""
    return colour_name(colour_taken(c.rules, c.f))


def copied_card(c: Case) -> Message:
    return card_name(c.setting, c.argument % CARDS)


def seats(c: Case) -> int:
    return c.s.seats


def displayed(c: Case) -> Message:
    """The card, machine or module of a display that the move names."""
    thing = c.argument
    if c.verb == ops.MODULE_VERB:
        return verbatim(c.names.modules[thing])
    if c.verb == ops.MACHINE_VERB:
        return machine_name(c.setting, thing)
    if c.verb == ops.TAKE_VERB or thing < FIRST_MACHINE:
        return card_name(c.setting, thing)
    if thing < FIRST_MODULE:
        return machine_name(c.setting, thing - FIRST_MACHINE + FIRST_SPECIAL)
    return verbatim(c.names.modules[thing - FIRST_MODULE])


SENTENCES: dict[int, Sentence] = {
    codes.CARD_RESTS: row("card-rests", PLAYING, card=card),
    codes.CARD_IN_SLOT: row("card-in-slot", PLAYING, card=card, slot=slot_in_the_way),
    codes.CARD_NOT_YOURS: row("card-not-yours", PLAYING, card=card),
    codes.NO_FREE_SLOT: row("no-free-slot", "slot-symbol.1"),
    codes.WRONG_COLOUR: row("wrong-colour", COLOUR, card=card, colour=colour_in_the_way),
    codes.WRONG_COLOUR_BUT: row(
        "wrong-colour-but", COLOUR, card=card, colour=colour_asked, machine=machine_in_the_way
    ),
    codes.SLOT_TAKEN: row("slot-taken", "slot-symbol.1", card=card_in_the_way),
    codes.SLOT_CLOSED: row("slot-closed", "play.2"),
    codes.SWITCH_USED: row("switch-used", "switch.1"),
    codes.COPY_OWN: row("copy-own", "formica.6"),
    codes.NO_SUCH_PLAYER: row("no-such-player", "formica.6", whom=seat, n=seats),
    codes.NOT_IN_THEIR_SLOTS: row("not-in-their-slots", "formica.6", card=copied_card, whom=seat),
    codes.NOTHING_TO_COPY: row("nothing-to-copy", "formica.6", card=copied_card),
    codes.DECK_EMPTY: row("deck-empty", "explore.3"),
    codes.DISPLAY_ONLY: row("display-only", "effects.6"),
    codes.NOT_SHOWN: row("not-shown", DISPLAY, what=displayed),
    codes.REST_ITSELF: row("rest-itself", "effects.9", card=card_in_the_way),
    codes.NOT_IN_SLOTS: row(
        "not-in-slots",
        by_verb({ops.REST_VERB: "effects.9", ops.SEND_VERB: "kuniban.3"}),
        card=card,
    ),
    codes.NOT_RESTING: row("not-resting", "effects.9", card=card),
    codes.NOT_SPECIAL: row("not-special", "tracks.4", machine=machine),
    codes.MACHINE_COLOUR: row(
        "machine-colour", "tracks.4", machine=machine, colour=colour_in_the_way
    ),
}
