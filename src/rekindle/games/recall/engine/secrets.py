"""Determinisation: a state in which everything that a seat cannot know is dealt again.

Piles have no order and face-down tiles no fronts, so only the objectives and crates in the hands
of others are secrets.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count
from rekindle.kernel.chance import Dealer

MOST_DEALS: Final = 100


def determinise(rules: RecallRules, s: RecallState, seat: int | None, seed: int) -> RecallState:
    """Return a copy with the objectives and closed crates of all other seats dealt again.

    Everybody knows that a seat that is asked has two or more answers, so only such deals fit. A
    deal that is too rare to be found is the true one.
    """
    dealer = Dealer(seed)
    for _ in range(MOST_DEALS):
        copy = s.copy()
        others = [p for p in copy.players if p.seat != seat]
        deal_crates(copy, others, dealer)
        if not copy.over:
            deal_objectives(copy, others, dealer)
        if is_playable(rules, copy, seat):
            return finished(copy, dealer)
    return finished(s.copy(), dealer)


def finished(s: RecallState, dealer: Dealer) -> RecallState:
    """Give the copy a future of its own."""
    s.rng = dealer.future()
    s.fixed = ()
    return s


def is_playable(rules: RecallRules, s: RecallState, seat: int | None) -> bool:
    """Ask the current question again if its seat has another hand now."""
    if s.over or s.seat == seat:
        return True
    rules.ask_again(s)
    return len(s.options) > 1


def deal_crates(s: RecallState, others: list[Player], dealer: Dealer) -> None:
    """Swap the closed crates of other players with the pile; their numbers stay.

    Everybody knows which crates were shuffled into the pile when it last ran out (recall.crate.2).
    The others were in hands then: those are still with the players who have held some since.
    """
    pile = s.crates_shuffled
    fresh, held = s.crate_deck, 0
    for p in others:
        fresh |= p.crates & pile
        held |= p.crates & ~pile
    for p in others:
        drawn, fresh = hand_from(fresh, count(p.crates & pile), dealer)
        kept, held = hand_from(held, count(p.crates & ~pile), dealer)
        p.crates = drawn | kept
    s.crate_deck = fresh


def deal_objectives(s: RecallState, others: list[Player], dealer: Dealer) -> None:
    """Swap the objectives in the hands of others with those that nobody was dealt."""
    pool = s.objective_pool
    for p in others:
        pool |= p.objectives
    for p in others:
        p.objectives, pool = hand_from(pool, count(p.objectives), dealer)
    s.objective_pool = pool


def hand_from(pool: int, n: int, dealer: Dealer) -> tuple[int, int]:
    """Return a hand of n cards, and what is left of the pool."""
    hand = 0
    for _ in range(n):
        card = dealer.draw(pool)
        pool &= ~(1 << card)
        hand |= 1 << card
    return hand, pool
