"""Why not there: exploring, populating and building, and what they cost."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.build import sizes_left
from rekindle.games.revive.engine.actions.populate import open_technologies
from rekindle.games.revive.engine.constants import (
    BELOW,
    BOOK,
    BUILD_ACTION,
    EXPLORE_ACTION,
    FACE_DOWN,
    GEAR,
    HEXES,
    LARGE,
    LOCATION,
    POPULATE_ACTION,
    SAND,
    SIZES,
    UNEXPLORED,
)
from rekindle.games.revive.engine.costs import (
    Bill,
    affordable,
    bill,
    books_for_others,
    helpers,
    payable,
)
from rekindle.games.revive.engine.map import range_to, range_to_tile
from rekindle.games.revive.engine.ops import (
    ACT,
    ATTACH,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_WORKSHOP,
    PLACING,
    SIZE,
    TURN,
    UNLIMITED,
    UNLOCK,
)
from rekindle.games.revive.presentation.reasons.case import (
    Case,
    Why,
    done,
    kind_name,
    space_name,
    why,
)
from rekindle.games.revive.presentation.words import cost, good, machine_name, technology_name
from rekindle.kernel.bits import members
from rekindle.kernel.hexes import FAR
from rekindle.kernel.messages import Message, listed, player

COSTS = ("explore.1", "populate.2", "build.1", "range.7")
"""The article about the costs of each action on the map."""

TILES = {
    PLACE_FOREST: ("forest", "nadair.3"),
    PLACE_TEMPLE: ("temple", "hofstadterians.4"),
    PLACE_TARGET: ("target", "jox.4"),
    PLACE_SAND: ("sand", "kuniban.4"),
    PLACE_WORKSHOP: ("workshop", "formica.4"),
}


# The three actions


def asked_for(c: Case, action: int) -> bool:
    """Is this action on the map what the question is about?"""
    return c.f.op == TURN or (c.f.op == ACT and c.rules.effects[c.f.a].kind == action)


def explore_reason(c: Case, place: int) -> Why:
    if not asked_for(c, EXPLORE_ACTION):
        return None
    if c.s.fronts[place] != FACE_DOWN:
        return why("explored", "explore.1", space=space_name(c, place * HEXES))
    return (done(c) if c.f.op == TURN else None) or cost_reason(c, EXPLORE_ACTION, place, 0)


def populate_reason(c: Case, space: int) -> Why:
    if not asked_for(c, POPULATE_ACTION):
        return None
    s, where = c.s, space_name(c, space)
    if s.terrain[space] == UNEXPLORED:
        return why("unexplored", "populate.1", space=where)
    if s.terrain[space] not in (LOCATION, LARGE):
        return why("no-location", "populate.1", space=where, kind=kind_name(c, space))
    if s.figures[space] >> c.f.seat & 1:
        return why("own-figure", "populate.1", space=where)
    if c.f.op == TURN and done(c):
        return done(c)
    technologies = open_technologies(c.p)
    if not technologies:
        return why("no-figures", "populate.1")
    cheapest = min(technologies, key=lambda t: bill(c.rules, s, c.p, POPULATE_ACTION, space, t))
    return cost_reason(c, POPULATE_ACTION, space, cheapest)


def build_reason(c: Case, space: int) -> Why:
    if not asked_for(c, BUILD_ACTION):
        return None
    s, where = c.s, space_name(c, space)
    if s.terrain[space] == UNEXPLORED:
        return why("unexplored", "build.1", space=where)
    if s.buildings[space]:
        owner = player((s.buildings[space] - 1) >> 1)
        return why("built", "build.1", space=where, whom=owner)
    if s.terrain[space] != SAND:
        return why("no-sand", "build.1", space=where, kind=kind_name(c, space))
    if c.f.op == TURN and done(c):
        return done(c)
    sizes = sizes_left(c.p)
    if not sizes:
        return why("no-buildings", "build.1")
    return cost_reason(c, BUILD_ACTION, space, sizes[0])


def unlock_reason(c: Case, technology: int) -> Why:
    if c.f.op != UNLOCK:
        return None
    name = technology_name(c.setting, c.p.board, technology)
    if c.p.technologies >> technology & 1:
        return why("unlocked", "populate.4", technology=name)
    if technology not in open_technologies(c.p):
        below = technology_name(c.setting, c.p.board, max(BELOW[technology], 0))
        return why("not-connected", "populate.4", technology=name, below=below)
    return cost_reason(c, POPULATE_ACTION, c.f.a, technology)


def size_reason(c: Case, size: int) -> Why:
    if c.f.op != SIZE:
        return None
    if size not in sizes_left(c.p):
        return why(f"no-{SIZES[size]}", "build.1")
    return cost_reason(c, BUILD_ACTION, c.f.a, size)


def go_reason(c: Case, argument: int) -> Why:
    """`go` is missing only where a machine is needed first."""
    if c.f.op != ATTACH:
        return None
    target, detail, action = c.f.a & 255, c.f.a >> 8, c.f.b & 3
    if way_to(c, action, target) >= FAR:
        message, _ = no_way(c, action, target, [])
    else:
        message, _ = shortfall(c, action, target, detail)
    return why("machine-needed", "attach.2", cost=message)


# What it costs


def cost_reason(c: Case, action: int, target: int, detail: int) -> Why:
    """Out of reach, or too dear even with the machines at hand."""
    if affordable(c.rules, c.s, c.p, action, target, detail):
        return None
    machines = members(helpers(c.rules, c.s, c.p, action))
    if way_to(c, action, target) >= FAR:
        return no_way(c, action, target, machines)
    message, article = shortfall(c, action, target, detail)
    if machines:
        names = listed([machine_name(c.setting, machine) for machine in machines])
        return why("even-with", article, cost=message, machines=names)
    return message, f"revive.{article}"


def way_to(c: Case, action: int, target: int) -> int:
    """Food for the range alone."""
    if action == EXPLORE_ACTION:
        return range_to_tile(c.rules, c.s, c.p, target)
    return range_to(c.rules, c.s, c.p, target)


def no_way(c: Case, action: int, target: int, machines: list[int]) -> tuple[Message, str]:
    """Unexplored tiles lie between; a machine that goes over them may be too dear to help."""
    space = space_name(c, target * HEXES if action == EXPLORE_ACTION else target)
    for machine in machines:
        if c.lookup.machine_attach[machine] == UNLIMITED:
            before, c.s.unlimited = c.s.unlimited, True
            message, _ = shortfall(c, action, target, 0)
            c.s.unlimited = before
            name = machine_name(c.setting, machine)
            return why("no-way-but", "range.3", space=space, machine=name, cost=message)
    return why("no-way", "range.3", space=space)


def shortfall(c: Case, action: int, target: int, detail: int) -> tuple[Message, str]:
    """The whole cost, what it is made of, and what there is; with the article's own name."""
    total = bill(c.rules, c.s, c.p, action, target, detail)
    way = min(way_to(c, action, target), total[2])  # a discount may have eaten some of it
    printed = (total[0], total[1], total[2] - way)
    parts = cost_parts(c, action, target, detail, printed)
    if way:
        parts.append(Message("reason-part-range", {"n": way}))
    have = listed([good(GEAR + i, c.p.goods[GEAR + i]) for i in range(3) if total[i]])
    id = "cost-of" if len(parts) > 1 else "cost" if any(printed) else "cost-range"
    what = what_is_done(c, action, target, detail)
    article = COSTS[action] if action == PLACING or not payable(c.p, printed) else "range.1"
    values = {"what": what, "cost": cost(total), "parts": listed(parts), "have": have}
    return Message(f"reason-{id}", values), article


