"""Retrieving workers: a price or morale, any of one's workers, one roll for all of them."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting, begin_action
from rekindle.games.euphoria.engine.constants import (
    FIRST_TUNNEL,
    RETURNING,
    SITE,
    SPACE_FACTION,
    SPACE_KIND,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import (
    ABILITIES,
    E_RETRIEVE,
    E_TAKE,
    LIMIT,
    ON_RETRIEVE,
    ON_RETRIEVED,
    RETRIEVE,
    RETRIEVE_VERB,
    ROLL,
    TAKE_VERB,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.spaces import open_ways
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame

TAKE_ALL = SPACES - FIRST_TUNNEL + 24


def on_board(p: Player) -> bool:
    """Has the player a worker to retrieve?"""
    return max(p.spots) >= 0


def retrieve_moves(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[int]:
    """One move for each way to pay for retrieving (euphoria.retrieve.2)."""
    if not on_board(p):
        return []
    purse = rules.purse(s, p.seat)
    ways = open_ways(rules, s, p, purse, acting(p), s.space, rules.lookup.retrieval)
    return [RETRIEVE_VERB << ARG_BITS | way.name for way in ways]


def retrieve(rules: EuphoriaRules, s: EuphoriaState, seat: int, code: int) -> None:
    """Pay or not, then choose the workers (euphoria.retrieve.3)."""
    index = 0
    while rules.lookup.retrieval[index].name != code & ARG_MASK:
        index += 1
    way = rules.lookup.retrieval[index]
    s.note(E_RETRIEVE, seat, way.name)
    begin_action(rules, s)
    s.paid = NOTHING
    s.left = 0
    frames: list[Frame] = []
    if way.price != NOTHING:
        frames.append(price_frame(seat, way.price))
    frames.append(Frame(rules.effects[way.then].op, seat, 0, way.then))
    frames.append(Frame(RETRIEVE, seat))
    schedule(s, frames)


def take_code(p: Player, worker: int) -> int:
    """The move that takes this worker back: by its space, on a commodity area also by its face."""
    spot = p.spots[worker]
    if spot < FIRST_TUNNEL:
        return TAKE_VERB << ARG_BITS | spot * 6 + p.faces[worker] - 1
    return TAKE_VERB << ARG_BITS | 24 + spot - FIRST_TUNNEL


class Retrieve(Step):
    """Choose workers one by one, or all of them; at least one (the step tells of a first one).

    (euphoria.retrieve.1)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        options: list[int] = []
        for worker in range(WORKERS):
            if p.spots[worker] >= 0:
                code = take_code(p, worker)
                if code not in options:
                    options.append(code)
        if sum([1 for spot in p.spots if spot >= 0]) > 1:
            options.insert(0, TAKE_VERB << ARG_BITS | TAKE_ALL)
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
        s.agenda.append(Frame(RETRIEVE, f.seat, 1))
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
                Frame(ABILITIES, seat, ON_RETRIEVE, 1),
                Frame(ROLL, seat),
                Frame(ABILITIES, seat, ON_RETRIEVED, 1),
                Frame(LIMIT, seat),
            ],
        )


def take_back(s: EuphoriaState, p: Player, worker: int) -> None:
    """A worker leaves its space; it will be rolled with the others."""
    spot = p.spots[worker]
    s.note(E_TAKE, p.seat, spot, p.faces[worker])
    s.left |= 1 << SPACE_FACTION[spot]
    leave_space(s, p, worker)
    p.spots[worker] = RETURNING


def leave_space(s: EuphoriaState, p: Player, worker: int) -> None:
    """Clear the space a worker stands on; commodity areas keep no list of their workers."""
    spot = p.spots[worker]
    if spot >= FIRST_TUNNEL:
        s.board[spot] = 0
        if SPACE_KIND[spot] == SITE:
            s.open = ()
