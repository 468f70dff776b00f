"""The frames of an action on the map: its help, and what is chosen so far.

ACT asks for an action that an effect grants. Once the target is named, UNLOCK asks for the
technology and SIZE for the size of the building; then ATTACH asks for machines and the price,
and TAKE_OFF for what a discount is taken off.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.help import NO_HELP, make_help
from rekindle.games.revive.engine.ops import ACT, ATTACH, SIZE, TAKE_OFF, UNLOCK
from rekindle.kernel.state import Frame

TARGET_MASK: Final = 255
DETAIL_SHIFT: Final = 8
ACTION_MASK: Final = 3
HELP_SHIFT: Final = 2


def unlock_frame(seat: int, space: int, help: int) -> Frame:
    return Frame(UNLOCK, seat, 0, space, help << HELP_SHIFT)


def size_frame(seat: int, space: int, help: int) -> Frame:
    return Frame(SIZE, seat, 0, space, help << HELP_SHIFT)


def attach_frame(seat: int, action: int, target: int, detail: int, help: int) -> Frame:
    """Return an ATTACH frame; `detail` is the technology or the size of the building."""
    return Frame(ATTACH, seat, 0, target | detail << DETAIL_SHIFT, action | help << HELP_SHIFT)


def take_off_frame(f: Frame, taken: int) -> Frame:
    """Return the question of what the discount of an ATTACH (or this) frame is taken off."""
    return Frame(TAKE_OFF, f.seat, taken, f.a, f.b)


def taken_off(f: Frame) -> int:
    """Return what a TAKE_OFF frame has taken off so far, as a purse (see `purses`)."""
    return f.step


def target_of(f: Frame) -> int:
    """Return the place that is explored, or the space of another action."""
    return f.a & TARGET_MASK


def detail_of(f: Frame) -> int:
    return f.a >> DETAIL_SHIFT


def action_of(f: Frame) -> int:
    """Return one of the three actions on the map, or PLACING (ATTACH and TAKE_OFF only)."""
    return f.b & ACTION_MASK


def is_named(f: Frame) -> bool:
    """Return whether this question is about an action on the map that is named but not paid."""
    return f.op == UNLOCK or f.op == SIZE or f.op == ATTACH or f.op == TAKE_OFF


def act_asked(f: Frame, added_range: int) -> Frame:
    """Return the ACT frame of the current question; its step is the range that the effect adds."""
    return f.at(added_range)


def help_at(f: Frame) -> int:
    """Return the help that an action on the map has at this question."""
    if is_named(f):
        return f.b >> HELP_SHIFT
    return make_help(f.step) if f.op == ACT else NO_HELP


def with_help(f: Frame, help: int) -> Frame:
    """Return the same frame of a named action with other help."""
    return Frame(f.op, f.seat, f.step, f.a, f.b & ACTION_MASK | help << HELP_SHIFT, f.parts)
