"""What a seat may know of a state, as a row of numbers from 0 to 255, for programs that learn.

A game describes a state to a sheet, item by item and always in the same order. One kind of sheet
writes the numbers into a buffer, another lists what they are called. Both take the same
description, so that it can neither miscount nor misname.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.strings import BytesWriter

from rekindle.kernel.agenda import Rules
from rekindle.kernel.effects import ANY_ORDER, PART_MASK
from rekindle.kernel.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int to people, a machine word to the compiler

HIGHEST: Final = 255
MIDDLE: Final = 128
"""What stands for 0 where a number may be negative."""

MOST_NUMBERS: Final = 4096
"""More than any description has."""

BLANK: Final = bytes(MOST_NUMBERS)

STEPS: Final = 16
"""Steps of a question that are told apart."""

S = TypeVar("S", bound=State)


class Sheet:
    """Writes numbers into a buffer of zeros, one after the other.

    The buffer is one whose bytes compiled code writes without a call; a bytearray takes longer than
    finding out what to write.
    """

    def __init__(self) -> None:
        self.out = BytesWriter()
        self.out.write(BLANK)
        self.at = 0

    def about(self, whom: str) -> None:
        """What follows is about this player, or about the table."""

    def number(self, name: str, value: int) -> None:
        """Write a number; what is above 255 counts as 255."""
        if value > 0:
            self.out[self.at] = value if value < HIGHEST else HIGHEST
        self.at += 1

    def signed(self, name: str, value: int) -> None:
        """Write a number that may be negative, from -128 to 127."""
        shown = value + MIDDLE
        if shown > 0:
            self.out[self.at] = shown if shown < HIGHEST else HIGHEST
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """Write 1 or 0."""
        if value:
            self.out[self.at] = 1
        self.at += 1

    def choice(self, name: str, value: int, n: int) -> None:
        """Write n numbers, a 1 for this value and zeros for all others; -1 is none of them."""
        if 0 <= value < n:
            self.out[self.at + value] = 1
        self.at += n

    def members(self, name: str, bits: int, n: int) -> None:
        """Write n numbers, a 1 for each member of a set."""
        at = self.at
        self.at = at + n
        self.mark(at, bits, 1)

    def row(self, name: str, values: list[int], n: int) -> None:
        """Write n numbers of at least 0, the first ones of a list."""
        out = self.out
        at: i64 = self.at
        end: i64 = at + n
        self.at = end
        for value in values:
            if at == end:
                break
            if value > 0:
                out[at] = value if value < HIGHEST else HIGHEST
            at += 1

    def room(self, name: str, n: int) -> int:
        """Leave room for n numbers, zeros unless they are put; return where it begins."""
        at = self.at
        self.at = at + n
        return at

    def put(self, at: int, value: int) -> None:
        """Write one number of a room."""
        if value > 0:
            self.out[at] = value if value < HIGHEST else HIGHEST

    def add(self, at: int, value: int) -> None:
        """Add to one number of a room."""
        self.put(at, int(self.out[at]) + value)

    def mark(self, at: int, bits: int, value: int) -> None:
        """Write this number for each member of a set into a room."""
        out = self.out
        place: i64 = at
        left: i64 = bits
        while left:
            if left & 1:
                out[place] = value
            left >>= 1
            place += 1


class Names(Sheet):
    """Lists what the numbers are called; `words` has the names of the things of some items."""

    def __init__(self, words: dict[str, list[str]]) -> None:
        super().__init__()
        self.words = words
        self.names: list[str] = []
        self.whom = ""

    def about(self, whom: str) -> None:
        self.whom = whom

    def number(self, name: str, value: int) -> None:
        self.names.append(f"{self.whom}.{name}")

    def signed(self, name: str, value: int) -> None:
        self.number(name, value)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 0)

    def choice(self, name: str, value: int, n: int) -> None:
        words = self.words.get(name)
        for i in range(n):
            word = str(i) if words is None or i >= len(words) else words[i]
            self.names.append(f"{self.whom}.{name}.{word}")

    def members(self, name: str, bits: int, n: int) -> None:
        self.choice(name, 0, n)

    def row(self, name: str, values: list[int], n: int) -> None:
        self.choice(name, 0, n)

    def room(self, name: str, n: int) -> int:
        self.choice(name, 0, n)
        return 0

    def put(self, at: int, value: int) -> None:
        pass

    def add(self, at: int, value: int) -> None:
        pass

    def mark(self, at: int, bits: int, value: int) -> None:
        pass


class Features(Generic[S]):
    """Describes the states of a game for one number of seats."""

    def describe(self, s: S, seat: int, sheet: Sheet) -> None:
        """Describe what this seat may know, itself first and then the others in turn order."""
        raise NotImplementedError

    def write(self, s: S, seat: int, out: bytearray, at: int) -> None:
        """Write the numbers into a buffer, from this place on."""
        sheet = Sheet()
        self.describe(s, seat, sheet)
        sheet.out.truncate(sheet.at)
        out[at : at + sheet.at] = sheet.out.getvalue()


def relative(s: State, seat: int, other: int) -> int:
    """Return how many seats after this one another sits."""
    return (other - seat) % s.seats


def agenda_of(s: State, seat: int) -> list[Frame]:
    """Return the agenda that this seat knows: its own lane where all decide at the same time."""
    for lane in s.lanes:
        if lane.seat == seat:
            return lane.agenda
    return s.agenda


def describe_agenda(rules: Rules[S], s: S, seat: int, sheet: Sheet) -> None:
    """Describe who must decide, what is asked, and what else waits for this seat."""
    deciding = 0
    for lane in s.lanes:
        deciding |= 1 << relative(s, seat, lane.seat)
    if not s.lanes and s.seat >= 0:
        deciding = 1 << relative(s, seat, s.seat)
    sheet.members("decides", deciding, s.seats)
    agenda = agenda_of(s, seat)
    question = step = -1
    if agenda:
        question = agenda[-1].op
        step = agenda[-1].step
    procedures, effects = len(rules.procedures), len(rules.effects)
    sheet.choice("question", question, procedures)
    sheet.choice("step", step if step < STEPS else STEPS - 1, STEPS)
    waiting = sheet.room("waiting", procedures)
    to_come = sheet.room("effect", effects)
    for f in agenda:
        if f.seat == seat:
            sheet.add(waiting + f.op, 1)
            if f.op == ANY_ORDER:
                for part in f.parts:
                    sheet.add(to_come + (part & PART_MASK), 1)
            elif f.a < effects and rules.effects[f.a].op == f.op:
                sheet.add(to_come + f.a, 1)
