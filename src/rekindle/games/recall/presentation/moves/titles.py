"""What moves are called in a list of one line each: the thing they are about, or a word or two."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import (
    CRYSTALS,
    CUBES,
    FIRST_START,
    HEXES,
    PATHS,
    SIDES,
    STONES,
    TRACKS,
)
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.cards import production_title
from rekindle.games.recall.presentation.moves.answers import rest, skip
from rekindle.games.recall.presentation.moves.trades import conversion_title, traded
from rekindle.games.recall.presentation.words import (
    ability_name,
    decider,
    followers,
    gadget_name,
    letter,
    name_of,
    rules_of,
    slot,
    space,
    tribe_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, noun
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.questions import Tells, effect_chosen, short

Titles = Tells[RecallState]

# Effects


def choose(setting: Setting, s: RecallState, argument: int) -> Message:
    number = effect_chosen(setting.rules, CHOOSE << ARG_BITS | argument)
    tree = setting.extra.trees[number]
    if tree is None:
        return ability_name(setting, rules_of(setting).effects[number].kind)
    return of(tree)


def of(effect: Effect) -> Message:
    """The title of an effect: what it gives, and not on which terms, which its signs say."""
    match effect:
        case Leaf():
            return of_leaf(effect)
        case Seq(parts) | AnyOrder(parts):
            return several([of(part) for part in parts])
        case OneOf(parts):
            return either(parts)
        case May(part) | UpTo(_, part) | For(_, part) | Per(_, part) | Pay(_, part):
            return of(part)
        case If(_, then, _):
            return of(then)
    raise ValueError(f"'{effect}' is no effect")


def several(parts: list[Message]) -> Message:
    """Two of them have room in one line."""
    if len(parts) == 1:
        return parts[0]
    values = {"a": parts[0], "b": parts[1]}
    return Message("title-several" if len(parts) == 2 else "title-more", dict(values))


def either(parts: Sequence[Effect]) -> Message:
    """Two alternatives, if they are simple."""
    if len(parts) != 2 or not all(isinstance(part, Leaf) for part in parts):
        return Message("title-one-of")
    return Message("title-either", {"a": of(parts[0]), "b": of(parts[1])})


THINGS = {
    "followers": "follower",
    "followers-here": "here",
    "points": "point",
    "crate": "crate",
    "move": "move",
}


def of_leaf(leaf: Leaf) -> Message:
    if leaf.name == "gain":
        return Message(f"title-gain-{leaf.word}", {"n": leaf.count})
    if leaf.name in THINGS:
        return noun(THINGS[leaf.name], leaf.count)
    values: Values = {"n": leaf.count}
    if leaf.word:
        values["tint"] = Message(f"colour-{leaf.word}") if leaf.name in COLOURED else leaf.word
    return Message(f"title-effect-{leaf.name}", values)


COLOURED = ("knowledge", "take-keycard")


# Cards and the player board


def named(kind: str) -> Titles:
    return lambda setting, s, argument: name_of(setting, kind, argument)


def coloured(family: str, names: tuple[str, ...]) -> Titles:
    return lambda setting, s, argument: Message(f"title-{family}-{names[argument]}")


def lettered(id: str) -> Titles:
    return lambda setting, s, argument: Message(id, {"letter": letter(argument)})


def taken_back(setting: Setting, s: RecallState, argument: int) -> Message:
    card = decider(s).slots[argument]
    if card < 0:
        return Message("title-slot", {"letter": letter(argument)})
    values = {"slot": slot(argument), "card": name_of(setting, "keycard", card)}
    return Message("title-played", dict(values))


def side(setting: Setting, s: RecallState, argument: int) -> Message:
    number, which = divmod(argument, SIDES)
    return Message("title-upgrade-side", {"letter": letter(number), "n": which + 1})


def bought(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message(f"title-crystal-{CRYSTALS[argument]}")


# The map


def on_space(id: str) -> Titles:
    return lambda setting, s, argument: Message(id, {"space": space(setting, argument)})


def revealed(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("title-reveal", {"space": space(setting, argument * HEXES)})


def numbered(id: str, add: int = 0) -> Titles:
    return lambda setting, s, argument: Message(id, {"n": argument + add})


def pigs_paid(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("title-pigs", {"n": argument}) if argument else Message("title-spend")


def traded_title(setting: Setting, s: RecallState, argument: int) -> Message:
    give, get = traded(argument)
    values = {"give": Message(f"title-trade-{give}"), "get": Message(f"title-trade-{get}")}
    return Message("title-trade-for", dict(values))


TITLES: dict[int, str | Titles] = {
    CHOOSE: choose,
    PAY_VERB: "title-pay",
    SKIP: short(skip),
    REST: short(rest),
    ops.TRIBE_VERB: lambda setting, s, argument: tribe_name(setting, argument),
    ops.GADGET_VERB: lambda setting, s, argument: gadget_name(setting, argument),
    ops.START_VERB: lambda setting, s, argument: space(setting, FIRST_START + argument),
    ops.PLAY_VERB: named("keycard"),
    ops.SLOT_VERB: lettered("title-slot"),
    ops.RECALL_VERB: "title-recall",
    ops.END_VERB: "title-end",
    ops.PATH_VERB: coloured("path", PATHS),
    ops.DISCARD_VERB: named("objective"),
    ops.FROM_VERB: on_space("title-from"),
    ops.TO_VERB: on_space("title-to"),
    ops.WITH_VERB: lambda setting, s, argument: followers(argument),
    ops.BRING_VERB: numbered("title-bring"),
    ops.BUILD_VERB: on_space("title-build"),
    ops.EXCAVATE_VERB: on_space("title-excavate"),
    ops.RAISE_VERB: coloured("upgrade", CRYSTALS),
    ops.VAULT_VERB: named("vault"),
    ops.TILE_VERB: named("monument-tile"),
    ops.TAKE_VERB: named("keycard"),
    ops.STONE_VERB: coloured("stone", STONES),
    ops.CUBE_VERB: coloured("relicube", CUBES),
    ops.PIGS_VERB: pigs_paid,
    ops.FOLLOWERS_VERB: "title-spend",
    ops.PLACE_VERB: on_space("title-place"),
    ops.REMOVE_VERB: on_space("title-remove"),
    ops.BUY_VERB: bought,
    ops.BOX_VERB: lettered("title-box"),
    ops.REVEAL_VERB: revealed,
    ops.LAY_VERB: numbered("title-lay", 1),
    ops.KNOW_VERB: coloured("track", TRACKS),
    ops.INSTALL_VERB: side,
    ops.SWAP_VERB: named("keycard"),
    ops.BACK_VERB: taken_back,
    ops.PRODUCE_VERB: lambda setting, s, argument: production_title(argument),
    ops.USE_VERB: lambda setting, s, argument: ability_name(setting, argument),
    ops.OPEN_VERB: named("crate"),
    ops.CONVERT_VERB: lambda setting, s, argument: Message(conversion_title(argument)),
    ops.RETURN_VERB: on_space("title-return"),
    ops.RING_VERB: on_space("title-ring"),
    ops.TRADE_VERB: traded_title,
    ops.BY_VERB: coloured("by", ops.PAYMENTS),
    ops.MOVE_VERB: "title-move",
}
