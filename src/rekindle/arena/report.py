"""The report of a simulation: results by bot and by seat, and lengths."""

from __future__ import annotations

from typing import Any

import msgspec

from rekindle.arena.statistics import Estimate


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The first part of every report: which games were played.

    Equal arguments give equal reports, however many processes there were. With one seat win
    shares mean nothing, and there are no results by seat.
    """

    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: int
    games: int
    seeds: tuple[int, int]
    """The seeds of the first and the last game; those between are consecutive."""
    endings: dict[str, int]
    """The number of games by the reason they ended for, the most frequent first."""
    elapsed: float = 0.0
    """Duration in seconds, the only field that differs from run to run."""

    def to_data(self, elapsed: bool = False) -> dict[str, Any]:
        """The report as dicts, lists and numbers; `elapsed` is left out unless asked for."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        if not elapsed:
            del data["elapsed"]
        return data

    def to_json(self, elapsed: bool = False) -> str:
        return msgspec.json.format(msgspec.json.encode(self.to_data(elapsed)), indent=2).decode()


class BotReport(msgspec.Struct, frozen=True):
    """The results of one bot, all its seats in a game taken together."""

    name: str
    games: int
    seats: int
    """Its number of seats in every game."""
    wins: int
    """Games that one of its seats won; a shared first place counts."""
    win_share: Estimate
    fair_share: float
    """The win share of a bot that is as good as the others: its share of seats."""
    place: Estimate
    """The mean place of its seats."""
    total: Estimate
    """The mean total of its seats."""
    sources: dict[str, float]
    """The share of its points that came from each score line."""


class SeatReport(msgspec.Struct, frozen=True):
    """How often a seat won, with any bot."""

    seat: int
    wins: int
    win_share: Estimate


class Length(msgspec.Struct, frozen=True):
    """The length of a game in decisions."""

    mean: float
    median: float
    p5: float
    p95: float


class Report(Summary, frozen=True, kw_only=True):
    """The report of `simulate`."""

    bots: tuple[BotReport, ...]
    by_seat: tuple[SeatReport, ...]
    length: Length
