"""What must hold in every possible state; an impossible position is refused with the first problem.

Each component exists once, limits are kept, and derived data is up to date.
"""

from __future__ import annotations

from rekindle.games.recall.engine.audit.agenda import audit_order, audit_under_way
from rekindle.games.recall.engine.audit.map import audit_map, audit_tiles
from rekindle.games.recall.engine.audit.piles import audit_ancients, audit_piles
from rekindle.games.recall.engine.audit.players import audit_player, audit_starts
from rekindle.games.recall.engine.constants import (
    BAG_CUBE,
    BAG_STONE,
    CRATE_TILE,
    CRATES,
    CUBES,
    DARK_CHIP,
    GADGET_TILE,
    GADGETS,
    GRAY_KEYCARD,
    GRAYS,
    GREEN_KEYCARD,
    GREENS,
    LIGHT_CHIP,
    MONUMENT_TILE,
    MONUMENT_TILES,
    OBJECTIVE_CARD,
    OBJECTIVES,
    ORIENTATION,
    PATH_CARD,
    PATH_SIDE,
    PATHS,
    PRODUCTION,
    REGION_TILE,
    REGIONS,
    RING_TOKEN,
    RINGS,
    ROUNDS,
    SIDES,
    STONES,
    SYMBOLS,
    TRACKS,
    TRIBE_CARD,
    TRIBES,
    TURNS,
    UPGRADE_STACK,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.audit import audit_agenda, audit_fixed, audit_seats

RESULTS = {
    REGION_TILE: range(REGIONS),
    ORIENTATION: range(TURNS),
    BAG_CUBE: range(len(CUBES)),
    BAG_STONE: range(len(STONES)),
    CRATE_TILE: range(CRATES),
    GREEN_KEYCARD: range(GREENS),
    GRAY_KEYCARD: range(GRAYS),
    RING_TOKEN: range(RINGS),
    TRIBE_CARD: range(len(TRIBES)),
    GADGET_TILE: range(GADGETS),
    OBJECTIVE_CARD: range(OBJECTIVES),
    LIGHT_CHIP: range(2 * len(TRACKS)),
    DARK_CHIP: range(len(PATHS)),
    PATH_CARD: range(len(PATHS)),
    PATH_SIDE: range(SIDES),
    MONUMENT_TILE: range(MONUMENT_TILES),
    UPGRADE_STACK: range(SYMBOLS),
}
"""What each kind of chance can give."""


def audit(rules: RecallRules, s: RecallState) -> list[str]:
    """Return everything that is impossible about this state at a decision."""
    found = audit_components(rules, s)
    if found:
        return found
    if s.over:
        return audit_end(s) + audit_agenda(rules, s)
    found = audit_order(rules, s) + audit_under_way(s)
    return found or audit_agenda(rules, s)


def audit_components(rules: RecallRules, s: RecallState) -> list[str]:
    """Return everything that is impossible about the components of this state.

    The first checks make sure that all numbers name something, so that the others may use them.
    """
    found = audit_seats(s, [p.seat for p in s.players]) or audit_numbers(rules, s)
    if found:
        return found
    found = audit_fixed(s, RESULTS) + audit_tiles(rules, s)
    if found:
        return found
    found = audit_starts(s) + audit_map(rules, s)
    found += audit_piles(rules, s) + audit_ancients(rules, s)
    for p in s.players:
        found += audit_player(rules, s, p)
    return found


def audit_numbers(rules: RecallRules, s: RecallState) -> list[str]:
    """Every number names something that is in the pack."""
    found: list[str] = []
    if s.turn >= s.seats:
        found.append(f"it is the turn of a player that {s.seats} seats do not have")
    if s.produced >> PRODUCTION:
        found.append("there is a production space that does not exist")
    camps = len(rules.lookup.camp_reward)
    for p in s.players:
        if p.camps >> camps:
            found.append(f"a camp of player {p.seat} does not exist")
    return found


def audit_end(s: RecallState) -> list[str]:
    return [] if s.round == ROUNDS else ["the game is over, but rounds are left"]
