"""Populate: a figure on a location, a technology unlocked (revive.populate)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.targets import hit_target
from rekindle.games.revive.engine.constants import (
    BELOW,
    BOOK,
    FIRST_CORNER,
    POPULATE_ACTION,
    ROOT,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.costs import affordable, books_for_others, technology_cost
from rekindle.games.revive.engine.map import put_figure
from rekindle.games.revive.engine.ops import (
    ATTACH,
    E_GIVE,
    E_POPULATE,
    POPULATE_VERB,
    UNLOCK,
    UNLOCK_VERB,
)
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


def open_technologies(p: Player) -> list[int]:
    """Those that can be unlocked next: the bottom one, then the connected (revive.populate.4)."""
    if not p.technologies:
        return [ROOT]
    return [
        technology
        for technology in range(1, len(TECHNOLOGIES))
        if not p.technologies >> technology & 1 and p.technologies >> BELOW[technology] & 1
    ]


def populate_moves(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """The locations where this player can afford to place a figure."""
    technologies = open_technologies(p)
    moves: list[int] = []
    for space in s.towns:
        if s.figures[space] >> p.seat & 1:
            continue
        for technology in technologies:
            if affordable(rules, s, p, POPULATE_ACTION, space, technology):
                moves.append(POPULATE_VERB << ARG_BITS | space)
                break
    return moves


def begin_populate(s: ReviveState, seat: int, code: int) -> None:
    s.agenda.append(Frame(UNLOCK, seat, 0, code & ARG_MASK))


class Unlock(Step):
    """Which technology the figure comes from. Frame: a the location."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        return [
            UNLOCK_VERB << ARG_BITS | technology
            for technology in open_technologies(p)
            if affordable(self.rules, s, p, POPULATE_ACTION, f.a, technology)
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        technology = code & ARG_MASK
        s.agenda.append(Frame(ATTACH, f.seat, 0, f.a | technology << 8, POPULATE_ACTION))


def populate(rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int) -> None:
    """Paid for: books go to the others there, the figure stands, the technology is unlocked."""
    paid = technology_cost(rules, s, p, space, technology)
    if books_for_others(rules, s, p, space, technology):
        for other in s.players:
            if other.seat != p.seat and s.figures[space] >> other.seat & 1:
                other.goods[BOOK] += 1
                s.note(E_GIVE, p.seat, BOOK, 1, other.seat)
    put_figure(s, p, space)
    s.note(E_POPULATE, p.seat, space, technology, p.board)
    effects = unlock_technology(rules, p, technology)
    if space >= FIRST_CORNER:
        gain = rules.lookup.large_gain[s.corners[space - FIRST_CORNER]]
        if gain != NOTHING:
            effects.append(gain)
    rules.push_all(s, p.seat, effects)
    hit_target(rules, s, p, space, BOOK, paid)


def unlock_technology(rules: ReviveRules, p: Player, technology: int) -> list[int]:
    """Its lasting effects hold from now on; its immediate effect is answered with."""
    lookup = rules.lookup
    at = p.board * len(TECHNOLOGIES) + technology
    p.technologies |= 1 << technology
    p.powers |= lookup.tech_power[at]
    p.range += lookup.tech_range[at]
    p.reach = []
    if lookup.tech_machine[at] >= 0:
        p.machines |= 1 << lookup.tech_machine[at]
    return [lookup.tech_gain[at]] if lookup.tech_gain[at] != NOTHING else []
