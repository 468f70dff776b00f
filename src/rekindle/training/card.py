"""The model card: what a network is, and how it came about, for people to read."""

from __future__ import annotations

from typing import Final

from rekindle.bots.learned.files import Card
from rekindle.training.gauntlet import Strength

ROWS: Final = 20
"""Rounds that the table shows, evenly chosen."""


def model_card(card: Card, log: list[dict[str, float]], strength: list[Strength]) -> str:
    fit, notes = card.fit, card.notes
    lines = [
        f"# A network for {fit.game.title()}, seats: {fit.seats}",
        "",
        f"- for rules {fit.rules}, content {fit.pack}, features {fit.features}, moves {fit.moves}",
        f"- trained by {card.games:,} games of self-play in {card.seconds / 60:.0f} minutes"
        f" on {notes.get('machine', 'a machine')}, cores: {notes.get('cores', 1)}",
        f"- totals are told in units of {card.spread:.1f} points around {card.total:.1f}",
        *strength_table(strength),
        "",
        "| games | loss of shares | of totals | of moves | decisions a game | mean total |",
        "| --- | --- | --- | --- | --- | --- |",
        *(row(entry) for entry in chosen(log)),
        "",
    ]
    return "\n".join(lines)


def strength_table(strength: list[Strength]) -> list[str]:
    """Return what was measured without search, the latest of each rival last."""
    if not strength:
        return []
    return [
        "",
        "| after games | without search against | games | wins | 95 % interval | mean total |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {one.after:,} | {one.rival} | {one.games} | {one.share:.0%}"
            f" | {one.low:.0%} to {one.high:.0%} | {one.total:.1f} |"
            for one in strength
        ),
    ]


def row(entry: dict[str, float]) -> str:
    cells = (
        f"{entry['games']:,.0f}",
        f"{entry['shares']:.3f}",
        f"{entry['totals']:.3f}",
        f"{entry['moves']:.3f}",
        f"{entry['length']:.0f}",
        f"{entry['total']:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def chosen(log: list[dict[str, float]]) -> list[dict[str, float]]:
    """Return some rounds of many, the last one among them."""
    step = max(1, -(-len(log) // ROWS))
    return log[::-1][::step][::-1]
