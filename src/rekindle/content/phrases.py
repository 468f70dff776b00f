"""The phrases of a game, and matching words against them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .tree import Leaf

MAX_NUMBER = 99

#: Words of the grammar, which phrases must not use.
RESERVED = ("may", "pay", "per", "if", "else", "and")

_ITEM = re.compile(r"\{([^{}]*)\}|(\S+)")
_WORD = re.compile(r"[^\W\d_][\w'-]*|[0-9]+")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase: its name in the program, and its template in packs.

    In the template `{n}` stands for a positive number and `{domain}` for a word of that domain:
    `Phrase("gain", "{n} {good}")`.
    """

    name: str
    template: str
    most: int = field(default=MAX_NUMBER, kw_only=True)
    """The greatest number it can have."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of a template: for a number (`n`) or a word of a domain."""

    domain: str


@dataclass(slots=True)
class Trail:
    """How far matching got with any template, and what was expected there."""

    at: int = 0
    expected: list[Slot | str | None] = field(default_factory=list)  # None: the end of the text

    def note(self, at: int, expected: Slot | str | None) -> None:
        if at > self.at:
            self.at, self.expected = at, []
        if at == self.at and expected not in self.expected:
            self.expected.append(expected)


class Vocabulary:
    """The domains and plurals of a game, shared by all groups of phrases."""

    def __init__(self, domains: Mapping[str, Sequence[str]], plurals: Mapping[str, str]) -> None:
        if "n" in domains:
            raise ValueError("'n' is the slot for numbers and cannot be a domain")
        for plural, single in plurals.items():
            if single in plurals:
                raise ValueError(f"'{single}' is the singular of '{plural}' and a plural itself")
        self.domains = {name: tuple(values) for name, values in domains.items()}
        self.plurals = dict(plurals)
        # Longest first, so that "cloud mine" is found before "cloud".
        self._values = {
            name: sorted(((v, self.split(v)) for v in values), key=lambda pair: -len(pair[1]))
            for name, values in self.domains.items()
        }

    def split(self, text: str) -> tuple[str, ...]:
        """Return the words of a template or a domain value, in the singular. Raises ValueError."""
        words = text.split()
        for word in words:
            if word in RESERVED or not _WORD.fullmatch(word):
                raise ValueError(f"invalid word '{word}' in phrase '{text}'")
        if not words:
            raise ValueError("empty phrase or word")
        return tuple(self.singular(word) for word in words)

    def singular(self, word: str) -> str:
        return self.plurals.get(word, word)

    def found(self, domain: str, words: Sequence[str], at: int) -> Iterator[tuple[str, int]]:
        """The values of a domain at this position, each with its number of words."""
        for value, parts in self._values[domain]:
            if tuple(words[at : at + len(parts)]) == parts:
                yield value, len(parts)


class Template:
    """A parsed template: literal words and slots."""

    def __init__(self, phrase: Phrase, vocabulary: Vocabulary) -> None:
        self.phrase = phrase
        self._vocabulary = vocabulary
        self._items = tuple(self._parse(phrase.template))
        if not self._items:
            raise ValueError(f"phrase '{phrase.name}' is empty")

    def _parse(self, template: str) -> Iterator[Slot | str]:
        for slot, word in _ITEM.findall(template):
            if word:
                yield from self._vocabulary.split(word)
            elif slot == "n" or slot in self._vocabulary.domains:
                yield Slot(slot)
            else:
                raise ValueError(f"unknown domain '{slot}' in '{template}'")

    def match(self, words: Sequence[str], trail: Trail) -> Leaf | None:
        args = self._args(0, words, 0, trail)
        return None if args is None else Leaf(self.phrase.name, args, self.fill(args))

    def _args(
        self, item: int, words: Sequence[str], at: int, trail: Trail
    ) -> tuple[int | str, ...] | None:
        if item == len(self._items):
            if at == len(words):
                return ()
            trail.note(at, None)
            return None
        found = False
        for values, width in self._options(self._items[item], words, at):
            found = True
            rest = self._args(item + 1, words, at + width, trail)
            if rest is not None:
                return (*values, *rest)
        if not found:
            trail.note(at, self._items[item])
        return None

    def _options(
        self, item: Slot | str, words: Sequence[str], at: int
    ) -> Iterator[tuple[tuple[int | str, ...], int]]:
        if at == len(words):
            return
        if isinstance(item, str):
            if words[at] == item:
                yield (), 1
        elif item.domain == "n":
            if is_number(words[at]):
                yield (int(words[at]),), 1
        else:
            for value, width in self._vocabulary.found(item.domain, words, at):
                yield (value,), width

    def fill(self, args: Iterable[int | str]) -> str:
        values = iter(args)
        return _ITEM.sub(lambda m: m[2] or str(next(values)), self.phrase.template)

    def example(self, number: str) -> str:
        """Return the template with its slots filled, as an example."""
        domains = (item.domain for item in self._items if isinstance(item, Slot))
        first = self._vocabulary.domains
        return self.fill(number if d == "n" else (*first[d], d)[0] for d in domains)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 9 and 1 <= int(word) <= MAX_NUMBER
