"""Movement by land, over water, and spreading (recall.move, recall.water, recall.spread)."""

from __future__ import annotations

from rekindle import Match
from rekindle.games.recall.presentation.view import MovementView
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    use,
    view_of,
    why,
)
from tests.rules_cited import rule

FOUR_MOVES = ["boots"]
"""A crate that gives 4 moves and nothing else."""

LONG_WALK = (
    "choose 3 move / (pay 1 white crystal: 4 move) / (pay 1 red crystal: 5 move)"
    " / (pay 1 purple crystal: 6 move)"
)


def movement(match: Match) -> MovementView:
    found = view_of(match).movement
    assert found is not None
    return found


def goals(match: Match) -> set[str]:
    return {move.removeprefix("to ") for move in offered(match, "to ")}


def spreading(lying: dict[str, str], **own: object) -> Match:
    """Box C with the upgrade whose water movement spreads, about to begin."""
    match = ground({"upgrades": ["c-1"], **own}, relicubes=lying)
    return play(use(match, "blank", "c"), "choose spreading water move")


# Moves


@rule("recall.move.1", "recall.move.2")
def test_a_move_takes_a_group_to_the_next_hex_and_others_stay_or_join() -> None:
    match = ground({"followers": {"f3": 3, "f2": 1, "h6": 1}, "crates": FOUR_MOVES})
    play(match, "open boots", "from f3", "with 2", "to f2")
    assert (followers(match, "f3"), followers(match, "f2")) == (1, 3)
    assert movement(match).moves_left == 3
    play(match, "with 3", "to g1")  # all three who are there now, with the one who waited
    assert (followers(match, "f2"), followers(match, "g1")) == (0, 3)
    play(match, "from h6", "to g5")  # another group, by the same effect
    assert (followers(match, "h6"), followers(match, "g5")) == (0, 1)
    play(match, "from f3", "to e3")
    assert at_turn(match)  # that was the fourth
    assert player(match).on_map == 5


@rule("recall.move.3")
def test_water_volcanoes_and_face_down_tiles_are_closed() -> None:
    match = ground({"followers": {"g6": 1, "f3": 1}, "crates": FOUR_MOVES}, tokens={"g3": "island"})
    play(match, "open boots", "from g6")
    for closed in ("h7", "f7", "f11"):
        assert article(match, f"to {closed}") == "recall.move.3", closed
    assert "f6" not in goals(match)
    play(match, "skip")
    match = ground({"followers": {"f3": 1}, "crates": FOUR_MOVES}, tokens={"g3": "island"})
    play(match, "open boots", "from f3", "to g3")  # an island is an exception
    assert followers(match, "g3") == 1
    match = ground({"tribe": "colteron", "followers": {"g6": 1}, "crates": FOUR_MOVES})
    play(match, "open boots", "from g6", "to f7")  # and volcanoes are one for COLTERON
    assert followers(match, "f7") == 1


@rule("recall.move.4")
def test_every_other_hex_is_open_whoever_is_there() -> None:
    match = ground(
        {"followers": {"i4": 2}, "crates": FOUR_MOVES},
        {"followers": {"h5": 2}, "buildings": ["h5"]},
    )
    play(match, "open boots", "from i4")
    assert {"h5", "i5", "start-1"} <= goals(match)
    assert article(match, "to start-2") == "recall.move.4"
    play(match, "with 1", "to h5")
    assert (followers(match, "h5", 0), followers(match, "h5", 1)) == (1, 2)
    play(match, "from i4", "to start-1")
    assert followers(match, "start-1") == 1


@rule("recall.move.4")
def test_starting_spaces_that_belong_to_nobody_are_closed_too() -> None:
    """Two players: start-3 is nobody's."""
    own = {"followers": {"i6": 1}, "crates": FOUR_MOVES}
    match = play(ground(own), "open boots", "from i6")
    assert "start-3" not in goals(match)
    assert article(match, "to start-3") == "recall.move.4"
    assert why(match, "to start-3").endswith("is not yours")


@rule("recall.move.5")
def test_x10_a_triple_move_cannot_be_interrupted_and_resumed() -> None:
    match = ground(
        {"followers": {"f3": 2}, "upgrades": ["b-1"], "crates": ["ore-sack"], "crystals": "4 white"}
    )
    use(match, "blank", "b")
    play(match, LONG_WALK, "choose 3 move")
    assert "open ore-sack" in moves(match)  # before its first move
    play(match, "from f3", "to f2")
    for free in ("open ore-sack", "use catalyst", "convert 3 white to red", "return f2"):
        assert article(match, free) == "recall.move.5", free
    assert "choose develop" not in moves(match)
    play(match, "skip")  # stopped early: the other two moves are gone
    assert offered(match, "from ") == set()
    assert "upgrade white" in moves(match)  # what is left of the box: its develop


