"""Abbreviated and misspelt input: which of several texts it stands for."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


def resolve(typed: str, texts: Sequence[str]) -> list[str]:
    """The one text that was typed, or all that it may abbreviate; empty if none."""
    if not typed.split():
        return []
    for find in (same_words, prefixes_in_order, prefixes_in_any_order):
        found = find(typed, texts)
        if found:
            return found
    return []


def same_words(typed: str, texts: Iterable[str]) -> list[str]:
    """Texts that differ only in case and spaces."""
    wanted = typed.lower().split()
    return [text for text in texts if text.lower().split() == wanted]


def prefixes_in_order(typed: str, texts: Iterable[str]) -> list[str]:
    """Texts whose words begin with the typed words, in order: 'pl 3 gen'."""
    wanted = typed.lower().split()
    return [text for text in texts if begins(wanted, text.lower().split())]


def begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    return len(wanted) <= len(words) and all(map(is_prefix, wanted, words))


def is_prefix(wanted: str, word: str) -> bool:
    """Numbers cannot be abbreviated: 'place 1' is not 'place 12'."""
    return word == wanted if wanted.isdecimal() else word.startswith(wanted)


def prefixes_in_any_order(typed: str, texts: Iterable[str]) -> list[str]:
    """Texts in which every typed word begins a word of its own: 'gen 3'."""
    wanted = typed.lower().split()
    return [text for text in texts if mentions(wanted, split_words(text))]


def split_words(text: str) -> list[str]:
    """The words of a text, and the parts of those with hyphens."""
    words = text.lower().split()
    return words + [part for word in words if "-" in word for part in word.split("-")]


def mentions(wanted: Sequence[str], words: list[str]) -> bool:
    left = list(words)
    for typed in wanted:
        hit = next((word for word in left if is_prefix(typed, word)), None)
        if hit is None:
            return False
        left.remove(hit)
    return True


def nearest(typed: str, texts: Iterable[str]) -> str | None:
    """The text most similar to a misspelt one, if any is."""
    close = difflib.get_close_matches(typed.lower()[:80], list(texts), n=1, cutoff=0.6)
    return close[0] if close else None
