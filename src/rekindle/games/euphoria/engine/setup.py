"""Sets up a game, from an empty state to the first decision."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import (
    DILEMMA_CARD,
    HAND,
    KINDS,
    MARKETS,
    RECRUIT_CARD,
    RESERVE,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import CHOOSE_RECRUITS, FIRST_ROLL
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import HAND_KINDS, EuphoriaState, Placement, Player
from rekindle.kernel.chance import draw_from, seeded, without
from rekindle.kernel.effects import NOTHING, TOGETHER
from rekindle.kernel.state import NO_SEAT, Frame


def new_player(rules: EuphoriaRules, seat: int) -> Player:
    """A player before any card is dealt: two workers in hand, two in reserve."""
    at_start = rules.lookup.start_workers
    return Player(
        seat=seat,
        morale=rules.lookup.start_morale,
        knowledge=rules.lookup.start_knowledge,
        stars=0,
        penalties=0,
        able=0,
        once=0,
        dilemma=0,
        resolved=0,
        active=(),
        hidden=(),
        dealt=(),
        discarded=(),
        wallet=[0] * KINDS,
        known=(0,) * HAND_KINDS,
        faces=[0] * WORKERS,
        spots=[HAND] * at_start + [RESERVE] * (WORKERS - at_start),
    )


def empty_state(rules: EuphoriaRules, seats: int, seed: int, trading: bool) -> EuphoriaState:
    """The state before any card is dealt."""
    lookup = rules.lookup
    return EuphoriaState(
        seats=seats,
        rng=seeded(seed),
        fixed=(),
        unveiled=0,
        over=False,
        agenda=[],
        lanes=[],
        seat=NO_SEAT,
        options=[],
        players=[new_player(rules, seat) for seat in range(seats)],
        turn=0,
        board=[0] * SPACES,
        miners=[0] * 3,
        allegiance=[0] * 4,
        territories=[0] * 24,
        tiles=[-1] * MARKETS,
        market_stars=[0] * MARKETS,
        artifact_deck=lookup.artifact_copies[:],
        artifact_discard=[0] * 6,
        recruit_deck=lookup.deck,
        tile_pool=tuple(range(len(lookup.tile_penalty))),
        dilemma_pool=tuple(range(len(lookup.dilemma_artifact))),
        placement=Placement(0, 0, 0, 0, 0, NOTHING),
        market_helpers=0,
        factions_left=0,
        newest_worker=-1,
        extra_worker=-1,
        offer=(),
        counter=(),
        offers_left=0,
        trading=trading,
        newcomers=True,
        open=(),
    )


def deal(rules: EuphoriaRules, s: EuphoriaState) -> None:
    """Deal recruits and dilemmas; then everybody chooses, and the first roll decides who begins."""
    for p in s.players:
        for _ in range(rules.lookup.recruits_dealt):
            card = draw_from(s, RECRUIT_CARD, s.recruit_deck)
            s.recruit_deck = without(s.recruit_deck, card)
            p.dealt = (*p.dealt, card)
    for p in s.players:
        p.dilemma = draw_from(s, DILEMMA_CARD, s.dilemma_pool)
        s.dilemma_pool = without(s.dilemma_pool, p.dilemma)
    s.agenda = [Frame(FIRST_ROLL, 0), Frame(TOGETHER, 0, 0, CHOOSE_RECRUITS)]
    rules.advance(s)
