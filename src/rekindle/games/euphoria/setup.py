"""From options and a seed to the first decision."""

from __future__ import annotations

from rekindle.games.euphoria.law import Law
from rekindle.games.euphoria.names import (
    DILEMMA_CARD,
    HAND,
    KINDS,
    MARKETS,
    RECRUIT_CARD,
    RESERVE,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.ops import CHOOSE_RECRUITS, FIRST_ROLL
from rekindle.games.euphoria.state import Player, Table
from rekindle.kernel.chance import draw_from, seeded, without
from rekindle.kernel.effects import TOGETHER
from rekindle.kernel.state import NO_SEAT, Frame


def new_player(law: Law, seat: int) -> Player:
    """A player before any card is dealt: two workers in hand, two in reserve."""
    at_start = law.book.start_workers
    return Player(
        seat=seat,
        morale=law.book.start_morale,
        knowledge=law.book.start_knowledge,
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
        faces=[0] * WORKERS,
        spots=[HAND] * at_start + [RESERVE] * (WORKERS - at_start),
    )


def empty_table(law: Law, seats: int, seed: int, trading: bool) -> Table:
    """The table before any card is dealt."""
    book = law.book
    return Table(
        seats=seats,
        rng=seeded(seed),
        fixed=(),
        unveiled=0,
        over=False,
        agenda=[],
        lanes=[],
        seat=NO_SEAT,
        options=[],
        players=[new_player(law, seat) for seat in range(seats)],
        turn=0,
        board=[0] * SPACES,
        miners=[0] * 3,
        allegiance=[0] * 4,
        territories=[0] * 24,
        tiles=[-1] * MARKETS,
        market_stars=[0] * MARKETS,
        artifact_deck=book.artifact_copies[:],
        artifact_discard=[0] * 6,
        recruit_deck=book.deck,
        tile_pool=tuple(range(len(book.tile_penalty))),
        dilemma_pool=tuple(range(len(book.dilemma_artifact))),
        space=0,
        die=0,
        face=0,
        bumped=0,
        bumped_face=0,
        paid=-1,
        helpers=0,
        left=0,
        fresh=-1,
        extra=-1,
        offer=(),
        counter=(),
        offers_left=0,
        trading=trading,
        newcomers=True,
        open=(),
    )


def set_up(law: Law, seats: int, seed: int, trading: bool) -> Table:
    """Deal recruits and dilemmas; then everybody chooses, and the first roll decides who begins."""
    s = empty_table(law, seats, seed, trading)
    for p in s.players:
        for _ in range(law.book.recruits_dealt):
            card = draw_from(s, RECRUIT_CARD, s.recruit_deck)
            s.recruit_deck = without(s.recruit_deck, card)
            p.dealt = (*p.dealt, card)
    for p in s.players:
        p.dilemma = draw_from(s, DILEMMA_CARD, s.dilemma_pool)
        s.dilemma_pool = without(s.dilemma_pool, p.dilemma)
    s.agenda = [Frame(FIRST_ROLL, 0), Frame(TOGETHER, 0, 0, CHOOSE_RECRUITS)]
    law.advance(s)
    return s
