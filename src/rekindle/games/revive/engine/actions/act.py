"""Explore, populate or build because an effect says so (revive.effects.10)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.build import begin_build, build_moves
from rekindle.games.revive.engine.actions.explore import begin_explore, explore_moves
from rekindle.games.revive.engine.actions.populate import begin_populate, populate_moves
from rekindle.games.revive.engine.constants import EXPLORE_ACTION, POPULATE_ACTION
from rekindle.games.revive.engine.costs import begin_action
from rekindle.games.revive.engine.ops import EXPLORE_VERB, MUST, POPULATE_VERB
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.moves import ARG_BITS, SKIP_CODE
from rekindle.kernel.state import Frame


def map_moves(rules: ReviveRules, s: ReviveState, p: Player, action: int) -> list[int]:
    """Every target of one of the three actions on the map."""
    if action == EXPLORE_ACTION:
        return explore_moves(rules, s, p)
    if action == POPULATE_ACTION:
        return populate_moves(rules, s, p)
    return build_moves(rules, s, p)


def begin_map_action(s: ReviveState, seat: int, code: int) -> None:
    """The action and its target are named; what is still open is asked next."""
    verb = code >> ARG_BITS
    if verb == EXPLORE_VERB:
        begin_explore(s, seat, code)
    elif verb == POPULATE_VERB:
        begin_populate(s, seat, code)
    else:
        begin_build(s, seat, code)


class Act(Question):
    """An action that costs no action; with a range bonus where the effect gives one."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        begin_action(s, effect.n)
        moves = map_moves(self.rules, s, s.players[f.seat], effect.kind)
        if not moves:
            begin_action(s, 0)
            return None
        if not f.b & MUST:
            moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            begin_action(s, 0)
        else:
            begin_map_action(s, f.seat, code)


def act_possible(rules: ReviveRules, s: ReviveState, seat: int, action: int, bonus: int) -> bool:
    """Is there any target for this action?"""
    saved = s.bonus
    s.bonus = bonus
    found = bool(map_moves(rules, s, s.players[seat], action))
    s.bonus = saved
    return found
