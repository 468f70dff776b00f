"""States as plain data: for saving a position, for checksums, and for comparing copies."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Generic, TypeVar, cast

from rekindle.kernel.shapes import Fields, Shape
from rekindle.kernel.state import State

S = TypeVar("S", bound=State)


class StateFormat(Generic[S]):
    """Converts the states of a game to lists and ints, and back, by the shapes of its fields."""

    def __init__(self, state: type[S], fields: Mapping[str, Shape]) -> None:
        self.shape = Fields(state, fields)

    def to_data(self, s: S) -> Any:
        return self.shape.plain(s)

    def from_data(self, data: Any) -> S:
        """Return the state; raise ImpossiblePosition if a field does not have its shape."""
        return cast(S, self.shape.read(data))


def checksum(data: Any) -> int:
    """Return a 32-bit checksum of a state."""
    return zlib.crc32(json.dumps(data, separators=(",", ":")).encode())
