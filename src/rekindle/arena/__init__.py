"""Many games of bots against each other, and what they tell."""

from __future__ import annotations

from rekindle.arena.balance import balance
from rekindle.arena.balance_report import Balance
from rekindle.arena.report import BotReport, Length, Report, SeatReport
from rekindle.arena.simulate import Progress, simulate
from rekindle.arena.stats import Estimate, Spread

__all__ = [
    "Balance",
    "BotReport",
    "Estimate",
    "Length",
    "Progress",
    "Report",
    "SeatReport",
    "Spread",
    "balance",
    "simulate",
]
