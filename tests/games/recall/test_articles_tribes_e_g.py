"""ENTERIN, FINDER and GOLIAT."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rekindle.games.recall.engine.ops import E_FERRY, E_SHARE, E_SPEND
from rekindle.kernel.match import Match
from tests.games.recall.ground import changed_pack, ground
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
    view_of,
)
from tests.rules_cited import rule

TOOL = ["tool-chest"]
ENTERIN: dict[str, Any] = {"tribe": "enterin"}
FINDER: dict[str, Any] = {"tribe": "finder"}

# ENTERIN


@rule("recall.tribe.enterin.1")
def test_an_island_on_a_vacant_hex_beside_an_own_piece_and_its_rewards() -> None:
    """f6 lies beside a workshop on e5, a vault on g6 and a monument on e6."""
    own = {**ENTERIN, "buildings": ["g6"], "followers": {}}
    match = ground(own, {"buildings": ["e5", "e6"]})
    play(match, "use enterin")
    assert offered(match, "place ") == {"place f6", "place g5", "place h6", "place h7"}
    assert article(match, "place g7") != ""  # a camp
    assert article(match, "place h4") != ""  # nothing of this player is beside it
    play(match, "place f6")
    assert hex_at(match, "f6").tokens == ["island"]
    assert (crystals(match)[0], followers(match, "f6"), player(match).culture) == (1, 1, 1)
    # What lies or stands there makes a hex unfit.
    own = {**own, "followers": {"h6": 1}}
    match = ground(own, relicubes={"g5": "gray"})
    play(match, "use enterin")
    assert "place g5" not in moves(match)
    assert "place h6" not in moves(match)


@rule("recall.tribe.enterin.2")
def test_hexes_count_and_printed_ones_too() -> None:
    """c8 lies beside d8, where two have built, and beside the printed hex b8."""
    own = {**ENTERIN, "buildings": ["d8"], "followers": {}}
    match = ground(own, {"buildings": ["d8", "b8"]})
    play(match, "use enterin", "place c8")
    assert (followers(match, "c8"), player(match).culture) == (1, 1)
    assert crystals(match) == [0, 0, 0]
    # What is built later brings nothing more.
    match = ground(
        {**own, "followers": {"d9": 1}, "crystals": "1 purple", "crates": TOOL},
        tokens={"c8": "island"},
    )
    play(match, "open tool-chest", "build d9")
    play(match, sorted(offered(match, "take "))[0])
    assert (followers(match, "c8"), crystals(match)) == (0, [0, 0, 0])


@rule("recall.tribe.enterin.3")
def test_an_island_is_water_and_forest_for_everybody() -> None:
    own = {"followers": {"f3": 1, "i4": 1}, "crates": ["boots", "oars"]}
    match = ground(own, {"tribe": "enterin"}, tokens={"g3": "island", "h6": "island"})
    assert hex_at(match, "g3").kind == "forest"
    assert hex_at(match, "h6").kind == "forest"  # a field no longer
    play(match, "open boots", "from f3", "to g3", "skip")
    assert followers(match, "g3") == 1
    play(match, "open oars", "choose water move", "from i4", "to g3")
    assert followers(match, "g3") == 2


@rule("recall.tribe.enterin.4")
def test_a_green_workshop_is_built_on_an_island() -> None:
    """One on g5, beside the camp on f5 and shared with somebody."""
    own = {"followers": {"g5": 2}, "crates": TOOL, "crystals": "1 red"}
    match = ground(own, {"buildings": ["g5"]}, tokens={"g5": "island"}, green=["kiln"])
    play(match, "open tool-chest", "build g5")
    assert followers(match, "g5", 0) == 0  # two: the hex is shared
    assert followers(match, "g5", 1) == 1
    assert player(match).workshops == {"field": 0, "forest": 1, "mountain": 0}
    assert "fishing-camp" in player(match).camps
    assert player(match).culture == 1  # from that camp
    play(match, "choose take a green keycard", "take kiln")
    assert "kiln" in player(match).keycards
    # It stands on the region below.
    own = {"objectives": ["pioneers"], "discarded": "heirs"}
    built = ["f4", "g3", "g6", "i7", "d8", "h5"]
    match = ground({**own, "buildings": built}, round=17, tokens={"g3": "island"})
    assert player(match).score["objective"] == 15


@rule("recall.tribe.enterin.5")
def test_an_island_joins_the_waters_and_takes_no_raft_or_farm() -> None:
    """h6 and g5 part the waters h7 and f6; islands there join them."""
    own = {"followers": {"f5": 1}, "crates": ["oars"]}
    match = ground(own)
    play(match, "open oars", "choose water move", "from f5")
    assert "to i7" not in moves(match)
    match = ground(own, tokens={"g5": "island", "h6": "island"})
    play(match, "open oars", "choose water move", "from f5")
    assert {"to i7", "to h8", "to g7"} <= set(moves(match))
    match = ground(FINDER, tokens={"h4": "island"})
    play(match, "use finder")
    assert "place g3" in moves(match)
    assert "place h4" not in moves(match)
    match = ground({"tribe": "dorian", "followers": {"h6": 1, "f3": 1}}, tokens={"h6": "island"})
    play(match, "use dorian")
    assert offered(match, "place ") == {"place f3"}


@rule("recall.tribe.enterin.6")
def test_there_are_nine_islands() -> None:
    nine = ["h4", "g3", "g2", "h7", "f6", "f9", "d7", "c7", "c8"]
    own = {**ENTERIN, "followers": {"i4": 1}, "buildings": ["h5"]}
    match = ground(own, tokens=dict.fromkeys(nine[:8], "island"))
    assert view_of(match).islands == 1
    assert "use enterin" in moves(match)
    match = ground(own, tokens=dict.fromkeys(nine, "island"))
    assert view_of(match).islands == 0
    assert "use enterin" not in moves(match)


# FINDER


def spent(how: list[str], own: dict[str, Any], **rest: Any) -> int:
    """How many come from the other player's raft, which lies on g3 beside f3, f4 and g4."""
    match = ground(own, {**FINDER, "raft": ["g3", 3], "followers": {}}, **rest)
    play(match, *how)
    return player(match, 1).on_map


