"""Prices and effects as signs: what a page draws on cards and spaces in place of sentences.

A sign is `{"what": "gold", "n": 1}`, and `to` tells who else gets it; an effect that is more than a
row of things has the signs `or` and `then` between them. The whole truth is in the card's text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rekindle.content import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Seq, UpTo
from rekindle.games.euphoria.content.language import AbilityText

Sign = dict[str, str | int]

# Phrases that are one sign: what it shows, and whether its number is lost.
SHOWN = {
    "artifact": ("artifact", 1),
    "card": ("artifact", 1),
    "match": ("artifact", 1),
    "look": ("artifact", 1),
    "discard": ("artifact", -1),
    "morale": ("morale", 1),
    "lose-morale": ("morale", -1),
    "free-retrieval": ("morale", -1),
    "knowledge": ("knowledge", 1),
    "lose-knowledge": ("knowledge", -1),
    "worker": ("worker", 1),
    "its-resource": ("resource", 1),
    "star": ("star", 1),
    "star-or-market": ("star", 1),
    "dig": ("dig", 1),
    "harvest": ("harvest", 1),
    "construct": ("construct", 1),
    "miner": ("miner", 1),
    "set-face": ("face", 1),
    "copy-face": ("face", 1),
    "place-it": ("place", 1),
    "placed-worker": ("worker", 1),
    "returning-worker": ("worker", 1),
    "other": ("other-commodity", 1),
}
SILENT = ("nothing", "show-hand")


def sign(what: str, n: int = 1) -> Sign:
    return {"what": what, "n": n}


def price_signs(price: Sequence[Leaf] | None) -> list[Sign]:
    """What is paid: things, morale that falls or knowledge that rises."""
    found = [one for leaf in price or () for one in leaf_signs(leaf)]
    return [lost(one) if one["what"] == "morale" else one for one in found]


def lost(one: Sign) -> Sign:
    return {**one, "n": -int(one["n"])}


def leaf_signs(leaf: Leaf) -> list[Sign]:
    """A phrase by what it is about and how much of it; less than nothing is lost."""
    n = next((arg for arg in leaf.args if isinstance(arg, int)), 1)
    word = next((arg for arg in leaf.args if isinstance(arg, str)), "")
    if leaf.name in SILENT:
        return []
    if leaf.name == "advance":
        return [{"what": "advance", "n": 1, "of": word}]
    if leaf.name in SHOWN:
        what, way = SHOWN[leaf.name]
        return [sign(what, way * (2 if leaf.name == "look" else n))]
    return [sign(word, n)]


def signs(effect: Effect | None) -> list[Sign]:
    """What an effect gives, from left to right."""
    match effect:
        case Leaf():
            return leaf_signs(effect)
        case Seq(parts) | AnyOrder(parts):
            return [one for part in parts for one in signs(part)]
        case OneOf(parts):
            return joined(signs(part) for part in parts)
        case May(part) | UpTo(_, part):
            return signs(part)
        case For(who, part):
            return [{**one, "to": who.name} for one in signs(part)]
        case Pay(price, part):
            return [*price_signs(price), sign("then"), *signs(part)]
        case If(_, then, otherwise):
            return joined([signs(then), signs(otherwise)] if otherwise else [signs(then)])
    return []


def joined(sides: Iterable[list[Sign]]) -> list[Sign]:
    """One side or another."""
    found: list[Sign] = []
    for side in sides:
        found += [sign("or"), *side] if found else side
    return found


def ability_face(ability: AbilityText) -> dict[str, object]:
    """One ability of a recruit: where it speaks, what it takes and gives."""
    return {
        "at": list(ability.at),
        "pay": price_signs(ability.pay or ability.instead or ability.toll),
        "gain": signs(ability.gain),
        "may": ability.optional or ability.instead is not None or ability.swap is not None,
        "once": ability.once,
    }
