"""Names of people and bots: which are valid, and that each is unique at its table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from rekindle.server.errors import ApiError
from rekindle.server.protocol.tables import MAX_NAME

INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories that show nothing, or change the direction of the text that follows."""
JOINERS = "\u200d\ufe0f"
"""Invisible, but part of emoji and of some scripts."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by category that show nothing."""
BOT_NAMES = ("Ember", "Flint", "Ash", "Cinder", "Spark", "Soot", "Kindle", "Blaze")


def clean_name(name: str) -> str:
    """Return the name trimmed and with single spaces; ApiError if it is not valid."""
    clean = " ".join(unicodedata.normalize("NFC", name[: 8 * MAX_NAME]).split())
    if not clean:
        raise ApiError(400, "name-empty")
    if len(clean) > MAX_NAME:
        raise ApiError(400, "name-long", most=MAX_NAME)
    if not is_visible(clean):
        raise ApiError(400, "name-unseen")
    return clean


def is_visible(name: str) -> bool:
    """Whether every character is visible, and at least one is more than a joiner."""
    if any(char in BLANK for char in name):
        return False
    categories = [unicodedata.category(char) for char in name if char not in JOINERS]
    return INVISIBLE.isdisjoint(categories) and any(c[0] in "LNPS" for c in categories)


def check_unused(name: str, used: Iterable[str]) -> None:
    """Two people with one name could not be told apart in the log."""
    if any(same_name(name, other) for other in used):
        raise ApiError(409, "name-taken", name=name)


def same_name(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def bot_name(used: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    for name in BOT_NAMES:
        if not any(same_name(name, other) for other in used):
            return name
    return f"{BOT_NAMES[0]} {len(used) + 1}"
