"""How strong a network is: its wins against a bot that does not learn."""

from __future__ import annotations

from typing import Final

from rekindle.arena.simulation import simulate
from rekindle.training.run import NETWORK, Trainer

GAMES: Final = 24


def strength(trainer: Trainer, rival: str, games: int = GAMES) -> dict[str, float]:
    """Let the network play without search against others; with one seat only its total counts."""
    course = trainer.course
    own = f"value:{trainer.folder / NETWORK}"
    bots = [own] + [rival] * (course.seats - 1)
    report = simulate(course.game.name, course.seats, games, bots, 10**9, trainer.jobs)
    found = next(bot for bot in report.bots if bot.name == own)
    share = found.win_share
    return {
        "games": games,
        "share": share.value,
        "low": share.low,
        "high": share.high,
        "total": found.total.value,
        "length": report.length.median,
    }