@rule("recall.tribe.finder.1")
def test_the_raft_goes_to_any_vacant_water_hex_with_three_followers() -> None:
    match = ground({**FINDER, "stones": {"white": 3}}, relicubes={"h4": "gray"})
    play(match, "use finder")
    waters = {"g2", "g3", "h7", "f6", "f9", "d5", "e4", "d7", "c7", "c8"}
    assert offered(match, "place ") == {f"place {name}" for name in waters}
    play(match, "place f9")
    raft = player(match).raft
    assert raft is not None
    assert (raft.hex, raft.aboard) == ("f9", 3)
    assert player(match).supply == 17


@rule("recall.tribe.finder.2")
def test_whoever_spends_followers_beside_a_raft_brings_one_ashore() -> None:
    own = {"followers": {"f4": 1}, "crates": TOOL}
    other = {**FINDER, "raft": ["g3", 1], "followers": {}}
    match = ground(own, other)
    play(match, "open tool-chest", "build f4", "vault treasury")
    assert followers(match, "f4", 1) == 1
    assert player(match, 1).raft is None  # empty, and may be placed again
    match = ground({**FINDER, "followers": {"f4": 1}, "raft": ["g3", 1], "crates": TOOL})
    play(match, "open tool-chest", "build f4", "vault treasury")
    assert followers(match, "f4") == 1  # the own one comes, too
    assert "use finder" in moves(match)


@rule("recall.tribe.finder.3")
def test_a_raft_that_moves_takes_more_aboard() -> None:
    match = ground({**FINDER, "raft": ["g3", 2], "stones": {"white": 3}})
    play(match, "use finder")
    assert article(match, "place g3") == "recall.tribe.finder.3"
    play(match, "place h7")
    raft = player(match).raft
    assert raft is not None
    assert (raft.hex, raft.aboard) == ("h7", 5)
    everybody = {"start-1": 23}
    match = ground({**FINDER, "followers": everybody})
    assert "use finder" not in moves(match)
    match = ground({**FINDER, "followers": {"start-1": 22}})
    play(match, "use finder", "place h7")  # up to three: there is one
    raft = player(match).raft
    assert raft is not None
    assert raft.aboard == 1
    match = ground({**FINDER, "followers": {"start-1": 21}, "raft": ["g3", 2]})
    play(match, "use finder", "place h7")
    raft = player(match).raft
    assert raft is not None
    assert (raft.hex, raft.aboard) == ("h7", 2)


