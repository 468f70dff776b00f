"""What must hold on the map: tiles, what lies on hexes, and who may stand there."""

from __future__ import annotations

from rekindle.games.recall.engine.actions.build import space_built
from rekindle.games.recall.engine.actions.reveal import region_turned, tile_turned
from rekindle.games.recall.engine.constants import (
    CAMP,
    FACE_DOWN,
    FARM,
    FARMS,
    FIELD,
    FIRST_PRINTED,
    FIRST_START,
    FOREST,
    HEX_KINDS,
    HEXES,
    ISLAND,
    ISLANDS,
    MONUMENT,
    MOUNTAIN,
    NO_TILE,
    PIGS,
    PRINTED,
    REGIONS,
    RING,
    RINGS,
    SITE,
    SPACES,
    START,
    STONES_ON_SITE,
    TOKENS,
    TURNS,
    UNTURNED,
    VOLCANO,
    VOLCANOES,
    WATER,
    WITH_RAFT,
)
from rekindle.games.recall.engine.map import (
    hex_in,
    is_building_ground,
    start_space,
    stones_left,
    survey,
)
from rekindle.games.recall.engine.ops import LAY, TILE
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count, members

WATER_OR_TERRAIN = (FIELD, FOREST, MOUNTAIN, WATER)


def called(rules: RecallRules, space: int) -> str:
    return f"'{rules.lookup.space_names[space]}'"


def is_of_kind(rules: RecallRules, s: RecallState, space: int) -> str:
    """Return a hex with its kind, for messages."""
    return f"{called(rules, space)} is {HEX_KINDS[s.kinds[space]]}"


# Tiles