def cost_parts(c: Case, action: int, target: int, detail: int, printed: Bill) -> list[Message]:
    """What the cost besides the range is made of."""
    if action == POPULATE_ACTION:
        others = books_for_others(c.rules, c.s, c.p, target, detail)
        own = printed[1] - others
        parts = [Message("reason-part-technology", {"goods": good(BOOK, own)})] if own else []
        if others:
            parts.append(Message("reason-part-others", {"goods": good(BOOK, others)}))
        return parts
    if not any(printed):
        return []
    id = "reason-part-tile" if action == EXPLORE_ACTION else "reason-part-building"
    return [Message(id, {"goods": cost(printed)})]


def what_is_done(c: Case, action: int, target: int, detail: int) -> Message:
    if action == EXPLORE_ACTION:
        return Message("reason-what-explore", {"space": space_name(c, target * HEXES)})
    values = {"space": space_name(c, target)}
    if action == POPULATE_ACTION:
        values["technology"] = technology_name(c.setting, c.p.board, detail)
        return Message("reason-what-populate", values)
    if action == BUILD_ACTION:
        return Message(f"reason-what-build-{SIZES[detail]}", values)
    tile, _ = TILES[c.lookup.board_leaf[c.p.board]]
    return Message(f"reason-what-{tile}", values)
