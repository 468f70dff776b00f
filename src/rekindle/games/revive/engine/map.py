"""The map: what is on each space, the cost of range, and rewards of new spaces."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    CHASM_SPACE,
    CRYSTAL,
    FIELD,
    FIRST_CORNER,
    FOREST,
    FREE_FOREST_AND_WATER,
    HEXES,
    LOCATION,
    MOUNTAIN,
    PLACES,
    SAND,
    SPACES,
    TEMPLE,
    TEMPLE_RANGE,
    UNEXPLORED,
    WATER,
)
from rekindle.games.revive.engine.help import added_range, unlimited
from rekindle.games.revive.engine.ops import E_GAIN, E_TILE, MOVE_FALCON, PLACE_TEMPLE
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.hexes import FAR, spread, ways
from rekindle.kernel.state import seats_from

# Spaces


def lay_tile(rules: ReviveRules, s: ReviveState, place: int, tile: int, turned: int) -> None:
    """Lay an area tile face up; turned by 180 degrees, its hexes are in reverse order."""
    first = place * HEXES
    unexplored = s.terrain[first] == UNEXPLORED
    s.fronts = s.fronts[:]
    s.fronts[place] = tile * 2 + turned
    s.terrain = s.terrain[:]
    for i in range(HEXES):
        face = HEXES - 1 - i if turned else i
        s.terrain[first + i] = rules.lookup.tile_faces[tile * HEXES + face]
    survey(s)
    for p in s.players:
        if unexplored and p.reach:
            lead_on(rules, s, p, first)
        else:
            p.reach = []
    s.note(E_TILE, s.turn, place, tile, turned)


def change_terrain(s: ReviveState, space: int, terrain: int, token: int) -> None:
    """Change a space, as tribe tiles do."""
    s.terrain = s.terrain[:]
    s.terrain[space] = terrain
    add_token(s, space, token)
    survey(s)
    for p in s.players:
        p.reach = []


def add_token(s: ReviveState, space: int, token: int) -> None:
    s.tokens = s.tokens[:]
    s.tokens[space] |= token


def take_token(s: ReviveState, space: int, token: int) -> None:
    s.tokens = s.tokens[:]
    s.tokens[space] &= ~token


def owner_at(s: ReviveState, space: int) -> int:
    """Return the seat whose building is on a space, or -1."""
    return ((s.buildings[space] + 1) >> 1) - 1


def size_at(s: ReviveState, space: int) -> int:
    """Return the size of the building on a space."""
    return (s.buildings[space] - 1) & 1


def put_building(rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int) -> None:
    begin_ways(rules, s, p, space)
    s.buildings = s.buildings[:]
    s.buildings[space] = 1 + p.seat * 2 + size
    survey(s)


def put_figure(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> None:
    begin_ways(rules, s, p, space)
    figures = s.figures[:]
    figures[space] |= 1 << p.seat
    s.figures = figures


def take_figure(s: ReviveState, p: Player, space: int) -> None:
    s.figures = s.figures[:]
    s.figures[space] &= ~(1 << p.seat)
    p.reach = []


def survey(s: ReviveState) -> None:
    """Update the lists of spaces to build on and to populate."""
    sands: list[int] = []
    towns: list[int] = []
    terrain = s.terrain
    for space in range(CHASM_SPACE):
        if terrain[space] == SAND:
            if s.buildings[space] == 0:
                sands.append(space)
        elif terrain[space] == LOCATION:
            towns.append(space)
    for space in range(FIRST_CORNER, SPACES):
        towns.append(space)
    s.sands = sands
    s.towns = towns


def water_effect(rules: ReviveRules, s: ReviveState, space: int) -> int:
    """Return the reward printed on a water space."""
    return rules.lookup.tile_water[s.fronts[space // HEXES] >> 1]


def built_next_to(rules: ReviveRules, s: ReviveState, seat: int, space: int) -> bool:
    """Return whether this seat has a building next to the space."""
    for near in rules.lookup.neighbours[space]:
        if owner_at(s, near) == seat:
            return True
    return False


# Range


def reach_of(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return what the way to each space costs this player before bonuses (revive.range.1).

    After the spaces come the places, where it is the cheapest way to a hex of the tile.
    """
    if not p.reach:
        origins: list[int] = []
        head_start: list[int] = []
        find_origins(rules, s, p, origins, head_start)
        p.reach = with_places(ways(rules.lookup.neighbours, origins, head_start, tolls(s, p)))
    return p.reach


