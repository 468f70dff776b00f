"""The log of Revive: every event as a sentence, as one seat may read it."""

from __future__ import annotations

from rekindle.content import BARE as INFINITIVE
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    COLOURS,
    FACES,
    SIDES,
    SIZES,
    SLOTS,
    TOKENS,
)
from rekindle.games.revive.presentation.cards import (
    artifact_noun,
    crate_gives,
    machine_gives,
    module_named,
)
from rekindle.games.revive.presentation.effects import tell
from rekindle.games.revive.presentation.moves.verbs import displayed, trade_message
from rekindle.games.revive.presentation.words import (
    TO,
    Values,
    card_name,
    good,
    machine_name,
    pack_of,
    place,
    points,
    rules_of,
    slot,
    space,
    technology_name,
    terrain,
    tribe,
    tribe_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, noun, player
from rekindle.kernel.state import Event

# Events that say nothing but who.
BARE = {
    ops.E_TURN: "log-turn",
    ops.E_KEEP: "log-keep",
    ops.E_RAISE: "log-raise",
    ops.E_TRIGGER: "log-trigger",
    ops.E_END: "log-end",
}
# Events about a card.
OF_A_CARD = {
    ops.E_ACTIVATE: "log-activate",
    ops.E_REST: "log-rest",
    ops.E_WAKE: "log-wake",
    ops.E_TAKE: "log-take",
    ops.E_CARD_REMOVED: "log-card-removed",
}
# Events about a good and its number.
OF_A_GOOD = {
    ops.E_PAY: "log-pay",
    ops.E_GIVE: "log-give",
    ops.E_GAIN: "log-gain",
    ops.E_LOST: "log-lost",
}
OF_A_MACHINE = {
    ops.E_MACHINE: "log-machine",
    ops.E_USE: "log-use",
    ops.E_RETURN: "log-return",
}
OF_A_CRATE = {ops.E_OPEN: "log-open", ops.E_REOPEN: "log-reopen"}
OF_AN_ARTIFACT = {ops.E_ARTIFACT: "log-artifact", ops.E_REMOVE: "log-remove"}
WITH_A_NUMBER = {ops.E_HIBERNATE: "log-hibernate", ops.E_BONUS: "log-bonus"}
WORTHLESS = (ops.E_PROGRESS,)
"""The reward or the ability that moves a marker is told, and so is the bonus under it."""


def sentence(setting: Setting, event: Event, seat: int | None) -> Message | None:
    """An event as this seat may read it; None if it is not worth a line."""
    kind, actor, a, b, c = event
    values: Values = {"who": player(actor)}
    if kind in BARE:
        return Message(BARE[kind], values)
    if kind in OF_A_CARD:
        return Message(OF_A_CARD[kind], {**values, "card": card_name(setting, a)})
    if kind in OF_A_GOOD:
        return Message(OF_A_GOOD[kind], {**values, "thing": good(a, b), "whom": player(c)})
    if kind in OF_A_MACHINE:
        return machine_sentence(setting, event, values)
    if kind in OF_A_CRATE:
        return Message(OF_A_CRATE[kind], {**values, "gives": crate_gives(setting, a, INFINITIVE)})
    if kind in OF_AN_ARTIFACT:
        return Message(OF_AN_ARTIFACT[kind], {**values, "artifact": artifact_noun(a)})
    if kind in WITH_A_NUMBER:
        return Message(WITH_A_NUMBER[kind], {**values, "n": a})
    if kind in WORTHLESS:
        return None
    if kind in ON_THE_MAP:
        return map_sentence(setting, event, values)
    return single_sentence(setting, event, seat, values)


def machine_sentence(setting: Setting, event: Event, values: Values) -> Message:
    kind, _, machine, _, _ = event
    values["machine"] = machine_name(setting, machine)
    if kind == ops.E_MACHINE:
        values["gives"] = machine_gives(setting, machine, INFINITIVE)
    return Message(OF_A_MACHINE[kind], values)


# The map

ON_THE_MAP = (
    ops.E_EXPLORE,
    ops.E_TILE,
    ops.E_POPULATE,
    ops.E_BUILD,
    ops.E_TOKEN,
    ops.E_TARGET,
    ops.E_FALCON,
    ops.E_MOVE_FIGURE,
)


def map_sentence(setting: Setting, event: Event, values: Values) -> Message:
    kind, _, a, b, c = event
    match kind:
        case ops.E_EXPLORE:
            return Message("log-explore", {**values, "place": place(setting, a)})
        case ops.E_TILE:
            return tile_sentence(setting, a, b, c)
        case ops.E_POPULATE:
            values["technology"] = technology_name(setting, c, b)
            return Message("log-populate", {**values, "space": space(setting, a, TO)})
        case ops.E_BUILD:
            return Message(f"log-build-{SIZES[b]}", {**values, "space": space(setting, a)})
        case ops.E_TOKEN:
            values["thing"] = noun(TOKENS[a.bit_length() - 1], 1)
            return Message("log-token", {**values, "space": space(setting, b, TO)})
        case ops.E_TARGET:
            return Message("log-target", {**values, "space": space(setting, a)})
        case ops.E_FALCON:
            return Message("log-falcon", {**values, "space": space(setting, a, TO)})
    there = {"from": space(setting, a), "to": space(setting, b, TO)}
    return Message("log-move-figure", {**values, **there})


def tile_sentence(setting: Setting, at: int, number: int, turned: int) -> Message:
    """The four spaces of a tile as they lie now."""
    tile = pack_of(setting).components("tile")[number]
    faces = reversed(tile.faces) if turned else tile.faces
    shown = [terrain(1 + FACES.index(face)) for face in faces]
    return Message("log-tile", {"place": place(setting, at), "faces": listed(shown)})


# All the rest


def single_sentence(
    setting: Setting, event: Event, seat: int | None, values: Values
) -> Message | None:
    """Events that have a form of their own."""
    kind, actor, a, b, c = event
    match kind:
        case ops.E_PLAY:
            where = {"slot": slot(SLOTS[b]), "half": Message(f"half-{SIDES[c]}")}
            return Message("log-play", {**values, "card": card_name(setting, a), **where})
        case ops.E_SWITCH:
            return Message("log-switch", values)
        case ops.E_COPY:
            copied = {"card": card_name(setting, a), "whom": player(b)}
            return Message("log-copy", {**values, **copied})
        case ops.E_RECRUIT:
            id = "log-recruit-deck" if b else "log-recruit"
            return Message(id, {**values, "card": card_name(setting, a)})
        case ops.E_POINTS:
            return Message("log-gain", {**values, "thing": points(a)})
        case ops.E_ENERGY:
            return Message("log-gain", {**values, "thing": noun("energy", a)})
        case ops.E_CRATE:
            if seat != actor:
                return Message("log-gain", {**values, "thing": noun("crate", 1)})
            return Message("log-crate", {**values, "gives": crate_gives(setting, a, INFINITIVE)})
        case ops.E_TRADE:
            return trade_message("log-trade", a, values)
        case ops.E_TRIBE:
            return Message("log-tribe", {**values, "tribe": tribe_name(setting, a)})
        case ops.E_ABILITY:
            ability = tell(tribe(setting, a).ability, INFINITIVE)
            return Message("log-ability", {**values, "ability": ability})
        case ops.E_DISCARD:
            return Message("log-discard", {**values, "thing": displayed(setting, a)})
    return board_sentence(setting, event, values)


def board_sentence(setting: Setting, event: Event, values: Values) -> Message | None:
    """What happens on a player board: modules and machine tracks."""
    kind, _, a, b, c = event
    lookup = rules_of(setting).lookup
    match kind:
        case ops.E_MODULE:
            where = {
                "module": module_named(setting, a),
                "slot": slot(SLOTS[lookup.module_spaces[b]]),
            }
            if c < 0:
                return Message("log-module", {**values, **where})
            return Message("log-module-instead", {**values, **where})
        case ops.E_MODULE_SPEAKS:
            return Message("log-module-speaks", {"module": module_named(setting, a)})
        case ops.E_ADVANCE:
            track = Message(f"track-{COLOURS[a]}")
            return Message("log-advance", {**values, "track": track, "space": b})
        case ops.E_REWARD:
            return reward_sentence(setting, a, values)
    return None


def reward_sentence(setting: Setting, number: int, values: Values) -> Message:
    """A reward space that is unlocked."""
    lookup = rules_of(setting).lookup
    reward = pack_of(setting).components("reward")[number]
    if reward.kind == "standard":
        values["machine"] = machine_name(setting, lookup.reward_machine[number])
    elif reward.kind != "artifact":
        values["colour"] = Message(f"colour-{reward.colour}")
        values["points"] = points(lookup.card_bonus)
    return Message(f"log-reward-{reward.kind}", values)
