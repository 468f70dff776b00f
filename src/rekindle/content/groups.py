"""A group of phrases: reading the words of a text, and saying what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .mistakes import LanguageError, close, did_you_mean
from .phrases import MAX_NUMBER, Phrase, Slot, Template, Trail, Vocabulary, is_number
from .tree import Leaf


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it was written, and where."""

    text: str
    column: int


def _text(words: Sequence[Word]) -> str:
    return " ".join(word.text for word in words)


class Group:
    """All phrases of one sort: the effects, or the prices, or the events ..."""

    def __init__(
        self, noun: str, shown: str, phrases: Iterable[Phrase], vocabulary: Vocabulary
    ) -> None:
        self.phrases = tuple(phrases)
        self._noun = noun
        self._shown = shown  # how a suggestion begins: "a price is written like"
        self._vocabulary = vocabulary
        self._templates = tuple(Template(phrase, vocabulary) for phrase in self.phrases)
        names = [phrase.name for phrase in self.phrases]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"two phrases are called '{name}'")

    def read(self, written: Sequence[Word]) -> Leaf:
        """The phrase these words are. The first declared that fits is taken."""
        words = [self._vocabulary.singular(word.text) for word in written]
        trail = Trail()
        for template in self._templates:
            leaf = template.match(words, trail)
            if leaf is not None:
                return leaf
        raise self._mistake(written, trail)

    def _mistake(self, written: Sequence[Word], trail: Trail) -> LanguageError:
        phrase = _text(written)
        if trail.at == len(written):
            column = written[0].column
            return LanguageError(f"unfinished {self._noun}", column, phrase, self._like(phrase))
        here, rest = written[trail.at], _text(written[trail.at :])
        if trail.hopes == [None]:
            enough = f"'{_text(written[: trail.at])}' is complete"
            right = "write '/' for 'or'" if here.text == "or" else f"{enough}; is a ',' missing?"
            return LanguageError("too many words", here.column, rest, right)
        if here.text.isdigit() and not is_number(here.text):
            right = f"write 1 to {MAX_NUMBER}"
            return LanguageError("impossible number", here.column, here.text, right)
        return self._unknown(phrase, rest, here, trail)

    def _unknown(self, phrase: str, rest: str, here: Word, trail: Trail) -> LanguageError:
        hoped, message = self._hoped(trail), f"unknown {self._hope(trail)}"
        for offending in (rest, here.text):
            near = close(offending, hoped)
            if near:
                return LanguageError(message, here.column, offending, f"did you mean '{near}'?")
        if trail.at == 0:
            message = f"unknown {self._noun}"
            return LanguageError(message, here.column, phrase, self._like(phrase))
        right = self._like(phrase) if message == "unknown word" else did_you_mean(rest, hoped)
        return LanguageError(message, here.column, here.text, right)

    def _hoped(self, trail: Trail) -> list[str]:
        """Every word that would have fitted where the matching failed."""
        hoped: list[str] = []
        for hope in trail.hopes:
            if isinstance(hope, str):
                hoped.append(hope)
            elif hope is not None and hope.domain != "n":
                hoped.extend(self._vocabulary.domains[hope.domain])
        return hoped

    def _hope(self, trail: Trail) -> str:
        match trail.hopes:
            case [Slot(domain)] if domain != "n":
                return domain
        return "word"

    def _like(self, phrase: str) -> str:
        """A whole phrase that looks like this one, or just any, to show how it is written."""
        if not self._templates:
            return f"this game has no {self._noun}"
        number = next((word for word in phrase.split() if is_number(word)), "2")
        examples = [template.example(number) for template in self._templates]
        near = close(phrase, examples, cutoff=0.6)
        if near:
            return f"did you mean '{near}'?"
        first = phrase.split()[0]
        same = [text for text in examples if text.split()[0] == first]
        return f"{self._shown} '{(same or examples)[0]}'"
