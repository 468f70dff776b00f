"""Names of people: what may be one, and that it is only once at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from rekindle.server.http.errors import Refusal
from rekindle.server.protocol.messages import MOST_NAME

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Kinds of characters that show nothing, or turn the direction of what follows."""
JOINERS = "\u200d\ufe0f"
"""Those that emoji and some scripts are put together with."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Those that count as letters or signs, but show nothing."""
BOT_NAMES = ("Ember", "Flint", "Ash", "Cinder", "Spark", "Soot", "Kindle", "Blaze")


def clean_name(name: str) -> str:
    """A name as it is kept: trimmed, with single spaces; refused if it cannot be one."""
    clean = " ".join(unicodedata.normalize("NFC", name[: 8 * MOST_NAME]).split())
    if not clean:
        raise Refusal(400, "name-empty")
    if len(clean) > MOST_NAME:
        raise Refusal(400, "name-long", most=MOST_NAME)
    if not is_visible(clean):
        raise Refusal(400, "name-unseen")
    return clean


def is_visible(name: str) -> bool:
    """Whether all of it shows, and something of it at all."""
    kinds = [unicodedata.category(one) for one in name if one not in JOINERS]
    if any(one in BLANK for one in name):
        return False
    return UNSEEN.isdisjoint(kinds) and any(kind[0] in "LNPS" for kind in kinds)


def same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def check_free(name: str, taken: Iterable[str]) -> None:
    """Two people of one name could not be told apart in the log."""
    if any(same(name, other) for other in taken):
        raise Refusal(409, "name-taken", name=name)


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    for name in BOT_NAMES:
        if not any(same(name, other) for other in taken):
            return name
    return f"{BOT_NAMES[0]} {len(taken) + 1}"
