"""HAYLA, ION, J'HE and K01."""

from __future__ import annotations

from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    crystals,
    end,
    followers,
    hex_at,
    knowledge,
    moves,
    offered,
    play,
    player,
    use,
    view_of,
)
from tests.rules_cited import rule

TOOL = ["tool-chest"]
JUMP = ["use hayla", "choose jump over a hex"]
SCATTER = ["use hayla", "choose scatter a group"]

# HAYLA


@rule("recall.tribe.hayla.1", "recall.tribe.hayla.2")
def test_a_jump_over_any_kind_of_hex_where_nothing_happens() -> None:
    """From g6 over the water of h7 to i7; from g1 over the relicube of h2 or g2 to h3."""
    match = ground({"tribe": "hayla", "followers": {"g6": 2}})
    play(match, *JUMP, "from g6")
    assert "to i7" in moves(match)
    assert article(match, "to g5") == "recall.tribe.hayla.2"  # one step away
    assert article(match, "to f9") == "recall.move.3"  # water
    play(match, "to i7")
    assert followers(match, "i7") == 2
    assert at_turn(match)
    own = {"tribe": "hayla", "followers": {"g1": 1}}
    match = ground(own, relicubes={"h2": "gray", "g2": "white"})
    play(match, *JUMP, "from g1", "to h3")
    assert followers(match, "h3") == 1
    assert (hex_at(match, "h2").relicube, hex_at(match, "g2").relicube) == ("gray", "white")
    assert not any(player(match).relicubes.values())
    # Over another player's starting space, and over a volcano.
    match = ground({"tribe": "hayla", "followers": {"i4": 1, "g6": 1}})
    play(match, *JUMP, "from i4")
    assert "to h3" in moves(match)
    play(match, "skip")
    match = ground({"tribe": "hayla", "followers": {"g6": 1}})
    play(match, *JUMP, "from g6")
    assert {"to e7", "to f8"} <= set(moves(match))


@rule("recall.tribe.hayla.1", "recall.tribe.hayla.3")
def test_each_follower_of_a_hex_moves_for_itself() -> None:
    match = ground({"tribe": "hayla", "followers": {"h6": 4, "f3": 1}})
    play(match, *SCATTER)
    assert offered(match, "from ") == {"from f3", "from h6"}
    play(match, "from h6", "with 1", "to g6", "with 1", "to h5")
    assert "from g6" not in moves(match)  # a move each
    play(match, "with 1", "to i5", "skip")
    assert [followers(match, name) for name in ("g6", "h5", "i5", "h6")] == [1, 1, 1, 1]


@rule("recall.tribe.hayla.3")
def test_those_who_enter_cover_the_cost_together() -> None:
    own = {"tribe": "hayla", "followers": {"f3": 3}, "relicubes": {"gray": 1}}
    match = ground(own, relicubes={"e3": "gray"})
    play(match, *SCATTER, "from f3", "with 1")
    assert article(match, "to e3") == "recall.cube.3"
    play(match, "to f4", "to e3")  # the two others
    assert player(match).relicubes["gray"] == 2
    assert player(match).on_map == 1


# ION


@rule("recall.tribe.ion.1", "recall.tribe.ion.2")
def test_a_used_keycard_comes_back_without_a_recall() -> None:
    own = {
        "tribe": "ion",
        "slots": {"a": "kiln", "b": "blank"},
        "keycards": ["carpentry"],
        "gadgets": ["rummager"],
        "uses": {"rummager": 1},
        "stones": {"white": 4},
        "followers": {"f4": 2},
    }
    match = ground(own)
    ready = player(match).stones.ready
    play(match, "use ion", "back a")
    assert player(match).slots["a"] is None
    assert sorted(player(match).keycards) == ["carpentry", "kiln"]
    assert player(match).stones.ready == ready - 1  # none comes back
    assert not offered(match, "produce ")
    # It may be the keycard of this turn: its effects and those of the box remain.
    use(match, "carpentry", "d")
    play(match, "use ion", "back d")
    assert "carpentry" in player(match).keycards
    assert "choose develop" in moves(match)
    assert "choose 2 move or develop" in moves(match)


# J'HE


