"""What conversions and trades give and get."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import CRYSTALS, RED, TRADES, WHITE
from rekindle.games.recall.engine.crystals import CONVERSION_PAYS
from rekindle.games.recall.presentation.words import crystal, followers, points
from rekindle.kernel.messages import Message
from rekindle.kernel.signs import Sign


def converted(which: int) -> tuple[list[int], list[int]]:
    """Return how many white, red and purple crystals a conversion takes and makes."""
    n, kind = CONVERSION_PAYS[which]
    paid, made = [0] * len(CRYSTALS), [0] * len(CRYSTALS)
    paid[kind] = n
    if n > 1:
        made[kind + 1] = 1
    elif kind == RED:
        made[WHITE] = 2
    else:
        made[RED] = made[WHITE] = 1
    return paid, made


def conversion_title(which: int) -> str:
    """Return the id of a conversion's title: up or down."""
    return "title-convert-up" if CONVERSION_PAYS[which][0] > 1 else "title-convert-down"


def traded(which: int) -> tuple[str, str]:
    """Return what one of the trades gives, and what it gets."""
    give, get = TRADES[which].split(" for ")
    return give, get


GOODS = {"follower": followers(1), "white": crystal(WHITE), "point": points(1)}
SIGNS = {
    "follower": Sign("follower"),
    "white": Sign("crystal", 1, CRYSTALS[WHITE]),
    "point": Sign("point"),
}


def trade_goods(which: int) -> tuple[Message, Message]:
    give, get = traded(which)
    return GOODS[give], GOODS[get]


def trade_signs(which: int) -> list[Sign]:
    give, get = (SIGNS[name] for name in traded(which))
    return [Sign(give.icon, -1, give.tint), get]
