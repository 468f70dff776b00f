"""A game in progress as plain data: the agenda, and who must decide."""

from __future__ import annotations

from typing import Final

from rekindle.kernel.shapes import MOST_BITS, Fields, Flag, Number, Pair, Row, Shape, bits, listed
from rekindle.kernel.source import Source

Event = tuple[int, int, int, int, int]
"""What happened, for the log: kind, seat, and three values of its own."""

Fixed = tuple[tuple[int, int], ...]
"""Random results that are prescribed: the kind of chance and the value, in the order of use."""

CHANCE_EVENT: Final = 0
"""A result of chance: its kind, its value."""

ONLY_MOVE_EVENT: Final = -1
"""A question had one answer and was not asked; the value is the code of that move."""

NO_SEAT: Final = -1
NO_PARTS: Final[tuple[int, ...]] = ()

MOST_SEATS: Final = 16
MOST_FRAMES: Final = 500
MOST_OPTIONS: Final = 1000

FRAME_FIELDS: Final[dict[str, Shape]] = {
    "op": Number(0, 255),
    "seat": Number(0, MOST_SEATS - 1),
    "step": Number(0, 4095),
    "a": bits(MOST_BITS),
    "b": bits(MOST_BITS),
    "parts": Row(tuple, bits(40), 0, 100),
}


class Frame:
    """One thing still to happen: which procedure, for whom, how far along, and two values.

    What `a` and `b` mean is up to the procedure: it has a function that makes its frames and named
    accessors that read them; no other code reads them. `parts` are effects that wait together.
    Frames are never changed, so copies of a state share them.
    """

    __slots__ = tuple(FRAME_FIELDS)

    def __init__(
        self,
        op: int,
        seat: int,
        step: int = 0,
        a: int = 0,
        b: int = 0,
        parts: tuple[int, ...] = NO_PARTS,
    ) -> None:
        self.op = op
        self.seat = seat
        self.step = step
        self.a = a
        self.b = b
        self.parts = parts

    def at(self, step: int) -> Frame:
        """Return the same frame at another step."""
        return Frame(self.op, self.seat, step, self.a, self.b, self.parts)

    def holding(self, parts: tuple[int, ...]) -> Frame:
        """Return the same frame with these parts."""
        return Frame(self.op, self.seat, self.step, self.a, self.b, parts)


AGENDA: Final = listed(Fields(Frame, FRAME_FIELDS), 0, MOST_FRAMES)
OPTIONS: Final = listed(Number(0, (1 << 16) - 1), 0, MOST_OPTIONS)
LANE_FIELDS: Final[dict[str, Shape]] = {
    "seat": Number(0, MOST_SEATS - 1),
    "agenda": AGENDA,
    "options": OPTIONS,
}


class Lane:
    """The agenda of one seat while several seats decide at the same time."""

    __slots__ = tuple(LANE_FIELDS)

    def __init__(self, seat: int, agenda: list[Frame], options: list[int]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.options = options

    def copy(self) -> Lane:
        return Lane(self.seat, self.agenda[:], self.options)


KERNEL_FIELDS: Final[dict[str, Shape]] = {
    "seats": Number(1, MOST_SEATS),
    "rng": Number(1, (1 << 60) - 1),
    "fixed": Row(tuple, Pair(Number(0, 63), Number(0, 511)), 0, 500),
    "unveiled": bits(40),
    "over": Flag(),
    "agenda": AGENDA,
    "lanes": listed(Fields(Lane, LANE_FIELDS), 0, MOST_SEATS),
    "seat": Number(NO_SEAT, MOST_SEATS - 1),
    "options": OPTIONS,
}
"""The kernel's fields in the order in which `State.__init__` takes them."""


class State:
    """The part of a state that the kernel manages; every game adds its own fields.

    `options` is replaced, never changed in place, so copies share it. `log` collects events while
    somebody listens. `source` is where chance comes from while a match plays a decision; without
    one it comes from `rng`. A copy starts without either, and neither is saved.
    """

    __slots__ = (*KERNEL_FIELDS, "log", "source")

    def __init__(
        self,
        seats: int,
        rng: int,
        fixed: Fixed,
        unveiled: int,
        over: bool,
        agenda: list[Frame],
        lanes: list[Lane],
        seat: int,
        options: list[int],
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.fixed = fixed
        self.unveiled = unveiled
        self.over = over
        self.agenda = agenda
        self.lanes = lanes
        self.seat = seat
        self.options = options
        self.log: list[Event] | None = None
        self.source: Source | None = None

    def copy(self) -> State:
        """Return an independent copy, without the log and the source."""
        raise NotImplementedError

    def note(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Append an event to the log, if there is one."""
        if self.log is not None:
            self.log.append((kind, seat, a, b, c))

    def reveal(self) -> None:
        """Something hidden became known; undo stops here."""
        self.unveiled += 1


def seats_from(s: State, first: int) -> list[int]:
    """Return all seats clockwise, beginning with this one."""
    return [(first + i) % s.seats for i in range(s.seats)]
