"""Whether objectives are met; in the solo game by two cards that share nothing.

(recall.objective.2 to 5, recall.solo.4 and 6)
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    CUBES,
    HEXES,
    MONUMENT,
    NEED_CAMPS,
    NEED_DIFFERENT,
    NEED_KEYCARDS,
    NEED_MONUMENTS,
    NEED_OF_ONE,
    NEED_REGIONS,
    NEED_STONE_SET,
    NEED_STONES,
    NEED_TRIBES,
    NEED_UPGRADES,
    NEED_VAULTS,
    REGIONS,
    STONES,
    VAULT,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count

SIMPLE_NEEDS: Final = (NEED_UPGRADES, NEED_KEYCARDS, NEED_TRIBES, NEED_CAMPS)
"""What is counted one by one and serves no other need."""
FIELD_BITS: Final = 5
FIELD_MASK: Final = 31


def is_met(rules: RecallRules, s: RecallState, p: Player, objective: int) -> bool:
    """Return whether everything on an objective is met (recall.objective.3 and 4)."""
    for need, n in rules.lookup.objective_needs[objective]:
        if amount(rules, s, p, need) < n:
            return False
    return True


def amount(rules: RecallRules, s: RecallState, p: Player, need: int) -> int:
    """Return how much a player has of what an objective asks for."""
    if need == NEED_OF_ONE:
        return max(p.cubes)
    if need == NEED_DIFFERENT:
        return kinds_of(p.cubes)
    if need == NEED_STONE_SET:
        return min(p.stones)
    if need == NEED_STONES:
        return sum(p.stones)
    if need == NEED_VAULTS:
        return count(p.vaults)
    if need == NEED_MONUMENTS:
        return p.monuments
    if need == NEED_REGIONS:
        return regions_with_buildings(s, p)
    return simple_amount(p, need)


def simple_amount(p: Player, need: int) -> int:
    """Return the same for the SIMPLE_NEEDS."""
    if need == NEED_UPGRADES:
        return kinds_of(p.upgrades)
    if need == NEED_KEYCARDS:
        return len(p.cards) + len(p.slots) - p.slots.count(-1)
    if need == NEED_TRIBES:
        return count(p.unlocked)
    return count(p.camps)


def kinds_of(numbers: list[int]) -> int:
    """Return how many of these numbers are not 0."""
    return len(numbers) - numbers.count(0)


def regions_with_buildings(s: RecallState, p: Player) -> int:
    n = 0
    for region in range(REGIONS):
        for space in range(region * HEXES, region * HEXES + HEXES):
            if s.buildings[space] >> p.seat & 1:
                n += 1
                break
    return n


# The solo game: two objectives, and nothing counts for both


def solo_met(rules: RecallRules, s: RecallState, p: Player, one: int, other: int) -> bool:
    """Return whether the player's things can be shared out so that both cards are met.

    Each kind of thing is shared out for itself; buildings go together, since a vault or monument
    may serve as the building of a region.
    """
    mine, theirs = rules.lookup.objective_needs[one], rules.lookup.objective_needs[other]
    for need in SIMPLE_NEEDS:
        if asked(mine, need) + asked(theirs, need) > simple_amount(p, need):
            return False
    return (
        stones_suffice(p, mine, theirs)
        and cubes_suffice(p, mine, theirs)
        and buildings_suffice(s, p, mine, theirs)
    )


def asked(needs: list[tuple[int, int]], need: int) -> int:
    """Return how many of something a card asks for."""
    most = 0
    for kind, n in needs:
        if kind == need and n > most:
            most = n
    return most


def stones_suffice(p: Player, mine: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> bool:
    """Return whether the stones are enough: sets of all colours, and so many of any colour."""
    sets, others = asked(mine, NEED_STONE_SET), asked(theirs, NEED_STONE_SET)
    if sets + others > min(p.stones):
        return False
    needed = max(sets * len(STONES), asked(mine, NEED_STONES))
    return needed + max(others * len(STONES), asked(theirs, NEED_STONES)) <= sum(p.stones)


def cubes_suffice(p: Player, mine: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> bool:
    """Return whether some way to share out the relicubes, colour by colour, meets both cards."""
    given = [0] * len(CUBES)
    while True:
        left = [p.cubes[colour] - given[colour] for colour in range(len(CUBES))]
        if has_cubes(given, mine) and has_cubes(left, theirs):
            return True
        colour = 0
        while colour < len(CUBES) and given[colour] == p.cubes[colour]:
            given[colour] = 0
            colour += 1
        if colour == len(CUBES):
            return False
        given[colour] += 1


def has_cubes(cubes: list[int], needs: list[tuple[int, int]]) -> bool:
    if max(cubes) < asked(needs, NEED_OF_ONE):
        return False
    return kinds_of(cubes) >= asked(needs, NEED_DIFFERENT)


def buildings_suffice(
    s: RecallState, p: Player, mine: list[tuple[int, int]], theirs: list[tuple[int, int]]
) -> bool:
    """Return whether the buildings can be shared out.

    Region by region, all ways to give some buildings to the first card and the rest to the second
    are followed; what the first card has so far, and the regions of both, say where a way leads.
    """
    vaults, monuments = asked(mine, NEED_VAULTS), asked(mine, NEED_MONUMENTS)
    regions = asked(mine, NEED_REGIONS)
    vaults_left = count(p.vaults) - asked(theirs, NEED_VAULTS)
    monuments_left = p.monuments - asked(theirs, NEED_MONUMENTS)
    regions_left = asked(theirs, NEED_REGIONS)
    if vaults > vaults_left or monuments > monuments_left:
        return False
    if not regions and not regions_left:
        return True
    printed = p.monuments
    ways = {0}
    for region in range(REGIONS):
        here = buildings_on(s, p, region)
        printed -= here[1]
        ways = followed(ways, here)
    for way in ways:
        given = way & FIELD_MASK
        of_monuments = way >> FIELD_BITS & FIELD_MASK
        if (
            vaults <= given <= vaults_left
            and monuments - printed <= of_monuments <= monuments_left
            and way >> 2 * FIELD_BITS & FIELD_MASK >= regions
            and way >> 3 * FIELD_BITS >= regions_left
        ):
            return True
    return False


def buildings_on(s: RecallState, p: Player, region: int) -> list[int]:
    """Return how many vaults, monuments and workshops of a player stand on a region."""
    here = [0, 0, 0]
    for space in range(region * HEXES, region * HEXES + HEXES):
        if s.buildings[space] >> p.seat & 1:
            if s.kinds[space] == VAULT:
                here[0] += 1
            elif s.kinds[space] == MONUMENT:
                here[1] += 1
            else:
                here[2] += 1
    return here


def followed(ways: set[int], here: list[int]) -> set[int]:
    """Return where these ways lead when the buildings of one more region are shared out.

    A way is packed: vaults and monuments given to the first card, its regions, the other's.
    """
    total = here[0] + here[1] + here[2]
    if not total:
        return ways
    found: set[int] = set()
    for vaults in range(here[0] + 1):
        for monuments in range(here[1] + 1):
            for workshops in range(here[2] + 1):
                given = vaults + monuments + workshops
                step = vaults | monuments << FIELD_BITS
                if given:
                    step += 1 << 2 * FIELD_BITS
                if given < total:
                    step += 1 << 3 * FIELD_BITS
                for way in ways:
                    found.add(way + step)
    return found
