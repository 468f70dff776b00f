"""Relicubes: entering, paying, placing (recall.cube)."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import CUBES
from rekindle.games.recall.engine.ops import E_CUBE
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    crystals,
    events,
    followers,
    hex_at,
    knowledge,
    moves,
    offered,
    play,
    player,
    skim,
    view_of,
    why,
)
from tests.rules_cited import rule

FOUR_MOVES = ["boots"]


@rule("recall.cube.1", "recall.cube.2", "recall.cube.6")
def test_x9_the_second_black_relicube_costs_two_followers_and_gives_two_steps() -> None:
    own = {"followers": {"f3": 3}, "crates": FOUR_MOVES, "relicubes": {"black": 1}}
    match = ground(own, relicubes={"e3": "black"})
    play(match, "open boots", "from f3", "to e3")
    assert player(match).relicubes["black"] == 1  # paid when the movement is over
    assert hex_at(match, "e3").relicube == "black"
    play(match, "skip")
    assert (followers(match, "e3"), player(match).supply) == (1, 22)
    assert player(match).relicubes["black"] == 2
    assert knowledge(match) == [0, 0, 2]  # what the second place of the row shows
    assert player(match).score["ambition"] == 3
    assert not hex_at(match, "e3").relicube


@rule("recall.cube.2")
def test_costs_and_points_by_column() -> None:
    found = []
    for n in range(5):
        own = {"followers": {"f3": 4}, "crates": FOUR_MOVES, "relicubes": {"brown": n}}
        match = ground(own, relicubes={"e3": "brown"})
        play(match, "open boots", "from f3", "to e3", "skip")
        skim(match)
        placed = {0: 2}.get(n, 0)  # the first brown place gives two followers
        found.append((4 + placed - player(match).on_map, player(match).score["ambition"]))
    assert found == [(1, 1), (2, 3), (2, 6), (3, 10), (3, 15)]


@rule("recall.cube.1", "recall.cube.3")
def test_who_passes_has_to_pick_it_up_and_pay_on_the_way() -> None:
    own = {"followers": {"f3": 2}, "crates": FOUR_MOVES}
    match = ground(own, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3", "to e3")
    assert "with 2" not in moves(match)  # one has to stay
    play(match, "to d4", "skip")
    assert (followers(match, "d4"), followers(match, "e3")) == (1, 0)
    assert player(match).relicubes["gray"] == 1
    # Without enough followers the hex is closed.
    match = ground(
        {**own, "relicubes": {"gray": 2}, "followers": {"f3": 1}}, relicubes={"e3": "gray"}
    )
    play(match, "open boots", "from f3")
    assert "to e3" not in moves(match)
    assert article(match, "to e3") == "recall.cube.3"
    assert "2" in why(match, "to e3")


@rule("recall.cube.4")
def test_the_cost_stays_and_rises_with_every_relicube_of_a_colour() -> None:
    match = ground(
        {"followers": {"f3": 2, "f2": 2}, "crates": FOUR_MOVES},
        relicubes={"e3": "gray", "h2": "gray"},
    )
    play(match, "open boots", "from f3", "to e3")
    assert "with 2" not in moves(match)
    assert article(match, "with 2") == "recall.cube.4"
    play(match, "from f2", "to g1")
    assert article(match, "to h2") == ""  # two are enough for the second one
    play(match, "to h2", "skip")
    assert (followers(match, "h2"), followers(match, "e3")) == (0, 1)
    assert player(match).relicubes["gray"] == 2
    # With one of them left behind the second is too dear.
    match = ground(
        {"followers": {"f3": 2, "f2": 1}, "crates": FOUR_MOVES},
        relicubes={"e3": "gray", "h2": "gray"},
    )
    play(match, "open boots", "from f3", "to e3", "from f2", "to g1")
    assert article(match, "to h2") == "recall.cube.3"


@rule("recall.cube.5")
def test_relicubes_are_placed_in_the_order_of_entering_and_rewarded_in_any() -> None:
    match = ground(
        {"followers": {"f3": 2, "g1": 1}, "crates": FOUR_MOVES},
        relicubes={"e3": "brown", "h2": "white"},
    )
    play(match, "open boots", "from g1", "to h2", "from f3", "to e3")
    found = view_of(match).movement
    assert found is not None
    assert found.entered == ["h2", "e3"]
    assert player(match).relicubes["white"] == 0
    play(match, "skip")
    placed = [event[2] for event in events(match) if event[0] == E_CUBE]
    assert placed == [CUBES.index("white"), CUBES.index("brown")]
    # Both rewards wait: two followers, and a step on the white track.
    assert player(match).relicubes == {"white": 1, "gray": 0, "black": 0, "brown": 1}
    assert knowledge(match)[0] == 1  # nothing depends on when it is taken
    assert offered(match, "place ") == {"place e3", "place start-1"}


@rule("recall.cube.5")
def test_the_rewards_of_one_movement_wait_together() -> None:
    own = {
        "followers": {"f3": 3, "g1": 1},
        "crates": FOUR_MOVES,
        "relicubes": {"brown": 2, "white": 0},
        "knowledge": {"white": 2},
    }
    match = ground(own, relicubes={"e3": "brown", "h2": "white"})
    play(match, "open boots", "from g1", "to h2", "from f3", "to e3", "skip")
    assert {"choose upgrade a keycard", "choose 1 white knowledge"} <= set(moves(match))
    play(match, "choose upgrade a keycard", "skip")
    assert player(match).knowledge["white"] == 3


@rule("recall.cube.7")
def test_a_relicube_on_water_is_reached_over_water_only() -> None:
    own = {"followers": {"i4": 3}, "crates": [*FOUR_MOVES, "oars"]}
    match = ground(own, relicubes={"h4": "gray"})
    play(match, "open boots", "from i4")
    assert "to h4" not in moves(match)
    play(match, "skip", "open oars", "choose water move", "from i4", "to h4", "to h5")
    assert player(match).relicubes["gray"] == 1
    assert (followers(match, "h5"), player(match).on_map) == (2, 2)


@rule("recall.cube.8")
def test_a_full_row_closes_the_hex_and_a_vault_brings_another_colour() -> None:
    own = {
        "followers": {"f3": 4, "h5": 2},
        "crates": [*FOUR_MOVES, "tool-chest"],
        "relicubes": {"gray": 5},
    }
    match = ground(own, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3")
    assert article(match, "to e3") == "recall.cube.8"
    play(match, "skip", "open tool-chest", "build h5", "vault reliquary")
    play(match, "choose relicube from the display")  # the camp beside it waits, too
    assert offered(match, "relicube ") == {"relicube white", "relicube black", "relicube brown"}
    assert article(match, "relicube gray") == "recall.cube.8"


@rule("recall.cube.9")
def test_no_follower_can_be_gained_where_a_relicube_lies() -> None:
    match = ground(
        {"followers": {"f3": 2, "e6": 1}, "crates": ["water-skin"], "keycards": ["blank"]},
        relicubes={"e3": "gray", "e7": "white"},
    )
    play(match, "open water-skin")
    assert offered(match, "place ") == {"place f3", "place e6", "place start-1"}
    # After a relicube has been entered and paid, it is gone: nobody ever stands beside one.
    match = ground({"followers": {"f3": 3}, "crates": FOUR_MOVES}, relicubes={"e3": "brown"})
    play(match, "open boots", "from f3", "with 2", "to e3")
    assert hex_at(match, "e3").relicube == "brown"
    play(match, "skip")
    assert not hex_at(match, "e3").relicube
    assert "place e3" in moves(match)
    play(match, "place e3", "place e3")
    assert at_turn(match)
    assert followers(match, "e3") == 3


@rule("recall.cube.5", "recall.cube.6")
def test_the_reward_is_what_the_relicube_covers() -> None:
    match = ground(
        {"followers": {"f3": 3}, "crates": FOUR_MOVES, "relicubes": {"brown": 1}},
        relicubes={"e3": "brown"},
    )
    play(match, "open boots", "from f3", "to e3", "skip")
    assert crystals(match) == [0, 1, 0]
    assert player(match).relicubes["brown"] == 2
