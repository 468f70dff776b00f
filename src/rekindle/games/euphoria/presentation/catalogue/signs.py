"""Prices and effects of Euphoria as rows of signs."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import Effect, Leaf
from rekindle.content.signs import Sign, SignRow
from rekindle.games.euphoria.content.language import AbilityText
from rekindle.games.euphoria.presentation import signs
from rekindle.games.euphoria.presentation.catalogue.structs import AbilityFace

WORDS = {"or": "/", "then": "→"}


def row(found: Sequence[signs.Sign]) -> SignRow:
    return [one(sign) for sign in found]


def one(sign: signs.Sign) -> Sign | str:
    icon = str(sign["what"])
    if icon in WORDS:
        return WORDS[icon]
    return Sign(icon, sign["n"], tint=str(sign.get("of", "")), to=str(sign.get("to", "")))


def price_row(price: Sequence[Leaf] | None) -> SignRow:
    return row(signs.price_signs(price))


def effect_row(effect: Effect | None) -> SignRow:
    return row(signs.signs(effect))


def ability_face(ability: AbilityText) -> AbilityFace:
    return AbilityFace(
        at=list(ability.at),
        pay=price_row(ability.pay or ability.instead or ability.toll),
        gain=effect_row(ability.gain),
        may=ability.optional or ability.instead is not None or ability.swap is not None,
        once=ability.once,
    )
