"""Placing a worker: which spaces are open to whom, and the steps of a placement."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.abilities import acting, begin_action, holds, trigger
from rekindle.games.euphoria.book import Way
from rekindle.games.euphoria.law import Law, Step, schedule
from rekindle.games.euphoria.names import (
    AREA,
    FIRST_END,
    FIRST_MARKET,
    FIRST_SITE,
    FIRST_TUNNEL,
    HAND,
    ICARITE,
    MARKET,
    NO_ICARUS,
    NO_MARKET_WITHOUT_STAR,
    NO_PAIRS,
    NO_SELF_BUMP,
    NO_SHARED_SITE,
    ONE_WORKER_A_TURN,
    ONE_WORKER_AN_AREA,
    RETURNING,
    SITE,
    SITE_OF,
    SITE_SPACES,
    SKY_LOUNGE,
    SPACE_FACTION,
    SPACE_KIND,
    SPACES,
    TANK,
    TUNNEL_END,
    WORKERS,
)
from rekindle.games.euphoria.ops import (
    ABILITIES,
    BENEFIT,
    BUMP,
    BUMPED_OPPONENT,
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
from rekindle.games.euphoria.state import Player, Table
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.prices import payable
from rekindle.kernel.state import Frame

# Why a worker may not be placed on a space; 0 is no reason at all.
FINE: Final = 0
NOT_BUILT: Final = 1
SITE_CLOSED: Final = 2
TAKEN: Final = 3
END_CLOSED: Final = 4
EXCLUSIVE: Final = 5
CANNOT_PAY: Final = 6
SAME_SPACE: Final = 7
BY_SPA: Final = 8
BY_PLAZA: Final = 9
BY_LOUNGE: Final = 10
BY_APOTHECARY: Final = 11
BY_ARENA: Final = 12
BY_TOLL: Final = 13

LOOKING_ORDER: Final = (
    list(range(FIRST_MARKET, SKY_LOUNGE - 1))
    + list(range(FIRST_SITE, FIRST_MARKET))
    + list(range(FIRST_TUNNEL, FIRST_END))
    + list(range(SKY_LOUNGE - 1, SPACES))
    + list(range(FIRST_END, FIRST_SITE))
    + list(range(FIRST_TUNNEL))
)
"""The order in which spaces are offered: what brings stars first, what is always open last."""


def hindrance(law: Law, s: Table, p: Player, purse: list[int], space: int) -> int:
    """Why this player may not place a worker here, or FINE."""
    return closed(law, s, space) or barred(law, s, p, purse, acting(p), space)


def closed(law: Law, s: Table, space: int) -> int:
    """Why nobody may place a worker here now, or FINE."""
    kind = SPACE_KIND[space]
    if kind == SITE:
        if s.tiles[SITE_OF[space]] >= 0:
            return SITE_CLOSED
        if s.board[space]:
            return TAKEN
        if space > FIRST_SITE + SITE_OF[space] * SITE_SPACES + 1 and not s.board[space - 1]:
            return SAME_SPACE  # the last three cost the same: the first free one is offered
    elif kind == MARKET:
        if s.tiles[space - FIRST_MARKET] < 0:
            return NOT_BUILT
    elif kind == TUNNEL_END and s.miners[space - FIRST_END] < law.book.tunnel_end:
        return END_CLOSED
    return FINE


def open_spaces(law: Law, s: Table) -> tuple[int, ...]:
    """The spaces that are not closed; kept in the state until one of them opens or closes."""
    if not s.open:
        s.open = tuple([space for space in LOOKING_ORDER if not closed(law, s, space)])
    return s.open


def barred(law: Law, s: Table, p: Player, purse: list[int], able: int, space: int) -> int:
    """Why this player in particular may not place a worker on this open space, or FINE."""
    if p.penalties:
        reason = forbidden(s, p, space)
        if reason:
            return reason
    for toll in law.book.tolls:
        taxed = able >> toll.recruit & toll.spaces >> space & 1
        if taxed and not payable(law.prices[toll.price], purse):
            return BY_TOLL
    ways = ways_to_pay(law, s, space)
    for way in ways:
        # Most spaces fail here: too little of the first thing that the price asks for.
        if way.needs & ~able or purse[way.kind] < way.least:
            continue
        if is_open(law, s, p, purse, space, way):
            return FINE
    if SPACE_KIND[space] == TUNNEL_END and not holds(law, s, p, ways[0].conditions[0]):
        return EXCLUSIVE
    return CANNOT_PAY


def forbidden(s: Table, p: Player, space: int) -> int:
    """What the penalties of market tiles forbid (euphoria.penalty)."""
    kind = SPACE_KIND[space]
    if kind == AREA:
        if p.penalties & ONE_WORKER_AN_AREA and space in p.spots:
            return BY_ARENA
    elif kind == SITE:
        if p.penalties & NO_SHARED_SITE and others_on_site(s, p, space):
            return BY_LOUNGE
    else:
        no_star = kind == MARKET and not s.market_stars[space - FIRST_MARKET] >> p.seat & 1
        if no_star and p.penalties & NO_MARKET_WITHOUT_STAR:
            return BY_PLAZA
        if p.penalties & NO_SELF_BUMP and s.board[space] and owner_of(s.board[space]) == p.seat:
            return BY_SPA
    if SPACE_FACTION[space] == ICARITE and p.penalties & NO_ICARUS:
        return BY_APOTHECARY
    return FINE


def others_on_site(s: Table, p: Player, space: int) -> bool:
    """Does the construction site of this space hold another player's worker?"""
    first = FIRST_SITE + SITE_OF[space] * SITE_SPACES
    for worker in s.board[first : first + SITE_SPACES]:
        if worker and owner_of(worker) != p.seat:
            return True
    return False


