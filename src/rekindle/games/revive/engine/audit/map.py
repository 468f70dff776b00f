"""What must hold on the map: tiles, buildings, figures, tribe tiles."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.explore import place_turned, tile_turned
from rekindle.games.revive.engine.actions.tiles import is_terrain
from rekindle.games.revive.engine.constants import (
    CHASM,
    CHASM_SPACE,
    FIRST_CORNER,
    FOREST,
    FOREST_TILE,
    HEXES,
    LARGE,
    LOCATION,
    PLACES,
    SAND,
    SAND_TILE,
    SPACE_KINDS,
    SPACES,
    TARGET,
    TEMPLE,
    TOKENS,
    UNEXPLORED,
    WATER,
    WORKSHOP,
)
from rekindle.games.revive.engine.map import owner_at, survey
from rekindle.games.revive.engine.ops import (
    FLIP,
    MOVE_FALCON,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_WORKSHOP,
)
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.bits import members

KEEPERS = (PLACE_FOREST, PLACE_TEMPLE, PLACE_TARGET, PLACE_SAND, PLACE_WORKSHOP)
"""By token: the ability that puts it on the map."""


def audit_tiles(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Every tile is face up, being turned, or face down under its back."""
    lookup = rules.lookup
    turning = [f for f in s.agenda if f.op == FLIP and f.step == 1]
    places = [place_turned(f) for f in turning]
    tiles = [front >> 1 for front in s.fronts if front >= 0] + [tile_turned(f) for f in turning]
    if sorted(tiles + members(s.tile_pool)) != list(range(PLACES)):
        return ["not every tile lies on the map or in the pile, once"]
    found: list[str] = []
    hidden = [s.backs[i] for i in range(PLACES) if s.fronts[i] < 0 and i not in places]
    if sorted(hidden) != sorted([lookup.tile_back[tile] for tile in members(s.tile_pool)]):
        found.append("the backs on the map are not those of the tiles face down")
    for space in range(CHASM_SPACE):
        front = s.fronts[space // HEXES]
        if front < 0:
            if s.terrain[space] != UNEXPLORED or s.tokens[space]:
                found.append(f"'{lookup.space_names[space]}' is not explored")
        elif s.terrain[space] != covered(printed(rules, s, space), s.tokens[space]):
            found.append(f"'{lookup.space_names[space]}' is not what its tile shows")
    if s.terrain[CHASM_SPACE] != CHASM or s.terrain[FIRST_CORNER:] != [LARGE] * 4:
        found.append("the chasm and the corners are what they are")
    return found + audit_corners(rules, s)


def printed(rules: ReviveRules, s: ReviveState, space: int) -> int:
    """Return what is printed on a space of a face-up tile."""
    front = s.fronts[space // HEXES]
    i = space % HEXES
    return rules.lookup.tile_faces[(front >> 1) * HEXES + (HEXES - 1 - i if front & 1 else i)]


def covered(face: int, tokens: int) -> int:
    """Return what a printed space has become under tribe tiles."""
    if tokens & FOREST_TILE:
        return FOREST
    return SAND if tokens & SAND_TILE else face


def audit_corners(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Large locations are faces of different tiles in play."""
    seen: list[int] = []
    for face in s.corners:
        tiles = [i for i, faces in enumerate(rules.lookup.large_tiles) if face in faces]
        if not tiles or tiles[0] in seen:
            return ["a large location is not in play, or lies in two corners"]
        seen.append(tiles[0])
    return []


def audit_map(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Buildings stand on sand, figures on locations; the falcon sits on terrain."""
    found: list[str] = []
    for space in range(SPACES):
        name, kind = rules.lookup.space_names[space], SPACE_KINDS[s.terrain[space]]
        if s.buildings[space] and s.terrain[space] != SAND:
            found.append(f"buildings stand on sand, but '{name}' is {kind}")
        if s.figures[space] and s.terrain[space] not in (LOCATION, LARGE):
            found.append(f"figures stand on locations, but '{name}' is {kind}")
        if owner_at(s, space) >= s.seats or s.figures[space] >> s.seats:
            found.append(f"a piece without an owner stands on '{name}'")
    if keeper_of(rules, s, MOVE_FALCON) < 0:
        if s.falcon != -1:
            found.append("nobody here has a falcon: it flies for 'vukuntur-moon'")
    elif s.falcon != CHASM_SPACE and not is_terrain(s.terrain[s.falcon]):
        name, kind = rules.lookup.space_names[s.falcon], SPACE_KINDS[s.terrain[s.falcon]]
        found.append(f"the falcon sits on mountain, forest or field, but '{name}' is {kind}")
    fresh = s.copy()
    survey(fresh)
    if fresh.sands != s.sands or fresh.towns != s.towns:
        found.append("the lists of sand spaces and locations are out of date")
    return found


def audit_tokens(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Tribe tiles are on legal spaces, and no player has placed more than there are."""
    found: list[str] = []
    laid = [0] * len(TOKENS)
    for space in range(SPACES):
        for token in members(s.tokens[space]):
            laid[token] += 1
            if not may_lie(rules, s, space, 1 << token):
                name, kind = rules.lookup.space_names[space], SPACE_KINDS[s.terrain[space]]
                found.append(f"no '{TOKENS[token]}' tile can lie on '{name}', {kind}")
    for token in range(len(TOKENS)):
        owner = keeper_of(rules, s, KEEPERS[token])
        if owner < 0:
            if laid[token]:
                found.append(f"nobody here has a tribe with '{TOKENS[token]}' tiles")
            continue
        most = rules.lookup.board_tiles[s.players[owner].board]
        if laid[token] > most:
            found.append(f"player {owner} has only {most} '{TOKENS[token]}' tiles")
        elif s.players[owner].tiles + laid[token] != most:
            found.append(f"player {owner} has {most} tribe tiles, on the map and in supply")
    return found


def may_lie(rules: ReviveRules, s: ReviveState, space: int, token: int) -> bool:
    terrain = s.terrain[space]
    if token == TEMPLE:
        return terrain == WATER
    if token == TARGET:
        return terrain in (SAND, LOCATION, LARGE)
    if token == WORKSHOP:
        return is_terrain(terrain)
    if terrain == UNEXPLORED or space >= CHASM_SPACE:
        return False
    face = printed(rules, s, space)
    return face == SAND if token == FOREST_TILE else is_terrain(face)
