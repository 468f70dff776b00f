"""States as plain data: for saving a position, for checksums, and for comparing copies."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from rekindle.kernel.state import Frame, Lane, State

FRAME_FIELDS = ("op", "seat", "step", "a", "b")

S = TypeVar("S", bound=State)


class StateFormat(Generic[S]):
    """Converts the states of a game to lists and ints, and back.

    `tuples` names the fields of the state and its players that are tuples, `tuple_lists` those that
    are lists of tuples. Fields of players in `derived` are not stored: they start as empty lists.
    `inline` is a field whose value is an object, with its class and fields: its values stand in its
    place. Fields in `apart` are saved although the state keeps them elsewhere: `saved` returns them
    (and fields that are saved in another form), `restore` puts them back.
    """

    def __init__(
        self,
        state: type[S],
        fields: Sequence[str],
        player: type[Any] | None = None,
        player_fields: Sequence[str] = (),
        *,
        tuples: Collection[str] = (),
        tuple_lists: Collection[str] = (),
        derived: Collection[str] = (),
        inline: tuple[str, type[Any], Sequence[str]] | None = None,
        apart: Collection[str] = (),
        saved: Callable[[S], dict[str, Any]] | None = None,
        restore: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        self.state = state
        self.player = player
        self.fields = fields
        self.player_fields = [name for name in player_fields if name not in derived]
        self.tuples = tuples
        self.tuple_lists = tuple_lists
        self.derived = [name for name in player_fields if name in derived]
        self.inline = inline
        self.apart = apart
        self.saved = saved
        self.restore = restore
        self._names: dict[Any, Sequence[str]] = {player: self.player_fields}
        if inline is not None:
            self._names[inline[1]] = inline[2]

    def to_data(self, s: S) -> Any:
        own = {} if self.saved is None else self.saved(s)
        values = [
            self._plain(own[name] if name in own else getattr(s, name)) for name in self.fields
        ]
        if self.inline is None:
            return values
        at = self.fields.index(self.inline[0])
        return [*values[:at], *values[at], *values[at + 1 :]]

    def _plain(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            # Most of a state is lists of ints, and every checksum needs them.
            return [item if type(item) is int else self._plain(item) for item in value]
        if isinstance(value, Frame):
            values = [getattr(value, name) for name in FRAME_FIELDS]
            return [*values, list(value.parts)] if value.parts else values
        if isinstance(value, Lane):
            return [value.seat, self._plain(value.agenda), value.options]
        names = self._names.get(type(value))
        if names is None:
            return value
        return [self._plain(getattr(value, name)) for name in names]

    def from_data(self, data: Any) -> S:
        if self.inline is not None:
            name, made, names = self.inline
            at = self.fields.index(name)
            end = at + len(names)
            data = [*data[:at], made(*data[at:end]), *data[end:]]
        fields = self._named(self.fields, data)
        fields["fixed"] = tuple((kind, value) for kind, value in fields["fixed"])
        fields["agenda"] = frames(fields["agenda"])
        fields["lanes"] = lanes(fields["lanes"])
        if self.player is not None:
            fields["players"] = [self._player(row) for row in fields["players"]]
        if self.restore is not None:
            self.restore(fields)
        return self.state(**fields)

    def _player(self, data: Any) -> Any:
        assert self.player is not None
        derived: dict[str, list[Any]] = {name: [] for name in self.derived}
        return self.player(**self._named(self.player_fields, data), **derived)

    def _named(self, names: Sequence[str], data: Any) -> dict[str, Any]:
        fields = dict(zip(names, data, strict=True))
        for name in names:
            if name in self.tuples:
                fields[name] = tuple(fields[name])
            elif name in self.tuple_lists:
                fields[name] = [tuple(item) for item in fields[name]]
        return fields


def frames(data: list[Any]) -> list[Frame]:
    """Return an agenda from plain data."""
    return [frame(*item) for item in data]


def frame(op: int, seat: int, step: int, a: int, b: int, parts: Sequence[int] = ()) -> Frame:
    return Frame(op, seat, step, a, b, tuple(parts))


def lanes(data: list[Any]) -> list[Lane]:
    return [Lane(seat, frames(agenda), list(options)) for seat, agenda, options in data]


def checksum(data: Any) -> int:
    """Return a 32-bit checksum of a state."""
    return zlib.crc32(json.dumps(data, separators=(",", ":")).encode())
