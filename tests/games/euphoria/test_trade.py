"""When and what one may trade (euphoria.trade.1 and 2)."""

from __future__ import annotations

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.presentation.view import OfferView
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import ARTIFACTS, may, may_not, moves, offer, player, trades, trading
from tests.rules_cited import rule

GOODS = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
THINGS = (*GOODS, *ARTIFACTS)


# Who, when, how often (euphoria.trade.1)


@rule("euphoria.trade.1")
def test_the_player_whose_turn_it_is_may_offer_to_any_other_or_to_all() -> None:
    match = trading({"energy": 1}, {"gold": 1}, {}, turn=0)
    assert trades(match) == {"trade player-2", "trade player-3", "trade all"}
    match = trading({"energy": 1}, {"gold": 1}, {}, turn=1)
    assert trades(match) == {"trade player-1", "trade player-3", "trade all"}
    assert trades(trading({"energy": 1}, {})) == {"trade player-2"}


@rule("euphoria.trade.1")
def test_a_table_may_switch_trading_off() -> None:
    match = position(players=[{"workers": [3, 3], "energy": 1}], options={"trading": "off"})
    assert not trades(match)
    play(match, "place 3 farm")
    assert not trades(match)
    play(match, "place 3 farm")
    assert asked(match) == 1  # and no end of the turn is asked for
    assert view_of(rekindle.new("euphoria", 2)).trading is True


@rule("euphoria.trade.1")
def test_trading_is_possible_before_the_action_between_doubles_and_after_it() -> None:
    match = trading({"workers": [3, 3, 5], "energy": 3}, {"water": 3})
    offer(match, "player-2", "energy", "water")
    play(match, "accept")
    assert may(match, "place 3 farm")
    play(match, "place 3 farm")
    offer(match, "player-2", "energy", "water")
    play(match, "accept")
    assert may(match, "place 3 farm", "end")
    play(match, "place 3 farm")
    assert asked(match) == 0
    offer(match, "player-2", "energy", "water")
    play(match, "accept")
    assert asked(match) == 1  # three offers are made: the turn has ended
    assert player(match).goods == {"water": 3, "food": 2}
    assert player(match, 1).goods == {"energy": 3}


@rule("euphoria.trade.1")
@pytest.mark.parametrize("action", ["place 3 farm", "retrieve free", "dilemma"])
def test_after_any_action_the_turn_goes_on_until_it_is_ended(action: str) -> None:
    match = trading(
        {"workers": [3], "board": {"ark": 1}, "energy": 1, "dilemma": "bat", "artifacts": ["bat"]},
        {"water": 1},
    )
    play(match, action)
    if action == "dilemma":
        play(match, "resolve star")
    assert (asked(match), set(moves(match))) == (0, {"trade player-2", "end"})
    play(match, "end")
    assert asked(match) == 1


@rule("euphoria.trade.1")
def test_nobody_trades_in_the_middle_of_an_action_or_on_another_players_turn() -> None:
    match = trading(
        {"workers": [3], "energy": 2, "recruits": ["lee"], "morale": 3},
        {"workers": [3], "board": {"euphorian-tunnel": 2}, "recruits": ["ben"], "morale": 3},
        dice=[3],
    )
    play(match, "place 3 euphorian-tunnel")
    assert asked(match) == 0  # Lee
    assert not trades(match)
    play(match, "skip")
    assert moves(match) == ["dig resource", "dig artifact"]
    other = trading(
        {"workers": [3], "board": {"ark": 2}, "energy": 2},
        {"recruits": ["ben"], "morale": 3, "gold": 3},
        dice=[3],
    )
    play(other, "retrieve free")
    assert (asked(other), moves(other)) == (1, ["use ben", "skip"])


