"""The one loop of the kernel: take the top frame, carry it out, stop where a seat must decide.

A procedure either does its work and returns None, or returns the moves it offers. A question with a
single move answers itself, and one without any lapses, so a decision always has two or more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from rekindle.kernel.effects import (
    ANY_ORDER,
    PART_BITS,
    PART_MASK,
    TOGETHER,
    Effect,
    part_in_context,
)
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.prices import Price
from rekindle.kernel.reasons import DOES_NOTHING, FINE, NOT_ASKED, reason
from rekindle.kernel.state import NO_SEAT, ONLY_MOVE_EVENT, Frame, Lane, State

NO_MOVES: Final[list[int]] = []

S = TypeVar("S", bound=State)
"""The state of a game."""


def schedule(s: State, frames: list[Frame]) -> None:
    """Put these frames on top of the agenda, to be carried out in the given order."""
    frames.reverse()
    s.agenda.extend(frames)


Check = Callable[[S, Frame, int], int]
"""Returns FINE if a verb with this argument may be played at a question, or else a reason."""


def together_frame(op: int) -> Frame:
    """Return a frame that asks all seats at the same time, by the procedure of this op."""
    return Frame(TOGETHER, 0, 0, op)


def asked_of_all(f: Frame) -> int:
    """Return the op that a TOGETHER frame runs for each seat."""
    return f.a


def is_bare(f: Frame) -> bool:
    """Return whether a frame has no values."""
    return f.step == 0 and f.a == 0 and f.b == 0 and not f.parts


class Procedure(Generic[S]):
    """Carries out frames of one kind; for an effect, it also answers questions about it."""

    skipping: int = NOT_ASKED
    """Why its question cannot be refused with `skip`; FINE if it can."""
    idling: int = DOES_NOTHING
    """Why its effect would do nothing, if there is only one possible reason. Value: the effect."""

    def __init__(self) -> None:
        self.interruptible = False
        """Whether the seat may take a free action before it answers."""
        self.lingers = False
        """Whether an interruptible question with one answer is asked too, to allow free actions."""
        self.tacit = False
        """Whether a single answer is no decision worth a line in the log, such as a fixed price."""
        self.required = False
        """Whether this effect must be carried out where it waits beside others."""
        self.refusable = False
        """Whether this effect itself asks if the player wants it, or is wanted unless the game
        finds it `unwelcome`."""

    def run(self, s: S, f: Frame) -> list[int] | None:
        """Do the frame's work (it is off the agenda already), or return the moves it offers."""
        raise NotImplementedError

    def answer(self, s: S, f: Frame, code: int) -> None:
        """Carry out the move that the seat has chosen; the frame is off the agenda."""
        raise NotImplementedError

    def possible(self, s: S, seat: int, e: Effect, context: int) -> bool:
        """Return whether this effect would do anything in this context."""
        return True

    def settled(self, s: S, f: Frame, e: Effect) -> bool:
        """Return whether nobody would delay or refuse this effect, waiting in this frame."""
        return False

    def waits(self, s: S, seat: int, e: Effect) -> bool:
        """Return whether a free action could make this effect possible, so it must not lapse."""
        return False

    # The checks: why something is not offered.

    def skip(self, s: S, f: Frame) -> int:
        """Return FINE if this question may be refused, or else a reason."""
        return self.skipping

    def idle(self, s: S, seat: int, e: Effect, context: int) -> int:
        """Return why an effect that is not possible would do nothing."""
        return reason(self.idling, e.id)

    # The audit: a state from a file may hold any numbers that are in range.

    def fits(self, s: S, f: Frame) -> bool:
        """Return whether such a frame can wait on the agenda of this state.

        Its seat exists and its op is that of this procedure. By default it has no values.
        """
        return is_bare(f)

    def fits_effect(self, s: S, seat: int, e: Effect, context: int) -> bool:
        """Return whether this effect can wait in this state: is there what it is about?"""
        return True


