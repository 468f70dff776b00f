"""What `card NAME` says of Recall beyond the catalogue."""

from __future__ import annotations

from rekindle.games.recall.presentation.terminal.map_words import (
    closed_in_words,
    hex_in_words,
)
from rekindle.games.recall.presentation.terminal.shown import Shown
from rekindle.games.recall.presentation.words import rules_of
from rekindle.kernel.messages import capital
from rekindle.kernel.terminal import Topic


def topics(d: Shown) -> list[Topic]:
    """Every hex as it is now."""
    return [space(d, number, name) for number, name in enumerate(d.spaces)]


def space(d: Shown, number: int, name: str) -> Topic:
    """A hex with what stands on it and next to it, or the region that lies face down."""
    if d.view.hexes[name].kind == "face-down":
        region = next(one.region for one in d.view.regions if name in d.hexes_of(one.region))
        return Topic((name,), name, d.label("closed", regions=closed_in_words(d, region)))
    near = [d.spaces[n] for n in rules_of(d.setting).lookup.neighbours[number]]
    beside = [hex_in_words(d, one) for one in near if d.view.hexes[one].kind != "face-down"]
    told = f"{capital(hex_in_words(d, name))}."
    if beside:
        told = f"{told} {d.label('beside', spaces=', '.join(beside))}"
    return Topic((name,), name, told)