def lead_on(rules: ReviveRules, s: ReviveState, p: Player, first: int) -> None:
    """Lead this player's ways on across a tile that has been explored, from its first hex on."""
    toll = tolls(s, p)
    spaces = [space for space in range(first, first + HEXES) if p.reach[space] < FAR]
    shorten(rules, p, spaces, [p.reach[space] + toll[space] for space in spaces], toll)


def begin_ways(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> None:
    """Begin ways where this player is about to place a piece (the first one: only there)."""
    if p.reach and has_pieces(s, p):
        shorten(rules, p, [space], [0], tolls(s, p))
    else:
        p.reach = []


def has_pieces(s: ReviveState, p: Player) -> bool:
    """Return whether this player has a figure or a building on the map."""
    buildings = s.buildings
    for space, seats in enumerate(s.figures):
        if seats >> p.seat & 1 or (buildings[space] and owner_at(s, space) == p.seat):
            return True
    return False


def shorten(
    rules: ReviveRules, p: Player, spaces: list[int], costs: list[int], toll: list[int]
) -> None:
    """Bring the reach up to date, now that passing through these spaces costs no more than this."""
    reach = p.reach[:SPACES]
    spread(rules.lookup.neighbours, spaces, costs, toll, reach)
    p.reach = with_places(reach)


def with_places(reach: list[int]) -> list[int]:
    return reach + [min_of(reach, place * HEXES, HEXES) for place in range(PLACES)]


def min_of(values: list[int], first: int, n: int) -> int:
    """Return the least of n values, from the first on."""
    least = values[first]
    for i in range(first + 1, first + n):
        least = min(least, values[i])
    return least


def find_origins(
    rules: ReviveRules, s: ReviveState, p: Player, origins: list[int], head_start: list[int]
) -> None:
    """Find the player's pieces, or the chasm if there are none, and the falcon (revive.range.2)."""
    bit = 1 << p.seat
    leaf = rules.lookup.board_leaf[p.board]
    temples = leaf == PLACE_TEMPLE
    buildings = s.buildings
    for space, seats in enumerate(s.figures):
        if seats & bit or (buildings[space] and owner_at(s, space) == p.seat):
            origins.append(space)
            head_start.append(0)
        elif temples and s.tokens[space] & TEMPLE:
            origins.append(space)
            head_start.append(rules.lookup.temple_range if p.powers & TEMPLE_RANGE else 0)
    if not origins:
        origins.append(CHASM_SPACE)
        head_start.append(0)
    if leaf == MOVE_FALCON and s.falcon >= 0:
        origins.append(s.falcon)
        head_start.append(0)


def tolls(s: ReviveState, p: Player) -> list[int]:
    """Return the cost of passing through each space (revive.range.3, revive.nadair.2)."""
    free = p.powers & FREE_FOREST_AND_WATER
    toll = [1] * SPACES
    for space, terrain in enumerate(s.terrain):
        if terrain == UNEXPLORED:
            toll[space] = FAR
        elif free and (terrain in (FOREST, WATER)):
            toll[space] = 0
    return toll


def range_to(rules: ReviveRules, s: ReviveState, p: Player, space: int, help: int) -> int:
    """Return the food for the range to a space (or to SPACES + a place), with all bonuses.

    It is FAR if that is out of reach.
    """
    cost = reach_of(rules, s, p)[space]
    if cost >= FAR:
        return FAR
    cost -= p.range
    if help:
        cost -= added_range(help)
    return cost if cost > 0 else 0


def range_to_tile(rules: ReviveRules, s: ReviveState, p: Player, place: int, help: int) -> int:
    """Return the food for the range to a face-down tile (revive.range.5, revive.attach.3)."""
    if help and unlimited(help):
        return 0
    return range_to(rules, s, p, SPACES + place, help)


# Rewards of spaces for buildings next to them


def building_rewards(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int
) -> list[int]:
    """Return the rewards of a new building, to be taken in any order (revive.build.2 to 5)."""
    times = size + 1
    steps = [0, 0, 0]
    effects: list[int] = []
    for near in rules.lookup.neighbours[space]:
        terrain = s.terrain[near]
        if MOUNTAIN <= terrain <= FIELD:
            steps[terrain - MOUNTAIN] += times
        elif terrain == WATER and first_at_water(rules, s, p, near, space):
            effects.append(water_effect(rules, s, near))
    add_advances(rules, steps, effects)
    crystals = 0
    for crystal in rules.lookup.crystals_at[space]:
        crystals += times * rules.lookup.crystal_worth[crystal]
    if crystals:
        p.goods[CRYSTAL] += crystals
        s.note(E_GAIN, p.seat, CRYSTAL, crystals)
    return effects


def first_at_water(rules: ReviveRules, s: ReviveState, p: Player, water: int, besides: int) -> bool:
    """Return whether this player has no other building next to that water."""
    for near in rules.lookup.neighbours[water]:
        if near != besides and owner_at(s, near) == p.seat:
            return False
    return True


def new_space_rewards(rules: ReviveRules, s: ReviveState, first: int, last: int) -> None:
    """Reward the buildings around new spaces (from `first` up to `last`).

    The player whose turn it is goes first (revive.explore.5).
    """
    for seat in reversed(seats_from(s, s.turn)):
        effects: list[int] = []
        steps = [0, 0, 0]
        for space in range(first, last):
            terrain = s.terrain[space]
            if MOUNTAIN <= terrain <= FIELD:
                steps[terrain - MOUNTAIN] += building_weight(rules, s, seat, space)
            elif terrain == WATER and built_next_to(rules, s, seat, space):
                effects.append(water_effect(rules, s, space))
        add_advances(rules, steps, effects)
        rules.push_all(s, seat, effects)


def building_weight(rules: ReviveRules, s: ReviveState, seat: int, space: int) -> int:
    """Return the steps that this seat's buildings get from a terrain space next to them."""
    weight = 0
    for near in rules.lookup.neighbours[space]:
        if owner_at(s, near) == seat:
            weight += 1 + size_at(s, near)
    return weight


def add_advances(rules: ReviveRules, steps: list[int], effects: list[int]) -> None:
    """Add the steps one by one, so that their order is the player's (revive.tracks.2)."""
    for track in range(3):
        if steps[track]:
            effects += [rules.lookup.advance[track][1]] * steps[track]


def chain_of_forest(rules: ReviveRules, s: ReviveState, space: int) -> int:
    """Return the number of connected forest spaces, including this one (revive.nadair.6)."""
    seen = [space]
    for there in seen:
        for near in rules.lookup.neighbours[there]:
            if s.terrain[near] == FOREST and near not in seen:
                seen.append(near)
    return len(seen)


def waters_of(rules: ReviveRules, s: ReviveState, p: Player, temples: bool) -> int:
    """Return the different water spaces next to this player's buildings or with a temple."""
    own_temples = temples and rules.lookup.board_leaf[p.board] == PLACE_TEMPLE
    n = 0
    for space in range(CHASM_SPACE):
        if s.terrain[space] == WATER and (
            built_next_to(rules, s, p.seat, space) or (own_temples and s.tokens[space] & TEMPLE)
        ):
            n += 1
    return n


def figures_of(s: ReviveState, seat: int) -> int:
    n = 0
    for seats in s.figures:
        n += seats >> seat & 1
    return n
