"""What an accepted trade does, and what an offer may tell (euphoria.trade.4 and 5)."""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle.games.euphoria.presentation.view import OfferView
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import (
    discarded,
    everything,
    fill,
    may,
    moves,
    offer,
    player,
    trades,
    trading,
)
from tests.rules_cited import rule


@rule("euphoria.trade.4", "euphoria.hand.1")
def test_after_a_trade_both_players_obey_the_hand_limit() -> None:
    match = trading(
        {"artifacts": ["bat"], "energy": 1},
        {"artifacts": ["box", "bear", "book"], "morale": 3, "water": 1},
    )
    offer(match, "player-2", "energy", "box bear")
    play(match, "accept")
    assert (asked(match), set(moves(match))) == (0, {"discard box", "discard bear", "discard bat"})
    play(match, "discard bat", "discard box")
    assert player(match).artifacts == ["bear"]
    assert player(match, 1).artifacts == ["book"]
    assert discarded(match) == ["box", "bat"]
    assert trades(match)  # the turn goes on where it was


@rule("euphoria.trade.4", "euphoria.hand.1")
def test_the_player_who_accepts_obeys_it_too() -> None:
    match = trading({"artifacts": ["bat", "box"], "morale": 2}, {"artifacts": ["bear"], "water": 1})
    offer(match, "player-2", "bat box", "water")
    play(match, "accept")
    assert (asked(match), set(moves(match))) == (1, {"discard bat", "discard box", "discard bear"})
    play(match, "discard bear", "discard box")
    assert player(match, 1).artifacts == ["bat"]
    assert asked(match) == 0


@rule("euphoria.trade.4", "euphoria.hand.1")
def test_a_swap_of_artifacts_that_keeps_within_the_limit_costs_nothing() -> None:
    match = trading({"artifacts": ["bat"]}, {"artifacts": ["bear"]})
    offer(match, "player-2", "bat", "bear")
    play(match, "accept")
    assert (player(match).artifacts, player(match, 1).artifacts) == (["bear"], ["bat"])
    assert discarded(match) == []


@rule("euphoria.trade.4", "euphoria.abilities.6")
def test_artifacts_gained_by_a_trade_are_not_drawn() -> None:
    match = trading(
        {"energy": 1, "recruits": ["geek", "gambler"], "morale": 3, "knowledge": 1},
        {"artifacts": ["bear"]},
    )
    offer(match, "player-2", "energy", "bear")
    play(match, "accept")
    assert asked(match) == 0
    assert not [move for move in moves(match) if move.startswith("use")]
    assert player(match).artifacts == ["bear"]


@rule("euphoria.trade.4")
def test_a_record_tells_of_trades() -> None:
    match = trading({"energy": 3}, {"water": 1})
    offer(match, "player-2", "energy", "water")
    play(match, "counter")
    fill(match, "water", "energy energy")
    halfway = rekindle.load(match.record())
    assert everything(halfway, 0) == everything(match, 0)
    play(match, "accept")
    again = rekindle.load(match.record())
    assert [everything(again, seat) for seat in (0, 1)] == [
        everything(match, seat) for seat in (0, 1)
    ]


@rule("euphoria.trade.5")
def test_an_offer_is_seen_by_nobody_while_it_is_put_together() -> None:
    hand: dict[str, Any] = {"artifacts": ["bat", "bear"], "morale": 2, "energy": 2}
    one = trading(hand, {"water": 2, "gold": 2}, {})
    play(one, "trade player-2")
    other = one.copy()
    play(one, "give bat", "ask water")
    play(other, "give energy", "give energy", "ask gold", "ask gold")
    for seat in (1, 2, None):
        assert everything(one, seat) == everything(other, seat)
        assert view_of(one, seat).offer is None
    assert view_of(one, 0).offer == OfferView(gives={"bat": 1}, asks={"water": 1})


@rule("euphoria.trade.5")
def test_a_counter_offer_is_seen_by_nobody_while_it_is_put_together() -> None:
    one = trading({"energy": 2, "gold": 1}, {"artifacts": ["bat", "bear"], "morale": 2}, {})
    offer(one, "player-2", "energy", "bat")
    play(one, "counter")
    other = one.copy()
    play(one, "give bear", "ask energy")
    play(other, "give bat", "give bear", "ask gold")
    for seat in (0, 2, None):
        assert everything(one, seat) == everything(other, seat)
        assert view_of(one, seat).counter_offer is None
    assert view_of(one, 1).counter_offer == OfferView(gives={"bear": 1}, asks={"energy": 1})


