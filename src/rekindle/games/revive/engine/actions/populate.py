"""Populate: a figure on a location, a technology unlocked (revive.populate)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import check_actions, is_asked
from rekindle.games.revive.engine.actions.frames import (
    attach_frame,
    help_at,
    is_asking,
    target_of,
    unlock_frame,
)
from rekindle.games.revive.engine.actions.targets import hit_target
from rekindle.games.revive.engine.affording import affordable, check_cost
from rekindle.games.revive.engine.constants import (
    BELOW,
    BOOK,
    FIRST_CORNER,
    FREE_FOREST_AND_WATER,
    NO_BOOKS_TO_OTHERS,
    POPULATE_ACTION,
    ROOT,
    TECHNOLOGIES,
    TEMPLE_RANGE,
    UNEXPLORED,
)
from rekindle.games.revive.engine.costs import bill, books_for_others, technology_cost
from rekindle.games.revive.engine.map import put_figure
from rekindle.games.revive.engine.means import Means, means_of
from rekindle.games.revive.engine.ops import (
    E_GIVE,
    E_POPULATE,
    POPULATE_VERB,
    UNLOCK,
    UNLOCK_VERB,
)
from rekindle.games.revive.engine.reasons import (
    BEGUN,
    NO_FIGURES,
    NO_LOCATION,
    NOT_CONNECTED,
    OWN_FIGURE,
    UNLOCKED,
)
from rekindle.games.revive.engine.reasons import UNEXPLORED as UNEXPLORED_REASON
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def open_technologies(p: Player) -> list[int]:
    """Return those that can be unlocked next, connected from the bottom (revive.populate.4)."""
    if not p.technologies:
        return [ROOT]
    return [
        technology
        for technology in range(1, len(TECHNOLOGIES))
        if not p.technologies >> technology & 1 and p.technologies >> BELOW[technology] & 1
    ]


def cheapest_technologies(rules: ReviveRules, p: Player) -> list[int]:
    """Return the open technologies that can be paid for where any of them can.

    That is the cheapest one, or the cheapest of those that save the books for other players.
    """
    lookup = rules.lookup
    plain = saving = -1
    for technology in open_technologies(p):
        at = p.board * len(TECHNOLOGIES) + technology
        cost = lookup.tech_cost[at]
        if lookup.tech_power[at] & NO_BOOKS_TO_OTHERS:
            if saving < 0 or cost < lookup.tech_cost[p.board * len(TECHNOLOGIES) + saving]:
                saving = technology
        elif plain < 0 or cost < lookup.tech_cost[p.board * len(TECHNOLOGIES) + plain]:
            plain = technology
    return [technology for technology in (plain, saving) if technology >= 0]


def can_populate(s: ReviveState, p: Player, space: int) -> bool:
    """Return whether this is a location without a figure of this player."""
    return space in s.towns and not s.figures[space] >> p.seat & 1


def populate_moves(
    rules: ReviveRules, s: ReviveState, p: Player, help: int, means: Means
) -> list[int]:
    """Return a move for each location where this player can afford to place a figure."""
    technologies = cheapest_technologies(rules, p)
    moves: list[int] = []
    for space in s.towns:
        if s.figures[space] >> p.seat & 1:
            continue
        for technology in technologies:
            if affordable(rules, s, p, POPULATE_ACTION, space, technology, help, means):
                moves.append(POPULATE_VERB << ARG_BITS | space)
                break
    return moves


def check_populate(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if not is_asked(rules, f, POPULATE_ACTION):
        return NOT_ASKED
    if s.terrain[space] == UNEXPLORED:
        return UNEXPLORED_REASON
    if space not in s.towns:
        return NO_LOCATION
    if s.figures[space] >> f.seat & 1:
        return OWN_FIGURE
    found = check_actions(s, f)
    return found if found != FINE else check_technologies(rules, s, f, space)


def check_technologies(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    """Check that a figure is left and payable; otherwise return the reason of the cheapest."""
    p, help = s.players[f.seat], help_at(f)
    means = means_of(rules, s, p)
    cheapest = -1
    least = (0, 0, 0)
    for technology in open_technologies(p):
        if affordable(rules, s, p, POPULATE_ACTION, space, technology, help, means):
            return FINE
        cost = bill(rules, s, p, POPULATE_ACTION, space, technology, help)
        if cheapest < 0 or cost < least:
            cheapest, least = technology, cost
    if cheapest < 0:
        return NO_FIGURES
    return check_cost(rules, s, p, POPULATE_ACTION, space, cheapest, help)


def begin_populate(s: ReviveState, seat: int, space: int, help: int) -> None:
    s.agenda.append(unlock_frame(seat, space, help))


class Unlock(Step):
    """Choose the technology that the figure comes from."""

    skipping = BEGUN

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return is_asking(f) and can_populate(s, s.players[f.seat], target_of(f))

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p, help = s.players[f.seat], help_at(f)
        means = means_of(self.rules, s, p)
        return [
            UNLOCK_VERB << ARG_BITS | technology
            for technology in open_technologies(p)
            if affordable(self.rules, s, p, POPULATE_ACTION, target_of(f), technology, help, means)
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        help = help_at(f)
        frame = attach_frame(f.seat, POPULATE_ACTION, target_of(f), code & ARG_MASK, help)
        s.agenda.append(frame)


def check_unlock(rules: ReviveRules, s: ReviveState, f: Frame, technology: int) -> int:
    if f.op != UNLOCK:
        return NOT_ASKED
    p = s.players[f.seat]
    if p.technologies >> technology & 1:
        return UNLOCKED
    if technology not in open_technologies(p):
        return reason(NOT_CONNECTED, max(BELOW[technology], ROOT))
    return check_cost(rules, s, p, POPULATE_ACTION, target_of(f), technology, help_at(f))


def populate(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int, help: int
) -> None:
    """Give books to the others there, place the figure, unlock its technology; it is paid."""
    paid = technology_cost(rules, s, p, space, technology, help)
    if books_for_others(rules, s, p, space, technology):
        for other in s.players:
            if other.seat != p.seat and s.figures[space] >> other.seat & 1:
                other.goods[BOOK] += 1
                s.note(E_GIVE, p.seat, BOOK, 1, other.seat)
    put_figure(rules, s, p, space)
    s.note(E_POPULATE, p.seat, space, technology, p.board)
    effects = unlock_technology(rules, p, technology)
    if space >= FIRST_CORNER:
        gain = rules.lookup.large_gain[s.corners[space - FIRST_CORNER]]
        if gain != NOTHING:
            effects.append(gain)
    rules.push_all(s, p.seat, effects)
    hit_target(rules, s, p, space, BOOK, paid)


def unlock_technology(rules: ReviveRules, p: Player, technology: int) -> list[int]:
    """Apply its lasting effects; return its immediate effect, if it has one."""
    lookup = rules.lookup
    at = p.board * len(TECHNOLOGIES) + technology
    p.technologies |= 1 << technology
    p.powers |= lookup.tech_power[at]
    p.range += lookup.tech_range[at]
    if lookup.tech_power[at] & (FREE_FOREST_AND_WATER | TEMPLE_RANGE):
        p.reach = []
    if lookup.tech_machine[at] >= 0:
        p.machines |= 1 << lookup.tech_machine[at]
    return [lookup.tech_gain[at]] if lookup.tech_gain[at] != NOTHING else []
