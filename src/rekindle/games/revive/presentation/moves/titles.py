"""What moves are called in a list of one line each: the thing they are about, or a word or two."""

from __future__ import annotations

from rekindle.content import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.revive.content.effects import card_colour
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.hibernate import FIRST_MACHINE, FIRST_MODULE
from rekindle.games.revive.engine.actions.play import half_in
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    CARDS,
    CHASM_SPACE,
    CITIZENS,
    COLOURS,
    CORNERS,
    FIRST_CORNER,
    FIRST_SPECIAL,
    RIGHT_SLOT,
    SIDES,
    SIZES,
    SLOTS,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.moves.answers import end, skip
from rekindle.games.revive.presentation.words import (
    artifact_card_name,
    card_name,
    decider,
    flasks,
    good,
    location,
    machine_name,
    names_of,
    pack_of,
    place,
    rules_of,
    slot,
    space,
    technology_name,
    tribe_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, named, noun, player
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.questions import Tells, effect_chosen, short, top

Titles = Tells[ReviveState]


def carry_out(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("title-pay" if top(s).op == ops.ATTACH else "title-go")


# Effects


def choose(setting: Setting, s: ReviveState, argument: int) -> Message:
    number = effect_chosen(setting.rules, CHOOSE << ARG_BITS | argument)
    tree = setting.extra.trees[number]
    return reward(setting, rules_of(setting).effects[number].kind) if tree is None else of(tree)


def of(effect: Effect) -> Message:
    """The title of an effect: what it gives, and not on which terms, which its signs say."""
    match effect:
        case Leaf():
            return of_leaf(effect)
        case Seq(parts) | AnyOrder(parts):
            return joined("title-several", [of(part) for part in parts])
        case OneOf(parts):
            return joined("title-either", [of(part) for part in parts])
        case May(part) | UpTo(_, part) | For(_, part) | Per(_, part) | Pay(_, part):
            return of(part)
        case If(_, then, _):
            return of(then)
    raise ValueError(f"'{effect}' is no effect")


def joined(id: str, parts: list[Message]) -> Message:
    first, *others = parts
    return Message(id, {"a": first, "b": joined(id, others)}) if others else first


THINGS = {"basic": "basic", "points": "point"}
COUNTED = ("energy", "crate", "module", "artifact")


def of_leaf(leaf: Leaf) -> Message:
    if leaf.name == "gain" or leaf.name in THINGS or leaf.name in COUNTED:
        return noun(THINGS.get(leaf.name) or leaf.word or leaf.name, leaf.count)
    if leaf.name in ("act", "act-far"):
        return Message(f"title-effect-{leaf.word}")
    if leaf.name == "discount":
        return Message(f"title-effect-{leaf.word}-less", {"n": leaf.count})
    values: Values = {"n": leaf.count}
    if leaf.name in ("play-card", "take-card"):
        values |= card_colour(leaf.word)
    elif leaf.word:
        values["tint"] = Message(f"tint-{leaf.word}")
    return Message(f"title-effect-{leaf.name}", values)


def reward(setting: Setting, number: int) -> Message:
    """The title of a reward space along the machine tracks."""
    found = pack_of(setting).components("reward")[number]
    if found.kind == "standard":
        return machine_name(setting, rules_of(setting).lookup.reward_machine[number])
    colour = Message(f"colour-{found.colour}") if found.colour else ""
    return Message(f"title-reward-{found.kind}", {"colour": colour})


# Cards


def card(setting: Setting, s: ReviveState, argument: int) -> Message:
    return card_name(setting, argument)


def half(setting: Setting, s: ReviveState, argument: int) -> Message:
    values = {
        "slot": slot(SLOTS[min(argument, RIGHT_SLOT)]),
        "half": Message(f"half-{SIDES[half_in(argument)]}"),
    }
    return Message("title-half", dict(values))


def copied(setting: Setting, s: ReviveState, argument: int) -> Message:
    values = {"card": card_name(setting, argument % CARDS), "whom": player(argument // CARDS)}
    return Message("title-copy", dict(values))


def taken(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("title-deck") if argument == CITIZENS else card_name(setting, argument)


def artifact_card(setting: Setting, s: ReviveState, argument: int) -> Message:
    return artifact_card_name(names_of(setting).artifact_cards[argument])


def sent(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("title-send", {"card": card_name(setting, argument)})


def displayed(setting: Setting, s: ReviveState, argument: int) -> Message:
    if argument < FIRST_MACHINE:
        return card_name(setting, argument)
    if argument < FIRST_MODULE:
        return machine_name(setting, argument - FIRST_MACHINE + FIRST_SPECIAL)
    return module(setting, s, argument - FIRST_MODULE)


# The map


def space_title(setting: Setting, number: int) -> Message:
    """A space in a word; corners by compass point."""
    if number < CHASM_SPACE:
        return space(setting, number)
    corner = number - FIRST_CORNER
    return Message("title-chasm" if corner < 0 else f"title-{CORNERS[corner]}")


def on_map(setting: Setting, s: ReviveState, argument: int) -> Message:
    """A space as it is called now: large locations have their own names."""
    if argument < FIRST_CORNER:
        return space_title(setting, argument)
    return named(location(setting, s, argument).name)


def explore(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("title-explore", {"place": place(setting, argument)})


def populate(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("title-populate", {"space": on_map(setting, s, argument)})


def build(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("title-build", {"space": space_title(setting, argument)})


def technology(setting: Setting, s: ReviveState, argument: int) -> Message:
    board = decider(s).board
    if board < 0:
        return Message(f"place-{TECHNOLOGIES[argument]}")
    return technology_name(setting, board, argument)


# The player board


def module(setting: Setting, s: ReviveState, argument: int) -> Message:
    """A module by its colours and what it gives, since it has no name."""
    found = pack_of(setting).components("module")[argument]
    gives = flasks(found.flasks) if found.effect is None else of(found.effect)
    kind = joined("title-colours", [Message(f"tint-{name}") for name in found.colours])
    return Message("title-module", {"kind": kind, "gives": gives})


def module_space(setting: Setting, s: ReviveState, argument: int) -> Message:
    lookup = rules_of(setting).lookup
    number = lookup.module_spaces[argument]
    n = lookup.slot_spaces[number].index(argument) + 1
    return Message("title-module-space", {"slot": slot(SLOTS[number]), "n": n})


def machine(setting: Setting, s: ReviveState, argument: int) -> Message:
    return machine_name(setting, argument)


TITLES: dict[int, str | Titles] = {
    CHOOSE: choose,
    PAY_VERB: "title-pay",
    SKIP: short(skip),
    REST: "title-rest",
    ops.TRIBE_VERB: lambda setting, s, argument: tribe_name(setting, argument),
    ops.KEEP_VERB: artifact_card,
    ops.PLAY_VERB: card,
    ops.SLOT_VERB: half,
    ops.SWITCH_VERB: "title-switch",
    ops.COPY_VERB: copied,
    ops.EXPLORE_VERB: explore,
    ops.POPULATE_VERB: populate,
    ops.BUILD_VERB: build,
    ops.UNLOCK_VERB: technology,
    ops.SIZE_VERB: lambda setting, s, argument: Message(f"title-{SIZES[argument]}"),
    ops.HIBERNATE_VERB: "title-hibernate",
    ops.END_VERB: short(end),
    ops.GO_VERB: carry_out,
    ops.TAKE_VERB: taken,
    ops.TILE_VERB: lambda setting, s, argument: Message(
        "title-turned" if argument else "title-straight"
    ),
    ops.GAIN_VERB: lambda setting, s, argument: good(argument, 1),
    ops.ADVANCE_VERB: lambda setting, s, argument: Message(f"title-track-{COLOURS[argument]}"),
    ops.MODULE_VERB: module,
    ops.SPACE_VERB: module_space,
    ops.MACHINE_VERB: machine,
    ops.ARTIFACT_VERB: lambda setting, s, argument: Message(f"title-{ARTIFACTS[argument]}"),
    ops.REST_VERB: card,
    ops.WAKE_VERB: card,
    ops.PLACE_VERB: on_map,
    ops.FROM_VERB: on_map,
    ops.TO_VERB: on_map,
    ops.TRADE_VERB: "title-trade",
    ops.SEND_VERB: sent,
    ops.USE_VERB: machine,
    ops.OPEN_VERB: "title-open",
    ops.DISCARD_VERB: displayed,
    ops.RETURN_VERB: machine,
    ops.ABILITY_VERB: "title-ability",
    ops.REOPEN_VERB: "title-reopen",
    ops.FLY_VERB: on_map,
    ops.OFF_VERB: lambda setting, s, argument: Message("title-off", {"what": good(argument, 1)}),
}