@rule("recall.move.5")
def test_only_exosuit_comes_between_moves_and_payment() -> None:
    own = {"followers": {"f3": 2}, "gadgets": ["exosuit"], "crates": [*FOUR_MOVES, "ore-sack"]}
    match = ground(own, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3", "to e3")
    assert moves(match) == ["use exosuit", "spend followers"]
    assert article(match, "open ore-sack") != ""


@rule("recall.move.6")
def test_two_movement_effects_are_paid_each_at_its_end() -> None:
    match = ground(
        {"followers": {"f3": 4}, "keycards": ["footpath"]}, relicubes={"e3": "white", "g2": "white"}
    )
    use(match, "footpath", "d")
    play(match, "choose 2 move", "from f3", "to e3", "skip")
    assert player(match).relicubes["white"] == 1  # paid before the box is used
    assert followers(match, "e3") == 3
    play(match, "move", "from e3", "to d4")  # box D is all that is left
    assert movement(match).moves_left == 1


@rule("recall.move.7")
def test_a_group_is_of_one_player_and_pigs_stay_with_their_followers() -> None:
    match = ground(
        {"tribe": "dorian", "followers": {"f3": 2}, "crates": FOUR_MOVES},
        {"followers": {"f3": 3}},
        tokens={"f3": "farm"},
        pigs={"f3": 2},
    )
    play(match, "open boots", "from f3")
    assert "with 2" not in moves(match)  # they are in hand already: there are no others
    assert "with 3" not in moves(match)
    play(match, "bring 2", "to f2")
    assert (followers(match, "f2", 0), followers(match, "f3", 1)) == (2, 3)
    assert hex_at(match, "f2").pigs == 2
    play(match, "skip")
    match = ground(
        {"tribe": "dorian", "followers": {"f2": 1}, "crates": FOUR_MOVES},
        tokens={"f3": "farm"},
        pigs={"f3": 2},
    )
    play(match, "open boots")
    assert offered(match, "from ") == {"from f2"}  # pigs alone go nowhere


@rule("recall.move.8")
def test_a_group_goes_several_hexes_by_the_shortest_way_without_relicubes() -> None:
    match = ground({"followers": {"f3": 2}, "crates": FOUR_MOVES})
    play(match, "open boots", "from f3", "to d4")
    assert (followers(match, "d4"), movement(match).moves_left) == (2, 2)
    # The way leads over e3. With a relicube there it has to be gone hex by hex.
    match = ground({"followers": {"f3": 2}, "crates": FOUR_MOVES}, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3")
    assert "e3" in goals(match)
    assert "d4" not in goals(match)
    play(match, "to e3", "to d4", "skip")
    assert (followers(match, "d4"), followers(match, "e3")) == (1, 0)
    assert player(match).relicubes["gray"] == 1


# Water movement


@rule("recall.water.1", "recall.water.2")
def test_x16_a_group_goes_over_water_to_another_hex_beside_it() -> None:
    """From a monument hex over water to a vault hex, as in the picture."""
    match = ground({"followers": {"e6": 2}, "crates": ["canoe"]})
    play(match, "open canoe", "choose water move", "from e6")
    # Over f6 to its shores, over d7 to those of the lake in the north; not onto the volcanoes.
    assert goals(match) == {"e5", "e7", "f5", "g5", "g6", "d6", "d8", "d9", "b7", "c9", "b8"}
    play(match, "to g6")
    assert hex_at(match, "e6").kind == "monument"
    assert hex_at(match, "g6").kind == "vault"
    assert followers(match, "g6") == 2
    assert not offered(match, "from ")  # one group, once


@rule("recall.water.1")
def test_a_group_away_from_water_cannot_begin_and_closed_hexes_are_no_goals() -> None:
    match = ground({"followers": {"e3": 1, "i5": 1, "i4": 1}, "crates": ["canoe"]})
    play(match, "open canoe", "choose water move")
    assert offered(match, "from ") == {"from e3", "from i4"}
    assert article(match, "from i5") == "recall.water.1"
    play(match, "from i4")
    assert article(match, "to start-2") == "recall.move.4"
    assert "h3" in goals(match)
    assert "f5" not in goals(match)  # no water leads there


@rule("recall.water.3")
def test_no_water_hex_is_passed_twice() -> None:
    """At h5 there is one water hex, h4: whoever turns round in it cannot go on."""
    match = ground(
        {"followers": {"i4": 3}, "crates": ["canoe"]}, relicubes={"h4": "black", "g2": "white"}
    )
    play(match, "open canoe", "choose water move", "from i4", "to h4", "to g2")
    assert movement(match).stops == ["h4", "g2"]
    # Only shores of g2 are left: there is no way to it but over h4 and g3.
    assert goals(match) == {"g1", "h2", "h3", "f2", "f3"}


@rule("recall.water.3")
def test_a_group_goes_on_by_any_way_it_may_have_left_free() -> None:
    """From h4 to g2 leads a way over g3 and one over the island in h3: either is still free."""
    match = ground(
        {"followers": {"i4": 3}, "crates": ["canoe"]},
        relicubes={"h4": "black", "g2": "white"},
        tokens={"h3": "island"},
    )
    play(match, "open canoe", "choose water move", "from i4", "to h4", "to g2")
    assert "h3" in goals(match)  # the island, if the group came over g3
    assert "f4" in goals(match)  # beside g3, if it came over the island
    play(match, "to f4")
    assert followers(match, "f4") == 1


@rule("recall.water.2", "recall.water.4")
def test_nobody_stays_on_water_and_a_whole_group_may_be_used_up() -> None:
    match = ground({"followers": {"i4": 3}, "crates": ["oars"]}, relicubes={"h4": "black"})
    play(match, "open oars", "choose water move", "from i4", "to h4")
    assert movement(match).size == 2  # one stays for the relicube, the others go on together
    assert not offered(match, "with ")
    assert "skip" not in moves(match)
    assert article(match, "skip") == "recall.water.4"
    play(match, "to h5")
    assert (followers(match, "h4"), followers(match, "h5")) == (0, 2)
    assert player(match).relicubes["black"] == 1
    match = ground({"followers": {"i4": 1}, "crates": ["oars"]}, relicubes={"h4": "black"})
    play(match, "open oars", "choose water move", "from i4", "to h4")
    assert player(match).on_map == 0
    assert player(match).relicubes["black"] == 1


@rule("recall.water.5")
def test_islands_are_left_and_reached_over_water() -> None:
    match = ground({"followers": {"g3": 1}, "crates": ["canoe"]}, tokens={"g3": "island"})
    play(match, "open canoe", "choose water move", "from g3", "to g1")
    assert followers(match, "g1") == 1
    match = ground({"followers": {"g1": 1}, "crates": ["canoe"]}, tokens={"g3": "island"})
    play(match, "open canoe", "choose water move", "from g1", "to g3")
    assert followers(match, "g3") == 1
    # An island by itself is an area: there is no water beside h9.
    own = {"followers": {"i8": 1}, "crates": ["canoe"]}
    match = play(ground(own), "open canoe")
    assert "choose water move" not in moves(match)
    match = ground(own, tokens={"h9": "island"})
    play(match, "open canoe", "choose water move", "from i8")
    assert goals(match) == {"h9", "g8", "g9", "h8", "h10"}


@rule("recall.water.6")
def test_the_group_may_not_return_but_need_not_arrive_if_it_is_used_up() -> None:
    match = ground({"followers": {"i4": 2}, "crates": ["oars"]}, relicubes={"h4": "black"})
    play(match, "open oars", "choose water move", "from i4")
    assert article(match, "to i4") != ""
    play(match, "to h4")
    assert "i4" not in goals(match)
    assert article(match, "to i4") == "recall.water.6"
    own = {"followers": {"i4": 2}, "crates": ["oars"], "relicubes": {"black": 1}}
    match = ground(own, relicubes={"h4": "black"})
    play(match, "open oars", "choose water move", "from i4", "to h4")
    assert player(match).relicubes["black"] == 2  # both stayed, nobody arrived
    assert player(match).on_map == 0


# Spreading water movement


@rule("recall.spread.1")
def test_followers_spread_along_the_shores_and_pay_at_the_end() -> None:
    match = spreading({"g2": "black"}, followers={"i4": 4})
    play(match, "from i4", "with 1", "to f4")
    assert followers(match, "f4") == 1
    play(match, "with 1", "to h3")  # others of the same group, each with a way of their own
    assert article(match, "from h3") != ""
    play(match, "with 1", "to g2")
    assert movement(match).entered == ["g2"]
    assert player(match).relicubes["black"] == 0  # not paid yet
    play(match, "skip")
    assert player(match).relicubes["black"] == 1
    places = ("f4", "h3", "g2", "i4")
    assert [followers(match, place) for place in places] == [1, 1, 0, 1]


@rule("recall.spread.1")
def test_all_keep_to_the_water_area_of_the_first() -> None:
    match = spreading({}, followers={"f4": 3})
    play(match, "from f4", "with 1")
    assert {"i4", "e3"} <= goals(match)  # over the lake in the south or that in the north
    play(match, "to i4")
    assert "h3" in goals(match)
    assert not {"e3", "d4"} & goals(match)
    assert article(match, "to e3") != ""


@rule("recall.spread.1")
def test_no_follower_passes_a_water_hex_twice_but_another_may_pass_it_again() -> None:
    match = spreading({"h4": "black"}, followers={"i4": 4})
    play(match, "from i4", "with 2", "to h4")
    assert movement(match).stops == ["h4"]
    play(match, "to f4")
    assert followers(match, "f4") == 1
    assert {"f4", "h3", "g1"} <= goals(match)  # over h4 again, for those who follow
    play(match, "to g1")
    assert followers(match, "g1") == 2


@rule("recall.spread.2")
def test_those_who_end_in_the_hex_of_a_relicube_pay_its_full_cost() -> None:
    match = spreading({"g2": "black"}, followers={"i4": 3}, relicubes={"black": 1})
    play(match, "from i4", "with 1")
    assert article(match, "to g2") == "recall.cube.3"  # it costs two, and one comes
    play(match, "to f4")
    play(match, "to g2")  # the other two together
    assert player(match).relicubes["black"] == 2
    assert (player(match).on_map, followers(match, "f4")) == (1, 1)
