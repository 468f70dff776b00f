"""The context of an effect: what set it off, packed into an int.

In the keycard frame each part knows whether it comes from the card or from a box, since a box that
is upgraded before any of its effects was used gets its new effects at once (recall.culture.3).
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import BOXES, SPACES

FROM_CARD: Final = 1
FROM_BOX: Final = 2
SOURCE_MASK: Final = 3
BOX_SHIFT: Final = 2
BOX_MASK: Final = 7
SPACE_SHIFT: Final = 5
SPACE_MASK: Final = 127
"""The next bits: 1 + the hex where it happened, or 0."""
VALUE_SHIFT: Final = 12
VALUE_MASK: Final = 4095
"""The highest bits: what a trigger is about, such as the effect that is repeated."""
CONTEXT_BITS: Final = 24
REPEATABLE: Final = 1
"""The value of a vault's relicube if an ability may repeat what it covers (recall.tribe.k01.2)."""


def by_card() -> int:
    return FROM_CARD


def by_box(box: int) -> int:
    return FROM_BOX | box << BOX_SHIFT


def at_space(space: int, value: int = 0) -> int:
    """Return the context of what happened on a hex."""
    return space + 1 << SPACE_SHIFT | value << VALUE_SHIFT


def about(value: int) -> int:
    """Return the context of a trigger that is about this effect or colour."""
    return value << VALUE_SHIFT


def here(context: int, space: int) -> int:
    """Return the same context at this hex."""
    return context & ~(SPACE_MASK << SPACE_SHIFT) | space + 1 << SPACE_SHIFT


def source_of(context: int) -> int:
    return context & SOURCE_MASK


def box_of(context: int) -> int:
    """Return the box that an effect comes from, or -1."""
    if context & SOURCE_MASK != FROM_BOX:
        return -1
    return context >> BOX_SHIFT & BOX_MASK


def space_of(context: int) -> int:
    """Return the hex where it happened, or -1."""
    return (context >> SPACE_SHIFT & SPACE_MASK) - 1


def value_of(context: int) -> int:
    return context >> VALUE_SHIFT & VALUE_MASK


def is_context(context: int, effects: int) -> bool:
    """Return whether this can be a context, if there are so many effects."""
    if context >> CONTEXT_BITS or source_of(context) > FROM_BOX:
        return False
    box = context >> BOX_SHIFT & BOX_MASK
    if (box and source_of(context) != FROM_BOX) or box >= len(BOXES):
        return False
    return space_of(context) < SPACES and value_of(context) < effects
