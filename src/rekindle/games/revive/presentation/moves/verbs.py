"""Descriptions of moves, shown beside the commands that play them."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import BARE, FIRST
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.frames import action_of, detail_of, help_at, target_of
from rekindle.games.revive.engine.actions.hibernate import FIRST_MACHINE, FIRST_MODULE
from rekindle.games.revive.engine.actions.trades import FIRST_PAIR, FIRST_TWO, PAIRS
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    CRYSTAL,
    FIRST_SPECIAL,
    GEAR,
    GOODS,
    MINOR,
    REWARDS,
    SLOTS,
)
from rekindle.games.revive.engine.help import with_machine
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.presentation.cards import (
    artifact_card_message,
    artifact_noun,
    category,
    crate_gives,
    machine_effect,
    machine_gives,
    module_named,
    module_values,
    own_technologies,
    rewards_message,
    tribe_message,
)
from rekindle.games.revive.presentation.effects import tell
from rekindle.games.revive.presentation.moves.answers import end, go, skip
from rekindle.games.revive.presentation.moves.cards import (
    copy,
    copy_name,
    into_slot,
    play,
    play_name,
    rest,
    rest_name,
    send,
    slot_name,
    switch,
    take,
    wake,
)
from rekindle.games.revive.presentation.moves.drawn import DRAWS
from rekindle.games.revive.presentation.moves.map import (
    build,
    build_name,
    explore,
    explore_name,
    fly,
    lay,
    move_from,
    move_to,
    place_name,
    place_tile,
    populate,
    populate_name,
    size,
    size_name,
    unlock,
)
from rekindle.games.revive.presentation.moves.titles import TITLES
from rekindle.games.revive.presentation.prompts import effect_text
from rekindle.games.revive.presentation.words import (
    card_name,
    cost_now,
    decider,
    good,
    goods,
    machine_name,
    pack_of,
    points,
    rules_of,
    slot,
    tribe,
    tribe_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.questions import Meanings, amounts, argument_text, effect_chosen, top


def choose(setting: Setting, s: ReviveState, argument: int) -> Message:
    code = CHOOSE << ARG_BITS | argument
    return effect_text(setting, effect_chosen(setting.rules, code), FIRST)


def pay(setting: Setting, s: ReviveState, argument: int) -> Message:
    paid = amounts(GOODS, argument_text(setting, PAY_VERB, argument))
    return Message("move-pay", {"what": goods(paid)})


def hibernate(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-doze" if top(s).op == ops.DOZE else "move-hibernate")


def ability(setting: Setting, s: ReviveState, argument: int) -> Message:
    board = decider(s).board
    if board < 0:
        return Message("move-ability-plain")
    return Message("move-ability", {"ability": tell(tribe(setting, board).ability)})


# Setting up


def take_tribe(setting: Setting, s: ReviveState, argument: int) -> Message:
    text = tribe_message(setting, argument, own_technologies(setting))
    values = {"tribe": tribe_name(setting, argument), "text": text}
    return Message("move-tribe", dict(values))


def keep(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-keep", {"text": artifact_card_message(setting, argument)})


# Goods, tracks, modules, machines, crates, artifacts


def gain(setting: Setting, s: ReviveState, argument: int) -> Message:
    id = "move-change" if top(s).op == ops.TRIM else "move-gain"
    return Message(id, {"what": good(argument, 1)})


def take_off(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-off", {"what": good(argument, 1)})


def advance(setting: Setting, s: ReviveState, argument: int) -> Message:
    """The space that the marker reaches, and what it unlocks."""
    lookup, p = rules_of(setting).lookup, decider(s)
    track = Message(f"track-{COLOURS[argument]}")
    if p.tracks[argument] == lookup.track_length[argument]:
        return Message("move-gain", {"what": good(lookup.track_resource[argument], 1)})
    there = p.tracks[argument] + 1
    reached = [there if t == argument else at for t, at in enumerate(p.tracks)]
    found = [r for r in range(REWARDS) if unlocks(lookup.reward_needs, p, r, argument, reached)]
    values: Values = {"track": track, "space": there}
    if not found:
        return Message("move-advance", values)
    return Message("move-advance-unlocks", {**values, "what": rewards_message(setting, found)})


def unlocks(needs: list[int], p: Player, reward: int, track: int, reached: Sequence[int]) -> bool:
    if p.rewards >> reward & 1 or not needs[reward * 3 + track]:
        return False
    return all(reached[t] >= needs[reward * 3 + t] for t in range(len(COLOURS)))


def module(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-module", module_values(setting, argument, FIRST))


def module_space(setting: Setting, s: ReviveState, argument: int) -> Message:
    """Which slot, whether the module is activated there, or which one it replaces."""
    lookup, p = rules_of(setting).lookup, decider(s)
    number = lookup.module_spaces[argument]
    values: Values = {
        "slot": slot(SLOTS[number]),
        "n": lookup.slot_spaces[number].index(argument) + 1,
    }
    if p.modules[argument] >= 0:
        old = module_named(setting, p.modules[argument])
        return Message("move-at-instead", {**values, "module": old})
    return Message("move-at-active" if lookup.space_active[argument] else "move-at", values)


def take_machine(setting: Setting, s: ReviveState, argument: int) -> Message:
    values = {
        "machine": machine_name(setting, argument),
        "gives": machine_gives(setting, argument),
    }
    return Message("move-machine", dict(values))


def use(setting: Setting, s: ReviveState, argument: int) -> Message:
    """A machine and its effect; with an action on the map, its cost after that."""
    f = top(s)
    values: Values = {
        "machine": machine_name(setting, argument),
        "gives": tell(machine_effect(setting, argument)),
    }
    if f.op != ops.ATTACH or not rules_of(setting).lookup.machine_attach[argument]:
        return Message("move-use", values)
    return Message("move-use-then", {**values, "cost": bill_with(setting, s, argument)})


def machine_used(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("name-use", {"machine": machine_name(setting, argument)})


def bill_with(setting: Setting, s: ReviveState, machine: int) -> Message:
    """What the action would cost with one more machine."""
    f = top(s)
    help = with_machine(rules_of(setting), help_at(f), machine)
    return cost_now(setting, s, decider(s), action_of(f), target_of(f), detail_of(f), help)


def take_energy(setting: Setting, s: ReviveState, argument: int) -> Message:
    values = {
        "machine": machine_name(setting, argument),
        "gives": tell(machine_effect(setting, argument), BARE),
    }
    return Message("move-return", dict(values))


def open_crate(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-open", {"gives": crate_gives(setting, argument)})


def reopen(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-reopen", {"gives": crate_gives(setting, argument)})


def artifact(setting: Setting, s: ReviveState, argument: int) -> Message:
    """An artifact, with what it is worth on one's own artifact card."""
    values: Values = {"artifact": artifact_noun(argument)}
    if top(s).op == ops.REMOVE_ARTIFACT:
        return Message("move-remove", values)
    own = decider(s).card
    if argument == MINOR:
        values["worth"] = Message(
            "worth-minor", {"points": points(rules_of(setting).lookup.minor_artifact)}
        )
    elif own >= 0 and top(s).seat >= 0:
        shown = getattr(pack_of(setting).components("artifact-card")[own], ARTIFACTS[argument])
        worth = category(shown.category, shown.points)
        values["worth"] = Message("worth-once-more", {"category": worth})
    else:
        return Message("move-artifact", values)
    return Message("move-artifact-worth", values)


