"""How movement effects are carried out: moves, water movements, jumps and single moves.

(recall.move, recall.water)
"""

from __future__ import annotations

from rekindle.games.recall.engine.actions.follower_cost import ask_entering
from rekindle.games.recall.engine.actions.goals import (
    WATER_MOVES,
    Ways,
    can_leave,
    entry_of,
    fits_entered,
    goals_for,
    has_relic,
    is_group,
    pigs_at,
    pigs_for,
)
from rekindle.games.recall.engine.actions.group import (
    FRESH,
    HAND,
    LOADED,
    MOVEMENTS,
    SIZED,
    TAKEN,
    afloat_choices,
    can_move,
    can_set_out,
    chosen_at,
    count_of,
    going_on,
    group_pigs,
    group_size,
    group_space,
    holding,
    is_afloat,
    is_going_on,
    is_mixed,
    largest_group,
    may_be_used_up,
    moves_left,
    origin_of,
    setting_out,
    taking,
    ways_of,
)
from rekindle.games.recall.engine.actions.moving_checks import (
    check_pigs_along,
    check_size,
    check_taking,
)
from rekindle.games.recall.engine.actions.settling import settle_frame
from rekindle.games.recall.engine.constants import SPACES, WATER, WHITE
from rekindle.games.recall.engine.crystals import gain_crystals
from rekindle.games.recall.engine.map import is_water, put_pigs
from rekindle.games.recall.engine.ops import (
    BRING_VERB,
    E_ENTER,
    E_MOVE,
    E_PIGS_MOVE,
    FROM_VERB,
    MIX,
    MOVE,
    SCATTER,
    SPREAD_MOVE,
    TO_VERB,
    VOLCANO_MOVE,
    WITH_VERB,
)
from rekindle.games.recall.engine.parts import give_back, use_box
from rekindle.games.recall.engine.pieces import move_followers
from rekindle.games.recall.engine.reasons import NOBODY_CAN_MOVE, STILL_AFLOAT
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(op, Moving(rules)) for op in MOVEMENTS]