@rule("euphoria.trade.1")
def test_there_are_at_most_three_offers_a_turn_and_three_again_in_the_next() -> None:
    match = trading({"energy": 9}, {"water": 9})
    for _ in range(3):
        assert trades(match) == {"trade player-2"}
        offer(match, "player-2", "energy", "water")
        play(match, "decline")
        assert asked(match) == 0
    assert not trades(match)
    play(match, "place 3 farm")
    assert asked(match) == 1
    assert trades(match) == {"trade player-1"}
    play(match, "place 3 farm", "end")
    assert trades(match) == {"trade player-2"}


@rule("euphoria.trade.1", "euphoria.trade.2")
def test_who_has_nothing_to_give_opens_no_trade() -> None:
    match = trading({}, {"water": 9})
    assert not trades(match)
    play(match, "place 3 farm")
    assert trades(match) == {"trade player-2"}  # with the food just gained


@rule("euphoria.trade.1")
def test_what_a_trade_brings_may_be_used_in_the_same_turn() -> None:
    match = trading({"food": 1}, {"energy": 1})
    assert may_not(match, "place 3 euphorian-tunnel")
    offer(match, "player-2", "food", "energy")
    play(match, "accept", "place 3 euphorian-tunnel", "dig resource")
    assert player(match).goods == {"gold": 1}


# What (euphoria.trade.2)


@rule("euphoria.trade.2")
def test_commodities_resources_and_artifacts_may_be_mixed_and_nothing_else() -> None:
    goods = dict.fromkeys(GOODS, 1)
    match = trading({**goods, "artifacts": list(ARTIFACTS), "morale": 6}, goods)
    play(match, "trade player-2")
    assert set(moves(match)) == {
        *(f"give {thing}" for thing in THINGS),
        *(f"ask {thing}" for thing in THINGS),
        "withdraw",
    }


@rule("euphoria.trade.2")
def test_a_mixed_trade_of_several_of_each() -> None:
    match = trading(
        {"energy": 3, "gold": 1, "artifacts": ["bat"], "morale": 3},
        {"water": 2, "clay": 2, "artifacts": ["box", "box"], "morale": 3},
    )
    offer(match, "player-2", "energy energy gold bat", "water clay clay box box")
    assert view_of(match).offer == OfferView(
        gives={"energy": 2, "gold": 1, "bat": 1},
        asks={"water": 1, "clay": 2, "box": 2},
    )
    play(match, "accept")
    assert player(match).goods == {"energy": 1, "water": 1, "clay": 2}
    assert player(match).artifacts == ["box", "box"]
    assert player(match, 1).goods == {"energy": 2, "water": 1, "gold": 1}
    assert player(match, 1).artifacts == ["bat"]


@rule("euphoria.trade.2")
def test_each_side_must_give_something() -> None:
    match = trading({"energy": 2}, {"water": 2})
    play(match, "trade player-2")
    assert may_not(match, "propose")
    asking = match.copy()
    play(match, "give energy")
    assert may_not(match, "propose")
    play(asking, "ask water")
    assert may_not(asking, "propose")
    play(asking, "give energy")
    assert may(asking, "propose")


@rule("euphoria.trade.2")
def test_nobody_gives_what_he_or_she_does_not_own() -> None:
    match = trading({"energy": 2}, {"water": 2})
    play(match, "trade player-2")
    assert may_not(match, "give water", "give bat")
    play(match, "give energy", "give energy")
    assert may_not(match, "give energy")


@rule("euphoria.trade.2")
def test_nothing_of_one_kind_goes_both_ways() -> None:
    match = trading({"energy": 2, "artifacts": ["bat"]}, {"energy": 2})
    play(match, "trade player-2", "give energy")
    assert may_not(match, "ask energy")
    play(match, "ask bat")
    assert may_not(match, "give bat")


@rule("euphoria.trade.2")
def test_a_trade_may_be_as_large_as_what_is_owned() -> None:
    match = trading({"energy": 12, "gold": 1}, {"water": 12})
    give, ask = " ".join(["energy"] * 12), " ".join(["water"] * 12)
    offer(match, "player-2", give, ask)
    play(match, "accept")
    assert player(match).goods == {"water": 12, "gold": 1}