def trade(setting: Setting, s: ReviveState, argument: int) -> Message:
    return trade_message("move-trade", argument, {})


def trade_message(id: str, which: int, values: Values) -> Message:
    """What one of the trades gives and gets."""
    given, got = trade_goods(which)
    return Message(id, {**values, "give": goods(given), "get": goods(got)})


def trade_goods(which: int) -> tuple[list[int], list[int]]:
    """How many of each good one of the trades gives and gets."""
    crystal = [int(kind == CRYSTAL) for kind in range(len(GOODS))]
    if which >= FIRST_PAIR:
        pair = PAIRS[which - FIRST_PAIR]
        return [pair.count(kind) for kind in range(len(GOODS))], crystal
    n = 1 if which < FIRST_TWO else 2
    basic = GEAR + which - (FIRST_TWO if n == 2 else 0)
    return crystal, [n if kind == basic else 0 for kind in range(len(GOODS))]


def discard(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-discard", {"thing": displayed(setting, argument)})


def displayed(setting: Setting, thing: int) -> Message:
    """Something in the displays: a card, a machine or a module."""
    if thing < FIRST_MACHINE:
        return Message("display-card", {"card": card_name(setting, thing)})
    if thing < FIRST_MODULE:
        number = thing - FIRST_MACHINE + FIRST_SPECIAL
        return Message("display-machine", {"machine": machine_name(setting, number)})
    return module_named(setting, thing - FIRST_MODULE)


MEANINGS = Meanings[ReviveState](
    {
        CHOOSE: choose,
        PAY_VERB: pay,
        SKIP: skip,
        REST: "move-rest",
        ops.TRIBE_VERB: take_tribe,
        ops.KEEP_VERB: keep,
        ops.PLAY_VERB: play,
        ops.SLOT_VERB: into_slot,
        ops.SWITCH_VERB: switch,
        ops.COPY_VERB: copy,
        ops.EXPLORE_VERB: explore,
        ops.POPULATE_VERB: populate,
        ops.BUILD_VERB: build,
        ops.UNLOCK_VERB: unlock,
        ops.SIZE_VERB: size,
        ops.HIBERNATE_VERB: hibernate,
        ops.END_VERB: end,
        ops.GO_VERB: go,
        ops.TAKE_VERB: take,
        ops.TILE_VERB: lay,
        ops.GAIN_VERB: gain,
        ops.ADVANCE_VERB: advance,
        ops.MODULE_VERB: module,
        ops.SPACE_VERB: module_space,
        ops.MACHINE_VERB: take_machine,
        ops.ARTIFACT_VERB: artifact,
        ops.REST_VERB: rest,
        ops.WAKE_VERB: wake,
        ops.PLACE_VERB: place_tile,
        ops.FROM_VERB: move_from,
        ops.TO_VERB: move_to,
        ops.TRADE_VERB: trade,
        ops.SEND_VERB: send,
        ops.USE_VERB: use,
        ops.OPEN_VERB: open_crate,
        ops.DISCARD_VERB: discard,
        ops.RETURN_VERB: take_energy,
        ops.ABILITY_VERB: ability,
        ops.REOPEN_VERB: reopen,
        ops.FLY_VERB: fly,
        ops.OFF_VERB: take_off,
    },
    names={
        SKIP: skip,
        ops.END_VERB: end,
        ops.PLAY_VERB: play_name,
        ops.SLOT_VERB: slot_name,
        ops.SWITCH_VERB: "name-switch",
        ops.COPY_VERB: copy_name,
        ops.EXPLORE_VERB: explore_name,
        ops.POPULATE_VERB: populate_name,
        ops.BUILD_VERB: build_name,
        ops.SIZE_VERB: size_name,
        ops.HIBERNATE_VERB: hibernate,
        ops.TAKE_VERB: take,
        ops.TILE_VERB: lay,
        ops.SPACE_VERB: module_space,
        ops.MODULE_VERB: module,
        ops.MACHINE_VERB: take_machine,
        ops.ARTIFACT_VERB: artifact,
        ops.REST_VERB: rest_name,
        ops.WAKE_VERB: wake,
        ops.PLACE_VERB: place_name,
        ops.FROM_VERB: move_from,
        ops.TO_VERB: move_to,
        ops.TRADE_VERB: trade,
        ops.SEND_VERB: rest_name,
        ops.USE_VERB: machine_used,
        ops.OPEN_VERB: "name-open",
        ops.DISCARD_VERB: discard,
        ops.RETURN_VERB: take_energy,
        ops.ABILITY_VERB: "move-ability-plain",
        ops.REOPEN_VERB: "name-reopen",
        ops.FLY_VERB: fly,
        ops.OFF_VERB: take_off,
    },
    gains=frozenset(
        {
            CHOOSE,
            ops.PLAY_VERB,
            ops.SLOT_VERB,
            ops.SWITCH_VERB,
            ops.COPY_VERB,
            ops.EXPLORE_VERB,
            ops.POPULATE_VERB,
            ops.BUILD_VERB,
            ops.UNLOCK_VERB,
            ops.SIZE_VERB,
            ops.REST_VERB,
            ops.USE_VERB,
            ops.OPEN_VERB,
            ops.ABILITY_VERB,
            ops.REOPEN_VERB,
        }
    ),
    titles=TITLES,
    draws=DRAWS,
)
