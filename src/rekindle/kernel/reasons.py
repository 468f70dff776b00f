"""Reason codes: why a move is not offered, as returned by the checks of the rules.

A reason is one int: its code in the low bits, and above it one value that names the obstacle
(a card, a machine, a condition). A game's own codes begin at FIRST_GAME_REASON; its presentation
turns each into a sentence with an article.
"""

from __future__ import annotations

from typing import Final

FINE: Final = 0
"""The move is offered."""
NOT_ASKED: Final = 1
"""The current question is about something else, and there is no better reason."""
DOES_NOTHING: Final = 2
"""An effect that would change nothing. Value: the effect."""
REQUIRED: Final = 3
"""An effect that may not be skipped. Value: the effect."""
ONE_LEFT: Final = 4
"""`do the rest` is for two or more effects."""
PAY_OTHER: Final = 5
"""The price asks for other things."""
PAY_LACKS: Final = 6
"""The player lacks these things."""
PAY_REST: Final = 7
"""Without these things the rest of the price could not be paid."""
FIRST_GAME_REASON: Final = 16

CODE_BITS: Final = 8
CODE_MASK: Final = 255


def reason(code: int, value: int = 0) -> int:
    """Return a reason: the code with the value that names the obstacle."""
    return value << CODE_BITS | code


def code_of(reason: int) -> int:
    return reason & CODE_MASK


def value_of(reason: int) -> int:
    return reason >> CODE_BITS
