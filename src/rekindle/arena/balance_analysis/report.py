"""The report of `balance`: which games were played, what was measured, what is out of bounds."""

from __future__ import annotations

from rekindle.arena.balance_analysis.bounds import Bounds
from rekindle.arena.balance_analysis.figures import Figures
from rekindle.arena.balance_analysis.flags import Flag


class Balance(Figures, frozen=True, kw_only=True):
    """Everything about one bot that played against itself."""

    bounds: Bounds
    flags: tuple[Flag, ...]
    """What is outside its bounds."""
    open: dict[str, int]
    """By sort of flag, how many figures need more games to tell."""
