"""Many games of bots against each other, and what they tell."""

from __future__ import annotations

from rekindle.arena.report import BotReport, Length, Report, SeatReport
from rekindle.arena.simulate import simulate
from rekindle.arena.stats import Estimate

__all__ = ["BotReport", "Estimate", "Length", "Report", "SeatReport", "simulate"]
