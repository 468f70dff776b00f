"""The model card: what a network is, and how it came about, for people to read."""

from __future__ import annotations

from typing import Any, Final

from rekindle.bots.learned.files import Card

ROWS: Final = 20
"""Rounds that the table shows, evenly chosen."""


def model_card(card: Card, log: list[dict[str, float]]) -> str:
    fit, notes = card.fit, card.notes
    lines = [
        f"# A network for {fit.game.title()}, seats: {fit.seats}",
        "",
        f"- for rules {fit.rules}, content {fit.pack}, features {fit.features}, moves {fit.moves}",
        f"- trained by {card.games:,} games of self-play in {card.seconds / 60:.0f} minutes"
        f" on {notes.get('machine', 'a machine')}, processes: {notes.get('jobs', 1)}",
        f"- totals are told in units of {card.spread:.1f} points around {card.total:.1f}",
        *strength_lines(notes),
        "",
        "| games | loss of shares | of totals | of moves | decisions a game | mean total |",
        "| --- | --- | --- | --- | --- | --- |",
        *(row(entry) for entry in chosen(log)),
        "",
    ]
    return "\n".join(lines)


def strength_lines(notes: dict[str, Any]) -> list[str]:
    strength = notes.get("strength")
    if strength is None:
        return []
    share = "{share:.0%} of wins, 95 % interval {low:.0%} to {high:.0%}".format(**strength)
    return [
        f"- without search against {notes['rival']}: {share}, in {strength['games']} games;"
        f" mean total {strength['total']:.1f}"
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
