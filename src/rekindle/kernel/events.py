"""The log: for every kind of event its sentence, the words it touches, and who may read it.

The same rows tell in advance what a move would do (`kernel/outcome.py`), and both as signs: the
game's own icons, where one line has to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, apart, player
from rekindle.kernel.signs import Sign, SignRow, added_up, is_loss
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
Does = Callable[[Setting, Sequence[Event]], Message | None]
"""The clause about all events of one kind that a move leads to."""
Names = Callable[[Setting, Event], Message]
Shows = Callable[[Setting, Event], Sequence[Sign]]

# What an event is to the player it names.
COST: Final = -1
NEUTRAL: Final = 0
BENEFIT: Final = 1


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
    does: Does | None = None
    """What is told in advance to the player who is about to make it happen; None for nothing."""
    weighs: int | Callable[[Event], int] = NEUTRAL
    """Whether it is a price that is paid, or a benefit; what has to be lost is neither."""
    names: Names | None = None
    """What the player did, in a word or two, for a short account of a turn."""
    shows: Shows | None = None
    """What it costs or gives the player, as signs.

    Everybody gets name and signs, and signs are shown in advance too: so neither may depend on a
    secret, nor signs on chance.
    """
    chance: tuple[int, ...] = ()
    """The values that chance decides: nobody knows them in advance."""
    closes: bool = False
    """Whether a move's own consequences end here, as where another turn begins."""


class Events:
    """The rows of a game by kind of event."""

    def __init__(self, rows: Mapping[int, EventRow]) -> None:
        self.rows = rows

    def sentence(self, setting: Setting, event: Event, seat: int | None) -> Message | None:
        """Return an event as this seat may read it; None if it has no line in the log."""
        row = self.rows.get(event[0])
        if row is None:  # an event of the kernel itself
            return None
        says = row.says if row.others is None or seat == event[1] else row.others
        return says(setting, event)

    def weight(self, event: Event) -> int:
        """Return whether an event is a cost, a benefit or neither."""
        weighs = self.rows[event[0]].weighs
        return weighs if isinstance(weighs, int) else weighs(event)

    def is_own_doing(self, event: Event, seat: int) -> bool:
        """Return whether an event is what this seat's move did, and not what it cost."""
        row = self.rows[event[0]]
        return event[1] == seat and not row.closes and self.weight(event) != COST

    def closed(self, events: Sequence[Event]) -> bool:
        """Return whether the consequences of a move end among these events."""
        return any(event[0] in self.rows and self.rows[event[0]].closes for event in events)

    def foreseen(self, events: Sequence[Event]) -> list[Event]:
        """Return what could be known in advance of these events, without what chance decides."""
        found: list[Event] = []
        for event in events:
            row = self.rows.get(event[0])
            if row is None:
                continue
            if row.closes:
                break
            kind, seat, *values = event
            a, b, c = [0 if at in row.chance else v for at, v in enumerate(values, A)]
            found.append((kind, seat, a, b, c))
        return found

    def clauses(self, setting: Setting, events: Sequence[Event], seat: int) -> list[Message]:
        """Return what happens to the player who moves, events of one kind in one clause."""
        kinds: dict[int, list[Event]] = {}
        for event in events:
            if event[1] == seat:
                kinds.setdefault(event[0], []).append(event)
        found = [self._clause(setting, kind, of_kind) for kind, of_kind in kinds.items()]
        return [clause for clause in found if clause is not None]

    def _clause(self, setting: Setting, kind: int, events: Sequence[Event]) -> Message | None:
        does = self.rows[kind].does
        return None if does is None else does(setting, events)

    def effects_on_others(
        self, setting: Setting, events: Sequence[Event], seat: int
    ) -> list[Message]:
        """Return what happens to other players, as this seat would read it in the log."""
        told = [
            self.sentence(setting, event, seat)
            for event in events
            if event[1] != seat and self.rows[event[0]].does and not self.rows[event[0]].chance
        ]
        return [message for message in told if message is not None]

    def name(self, setting: Setting, events: Sequence[Event], seat: int) -> Message | None:
        """Return what a player did, in a word or two: the first of these events that has a name."""
        for event in events:
            row = self.rows.get(event[0])
            if event[1] == seat and row is not None and row.names is not None:
                return row.names(setting, event)
        return None

    def signs(self, setting: Setting, events: Sequence[Event], seat: int) -> SignRow:
        """Return what these events cost a player, and then what they give.

        A price is not set off against a gain, but a gain against what of it finds no room.
        """
        paid: list[Sign] = []
        other: list[Sign] = []
        for event in events:
            row = self.rows.get(event[0])
            if event[1] == seat and row is not None and row.shows is not None:
                shown = row.shows(setting, event)
                (paid if self.weight(event) == COST else other).extend(shown)
        found = [*added_up(paid), *added_up(other)]
        found.sort(key=is_loss, reverse=True)
        return [*found]

    def touched(self, setting: Setting, event: Event) -> Words:
        """Return the words of the player, then of the things it is about; each word once."""
        row = self.rows.get(event[0])
        if row is None:
            return ()
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


def does(id: str, **values: Callable[[Setting, Sequence[Event]], str | int | Message]) -> Does:
    """A clause about what the player does, with these values."""

    def message(setting: Setting, events: Sequence[Event]) -> Message:
        return Message(id, {name: value(setting, events) for name, value in values.items()})

    return message


def each(id: str, **values: Value) -> Does:
    """One clause for every event, with these values."""

    def message(setting: Setting, events: Sequence[Event]) -> Message:
        return apart(
            [
                Message(id, {name: value(setting, event) for name, value in values.items()})
                for event in dict.fromkeys(events)
            ]
        )

    return message


def names(id: str, **values: Value) -> Names:
    """What the player did, with these values."""

    def message(setting: Setting, event: Event) -> Message:
        return Message(id, {name: value(setting, event) for name, value in values.items()})

    return message


def shows(
    icon: str | Word, n: int | Callable[[Event], int] = 1, tint: str | Word = "", to: str = ""
) -> Shows:
    """One sign: its icon, how many, and the colour of what it is about."""

    def signs(setting: Setting, event: Event) -> Sequence[Sign]:
        return (
            Sign(
                icon if isinstance(icon, str) else icon(setting, event),
                n if isinstance(n, int) else n(event),
                tint if isinstance(tint, str) else tint(setting, event),
                to=to,
            ),
        )

    return signs


def how_many(setting: Setting, events: Sequence[Event]) -> int:
    return len(events)


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
