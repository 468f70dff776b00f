"""DORIAN: farms and pigs (recall.tribe.dorian)."""

from __future__ import annotations

from typing import Any

from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    builders,
    crystals,
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    use,
    view_of,
)
from tests.rules_cited import rule

DORIAN = {"tribe": "dorian"}
TOOL = ["tool-chest"]
"""A crate that gives one develop."""


def farmed(
    own: dict[str, Any], pigs: dict[str, int], *others: dict[str, Any], **rest: Any
) -> Match:
    """Pigs on the map, with a farm on f3 from which they came."""
    rest.setdefault("tokens", {"f3": "farm"})
    return ground({**DORIAN, **own}, *others, pigs=pigs, **rest)


@rule("recall.tribe.dorian.1")
def test_a_farm_with_the_pigs_that_the_field_shows() -> None:
    own = {"followers": {"h6": 1, "i4": 1}, "buildings": ["f3"], "stones": {"white": 3}}
    match = ground({**DORIAN, **own})
    play(match, "use dorian")
    assert offered(match, "place ") == {"place h6", "place f3"}  # fields with presence
    assert article(match, "place e5") == "recall.tribe.dorian.1"
    play(match, "place f3")
    assert (hex_at(match, "f3").tokens, hex_at(match, "f3").pigs) == (["farm"], 2)
    play(match, "use dorian")
    assert offered(match, "place ") == {"place h6"}  # one farm in a hex
    play(match, "place h6")
    assert hex_at(match, "h6").pigs == 1
    assert (view_of(match).pigs, view_of(match).farms) == (7, 7)


@rule("recall.tribe.dorian.2")
def test_pigs_come_along_on_foot_by_water_and_in_a_jump() -> None:
    match = farmed({"followers": {"f3": 1}, "crates": ["boots"]}, {"f3": 2})
    play(match, "open boots", "from f3", "bring 2", "to f4")
    assert hex_at(match, "f4").pigs == 2
    match = farmed({"followers": {"f3": 1}, "crates": ["oars"]}, {"f3": 2})
    play(match, "open oars", "choose water move", "from f3", "bring 1", "to h5")
    assert (hex_at(match, "h5").pigs, hex_at(match, "f3").pigs) == (1, 1)
    own = {"followers": {"f3": 1}, "knowledge": {"gray": 5}}
    match = farmed(own, {"f3": 2}, ancients={"gray": "hayla"})
    play(match, "use hayla", "choose jump over a hex", "from f3", "bring 2", "to g4")
    assert hex_at(match, "g4").pigs == 2


@rule("recall.tribe.dorian.3", "recall.tribe.dorian.7")
def test_pigs_pay_for_a_build_and_its_sharing_where_one_follower_stands() -> None:
    match = farmed(
        {"followers": {"f4": 1}, "crates": TOOL},
        {"f4": 2},
        {"buildings": ["f4"], "followers": {}},
    )
    play(match, "open tool-chest", "build f4")
    assert moves(match) == ["pigs 1", "pigs 2"]  # two are due, and one follower is there
    play(match, "pigs 2", "vault treasury")
    assert builders(match, "f4") == [0, 1]
    assert followers(match, "f4", 0) == 1  # who need not be spent
    assert followers(match, "f4", 1) == 1  # the other builder gains
    assert view_of(match).pigs == 10
    # Without a follower in the hex the pigs pay nothing.
    match = farmed({"followers": {"f3": 1}, "crates": TOOL}, {"f4": 2})
    play(match, "open tool-chest")
    assert "build f4" not in moves(match)


