"""How a turn begins, goes on and ends."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.actions.act import begin_map_action
from rekindle.games.revive.engine.actions.asked import actions_a_turn, cube_is_past
from rekindle.games.revive.engine.actions.build import build_moves
from rekindle.games.revive.engine.actions.explore import explore_moves
from rekindle.games.revive.engine.actions.play import play_frame, play_moves
from rekindle.games.revive.engine.actions.populate import populate_moves
from rekindle.games.revive.engine.actions.switch import copy_card, switch_moves, use_switch
from rekindle.games.revive.engine.actions.trades import has_room
from rekindle.games.revive.engine.cards import remove_card
from rekindle.games.revive.engine.constants import ANY_COLOUR, CRYSTAL, FOOD, GEAR
from rekindle.games.revive.engine.contexts import CARD_MASK
from rekindle.games.revive.engine.help import NO_HELP
from rekindle.games.revive.engine.means import means_of
from rekindle.games.revive.engine.ops import (
    BASIC,
    COPY_VERB,
    DISCARD_DISPLAY,
    DOZE,
    E_END,
    E_LOST,
    E_TRADE,
    E_TURN,
    END_VERB,
    GAIN_VERB,
    HIBERNATE,
    HIBERNATE_VERB,
    PLAY_VERB,
    SWITCH_VERB,
    TRIM,
    TURN,
)
from rekindle.games.revive.engine.reasons import (
    ACTED,
    CRYSTALS_OVER,
    CUBE_PAST,
    NO_PASS,
    NO_ROOM,
    SAY_END,
    SLEPT,
)
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame, seats_from

CARD_STEPS: Final = 1
HIBERNATION_STEPS: Final = 2


class Turn(Step):
    """Up to two actions, or hibernate. Steps: 0 it begins, 1 what next?"""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.interruptible = True
        self.lingers = True

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return f.step <= 1 and is_bare(f.at(0)) and f.seat == s.turn

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == 0:
            begin_turn(s, f.seat)
            s.agenda.append(Frame(TURN, f.seat, 1))
            return None
        s.wild_card = -1
        if s.dozing_card:
            self.fall_asleep(s, s.players[f.seat])
            return None
        return turn_moves(self.rules, s, s.players[f.seat])

    def fall_asleep(self, s: ReviveState, p: Player) -> None:
        """Hibernate by a card: it leaves the game and the turn ends (revive.hibernate.5)."""
        if s.dozing_card != CARD_MASK:
            remove_card(self.rules, s, p, s.dozing_card - 1)
        s.dozing_card = 0
        s.actions = actions_a_turn(s)
        schedule(s, [Frame(HIBERNATE, p.seat), Frame(TRIM, p.seat), Frame(TURN, p.seat, 1)])

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        verb = code >> ARG_BITS
        if verb == END_VERB:
            end_turn(self.rules, s, p)
            return
        schedule(s, [Frame(TRIM, f.seat), Frame(TURN, f.seat, 1)])
        if verb == HIBERNATE_VERB:
            s.actions = actions_a_turn(s)
            move_cube(s, p, HIBERNATION_STEPS)
            s.agenda.append(Frame(HIBERNATE, f.seat))
            return
        s.actions += 1
        if verb == PLAY_VERB:
            move_cube(s, p, CARD_STEPS)
            s.agenda.append(play_frame(f.seat, code & ARG_MASK))
        elif verb == SWITCH_VERB:
            use_switch(self.rules, s, p)
        elif verb == COPY_VERB:
            copy_card(self.rules, s, p, code)
        else:
            begin_map_action(s, f.seat, code, NO_HELP)

    def skip(self, s: ReviveState, f: Frame) -> int:
        return SAY_END if check_end(self.rules, s, f, 0) == FINE else NO_PASS


def begin_turn(s: ReviveState, seat: int) -> None:
    s.turn = seat
    s.actions = 0
    s.asleep = False
    s.dozing_card = 0
    s.note(E_TURN, seat)


def turn_moves(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return everything that a turn offers now, except free actions (revive.turn.1 and 2)."""
    if s.actions >= actions_a_turn(s):
        return [END_VERB << ARG_BITS]
    closing = cube_is_past(s, p)
    moves: list[int] = [] if closing else play_moves(rules, p, ANY_COLOUR)
    moves += switch_moves(rules, s, p)
    means = means_of(rules, s, p)
    moves += explore_moves(rules, s, p, NO_HELP, means)
    moves += populate_moves(rules, s, p, NO_HELP, means)
    moves += build_moves(rules, s, p, NO_HELP, means)
    if s.actions or closing:
        moves.append(END_VERB << ARG_BITS)
    else:
        moves.append(HIBERNATE_VERB << ARG_BITS)
    return moves