@rule("recall.tribe.jhe.1", "recall.tribe.jhe.2")
def test_what_the_keycard_gives_once_more_and_chosen_differently() -> None:
    own = {"tribe": "jhe", "keycards": ["whetstone", "blank"], "stones": {"white": 4}}
    match = ground(own)
    use(match, "whetstone", "a")
    play(match, "choose 2 follower")  # 2 followers by the box
    before = player(match).on_map
    play(match, "choose 1 red crystal / 2 white crystal", "choose 1 red crystal")
    while "skip" in moves(match):
        play(match, "skip")
    assert moves(match)[0] == "end"
    play(match, "use jhe", "choose 2 white crystal")  # until the turn ends
    assert (crystals(match), player(match).on_map) == ([2, 1, 0], before)  # and not the box
    assert article(match, "use jhe") == "recall.tribe.jhe.2"  # once for each use of a keycard
    end(match)
    end(play(match, "recall"))
    assert "use jhe" not in moves(match)  # it waits for a keycard
    use(match, "blank", "b")
    assert article(match, "use jhe") == "recall.tribe.jhe.2"  # a white one gives nothing


@rule("recall.tribe.jhe.3")
def test_repeated_moves_are_another_movement_effect() -> None:
    own = {"tribe": "jhe", "keycards": ["footpath"], "followers": {"f3": 3}}
    match = ground(own, relicubes={"e3": "gray"})
    use(match, "footpath", "a")
    play(match, "use jhe", "choose 2 move", "from f3", "to e3")
    found = view_of(match).movement
    assert found is not None
    assert found.moves_left == 1
    play(match, "skip")
    assert player(match).relicubes["gray"] == 1  # finished for itself
    play(match, "choose 2 move", "from e3", "to d4", "skip")
    assert "choose 2 move" not in moves(match)
    assert crystals(match)[0] == 2  # the keycard's crystal came twice


@rule("recall.tribe.jhe.3")
def test_of_a_keycard_upgraded_in_its_slot_the_old_one_is_repeated() -> None:
    own = {"tribe": "jhe", "keycards": ["whetstone"], "knowledge": {"gray": 5}}
    match = ground(
        {**own, "crystals": "1 white", "stones": {"white": 3}},
        ancients={"gray": "mayfair"},
        green=["almanac"],
    )
    use(match, "whetstone", "b")
    play(match, "choose 1 red crystal / 2 white crystal", "choose 1 red crystal")
    play(match, "use mayfair", "swap whetstone", "take almanac")
    assert player(match).slots["b"] == "almanac"
    play(match, "use jhe", "choose 1 red crystal / 2 white crystal", "choose 1 red crystal")
    assert crystals(match) == [0, 2, 0]
    assert knowledge(match) == [0, 5, 0]


# K01


@rule("recall.tribe.k01.1", "recall.tribe.k01.3")
def test_the_reward_of_a_vault_a_second_time_chosen_anew() -> None:
    own = {"tribe": "k01", "followers": {"f4": 2}, "crates": TOOL}
    match = ground(own)
    play(match, "open tool-chest", "build f4", "vault library", "use k01")
    play(match, "know white", "know white")
    play(match, "choose 2 any knowledge", "know gray", "know black")
    assert knowledge(match) == [2, 1, 1]
    assert crystals(match)[0] == 2
    assert player(match).vaults == ["library"]
    match = ground(own)
    play(match, "open tool-chest", "build f4", "vault garrison", "use k01")
    assert followers(match, "f4") == 1 + 3 + 3


@rule("recall.tribe.k01.2")
def test_of_a_relicube_only_what_it_covers_is_gained_twice() -> None:
    """The example of the second black relicube: two steps, and two more."""
    own = {
        "tribe": "k01",
        "gadgets": ["booster"],
        "followers": {"f4": 1},
        "crates": TOOL,
        "relicubes": {"black": 1},
        "stones": {"white": 3},
    }
    match = ground(own, ancients={"black": ["bishop", "gpr", "lectern", "portal", "kinetor"]})
    play(match, "open tool-chest", "build f4", "vault reliquary")
    assert "use k01" not in moves(match)  # not the vault itself
    play(match, "choose relicube from the display", "relicube black")
    assert {"use k01", "use booster"} <= set(moves(match))
    play(match, "use booster", "use k01", "skip")
    assert knowledge(match)[2] == 4
    assert player(match).relicubes["black"] == 2  # one, and one trigger for BOOSTER
    assert crystals(match)[1] == 1
    assert "use booster" not in moves(match)
    assert view_of(match).relicubes["black"] == 0
