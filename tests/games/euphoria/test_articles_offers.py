"""To whom an offer goes, and what they answer (euphoria.trade.3)."""

from __future__ import annotations

import pytest

from rekindle.games.euphoria.presentation.view import OfferView
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import fill, may, may_not, moves, offer, player, trading
from tests.rules_cited import rule


@rule("euphoria.trade.3")
def test_the_player_asked_may_accept_decline_or_make_a_counter_offer() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"water": 1})
    offer(match, "player-3", "energy", "water")
    assert (asked(match), set(moves(match))) == (2, {"accept", "decline", "counter"})


@rule("euphoria.trade.2", "euphoria.trade.3")
def test_what_one_does_not_hold_one_cannot_accept() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"water": 2})
    offer(match, "all", "energy", "water water")
    assert (asked(match), set(moves(match))) == (1, {"decline", "counter"})
    play(match, "decline")
    assert (asked(match), set(moves(match))) == (2, {"accept", "decline", "counter"})
    artifact = trading({"energy": 1}, {"artifacts": ["bear"]})
    offer(artifact, "player-2", "energy", "bat")
    assert (asked(artifact), set(moves(artifact))) == (1, {"decline", "counter"})


@rule("euphoria.trade.2")
def test_nobody_is_asked_for_goods_that_he_or_she_is_seen_not_to_have() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"clay": 1})
    play(match, "trade player-2")
    assert may_not(match, "ask clay", "ask gold")
    play(match, "ask water")
    assert may_not(match, "ask water")


@rule("euphoria.trade.3", "euphoria.trade.4")
def test_an_offer_to_all_is_closed_by_the_first_acceptance() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"water": 1}, {"water": 1}, turn=0)
    offer(match, "all", "energy", "water")
    assert asked(match) == 1
    play(match, "decline")
    assert asked(match) == 2
    play(match, "accept")
    assert asked(match) == 0
    assert view_of(match).offer is None
    assert [player(match, seat).goods for seat in range(4)] == [
        {"water": 1},
        {"water": 1},
        {"energy": 1},
        {"water": 1},
    ]


@rule("euphoria.trade.3")
def test_an_offer_that_all_decline_comes_to_nothing() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"water": 1}, turn=1)
    offer(match, "all", "water", "energy")
    assert asked(match) == 2
    play(match, "decline")
    assert asked(match) == 0
    play(match, "decline")
    assert asked(match) == 1
    assert view_of(match).offer is None
    assert player(match, 1).goods == {"water": 1}


@rule("euphoria.trade.3")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_counter_offer_goes_to_the_player_whose_turn_it_is(answer: str) -> None:
    match = trading({"energy": 3}, {"water": 1})
    offer(match, "player-2", "energy", "water")
    play(match, "counter")
    assert asked(match) == 1
    fill(match, "water", "energy energy")
    assert asked(match) == 0
    assert may(match, "accept", "decline")
    assert view_of(match).offer == OfferView(gives={"energy": 1}, asks={"water": 1})
    assert view_of(match).counter_offer == OfferView(gives={"water": 1}, asks={"energy": 2})
    play(match, answer)
    assert asked(match) == 0
    assert view_of(match).offer is view_of(match).counter_offer is None
    done = answer == "accept"
    assert player(match).goods == ({"energy": 1, "water": 1} if done else {"energy": 3})
    assert player(match, 1).goods == ({"energy": 2} if done else {"water": 1})


@rule("euphoria.trade.3")
def test_a_counter_offer_that_is_declined_leaves_the_offer_to_the_others() -> None:
    """Only an acceptance closes an offer, and each player asked may answer it."""
    match = trading({"energy": 3}, {"water": 1}, {"water": 1})
    offer(match, "all", "energy", "water")
    play(match, "counter")
    fill(match, "water", "energy energy")
    play(match, "decline")
    assert asked(match) == 2
    assert view_of(match).offer == OfferView(gives={"energy": 1}, asks={"water": 1})
    play(match, "accept")
    assert player(match).goods == {"energy": 2, "water": 1}


@rule("euphoria.trade.3")
@pytest.mark.parametrize("turn", [0, 2])
def test_a_counter_offer_that_is_accepted_closes_the_offer(turn: int) -> None:
    own = [{"energy": 3} if seat == turn else {"water": 1} for seat in range(3)]
    match = trading(*own, turn=turn)
    offer(match, "all", "energy", "water")
    first = asked(match)
    assert first == (turn + 1) % 3
    play(match, "counter")
    fill(match, "water", "energy energy")
    play(match, "accept")
    assert asked(match) == turn
    assert player(match, turn).goods == {"energy": 1, "water": 1}
    assert player(match, first).goods == {"energy": 2}
    assert view_of(match).offer is view_of(match).counter_offer is None


@rule("euphoria.trade.3")
def test_a_counter_offer_that_is_dropped_is_a_refusal() -> None:
    match = trading({"energy": 3}, {"water": 1}, {"water": 1})
    offer(match, "all", "energy", "water")
    play(match, "counter", "give water", "withdraw")
    assert asked(match) == 2
    assert may(match, "accept", "decline", "counter")


@rule("euphoria.trade.3")
def test_a_counter_offer_asks_for_goods_that_are_there_and_artifacts_that_were_offered() -> None:
    match = trading(
        {"energy": 1, "clay": 2, "artifacts": ["bat", "bear", "bat"], "morale": 3}, {"water": 1}
    )
    offer(match, "player-2", "bat", "water")
    play(match, "counter")
    assert {move for move in moves(match) if move.startswith("ask")} == {
        "ask energy",
        "ask clay",
        "ask bat",
    }
    play(match, "ask bat", "ask energy")
    assert may_not(match, "ask bat", "ask energy")
