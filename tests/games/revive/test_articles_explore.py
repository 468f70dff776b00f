"""Exploring: what it costs, what it brings, in which order (revive.explore)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.revive.presentation.view import PlaceView
from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    active,
    asked,
    closed,
    energy,
    goods,
    kind,
    moves,
    offered,
    place,
    play,
    player,
    points,
    position,
    tracks,
    turn,
    view_of,
)
from tests.games.revive.printed import pack, printed
from tests.rules_cited import rule

SHOWN = ["mason", "archivist", "ranger", "baker", "poet"]
CITIZENS = [card.id for card in pack().components("citizen")]


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


# The example


@rule("revive.explore.1", "revive.explore.2", "revive.explore.3", "revive.range.5")
def test_a_tile_for_3_food_with_2_food_for_the_range() -> None:
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, cards=SHOWN, chance=["heath-1"])
    play(match, "explore e9")
    assert goods(match) == {"food": 1}  # 3 + 2
    assert points(match) == 2
    play(match, "take ranger")
    assert "ranger" in active(match)
    play(match, "lay straight")
    assert place(match, "e9") == PlaceView("e9", "heath-1", False)
    assert view_of(match).actions == 1


# Choosing a tile


@rule("revive.explore.1")
@pytest.mark.parametrize(("food", "enough"), [(4, False), (5, True)])
def test_range_and_cost_must_be_paid(food: int, enough: bool) -> None:
    match = own({"goods": {"food": food}}, backs={"e9": "heath"})
    assert ("explore e9" in moves(match)) == enough


@rule("revive.explore.1")
@pytest.mark.parametrize(
    ("goods_before", "goods_after"),
    [("1 gear 4 food", {}), ("2 gears 6 food", {"gear": 1, "food": 2}), ("6 food", None)],
)
def test_a_cost_may_ask_for_more_than_food(
    goods_before: str, goods_after: dict[str, int] | None
) -> None:
    """The back `harbour` shows 4 food and 1 gear."""
    match = own({"goods": goods_before}, backs={"e9": "harbour"}, buildings={"e8": ("small", 0)})
    if goods_after is None:
        assert "explore e9" not in moves(match)
    else:
        play(match, "explore e9")
        assert goods(match) == goods_after


@rule("revive.explore.1")
def test_only_face_down_tiles_that_can_be_reached() -> None:
    """All tiles are for 1 to 4 food; those two rows away lie behind others."""
    match = own(
        {"goods": "6 food"},
        buildings={"e8": ("small", 0), "c7": ("small", 0)},
        tiles={"c9": "lake-1"},
        backs={"a1": "dunes", "e11": "dunes", "i11": "dunes", "e9": "heath"},
    )
    assert {"explore e9", "explore a5", "explore a7", "explore a9"} <= offered(match, "explore")
    never = {"a1", "e11", "i11", "c7", "c9", "e5", "e7"}
    assert not {f"explore {name}" for name in never} & offered(match, "explore")


# The order


@rule("revive.explore.2")
def test_points_then_a_card_then_the_tile_then_rewards() -> None:
    match = own(
        {"goods": "3 food"},
        backs={"e9": "heath"},
        buildings={"e8": ("small", 0)},
        chance=["heath-1"],
    )
    play(match, "explore e9")
    assert points(match) == 2
    assert {move.split()[0] for move in moves(match)} == {"take"}
    assert kind(match, "e9") == "unexplored"  # the card is chosen before the tile is seen
    assert "heath-1" not in str(match.view(0))
    play(match, "take deck")
    assert moves(match) == ["lay straight", "lay turned"]
    assert tracks(match) == (1, 1, 1)
    play(match, "lay straight")
    assert kind(match, "e9") == "forest"
    assert tracks(match) == (1, 2, 1)


@rule("revive.explore.2")
@pytest.mark.parametrize(
    ("way", "kinds"),
    [
        ("straight", ["forest", "sand", "forest", "mountain"]),
        ("turned", ["mountain", "forest", "sand", "forest"]),
    ],
)
def test_a_tile_lies_in_one_of_two_orientations(way: str, kinds: list[str]) -> None:
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, chance=["heath-1"])
    play(match, "explore e9", "take deck", f"lay {way}")
    assert [kind(match, name) for name in ("e9", "e10", "f10", "f11")] == kinds


@rule("revive.explore.2")
def test_a_card_cannot_be_refused_for_a_look_at_the_tile() -> None:
    match = own({"goods": "6 food"}, backs={"e9": "heath"})
    play(match, "explore e9")
    assert not {"skip", "do the rest", "lay straight"} & set(moves(match))


# The recruit


@rule("revive.explore.3")
@pytest.mark.parametrize("card", SHOWN)
def test_a_card_of_the_display_which_is_refilled(card: str) -> None:
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, cards=SHOWN, chance=["healer"])
    play(match, "explore e9")
    assert set(moves(match)) == {f"take {name}" for name in SHOWN} | {"take deck"}
    play(match, f"take {card}")
    assert card in active(match)
    assert set(view_of(match).cards) == {*SHOWN, "healer"} - {card}
    assert view_of(match).card_deck == 33


@rule("revive.explore.3")
def test_the_unseen_top_card_of_the_deck() -> None:
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, cards=SHOWN, chance=["healer"])
    play(match, "explore e9")
    assert "healer" not in str(match.view(0))
    play(match, "take deck")
    assert "healer" in active(match)
    assert set(view_of(match).cards) == set(SHOWN)
    assert view_of(match).card_deck == 33


@rule("revive.explore.3", "revive.effects.7")
def test_with_an_empty_deck_only_the_display() -> None:
    gone = [card for card in CITIZENS if card not in SHOWN]
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, cards=SHOWN, removed=gone)
    play(match, "explore e9")
    assert set(moves(match)) == {f"take {name}" for name in SHOWN}
    play(match, "take poet")
    assert set(view_of(match).cards) == set(SHOWN) - {"poet"}


@rule("revive.explore.3")
def test_with_an_empty_deck_and_display_there_is_no_card() -> None:
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, removed=CITIZENS)
    cards = active(match)
    play(match, "explore e9")
    assert moves(match) == ["lay straight", "lay turned"]
    assert active(match) == cards


# Backs and fronts


@rule("revive.explore.4")
@pytest.mark.parametrize(
    "back",
    ["dunes", "heath", "shore", "lake", "hamlet", "archive", "ruins", "oasis", "harbour"],
)
def test_backs_are_open_to_all(back: str) -> None:
    match = own({}, backs={"a1": back})
    part = printed("back", back)
    for seat in (0, 1, None):
        shown = next(p for p in view_of(match, seat).places if p.place == "a1").back
        assert shown
        assert (shown.id, shown.points) == (back, part.points)
        assert (shown.location, shown.water) == (part.location, part.water)
        assert shown.cost


@rule("revive.explore.4")
def test_a_back_tells_whether_there_is_a_location_or_water() -> None:
    for tile in pack().components("tile"):
        if tile.back is not None:
            back = printed("back", tile.back)
            assert ("location" in tile.faces) == back.location
            assert ("water" in tile.faces) == back.water


def drawn(seed: int, **rest: Any) -> str:
    match = own({"goods": "6 food"}, backs={"e9": "heath"}, seed=seed, **rest)
    play(match, "explore e9", "take deck", "lay straight")
    return str(place(match, "e9").tile)


@rule("revive.explore.4")
def test_any_tile_with_this_back_may_lie_there() -> None:
    assert {drawn(seed) for seed in range(30)} == {"heath-1", "heath-2", "heath-3"}


@rule("revive.explore.4")
def test_but_only_one_that_is_left() -> None:
    elsewhere = {"c9": "heath-1", "g9": "heath-3"}
    assert {drawn(seed, tiles=elsewhere) for seed in range(10)} == {"heath-2"}


# Rewards of the new spaces


@rule("revive.explore.5", "revive.build.2", "revive.build.5")
@pytest.mark.parametrize(("size", "steps"), [("small", 1), ("large", 2)])
@pytest.mark.parametrize("owner", [0, 1])
def test_terrain_next_to_a_building_advances_its_owner(owner: int, size: str, steps: int) -> None:
    """The tile turns up a forest on e9, next to the building on e8."""
    match = own(
        {"goods": "6 food"},
        backs={"e9": "heath"},
        buildings={"e8": (size, owner)},
        chance=["heath-1"],
    )
    play(match, "explore e9", "take deck", "lay straight")
    assert tracks(match, owner) == (1, 1 + steps, 1)
    assert tracks(match, 1 - owner) == (1, 1, 1)


@rule("revive.explore.5")
def test_every_building_next_to_a_space_counts() -> None:
    """Buildings on e8 and d8, both next to the forest on d9."""
    match = own(
        {"goods": "6 food"},
        tiles={"c7": "start-4", "e7": "start-3"},
        backs={"c9": "shore"},
        buildings={"d8": ("small", 0), "e8": ("small", 0)},
        chance=["shore-2"],
    )
    play(match, "explore c9", "take deck", "lay straight")
    assert kind(match, "d9") == "forest"
    assert tracks(match) == (1, 3, 1)


@rule("revive.explore.5", "revive.build.4", "revive.build.5")
@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("owner", [0, 1])
def test_new_water_next_to_a_building_gives_its_reward(owner: int, size: str) -> None:
    """The tile turns up water with 1 energy on e9: a large building gets no more of it."""
    match = own(
        {"goods": "1 gear 6 food"},
        backs={"e9": "harbour"},
        buildings={"e8": (size, owner)},
        chance=["harbour-1"],
    )
    play(match, "explore e9", "take deck", "lay straight")
    assert kind(match, "e9") == "water"
    assert (energy(match, owner), energy(match, 1 - owner)) == (2, 1)


@rule("revive.explore.5")
def test_water_elsewhere_on_the_tile_gives_none() -> None:
    match = own(
        {"goods": "6 food"},
        backs={"e9": "oasis"},
        buildings={"e8": ("small", 0)},
        chance=["oasis-2"],
    )
    play(match, "explore e9", "take deck", "lay straight")
    assert kind(match, "f10") == "water"
    assert energy(match) == 1


@rule("revive.explore.5")
def test_where_nothing_stands_nothing_is_given() -> None:
    match = own({"goods": "6 food"}, {}, backs={"e9": "heath"}, chance=["heath-1"])
    play(match, "explore e9", "take deck", "lay straight")
    assert [tracks(match, seat) for seat in (0, 1)] == [(1, 1, 1), (1, 1, 1)]


@rule("revive.explore.5")
def test_the_player_whose_turn_it_is_goes_first_then_the_others_clockwise() -> None:
    """Three buildings around d9, where water turns up: 1 step on a track of one's choice."""
    match = own(
        {},
        {"goods": "6 food"},
        {"goods": "3 crystals", "closed": ["keg"]},
        seats=3,
        turn=1,
        tiles={"c7": "start-4", "e7": "start-3", "e9": "dunes-1"},
        backs={"c9": "shore"},
        buildings={"e9": ("small", 0), "d8": ("small", 1), "e8": ("large", 2)},
        chance=["shore-3"],
    )
    play(match, "explore c9", "take deck", "lay straight")
    for seat, track in ((1, "gray"), (2, "green"), (0, "gray")):
        assert (turn(match), asked(match)) == (1, seat)
        assert moves(match) == ["advance gray", "advance green", "advance yellow"]
        play(match, f"advance {track}")
    assert tracks(match, 1) == (2, 1, 1)
    assert tracks(match, 2) == (1, 2, 1)  # a large building, but it is water
    assert tracks(match, 0) == (2, 1, 2)  # and a field next to e9
    assert asked(match) == 1


@rule("revive.explore.5")
def test_the_others_choose_at_once() -> None:
    """The other player takes a machine before the turn goes on."""
    match = own(
        {"goods": "6 food"},
        {"tracks": {"green": 4}},
        backs={"e9": "heath"},
        buildings={"e8": ("small", 1)},
        chance=["heath-1"],
    )
    play(match, "explore e9", "take deck", "lay straight")
    assert (turn(match), asked(match)) == (0, 1)
    while asked(match) == 1 and not offered(match, "machine"):
        play(match, moves(match)[0])
    play(match, sorted(offered(match, "machine"))[0])
    assert tracks(match, 1) == (1, 5, 1)
    assert player(match, 1).rewards == ["green-standard", "green-first"]
    assert asked(match) == 0
    assert closed(match) == []
