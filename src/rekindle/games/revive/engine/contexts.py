"""The context of an effect: what set it off, packed into an int."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.constants import CARDS
from rekindle.kernel.combinators import context
from rekindle.kernel.state import Frame

CARD_MASK: Final = 63
"""The lower bits: 1 + the card that set it off, or 0."""
MUST: Final = 64
"""It has to be carried out."""
MACHINE_SHIFT: Final = 7
MACHINE_MASK: Final = 63
"""The next bits: 1 + the machine that set it off, or 0."""
ENERGY_DUE: Final = 8192
"""A query whether it would be possible; the machine's energy is not spent yet."""
DUE_SHIFT: Final = 14
"""The bits from here on, in a query too: goods that have to be paid before, as a purse."""


def by_card(card: int) -> int:
    return card + 1


def card_in(context: int) -> int:
    """Return the card that set the effect off, or -1."""
    return (context & CARD_MASK) - 1


def by_machine(machine: int) -> int:
    return (machine + 1) << MACHINE_SHIFT


def machine_in(context: int) -> int:
    """Return the machine that set the effect off, or -1."""
    return (context >> MACHINE_SHIFT & MACHINE_MASK) - 1


def with_due(context: int, due: int) -> int:
    """Return the context of a query for what happens after these goods are paid."""
    return context + (due << DUE_SHIFT)


def due_in(context: int) -> int:
    """Return the goods that have to be paid before (see `purses`)."""
    return context >> DUE_SHIFT


def is_context(context: int, machines: int) -> bool:
    """Return whether this is the context of a waiting effect, if there are so many machines."""
    known = card_in(context) < CARDS and machine_in(context) < machines
    return known and context < ENERGY_DUE


def must_be_done(f: Frame) -> bool:
    """Return whether this frame belongs to a tribe ability in progress (revive.effects.5)."""
    return context(f) & MUST != 0
