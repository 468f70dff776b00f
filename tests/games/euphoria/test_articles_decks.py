"""The recruit decks, and what is not limited and not used (euphoria.decks, euphoria.modes)."""

from __future__ import annotations

import pytest

import rekindle
from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import play, view_of
from tests.games.euphoria.told import market, may, player, territory
from tests.rules_cited import rule

FIRST_EDITION = {
    "icarite": "maxime zong amanda sarinee lee gidget kaden sheppard flavio josh rebecca matthew",
    "euphorian": "laura yordy katy gary michael esme ray bradley ben jefferson julia nakagawa",
    "subterran": "maggie dave xander gambler josiah faith brett chase soulless curtis andrew phil",
    "wastelander": "flartner reitz jacko artist pete scarby ian geek kyle steven nick brian",
}
SECOND_VERSION = """
    zong jacko amanda dave yordy michael esme gambler brett flavio geek steven phil julia nakagawa
    brian
"""


@rule("euphoria.decks.1")
@pytest.mark.parametrize(("faction", "names"), FIRST_EDITION.items())
def test_the_first_deck_has_twelve_recruits_of_each_faction(faction: str, names: str) -> None:
    assert len(names.split()) == 12
    for name in names.split():
        match = position(players=[{"recruits": [name]}], allegiance={faction: 11})
        assert player(match).stars == 1, f"{name} is no {faction}"
    assert view_of(position()).recruit_deck == 48
    assert dict(rekindle.new("euphoria", 2).setting.options)["deck"] == "first"


@rule("euphoria.decks.2")
def test_the_second_deck_keeps_all_names_and_replaces_sixteen() -> None:
    cards = position().setting.extra.pack.components("recruit")
    assert sorted(card.replaces for card in cards if card.replaces) == sorted(
        SECOND_VERSION.split()
    )
    for faction, names in FIRST_EDITION.items():
        for name in names.split():
            match = position(
                players=[{"recruits": [name]}], allegiance={faction: 11}, options={"deck": "second"}
            )
            assert player(match).stars == 1
    assert view_of(position(options={"deck": "second"})).recruit_deck == 48


@rule("euphoria.decks.2")
@pytest.mark.parametrize(("deck", "knowledge"), [("first", 5), ("second", 4)])
def test_major_dave_costs_less_in_the_second_deck(deck: str, knowledge: int) -> None:
    match = position(
        players=[
            {"workers": [1, 2], "energy": 1, "recruits": ["dave"]},
            {"board": {"euphorian-tunnel": 1}, "workers": [3]},
        ],
        dice=[1],
        options={"deck": deck},
    )
    play(match, "place 1 euphorian-tunnel", "use dave")
    assert player(match).knowledge == knowledge


@rule("euphoria.modes.1")
def test_further_doubles_cost_no_morale() -> None:
    match = position(players=[{"workers": [2, 2, 2, 2], "morale": 4}])
    play(match, "place 2 farm", "place 2 farm", "place 2 aquifer", "place 2 generator")
    assert player(match).morale == 4


@rule("euphoria.modes.1", "euphoria.market.1")
def test_the_star_of_a_built_market_never_goes_on_its_tile() -> None:
    match = position(
        players=[{"workers": [1, 2], "energy": 4, "stone": 1}],
        markets={"upper-subterran": {"tile": "courthouse", "stars": [1]}},
    )
    play(match, "place 1 upper-subterran-market")
    assert market(match, "upper-subterran") == ("courthouse", [1])
    assert territory(match, "subterran") == [1, 0]


@rule("euphoria.modes.2")
def test_goods_never_run_out() -> None:
    match = position(players=[{"workers": [5, 5], "energy": 900, "gold": 900}] * 2)
    assert may(match, "place 5 generator")
    play(match, "place 5 generator", "place 5 generator")
    assert player(match).goods["energy"] == 903


@rule("euphoria.modes.2", "euphoria.spaces.3")
def test_a_commodity_area_takes_every_worker_there_is() -> None:
    others = {"board": {"farm": [6, 6, 6, 6]}}
    match = position(
        seats=6, players=[{"workers": [6], "board": {"farm": [6, 6, 6]}}, *[others] * 5]
    )
    play(match, "place 6 farm")
    assert len(view_of(match).spaces["farm"]) == 24
    assert player(match).goods == {"food": 2}
