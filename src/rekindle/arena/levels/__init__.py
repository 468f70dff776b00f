"""Levels of bots: how strong they are, and which errors make them as strong as they should be."""

from __future__ import annotations

from rekindle.arena.levels.calibration import Calibration, Goal, Trial, calibrated
from rekindle.arena.levels.files import rated, seats_with_networks, text_of
from rekindle.arena.levels.measuring import LevelLine, lines_of, share_of_wins, wanted_ladder

__all__ = [
    "Calibration",
    "Goal",
    "LevelLine",
    "Trial",
    "calibrated",
    "lines_of",
    "rated",
    "seats_with_networks",
    "share_of_wins",
    "text_of",
    "wanted_ladder",
]
