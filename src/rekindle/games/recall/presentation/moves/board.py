"""Descriptions of moves with cards, boxes, tracks and abilities."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.abilities import stones_needed
from rekindle.games.recall.engine.constants import COLUMNS, FIRST_START, SIDES
from rekindle.games.recall.engine.effects.keycards import card_swapped
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.cards import (
    ability_gives,
    box_gives,
    chip_gives,
    crate_gives,
    cube_gives,
    gadget_message,
    keycard_message,
    objective_gives,
    objective_needs,
    path_message,
    production_gives,
    tribe_message,
)
from rekindle.games.recall.presentation.moves.trades import converted, trade_goods
from rekindle.games.recall.presentation.words import (
    ability_name,
    box,
    crystal,
    crystals,
    decider,
    followers,
    gadget_name,
    keycard_name,
    path_name,
    quoted,
    relicube,
    rules_of,
    slot,
    space,
    stones,
    track,
    tribe_name,
    upgrade,
)
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values
from rekindle.kernel.questions import top

# Setting up


def take_tribe(setting: Setting, s: RecallState, argument: int) -> Message:
    """A tribe, and the gadget beside it unless each is taken on its own."""
    values: Values = {
        "tribe": tribe_name(setting, argument),
        "text": tribe_message(setting, argument),
    }
    paired = argument in s.offered_tribes and not rules_of(setting).lookup.boomerang
    if top(s).op != ops.DRAFT or not paired:
        return Message("move-tribe", values)
    gadget = s.offered_gadgets[s.offered_tribes.index(argument)]
    values["gadget"] = gadget_name(setting, gadget)
    values["other"] = gadget_message(setting, gadget)
    return Message("move-tribe-gadget", values)


def take_gadget(setting: Setting, s: RecallState, argument: int) -> Message:
    values = {
        "gadget": gadget_name(setting, argument),
        "text": gadget_message(setting, argument),
    }
    return Message("move-gadget", dict(values))


def begin_on(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-start", {"space": space(setting, FIRST_START + argument)})


# Keycards and boxes


def with_text(id: str, setting: Setting, number: int) -> Message:
    values = {"card": keycard_name(setting, number), "text": keycard_message(setting, number)}
    return Message(id, dict(values))


def play(setting: Setting, s: RecallState, argument: int) -> Message:
    return with_text("move-play", setting, argument)


def box_now(setting: Setting, s: RecallState, number: int) -> Message:
    """Return what a box of this player gives now."""
    return box_gives(setting, number, decider(s).upgrades[number])


def into_slot(setting: Setting, s: RecallState, argument: int) -> Message:
    f = top(s)
    if f.op == ops.UPGRADE_KEYCARD:
        card = keycard_name(setting, card_swapped(f))
        return Message("move-swap-slot", {"card": card, "slot": slot(argument)})
    values = {"slot": slot(argument), "gives": box_now(setting, s, argument)}
    return Message("move-slot", dict(values))


def recall_cards(setting: Setting, s: RecallState, argument: int) -> Message:
    n = sum(card >= 0 for card in decider(s).slots)
    return Message("move-recall", {"n": n}) if n else Message("move-recall-none")


def take_keycard(setting: Setting, s: RecallState, argument: int) -> Message:
    return with_text("move-take", setting, argument)


def swap(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-swap", {"card": keycard_name(setting, argument)})


def take_back(setting: Setting, s: RecallState, argument: int) -> Message:
    card = decider(s).slots[argument]
    if card < 0:
        return Message("move-back-plain", {"slot": slot(argument)})
    return Message("move-back", {"card": keycard_name(setting, card), "slot": slot(argument)})


def copy_name(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("name-copy", {"box": box(argument)})


def copy(setting: Setting, s: RecallState, argument: int) -> Message:
    values = {"box": box(argument), "gives": box_now(setting, s, argument)}
    return Message("move-box", dict(values))


def buy(setting: Setting, s: RecallState, argument: int) -> Message:
    """How many followers a crystal brings depends on the box."""
    f, rules = top(s), rules_of(setting)
    rates = rules.lookup.rates[rules.effects[effect_of(f)].kind if f.op == ops.BUY else 0]
    values = {"give": crystal(argument), "get": followers(rates[argument])}
    return Message("move-buy", dict(values))


def produce(setting: Setting, s: RecallState, argument: int) -> Message:
    gives = production_gives(setting, argument)
    return Message("move-produce", {"gives": gives or Message("nothing")})


# Special rounds


def path_name_chosen(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("name-path", {"path": path_name(argument)})


def choose_path(setting: Setting, s: RecallState, argument: int) -> Message:
    """What it scores with the side that lies up, and the chip beside it."""
    side = s.path_sides >> argument & 1
    chip = s.dark[s.paths.index(argument)] if argument in s.paths else 0
    values = {
        "path": path_name(argument),
        "gives": chip_gives(setting, 1, chip),
        "text": path_message(setting, argument, side),
    }
    return Message("move-path", dict(values))


def discard_name(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("name-discard", {"objective": quoted(setting, "objective", argument)})


def discard(setting: Setting, s: RecallState, argument: int) -> Message:
    values = {
        "objective": quoted(setting, "objective", argument),
        "gives": objective_gives(setting, argument),
        "needs": objective_needs(setting, argument),
    }
    return Message("move-discard", dict(values))


# Relicubes, tracks, upgrades


def take_cube(setting: Setting, s: RecallState, argument: int) -> Message:
    column = min(decider(s).cubes[argument], COLUMNS - 1)
    values = {"cube": relicube(argument), "gives": cube_gives(setting, argument, column)}
    return Message("move-cube", dict(values))


def know(setting: Setting, s: RecallState, argument: int) -> Message:
    """The step that the marker reaches, and what lies there."""
    lookup, step = rules_of(setting).lookup, decider(s).knowledge[argument] + 1
    if step > lookup.track_steps:
        return Message("move-know-end", {"track": track(argument)})
    values: Values = {"track": track(argument), "step": step}
    gives = step_gives(setting, s, argument, step)
    if gives is None:
        return Message("move-know", values)
    return Message("move-know-gives", {**values, "gives": gives})


def step_gives(setting: Setting, s: RecallState, number: int, step: int) -> Message | None:
    """Return what lies at a step of a knowledge track."""
    lookup = rules_of(setting).lookup
    if step == lookup.gadget_step:
        first = not s.visitors >> number & 1
        return Message("gives-first-gadget" if first else "gives-gadget")
    if step == lookup.tribe_step:
        tribe = s.ancients[number]
        if tribe < 0:
            return Message("gives-tribe")
        return Message("gives-known-tribe", {"tribe": tribe_name(setting, tribe)})
    if step in lookup.chip_steps:
        chip = s.light[number * len(lookup.chip_steps) + lookup.chip_steps.index(step)]
        return chip_gives(setting, 0, chip)
    return None


def install(setting: Setting, s: RecallState, argument: int) -> Message:
    number, side = divmod(argument, SIDES)
    values = {"upgrade": upgrade(number), "gives": box_gives(setting, number, 1 + side)}
    return Message("move-install", dict(values))


# Free actions and abilities


def use_name(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("name-use", {"ability": ability_name(setting, argument)})


def use(setting: Setting, s: RecallState, argument: int) -> Message:
    """How many stones it takes now; a symbol needs none."""
    values: Values = {
        "ability": ability_name(setting, argument),
        "gives": ability_gives(setting, argument),
    }
    if top(s).op == ops.FREE_ABILITY:
        return Message("move-use-free", values)
    values["thing"] = stones(stones_needed(rules_of(setting), decider(s), argument))
    return Message("move-use", values)


def open_crate(setting: Setting, s: RecallState, argument: int) -> Message:
    values = {
        "crate": quoted(setting, "crate", argument),
        "gives": crate_gives(setting, argument),
    }
    return Message("move-open", dict(values))


def open_name(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("name-open", {"crate": quoted(setting, "crate", argument)})


def convert(setting: Setting, s: RecallState, argument: int) -> Message:
    paid, made = converted(argument)
    return Message("move-convert", {"give": crystals(paid), "get": crystals(made)})


def raise_crystal(setting: Setting, s: RecallState, argument: int) -> Message:
    values = {"give": crystal(argument), "get": crystal(argument + 1)}
    return Message("move-upgrade", dict(values))


def trade(setting: Setting, s: RecallState, argument: int) -> Message:
    give, get = trade_goods(argument)
    return Message("move-trade", {"give": give, "get": get})


def pay_with(setting: Setting, s: RecallState, argument: int) -> Message:
    """Stones, or a symbol that waits."""
    f = top(s)
    if argument == ops.BY_SYMBOL:
        return Message("move-by-symbol")
    if f.op != ops.PAY_STONES:
        return Message("move-by-plain")
    needed = stones_needed(rules_of(setting), decider(s), f.a)
    return Message("move-by-stones", {"thing": stones(needed)})


def pay_pigs(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-pigs", {"n": argument}) if argument else Message("move-spend")