class Moving(Question):
    """One movement effect. All questions of it are asked by the same frame."""

    idling = NOBODY_CAN_MOVE

    def fits(self, s: RecallState, f: Frame) -> bool:
        op = MIX if is_mixed(f) else f.op
        if (is_mixed(f) and f.op != MOVE) or effect_of(f) >= len(self.rules.effects):
            return False
        e = self.rules.effects[effect_of(f)]
        if e.op != op or not self.rules.fits_effect(s, f.seat, e.id, context(f)):
            return False
        return self.fits_count(s, f, e) and (not f.parts or self.fits_hand(s, f))

    def fits_count(self, s: RecallState, f: Frame, e: Effect) -> bool:
        """Return whether the count is in range, and the relicubes entered can be paid."""
        if f.op == MOVE:
            fine = count_of(f) <= e.n and (count_of(f) > 0 or not is_mixed(f))
        elif f.op == SPREAD_MOVE:
            fine = count_of(f) <= SPACES and (not count_of(f) or is_water(s, count_of(f) - 1))
        else:
            fine = count_of(f) == 0
        return fine and fits_entered(self.rules, s, s.players[f.seat])

    def fits_hand(self, s: RecallState, f: Frame) -> bool:
        if len(f.parts) != HAND or group_space(f) >= SPACES or origin_of(f) >= SPACES:
            return False
        p, at = s.players[f.seat], group_space(f)
        if not 1 <= group_size(f) <= p.followers[at] or group_pigs(f) > pigs_at(s, p, at):
            return False
        if s.kinds[at] != WATER:
            return True
        afloat = f.op in WATER_MOVES and len(s.stops) > 0 and s.stops[-1] == at
        return afloat and s.relics[at] > 0 and not has_relic(s, at, s.entered)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return can_move(self.rules, s, s.players[seat], e.op)

    def skip(self, s: RecallState, f: Frame) -> int:
        if not is_afloat(s, f):
            return FINE
        return FINE if may_be_used_up(self.rules, s, f) else STILL_AFLOAT

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if is_afloat(s, f):
            return self.run_afloat(s, f)
        if f.parts and chosen_at(f) == FRESH and self.regroup(s, f):
            return None
        moves = group_moves(self.rules, s, f) if f.parts else []
        moves += from_moves(self.rules, s, f)
        if not moves:
            self.finish(s, f)
            return None
        moves.append(SKIP_CODE)
        return moves

    def regroup(self, s: RecallState, f: Frame) -> bool:
        """Take as many in hand as can go on, if not all that have arrived can."""
        if f.op == MOVE and not s.entered:
            return False  # there is a way back at least
        p, ways = s.players[f.seat], ways_of(self.rules, s, f)
        if is_group(self.rules, s, p, ways, group_size(f), group_pigs(f)):
            return False
        n = largest_group(self.rules, s, p, ways, group_size(f))
        if not n:
            n = largest_group(self.rules, s, p, ways)
        if n:
            pigs = pigs_for(self.rules, s, p, ways, n)
            s.agenda.append(taking(f, FRESH, group_space(f), n, pigs))
        elif f.op == MOVE:
            s.agenda.append(holding(f, count_of(f), FRESH, ()))
        else:
            self.finish(s, f)
        return True

    def run_afloat(self, s: RecallState, f: Frame) -> list[int] | None:
        """Those who do not stay for the relicube go on; nobody may stay besides."""
        left = afloat_choices(self.rules, s, f)
        if not is_going_on(self.rules, s, f, left):
            if left:
                s.agenda.append(going_on(self.rules, s, f, FRESH, left[0]))
            else:
                self.arrive(s, f)  # everybody is used up
            return None
        p, ways = s.players[f.seat], ways_of(self.rules, s, f)
        goals = goals_for(self.rules, s, p, ways, group_size(f), group_pigs(f))
        moves = [TO_VERB << ARG_BITS | goal for goal in goals]
        if chosen_at(f) == FRESH:
            here = pigs_at(s, p, group_space(f))
            others = [here - pigs for pigs in left if here - pigs != group_pigs(f)]
            moves += [BRING_VERB << ARG_BITS | pigs for pigs in others]
        if may_be_used_up(self.rules, s, f):
            moves.append(SKIP_CODE)
        return moves

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        verb, argument = code >> ARG_BITS, code & ARG_MASK
        p = s.players[f.seat]
        if verb == TO_VERB:
            self.go(s, f, argument)
        elif verb == FROM_VERB:
            ways = setting_out(self.rules, s, p, f.op, argument)
            n = largest_group(self.rules, s, p, ways)
            pigs = pigs_for(self.rules, s, p, ways, n)
            s.agenda.append(taking(f, TAKEN, argument, n, pigs))
        elif verb == WITH_VERB:
            pigs = pigs_for(self.rules, s, p, ways_of(self.rules, s, f), argument, group_pigs(f))
            s.agenda.append(taking(f, SIZED, group_space(f), argument, pigs))
        elif verb == BRING_VERB and is_afloat(s, f):
            here = pigs_at(s, p, group_space(f))
            s.agenda.append(going_on(self.rules, s, f, LOADED, here - argument))
        elif verb == BRING_VERB:
            s.agenda.append(taking(f, LOADED, group_space(f), group_size(f), argument))
        elif is_afloat(s, f):
            self.arrive(s, f)
        else:
            self.finish(s, f)

    def go(self, s: RecallState, f: Frame, goal: int) -> None:
        """Move the group in hand; a relicube in the hex is entered (recall.cube.1)."""
        p, ways = s.players[f.seat], ways_of(self.rules, s, f)
        use_box(s, f)
        if s.kinds[goal] == WATER:
            s.stops = (*s.stops, goal)
        carry(s, p, group_space(f), goal, group_size(f), group_pigs(f))
        entering = has_relic(s, goal, s.entered)
        if entering:
            s.entered += (entry_of(goal, False),)
            s.note(E_ENTER, f.seat, goal, s.relics[goal] - 1)
        self.go_on(s, f, ways, goal)
        if entering:
            ask_entering(self.rules, s, p, goal, origin_of(f))

    def go_on(self, s: RecallState, f: Frame, ways: Ways, goal: int) -> None:
        """The group has come to a hex: with it, or with others, the movement goes on."""
        n, pigs = group_size(f), group_pigs(f)
        if f.op == MOVE:
            left = moves_left(self.rules, f) - ways.before[goal]
            if left:
                s.agenda.append(holding(f, left, FRESH, (goal, n, pigs, goal)))
            else:
                self.finish(s, f, left)
            return
        if f.op == SPREAD_MOVE and not count_of(f):
            water = goal if is_water(s, goal) else ways.before[goal]
            f = holding(f, 1 + water, FRESH, f.parts)
        if s.kinds[goal] == WATER:
            s.agenda.append(holding(f, count_of(f), FRESH, (goal, n, pigs, origin_of(f))))
        else:
            self.arrive(s, f)

    def arrive(self, s: RecallState, f: Frame) -> None:
        """One group has arrived; others of the same hex may set out if the effect lets them."""
        origin = origin_of(f)
        others = s.players[f.seat].followers[origin]
        if (f.op == SPREAD_MOVE or f.op == SCATTER) and others:
            s.stops = ()
            s.agenda.append(holding(f, count_of(f), FRESH, (origin, others, 0, origin)))
        else:
            self.finish(s, f)
            self.reward(s, f)

    def reward(self, s: RecallState, f: Frame) -> None:
        if f.op == VOLCANO_MOVE:  # recall.tribe.colteron.1
            n = self.rules.effects[effect_of(f)].n
            gain_crystals(s, s.players[f.seat], WHITE, n)

    def finish(self, s: RecallState, f: Frame, left: int = -1) -> None:
        """The movement effect is over; its relicubes are paid now (recall.move.5)."""
        s.stops = ()
        if is_mixed(f):
            give_develops(self.rules, s, f, left if left >= 0 else moves_left(self.rules, f))
        if s.entered:
            s.agenda.append(settle_frame(f.seat))


