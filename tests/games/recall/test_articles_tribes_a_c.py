"""AYNIR, BISHOP and COLTERON."""

from __future__ import annotations

from pathlib import Path

from tests.games.recall.ground import MAP, PACK, changed_pack, ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    crystals,
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    position,
    use,
)
from tests.rules_cited import rule

# AYNIR


@rule("recall.tribe.aynir.1", "recall.tribe.aynir.4")
def test_four_trades_in_any_mixture() -> None:
    own = {"tribe": "aynir", "followers": {"h6": 2, "i4": 1}, "crystals": "1 white", "culture": 1}
    match = ground(own)
    play(match, "use aynir")
    assert len(offered(match, "trade ")) == 6
    play(match, "trade follower for white")
    assert offered(match, "remove ") == {"remove h6", "remove i4"}  # from any hex
    play(match, "remove h6", "trade white for point", "trade point for follower")
    assert offered(match, "place ") == {"place h6", "place i4", "place start-1"}  # as usual
    play(match, "place start-1")
    assert (crystals(match)[0], player(match).culture, player(match).on_map) == (1, 1, 3)
    play(match, "trade follower for point", "remove i4")  # the fourth is the last
    assert player(match).culture == 2
    assert at_turn(match)
    # Fewer than four will do.
    match = ground(own)
    play(match, "use aynir", "trade white for point", "skip")
    assert player(match).culture == 2


@rule("recall.tribe.aynir.2")
def test_aynir_converts_up_for_two() -> None:
    match = ground({"tribe": "aynir", "crystals": "2 white 2 red"})
    assert {"convert 2 white to red", "convert 2 red to purple"} <= set(moves(match))
    play(match, "convert 2 white to red")
    assert crystals(match) == [0, 3, 0]
    play(match, "convert 2 red to purple")
    assert crystals(match) == [0, 1, 1]
    match = ground({"crystals": "2 white 2 red"})
    assert offered(match, "convert ") == {"convert red to 2 white"}


@rule("recall.tribe.aynir.3")
def test_a_point_given_moves_the_marker_back_but_not_below_nought() -> None:
    match = ground({"tribe": "aynir", "culture": 1, "crystals": "1 white"})
    play(match, "use aynir", "trade point for white")
    assert player(match).culture == 0
    assert "trade point for white" not in moves(match)
    assert article(match, "trade point for white") == "recall.tribe.aynir.3"
    match = ground({"tribe": "aynir", "culture": 3, "upgrades": ["a-1"], "crystals": "1 white"})
    play(match, "use aynir", "trade point for white", "trade white for point")
    assert player(match).culture == 3
    assert not offered(match, "install ")
    assert player(match).upgrades["a"] == "a-1"


# BISHOP


@rule("recall.tribe.bishop.1", "recall.tribe.bishop.2")
def test_a_develop_in_a_turn_a_recall_and_a_special_round() -> None:
    own = {"tribe": "bishop", "crystals": "2 white", "slots": {"a": "blank"}}
    match = ground({**own, "followers": {"f4": 1}})
    play(match, "use bishop")
    assert {"build f4", "upgrade white"} <= set(moves(match))
    play(match, "upgrade white")
    assert crystals(match) == [1, 1, 0]
    match = ground(own)
    play(match, "recall", "use bishop", "upgrade white")
    assert crystals(match) == [1, 1, 0]
    play(match, "skip")  # the stones come back, and cannot be used any more
    assert article(match, "use bishop") == "recall.recall.5"
    match = ground(own, round=5, dark=["dark-points"])
    play(match, "use bishop", "upgrade white")
    assert crystals(match) == [1, 1, 0]


# COLTERON

VOLCANOES = {"tribe": "colteron", "followers": {"f7": 3}}
"""Volcanoes on f7 and c6, far from one another."""


@rule("recall.tribe.colteron.1", "recall.tribe.colteron.3")
def test_a_group_goes_from_volcano_to_volcano_for_a_white_crystal() -> None:
    match = ground(VOLCANOES)
    play(match, "use colteron", "from f7", "with 2", "to c6")
    assert (followers(match, "f7"), followers(match, "c6")) == (1, 2)
    assert crystals(match)[0] == 1
    # Without a follower that moves there is no crystal; with one open volcano, no goal.
    match = ground(VOLCANOES)
    play(match, "use colteron", "skip")
    assert crystals(match)[0] == 0
    match = ground(VOLCANOES, tiles={name: MAP[name] for name in MAP if name != "c6"})
    assert "use colteron" not in moves(match)
    match = ground({"tribe": "colteron", "followers": {"g6": 3}})
    assert "use colteron" not in moves(match)  # nobody stands on a volcano


@rule("recall.tribe.colteron.3")
def test_a_relicube_on_a_volcano_is_picked_up(tmp_path: Path) -> None:
    tiles = (PACK / "tiles.toml").read_text(encoding="utf-8")
    old = tiles[tiles.index('id = "crater"') : tiles.index('id = "marsh"')]
    new = old.replace('"volcano" }', '"volcano", relicube = true }')
    new = new.replace('"vault", relicube = true }', '"vault" }')
    pack = changed_pack(tmp_path, "tiles.toml", old, new)
    match = position(players=[VOLCANOES], tiles=MAP, relicubes={"c6": "gray"}, pack=pack)
    play(match, "use colteron", "from f7", "to c6")
    assert player(match).relicubes["gray"] == 1
    assert (followers(match, "c6"), crystals(match)[0]) == (2, 1)


@rule("recall.tribe.colteron.2", "recall.tribe.colteron.4")
def test_moves_lead_over_volcanoes_and_water_movements_end_there() -> None:
    own = {"tribe": "colteron", "followers": {"g6": 2}, "crates": ["boots", "oars"]}
    match = ground(own)
    play(match, "open boots", "from g6", "to f7", "to e7")
    assert followers(match, "e7") == 2
    play(match, "skip", "open oars", "choose water move", "from e7", "to c6")
    assert followers(match, "c6") == 2
    for without in ({**own, "tribe": "ion"}, {**own, "tribe": "hayla"}):
        match = ground(without)
        play(match, "open boots", "from g6")
        assert "to f7" not in moves(match)
        assert article(match, "to f7") == "recall.move.3"


@rule("recall.tribe.colteron.5")
def test_followers_on_a_volcano_are_on_the_map_and_others_may_be_placed_there() -> None:
    own = {**VOLCANOES, "crystals": "9 white 9 red 9 purple", "crates": ["tool-chest"]}
    match = ground(own)
    assert player(match).on_map == 3
    play(match, "open tool-chest")
    assert "build f7" not in moves(match)
    assert article(match, "build f7") == "recall.develop.7"
    play(match, "skip")
    use(match, "blank", "a")
    play(match, "choose 2 follower")
    assert "place f7" in moves(match)
    play(match, "place f7")
    assert followers(match, "f7") == 4
    assert hex_at(match, "f7").kind == "volcano"


@rule("recall.tribe.colteron.4")
def test_players_without_colteron_cannot_follow() -> None:
    other = {"tribe": "bishop", "followers": {"g6": 1}, "crates": ["boots"]}
    match = ground({"tribe": "colteron", "followers": {"f7": 1}}, other, turn=1)
    play(match, "open boots", "from g6")
    assert "to f7" not in moves(match)