@rule("recall.tribe.finder.4", "recall.gadget.alembic.2")
def test_what_counts_as_spending() -> None:
    tool = {"crates": TOOL}
    build = ["open tool-chest", "build f4", "vault treasury"]
    assert spent(build, {"followers": {"f4": 1}, **tool}) == 1
    dig = {"followers": {"g4": 1}, **tool, "crystals": "1 red"}
    stones = {"g4": ["white", "white"]}
    assert spent(["open tool-chest", "excavate g4"], dig, stones=stones) == 1
    walk = ["open boots", "from g1", "to h2", "skip"]
    cube = {"followers": {"g1": 2}, "crates": ["boots"]}
    assert spent(walk, cube, relicubes={"h2": "gray"}) == 0  # not beside the raft
    sell = {"followers": {"f3": 3}, "gadgets": ["alembic"]}
    assert spent(["use alembic", "remove f3"], sell) == 1
    trade = {"followers": {"f3": 3}, "tribe": "aynir"}
    assert spent(["use aynir", "trade follower for white"], trade) == 1
    assert spent(["return f3", "return f3"], {"followers": {"f3": 3}}) == 0
    box = ["play blank", "slot a", "choose trade followers for white crystals"]
    twice = ["remove f3", "choose trade followers for white crystals", "remove f3"]
    assert spent([*box, *twice], {"followers": {"f3": 3}}) == 1  # once for one effect and hex
    other = ["remove f3", "choose trade followers for white crystals", "remove f4"]
    assert spent([*box, *other], {"followers": {"f3": 2, "f4": 1}}) == 2