def give_develops(rules: RecallRules, s: RecallState, f: Frame, left: int) -> None:
    """A walk out of moves or develops is over: what it left are develops (recall.box.d.2).

    All moves are one movement effect, so there are none after it; not even if it never set out,
    or one could go round for ever.
    """
    for _ in range(left):
        give_back(rules, s, f, rules.lookup.develop)


def carry(s: RecallState, p: Player, origin: int, goal: int, n: int, pigs: int) -> None:
    """Move followers and pigs together."""
    move_followers(p, origin, goal, n)
    s.note(E_MOVE, p.seat, origin, goal, n)
    if pigs:
        put_pigs(s, origin, -pigs)
        put_pigs(s, goal, pigs)
        s.note(E_PIGS_MOVE, p.seat, origin, goal, pigs)


# What is offered


def group_moves(rules: RecallRules, s: RecallState, f: Frame) -> list[int]:
    """Return where the group in hand may go, and its other sizes."""
    p, ways = s.players[f.seat], ways_of(rules, s, f)
    moves: list[int] = []
    if can_leave(rules, s, p, ways.at, group_size(f), group_pigs(f)):
        goals = goals_for(rules, s, p, ways, group_size(f), group_pigs(f))
        moves = [TO_VERB << ARG_BITS | goal for goal in goals]
    for n in range(1, p.followers[ways.at] + 1):
        if check_size(rules, s, f, ways, n) == FINE:
            moves.append(WITH_VERB << ARG_BITS | n)
    for pigs in range(pigs_at(s, p, ways.at) + 1):
        if check_pigs_along(rules, s, f, ways, pigs) == FINE:
            moves.append(BRING_VERB << ARG_BITS | pigs)
    return moves


def from_moves(rules: RecallRules, s: RecallState, f: Frame) -> list[int]:
    """Return the hexes whose followers may be taken in hand."""
    if check_taking(s, f) != FINE:
        return []
    p, here = s.players[f.seat], group_space(f)
    return [
        FROM_VERB << ARG_BITS | space
        for space in range(SPACES)
        if p.followers[space] and space != here and can_set_out(rules, s, p, f.op, space)
    ]