def owner_of(worker: int) -> int:
    """The seat whose worker the board shows."""
    return (worker - 1) >> 2


def ways_to_pay(law: Law, s: Table, space: int) -> list[Way]:
    """Every way to pay for this space, the printed one first."""
    if SPACE_KIND[space] == MARKET:
        return law.book.tile_ways[s.tiles[space - FIRST_MARKET]]
    return law.book.space_ways[space]


def open_ways(
    law: Law, s: Table, p: Player, purse: list[int], able: int, space: int, ways: list[Way]
) -> list[Way]:
    """Those of these ways that the player has the recruits for, that apply, and can be paid.

    The printed way comes first; a way that always applies takes its place.
    """
    found: list[Way] = []
    for way in ways:
        if way.needs & ~able or not is_open(law, s, p, purse, space, way):
            continue
        if way.always:
            found = []
        found.append(way)
        if way.price == NOTHING and way is ways[0]:
            break  # who may use the printed way for nothing is not asked to pay
    return found


def is_open(law: Law, s: Table, p: Player, purse: list[int], space: int, way: Way) -> bool:
    """Does this way apply, and can it be paid?"""
    if way.conditions and not applies(law, s, p, space, way):
        return False
    if way.price == NOTHING:
        return True
    price = price_now(p, way) if p.penalties else way.price
    return payable(law.prices[price], purse)


def applies(law: Law, s: Table, p: Player, space: int, way: Way) -> bool:
    """Do the conditions of this way hold?"""
    for condition in way.conditions:
        if not holds_before(law, s, p, space, condition):
            return False
    return True


def holds_before(law: Law, s: Table, p: Player, space: int, condition: int) -> bool:
    """A condition looked at before a placement: nobody is bumped yet, so who stands there?"""
    if condition >> 4 == BUMPED_OPPONENT:
        return s.board[space] != 0 and owner_of(s.board[space]) != p.seat
    return holds(law, s, p, condition)


def price_now(p: Player, way: Way) -> int:
    """The way's price; under the Courthouse two identical artifacts do not stand for three."""
    return way.unpaired if p.penalties & NO_PAIRS else way.price


