"""Retrieving workers: a price or morale, any of one's workers, one roll for all of them."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import abilities_frame, acting, begin_action
from rekindle.games.euphoria.engine.constants import (
    FIRST_TUNNEL,
    RETURNING,
    SITE,
    SPACE_FACTION,
    SPACE_KIND,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.ops import (
    DOUBLES,
    E_RETRIEVE,
    E_TAKE,
    END_TURN,
    LIMIT,
    ON_RETRIEVE,
    ON_RETRIEVED,
    RETRIEVE,
    RETRIEVE_VERB,
    ROLL,
    TAKE_VERB,
    TURN,
)
from rekindle.games.euphoria.engine.reasons import (
    ACTION_DONE,
    LAST_ON_BOARD,
    NONE_ON_BOARD,
    NOT_THERE,
    OTHER_FACE,
    TAKE_ONE,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step, effect_frame
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.ways import check_listed, check_way, open_ways
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

TAKE_ALL: Final = SPACES - FIRST_TUNNEL + 24


def workers_on_board(p: Player) -> int:
    """Return how many workers the player could retrieve."""
    n = 0
    for spot in p.spots:
        if spot >= 0:
            n += 1
    return n


def retrieve_moves(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int]
) -> list[int]:
    """Return one move for each way to pay for retrieving (euphoria.retrieve.2)."""
    if not workers_on_board(p):
        return []
    ways = open_ways(rules, s, p, purse, acting(p), s.placement.space, rules.lookup.retrieval)
    return [RETRIEVE_VERB << ARG_BITS | way.name for way in ways]


def retrieval_way(rules: EuphoriaRules, name: int) -> Way:
    index = 0
    while rules.lookup.retrieval[index].name != name:
        index += 1
    return rules.lookup.retrieval[index]


def check_retrieve(rules: EuphoriaRules, s: EuphoriaState, f: Frame, name: int) -> int:
    """Check `retrieve`: a worker on the board, and the way to pay."""
    p = s.players[f.seat]
    if f.op == DOUBLES or f.op == END_TURN:
        return ACTION_DONE
    if not workers_on_board(p):
        return NONE_ON_BOARD
    if f.op != TURN and f.op != RETRIEVE:
        return NOT_ASKED
    way = retrieval_way(rules, name)
    found = check_way(rules, s, p, way)
    if found != FINE or f.op == RETRIEVE:
        return found if found != FINE else NOT_ASKED
    return check_listed(rules, s, p, way, rules.lookup.retrieval)


def retrieve(rules: EuphoriaRules, s: EuphoriaState, seat: int, code: int) -> None:
    """Pay or not, then choose the workers (euphoria.retrieve.3)."""
    way = retrieval_way(rules, code & ARG_MASK)
    s.note(E_RETRIEVE, seat, way.name)
    begin_action(rules, s)
    if s.placement.paid != NOTHING:
        s.placement = s.placement.paying(NOTHING)
    s.factions_left = 0
    frames: list[Frame] = []
    if way.price != NOTHING:
        frames.append(price_frame(seat, way.price))
    frames.append(effect_frame(rules, seat, way.then))
    frames.append(Frame(RETRIEVE, seat))
    schedule(s, frames)


def take_code(p: Player, worker: int) -> int:
    """Return the move that takes this worker back: by its space, on an area also by its face."""
    spot = p.spots[worker]
    if spot < FIRST_TUNNEL:
        return TAKE_VERB << ARG_BITS | spot * 6 + p.faces[worker] - 1
    return TAKE_VERB << ARG_BITS | 24 + spot - FIRST_TUNNEL


def taken_from(argument: int) -> tuple[int, int]:
    """Return space and face of a worker to take; the face is 0 where only one can stand."""
    if argument < 24:
        return argument // 6, argument % 6 + 1
    return argument - 24 + FIRST_TUNNEL, 0


def check_take(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `take`: there must be such a worker; `take all` is for two or more."""
    p = s.players[f.seat]
    if argument == TAKE_ALL:
        if workers_on_board(p) < 2:
            return LAST_ON_BOARD if workers_on_board(p) else NONE_ON_BOARD
    else:
        space, face = taken_from(argument)
        if space not in p.spots:
            return reason(NOT_THERE, space)
        if face and face not in faces_on(p, space):
            return reason(OTHER_FACE, space)
    return FINE if f.op == RETRIEVE else NOT_ASKED


def faces_on(p: Player, space: int) -> list[int]:
    return [p.faces[worker] for worker in range(WORKERS) if p.spots[worker] == space]


class Retrieve(Step):
    """Choose workers one by one, or all of them; at least one (step 1 follows the first).

    (euphoria.retrieve.1)
    """

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        p = s.players[f.seat]
        some = RETURNING in p.spots if f.step else workers_on_board(p) > 0
        return f.seat == s.turn and f.step <= 1 and is_bare(f.at(0)) and some

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        options: list[int] = []
        if workers_on_board(p) > 1:
            options.append(TAKE_VERB << ARG_BITS | TAKE_ALL)
        for worker in range(WORKERS):
            if p.spots[worker] >= 0:
                code = take_code(p, worker)
                if code not in options:
                    options.append(code)
        if f.step:
            if not options:
                self.bring_back(s, f.seat)
                return None
            options.append(SKIP_CODE)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            self.bring_back(s, f.seat)
            return
        s.agenda.append(f.at(1))
        p = s.players[f.seat]
        everybody = code & ARG_MASK == TAKE_ALL
        for worker in range(WORKERS):
            if p.spots[worker] >= 0 and (everybody or take_code(p, worker) == code):
                take_back(s, p, worker)
                if not everybody:
                    return

    def bring_back(self, s: EuphoriaState, seat: int) -> None:
        """What happens before the roll, the roll, and what happens after it."""
        schedule(
            s,
            [
                abilities_frame(seat, ON_RETRIEVE),
                Frame(ROLL, seat),
                abilities_frame(seat, ON_RETRIEVED),
                Frame(LIMIT, seat),
            ],
        )

    def skip(self, s: EuphoriaState, f: Frame) -> int:
        return FINE if f.step else TAKE_ONE


def take_back(s: EuphoriaState, p: Player, worker: int) -> None:
    """A worker leaves its space; it will be rolled with the others."""
    spot = p.spots[worker]
    s.note(E_TAKE, p.seat, spot, p.faces[worker])
    s.factions_left |= 1 << SPACE_FACTION[spot]
    leave_space(s, p, worker)
    p.spots[worker] = RETURNING


def leave_space(s: EuphoriaState, p: Player, worker: int) -> None:
    """Clear the space a worker stands on; commodity areas keep no list of their workers."""
    spot = p.spots[worker]
    if spot >= FIRST_TUNNEL:
        s.board[spot] = 0
        if SPACE_KIND[spot] == SITE:
            s.open = ()
