"""Effects as small immutable trees, stored in one list and referred to by index."""

from __future__ import annotations

from typing import Final

# The kernel's own procedures; those of a game begin at FIRST_GAME_OP.
TOGETHER: Final = 0
SEQ: Final = 1
ANY_ORDER: Final = 2
ONE_OF: Final = 3
MAY: Final = 4
UP_TO: Final = 5
PER: Final = 6
FOR: Final = 7
PAY: Final = 8
IF: Final = 9
PRICE: Final = 10
FIRST_GAME_OP: Final = 16

NOTHING: Final = -1
"""No effect, no price."""

# A part that waits in a frame: an effect in the low bits, and above it its own context, if any.
PART_BITS: Final = 12
PART_MASK: Final = 4095


def part_in_context(effect: int, context: int) -> int:
    """Return a part for an effect that has its own context."""
    return context << PART_BITS | effect


class Effect:
    """One node: the op of its procedure, up to two numbers, and its parts.

    `code` is the move that chooses this effect where it is one of several.
    """

    __slots__ = ("id", "op", "n", "kind", "parts", "code")

    def __init__(
        self, id: int, op: int, n: int, kind: int, parts: list[int], code: int = NOTHING
    ) -> None:
        self.id = id
        self.op = op
        self.n = n
        self.kind = kind
        self.parts = parts
        self.code = code