@rule("recall.tribe.dorian.3", "recall.tribe.dorian.7")
def test_pigs_count_for_a_relicube_and_a_follower_stays_until_it_is_paid() -> None:
    own = {"followers": {"f3": 2}, "crates": ["boots"], "relicubes": {"gray": 1}}
    match = farmed(own, {"f3": 1}, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3", "bring 1", "to e3")
    assert "with 2" not in moves(match)
    play(match, "to d4")  # one stays with the pig, and two are due
    assert followers(match, "e3") == 1
    play(match, "skip")
    assert player(match).relicubes["gray"] == 2
    # With a single follower and the pig, the pig or the follower pays; who stays is left.
    match = farmed({**own, "followers": {"f3": 1}}, {"f3": 2}, relicubes={"e3": "gray"})
    play(match, "open boots", "from f3", "bring 2", "to e3", "pigs 2")
    assert followers(match, "e3") == 1
    assert player(match).relicubes["gray"] == 2


@rule("recall.tribe.dorian.4", "recall.tribe.dorian.5")
def test_farms_score_whoever_placed_them_and_pigs_obey_everybody_with_dorian() -> None:
    two = {"knowledge": {"gray": 5}, "followers": {"f3": 1}, "crates": ["boots"]}
    match = farmed(
        {"tribe": "ion", **two},
        {"f3": 2},
        {"tribe": "hayla", "knowledge": {"gray": 5}, "buildings": ["f3"]},
        ancients={"gray": "dorian"},
    )
    assert [player(match, seat).score["farms"] for seat in (0, 1)] == [2, 2]
    play(match, "open boots", "from f3", "bring 2", "to f2")
    assert hex_at(match, "f2").pigs == 2
    assert player(match).score["farms"] == 0  # no presence there any more
    assert player(match, 1).score["farms"] == 2
    match = farmed({"tribe": "ion", "followers": {"f3": 1}, "crates": ["boots"]}, {"f3": 2})
    play(match, "open boots", "from f3")
    assert not offered(match, "bring ")
    assert article(match, "bring 1") != ""
    assert player(match).score["farms"] == 0


@rule("recall.tribe.dorian.6")
def test_pigs_run_out_and_come_back() -> None:
    own = {"followers": {"f3": 1, "g10": 1}, "stones": {"white": 4}}
    match = ground({**DORIAN, **own}, tokens={"h6": "farm"}, pigs={"h6": 5, "h5": 4})
    assert view_of(match).pigs == 1
    play(match, "use dorian", "place f3")
    assert hex_at(match, "f3").pigs == 1  # it shows two
    play(match, "use dorian", "place g10")
    assert hex_at(match, "g10").tokens == ["farm"]
    assert not hex_at(match, "g10").pigs
    # A group that is used up on water, pigs and all.
    afloat = {"followers": {"i4": 1}, "crates": ["oars"], "relicubes": {"gray": 1}}
    match = farmed(afloat, {"i4": 1}, relicubes={"h4": "gray"})
    play(match, "open oars", "choose water move", "from i4")
    play(match, "to h4")  # with the pig, without which it could not be paid
    assert player(match).relicubes["gray"] == 2
    assert (player(match).on_map, view_of(match).pigs) == (0, 10)


@rule("recall.tribe.dorian.3", "recall.water.4")
def test_on_water_one_says_how_many_pigs_go_on() -> None:
    """Two are due for the relicube: two followers, or one and a pig."""
    own = {"followers": {"i4": 3}, "crates": ["oars"], "relicubes": {"gray": 1}}
    for pigs, followers_on in ((2, 1), (1, 2)):
        match = farmed(own, {"i4": 2}, relicubes={"h4": "gray"})
        play(match, "open oars", "choose water move", "from i4", "bring 2", "to h4")
        bring = f"bring {pigs}"
        if bring in moves(match):
            play(match, bring)
        play(match, "to f4")
        assert (followers(match, "f4"), hex_at(match, "f4").pigs) == (followers_on, pigs)
        assert player(match).relicubes["gray"] == 2


@rule("recall.tribe.dorian.8")
def test_pigs_are_no_followers_anywhere_else() -> None:
    own = {"followers": {"i5": 1, "f3": 1}, "gadgets": ["alembic"], "stones": {"white": 3}}
    match = farmed({**own, "knowledge": {"gray": 5}}, {"h6": 3}, ancients={"gray": "norther"})
    assert offered(match, "ring ") == {"ring i5"}
    before = view_of(match).pigs
    play(match, "ring i5")
    assert (followers(match, "i5"), view_of(match).pigs) == (0, before)
    match = farmed(own, {"h6": 3, "i4": 2})
    play(match, "use alembic")
    assert offered(match, "remove ") == {"remove i5", "remove f3"}
    match = farmed(own, {"h6": 3})
    use(match, "blank", "a")
    play(match, "choose trade followers for white crystals")
    assert offered(match, "remove ") == {"remove i5", "remove f3"}
    match = farmed({**own, "knowledge": {"gray": 5}}, {"h6": 3}, ancients={"gray": "aynir"})
    play(match, "use aynir", "trade follower for white")
    assert offered(match, "remove ") == {"remove i5", "remove f3"}
    # They are neither presence nor leftovers: three pigs and two followers are no point.
    assert player(farmed(own, {"h6": 3})).score["leftovers"] == 0
    match = farmed(
        {"followers": {"start-1": 1}}, {"h6": 3}, tiles={"h5": "harbour"}, tokens={"h6": "farm"}
    )
    use(match, "blank", "e")
    assert "choose reveal a region" not in moves(match)


@rule("recall.tribe.dorian.8")
def test_paying_with_pigs_alone_brings_nobody_from_a_raft() -> None:
    for pigs, brought in ((1, 0), (0, 1)):
        match = farmed(
            {"followers": {"f4": 1}, "crates": TOOL},
            {"f4": 1},
            {"tribe": "finder", "raft": ["g3", 2], "followers": {}},
        )
        play(match, "open tool-chest", "build f4", f"pigs {pigs}", "vault treasury")
        assert followers(match, "f4", 1) == brought


@rule("recall.tribe.dorian.9")
def test_a_field_with_a_farm_is_still_a_field() -> None:
    own = {"followers": {"f3": 1}, "crates": TOOL, "crystals": "1 white"}
    match = farmed(own, {"f3": 2})
    play(match, "open tool-chest", "build f3", "pigs 1")
    assert offered(match, "take ") == {"take porridge", "take whetstone", "take footpath"}
    assert builders(match, "f3") == [0]
    assert hex_at(match, "f3").kind == "field"
    assert (hex_at(match, "f3").tokens, crystals(match)[0]) == (["farm"], 0)
