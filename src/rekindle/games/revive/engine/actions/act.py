"""Explore, populate or build as granted by an effect (revive.effects.10)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.build import begin_build, build_moves
from rekindle.games.revive.engine.actions.explore import begin_explore, explore_moves
from rekindle.games.revive.engine.actions.frames import act_asked, help_at
from rekindle.games.revive.engine.actions.populate import begin_populate, populate_moves
from rekindle.games.revive.engine.constants import EXPLORE_ACTION, POPULATE_ACTION
from rekindle.games.revive.engine.contexts import must_be_done
from rekindle.games.revive.engine.help import make_help
from rekindle.games.revive.engine.means import Means, means_of
from rekindle.games.revive.engine.ops import ACT, EXPLORE_VERB, POPULATE_VERB
from rekindle.games.revive.engine.reasons import ABILITY_BEGUN, NO_TARGET
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(ACT, Act(rules))]


def map_moves(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, help: int, means: Means
) -> list[int]:
    """Return a move for every target of one of the three actions on the map."""
    if action == EXPLORE_ACTION:
        return explore_moves(rules, s, p, help, means)
    if action == POPULATE_ACTION:
        return populate_moves(rules, s, p, help, means)
    return build_moves(rules, s, p, help, means)


def begin_map_action(s: ReviveState, seat: int, code: int, help: int) -> None:
    """Begin the action on its target; what is still open is asked next."""
    verb = code >> ARG_BITS
    if verb == EXPLORE_VERB:
        begin_explore(s, seat, code & ARG_MASK, help)
    elif verb == POPULATE_VERB:
        begin_populate(s, seat, code & ARG_MASK, help)
    else:
        begin_build(s, seat, code & ARG_MASK, help)


class Act(Question):
    """An action that costs no action; with a range bonus where the effect gives one."""

    idling = NO_TARGET

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, f.step) and f.step in (0, self.rules.effects[f.a].n)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p, effect = s.players[f.seat], self.rules.effects[effect_of(f)]
        if f.step != effect.n:
            s.agenda.append(act_asked(f, effect.n))
            return None
        means = means_of(self.rules, s, p)
        moves = map_moves(self.rules, s, p, effect.kind, help_at(f), means)
        if not moves:
            return None
        if not must_be_done(f):
            moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            begin_map_action(s, f.seat, code, help_at(f))

    def skip(self, s: ReviveState, f: Frame) -> int:
        return ABILITY_BEGUN if must_be_done(f) else FINE

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        """Return whether this action has a target."""
        p = s.players[seat]
        means = means_of(self.rules, s, p, context)
        return bool(map_moves(self.rules, s, p, e.kind, make_help(e.n), means))

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        """A free action that was not counted may provide the goods (revive.turn.3)."""
        return True
