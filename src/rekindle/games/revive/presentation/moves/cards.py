"""Moves with cards in plain words."""

from __future__ import annotations

from rekindle.content import FIRST
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.play import card_played, half_in, is_wild
from rekindle.games.revive.engine.constants import (
    CARDS,
    CITIZENS,
    RIGHT_SLOT,
    SIDES,
    SLOTS,
    TOP,
)
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.presentation.cards import (
    card_message,
    half_message,
    module_named,
)
from rekindle.games.revive.presentation.prompts import effect_text
from rekindle.games.revive.presentation.words import (
    card_name,
    cards,
    decider,
    rules_of,
    slot,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, player
from rekindle.kernel.questions import top


def of_card(id: str, setting: Setting, number: int) -> Message:
    values = {"card": card_name(setting, number), "text": card_message(setting, number)}
    return Message(id, dict(values))


def play(setting: Setting, s: ReviveState, argument: int) -> Message:
    return of_card("move-play", setting, argument)


def play_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("name-play", {"card": card_name(setting, argument)})


def slot_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    number = min(argument, RIGHT_SLOT)
    half = Message(f"half-{SIDES[half_in(argument)]}")
    return Message("move-slot", {"slot": slot(SLOTS[number]), "half": half})


def into_slot(setting: Setting, s: ReviveState, argument: int) -> Message:
    """Which half it will show, and which older cards and modules it activates."""
    f, named = top(s), slot_name(setting, s, argument)
    if f.op != ops.PLAY:
        return named
    half, number = half_in(argument), min(argument, RIGHT_SLOT)
    card = cards(setting)[card_played(f)]
    told = [half_message(card.top if half == TOP else card.bottom)]
    told += older_cards(setting, decider(s), card_played(f), number, is_wild(f))
    told += modules_speaking(setting, decider(s), card_played(f), number, is_wild(f))
    return Message("move-slot-gives", {**named.values, "gives": apart(told)})


def older_cards(setting: Setting, p: Player, card: int, number: int, wild: bool) -> list[Message]:
    """Cards of its colour in the slot, which are activated again."""
    colours = rules_of(setting).lookup.card_colour
    return [
        Message("again", {"card": card_name(setting, shown >> 1)})
        for shown in p.slots[number]
        if wild or colours[shown >> 1] == colours[card]
    ]


def modules_speaking(
    setting: Setting, p: Player, card: int, number: int, wild: bool
) -> list[Message]:
    """Modules of its colour in the slot."""
    lookup = rules_of(setting).lookup
    found = [p.modules[at] for at in lookup.slot_spaces[number] if p.modules[at] >= 0]
    colour = lookup.card_colour[card]
    return [
        module_named(setting, module)
        for module in found
        if wild or lookup.module_colours[module] >> colour & 1
    ]


def switch(setting: Setting, s: ReviveState, argument: int) -> Message:
    gain = effect_text(setting, rules_of(setting).lookup.switch, FIRST)
    return Message("move-switch", {"gain": gain})


def copy(setting: Setting, s: ReviveState, argument: int) -> Message:
    gives = half_message(cards(setting)[argument % CARDS].bottom)
    return Message("move-copy", {**copy_name(setting, s, argument).values, "gives": gives})


def copy_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    values: Values = {
        "whom": player(argument // CARDS),
        "card": card_name(setting, argument % CARDS),
    }
    return Message("name-copy", values)


def take(setting: Setting, s: ReviveState, argument: int) -> Message:
    if argument == CITIZENS:
        return Message("move-take-deck")
    return of_card("move-take", setting, argument)


def rest_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-rest-card", {"card": card_name(setting, argument)})


def rest(setting: Setting, s: ReviveState, argument: int) -> Message:
    """To the resting area: out of a slot, or unplayed for its top half."""
    if top(s).op != ops.TOP_OF_ACTIVE:
        return rest_name(setting, s, argument)
    name = card_name(setting, argument)
    gives = half_message(cards(setting)[argument].top)
    return Message("move-rest-top", {"card": name, "gives": gives})


def send(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-send", {"card": card_name(setting, argument)})


def wake(setting: Setting, s: ReviveState, argument: int) -> Message:
    return of_card("move-wake", setting, argument)
