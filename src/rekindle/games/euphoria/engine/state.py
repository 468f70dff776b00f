"""The state of Euphoria: fields, copies, nothing else."""

from __future__ import annotations

from typing import Final

from rekindle.kernel.state import KERNEL_FIELDS, Fixed, Frame, Lane, State

PLAYER_FIELDS: Final = (
    "seat",
    "morale",
    "knowledge",
    "stars",
    "penalties",
    "able",
    "once",
    "dilemma",
    "resolved",
    "active",
    "hidden",
    "dealt",
    "discarded",
    "wallet",
    "faces",
    "spots",
)
PLACEMENT_FIELDS: Final = ("space", "worker", "face", "bumped", "bumped_face", "paid")
STATE_FIELDS: Final = (
    *KERNEL_FIELDS,
    "players",
    "turn",
    "board",
    "miners",
    "allegiance",
    "territories",
    "tiles",
    "market_stars",
    "artifact_deck",
    "artifact_discard",
    "recruit_deck",
    "tile_pool",
    "dilemma_pool",
    "placement",
    "helpers",
    "left",
    "fresh",
    "extra",
    "offer",
    "counter",
    "offers_left",
    "trading",
    "newcomers",
    "open",
)


class Player:
    """All that belongs to one player."""

    __slots__ = PLAYER_FIELDS

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
            self.faces[:],
            self.spots[:],
        )


class Placement:
    """The placement under way, or else the last one. Replaced, never changed: copies share it."""

    __slots__ = PLACEMENT_FIELDS

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


class EuphoriaState(State):
    """All data of a game in progress."""

    __slots__ = STATE_FIELDS[len(KERNEL_FIELDS) :]

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
        helpers: int,
        left: int,
        fresh: int,
        extra: int,
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
        self.helpers = helpers  # bits of the seats that helped to build the last market
        self.left = left  # bits of the factions whose places the last retrieved workers left
        self.fresh = fresh  # the worker last taken from the reserve in this turn, or -1
        self.extra = extra  # the new worker that may follow this placement at once, or -1
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
            self.helpers,
            self.left,
            self.fresh,
            self.extra,
            self.offer,
            self.counter,
            self.offers_left,
            self.trading,
            self.newcomers,
            self.open,
        )
