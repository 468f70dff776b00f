"""Descriptions of moves on the map: movement, develops, reveals, what is placed."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.actions.build import crystals_needed, followers_needed
from rekindle.games.recall.engine.actions.excavate import FOLLOWERS_NEEDED, crystal_needed
from rekindle.games.recall.engine.actions.group import has_begun
from rekindle.games.recall.engine.actions.reveal import region_turned, tile_turned
from rekindle.games.recall.engine.constants import (
    MONUMENT,
    MONUMENTS,
    MOUNTAIN,
    NO_TILE,
    PRINTED,
    SITE,
    TERRAINS,
    UNDER_MONUMENTS,
    UNDER_WORKSHOPS,
    VAULT,
    WORKSHOPS,
)
from rekindle.games.recall.engine.map import (
    camp_at,
    is_building_ground,
    printed_track,
    stones_left,
    tile_on,
)
from rekindle.games.recall.engine.pieces import has_building, seats_around
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.games.recall.presentation.cards import (
    camp_gives,
    monument_tile_gives,
    production_gives,
    tile_laid,
    vault_gives,
)
from rekindle.games.recall.presentation.prompts import MOVEMENTS, group_in_hand
from rekindle.games.recall.presentation.words import (
    colour,
    crystal,
    decider,
    followers,
    pigs,
    points,
    region,
    rules_of,
    space,
    stone,
    track,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, listed
from rekindle.kernel.questions import top

# Movement


def move_from(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-from", {"space": space(setting, argument)})


def move_to(setting: Setting, s: RecallState, argument: int) -> Message:
    """Move the group in hand, if there is one."""
    f, where = top(s), space(setting, argument)
    if (f.op == ops.MOVE or f.op in MOVEMENTS) and f.parts:
        return Message("move-to", {"thing": group_in_hand(f), "space": where})
    return Message("move-to-plain", {"space": where})


def move_with(setting: Setting, s: RecallState, argument: int) -> Message:
    id = "move-with-on" if has_begun(s, top(s)) else "move-with"
    return Message(id, {"thing": followers(argument)})


def bring(setting: Setting, s: RecallState, argument: int) -> Message:
    if not argument:
        return Message("move-bring-none")
    return Message("move-bring", {"thing": pigs(argument)})


# Building


def building(kind: int) -> Message:
    """Return what is built on a hex of this kind."""
    if kind == VAULT:
        return Message("building-vault")
    if kind <= MOUNTAIN:
        return Message(f"building-{TERRAINS[kind - 1]}")
    return Message("building-monument")


def may_build(s: RecallState, p: Player, at: int) -> bool:
    """Return whether a building for this hex is left, and its place is free."""
    kind = s.kinds[at]
    if not is_building_ground(kind) or has_building(s, p, at):
        return False
    if kind <= MOUNTAIN:
        return p.workshops[kind - 1] < WORKSHOPS
    return kind == VAULT or p.monuments < MONUMENTS


def build_name(setting: Setting, s: RecallState, argument: int) -> Message:
    where = space(setting, argument)
    if not is_building_ground(s.kinds[argument]):
        return Message("move-build-plain", {"space": where})
    return Message("name-build", {"what": building(s.kinds[argument]), "space": where})


def build(setting: Setting, s: RecallState, argument: int) -> Message:
    """What it costs there, and everything that it brings."""
    p, plain = decider(s), build_name(setting, s, argument)
    if not may_build(s, p, argument):
        return plain
    needed = crystals_needed(rules_of(setting), s, p, argument)
    cost = [followers(followers_needed(s, p, argument))]
    cost += [crystal(kind, n) for kind, n in enumerate(needed) if n]
    gives = [*building_gives(setting, s, p, argument), *camps_beside(setting, s, p, argument)]
    values: Values = {**plain.values, "cost": listed(cost), "gives": apart(gives)}
    return Message("move-build", values)


def building_gives(setting: Setting, s: RecallState, p: Player, at: int) -> list[Message]:
    """Return what the building itself brings, and what it uncovers."""
    kind = s.kinds[at]
    if kind == VAULT:
        return [Message("gives-any-vault")]
    if kind <= MOUNTAIN:
        found = [Message("gives-keycard", {"colour": colour(kind)})]
        uncovered = UNDER_WORKSHOPS + (kind - 1) * WORKSHOPS + p.workshops[kind - 1]
    else:
        found = [monument_gives(setting, s, at)]
        uncovered = UNDER_MONUMENTS + p.monuments
    gives = production_gives(setting, uncovered)
    if gives is not None:
        found.append(Message("gives-uncovers", {"gives": gives}))
    return found


def monument_gives(setting: Setting, s: RecallState, at: int) -> Message:
    if s.kinds[at] == PRINTED:
        return Message("gives-score", {"track": track(printed_track(s, at))})
    if s.kinds[at] == MONUMENT and tile_on(s, at) != NO_TILE:
        return monument_tile_gives(setting, tile_on(s, at))
    return Message("gives-any-tile")


def camps_beside(setting: Setting, s: RecallState, p: Player, at: int) -> list[Message]:
    """Return the rewards of camps that this would be the first building beside."""
    near = [camp_at(s, space) for space in rules_of(setting).lookup.neighbours[at]]
    return [
        Message("gives-camp", {"gives": camp_gives(setting, camp)})
        for camp in near
        if camp >= 0 and not p.camps >> camp & 1
    ]


def vault(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-vault", {"gives": vault_gives(setting, argument)})


def tile(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-tile", {"gives": monument_tile_gives(setting, argument)})


# Excavating


def excavate_name(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-excavate-plain", {"space": space(setting, argument)})


def excavate(setting: Setting, s: RecallState, argument: int) -> Message:
    plain = excavate_name(setting, s, argument)
    if s.kinds[argument] != SITE or not stones_left(s, argument):
        return plain
    needed = crystal_needed(s, argument)
    cost = listed([followers(FOLLOWERS_NEEDED), crystal(needed)])
    steps = rules_of(setting).lookup.excavation_steps[needed]
    return Message("move-excavate", {**plain.values, "cost": cost, "n": steps})


def take_stone(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-stone", {"stone": stone(argument)})


# Regions


def reveal(setting: Setting, s: RecallState, argument: int) -> Message:
    n = len(seats_around(rules_of(setting), s, argument))
    return Message("move-reveal", {"region": region(setting, argument), "points": points(n)})


def lay(setting: Setting, s: RecallState, argument: int) -> Message:
    """Where the hexes of the tile come to lie."""
    f = top(s)
    if f.op != ops.LAY:
        return Message("move-lay-plain", {"n": argument + 1})
    faces = tile_laid(setting, region_turned(f), tile_turned(f), argument)
    return Message("move-lay", {"faces": faces})


# Followers and tokens


def place(setting: Setting, s: RecallState, argument: int) -> Message:
    ids = {
        ops.FOLLOWERS: "move-place-follower",
        ops.PORTAL: "move-place-follower",
        ops.HERE: "move-place-here",
    }
    return Message(ids.get(top(s).op, "move-place"), {"space": space(setting, argument)})


def remove(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-remove", {"space": space(setting, argument)})


def take_home(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-return", {"space": space(setting, argument)})


def ring(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-ring", {"space": space(setting, argument)})
