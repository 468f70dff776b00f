"""The state of Euphoria: fields, copies, nothing else."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.constants import (
    FIRST_ARTIFACT,
    KINDS,
    MARKETS,
    RETURNING_SET,
    SPACES,
    STARS,
    WORKERS,
)
from rekindle.kernel.shapes import (
    MOST_BITS,
    MOST_THINGS,
    Fields,
    Flag,
    Number,
    Row,
    Shape,
    Unsaved,
    bits,
    cards,
    listed,
    numbers,
)
from rekindle.kernel.state import KERNEL_FIELDS, Fixed, Frame, Lane, State

MOST_SEATS: Final = 6
HAND_KINDS: Final = KINDS - FIRST_ARTIFACT

PLAYER_FIELDS: Final[dict[str, Shape]] = {
    "seat": Number(0, MOST_SEATS - 1),
    "morale": Number(1, 99),
    "knowledge": Number(1, 99),
    "stars": Number(0, STARS),
    "penalties": bits(18),
    "able": bits(MOST_BITS),
    "once": bits(MOST_BITS),
    "dilemma": Number(0, 511),
    "resolved": Number(0, 3),
    "active": cards(MOST_BITS),
    "hidden": cards(MOST_BITS),
    "dealt": cards(MOST_BITS),
    "discarded": cards(MOST_BITS),
    "wallet": numbers(KINDS, 0, MOST_THINGS),
    "known": Row(tuple, Number(0, MOST_THINGS), HAND_KINDS, HAND_KINDS),
    "faces": numbers(WORKERS, 0, 6),
    "spots": numbers(WORKERS, RETURNING_SET, SPACES - 1),
}


class Player:
    """All that belongs to one player."""

    __slots__ = tuple(PLAYER_FIELDS)

    def __init__(
        self,
        seat: int,
        morale: int,
        knowledge: int,
        stars: int,
        penalties: int,
        able: int,
        once: int,
        dilemma: int,
        resolved: int,
        active: tuple[int, ...],
        hidden: tuple[int, ...],
        dealt: tuple[int, ...],
        discarded: tuple[int, ...],
        wallet: list[int],
        known: tuple[int, ...],
        faces: list[int],
        spots: list[int],
    ) -> None:
        self.seat = seat
        self.morale = morale
        self.knowledge = knowledge
        self.stars = stars  # already placed
        self.penalties = penalties  # bits of the market penalties now suffered
        self.able = able  # bits of the recruits that may act in the present action
        self.once = once  # bits of the recruits whose once-a-turn ability is spent
        self.dilemma = dilemma  # the card's number
        self.resolved = resolved  # 0 not yet, 1 for a star, 2 for a recruit, 3 face up
        self.active = active  # recruits, in the order in which they became active
        self.hidden = hidden
        self.dealt = dealt  # recruits being chosen from
        self.discarded = discarded  # recruits this player has seen and turned down
        self.wallet = wallet  # by kind: commodities, resources, artifacts
        self.known = known  # by artifact: how many everybody knows to be in hand
        self.faces = faces  # of the four workers
        self.spots = spots  # of the four workers: a space, HAND, RESERVE or RETURNING

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.morale,
            self.knowledge,
            self.stars,
            self.penalties,
            self.able,
            self.once,
            self.dilemma,
            self.resolved,
            self.active,
            self.hidden,
            self.dealt,
            self.discarded,
            self.wallet[:],
            self.known,
            self.faces[:],
            self.spots[:],
        )


PLACEMENT_FIELDS: Final[dict[str, Shape]] = {
    "space": Number(0, SPACES - 1),
    "worker": Number(0, WORKERS - 1),
    "face": Number(0, 6),
    "bumped": Number(0, MOST_SEATS * WORKERS),
    "bumped_face": Number(0, 6),
    "paid": Number(-1, KINDS - 1),
}


class Placement:
    """The placement under way, or else the last one. Replaced, never changed: copies share it."""

    __slots__ = tuple(PLACEMENT_FIELDS)

    def __init__(
        self, space: int, worker: int, face: int, bumped: int, bumped_face: int, paid: int
    ) -> None:
        self.space = space
        self.worker = worker
        self.face = face  # kept, since the worker may be sacrificed
        self.bumped = bumped  # 0, or 1 + seat * 4 + worker
        self.bumped_face = bumped_face
        self.paid = paid  # the kind that was last paid, for retrieving as well

    def at(self, space: int) -> Placement:
        return Placement(space, self.worker, self.face, self.bumped, self.bumped_face, self.paid)

    def bumping(self, bumped: int, bumped_face: int) -> Placement:
        return Placement(self.space, self.worker, self.face, bumped, bumped_face, self.paid)

    def paying(self, kind: int) -> Placement:
        return Placement(self.space, self.worker, self.face, self.bumped, self.bumped_face, kind)


def owner_of(worker: int) -> int:
    """Return the seat whose worker this is, as the board and placements name it."""
    return (worker - 1) >> 2


OFFER: Final = Row(tuple, Number(0, MOST_THINGS), 0, 2 * KINDS)
STATE_FIELDS: Final[dict[str, Shape]] = {
    **KERNEL_FIELDS,
    "players": listed(Fields(Player, PLAYER_FIELDS), 2, MOST_SEATS),
    "turn": Number(0, MOST_SEATS - 1),
    "board": numbers(SPACES, 0, MOST_SEATS * WORKERS),
    "miners": numbers(3, 0, 99),
    "allegiance": numbers(4, 0, 99),
    "territories": numbers(4 * MOST_SEATS, 0, 99),
    "tiles": numbers(MARKETS, -1, 511),
    "market_stars": listed(bits(MOST_SEATS), MARKETS, MARKETS),
    "artifact_deck": numbers(6, 0, 999),
    "artifact_discard": numbers(6, 0, 999),
    "recruit_deck": cards(MOST_BITS),
    "tile_pool": cards(512),
    "dilemma_pool": cards(512),
    "placement": Fields(Placement, PLACEMENT_FIELDS),
    "market_helpers": bits(MOST_SEATS),
    "factions_left": bits(5),
    "newest_worker": Number(-1, WORKERS - 1),
    "extra_worker": Number(-1, WORKERS - 1),
    "offer": OFFER,
    "counter": OFFER,
    "offers_left": Number(0, 9),
    "trading": Flag(),
    "newcomers": Flag(),
    "open": Unsaved(tuple),
}


class EuphoriaState(State):
    """All data of a game in progress."""

    __slots__ = tuple(STATE_FIELDS)[len(KERNEL_FIELDS) :]

    def __init__(
        self,
        seats: int,
        rng: int,
        fixed: Fixed,
        unveiled: int,
        over: bool,
        agenda: list[Frame],
        lanes: list[Lane],
        seat: int,
        options: list[int],
        players: list[Player],
        turn: int,
        board: list[int],
        miners: list[int],
        allegiance: list[int],
        territories: list[int],
        tiles: list[int],
        market_stars: list[int],
        artifact_deck: list[int],
        artifact_discard: list[int],
        recruit_deck: tuple[int, ...],
        tile_pool: tuple[int, ...],
        dilemma_pool: tuple[int, ...],
        placement: Placement,
        market_helpers: int,
        factions_left: int,
        newest_worker: int,
        extra_worker: int,
        offer: tuple[int, ...],
        counter: tuple[int, ...],
        offers_left: int,
        trading: bool,
        newcomers: bool,
        open: tuple[int, ...],
    ) -> None:
        super().__init__(seats, rng, fixed, unveiled, over, agenda, lanes, seat, options)
        self.players = players
        self.turn = turn  # whose turn it is
        self.board = board  # by space: 0, or 1 + seat * 4 + worker; areas stay 0
        self.miners = miners
        self.allegiance = allegiance
        self.territories = territories  # stars by territory * 6 + seat
        self.tiles = tiles  # by market: the tile's number, or -1 while face down
        self.market_stars = market_stars  # by market: bits of the seats with a star
        self.artifact_deck = artifact_deck  # copies of each artifact
        self.artifact_discard = artifact_discard
        self.recruit_deck = recruit_deck
        self.tile_pool = tile_pool  # tiles not turned yet, on the sites or out of the game
        self.dilemma_pool = dilemma_pool  # cards dealt to nobody
        self.placement = placement
        # The last market, retrieval and new worker. Conditions of abilities ask about them in
        # windows that open later, and they outlive their procedures in saved states: so they
        # are facts about the game, and not values of a frame.
        self.market_helpers = market_helpers  # bits of the seats that built the last one
        self.factions_left = factions_left  # bits: where the last retrieved workers were
        self.newest_worker = newest_worker  # taken from the reserve in this turn, or -1
        self.extra_worker = extra_worker  # new, may follow this placement at once; or -1
        # Trading.
        self.offer = offer  # given by kind, then asked for by kind; empty without an offer
        self.counter = counter  # the same for a counter-offer
        self.offers_left = offers_left
        self.trading = trading
        # Caches, since they are needed at every turn.
        self.newcomers = newcomers  # has a recruit become active since the last action began?
        self.open = open  # spaces that are not closed to everybody; empty when out of date

    def copy(self) -> EuphoriaState:
        return EuphoriaState(
            self.seats,
            self.rng,
            self.fixed,
            self.unveiled,
            self.over,
            self.agenda[:],
            [lane.copy() for lane in self.lanes] if self.lanes else [],
            self.seat,
            self.options,
            [player.copy() for player in self.players],
            self.turn,
            self.board[:],
            self.miners[:],
            self.allegiance[:],
            self.territories[:],
            self.tiles[:],
            self.market_stars[:],
            self.artifact_deck[:],
            self.artifact_discard[:],
            self.recruit_deck,
            self.tile_pool,
            self.dilemma_pool,
            self.placement,
            self.market_helpers,
            self.factions_left,
            self.newest_worker,
            self.extra_worker,
            self.offer,
            self.counter,
            self.offers_left,
            self.trading,
            self.newcomers,
            self.open,
        )
