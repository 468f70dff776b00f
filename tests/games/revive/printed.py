"""What is printed on the parts of the pack, for figures that a test reads and does not know.

Figures of the rulebook stand in the tests. Those that are ours are looked up here: where they move,
the articles stay true.
"""

from __future__ import annotations

from typing import Any

from rekindle.content import Pack
from rekindle.games import find


def pack() -> Pack:
    game = find("revive")
    found: Pack = game.setting(game.choose_options({}, False)).extra.pack
    return found


def printed(kind: str, name: str) -> Any:
    """A component of the pack, such as the back `heath`."""
    return next(part for part in pack().components(kind) if part.id == name)


def bonuses(track: str, gain: str) -> list[int]:
    """The spaces of the point track (`bonus`) or the progress track that give this."""
    return [int(part.id) for part in pack().components(track) if str(part.gain) == gain]


def books(tribe: str, technology: str) -> int:
    """The books shown on a technology of a tribe board, or on one that all boards have."""
    common = {part.id: part.technology for part in pack().components("common")}
    shown = common.get(technology) or getattr(printed("tribe", tribe), technology)
    return int(shown.cost)


def free_space(track: str) -> int:
    """The last space of a machine track with a reward space: beyond it nothing is unlocked."""
    return max(getattr(part, track) or 0 for part in pack().components("reward"))
