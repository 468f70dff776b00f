"""The golden games of Euphoria: one for every way to end and every number of players."""

from __future__ import annotations

from typing import cast

from rekindle import Match
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import (
    ARTIFACT_MARKET,
    MARKET,
    NIMBUS_LOFT,
    SPACE_KIND,
    STARS,
    WIND_SALOON,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.stars import standing
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.match import engine_of
from rekindle.kernel.state import Event
from tests.games.euphoria.perft import POSITIONS
from tests.games.golden import Golden, Seeded

SEATS = range(2, 7)
WAYS = (
    "market",
    "artifact-market-on-market",
    "artifact-market-on-territory",
    "wind-saloon",
    "nimbus-loft",
    "built",
    "built-on-anothers-turn",
    "tier-4",
    "tier-4-on-anothers-turn",
    "dilemma",
    "late-recruit",
    "recruits-star",
    "tie-morale",
    "tie-knowledge",
    "tie-markets",
    "tie-territories",
    "tie-dice",
)
"""Every way to place a tenth star, and everything that decides between several."""


def seeded() -> dict[str, Seeded]:
    """Every deck with and without trading; where games are long, only their beginning."""
    found = {}
    for seats in SEATS:
        for deck in ("first", "second"):
            for trading in ("on", "off"):
                limit = 3000 if trading == "off" and seats < 5 else 250
                options = {"deck": deck, "trading": trading}
                found[f"{seats} {deck} {trading}"] = Seeded(seats, options, limit, first=True)
    return found


GOLDEN = Golden(
    game="euphoria",
    tables={f"{seats}-players": (seats, {}) for seats in SEATS},
    ways={way: {} for way in WAYS},
    closely=(
        "2-players",
        "3-players",
        "tie-dice",
        "recruits-star",
        "late-recruit",
        "built-on-anothers-turn",
    ),
    seeded=seeded(),
    positions=POSITIONS,
)

# --- how a game ended -----------------------------------------------------------------------------


def ending(match: Match) -> str:
    """By what the tenth star was placed; where several placed theirs at once, what decided."""
    rules, state = engine_of(match)
    rules, s = cast(EuphoriaRules, rules), cast(EuphoriaState, state)
    rivals = [standing(rules, s, p) for p in s.players if p.stars == STARS]
    if len(rivals) > 1:
        return tie(rivals)
    events = last_turn(match)
    at = max(i for i, event in enumerate(events) if event[0] in STAR_EVENTS and event[1] == s.turn)
    kind, winner, _, _, _ = events[at]
    others = "" if events[0][1] == winner else "-on-anothers-turn"
    if kind == ops.E_STAR_DILEMMA:
        return "dilemma"
    if kind == ops.E_STAR_RECRUIT:
        tier = any(event[0] == ops.E_TIER and event[3] == 4 for event in events)
        return f"tier-4{others}" if tier else "late-recruit"
    if kind == ops.E_STAR_MARKET:
        built = any(event[0] == ops.E_BUILT for event in events)
        return f"built{others}" if built else "artifact-market-on-market"
    return territory(s.placement.space, events[:at])


STAR_EVENTS = (ops.E_STAR_TERRITORY, ops.E_STAR_MARKET, ops.E_STAR_RECRUIT, ops.E_STAR_DILEMMA)


def last_turn(match: Match) -> list[Event]:
    """All that happened since the last turn began."""
    events: list[Event] = []
    for played in reversed(match.history):
        events[:0] = played.events
        for i in range(len(events) - 1, -1, -1):
            if events[i][0] == ops.E_TURN:
                return events[i:]
    return [(ops.E_TURN, match.history[0].seat, 0, 0, 0), *events]


def territory(space: int, before: list[Event]) -> str:
    """A star on a territory: an ability of its own, or the market that the worker stands on."""
    placed = max(i for i, event in enumerate(before) if event[0] == ops.E_PLACE)
    if any(event[0] in STAR_EVENTS for event in before[placed:]):
        return "recruits-star"
    if space in (WIND_SALOON, NIMBUS_LOFT):
        return "wind-saloon" if space == WIND_SALOON else "nimbus-loft"
    kinds = {MARKET: "market", ARTIFACT_MARKET: "artifact-market-on-territory"}
    return kinds[SPACE_KIND[space]]


def tie(rivals: list[tuple[int, int, int, int, int]]) -> str:
    """The first number in which those who could win differ."""
    for i, name in enumerate(("stars", "morale", "knowledge", "markets", "territories")):
        best = max(rival[i] for rival in rivals)
        rivals = [rival for rival in rivals if rival[i] == best]
        if len(rivals) == 1:
            return f"tie-{name}"
    return "tie-dice"
