"""What a seat sees: a white list. A field that is not declared here is never shown."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine.actions.trade import is_counter
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_ARTIFACT,
    FIRST_TUNNEL,
    GOODS,
    HAND,
    KINDS,
    PENALTIES,
    RESERVE,
    SITE_NAMES,
    SPACE_NAMES,
    STARS,
    THINGS,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import OFFER
from rekindle.games.euphoria.engine.rules import artifacts_held
from rekindle.games.euphoria.engine.scoring import LINES, score_lines
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.words import pack_of, recruits, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.view import PlayerBase, View

Counts = dict[str, int]
"""How many of each thing, by its word."""
Resolved = Literal["", "star", "recruit"]
"""What a dilemma was resolved for; nothing if it is not, or only lies face up."""
RESOLVED: tuple[Resolved, ...] = ("", "star", "recruit", "")


class WorkerView(Struct):
    """A worker on a space."""

    seat: int
    face: int


class PlacedWorker(Struct):
    """A worker of one player on the board."""

    space: str
    face: int


class WorkersView(Struct):
    """The workers of one player."""

    hand: list[int]
    """Faces."""
    board: list[PlacedWorker]
    reserve: int
    returning: int


class PlayerView(PlayerBase, kw_only=True):
    """One player's side."""

    morale: int
    knowledge: int
    stars: int
    stars_left: int
    goods: Counts
    artifacts_held: int
    workers: WorkersView
    recruits: list[str]
    """The active ones."""
    hidden_recruits: int
    dilemma_resolved: Resolved
    penalties: list[str]
    dilemma: str | UnsetType = UNSET
    """Before it is resolved only its owner sees which one it is."""
    artifacts: Counts | UnsetType = UNSET
    """In hand; this and the following only for the owner."""
    hidden: list[str] | UnsetType = UNSET
    """Recruits that are not active yet."""
    dealt: list[str] | UnsetType = UNSET
    """Recruits to choose from."""


class TerritoryView(Struct):
    """Stars on a territory."""

    open: int
    """How many spaces for stars there are."""
    stars: list[int]
    """By seat."""


class MarketView(Struct):
    """A construction site, or the market that was built on it."""

    site: str
    tile: str | None
    stars: list[int]
    """Seats."""


class OfferView(Struct):
    """A trade that is offered."""

    gives: Counts
    asks: Counts


class EuphoriaView(View, kw_only=True):
    """The board as one seat sees it."""

    players: list[PlayerView]
    allegiance: Counts
    miners: Counts
    territories: dict[str, TerritoryView]
    markets: list[MarketView]
    spaces: dict[str, list[WorkerView]]
    """Commodity areas always; other spaces only while a worker stands there."""
    artifact_deck: int
    artifact_discard: Counts
    recruit_deck: int
    trading: bool
    offer: OfferView | None
    counter_offer: OfferView | None


def view(setting: Setting, s: EuphoriaState, seat: int | None) -> EuphoriaView:
    """The board as this seat sees it; a spectator (None) sees what everybody sees."""
    # While everybody chooses recruits at the same time, choices made are not shown yet.
    choosing = bool(s.lanes)
    return EuphoriaView(
        game="euphoria",
        seats=s.seats,
        seat=seat,
        turn=None if choosing else s.turn,
        over=s.over,
        players=[player(setting, s, p, p.seat == seat, choosing) for p in s.players],
        allegiance=dict(zip(FACTIONS, s.allegiance, strict=True)),
        miners=dict(zip(FACTIONS, s.miners, strict=False)),
        territories=territories(setting, s),
        markets=[market(setting, s, i) for i in range(len(SITE_NAMES))],
        spaces=spaces(s),
        artifact_deck=sum(s.artifact_deck),
        artifact_discard=artifacts(s.artifact_discard),
        recruit_deck=len(s.recruit_deck),
        trading=s.trading,
        offer=offer(s, False, seat),
        counter_offer=offer(s, True, seat),
    )