def check_end(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    """Check `end`: of a turn, or of removing things from the displays (revive.solo.3)."""
    if f.op == DISCARD_DISPLAY:
        return FINE
    if f.op != TURN:
        return NOT_ASKED
    return FINE if s.actions or cube_is_past(s, s.players[f.seat]) else NO_PASS


def check_hibernate(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    """Check `hibernate`: at the beginning of a turn, or by a card."""
    if f.op == DOZE:
        return FINE
    if f.op != TURN:
        return NOT_ASKED
    if s.asleep:
        return SLEPT
    if cube_is_past(s, s.players[f.seat]):
        return CUBE_PAST
    return ACTED if s.actions else FINE


def end_turn(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    """Pass the turn; after everybody's last turn the game is over (revive.end.1)."""
    if s.seats == 1:
        stopped = cube_is_past(s, p) and (rules.lookup.strict_solo_end or s.actions == 0)
        if not stopped:
            s.agenda.append(Frame(TURN, 0))
            return
    following = (p.seat + 1) % s.seats
    if s.seats == 1 or following == s.ending:
        s.note(E_END, s.ending)
        s.reveal()  # everybody's artifact card is shown now
        s.over = True
        return
    s.agenda.append(Frame(TURN, following))


# Solo: the action cube


def move_cube(s: ReviveState, p: Player, steps: int) -> None:
    """Move the cube: playing a card one space, hibernating two (revive.solo.2)."""
    if s.seats == 1:
        p.cube += steps


# Limits


class Trim(Step):
    """Any surplus is lost; crystals become other resources while there is room.

    Step 0: everybody, step 1: this seat. (revive.resources.2 and 3)
    """

    skipping = CRYSTALS_OVER

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return f.step <= 1 and is_bare(f.at(0))

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == 0:
            for seat in reversed(seats_from(s, s.turn)):
                if over_limits(self.rules, s.players[seat]):
                    s.agenda.append(Frame(TRIM, seat, 1))
            return None
        p = s.players[f.seat]
        limits = self.rules.lookup.limits
        if p.goods[CRYSTAL] > limits[CRYSTAL]:
            moves = [
                GAIN_VERB << ARG_BITS | good
                for good in range(GEAR, FOOD + 1)
                if has_room(self.rules, p, good, 1)
            ]
            if moves:
                return moves
        cut(s, p, limits)
        return None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        p.goods[CRYSTAL] -= 1
        p.goods[code & ARG_MASK] += 1
        s.note(E_TRADE, p.seat, (code & ARG_MASK) - GEAR)
        s.agenda.append(f)


def check_gain(rules: ReviveRules, s: ReviveState, f: Frame, good: int) -> int:
    """Check `gain`: a resource of one's choice, or in place of a surplus crystal."""
    if f.op == BASIC:
        return rules.check_choice(s, f, good)
    if f.op != TRIM:
        return NOT_ASKED
    return FINE if has_room(rules, s.players[f.seat], good, 1) else reason(NO_ROOM, good)


def over_limits(rules: ReviveRules, p: Player) -> bool:
    for good in range(CRYSTAL, FOOD + 1):
        if p.goods[good] > rules.lookup.limits[good]:
            return True
    return False


def cut(s: ReviveState, p: Player, limits: list[int]) -> None:
    for good in range(CRYSTAL, FOOD + 1):
        if p.goods[good] > limits[good]:
            s.note(E_LOST, p.seat, good, p.goods[good] - limits[good])
            p.goods[good] = limits[good]
