"""Groups of phrases: parse the words of a text, and explain what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .errors import LanguageError
from .phrases import MAX_NUMBER, Phrase, Slot, Template, Trail, Vocabulary, is_number
from .suggestions import close, did_you_mean
from .tree import Leaf


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text, and its column."""

    text: str
    column: int


def _text(words: Sequence[Word]) -> str:
    return " ".join(word.text for word in words)


class Group:
    """All phrases of one sort: effects, prices, events ..."""

    def __init__(
        self, noun: str, shown: str, phrases: Iterable[Phrase], vocabulary: Vocabulary
    ) -> None:
        self.phrases = tuple(phrases)
        self._noun = noun
        self._shown = shown  # the beginning of a suggestion: "write a price like"
        self._vocabulary = vocabulary
        self._templates = tuple(Template(phrase, vocabulary) for phrase in self.phrases)
        names = [phrase.name for phrase in self.phrases]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"duplicate phrase '{name}'")

    def read(self, written: Sequence[Word]) -> Leaf:
        """Return the first declared phrase that matches these words. Raises LanguageError."""
        words = [self._vocabulary.singular(word.text) for word in written]
        trail = Trail()
        for template in self._templates:
            leaf = template.match(words, trail)
            if leaf is not None:
                if leaf.count > template.phrase.most:
                    raise self._too_many(written, template.phrase.most)
                return leaf
        raise self._error(written, trail)

    def _too_many(self, written: Sequence[Word], most: int) -> LanguageError:
        number = next(word for word in written if is_number(word.text))
        right = f"write a number from 1 to {most}"
        return LanguageError("invalid number", number.column, number.text, right)

    def _error(self, written: Sequence[Word], trail: Trail) -> LanguageError:
        phrase = _text(written)
        if trail.at == len(written):
            column = written[0].column
            return LanguageError(f"unfinished {self._noun}", column, phrase, self._suggest(phrase))
        here, rest = written[trail.at], _text(written[trail.at :])
        if trail.expected == [None]:
            enough = f"'{_text(written[: trail.at])}' is complete"
            right = "write '/' for 'or'" if here.text == "or" else f"{enough}; is a ',' missing?"
            return LanguageError("too many words", here.column, rest, right)
        if here.text.isdigit() and not is_number(here.text):
            right = f"write a number from 1 to {MAX_NUMBER}"
            return LanguageError("invalid number", here.column, here.text, right)
        return self._unknown(phrase, rest, here, trail)

    def _unknown(self, phrase: str, rest: str, here: Word, trail: Trail) -> LanguageError:
        expected, message = self._expected_words(trail), f"unknown {self._expected_kind(trail)}"
        for offending in (rest, here.text):
            near = close(offending, expected)
            if near:
                return LanguageError(message, here.column, offending, f"did you mean '{near}'?")
        if trail.at == 0:
            message = f"unknown {self._noun}"
            return LanguageError(message, here.column, phrase, self._suggest(phrase))
        right = self._suggest(phrase) if message == "unknown word" else did_you_mean(rest, expected)
        return LanguageError(message, here.column, here.text, right)

    def _expected_words(self, trail: Trail) -> list[str]:
        """Return every word that would have matched where matching failed."""
        expected: list[str] = []
        for one in trail.expected:
            if isinstance(one, str):
                expected.append(one)
            elif one is not None and one.domain != "n":
                expected.extend(self._vocabulary.domains[one.domain])
        return expected

    def _expected_kind(self, trail: Trail) -> str:
        match trail.expected:
            case [Slot(domain)] if domain != "n":
                return domain
        return "word"

    def _suggest(self, phrase: str) -> str:
        """A suggestion: a similar phrase, or any as an example."""
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