@rule("recall.tribe.finder.4")
def test_a_relicube_and_a_ring_beside_a_raft_bring_followers() -> None:
    own = {"followers": {"f3": 2}, "crates": ["boots"]}
    other = {**FINDER, "raft": ["e4", 3], "followers": {}}
    match = ground(own, other, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3", "to e3", "skip")
    assert followers(match, "e3", 1) == 1
    match = ground({"tribe": "norther", "followers": {"f5": 2}}, other, chance=["ring-red"])
    play(match, "ring f5")
    assert (followers(match, "f5", 0), followers(match, "f5", 1)) == (1, 1)


@rule("recall.tribe.finder.4", "recall.tribe.finder.6")
def test_two_rafts_bring_one_follower_each_and_block_nobody() -> None:
    """Both have unlocked FINDER; their rafts lie on both sides of f4."""
    unlocked = {"knowledge": {"gray": 5}}
    match = ground(
        {**unlocked, "followers": {"f4": 1}, "raft": ["e4", 2], "crates": [*TOOL, "oars"]},
        {**unlocked, "followers": {}, "raft": ["g3", 2]},
        ancients={"gray": "finder"},
    )
    play(match, "open tool-chest", "build f4", "vault treasury")
    assert (followers(match, "f4", 0), followers(match, "f4", 1)) == (1, 1)
    play(match, "open oars", "choose water move", "from f4", "to i4")  # past a raft
    assert followers(match, "i4") == 1
    rafts = [player(match, seat).raft for seat in (0, 1)]
    assert [(raft.hex, raft.aboard) for raft in rafts if raft] == [("e4", 1), ("g3", 1)]


@rule("recall.tribe.finder.5")
def test_a_follower_comes_after_the_payment_and_before_others_gain() -> None:
    own = {"followers": {"f4": 2}, "crates": TOOL}
    other = {**FINDER, "raft": ["g3", 3], "buildings": ["f4"], "followers": {}}
    match = ground(own, other)
    play(match, "open tool-chest", "build f4")
    order = [event[0] for event in events(match) if event[0] in (E_SPEND, E_FERRY, E_SHARE)]
    assert order == [E_SPEND, E_FERRY, E_SHARE]
    assert followers(match, "f4", 1) == 2
    # It cannot help to pay: two are due, and there is one.
    mine = {**FINDER, "followers": {"f4": 1}, "raft": ["g3", 3], "crates": TOOL}
    match = ground(mine, {"buildings": ["f4"], "followers": {}})
    play(match, "open tool-chest")
    assert "build f4" not in moves(match)


@rule("recall.tribe.finder.5")
def test_nobody_comes_to_a_hex_that_is_closed_to_the_owner() -> None:
    sell = ["play blank", "slot a", "choose trade followers for white crystals"]
    # The starting space of another player.
    owner = {**FINDER, "raft": ["h4", 3], "followers": {}}
    match = ground(owner, {"followers": {"start-2": 3}}, turn=1)
    play(match, *sell, "remove start-2")
    assert player(match, 0).on_map == 0
    # A volcano.
    match = ground({"tribe": "colteron", "followers": {"f7": 2}}, {**owner, "raft": ["f6", 3]})
    play(match, *sell, "remove f7")
    assert player(match, 1).on_map == 0
    # Water.
    match = ground(
        {"followers": {"i4": 1}, "crates": ["oars"]},
        {**owner, "raft": ["g3", 3]},
        relicubes={"h4": "gray"},
    )
    play(match, "open oars", "choose water move", "from i4", "to h4")
    assert player(match).relicubes["gray"] == 1
    assert player(match, 1).on_map == 0


# GOLIAT


@rule("recall.tribe.goliat.1")
def test_the_reward_of_a_chip_light_or_dark_once_more() -> None:
    own = {"tribe": "goliat", "stones": {"white": 2}}
    match = ground(
        {**own, "knowledge": {"gray": 3}, "crates": ["cipher-disk"]}, light={"gray": ["light-red"]}
    )
    play(match, "open cipher-disk", "use goliat")
    assert crystals(match) == [0, 2, 0]
    assert at_turn(match)  # and not once again: the repetition is no trigger
    match = ground(own, round=5, dark=["dark-crystals"], paths=["power"])
    play(match, "path power", "use goliat")
    assert crystals(match) == [2, 2, 0]


@rule("recall.tribe.goliat.2")
def test_two_chips_in_one_advance_are_two_triggers(tmp_path: Path) -> None:
    """The chips of this pack lie too far apart for that, those of a copy at steps 4 and 6."""
    pack = changed_pack(tmp_path, "board.toml", "chip_steps = [4, 8]", "chip_steps = [4, 6]")
    own = {
        "tribe": "goliat",
        "stones": {"white": 2},
        "followers": {"f3": 3},
        "crates": ["boots"],
        "knowledge": {"gray": 3},
        "relicubes": {"gray": 3},
    }
    match = ground(
        own,
        relicubes={"e3": "gray"},
        light={"gray": ["light-red", "light-white"]},
        ancients={"gray": "bishop"},
        pack=pack,
    )
    play(match, "open boots", "from f3", "to e3", "use goliat")
    assert crystals(match)[1] == 2
    play(match, "use goliat")
    assert (crystals(match), knowledge(match)[1]) == ([4, 2, 0], 6)
    assert "use goliat" not in moves(match)


@rule("recall.tribe.goliat.3")
def test_goliat_unlocked_on_the_way_serves_for_a_later_chip() -> None:
    """Four steps from step 4: the tribe at 5, the chip at 8."""
    own = {"followers": {"g4": 1}, "crystals": "1 purple", "crates": TOOL}
    match: Match = ground(
        {**own, "knowledge": {"white": 4}, "uses": {"catalyst": 1}},
        stones={"g4": ["white"]},
        light={"white": ["light-points", "light-red"]},
        ancients={"white": "goliat"},
    )
    play(match, "open tool-chest", "excavate g4")
    assert knowledge(match)[0] == 8
    play(match, "use goliat")
    assert crystals(match) == [0, 2, 0]


@pytest.mark.parametrize("turn", [0, 1])
@rule("recall.tribe.finder.6")
def test_a_raft_of_anybody_can_be_passed(turn: int) -> None:
    own = {**FINDER, "raft": ["h4", 3], "followers": {"i4": 1}, "crates": ["oars"]}
    match = ground(own, {"followers": {"i4": 1}, "crates": ["canoe"]}, turn=turn)
    play(match, f"open {['oars', 'canoe'][turn]}", "choose water move", "from i4")
    assert "to g4" in moves(match)
