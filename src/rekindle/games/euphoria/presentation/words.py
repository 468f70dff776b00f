"""Messages shared by all of Euphoria's texts: players, things, prices and places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rekindle.content.game import pack_of as pack_of
from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.content.language import Recruit
from rekindle.games.euphoria.content.prices import ARTIFACT_KINDS, COMMODITY_KINDS, RESOURCE_KINDS
from rekindle.games.euphoria.engine.constants import (
    BLISS,
    FACTIONS,
    FIRST_MARKET,
    KNOWLEDGE,
    MARKET,
    MORALE,
    PENALTIES,
    SPACE_KIND,
    SPACE_NAMES,
    THINGS,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases, listed, named, noun, phrases
from rekindle.kernel.prices import Demand, Price

PACKAGES = ("rekindle.kernel", "rekindle.games.euphoria")
NOUNS = (*THINGS, "morale", "knowledge", "worker", "worker")


def euphoria(language: str) -> Phrases:
    """Return Euphoria's messages in a language."""
    return phrases(PACKAGES, language)


def rules_of(setting: Setting) -> EuphoriaRules:
    return cast(EuphoriaRules, setting.rules)


# Things and prices


def thing(kind: int, n: int) -> Message:
    """Return a number of things of a kind: '2 water'."""
    return noun(NOUNS[kind], n)


def things(amounts: Sequence[int]) -> Message:
    """Return everything in a purse, or in one side of an offer."""
    return listed([thing(kind, n) for kind, n in enumerate(amounts) if n])


def name(kind: int) -> Message:
    """Return the name of a kind, without a number: 'bear'."""
    return Message(f"name-{THINGS[kind]}")


def demanded(demand: Demand, n: int | None = None) -> Message:
    """Return what a demand asks for, with another number if one is given."""
    pairs = n is None and demand.identical > 0
    n = demand.count if n is None else n
    kinds = demand.kinds
    if len(kinds) == 1:
        return thing(kinds[0], n)
    if kinds == ARTIFACT_KINDS:
        if pairs:
            return Message("thing-artifact-or-pair", {"n": n, "pair": demand.identical})
        return noun("artifact", n)
    if kinds == RESOURCE_KINDS:
        return noun("resource", n)
    if kinds == COMMODITY_KINDS:
        return noun("commodity", n)
    if kinds == [kind for kind in COMMODITY_KINDS if kind != BLISS]:
        return noun("other-commodity", n)
    return Message("thing-any-of", {"n": n, "kinds": listed([name(k) for k in kinds], "or")})


def cost(price: Price) -> Message:
    """Return a whole price: '4 water and 1 clay'."""
    return listed([demanded(demand) for demand in price.demands])


def held(price: Price, purse: Sequence[int]) -> Message:
    """Return what a purse holds of the kinds that a price asks for."""
    return listed([held_for(demand, purse) for demand in price.demands])


def held_for(demand: Demand, purse: Sequence[int]) -> Message:
    n = sum(purse[kind] for kind in demand.kinds)
    if demand.kinds == [MORALE]:
        return Message("have-morale", {"n": n})
    if demand.kinds == [KNOWLEDGE]:
        return Message("have-room", {"n": n})
    if demand.kinds[0] > KNOWLEDGE:
        return Message("have-worker", {"n": n})
    return demanded(demand, n)


# Names from the pack


def faction(number: int) -> Message:
    """Return a faction; in German the stem of the adjective, to which messages add the ending."""
    return Message(f"faction-{FACTIONS[number]}")


def space_name(setting: Setting, space: int) -> Message:
    found = SPACE_NAMES[space]
    return named(next(s.name for s in pack_of(setting).components("space") if s.id == found))


def tile_name(setting: Setting, tile: int) -> str:
    return str(pack_of(setting).components("market")[tile].name)


def place_name(setting: Setting, s: EuphoriaState, space: int) -> Message:
    """Return the current name of a space: a built market has the name of its tile."""
    printed = space_name(setting, space)
    if SPACE_KIND[space] != MARKET or s.tiles[space - FIRST_MARKET] < 0:
        return printed
    tile = tile_name(setting, s.tiles[space - FIRST_MARKET])
    return Message("market-tile", {"tile": tile, "space": printed})


def recruits(setting: Setting) -> list[Recruit]:
    dealt: list[Recruit] = setting.extra.recruits
    return dealt


def recruit_title(setting: Setting, number: int) -> str:
    return recruits(setting)[number].name


def recruit_titles(setting: Setting, numbers: Sequence[int]) -> Message:
    """Return the names of several recruits."""
    titles = [Message("verbatim", {"name": recruit_title(setting, n)}) for n in numbers]
    return listed(titles)


def recruit_numbers(setting: Setting, way: str) -> list[int]:
    """Return the recruits that a way to pay is named after: 'josh+brian'."""
    names = [recruit_name(recruit) for recruit in recruits(setting)]
    return [names.index(part) for part in way.split("+") if part in names]


def penalty(setting: Setting, s: EuphoriaState, bit: int) -> tuple[Message, str]:
    """Return what a tile's penalty forbids, as a reason; articles are in the order of the tiles."""
    number = bit.bit_length() - 1
    penalties = rules_of(setting).lookup.tile_penalty
    turned = [tile for tile in s.tiles if tile >= 0 and penalties[tile] == bit]
    tile = turned[0] if turned else penalties.index(bit)
    what = Message(f"penalty-{PENALTIES[number]}")
    message = Message("reason-penalty", {"tile": tile_name(setting, tile), "what": what})
    return message, f"penalty.{number + 1}"
