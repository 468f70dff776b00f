"""Placing a worker: the moves, and the steps of a placement."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import (
    abilities_frame,
    acting,
    begin_action,
    trigger,
)
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
    BENEFIT,
    BUMP,
    CHOOSE_WAY,
    DOUBLES,
    E_BUMP,
    E_PLACE,
    END_TURN,
    EXTRA_PLACEMENT,
    LIMIT,
    ON_AFTER,
    ON_BUMPED,
    ON_BUMPING,
    ON_PLACE,
    PLACE_VERB,
    RETRIEVE,
    ROLL,
    TURN,
    WITH_VERB,
)
from rekindle.games.euphoria.engine.reasons import (
    ACTION_DONE,
    BY_FOUNTAIN,
    EMPTY_HAND,
    MUST_PAY,
    NO_SUCH_FACE,
    ONLY_DOUBLES,
    ONLY_NEW,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step, effect_frame
from rekindle.games.euphoria.engine.spaces import barred, check_space, closed, open_spaces
from rekindle.games.euphoria.engine.state import EuphoriaState, Placement, Player, owner_of
from rekindle.games.euphoria.engine.ways import open_ways, price_now, ways_to_pay
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def hand_faces(p: Player, workers: int = 15) -> list[int]:
    """Return the faces of those of these workers (a bit mask) that are in hand."""
    return [
        p.faces[worker]
        for worker in range(WORKERS)
        if workers >> worker & 1 and p.spots[worker] == HAND
    ]


def place_moves(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], workers: int
) -> list[int]:
    """Return every open space with every face among these workers (a bit mask) in hand."""
    faces: list[int] = []
    for worker in range(WORKERS):
        face = p.faces[worker]
        if workers >> worker & 1 and p.spots[worker] == HAND and face not in faces:
            faces.append(face)
    if not faces:
        return []
    faces.sort()
    first_codes = [(PLACE_VERB << ARG_BITS) + (face - 1) * SPACES for face in faces]
    moves: list[int] = []
    able = acting(p)
    for space in open_spaces(rules, s):
        if barred(rules, s, p, purse, able, space) == FINE:
            for code in first_codes:
                moves.append(code + space)
    return moves


def check_place(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `place`: which worker, then which space."""
    p = s.players[f.seat]
    face = argument // SPACES + 1
    if f.op == END_TURN:
        return check_another(s, p, face)
    if f.op == RETRIEVE:
        return NOT_ASKED if hand_faces(p) else EMPTY_HAND
    found = check_worker(s, f, p, face)
    if found != FINE:
        return found
    return check_space(rules, s, p, rules.purse(s, p.seat), argument % SPACES)


def check_worker(s: EuphoriaState, f: Frame, p: Player, face: int) -> int:
    """Check whether a worker with this face may be placed now, wherever it goes."""
    if f.op == TURN:
        hand = hand_faces(p)
        if face in hand:
            return FINE
        return NO_SUCH_FACE if hand else EMPTY_HAND
    if f.op == DOUBLES:
        follow = doubles_face(s, f)
        return FINE if face == follow else reason(ONLY_DOUBLES, follow)
    if f.op == EXTRA_PLACEMENT:
        new = p.faces[s.extra_worker]
        return FINE if face == new else reason(ONLY_NEW, new)
    return NOT_ASKED


def check_another(s: EuphoriaState, p: Player, face: int) -> int:
    """The action is done; under the Fountain even where an equal worker could follow."""
    now = s.placement
    equal = p.spots[now.worker] == now.space and now.face == face and face in hand_faces(p)
    return BY_FOUNTAIN if p.penalties & ONE_WORKER_A_TURN and equal else ACTION_DONE


def doubles_frame(seat: int, workers: int) -> Frame:
    """Return the question for which of these workers (a bit mask) follows the first of doubles."""
    return Frame(DOUBLES, seat, 0, workers)


def doubles_of(f: Frame) -> int:
    return f.a


def doubles_left(s: EuphoriaState, f: Frame) -> int:
    """Return the doubles still in hand; one lost and taken from the reserve again is a new worker.

    (euphoria.doubles.3)
    """
    spots = s.players[f.seat].spots
    left = 0
    for worker in range(WORKERS):
        if doubles_of(f) >> worker & 1 and spots[worker] == HAND and worker != s.newest_worker:
            left |= 1 << worker
    return left


def doubles_face(s: EuphoriaState, f: Frame) -> int:
    """Return the face of the doubles still in hand: they showed the same when the turn began."""
    return hand_faces(s.players[f.seat], doubles_left(s, f))[0]