@rule("euphoria.trade.5")
def test_an_offer_that_is_dropped_was_never_seen() -> None:
    match = trading({"artifacts": ["bat"], "energy": 1}, {"gold": 1})
    before = everything(match, 1)
    play(match, "trade player-2", "give bat", "ask gold", "withdraw")
    assert everything(match, 1) == before
    assert player(match).artifacts == ["bat"]


@rule("euphoria.trade.5")
def test_a_proposed_offer_shows_the_things_in_it_and_no_more() -> None:
    hand = {"artifacts": ["bat", "bear"], "morale": 2, "energy": 1}
    one = trading(hand, {"water": 1}, {})
    other = trading({**hand, "artifacts": ["bat", "book"]}, {"water": 1}, {})
    for match in (one, other):
        offer(match, "player-2", "bat", "water")
        assert view_of(match).offer == OfferView(gives={"bat": 1}, asks={"water": 1})
    for seat in (1, 2, None):
        assert everything(one, seat) == everything(other, seat)


@rule("euphoria.trade.3", "euphoria.trade.5")
@pytest.mark.parametrize("to", ["player-2", "all"])
def test_whether_an_offer_could_be_accepted_stays_secret(to: str) -> None:
    """Whoever lacks the artifact asked for is asked all the same, and declines in person."""
    has, lacks = (
        trading({"energy": 1}, {"artifacts": [artifact]}, {"workers": [5]})
        for artifact in ("bat", "bear")
    )
    for match in (has, lacks):
        offer(match, to, "energy", "bat")
        assert asked(match) == 1
    assert "accept" in moves(has)
    assert "accept" not in moves(lacks)
    for seat in (0, 2, None):
        assert everything(has, seat) == everything(lacks, seat)


@rule("euphoria.trade.3", "euphoria.trade.5")
def test_a_counter_offer_can_always_be_accepted_so_that_a_refusal_tells_nothing() -> None:
    """What may be asked for does not depend on the hand, and a refusal is never automatic."""
    one, other = (
        trading({"energy": 1, "artifacts": [artifact]}, {"water": 1}, {"workers": [5]})
        for artifact in ("bat", "bear")
    )
    for match in (one, other):
        offer(match, "player-2", "energy", "water")
        play(match, "counter")
    assert everything(one, 1) == everything(other, 1)
    for match in (one, other):
        fill(match, "water", "energy")
        assert asked(match) == 0
        assert may(match, "accept", "decline")
    for seat in (1, 2, None):
        assert everything(one, seat) == everything(other, seat)


@rule("euphoria.trade.5")
@pytest.mark.parametrize("to", ["player-2", "all"])
def test_what_may_be_asked_for_does_not_depend_on_the_others_hands(to: str) -> None:
    one, other = (
        trading({"energy": 1}, {"artifacts": [artifact]}, {"workers": [5]})
        for artifact in ("bat", "bear")
    )
    play(one, f"trade {to}")
    play(other, f"trade {to}")
    assert everything(one, 0) == everything(other, 0)
    play(one, *["ask bat"] * 6)
    assert "ask bat" not in moves(one)  # there are no more of them


@rule("euphoria.trade.5")
@pytest.mark.parametrize("answer", ["decline", "counter"])
def test_a_refusal_tells_nothing_of_a_hand(answer: str) -> None:
    one, other = (trading({"energy": 1}, {"artifacts": [artifact]}) for artifact in ("bat", "bear"))
    for match in (one, other):
        offer(match, "player-2", "energy", "bat")
        play(match, answer)
        if answer == "counter":
            play(match, "withdraw")
        assert asked(match) == 0
    assert everything(one, 0) == everything(other, 0)
    assert everything(one, None) == everything(other, None)


@rule("euphoria.trade.1", "euphoria.trade.3")
def test_an_offer_that_is_put_together_may_be_taken_back_step_by_step() -> None:
    match = trading({"energy": 1}, {"water": 1})
    start = everything(match, 0)
    play(match, "trade player-2", "give energy", "ask water")
    assert [match.undo().text for _ in range(3)] == ["ask water", "give energy", "trade player-2"]
    assert everything(match, 0) == start


@rule("euphoria.trade.3")
def test_an_answer_is_the_other_players_and_nobody_elses() -> None:
    match = trading({"energy": 1}, {"water": 1}, {"water": 1})
    offer(match, "player-2", "energy", "water")
    for seat in (0, 2):
        with pytest.raises(rekindle.IllegalMove):
            match.play("accept", seat)
    play(match, "decline")
    assert not match.can_undo or match.undo_seat == 1