def player(setting: Setting, s: EuphoriaState, p: Player, own: bool, choosing: bool) -> PlayerView:
    """One player's side; secrets are included only for their owner."""
    dilemma = pack_of(setting).components("dilemma")[p.dilemma].id
    names = [recruit_name(recruit) for recruit in recruits(setting)]
    concealed = choosing and not own
    shown = PlayerView(
        seat=p.seat,
        morale=p.morale,
        knowledge=p.knowledge,
        stars=p.stars,
        stars_left=STARS - p.stars,
        score=dict(zip(LINES, score_lines(rules_of(setting), s, p), strict=True)),
        goods=dict(zip(GOODS, p.wallet, strict=False)),
        artifacts_held=artifacts_held(p),
        workers=workers(p),
        recruits=[] if concealed else [names[r] for r in p.active],
        hidden_recruits=0 if concealed else len(p.hidden),
        dilemma_resolved=RESOLVED[p.resolved],
        penalties=[name for i, name in enumerate(PENALTIES) if p.penalties >> i & 1],
    )
    if p.resolved or own:
        shown.dilemma = dilemma
    if own:
        shown.artifacts = artifacts(p.wallet[FIRST_ARTIFACT:KINDS])
        shown.hidden = [names[r] for r in p.hidden]
        shown.dealt = [names[r] for r in p.dealt]
    return shown


def workers(p: Player) -> WorkersView:
    """Faces in hand, faces by space on the board, and how many are in reserve."""
    placed = sorted(
        (SPACE_NAMES[p.spots[i]], p.faces[i]) for i in range(WORKERS) if p.spots[i] >= 0
    )
    return WorkersView(
        hand=sorted(p.faces[i] for i in range(WORKERS) if p.spots[i] == HAND),
        board=[PlacedWorker(space, face) for space, face in placed],
        reserve=sum(1 for spot in p.spots if spot == RESERVE),
        returning=sum(1 for spot in p.spots if spot < RESERVE),
    )


def artifacts(counts: list[int]) -> Counts:
    return dict(zip(ARTIFACTS, counts, strict=True))


def territories(setting: Setting, s: EuphoriaState) -> dict[str, TerritoryView]:
    room = rules_of(setting).lookup.open_territory[s.seats]
    return {
        faction: TerritoryView(room, s.territories[i : i + s.seats])
        for i, faction in zip(range(0, 24, 6), FACTIONS, strict=True)
    }


def market(setting: Setting, s: EuphoriaState, i: int) -> MarketView:
    tile = s.tiles[i]
    return MarketView(
        site=SITE_NAMES[i],
        tile=pack_of(setting).components("market")[tile].id if tile >= 0 else None,
        stars=[seat for seat in range(s.seats) if s.market_stars[i] >> seat & 1],
    )


def spaces(s: EuphoriaState) -> dict[str, list[WorkerView]]:
    """The workers on every space, by its word."""
    found: dict[str, list[WorkerView]] = {}
    for number, name in enumerate(SPACE_NAMES):
        here = [
            WorkerView(p.seat, p.faces[i])
            for p in s.players
            for i in range(WORKERS)
            if p.spots[i] == number
        ]
        if here or number < FIRST_TUNNEL:
            found[name] = here
    return found


def offer(s: EuphoriaState, counter: bool, seat: int | None) -> OfferView | None:
    """What is offered and asked for; while it is put together only its maker sees it."""
    amounts = s.counter if counter else s.offer
    if not amounts:
        return None
    top = s.agenda[-1]
    if top.op == OFFER and is_counter(top) == counter and top.seat != seat:
        return None
    give, ask = amounts[:KINDS], amounts[KINDS:]
    return OfferView(
        gives={THINGS[kind]: n for kind, n in enumerate(give) if n},
        asks={THINGS[kind]: n for kind, n in enumerate(ask) if n},
    )
