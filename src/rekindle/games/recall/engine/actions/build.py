"""Build: a workshop, vault or monument on a hex, and what it brings (recall.develop.8)."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.abilities import answers
from rekindle.games.recall.engine.actions.camps import built_beside
from rekindle.games.recall.engine.constants import (
    CRYSTALS,
    FACE_DOWN,
    MONUMENT,
    MONUMENTS,
    MOUNTAIN,
    NO_TILE,
    ON_VAULT,
    ON_VAULT_REWARD,
    SPACES,
    VAULT,
    VAULTS,
    WORKSHOPS,
)
from rekindle.games.recall.engine.contexts import REPEATABLE, at_space
from rekindle.games.recall.engine.crystals import covers, pay_cost
from rekindle.games.recall.engine.map import is_building_ground, put_detail, tile_on
from rekindle.games.recall.engine.ops import (
    BUILD,
    E_BUILD,
    E_TILE,
    TILE,
    TILE_VERB,
    VAULT_VERB,
)
from rekindle.games.recall.engine.pieces import (
    add_building,
    has_building,
    number_of_builders_beside,
)
from rekindle.games.recall.engine.reasons import (
    ALREADY_BUILT,
    CANNOT_AFFORD,
    HEX_FACE_DOWN,
    MUST_CHOOSE,
    NO_BUILDING_GROUND,
    NO_MONUMENT_LEFT,
    NO_VAULT_LEFT,
    NO_WORKSHOP_LEFT,
    TILE_NOT_SHOWN,
    VAULT_BUILT,
)
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import context
from rekindle.kernel.effects import NOTHING, part_in_context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

ALL_VAULTS: Final = (1 << VAULTS) - 1
NO_CRYSTALS: Final = [0] * len(CRYSTALS)


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(BUILD, Build(rules)), (TILE, Tile(rules))]


# What a building needs


def followers_needed(s: RecallState, p: Player, space: int) -> int:
    """Return the follower cost: 1, and 1 for each other player there (recall.develop.3)."""
    return 1 + number_of_builders_beside(s, p, space)


def crystals_needed(rules: RecallRules, s: RecallState, p: Player, space: int) -> list[int]:
    """Return the crystals for the next building of the kind that belongs on this hex."""
    kind = s.kinds[space]
    if kind == VAULT:
        return NO_CRYSTALS
    if kind <= MOUNTAIN:
        terrain = kind - 1
        return rules.lookup.workshop_cost[terrain * WORKSHOPS + p.workshops[terrain]]
    return rules.lookup.monument_cost[p.monuments]


def check_crystals(p: Player, cost: list[int]) -> int:
    """Check that the storage covers a cost."""
    for kind in range(len(CRYSTALS)):
        if p.crystals[kind] < cost[kind]:
            return reason(CANNOT_AFFORD, kind)
    return FINE


def check_ground(s: RecallState, p: Player, space: int) -> int:
    """Check that this player may build here, payment apart (recall.develop.6 and 7)."""
    kind = s.kinds[space]
    if kind == FACE_DOWN:
        return HEX_FACE_DOWN
    if not is_building_ground(kind):
        return reason(NO_BUILDING_GROUND, kind)
    if has_building(s, p, space):
        return ALREADY_BUILT
    return check_pieces(p, kind)


def check_pieces(p: Player, kind: int) -> int:
    """Check that a building for such a hex is left."""
    if kind <= MOUNTAIN:
        left = p.workshops[kind - 1] < WORKSHOPS
        return FINE if left else reason(NO_WORKSHOP_LEFT, kind - 1)
    if kind == VAULT:
        return FINE if p.vaults != ALL_VAULTS else NO_VAULT_LEFT
    return FINE if p.monuments < MONUMENTS else NO_MONUMENT_LEFT


# Building

PAID: Final = 0
WHICH_VAULT: Final = 1


def build_frame(seat: int, space: int, context: int) -> Frame:
    """Return the frame that builds on a hex, once the followers are paid."""
    return Frame(BUILD, seat, PAID, space, context)


def space_built(f: Frame) -> int:
    """Return the hex of a BUILD or TILE frame."""
    return f.a


class Build(Step):
    """Crystals and the building, once `follower_cost` has seen to the followers.

    Steps: 0 the followers are paid, or waived; 1 which vault. Nothing may come between, so that
    what was affordable stays so.
    """

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        space = space_built(f)
        if f.step > WHICH_VAULT or f.parts or space >= SPACES:
            return False
        p = s.players[f.seat]
        if check_ground(s, p, space) != FINE or not self.rules.is_context(s, context(f)):
            return False
        if f.step == WHICH_VAULT and s.kinds[space] != VAULT:
            return False
        return covers(p, crystals_needed(self.rules, s, p, space))

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p, space = s.players[f.seat], space_built(f)
        if f.step == WHICH_VAULT:
            return [
                VAULT_VERB << ARG_BITS | vault
                for vault in range(VAULTS)
                if not p.vaults >> vault & 1
            ]
        after = pay_for(self.rules, s, p, crystals_needed(self.rules, s, p, space))
        kind = s.kinds[space]
        if kind == VAULT:
            s.agenda.append(f.at(WHICH_VAULT))
        elif kind <= MOUNTAIN:
            build_workshop(self.rules, s, p, space)
        else:
            build_monument(self.rules, s, p, space)
        s.agenda.extend(after)
        return None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        build_vault(self.rules, s, s.players[f.seat], space_built(f), code & ARG_MASK)


def pay_for(rules: RecallRules, s: RecallState, p: Player, cost: list[int]) -> list[Frame]:
    """Pay crystals; return what that sets off, which comes before what is bought brings."""
    below = len(s.agenda)
    pay_cost(rules, s, p, cost)
    after = s.agenda[below:]
    del s.agenda[below:]
    return after


def build_workshop(rules: RecallRules, s: RecallState, p: Player, space: int) -> None:
    """Take the lower workshop of that terrain, then a keycard (recall.workshop.1 and 2)."""
    kind = s.kinds[space]
    level = p.workshops[kind - 1]
    workshops = p.workshops[:]
    workshops[kind - 1] = level + 1
    p.workshops = workshops
    add_building(s, p, space)
    s.note(E_BUILD, p.seat, space, kind, level)
    # The terrains are in the order of the colours: yellow, green, gray.
    push_rewards(rules, s, p, space, [rules.lookup.take_keycard[kind]])


def build_vault(rules: RecallRules, s: RecallState, p: Player, space: int, vault: int) -> None:
    """Build this vault; gain what is printed beside it (recall.vault.1)."""
    p.vaults |= 1 << vault
    add_building(s, p, space)
    s.note(E_BUILD, p.seat, space, VAULT, vault)
    gained = rules.lookup.vault_reward[vault]
    again = answers(rules, s, p, ON_VAULT_REWARD, at_space(space, gained))
    if vault != rules.lookup.display_vault:
        parts = [gained, *again]
    else:  # what the relicube covers is repeated, if the ability is there now (recall.trigger.5)
        parts = [part_in_context(gained, at_space(space, REPEATABLE if again else 0))]
    parts += answers(rules, s, p, ON_VAULT, at_space(space))
    push_rewards(rules, s, p, space, parts)


def build_monument(rules: RecallRules, s: RecallState, p: Player, space: int) -> None:
    """Build the lowest monument; the first on a hex of a tile chooses what it shows.

    (recall.monument)
    """
    number = p.monuments
    p.monuments = number + 1
    add_building(s, p, space)
    s.note(E_BUILD, p.seat, space, MONUMENT, number)
    if lacks_tile(s, space):
        s.agenda.append(Frame(TILE, p.seat, 0, space))
    else:
        push_rewards(rules, s, p, space, monument_parts(rules, s, space))


def lacks_tile(s: RecallState, space: int) -> bool:
    """Return whether a monument tile is to be laid on a hex; printed hexes have none."""
    return s.kinds[space] == MONUMENT and tile_on(s, space) == NO_TILE and s.monument_tiles != 0


def monument_parts(rules: RecallRules, s: RecallState, space: int) -> list[int]:
    """Return what a monument on this hex brings at once."""
    if s.kinds[space] != MONUMENT or tile_on(s, space) == NO_TILE:
        return []
    gained = rules.lookup.monument_gain[tile_on(s, space)]
    return [] if gained == NOTHING else [gained]


def push_rewards(
    rules: RecallRules, s: RecallState, p: Player, space: int, parts: list[int]
) -> None:
    """What a building brings, and the camps beside it, in any order (recall.develop.8)."""
    parts = parts + built_beside(rules, s, p, space)
    rules.push_all(s, p.seat, parts, at_space(space))


class Tile(Step):
    """The first monument on a hex of a region: one of the tiles on display (recall.monument.3)."""

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        space = space_built(f)
        if f.step or f.b or f.parts or space >= SPACES or not lacks_tile(s, space):
            return False
        return has_building(s, s.players[f.seat], space)

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        return [TILE_VERB << ARG_BITS | tile for tile in members(s.monument_tiles)]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, space, tile = s.players[f.seat], space_built(f), code & ARG_MASK
        s.monument_tiles &= ~(1 << tile)
        put_detail(s, space, tile)
        s.note(E_TILE, f.seat, tile, space)
        push_rewards(self.rules, s, p, space, monument_parts(self.rules, s, space))


# Checks


def check_vault(rules: RecallRules, s: RecallState, f: Frame, vault: int) -> int:
    if f.op != BUILD:
        return NOT_ASKED
    return VAULT_BUILT if s.players[f.seat].vaults >> vault & 1 else FINE


def check_tile(rules: RecallRules, s: RecallState, f: Frame, tile: int) -> int:
    if f.op != TILE:
        return NOT_ASKED
    return FINE if s.monument_tiles >> tile & 1 else TILE_NOT_SHOWN
