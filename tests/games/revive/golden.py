"""The golden games of Revive: every number of players, every way to end, every kind of move."""

from __future__ import annotations

from rekindle import Match
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import standings
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.state import Event
from tests.games.golden import Golden, Seeded
from tests.games.revive.helpers import CAMPAIGN, MOON
from tests.games.revive.perft import POSITIONS

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "1-player-open": (1, {}),
    "1-player-strict": (1, {"solo-end": "strict"}),
    "2-players": (2, {}),
    "3-players": (3, {}),
    "4-players": (4, {}),
    "long-game-of-4": (4, {"length": "long"}),
    "long-solo": (1, {"length": "long"}),
    "moon-of-3": (3, MOON),
    "moon-of-4": (4, {**MOON, "copied-card": "stays"}),
    "campaign": (3, {**CAMPAIGN, "sides": "either", "all-colours": "played"}),
    "choices": (2, {**CAMPAIGN, "tribes": "choose", "sides": "either", "artifact-cards": "two"}),
    "open-card": (2, {"artifact-cards": "open"}),
}
"""Whole games at these tables."""
WAYS: dict[str, dict[str, str]] = {
    "taken": {},
    "taken-by-another": {},
    "taken-by-another-for-the-tile": {"end-tile": "taker"},
    "removed": {},
    "tie-resources": {},
    "tie-tracks": {},
    "shared-victory": {},
}
"""How the last artifact leaves the board, who wins where the best have as many points; options."""
ALSO = tuple(f"also-{n}" for n in range(1, 7))
"""Games for the sake of moves and procedures that the others lack, as many as it takes."""

GOLDEN = Golden(
    game="revive",
    tables=TABLES,
    ways=WAYS,
    also=ALSO,
    closely=("1-player-open", "2-players", "moon-of-3", "choices", "taken-by-another"),
    seeded={
        f"{seats} {name}": Seeded(seats, options)
        for name, (_, options) in TABLES.items()
        for seats in range(1, 5)
    },
    positions=POSITIONS,
)

# --- what a game was like -------------------------------------------------------------------------


def told(match: Match) -> list[Event]:
    return [event for played in match.history for event in played.events]


def endings(rules: ReviveRules, s: ReviveState, events: list[Event]) -> set[str]:
    """The names of `WAYS` that a game with these events is an example of."""
    if s.seats == 1:
        return set()
    return {last_artifact(rules, s, events), tie(standings(rules, s))} - {""}


def last_artifact(rules: ReviveRules, s: ReviveState, events: list[Event]) -> str:
    """Taken or removed, by the player whose turn it was or by another."""
    at = [i for i, event in enumerate(events) if event[0] == ops.E_TRIGGER]
    if not at:
        return ""  # it was gone when the position began
    kind, seat, _, _, _ = next(e for e in reversed(events[: at[0]]) if e[0] in LEAVING)
    if kind == ops.E_REMOVE:
        return "removed"
    if seat == s.ending:
        return "taken"
    return "taken-by-another" + ("-for-the-tile" if rules.lookup.end_tile_to_taker else "")


LEAVING = (ops.E_ARTIFACT, ops.E_REMOVE)


def tie(rivals: list[tuple[int, int, int]]) -> str:
    """The first number in which those who could win differ; empty if points decide."""
    for i, name in enumerate(("", "tie-resources", "tie-tracks")):
        best = max(rival[i] for rival in rivals)
        rivals = [rival for rival in rivals if rival[i] == best]
        if len(rivals) == 1:
            return name
    return "shared-victory"
