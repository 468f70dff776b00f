"""States as plain data: for saving a position, for checksums, and for comparing copies."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from rekindle.kernel.state import Frame, Lane

FRAME_FIELDS = ("op", "seat", "step", "a", "b")


def plain(value: Any, fields: Mapping[type, Sequence[str]]) -> Any:
    """Lists, ints and bools only; `fields` tells how each class of a game is taken apart."""
    if isinstance(value, list | tuple):
        # Most of a state are lists of ints, and this is asked for at every checksum.
        return [item if type(item) is int else plain(item, fields) for item in value]
    if isinstance(value, Frame):
        figures = [getattr(value, name) for name in FRAME_FIELDS]
        return [*figures, list(value.parts)] if value.parts else figures
    if isinstance(value, Lane):
        return [value.seat, plain(value.agenda, fields), value.options]
    names = fields.get(type(value))
    if names is None:
        return value
    return [plain(getattr(value, name), fields) for name in names]


def frames(data: list[Any]) -> list[Frame]:
    """An agenda from plain data."""
    return [frame(*item) for item in data]


def frame(op: int, seat: int, step: int, a: int, b: int, parts: Sequence[int] = ()) -> Frame:
    return Frame(op, seat, step, a, b, tuple(parts))


def lanes(data: list[Any]) -> list[Lane]:
    return [Lane(seat, frames(agenda), list(options)) for seat, agenda, options in data]


def checksum(data: Any) -> int:
    """A 32-bit figure that tells two states apart."""
    return zlib.crc32(json.dumps(data, separators=(",", ":")).encode())
