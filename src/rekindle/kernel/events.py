"""The log: for every kind of event its sentence, the words it touches, and who may read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, player
from rekindle.kernel.state import Event
from rekindle.kernel.words import Words, of_player, player_word

# The index of each value of an event, after its kind and its seat.
A: Final = 2
B: Final = 3
C: Final = 4

Says = Callable[[Setting, Event], Message | None]
Value = Callable[[Setting, Event], str | int | Message]
Word = Callable[[Setting, Event], str]
Touch = str | Callable[[Setting, Event], str | Words]


@dataclass(frozen=True, slots=True)
class EventRow:
    """One kind of event."""

    says: Says
    touches: tuple[Touch, ...] = ()
    """The things it is about. Everybody gets these words, so none of them may be secret."""
    others: Says | None = None
    """What all other players read, if the sentence contains a secret."""
    actor: bool = True
    """Whether it is about the player it names."""


class Events:
    """The rows of a game by kind of event."""

    def __init__(self, rows: Mapping[int, EventRow]) -> None:
        self.rows = rows

    def sentence(self, setting: Setting, event: Event, seat: int | None) -> Message | None:
        """Return an event as this seat may read it; None if it has no line in the log."""
        row = self.rows[event[0]]
        says = row.says if row.others is None or seat == event[1] else row.others
        return says(setting, event)

    def touched(self, setting: Setting, event: Event) -> Words:
        """Return the words of the player, then of the things it is about; each word once."""
        row = self.rows[event[0]]
        words = [player_word(event[1])] if row.actor else []
        for touch in row.touches:
            found = touch if isinstance(touch, str) else touch(setting, event)
            words += [found] if isinstance(found, str) else found
        return tuple(dict.fromkeys(words))


# Sentences and their values


def says(id: str, **values: Value) -> Says:
    """A message about the player, with these values."""

    def message(setting: Setting, event: Event) -> Message:
        found = {name: value(setting, event) for name, value in values.items()}
        return Message(id, {"who": player(event[1]), **found})

    return message


def silent(setting: Setting, event: Event) -> None:
    """No line in the log."""


def number(at: int) -> Value:
    return lambda setting, event: event[at]


def someone(at: int) -> Value:
    """Another player."""
    return lambda setting, event: player(event[at])


# Words


def seat_word(at: int) -> Word:
    return lambda setting, event: player_word(event[at])


def own(thing: str | Word) -> Word:
    """A thing in front of the player."""
    return of_someone(1, thing)


def of_someone(at: int, thing: str | Word) -> Word:
    """A thing in front of another player."""

    def word(setting: Setting, event: Event) -> str:
        return of_player(event[at], thing if isinstance(thing, str) else thing(setting, event))

    return word
