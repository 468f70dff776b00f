"""Abbreviated, translated and misspelt input: which of several texts it stands for."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence

from rekindle.kernel.spelling import folded, spellings

CLOSE = 0.6
"""How similar a misspelt text must be to a known one to be suggested."""
LONGEST = 80
SHORTEST_VERB = 3
WORD = re.compile(r"[\w+-]+")
ENDING = re.compile(r"(?:e|en|n)$")


def resolve(
    typed: str, texts: Sequence[str], names: Mapping[str, Sequence[str]] | None = None
) -> list[str]:
    """The one text that was typed, or all that it may abbreviate; empty if none.

    `names` has other texts for some of the texts, such as translations.
    """
    if not typed.split():
        return []
    wanted = folded(typed)
    known = {text: (*spellings(text), *(names or {}).get(text, ())) for text in texts}
    for matches in (same_words, prefixes_in_order, prefixes_in_any_order):
        found = [text for text in texts if any(matches(wanted, called) for called in known[text])]
        if found:
            return found
    return []


def same_words(typed: str, text: str) -> bool:
    """Whether two texts differ only in case and spaces."""
    return typed.split() == text.split()


def prefixes_in_order(typed: str, text: str) -> bool:
    """Whether the words of the text begin with the typed words, in order: 'pl 3 gen'."""
    wanted, words = typed.split(), text.split()
    return len(wanted) <= len(words) and all(map(is_prefix, wanted, words))


def is_prefix(wanted: str, word: str) -> bool:
    """Numbers cannot be abbreviated: 'place 1' is not 'place 12'."""
    return word == wanted if wanted.isdecimal() else word.startswith(wanted)


def prefixes_in_any_order(typed: str, text: str) -> bool:
    """Whether every typed word begins a word of its own: 'gen 3'."""
    left = split_words(text)
    for wanted in typed.split():
        hit = next((word for word in left if is_prefix(wanted, word)), None)
        if hit is None:
            return False
        left.remove(hit)
    return True


def split_words(text: str) -> list[str]:
    """The words of a text, and the parts of those with hyphens."""
    words = text.split()
    return words + [part for word in words if "-" in word for part in word.split("-")]


def is_said_by(typed: str, sentence: str) -> bool:
    """Whether the input is the gist of a sentence, verb first: 'baue f6' of 'Baue auf f6'."""
    wanted = folded(typed).split()
    for spelled in spellings(sentence):
        verb, *words = WORD.findall(spelled) or [""]
        if is_form_of(wanted[0], verb) and prefixes_in_any_order(
            " ".join(wanted[1:]), " ".join(words)
        ):
            return True
    return False


def is_form_of(wanted: str, verb: str) -> bool:
    """Whether two words are forms of one verb: 'bauen' and 'baue'."""
    if len(wanted) < SHORTEST_VERB:
        return False
    return verb.startswith(wanted) or ENDING.sub("", wanted) == ENDING.sub("", verb)


def nearest(typed: str, texts: Iterable[str]) -> str | None:
    """The text most similar to a misspelt one, word by word, if any is."""
    wanted = folded(typed[:LONGEST]).split()
    best, found = CLOSE, None
    for text in texts:
        close = similarity(wanted, folded(text).split())
        if close > best:
            best, found = close, text
    return found


def similarity(wanted: Sequence[str], words: Sequence[str]) -> float:
    """How similar two texts are, from 0 to 1: every word counts alike."""
    pairs = [difflib.SequenceMatcher(None, *pair).ratio() for pair in zip(wanted, words)]
    return sum(pairs) / max(len(wanted), len(words), 1)
