"""Revealing a region (recall.reveal)."""

from __future__ import annotations

import pytest

from rekindle.games.recall.engine.ops import E_CAMP, E_FILL, E_KNOWLEDGE, E_POINTS
from rekindle.kernel.match import Match
from tests.games.recall.ground import PLAIN
from tests.games.recall.helpers import (
    article,
    crystals,
    events,
    followers,
    hex_at,
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

START = {"h5": "harbour"}
THREE = [
    {**PLAIN, "followers": {"h6": 2}},
    {"followers": {"i4": 1}},
    {"buildings": ["h6"], "followers": {"start-3": 2}},
    {"followers": {"start-4": 3}},
]
"""Three of four players have presence on the left starting tile."""


def revealing(match: Match, *regions: str) -> Match:
    """Box E, and what the reveal of these regions asks."""
    use(match, "blank", "e")
    for region in regions:
        play(match, "choose reveal a region", f"reveal {region}")
    return match


@rule("recall.reveal.4", "recall.reveal.5")
def test_x2_three_players_beside_the_tile_are_three_points() -> None:
    """The tile takes two relicubes and three stones."""
    bag = ["relicube-gray", "relicube-white", "stone-white", "stone-black", "stone-white"]
    match = position(4, tiles=START, players=THREE, chance=["lagoon", *bag])
    revealing(match, "e4")
    play(match, "lay 1", "install a-1")
    assert player(match).culture == 3
    assert [player(match, seat).culture for seat in (1, 2, 3)] == [0, 0, 0]
    assert (hex_at(match, "e4").relicube, hex_at(match, "e3").relicube) == ("gray", "white")
    assert hex_at(match, "e3").stones == {"white": 2, "gray": 0, "black": 1}


@rule("recall.reveal.4")
def test_presence_is_looked_for_on_adjacent_regions_not_on_the_tile_or_off_the_map() -> None:
    """Starting spaces and printed hexes belong to no region; on the tile nobody is yet."""
    players = [{**PLAIN, "followers": {"h6": 2}}, {"followers": {"start-2": 2, "e2": 1}}]
    match = position(tiles=START, players=players, chance=["delta"])
    revealing(match, "e4")
    play(match, "lay 1")
    assert player(match).culture == 1


@rule("recall.reveal.1")
def test_box_e_its_copies_and_effects_that_say_so_reveal() -> None:
    own = {**PLAIN, "followers": {"h6": 3}, "crystals": "2 white 2 red", "boxes": ["e"]}
    for slot in "abcd":
        match = position(tiles=START, players=[own])
        use(match, "blank", slot)
        assert not any("reveal" in move for move in moves(match)), slot
    match = position(tiles=START, players=[own])
    use(match, "blank", "e")
    assert "choose reveal a region" in moves(match)
    match = position(tiles=START, players=[own])
    use(match, "blank", "f")
    play(match, "choose pay 1 white crystal: copy a used box", "box e")
    assert "choose reveal a region" in moves(match)
    match = position(tiles=START, players=[{**own, "upgrades": ["e-2"]}])
    use(match, "blank", "e")  # two of them on this side
    play(match, "choose reveal a region", "skip")
    assert "choose reveal a region" in moves(match)


@rule("recall.reveal.2", "recall.reveal.7")
def test_only_beside_a_region_with_presence() -> None:
    match = position(tiles=START, players=[{**PLAIN, "followers": {"h6": 1}}])
    use(match, "blank", "e")
    play(match, "choose reveal a region")
    assert offered(match, "reveal ") == {"reveal e4", "reveal f7", "reveal g2", "reveal i7"}
    assert article(match, "reveal c6") == "recall.reveal.2"
    assert article(match, "reveal h5") != ""
    # Starting spaces and printed hexes belong to no region.
    match = position(tiles=START, players=[{**PLAIN, "followers": {"start-1": 3, "e2": 1}}])
    use(match, "blank", "e")
    assert "choose reveal a region" not in moves(match)
    assert article(match, "choose reveal a region") == "recall.reveal.7"


@rule("recall.reveal.3")
@pytest.mark.parametrize(("turned", "camp"), [(1, "g7"), (2, "g6"), (5, "e7"), (6, "f8")])
def test_the_tile_is_seen_before_its_orientation_is_chosen(turned: int, camp: str) -> None:
    match = position(tiles=START, players=[{**PLAIN, "followers": {"h6": 1}}], chance=["caldera"])
    revealing(match, "f7")
    shown = view_of(match, 1).revealed
    assert shown is not None
    assert (shown.region, shown.tile) == ("f7", "caldera")
    assert hex_at(match, "f7").kind == "face-down"
    assert len(offered(match, "lay ")) == 6
    play(match, f"lay {turned}")
    assert hex_at(match, "f7").kind == "volcano"
    assert hex_at(match, camp).camp == "smelters-camp"


@rule("recall.reveal.6")
def test_camps_beside_buildings_come_when_the_tile_is_filled() -> None:
    players = [{**PLAIN, "followers": {"h6": 1}, "buildings": ["h6"]}, {"buildings": ["g5"]}]
    match = position(tiles=START, players=players, chance=["caldera"])
    before = [crystals(match, 0)[1], crystals(match, 1)[1]]
    revealing(match, "f7")
    play(match, "lay 2")  # the camp lies on g6, beside g5 and h6
    after = [crystals(match, 0)[1], crystals(match, 1)[1]]
    assert [late - early for early, late in zip(before, after, strict=True)] == [1, 1]
    order = [event[0] for event in events(match) if event[0] in (E_FILL, E_POINTS, E_CAMP)]
    assert order == [E_POINTS, E_FILL, E_FILL, E_CAMP, E_CAMP]


@rule("recall.reveal.8")
def test_a_second_reveal_looks_at_presence_anew() -> None:
    own = {**PLAIN, "followers": {"h6": 2}, "upgrades": ["e-2"]}
    players = [own, {"followers": {"g5": 1}}]
    match = position(tiles=START, players=players, chance=["highland", "orchard"])
    revealing(match, "f7")
    play(match, "lay 1")
    assert player(match).culture == 2
    play(match, "choose reveal a region")
    assert "reveal c6" not in moves(match)  # nobody is on the new tile yet
    match = position(tiles=START, players=players, chance=["highland", "orchard"])
    revealing(match, "f7")
    play(match, "lay 6", "choose 1 move", "from h6", "with 1", "to g6")
    play(match, "choose reveal a region", "reveal c6", "lay 1")
    assert player(match).culture == 3  # one point: only this player is beside it
    assert followers(match, "g6") == 1


@rule("recall.reveal.9")
def test_the_active_player_is_the_first_at_a_third_step() -> None:
    own = {"followers": {"start-1": 3}, "buildings": ["g5"], "knowledge": {"gray": 2}}
    active = {**PLAIN, "followers": {"h6": 1}, "buildings": ["h6"], "knowledge": {"gray": 2}}
    chance = ["ridge", "dorian", "gpr", "lectern", "portal", "kinetor"]
    match = position(tiles=START, players=[own, active], turn=1, chance=chance)
    use(match, "blank", "e")
    play(match, "choose reveal a region", "reveal f7", "lay 1")  # a camp that brings knowledge
    assert (knowledge(match, 1)[1], knowledge(match, 0)[1]) == (3, 2)
    play(match, "install a-1")  # the third point, for being the first
    assert view_of(match).ancients["gray"].tribe == "dorian"
    play(match, "gadget gpr")
    assert knowledge(match, 0)[1] == 3
    assert offered(match, "gadget ") == {"gadget lectern", "gadget portal", "gadget kinetor"}
    assert (player(match, 1).culture, player(match, 0).culture) == (3, 0)
    assert E_KNOWLEDGE in [event[0] for event in events(match)]
