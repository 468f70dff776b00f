"""Determinisation: a state in which everything that a seat cannot know is dealt again.

The state has no fronts of tiles and no order of piles, so only closed crates and artifact
cards of others are secrets.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.ops import KEEP_VERB
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import Dealer
from rekindle.kernel.moves import ARG_BITS

MOST_DEALS: Final = 500


def determinise(rules: ReviveRules, s: ReviveState, seat: int | None, seed: int) -> ReviveState:
    """Return a copy with the closed crates and artifact cards of all other seats dealt again."""
    dealer = Dealer(seed)
    copy = s.copy()
    others = [p for p in copy.players if p.seat != seat]
    deal_crates(copy, others, dealer)
    if copy.open_card < 0:
        deal_artifact_cards(copy, others, dealer)
    copy.rng = dealer.future()
    copy.fixed = ()
    if not copy.over and not copy.lanes:
        rules.ask_again(copy)
        if not copy.options:
            deal_until_payable(rules, copy, others, dealer, s)
    return copy


def deal_until_payable(
    rules: ReviveRules, copy: ReviveState, others: list[Player], dealer: Dealer, s: ReviveState
) -> None:
    """Deal crates again until another player can pay for what that player has named.

    Everybody knows that a named action can be paid (revive.paying.1), so only such deals fit. A
    deal that is too rare to be found is the true one.
    """
    for _ in range(MOST_DEALS):
        deal_crates(copy, others, dealer)
        rules.ask_again(copy)
        if copy.options:
            return
    for p in others:
        p.closed = s.players[p.seat].closed
    copy.crate_deck = s.crate_deck
    rules.ask_again(copy)


def deal_crates(s: ReviveState, others: list[Player], dealer: Dealer) -> None:
    """Swap the closed crates of other players with the pile; their numbers stay."""
    pool = s.crate_deck
    for p in others:
        pool |= p.closed
    for p in others:
        held = count(p.closed)
        p.closed = 0
        for _ in range(held):
            crate = dealer.draw(pool)
            pool &= ~(1 << crate)
            p.closed |= 1 << crate
    s.crate_deck = pool


def deal_artifact_cards(s: ReviveState, others: list[Player], dealer: Dealer) -> None:
    """Deal artifact cards kept, put back or still to choose from (revive.artifact-cards).

    Those kept are shown in the final scoring.
    """
    pool = s.card_pool
    for p in others:
        pool |= p.dealt
        if p.card >= 0 and not s.over:
            pool |= 1 << p.card
    for p in others:
        if p.card >= 0 and not s.over:
            p.card = dealer.draw(pool)
            pool &= ~(1 << p.card)
        held = count(p.dealt)
        p.dealt = 0
        for _ in range(held):
            card = dealer.draw(pool)
            pool &= ~(1 << card)
            p.dealt |= 1 << card
    s.card_pool = pool
    for lane in s.lanes:
        dealt = members(s.players[lane.seat].dealt)
        lane.options = [KEEP_VERB << ARG_BITS | card for card in dealt]
    if s.lanes:
        s.options = s.lanes[0].options