class Rules(Generic[S]):
    """The rules of one game with one pack: procedures, effects and prices, each by number."""

    def __init__(
        self, procedures: list[Procedure[S]], effects: list[Effect], prices: list[Price]
    ) -> None:
        self.procedures = procedures
        self.effects = effects
        self.prices = prices
        self.checks: dict[int, Check[S]] = {}
        """By verb: the check of its moves."""
        self.effects_wait = False
        """Whether effects that are not possible yet wait for free actions instead of lapsing."""

    # Hooks that a game implements for the kernel's own procedures.

    def free_moves(self, s: S, f: Frame) -> list[int]:
        """Return the free actions that the deciding seat may take at this question."""
        return NO_MOVES

    def play_free(self, s: S, seat: int, code: int) -> bool:
        """Begin a free action, if this move is one; the question it interrupts stays."""
        return False

    def unwelcome(self, s: S, seat: int, effect: int) -> bool:
        """Return whether this effect, which does not ask by itself, could be refused now."""
        return False

    def purse(self, s: S, seat: int) -> list[int]:
        """Return what the seat can pay with."""
        raise NotImplementedError

    def spend(self, s: S, seat: int, things: list[int], price: int) -> None:
        """Give these things away as (part of) a price."""
        raise NotImplementedError

    def holds(self, s: S, f: Frame, condition: int) -> bool:
        """Return whether this condition of an effect is true now."""
        raise NotImplementedError

    def count(self, s: S, f: Frame, what: int) -> int:
        """Return how many of these there are now."""
        raise NotImplementedError

    def whom(self, s: S, f: Frame, who: int) -> list[int]:
        """Return the seats that an effect applies to, in order."""
        raise NotImplementedError

    def is_context(self, s: S, context: int) -> bool:
        """Return whether an effect can have this context; by default there is none."""
        return context == 0

    # Questions about an effect, answered by its procedure.

    def possible(self, s: S, seat: int, effect: int, context: int = 0) -> bool:
        e = self.effects[effect]
        return self.procedures[e.op].possible(s, seat, e, context)

    def why_idle(self, s: S, seat: int, effect: int, context: int = 0) -> int:
        """Return why this effect would do nothing now; FINE if it would do something."""
        if self.possible(s, seat, effect, context):
            return FINE
        e = self.effects[effect]
        return self.procedures[e.op].idle(s, seat, e, context)

    def settled(self, s: S, f: Frame, effect: int) -> bool:
        e = self.effects[effect]
        return self.procedures[e.op].settled(s, f, e)

    def waits(self, s: S, seat: int, effect: int) -> bool:
        e = self.effects[effect]
        return self.effects_wait and self.procedures[e.op].waits(s, seat, e)

    def required(self, effect: int) -> bool:
        return self.procedures[self.effects[effect].op].required

    def refusable(self, effect: int) -> bool:
        return self.procedures[self.effects[effect].op].refusable

    def fits_effect(self, s: S, seat: int, effect: int, context: int = 0) -> bool:
        """Return whether there is such an effect, and whether it can wait in this state."""
        if effect >= len(self.effects) or not self.is_context(s, context):
            return False
        e = self.effects[effect]
        return self.procedures[e.op].fits_effect(s, seat, e, context)

    def carries_effect(self, s: S, f: Frame, steps: int = 0) -> bool:
        """Return whether a frame carries out an effect of its op, up to this step."""
        return (
            f.step <= steps
            and not f.parts
            and self.fits_effect(s, f.seat, f.a, f.b)
            and self.effects[f.a].op == f.op
        )

    # Checks.

    def check(self, s: S, f: Frame, code: int) -> int:
        """Return FINE if this move is offered at this question, or else a reason."""
        found = self.checks.get(code >> ARG_BITS)
        return NOT_ASKED if found is None else found(s, f, code & ARG_MASK)

    # Running.

    def ask_again(self, s: S) -> None:
        """Recompute the options of the top question, after a change from outside."""
        f = s.agenda[-1]
        procedure = self.procedures[f.op]
        options = procedure.run(s, f) or NO_MOVES
        s.options = options + self.free_moves(s, f) if procedure.interruptible else options

    def push(self, s: S, seat: int, effect: int, context: int = 0) -> None:
        """Put an effect on top of the agenda."""
        s.agenda.append(Frame(self.effects[effect].op, seat, 0, effect, context))

    def push_all(self, s: S, seat: int, parts: list[int], context: int = 0) -> None:
        """Put several effects on top of the agenda, to be taken in any order.

        The parts of an effect that may itself be taken in any order are added one by one.
        """
        flat: list[int] = []
        for part in parts:
            effect = self.effects[part & PART_MASK]
            if effect.op == ANY_ORDER:
                own = part >> PART_BITS
                flat += [part_in_context(inner, own) for inner in effect.parts]
            else:
                flat.append(part)
        if flat:
            s.agenda.append(Frame(ANY_ORDER, seat, 1, 0, context, tuple(flat)))

    def play(self, s: S, code: int) -> None:
        """Play this move for the seat that must decide; it must be one of its options."""
        self.play_as(s, s.seat, code)

    def play_as(self, s: S, seat: int, code: int) -> None:
        """Play this move for this seat; needed where several seats decide at the same time."""
        s.seat = seat
        if s.lanes:
            self.play_in_lane(s, seat, code)
        else:
            self.play_top(s, code)
        self.advance(s)

    def play_top(self, s: S, code: int) -> None:
        f = s.agenda[-1]
        if not self.play_free(s, f.seat, code):
            s.agenda.pop()
            self.procedures[f.op].answer(s, f, code)

    def advance(self, s: S) -> None:
        """Carry out frames until somebody must decide or the game is over."""
        while not s.over:
            if s.lanes:
                first = s.lanes[0]
                s.seat = first.seat
                s.options = first.options
                return
            options = self.run_until_asked(s)
            if options is not None:
                s.seat = s.agenda[-1].seat
                s.options = options
                return
            if not s.over and not s.agenda and not s.lanes:
                raise RuntimeError("nothing is left to do, but the game is not over")
        s.agenda = []
        s.lanes = []
        s.seat = NO_SEAT
        s.options = NO_MOVES

    def run_until_asked(self, s: S) -> list[int] | None:
        """Carry out frames up to a question; None when none are left, or they split into lanes."""
        procedures = self.procedures
        agenda = s.agenda
        while agenda:
            f = agenda.pop()
            if f.op == TOGETHER:
                self.open_lanes(s, f)
                return None
            procedure = procedures[f.op]
            options = procedure.run(s, f)
            if options is not None:
                if procedure.interruptible and (procedure.lingers or len(options) > 1):
                    free = self.free_moves(s, f)
                    if free:
                        options = options + free
                if len(options) > 1:
                    agenda.append(f)
                    return options
                if options:
                    if f.seat != s.seat:
                        s.reveal()  # that another seat had no choice reveals something about it
                    if s.log is not None and not procedure.tacit and options[0] != SKIP_CODE:
                        s.note(ONLY_MOVE_EVENT, f.seat, options[0])
                    procedure.answer(s, f, options[0])
            if s.over:
                return None
        return None

    # Several seats at the same time.

    def open_lanes(self, s: S, f: Frame) -> None:
        """All seats decide at the same time: the frame names the procedure for each."""
        s.lanes = [Lane(seat, [Frame(asked_of_all(f), seat)], NO_MOVES) for seat in range(s.seats)]
        for lane in s.lanes[:]:
            self.run_lane(s, lane)

    def play_in_lane(self, s: S, seat: int, code: int) -> None:
        for lane in s.lanes:
            if lane.seat == seat:
                main, s.agenda = s.agenda, lane.agenda
                self.play_top(s, code)
                s.agenda = main
                self.run_lane(s, lane)
                return

    def run_lane(self, s: S, lane: Lane) -> None:
        main, s.agenda = s.agenda, lane.agenda
        options = self.run_until_asked(s)
        s.agenda = main
        if options is None:
            s.lanes.remove(lane)
        else:
            lane.options = options
