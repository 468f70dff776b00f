"""What must hold of the agenda in every possible state, whatever the game.

A game calls `audit_agenda` once its own numbers are known to be in range, since the procedures of
the frames are asked, and the current questions are asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rekindle.kernel.agenda import Procedure, Rules, S, asked_of_all
from rekindle.kernel.effects import TOGETHER
from rekindle.kernel.state import NO_SEAT, Frame

NOBODY_ASKED: Final = "nobody is asked anything"
OTHER_MOVES: Final = "the moves that are offered are others"


def audit_seats(s: S, players: list[int]) -> list[str]:
    """There is one player for each seat, in order."""
    if players != list(range(s.seats)):
        return [f"the players of {s.seats} seats are {players}"]
    return []


def audit_fixed(s: S, results: Mapping[int, range]) -> list[str]:
    """Results of chance that are prescribed are possible; `results` has them by kind."""
    for kind, value in s.fixed:
        if kind not in results or value not in results[kind]:
            return [f"chance of kind {kind} never gives {value}"]
    return []


def audit_agenda(rules: Rules[S], s: S) -> list[str]:
    """Every frame can wait there, and the questions offer what they would offer now."""
    if s.over:
        left = s.agenda or s.lanes or s.options or s.seat != NO_SEAT
        return ["the game is over, but something is left"] if left else []
    for f in [*s.agenda, *(f for lane in s.lanes for f in lane.agenda)]:
        if not is_possible(rules, s, f):
            return [f"something on the agenda does not exist: procedure {f.op} of seat {f.seat}"]
    return audit_lanes(rules, s) if s.lanes else audit_question(rules, s)


def is_possible(rules: Rules[S], s: S, f: Frame) -> bool:
    if f.seat >= s.seats:
        return False
    if f.op == TOGETHER:
        asked = asked_of_all(f)
        return f.step == f.b == f.seat == 0 and not f.parts and has_procedure(rules, asked)
    return has_procedure(rules, f.op) and rules.procedures[f.op].fits(s, f)


def has_procedure(rules: Rules[S], op: int) -> bool:
    """Return whether there is such a procedure; numbers that are not used have an empty one."""
    return op < len(rules.procedures) and type(rules.procedures[op]) is not Procedure


def audit_question(rules: Rules[S], s: S) -> list[str]:
    """The seat of the top frame is asked."""
    if not s.agenda or s.agenda[-1].seat != s.seat:
        return [NOBODY_ASKED]
    return audit_options(rules, s, s.agenda, s.options)


def audit_lanes(rules: Rules[S], s: S) -> list[str]:
    """Each seat decides at most once, in order; the first one that is left comes first."""
    seats = [lane.seat for lane in s.lanes]
    if seats != sorted(set(seats)) or seats[-1] >= s.seats:
        return ["seats that decide at the same time are named twice, or do not exist"]
    for lane in s.lanes:
        if not lane.agenda or {f.seat for f in lane.agenda} != {lane.seat}:
            return [NOBODY_ASKED]
        found = audit_options(rules, s, lane.agenda, lane.options)
        if found:
            return found
    first = s.lanes[0]
    if s.seat != first.seat or s.options != first.options:
        return [NOBODY_ASKED]
    return []


def audit_options(rules: Rules[S], s: S, agenda: list[Frame], options: list[int]) -> list[str]:
    if offered(rules, s, agenda) != options:
        return [OTHER_MOVES]
    return [] if len(options) > 1 else ["a question has fewer than two answers"]


def offered(rules: Rules[S], s: S, agenda: list[Frame]) -> list[int] | None:
    """Return the moves that the top frame would offer; None if it would not ask."""
    fresh = cast(S, s.copy())
    fresh.agenda = agenda[:-1]
    f = agenda[-1]
    procedure = rules.procedures[f.op]
    options = procedure.run(fresh, f)
    if options is not None and procedure.interruptible and (procedure.lingers or len(options) > 1):
        options = options + rules.free_moves(fresh, f)
    return options
