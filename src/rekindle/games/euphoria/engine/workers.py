"""Workers that come back: rolled at once, checked for knowledge, and sometimes costly."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import trigger
from rekindle.games.euphoria.engine.constants import (
    DIE,
    FIRST_ARTIFACT,
    HAND,
    LOSE_ON_ROLL,
    PENALTIES,
    RESERVE,
    RETURNING,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import (
    E_CHECK_LOST,
    E_LOSE,
    E_ROLL,
    LOSE_GOODS,
    LOSE_VERB,
    ON_DOUBLES_ROLLED,
    ON_WORKER_LOST,
    ON_WORKER_LOST_TO_ROLL,
)
from rekindle.games.euphoria.engine.reasons import BY_ROLL, LACKS
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.chance import roll
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame, seats_from


class Roll(Step):
    """All workers that one event brings back to a player are rolled and checked together.

    (euphoria.check.3)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        owed = 0
        back = 0
        rolled = False
        for worker in range(WORKERS):
            spot = p.spots[worker]
            if spot == RETURNING:
                rolled = True
                face = roll(s, DIE)
                p.faces[worker] = face
                owed += 1 if p.penalties & LOSE_ON_ROLL << face else 0
                s.note(E_ROLL, f.seat, face)
            if spot <= RETURNING:
                p.spots[worker] = HAND
                back |= 1 << worker
        if back:
            self.after_roll(s, p, owed, back, rolled)
        return None

    def after_roll(self, s: EuphoriaState, p: Player, owed: int, back: int, rolled: bool) -> None:
        """The check, then its penalties, then abilities of others triggered by the roll."""
        lost = knowledge_check(self.rules, s, p, back)
        doubles = rolled and has_equal_workers(p)
        if doubles:
            for seat in reversed(seats_from(s, s.turn)):
                if seat != p.seat:
                    trigger(self.rules, s, ON_DOUBLES_ROLLED, seat)
        if owed:
            s.agenda.append(lose_goods_frame(p.seat, owed))
        if lost:
            trigger(self.rules, s, ON_WORKER_LOST, p.seat)
            if rolled:
                trigger(self.rules, s, ON_WORKER_LOST_TO_ROLL, p.seat)


def knowledge_check(rules: EuphoriaRules, s: EuphoriaState, p: Player, back: int) -> bool:
    """Faces in hand plus knowledge: at the limit, one highest worker is lost (euphoria.check.2).

    Among equal workers one that has just come back goes first (a bit mask of those).
    """
    total = p.knowledge
    highest = -1
    highest_rank = 0
    for worker in range(WORKERS):
        if p.spots[worker] == HAND:
            face = p.faces[worker]
            total += face
            if face * 2 + (back >> worker & 1) > highest_rank:
                highest = worker
                highest_rank = face * 2 + (back >> worker & 1)
    if total < rules.lookup.check_limit:
        return False
    s.note(E_CHECK_LOST, p.seat, total, p.faces[highest])
    to_reserve(p, highest)
    return True


def to_reserve(p: Player, worker: int) -> None:
    p.spots[worker] = RESERVE
    p.faces[worker] = 0


def has_equal_workers(p: Player) -> bool:
    """Return whether two workers in hand show the same face (euphoria.powers.6)."""
    seen = 0
    for worker in range(WORKERS):
        if p.spots[worker] == HAND:
            bit = 1 << p.faces[worker]
            if seen & bit:
                return True
            seen |= bit
    return False


def lose_goods_frame(seat: int, owed: int) -> Frame:
    return Frame(LOSE_GOODS, seat, 0, owed)


def owed_in(f: Frame) -> int:
    """Return how many goods are still to be lost."""
    return f.a


def roll_penalty(p: Player) -> int:
    """Return the number of the penalty that punishes a rolled face; of several, the first."""
    number = LOSE_ON_ROLL.bit_length()
    while number < len(PENALTIES) - 1 and not p.penalties >> number & 1:
        number += 1
    return number


def check_lose(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `lose`."""
    if f.op != LOSE_GOODS:
        return NOT_ASKED
    return FINE if s.players[f.seat].wallet[kind] else LACKS


class LoseGoods(Step):
    """Lose a commodity or resource for each rolled face that a market punishes.

    (euphoria.penalty.13)
    """

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return f.step == 0 and 1 <= owed_in(f) <= WORKERS and f.b == 0 and not f.parts

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        wallet = s.players[f.seat].wallet
        options = [LOSE_VERB << ARG_BITS | kind for kind in range(FIRST_ARTIFACT) if wallet[kind]]
        return options or None

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        kind = code & ARG_MASK
        s.players[f.seat].wallet[kind] -= 1
        s.note(E_LOSE, f.seat, kind)
        if owed_in(f) > 1:
            schedule(s, [lose_goods_frame(f.seat, owed_in(f) - 1)])

    def skip(self, s: EuphoriaState, f: Frame) -> int:
        return reason(BY_ROLL, roll_penalty(s.players[f.seat]))
