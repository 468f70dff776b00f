"""Many games of bots against each other, and statistics about them."""

from __future__ import annotations

from rekindle.arena.balance_analysis.analysis import balance
from rekindle.arena.balance_analysis.report import Balance
from rekindle.arena.report import BotReport, Length, Report, SeatReport, Summary
from rekindle.arena.simulation import Progress, simulate
from rekindle.arena.statistics import Estimate, Spread

__all__ = [
    "Balance",
    "BotReport",
    "Estimate",
    "Length",
    "Progress",
    "Report",
    "SeatReport",
    "Spread",
    "Summary",
    "balance",
    "simulate",
]