def place(rules: EuphoriaRules, s: EuphoriaState, p: Player, code: int, workers: int) -> int:
    """Put a worker on a space, before anything is paid; return which of the workers it was."""
    space = (code & ARG_MASK) % SPACES
    face = (code & ARG_MASK) // SPACES + 1
    worker = 0
    while not (workers >> worker & 1 and p.spots[worker] == HAND and p.faces[worker] == face):
        worker += 1
    s.placement = Placement(space, worker, face, 0, 0, NOTHING)
    s.extra_worker = -1
    s.note(E_PLACE, p.seat, space, face)
    begin_action(rules, s)
    schedule(s, [Frame(CHOOSE_WAY, p.seat)])
    return worker


class ChooseWay(Step):
    """The first step of a placement: how to pay. All the others follow from it."""

    skipping = MUST_PAY

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        now, p = s.placement, s.players[f.seat]
        worker = p.spots[now.worker] == HAND and p.faces[now.worker] == now.face
        free = closed(self.rules, s, now.space) == FINE and now.bumped == 0
        return is_placement(s, f) and worker and free

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        purse = self.rules.purse(s, f.seat)
        space = s.placement.space
        ways = ways_to_pay(self.rules, s, space)
        return [
            WITH_VERB << ARG_BITS | way.name
            for way in open_ways(self.rules, s, p, purse, acting(p), space, ways)
        ]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        """Pay, bump, abilities, benefit, abilities that come after (euphoria.place.1)."""
        rules = self.rules
        seat = f.seat
        space = s.placement.space
        ways = ways_to_pay(rules, s, space)
        index = 0
        while ways[index].name != code & ARG_MASK:
            index += 1
        way = ways[index]
        occupy(s, seat)
        able = s.players[seat].able
        frames: list[Frame] = []
        if way.price != NOTHING:
            frames.append(price_frame(seat, price_now(s.players[seat], way)))
        for toll in rules.lookup.tolls:  # after the price: lost morale must not cost its artifacts
            if acting(s.players[seat]) >> toll.recruit & toll.spaces >> space & 1:
                frames.append(price_frame(seat, toll.price))
        if way.then != NOTHING:
            frames.append(effect_frame(rules, seat, way.then))
        if s.placement.bumped:
            frames.append(Frame(BUMP, seat))
        if rules.lookup.listeners[ON_PLACE] & able:
            frames.append(abilities_frame(seat, ON_PLACE))
        frames.append(Frame(BENEFIT, seat))
        frames.append(Frame(LIMIT, seat))
        if rules.lookup.listeners[ON_AFTER] & able:
            frames.append(abilities_frame(seat, ON_AFTER))
        if SPACE_KIND[space] == TANK:
            frames.append(Frame(EXTRA_PLACEMENT, seat))
        schedule(s, frames)


def occupy(s: EuphoriaState, seat: int) -> None:
    """The worker takes the space; a worker on a temporary space is bumped.

    (euphoria.spaces.1)
    """
    space = s.placement.space
    s.players[seat].spots[s.placement.worker] = space
    if SPACE_KIND[space] == AREA:
        return
    if SPACE_KIND[space] == SITE:
        s.open = ()
    bumped = s.board[space]
    s.board[space] = 1 + seat * WORKERS + s.placement.worker
    if bumped:
        owner = s.players[owner_of(bumped)]
        worker = (bumped - 1) & 3
        s.placement = s.placement.bumping(bumped, owner.faces[worker])
        owner.spots[worker] = RETURNING


class Bump(Step):
    """The bumped worker goes back to its owner, who rolls it and checks knowledge at once.

    (euphoria.check.1)
    """

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return is_placement(s, f) and s.placement.bumped > 0

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        owner = owner_of(s.placement.bumped)
        s.note(E_BUMP, f.seat, owner, s.placement.bumped_face)
        s.agenda.append(Frame(ROLL, owner))
        trigger(self.rules, s, ON_BUMPED, owner)
        if owner != f.seat:
            trigger(self.rules, s, ON_BUMPING, f.seat)
        return None


class Benefit(Step):
    """What the space gives."""

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        benefit = self.rules.lookup.space_benefit[s.placement.space]
        return is_placement(s, f) and self.rules.fits_effect(s, f.seat, benefit)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        self.rules.push(s, f.seat, self.rules.lookup.space_benefit[s.placement.space])
        return None


def is_placement(s: EuphoriaState, f: Frame) -> bool:
    """Return whether this can be a step of the placement under way."""
    return f.seat == s.turn and is_bare(f)


class ExtraPlacement(Step):
    """A new worker that may be placed at once, unless the check has taken it.

    (euphoria.powers.11)
    """

    skipping = FINE

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return is_placement(s, f) and SPACE_KIND[s.placement.space] == TANK

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if s.extra_worker < 0 or p.spots[s.extra_worker] != HAND or p.penalties & ONE_WORKER_A_TURN:
            return None
        moves = place_moves(self.rules, s, p, self.rules.purse(s, f.seat), 1 << s.extra_worker)
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            place(self.rules, s, s.players[f.seat], code, 1 << s.extra_worker)
