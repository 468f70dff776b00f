"""Features of Revive: positions, and the numbers that tell them."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match, engine_of
from tests.games.revive.helpers import play, position, score, well_counted


def numbers(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat knows, by the names of the numbers."""
    names = match.game.feature_names(match.setting, match.seats)
    row = bytearray(len(names))
    match.game.features(match.setting, match.seats).write(engine_of(match)[1], seat, row, 0)
    return dict(zip(names, row, strict=True))


def own(**mine: Any) -> Match:
    return position(players=[mine, {}])


def test_goods_are_told_to_everybody() -> None:
    match = own(goods="3 food 2 gears")
    mine, theirs = numbers(match), numbers(match, 1)
    assert (mine["own.goods.food"], mine["own.goods.gear"]) == (3, 2)
    assert (theirs["opponent-1.goods.food"], theirs["own.goods.food"]) == (3, 0)


def test_a_closed_crate_is_told_to_its_owner_until_it_is_opened() -> None:
    match = own(closed=["lunch-box"])
    assert numbers(match)["own.closed-crate.lunch-box"] == 1
    assert numbers(match, 1)["opponent-1.closed-crates"] == 1
    assert numbers(match, 1)["table.crate.lunch-box"] == 0
    play(match, "open lunch-box")
    assert numbers(match, 1)["table.crate.lunch-box"] > 0


def test_a_card_that_was_played_is_told_with_its_slot() -> None:
    match = own(active=["cook", "miner"])
    assert numbers(match)["own.active.cook"] == 1
    assert numbers(match)["own.free-slot.top-left"] == 1
    play(match, "play cook", "slot top-left")
    shown = numbers(match)
    assert (shown["own.active.cook"], shown["own.active.miner"]) == (0, 1)
    assert shown["own.free-slot.top-left"] == 0
    assert numbers(match, 1)["opponent-1.card.cook"] == shown["own.card.cook"]
    assert shown["own.card.cook"] != shown["own.card.miner"]


@pytest.mark.parametrize(("goods", "near"), [("3 gears", 8), ("2 gears", 7), ("", 5)])
def test_each_gear_that_is_missing_makes_a_building_farther_away(goods: str, near: int) -> None:
    match = position(players=[{"goods": goods}, {}], buildings={"e8": ("small", 0)})
    assert numbers(match)["table.act-on.f8"] == near


def test_what_a_building_brings_is_told_of_sand_that_is_free() -> None:
    """On e9: two forests and a field, and water that another building is next to already."""
    tiles = {
        "c7": ("start-1", "turned"),
        "e7": "start-3",
        "c9": ("lake-1", "turned"),
        "e9": "hamlet-1",
    }
    match = position(
        players=[{"goods": "3 gears 1 food"}, {}], tiles=tiles, buildings={"d8": ("small", 0)}
    )
    shown = numbers(match)
    assert shown["table.rewards-for-building.e9"] == 1 + 3
    assert shown["table.water.d9"] == shown["table.field.f10"] == 1
    play(match, "build e9")
    shown = numbers(match)
    assert (shown["table.rewards-for-building.e9"], shown["table.own-piece.e9"]) == (0, 1)
    assert numbers(match, 1)["table.other-pieces.e9"] > 0


def test_the_tile_that_is_being_turned_and_the_place_asked_about_are_told() -> None:
    match = position(players=[{"goods": "6 food"}, {}])
    face_down = numbers(match)["table.tile.e9"]
    play(match, "explore e9")
    assert numbers(match)["table.tile.e9"] != face_down
    assert numbers(match)["table.tile-turned"] == 0
    play(match, "take deck")
    assert numbers(match)["table.tile-turned"] > 0


def test_the_score_is_the_seats_own_and_leaves_out_what_others_keep_to_themselves() -> None:
    match = well_counted(mine={"artifact_card": "hermit", "artifacts": {"purple": 2}})
    shown, seen = numbers(match), numbers(match, 1)
    for line, points in score(match).items():
        assert shown[f"own.score.{line}"] == points
    assert shown["own.total"] == sum(score(match).values())
    assert seen["opponent-1.total"] == shown["own.total"] - shown["own.score.artifacts"]
    assert shown["own.lead"] == 128 + shown["own.total"] - shown["opponent-1.total"]


def test_alone_the_cube_and_the_way_to_utopia_are_told() -> None:
    match = position(seats=1, players=[{"points": 12, "cube": 7}])
    shown = numbers(match)
    assert (shown["own.cube"], shown["own.points-to-utopia"]) == (7, 180 - shown["own.total"])
