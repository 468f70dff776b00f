"""Gadgets (recall.gadget)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    builders,
    crystals,
    end,
    followers,
    knowledge,
    moves,
    offered,
    play,
    player,
    position,
    use,
    view_of,
)
from tests.rules_cited import rule

TOOL = ["tool-chest"]
STONES = {"stones": {"white": 3}}
FREE = {"use", "open", "convert", "return", "ring", "play", "recall"}
"""Beginnings of moves that are possible at any question of a turn."""


def owner(gadget: str, **own: Any) -> dict[str, Any]:
    return {"gadgets": [gadget], **STONES, **own}


@rule("recall.gadget.1")
def test_one_gadget_from_the_start_and_one_from_each_track() -> None:
    own = {"knowledge": {"white": 2, "gray": 2, "black": 2}, "keycards": ["academy"]}
    gadgets = ["gpr", "lectern", "portal", "kinetor", "exosuit", "booster", "joltwell", "omnitool"]
    more = ["ferryman", "hatchery", "narrator", "rummager"]
    tribes = ["bishop", "hayla", "norther"]
    match = ground(own, chance=[*tribes, *gadgets, *more])
    use(match, "academy", "b")
    play(match, "choose 3 any knowledge")
    for track, gadget in (("white", "gpr"), ("gray", "exosuit"), ("black", "rummager")):
        play(match, f"know {track}")
        if track == "gray":  # the third point, with that of the keycard
            play(match, "install a-1")
        play(match, f"gadget {gadget}")
    assert player(match).gadgets == ["catalyst", "gpr", "exosuit", "rummager"]
    with pytest.raises(ImpossiblePosition, match="at most 4 gadgets"):
        ground({"gadgets": ["catalyst", *gadgets[:4]]})


@rule("recall.gadget.2")
def test_plain_gadgets_give_what_they_show() -> None:
    """The nine whose symbols need no explanation."""
    own = {"crystals": "2 white", "followers": {"h5": 1, "g6": 1}}
    found: dict[str, set[str]] = {}
    plain = ["catalyst", "ferryman", "hatchery", "kinetor", "lectern"]
    plain += ["materializer", "narrator", "quickbuild", "rummager"]
    for gadget in plain:
        match = ground({**owner(gadget), **own}, chance=["boots"])
        play(match, f"use {gadget}")
        mine = player(match)
        found[gadget] = {move for move in moves(match) if move.split()[0] not in FREE}
        if gadget == "materializer":
            assert crystals(match)[0] == 3
        if gadget == "narrator":
            assert (crystals(match)[0], mine.culture) == (1, 2)
        if gadget == "rummager":
            assert mine.crates_held == ["boots"]
        if gadget == "quickbuild":
            assert crystals(match)[0] == 1
        if gadget == "kinetor":
            walk = view_of(match).movement
            assert walk is not None
            assert walk.moves_left == 3
    places = {"place h5", "place g6", "place start-1"}
    assert found["catalyst"] == {"upgrade white", "skip"}
    assert {"choose water move", "choose 1 move"} <= found["ferryman"]
    assert found["hatchery"] == places
    assert found["materializer"] == places
    assert found["kinetor"] == {"from h5", "from g6", "skip"}
    assert found["lectern"] == {"know white", "know gray", "know black", "skip"}
    assert {"build h5", "build g6", "upgrade white"} <= found["quickbuild"]


# ALEMBIC


@rule("recall.gadget.alembic.1", "recall.gadget.alembic.2")
def test_a_follower_from_anywhere_becomes_a_red_crystal() -> None:
    own = owner("alembic", followers={"h6": 1, "f4": 2}, slots={"a": "blank"})
    raft = {"tribe": "finder", "raft": ["g3", 2], "followers": {}}
    match = ground(own, raft)
    play(match, "use alembic")
    assert offered(match, "remove ") == {"remove h6", "remove f4"}
    play(match, "remove f4")
    assert (crystals(match)[1], followers(match, "f4")) == (1, 1)
    assert followers(match, "f4", 1) == 1  # a follower spent beside a raft
    play(match, "recall", "use alembic", "remove h6")  # at any time
    assert crystals(match)[1] == 2
    match = ground(own, round=5)
    assert "use alembic" in moves(match)


# BOOSTER


@rule("recall.gadget.booster.1")
def test_every_relicube_brings_a_red_crystal() -> None:
    match = ground(
        owner("booster", followers={"f3": 3}, crates=["boots"]), relicubes={"e3": "white"}
    )
    play(match, "open boots", "from f3", "to e3", "skip", "use booster")
    assert crystals(match)[1] == 1
    match = ground(owner("booster", followers={"d8": 1}, crates=TOOL))
    play(match, "open tool-chest", "build d8", "vault reliquary", "relicube gray", "use booster")
    assert crystals(match)[1] == 1


# DECRYPTOR


@rule("recall.gadget.decryptor.1", "recall.gadget.decryptor.2")
def test_a_vault_brings_a_step_on_any_track_before_or_after_k01() -> None:
    for first in ("decryptor", "k01"):
        own = owner("decryptor", tribe="k01", followers={"d8": 1}, crates=TOOL)
        match = ground(own)
        play(match, "open tool-chest", "build d8", "vault treasury")
        assert {"use decryptor", "use k01"} <= set(moves(match))
        if first == "k01":
            play(match, "use k01", "use decryptor")
        else:
            play(match, "use decryptor")
        assert offered(match, "know ") == {"know white", "know gray", "know black"}
        play(match, "know gray")
        if first == "decryptor":
            play(match, "use k01")
        assert (crystals(match)[2], knowledge(match)) == (2, [0, 1, 0])


# EXOSUIT


@rule("recall.gadget.exosuit.1", "recall.gadget.exosuit.2", "recall.gadget.exosuit.4")
def test_a_develop_without_followers_gives_the_others_none() -> None:
    """A shared monument, and a raft beside it."""
    own = owner("exosuit", followers={"e6": 1}, crystals="2 white", crates=TOOL)
    other = {"buildings": ["e6"], "followers": {}, "tribe": "finder", "raft": ["f6", 2]}
    match = ground(own, other, monument_tiles={"e6": "obelisk"})
    play(match, "open tool-chest", "build e6")
    assert builders(match, "e6") == [0, 1]
    assert followers(match, "e6") == 1
    assert player(match, 1).on_map == 0  # neither by sharing nor from the raft
    assert crystals(match) == [0, 0, 0]  # crystals are paid
    # A follower has to be there.
    match = ground({**own, "followers": {"e5": 1}}, other, monument_tiles={"e6": "obelisk"})
    play(match, "open tool-chest")
    assert "build e6" not in moves(match)


@rule("recall.gadget.exosuit.2")
def test_it_is_used_when_the_followers_fall_due() -> None:
    match = ground(owner("exosuit", followers={"d8": 2}, crates=TOOL))
    assert "use exosuit" not in moves(match)
    play(match, "open tool-chest", "build d8")
    assert moves(match) == ["use exosuit", "spend followers"]
    play(match, "use exosuit", "vault treasury")
    assert followers(match, "d8") == 2
    match = ground(owner("exosuit", followers={"d8": 2}, crates=TOOL))
    play(match, "open tool-chest", "build d8", "spend followers", "vault treasury")
    assert (followers(match, "d8"), player(match).stones.ready) == (1, 4)


@rule("recall.gadget.exosuit.1", "recall.gadget.exosuit.3", "recall.gadget.exosuit.4")
def test_a_single_follower_takes_a_relicube_and_moves_on() -> None:
    own = owner("exosuit", followers={"f3": 1}, relicubes={"gray": 4}, crates=["boots"])
    raft = {"tribe": "finder", "raft": ["e4", 2], "followers": {}}
    match = ground(own, raft, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3", "to e3")  # three are due, and one has come
    assert player(match).stones.ready == 3
    found = view_of(match).movement
    assert found is not None
    assert found.waived == ["e3"]
    play(match, "to d4", "skip")
    assert player(match).relicubes["gray"] == 5
    assert followers(match, "d4") == 1
    assert player(match, 1).on_map == 0


# GPR


@rule("recall.gadget.gpr.1")
def test_an_excavation_goes_a_step_further() -> None:
    own = owner("gpr", followers={"g4": 1}, crystals="1 white", crates=TOOL)
    match = ground(own, stones={"g4": ["gray", "white", "black"]})
    play(match, "open tool-chest", "excavate g4", "stone gray")
    assert knowledge(match) == [0, 2, 0]
    play(match, "use gpr")
    assert knowledge(match) == [0, 3, 0]


# INTERPRETER


@rule("recall.gadget.interpreter.1")
def test_each_camp_gained_by_building_brings_a_step() -> None:
    own = owner("interpreter", followers={"g8": 1}, crates=TOOL)  # beside two camps
    match = ground(own)
    play(match, "open tool-chest", "build g8", "vault treasury")
    play(match, "use interpreter", "know gray", "use interpreter", "know black")
    assert "use interpreter" not in moves(match)
    assert knowledge(match) == [1, 1, 1]  # the white one from the camp itself
    assert player(match).stones.ready == 2


@rule("recall.gadget.interpreter.2")
def test_a_camp_gained_by_a_reveal_does_not_count() -> None:
    own = owner("interpreter", tribe="ion", followers={"h6": 1}, buildings=["h6"])
    match = position(tiles={"h5": "harbour"}, players=[own], chance=["caldera"])
    use(match, "blank", "e")
    play(match, "choose reveal a region", "reveal f7", "lay 2")
    assert crystals(match)[1] == 1
    assert "use interpreter" not in moves(match)


# JOLTWELL


def recalling(**own: Any) -> Match:
    slots = {"a": "blank", "b": "blank", "c": "kiln"}
    match = ground(owner("joltwell", slots=slots, **own))
    return play(match, "recall")


@rule("recall.gadget.joltwell.1", "recall.gadget.joltwell.2")
def test_a_production_space_gives_its_reward_twice() -> None:
    match = recalling()
    play(match, "produce open-2", "use joltwell")
    assert crystals(match) == [4, 0, 0]
    assert "produce open-2" not in moves(match)
    assert "use joltwell" not in moves(match)  # once for each space
    found = view_of(match).production
    assert found is not None
    assert found.left == 2
    play(match, "produce open-3", "use joltwell")
    assert crystals(match) == [4, 2, 0]
    assert player(match).stones.ready == 2


@rule("recall.gadget.joltwell.3")
def test_only_stones_that_are_ready_before_the_recharge() -> None:
    match = recalling(uses={"joltwell": 4})
    assert player(match).stones.ready == 0
    play(match, "produce open-2")
    assert "use joltwell" not in moves(match)
    assert crystals(match) == [2, 0, 0]
    end(match)
    assert player(match).stones.ready == 4


# OMNITOOL


@rule("recall.gadget.omnitool.1")
def test_omnitool_is_four_gadgets_with_costs_of_their_own() -> None:
    match = ground(owner("omnitool", followers={"h6": 1}, stones={"white": 6}))
    names = [one.ability for one in player(match).abilities]
    assert names[1:] == ["omnitool-1", "omnitool-2", "omnitool-3", "omnitool-4"]
    assert player(match).gadgets == ["omnitool"]
    assert "use omnitool" not in moves(match)
    play(match, "use omnitool-1", "use omnitool-1", "use omnitool-2", "place h6")
    costs = {one.ability: one.cost for one in player(match).abilities}
    assert [costs[name] for name in names[1:]] == [3, 2, 1, 1]
    assert (crystals(match)[0], followers(match, "h6")) == (2, 2)
    play(match, "use omnitool-4", "upgrade white", "use omnitool-3", "from h6", "with 1", "to h5")
    assert (crystals(match), followers(match, "h5")) == ([1, 1, 0], 1)
    assert player(match).stones.ready == 1


@rule("recall.gadget.omnitool.2")
def test_a_free_ability_symbol_gives_one_of_the_four() -> None:
    match = ground({"gadgets": ["omnitool"], "followers": {"h6": 1}, "crates": ["signal-fire"]})
    play(match, "open signal-fire")
    assert {"use omnitool-1", "use omnitool-2", "use omnitool-3"} <= set(moves(match))
    play(match, "use omnitool-1")
    assert at_turn(match)
    assert crystals(match)[0] == 1
    assert player(match).stones.ready == 1


# PORTAL


@rule("recall.gadget.portal.1", "recall.gadget.portal.2")
def test_a_follower_beside_a_building_of_another_player_or_as_usual() -> None:
    match = ground(owner("portal", followers={"h6": 1}), {"buildings": ["f4", "d8"]})
    play(match, "use portal")
    usual = {"place h6", "place start-1"}
    assert offered(match, "place ") == {"place f4", "place d8", *usual}
    assert article(match, "place e5") == "recall.gadget.portal.1"
    play(match, "place d8")
    assert (followers(match, "d8"), player(match).supply) == (1, 21)
    # It comes from the supply.
    match = ground(owner("portal", followers={"h6": 23}), {"buildings": ["f4"]})
    assert "use portal" not in moves(match)
    # Alone it is placed as usual.
    match = ground(owner("portal", followers={"h6": 1}), seats=1)
    play(match, "use portal")
    assert offered(match, "place ") == usual
