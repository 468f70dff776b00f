"""Offers that bots make: few, and good for both (euphoria.trade)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import rekindle
from rekindle import Match, bots
from rekindle.bots import seat_of
from rekindle.bots.learned.files import save
from rekindle.bots.offers import Worth, next_of_offer
from rekindle.games.euphoria import position
from rekindle.games.euphoria.engine.constants import THINGS
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.state import State

from .networks import arbitrary
from .tables import table

Wishes = dict[int, dict[str, float]]
"""By seat: what one of each thing is worth, in shares of the win."""


def wishing(wishes: Wishes) -> Worth:
    """A valuation by what everybody holds; what nobody wishes for is worth nothing."""

    def worth(match: Match, states: Sequence[State]) -> list[list[float]]:
        return [[of_hand(s, seat) for seat in range(s.seats)] for s in states]

    def of_hand(s: State, seat: int) -> float:
        wallet = cast(EuphoriaState, s).players[seat].wallet
        return sum(n * wallet[THINGS.index(thing)] for thing, n in wishes.get(seat, {}).items())

    return worth


def trading(*players: dict[str, Any], **rest: Any) -> Match:
    """A table where everybody trades, at the turn of the first player."""
    return position(
        seats=len(players),
        players=[{"workers": [3, 4], "morale": 3, **own} for own in players],
        options={"trading": "on"},
        **rest,
    )


def offer_made(match: Match, worth: Worth) -> list[str]:
    """The moves with which the seat to move makes an offer; none if it would not."""
    maker, made = match.decision.seat, []
    while match.decision.seat == maker:
        move = next_of_offer(seat_of(match, maker), worth)
        if move is None:
            break
        match.play(move)
        made.append(move.text)
    return made


SWAP: Wishes = {0: {"water": 0.1}, 1: {"energy": 0.1}}
"""The first player is glad of water, the second of energy."""


def test_an_offer_that_helps_both_is_made_move_by_move() -> None:
    match = trading({"energy": 2}, {"water": 2}, {"water": 2})
    assert offer_made(match, wishing(SWAP)) == [
        "trade player-2",
        "give energy",
        "ask water",
        "propose",
    ]
    assert match.decision.seat == 1


def test_one_offer_a_turn_and_before_the_action() -> None:
    match = trading({"energy": 2, "workers": [3, 3]}, {"water": 2}, {})
    offer_made(match, wishing(SWAP))
    match.play("decline")
    assert offer_made(match, wishing(SWAP)) == []
    again = trading({"energy": 2, "workers": [3, 3]}, {"water": 2}, {})
    again.play("place 3 farm")
    assert any(move.text.startswith("trade") for move in again.decision.moves)
    assert offer_made(again, wishing(SWAP)) == []


@pytest.mark.parametrize(
    "wishes",
    [
        {0: {"water": 0.1}},  # the partner has nothing from it
        {1: {"energy": 0.1}},  # the maker has nothing from it
        {0: {"water": 0.005}, 1: {"energy": 0.1}},  # too little to talk about
        {0: {"water": 0.1, "energy": 0.1}, 1: {"energy": 0.1}},  # as good as before
        {0: {"gold": 0.1}, 1: {"energy": 0.1}},  # what nobody has
    ],
)
def test_no_offer_that_does_not_help_both(wishes: Wishes) -> None:
    match = trading({"energy": 2}, {"water": 2}, {"water": 2})
    assert offer_made(match, wishing(wishes)) == []


def test_the_offer_that_is_best_for_its_maker() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"food": 1, "water": 1})
    wishes = {0: {"water": 0.1, "food": 0.2}, 1: {"energy": 0.3}, 2: {"energy": 0.1}}
    assert offer_made(match, wishing(wishes))[:3] == ["trade player-3", "give energy", "ask food"]


def test_no_offer_with_two_players_or_where_trading_is_off() -> None:
    assert offer_made(trading({"energy": 1}, {"water": 1}), wishing(SWAP)) == []
    players = [{"energy": 1}, {"water": 1}, {}]
    assert offer_made(position(seats=3, players=players), wishing(SWAP)) == []


def test_a_card_is_asked_for_if_it_was_seen_there() -> None:
    """Nobody is asked for cards that he or she hardly has; a card that was traded is known."""
    wishes = {0: {"bat": 0.1}, 1: {"energy": 0.1}}
    hand = ["bat", "bear", "box"]
    unseen = trading({"energy": 1}, {"artifacts": ["bear", "bear", "box"]}, {"artifacts": hand})
    few = {0: {"bat": 0.02}, 1: {"energy": 0.02}}
    assert offer_made(unseen, wishing(few)) == []
    seen = trading({"energy": 1}, {"artifacts": hand, "known": ["bat"]}, {})
    assert offer_made(seen, wishing(wishes))[:3] == ["trade player-2", "give energy", "ask bat"]


def test_offers_do_not_depend_on_secrets() -> None:
    wishes = {
        seat: {thing: (7 * i + 5 * seat) % 11 / 50 for i, thing in enumerate(THINGS)}
        for seat in range(3)
    }
    made = 0
    for seed in range(20):
        match = table(seed, seats=3, decisions=60, trading=True)
        number = match.decision.seat
        other = match.determinised(number, seed)
        moves = [next_of_offer(seat_of(truth, number), wishing(wishes)) for truth in (match, other)]
        assert moves[0] == moves[1]
        made += moves[0] is not None
    assert made


@pytest.mark.parametrize("game", ["revive", "recall"])
def test_games_without_offers_have_none(game: str) -> None:
    match = rekindle.new(game, seats=3, seed=1)
    for _ in range(30):
        assert offer_made(match, wishing({})) == []
        match.play(match.decision.moves[0], match.decision.seat)


def test_a_bot_with_a_network_makes_offers_that_help_both(tmp_path: Path) -> None:
    """Its network likes water in its own hand, and thinks that the next player needs energy."""
    match = trading({"energy": 2}, {"water": 2}, {"water": 2})
    network, card = arbitrary(match)
    w, names = network.weights, match.game.feature_names(match.setting, 3)
    for array in w.arrays():
        array[:] = 0
    for seat, name in enumerate(["own.goods.water", "opponent-1.goods.energy"]):
        w.first[names.index(name), seat] = w.second[seat, seat] = w.shares[seat, seat] = 1.0
    path = tmp_path / "net.npz"
    save(path, network, card)
    bot, made = bots.find(f"value:{path}", 1), []
    while match.decision.seat == 0 and "propose" not in made:
        move = bot.choose(seat_of(match, 0))
        match.play(move)
        made.append(move.text)
    assert made == ["trade player-2", "give energy", "ask water", "propose"]
