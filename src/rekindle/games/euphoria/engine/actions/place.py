"""Placing a worker: the moves, and the steps of a placement."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting, begin_action, trigger
from rekindle.games.euphoria.engine.constants import (
    AREA,
    HAND,
    ONE_WORKER_A_TURN,
    RETURNING,
    SITE,
    SPACE_KIND,
    SPACES,
    TANK,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import (
    ABILITIES,
    BENEFIT,
    BUMP,
    CHOOSE_WAY,
    E_BUMP,
    E_PLACE,
    EXTRA_PLACEMENT,
    LIMIT,
    ON_AFTER,
    ON_BUMPED,
    ON_BUMPING,
    ON_PLACE,
    PLACE_VERB,
    ROLL,
    WITH_VERB,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.spaces import (
    FINE,
    barred,
    open_spaces,
    open_ways,
    owner_of,
    price_now,
    ways_to_pay,
)
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame


def place_moves(rules: EuphoriaRules, s: EuphoriaState, p: Player, workers: int) -> list[int]:
    """Every space with every different face among these workers (a bit mask) in hand."""
    faces: list[int] = []
    for worker in range(WORKERS):
        face = p.faces[worker]
        if workers >> worker & 1 and p.spots[worker] == HAND and face not in faces:
            faces.append(face)
    if not faces:
        return []
    faces.sort()
    purse = rules.purse(s, p.seat)
    moves: list[int] = []
    able = acting(p)
    for space in open_spaces(rules, s):
        if barred(rules, s, p, purse, able, space) == FINE:
            for face in faces:
                moves.append(PLACE_VERB << ARG_BITS | (face - 1) * SPACES + space)
    return moves


def place(rules: EuphoriaRules, s: EuphoriaState, p: Player, code: int, workers: int) -> int:
    """Put a worker on a space, before anything is paid; answers which of the workers it was."""
    space = (code & ARG_MASK) % SPACES
    face = (code & ARG_MASK) // SPACES + 1
    worker = 0
    while not (workers >> worker & 1 and p.spots[worker] == HAND and p.faces[worker] == face):
        worker += 1
    s.space = space
    s.die = worker
    s.face = face
    s.bumped = 0
    s.bumped_face = 0
    s.extra = -1
    s.paid = NOTHING
    s.note(E_PLACE, p.seat, space, face)
    begin_action(rules, s)
    schedule(s, [Frame(CHOOSE_WAY, p.seat)])
    return worker


class ChooseWay(Step):
    """The first step of a placement: how to pay. All the others follow from it."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        purse = self.rules.purse(s, f.seat)
        ways = ways_to_pay(self.rules, s, s.space)
        return [
            WITH_VERB << ARG_BITS | way.name
            for way in open_ways(self.rules, s, p, purse, acting(p), s.space, ways)
        ]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        """Pay, bump, abilities, benefit, abilities that come after (euphoria.place.1)."""
        rules = self.rules
        seat = f.seat
        ways = ways_to_pay(rules, s, s.space)
        index = 0
        while ways[index].name != code & ARG_MASK:
            index += 1
        way = ways[index]
        self.occupy(s, seat)
        able = s.players[seat].able
        frames: list[Frame] = []
        if way.price != NOTHING:
            frames.append(price_frame(seat, price_now(s.players[seat], way)))
        for toll in rules.lookup.tolls:  # after the price: lost morale must not cost its artifacts
            if acting(s.players[seat]) >> toll.recruit & toll.spaces >> s.space & 1:
                frames.append(price_frame(seat, toll.price))
        if way.then != NOTHING:
            frames.append(Frame(rules.effects[way.then].op, seat, 0, way.then))
        if s.bumped:
            frames.append(Frame(BUMP, seat))
        if rules.lookup.listeners[ON_PLACE] & able:
            frames.append(Frame(ABILITIES, seat, ON_PLACE, 1))
        frames.append(Frame(BENEFIT, seat))
        frames.append(Frame(LIMIT, seat))
        if rules.lookup.listeners[ON_AFTER] & able:
            frames.append(Frame(ABILITIES, seat, ON_AFTER, 1))
        if SPACE_KIND[s.space] == TANK:
            frames.append(Frame(EXTRA_PLACEMENT, seat))
        schedule(s, frames)

    def occupy(self, s: EuphoriaState, seat: int) -> None:
        """The worker takes the space; whoever stood on a temporary space is bumped.

        (euphoria.spaces.1)
        """
        p = s.players[seat]
        p.spots[s.die] = s.space
        if SPACE_KIND[s.space] == AREA:
            return
        if SPACE_KIND[s.space] == SITE:
            s.open = ()
        s.bumped = s.board[s.space]
        s.board[s.space] = 1 + seat * WORKERS + s.die
        if s.bumped:
            owner = s.players[owner_of(s.bumped)]
            worker = (s.bumped - 1) & 3
            s.bumped_face = owner.faces[worker]
            owner.spots[worker] = RETURNING


class Bump(Step):
    """The bumped worker goes back to its owner, who rolls it and checks knowledge at once.

    (euphoria.check.1)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        owner = owner_of(s.bumped)
        s.note(E_BUMP, f.seat, owner, s.bumped_face)
        s.agenda.append(Frame(ROLL, owner))
        trigger(self.rules, s, ON_BUMPED, owner)
        if owner != f.seat:
            trigger(self.rules, s, ON_BUMPING, f.seat)
        return None


class Benefit(Step):
    """What the space gives."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        self.rules.push(s, f.seat, self.rules.lookup.space_benefit[s.space])
        return None


class ExtraPlacement(Step):
    """A new worker that may be placed at once, unless the check has taken it.

    (euphoria.powers.11)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if s.extra < 0 or p.spots[s.extra] != HAND or p.penalties & ONE_WORKER_A_TURN:
            return None
        moves = place_moves(self.rules, s, p, 1 << s.extra)
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            place(self.rules, s, s.players[f.seat], code, 1 << s.extra)