def audit_tiles(rules: RecallRules, s: RecallState) -> list[str]:
    """Every tile is face up, being laid, or face down in the pile.

    A starting tile that everybody knows to lie face down is in no pile (recall.setup.10).
    """
    lookup = rules.lookup
    left, right = s.fronts[lookup.start_left], s.fronts[lookup.start_right]
    if left < 0 or not lookup.start_tiles >> left // TURNS & 1:
        return ["the left starting tile lies face up on its region"]
    laid = [front // TURNS for front in s.fronts if front >= 0]
    laid += [tile_turned(f) for f in s.agenda if f.op == LAY and f.step == 0]
    if right == NO_TILE:
        if s.seats > 2:
            return ["with three or four players both starting tiles lie face up"]
        laid += [tile for tile in members(lookup.start_tiles) if tile != left // TURNS]
    if sorted(laid + members(s.tile_pool)) != list(range(REGIONS)):
        return ["not every tile lies on the map or in the pile, once"]
    if right >= 0 and not lookup.start_tiles >> right // TURNS & 1:
        return ["starting tiles lie on their own regions"]
    turning = [region_turned(f) for f in s.agenda if f.op == LAY and f.step == 0]
    if turning != [region for region in range(REGIONS) if s.fronts[region] == UNTURNED]:
        return ["a tile that is being laid is on the agenda, once"]
    return audit_kinds(rules, s)


def audit_kinds(rules: RecallRules, s: RecallState) -> list[str]:
    """Every hex is what its tile shows, or an island."""
    for region in range(REGIONS):
        front = s.fronts[region]
        for k in range(HEXES):
            if front < 0:
                space = region * HEXES + k
                found = audit_face_down(rules, s, space)
            else:
                tile, orientation = divmod(front, TURNS)
                space = hex_in(region, k, orientation)
                found = audit_printed(rules, s, space, tile * HEXES + k)
            if found:
                return found
    kinds = [START] * (FIRST_PRINTED - FIRST_START) + [PRINTED] * (SPACES - FIRST_PRINTED)
    details = [*range(FIRST_PRINTED - FIRST_START), *range(SPACES - FIRST_PRINTED)]
    if s.kinds[FIRST_START:] != kinds or s.details[FIRST_START:] != details:
        return ["starting spaces and printed hexes are what they are"]
    if any(s.relics[FIRST_START:]) or any(s.tokens[FIRST_START:]):
        return ["relicubes, islands, farms and rings lie on tiles only"]
    return []


def audit_face_down(rules: RecallRules, s: RecallState, space: int) -> list[str]:
    """Nothing lies or stands on a tile that lies face down."""
    things = s.details[space] or s.relics[space] or s.buildings[space] or s.tokens[space]
    if s.kinds[space] != FACE_DOWN or things or s.pigs[space]:
        return [f"{called(rules, space)} lies face down"]
    for p in s.players:
        if p.followers[space] or p.raft == space:
            return [f"{called(rules, space)} lies face down"]
    return []


def audit_printed(rules: RecallRules, s: RecallState, space: int, at: int) -> list[str]:
    """A hex of a face-up tile is what is printed there, with what may lie on it."""
    lookup = rules.lookup
    kind, printed, detail = s.kinds[space], lookup.tile_kind[at], s.details[space]
    where = called(rules, space)
    if s.relics[space] and not lookup.tile_cube[at]:
        return [f"no relicube lies on {where}, which has no symbol"]
    if s.tokens[space] & ISLAND:
        if printed not in WATER_OR_TERRAIN or kind != FOREST or detail:
            return [f"no island can lie on {where}, {HEX_KINDS[printed]}"]
        return audit_tokens_at(rules, s, space)
    if kind != printed:
        return [f"{where} is not what its tile shows"]
    if kind == SITE:
        if stones_left(s, space) > STONES_ON_SITE:
            return [f"more than {STONES_ON_SITE} stones lie on {where}"]
    elif kind == MONUMENT:
        if not NO_TILE <= detail < len(lookup.monument_gain):
            return [f"the monument tile on {where} does not exist"]
    elif detail != (lookup.tile_camp[at] if kind == CAMP else lookup.tile_pigs[at]):
        return [f"{where} is not what its tile shows"]
    return audit_tokens_at(rules, s, space)


def audit_tokens_at(rules: RecallRules, s: RecallState, space: int) -> list[str]:
    """Farms lie on fields, rings on camps."""
    tokens, kind = s.tokens[space], s.kinds[space]
    if tokens & FARM and kind != FIELD:
        return [f"farms lie on fields, but {is_of_kind(rules, s, space)}"]
    if tokens & RING and kind != CAMP:
        return [f"rings lie on camps, but {is_of_kind(rules, s, space)}"]
    return []


# What lies and stands on hexes


def audit_map(rules: RecallRules, s: RecallState) -> list[str]:
    """Buildings, followers and pigs are where they may be; the tables are up to date."""
    found: list[str] = []
    for space in range(SPACES):
        if s.buildings[space] >> s.seats:
            found.append(f"a building without an owner stands on {called(rules, space)}")
        if s.buildings[space] and not is_building_ground(s.kinds[space]):
            found.append(f"nobody builds there: {is_of_kind(rules, s, space)}")
        if s.relics[space] and is_occupied(s, space):
            found.append(f"nothing stands beside the relicube on {called(rules, space)}")
        if s.pigs[space] and s.kinds[space] == WATER and not is_entered(s, space):
            found.append(f"no pigs stand on water, but {is_of_kind(rules, s, space)}")
    for p in s.players:
        found += audit_followers(rules, s, p)
    return found + audit_tokens(s) + audit_monument_tiles(rules, s) + audit_tables(rules, s)


def is_entered(s: RecallState, space: int) -> bool:
    """Return whether a hex was entered for its relicube in the movement under way."""
    return 2 * space in s.entered or 2 * space + 1 in s.entered


def is_occupied(s: RecallState, space: int) -> bool:
    """Return whether somebody stands on a hex, other than for its relicube."""
    if s.buildings[space] or s.tokens[space]:
        return True
    if is_entered(s, space):
        return False
    for p in s.players:
        if p.followers[space] or p.raft == space:
            return True
    return s.pigs[space] > 0


def audit_followers(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    """Followers stand where their owner may be; the raft lies on water (recall.move.3 and 4)."""
    found: list[str] = []
    for space in range(SPACES):
        if p.followers[space] and not may_stand(s, p, space):
            found.append(
                f"followers of player {p.seat} cannot be there: {is_of_kind(rules, s, space)}"
            )
    if p.raft >= 0:
        if s.kinds[p.raft] != WATER:
            found.append(f"rafts lie on water, but {is_of_kind(rules, s, p.raft)}")
        if not p.passives & WITH_RAFT:
            found.append(f"player {p.seat} has no raft")
        for other in s.players[: p.seat]:
            if other.raft == p.raft:
                found.append(f"two rafts lie on {called(rules, p.raft)}")
    if (p.raft >= 0) != (p.aboard > 0):
        found.append(f"the raft of player {p.seat} is on the map with followers, or not at all")
    return found


def may_stand(s: RecallState, p: Player, space: int) -> bool:
    kind = s.kinds[space]
    if kind == START:
        return space == start_space(p)
    if kind == VOLCANO:
        return p.passives & VOLCANOES != 0
    return kind != WATER or is_entered(s, space)


def audit_tokens(s: RecallState) -> list[str]:
    """There are so many islands, farms, rings and pigs."""
    found: list[str] = []
    laid = [0] * len(TOKENS)
    for space in range(SPACES):
        for token in members(s.tokens[space]):
            laid[token] += 1
    for token, most in enumerate((ISLANDS, FARMS, RINGS)):
        if laid[token] > most:
            found.append(f"there are only {most} of '{TOKENS[token]}'")
    if laid[2] + count(s.rings) != RINGS:
        found.append(f"there are {RINGS} rings, on the map and in the pile")
    if sum(s.pigs) > PIGS:
        found.append(f"there are only {PIGS} pigs")
    return found


def audit_monument_tiles(rules: RecallRules, s: RecallState) -> list[str]:
    """A monument tile lies where a monument stands, and so many were laid out."""
    found: list[str] = []
    laid = 0
    waiting = [space_built(f) for f in s.agenda if f.op == TILE]
    for space in range(FIRST_START):
        if s.kinds[space] != MONUMENT:
            continue
        tile = s.details[space]
        if tile != NO_TILE:
            if laid >> tile & 1 or s.monument_tiles >> tile & 1:
                found.append("a monument tile is in two places")
            if not s.buildings[space]:
                found.append(f"no monument stands on {called(rules, space)} with its tile")
            laid |= 1 << tile
        elif s.buildings[space] and s.monument_tiles and space not in waiting:
            found.append(f"the monument on {called(rules, space)} has no tile")
    if count(laid | s.monument_tiles) != rules.lookup.monuments_shown:
        found.append(f"{rules.lookup.monuments_shown} monument tiles are in the game")
    return found


def audit_tables(rules: RecallRules, s: RecallState) -> list[str]:
    if not s.roads:
        return []
    fresh = s.copy()
    survey(rules, fresh)
    if fresh.roads != s.roads or fresh.areas != s.areas:
        return ["the tables for movement are out of date"]
    return []
