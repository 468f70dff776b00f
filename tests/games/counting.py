"""What the golden tests of every game share: counting sequences of decisions, JSON by lines."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rekindle.kernel.agenda import Rules
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import State


def perft(rules: Rules[State], state: State, depth: int) -> int:
    """The number of different sequences of so many decisions."""
    if state.over:
        return 0
    asked = [(lane.seat, lane.options) for lane in state.lanes] or [(state.seat, state.options)]
    if depth == 1:
        return sum(len(options) for _, options in asked)
    total = 0
    for seat, options in asked:
        for code in options:
            twin = state.copy()
            rules.play_as(twin, seat, code)
            total += perft(rules, twin, depth - 1)
    return total


def sequences(match: Match, deepest: int) -> list[int]:
    """How many sequences of one decision, of two, and so on there are from here."""
    rules, state = engine_of(match)
    return [perft(rules, state, depth) for depth in range(1, deepest + 1)]


def by_lines(value: Mapping[str, Any] | list[str]) -> str:
    """JSON with one line for each entry, so that a change of one is a change of a line."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(f" {json.dumps(entry)}" for entry in value) + "\n]\n"
    lines = [f" {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
