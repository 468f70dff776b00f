"""Sentences about the map: exploring, populating, building, tribe tiles, and what they cost."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.engine.actions.frames import action_of, help_at, target_of
from rekindle.games.revive.engine.affording import helpers
from rekindle.games.revive.engine.constants import (
    BOOK,
    BUILD_ACTION,
    EXPLORE_ACTION,
    GEAR,
    HEXES,
    POPULATE_ACTION,
    SIZES,
)
from rekindle.games.revive.engine.costs import Bill, bills, books_for_others, without_range
from rekindle.games.revive.engine.help import with_unlimited
from rekindle.games.revive.engine.means import means_of
from rekindle.games.revive.presentation.reasons.case import Case, Sentence, kind, space, space_name
from rekindle.games.revive.presentation.words import (
    cost,
    cost_of,
    good,
    machine_name,
    technology_name,
)
from rekindle.kernel.bits import members
from rekindle.kernel.messages import Message, listed
from rekindle.kernel.reasons import value_of
from rekindle.kernel.why import Why, by_verb, number, row, seat, why

COSTS = ("explore.1", "populate.2", "build.1", "range.7")
"""The article about the costs of each action on the map."""

TILES = {
    ops.PLACE_FOREST: ("forest", "nadair.3"),
    ops.PLACE_TEMPLE: ("temple", "hofstadterians.4"),
    ops.PLACE_TARGET: ("target", "jox.4"),
    ops.PLACE_SAND: ("sand", "kuniban.4"),
    ops.PLACE_WORKSHOP: ("workshop", "formica.4"),
}
ACTIONS = {
    ops.EXPLORE_VERB: EXPLORE_ACTION,
    ops.POPULATE_VERB: POPULATE_ACTION,
    ops.UNLOCK_VERB: POPULATE_ACTION,
    ops.BUILD_VERB: BUILD_ACTION,
    ops.SIZE_VERB: BUILD_ACTION,
    ops.PLACE_VERB: ops.PLACING,
}


def unexplored_article(c: Case) -> str:
    if c.verb == ops.PLACE_VERB:
        return TILES[c.f.op][1]
    return {
        ops.POPULATE_VERB: "populate.1",
        ops.BUILD_VERB: "build.1",
        ops.FLY_VERB: "vukuntur.5",
    }[c.verb]


def tile(c: Case) -> Message:
    """The face-down tile that the move names."""
    return space_name(c, c.argument * HEXES)


def technology(c: Case) -> Message:
    return technology_name(c.setting, c.p.board, c.argument)


def technology_below(c: Case) -> Message:
    return technology_name(c.setting, c.p.board, c.value)


def size_gone(c: Case) -> Why:
    return why(f"no-{SIZES[c.argument]}", "build.1")


def goes_elsewhere(c: Case) -> Why:
    name, article = TILES[c.f.op]
    return why(f"goes-{name}", article, space=space(c), kind=kind(c))


def falcon(c: Case) -> Message:
    return space_name(c, c.s.falcon)


# Costs


def action(c: Case) -> int:
    return action_of(c.f) if c.verb == ops.GO_VERB else ACTIONS[c.verb]


def target(c: Case) -> int:
    """The place or space of the action: the move or the question names it."""
    return target_of(c.f) if c.f.op in (ops.UNLOCK, ops.SIZE, ops.ATTACH) else c.argument


def where(c: Case) -> Message:
    return space_name(c, target(c) * HEXES if action(c) == EXPLORE_ACTION else target(c))


def too_dear(c: Case) -> Why:
    return even_with_machines(c, COSTS[action(c)])


def too_far(c: Case) -> Why:
    return even_with_machines(c, "range.7" if action(c) == ops.PLACING else "range.1")


def even_with_machines(c: Case, article: str) -> Why:
    """The cost, and what does not help enough: free actions, and the machines available."""
    message = costs(c, c.value, help_at(c.f))
    means = means_of(c.rules, c.s, c.p)
    if not means.plain:
        message = Message("reason-even-freely", {"cost": message})
    machines = members(helpers(c.rules, c.s, c.p, action(c), means.energy))
    if not machines:
        return message, article
    names = listed([machine_name(c.setting, machine) for machine in machines])
    return why("even-with", article, cost=message, machines=names)


def no_way_but(c: Case) -> Why:
    """A machine that goes over unexplored tiles, and what the action would cost with it."""
    message = costs(c, 0, with_unlimited(help_at(c.f)))
    name = machine_name(c.setting, c.value)
    return why("no-way-but", "range.3", space=where(c), machine=name, cost=message)


def machine_needed(c: Case) -> Why:
    """Why the action cannot be paid without a machine."""
    no_way = c.value == codes.NO_WAY
    message = no_way_there(c)[0] if no_way else costs(c, value_of(c.value), help_at(c.f))
    return why("machine-needed", "attach.2", cost=message)


no_way_there = row("no-way", "range.3", space=where)


def costs(c: Case, detail: int, help: int) -> Message:
    """The whole cost, its parts, and what the player holds."""
    of = (c.rules, c.s, c.p, action(c), target(c))
    choices = bills(*of, detail, help)
    total = choices[0]
    printed = without_range(*of, total, help)
    way = total[2] - printed[2]
    parts = cost_parts(c, detail, printed)
    if way:
        parts.append(Message("reason-part-range", {"n": way}))
    asked = [i for i in range(3) if any(owed[i] for owed in choices)]
    have = listed([good(GEAR + i, c.p.goods[GEAR + i]) for i in asked])
    told_apart = len(parts) > 1 and len(choices) == 1
    id = "cost-of" if told_apart else "cost" if any(printed) else "cost-range"
    what = what_is_done(c, detail)
    values = {"what": what, "cost": cost_of(choices), "parts": listed(parts), "have": have}
    return Message(f"reason-{id}", values)


def cost_parts(c: Case, detail: int, printed: Bill) -> list[Message]:
    """The parts of the cost besides the range."""
    if action(c) == POPULATE_ACTION:
        others = books_for_others(c.rules, c.s, c.p, target(c), detail)
        own = printed[1] - others
        parts = [Message("reason-part-technology", {"goods": good(BOOK, own)})] if own else []
        if others:
            parts.append(Message("reason-part-others", {"goods": good(BOOK, others)}))
        return parts
    if not any(printed):
        return []
    id = "reason-part-tile" if action(c) == EXPLORE_ACTION else "reason-part-building"
    return [Message(id, {"goods": cost(printed)})]


def what_is_done(c: Case, detail: int) -> Message:
    values = {"space": where(c)}
    if action(c) == EXPLORE_ACTION:
        return Message("reason-what-explore", values)
    if action(c) == POPULATE_ACTION:
        values["technology"] = technology_name(c.setting, c.p.board, detail)
        return Message("reason-what-populate", values)
    if action(c) == BUILD_ACTION:
        return Message(f"reason-what-build-{SIZES[detail]}", values)
    name, _ = TILES[c.lookup.board_leaf[c.p.board]]
    return Message(f"reason-what-{name}", values)


SENTENCES: dict[int, Sentence] = {
    codes.EXPLORED: row("explored", "explore.1", space=tile),
    codes.UNEXPLORED: row("unexplored", unexplored_article, space=space),
    codes.NO_LOCATION: row("no-location", "populate.1", space=space, kind=kind),
    codes.OWN_FIGURE: row(
        "own-figure",
        by_verb({ops.POPULATE_VERB: "populate.1", ops.TO_VERB: "jox.3"}),
        space=space,
    ),
    codes.NO_FIGURES: row("no-figures", "populate.1"),
    codes.BUILT: row("built", "build.1", space=space, whom=seat),
    codes.NO_SAND: row("no-sand", "build.1", space=space, kind=kind),
    codes.NO_BUILDINGS: row("no-buildings", "build.1"),
    codes.SIZE_GONE: size_gone,
    codes.UNLOCKED: row("unlocked", "populate.4", technology=technology),
    codes.NOT_CONNECTED: row(
        "not-connected", "populate.4", technology=technology, below=technology_below
    ),
    codes.TOO_DEAR: too_dear,
    codes.TOO_FAR: too_far,
    codes.NO_WAY: no_way_there,
    codes.NO_WAY_BUT: no_way_but,
    codes.MACHINE_NEEDED: machine_needed,
    codes.NOT_VACANT: row("not-vacant", "nadair.4", space=space),
    codes.GOES_ELSEWHERE: goes_elsewhere,
    codes.WORKSHOP_THERE: row("workshop-there", "formica.4", space=space),
    codes.TARGET_THERE: row("target-there", "jox.4", space=space),
    codes.OWN_PIECE: row("own-piece", "jox.4", space=space),
    codes.NO_PERCH: row("no-perch", "vukuntur.6", space=space, kind=kind),
    codes.OUT_OF_FLIGHT: row("too-far", "vukuntur.5", space=space, n=number, falcon=falcon),
    codes.NO_FIGURE_THERE: row("no-figure-there", "jox.3", space=space),
    codes.NO_SMALL_LOCATION: row("no-small-location", "jox.3", space=space, kind=kind),
}
