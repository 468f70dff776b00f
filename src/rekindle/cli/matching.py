"""What somebody typed, and which of several texts it means."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


def exact(typed: str, texts: Iterable[str]) -> list[str]:
    """Texts that are the same but for case and spaces."""
    wanted = typed.lower().split()
    return [text for text in texts if text.lower().split() == wanted]


def beginning(typed: str, texts: Iterable[str]) -> list[str]:
    """Texts whose words begin with the typed words, in order: 'pl 3 gen'."""
    wanted = typed.lower().split()
    return [text for text in texts if begins(wanted, text.lower().split())]


def begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    return len(wanted) <= len(words) and all(map(starts, wanted, words))


def starts(wanted: str, word: str) -> bool:
    """A number means itself only: 'place 1' is not 'place 12'."""
    return word == wanted if wanted.isdecimal() else word.startswith(wanted)


def mentioning(typed: str, texts: Iterable[str]) -> list[str]:
    """Texts in which every typed word begins a word of its own, in any order: 'gen 3'."""
    wanted = typed.lower().split()
    return [text for text in texts if mentions(wanted, pieces(text))]


def pieces(text: str) -> list[str]:
    """The words of a text; those joined by hyphens also one by one."""
    words = text.lower().split()
    return words + [part for word in words if "-" in word for part in word.split("-")]


def mentions(wanted: Sequence[str], words: list[str]) -> bool:
    left = list(words)
    for typed in wanted:
        hit = next((word for word in left if starts(typed, word)), None)
        if hit is None:
            return False
        left.remove(hit)
    return True


def meant(typed: str, texts: Sequence[str]) -> list[str]:
    """The one text that is meant, or all that could be; none if nothing fits."""
    if not typed.split():
        return []
    for find in (exact, beginning, mentioning):
        found = find(typed, texts)
        if found:
            return found
    return []


def nearest(typed: str, texts: Iterable[str]) -> str | None:
    """The text that looks most like what was typed, if one does."""
    close = difflib.get_close_matches(typed.lower()[:80], list(texts), n=1, cutoff=0.6)
    return close[0] if close else None
