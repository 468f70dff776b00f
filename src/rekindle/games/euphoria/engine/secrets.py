"""Determinisation: a state in which everything that a seat cannot know is dealt again."""

from __future__ import annotations

from rekindle.games.euphoria.engine.actions.trade import EMPTY, is_counter
from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.effects.cards import discard_one_of_frame
from rekindle.games.euphoria.engine.ops import (
    DISCARD_ONE_OF,
    HIDE_VERB,
    KEEP_VERB,
    OFFER,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.chance import Dealer
from rekindle.kernel.moves import ARG_BITS


def determinise(
    rules: EuphoriaRules, s: EuphoriaState, seat: int | None, seed: int
) -> EuphoriaState:
    """Return a copy with the hands, recruits and dilemmas of all other seats dealt again.

    Another seat may be asked about what it holds: then only a deal that leaves it
    a choice is possible.
    """
    dealer = Dealer(seed)
    while True:
        twin = s.copy()
        others = [p for p in twin.players if p.seat != seat]
        forget_unfinished_offer(twin, seat)
        deal_artifacts(twin, others, dealer)
        deal_drawn_cards(twin, seat, dealer)
        deal_recruits(rules, twin, others, dealer)
        deal_dilemmas(twin, others, dealer)
        twin.rng = dealer.future()
        twin.fixed = ()
        if twin.over or twin.lanes or seat == twin.seat:
            return twin
        rules.ask_again(twin)
        if len(twin.options) > 1:
            return twin


def deal_artifacts(s: EuphoriaState, others: list[Player], dealer: Dealer) -> None:
    """Hands keep their sizes and what was seen in them; the rest changes places with the deck."""
    pool = copies(s.artifact_deck)
    for p in others:
        pool += copies(secret_cards(p))
    pool = dealer.shuffled(pool)
    for p in others:
        secret = sum(secret_cards(p))
        dealt = counts(pool[:secret])
        p.wallet[FIRST_ARTIFACT:KINDS] = [n + m for n, m in zip(p.known, dealt, strict=True)]
        del pool[:secret]
    s.artifact_deck = counts(pool)


def secret_cards(p: Player) -> list[int]:
    """Return how many artifacts of each kind only their owner knows to be in this hand."""
    held = p.wallet[FIRST_ARTIFACT:KINDS]
    return [n - known for n, known in zip(held, p.known, strict=True)]


def forget_unfinished_offer(s: EuphoriaState, seat: int | None) -> None:
    """What another seat has put into an offer so far is not known until it is proposed."""
    f = s.agenda[-1] if s.agenda else None
    if f is not None and f.op == OFFER and f.seat != seat:
        if is_counter(f):
            s.counter = EMPTY
        else:
            s.offer = EMPTY


def deal_drawn_cards(s: EuphoriaState, seat: int | None, dealer: Dealer) -> None:
    """Another seat that must discard one of two drawn cards does so from what it was dealt."""
    f = s.agenda[-1] if s.agenda else None
    if f is not None and f.op == DISCARD_ONE_OF and f.seat != seat:
        hand = dealer.shuffled(copies(secret_cards(s.players[f.seat])))
        first, second = hand[0] + FIRST_ARTIFACT, hand[1] + FIRST_ARTIFACT
        s.agenda[-1] = discard_one_of_frame(f.seat, first, second)


def copies(amounts: list[int]) -> list[int]:
    return [card for card, n in enumerate(amounts) for _ in range(n)]


def counts(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(6)]


def deal_recruits(
    rules: EuphoriaRules, s: EuphoriaState, others: list[Player], dealer: Dealer
) -> None:
    """Hidden, dealt and discarded recruits of the others change places with the deck.

    A hidden recruit is never of a faction that is revealed: it would be active. During the
    simultaneous choice an active recruit of another seat is still secret too.
    """
    choosing = bool(s.lanes)
    pool = list(s.recruit_deck)
    for p in others:
        pool += [*p.hidden, *p.dealt, *p.discarded]
        if choosing:
            pool += p.active
    pool = dealer.shuffled(pool)
    for p in others:
        p.hidden = take_hidden(rules, s, pool, len(p.hidden))
    for p in others:
        p.dealt = take(pool, len(p.dealt))
        p.discarded = take(pool, len(p.discarded))
        if choosing:
            p.active = take(pool, len(p.active))
    s.recruit_deck = tuple(sorted(pool))
    for lane in s.lanes:
        p = s.players[lane.seat]
        verb = HIDE_VERB if lane.agenda[-1].step else KEEP_VERB
        lane.options = [verb << ARG_BITS | recruit for recruit in p.dealt]
    if s.lanes:
        s.options = s.lanes[0].options


def take_hidden(rules: EuphoriaRules, s: EuphoriaState, pool: list[int], n: int) -> tuple[int, ...]:
    factions = rules.lookup.recruit_faction
    taken = tuple([card for card in pool if not is_revealed(rules, s, factions[card])][:n])
    for card in taken:
        pool.remove(card)
    return taken


def take(pool: list[int], n: int) -> tuple[int, ...]:
    taken = tuple(pool[:n])
    del pool[:n]
    return taken


def deal_dilemmas(s: EuphoriaState, others: list[Player], dealer: Dealer) -> None:
    """Dilemmas that nobody has shown yet."""
    secret = [p for p in others if not p.resolved]
    pool = dealer.shuffled([*s.dilemma_pool, *(p.dilemma for p in secret)])
    for p in secret:
        (p.dilemma,) = take(pool, 1)
    s.dilemma_pool = tuple(sorted(pool))