def place_moves(law: Law, s: Table, p: Player, workers: int) -> list[int]:
    """Every space with every different face among these workers (a bit mask) in hand."""
    faces: list[int] = []
    for worker in range(WORKERS):
        face = p.faces[worker]
        if workers >> worker & 1 and p.spots[worker] == HAND and face not in faces:
            faces.append(face)
    if not faces:
        return []
    faces.sort()
    purse = law.purse(s, p.seat)
    moves: list[int] = []
    able = acting(p)
    for space in open_spaces(law, s):
        if barred(law, s, p, purse, able, space) == FINE:
            for face in faces:
                moves.append(PLACE_VERB << ARG_BITS | (face - 1) * SPACES + space)
    return moves


def place(law: Law, s: Table, p: Player, code: int, workers: int) -> int:
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
    begin_action(law, s)
    schedule(s, [Frame(CHOOSE_WAY, p.seat)])
    return worker


class ChooseWay(Step):
    """The first step of a placement: how to pay. All the others follow from it."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        purse = self.law.purse(s, f.seat)
        ways = ways_to_pay(self.law, s, s.space)
        return [
            WITH_VERB << ARG_BITS | way.name
            for way in open_ways(self.law, s, p, purse, acting(p), s.space, ways)
        ]

    def answer(self, s: Table, f: Frame, code: int) -> None:
        """Pay, bump, abilities, benefit, abilities that come after (euphoria.place.1)."""
        law = self.law
        seat = f.seat
        ways = ways_to_pay(law, s, s.space)
        index = 0
        while ways[index].name != code & ARG_MASK:
            index += 1
        way = ways[index]
        self.occupy(s, seat)
        able = s.players[seat].able
        frames: list[Frame] = []
        if way.price != NOTHING:
            frames.append(price_frame(seat, price_now(s.players[seat], way)))
        for toll in law.book.tolls:  # after the price: lost morale must not cost its artifacts
            if acting(s.players[seat]) >> toll.recruit & toll.spaces >> s.space & 1:
                frames.append(price_frame(seat, toll.price))
        if way.then != NOTHING:
            frames.append(Frame(law.effects[way.then].op, seat, 0, way.then))
        if s.bumped:
            frames.append(Frame(BUMP, seat))
        if law.book.listeners[ON_PLACE] & able:
            frames.append(Frame(ABILITIES, seat, ON_PLACE, 1))
        frames.append(Frame(BENEFIT, seat))
        frames.append(Frame(LIMIT, seat))
        if law.book.listeners[ON_AFTER] & able:
            frames.append(Frame(ABILITIES, seat, ON_AFTER, 1))
        if SPACE_KIND[s.space] == TANK:
            frames.append(Frame(EXTRA_PLACEMENT, seat))
        schedule(s, frames)

    def occupy(self, s: Table, seat: int) -> None:
        """The worker takes the space; whoever stood on a temporary space is bumped."""
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
    """The bumped worker goes back to its owner, who rolls it and checks knowledge at once."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        owner = owner_of(s.bumped)
        s.note(E_BUMP, f.seat, owner, s.bumped_face)
        s.agenda.append(Frame(ROLL, owner))
        trigger(self.law, s, ON_BUMPED, owner)
        if owner != f.seat:
            trigger(self.law, s, ON_BUMPING, f.seat)
        return None


class Benefit(Step):
    """What the space gives."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        self.law.push(s, f.seat, self.law.book.space_benefit[s.space])
        return None


class ExtraPlacement(Step):
    """A new worker that may be placed at once, unless the check has taken it."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if s.extra < 0 or p.spots[s.extra] != HAND or p.penalties & ONE_WORKER_A_TURN:
            return None
        moves = place_moves(self.law, s, p, 1 << s.extra)
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: Table, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            place(self.law, s, s.players[f.seat], code, 1 << s.extra)
