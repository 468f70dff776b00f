"""Parts of the campaign, each with its option (revive.campaign)."""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle import Match
from tests.games.revive.helpers import (
    Tiles,
    at_turn,
    energy,
    goods,
    lay,
    moves,
    offered,
    play,
    position,
    score,
    tracks,
    used,
    view_of,
)
from tests.games.revive.printed import pack, printed
from tests.rules_cited import rule

BASE = {
    "foundry",
    "power-plant",
    "orchard",
    "workshops",
    "granary",
    "citadel",
    "assembly",
    "capital",
    "theatre",
    "aqueduct",
}
FURTHER = {"shrine", "crystal-cave", "laboratory", "depot", "observatory", "distillery"}


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def locations(match: Match) -> int:
    return score(match).get("locations", 0)


def each(face: str) -> int:
    """The points for one item at a large location."""
    return int(printed("location", face).points)


# Large locations


def drawn(options: dict[str, str]) -> set[str]:
    """The large locations of many tables."""
    tables = [rekindle.new("revive", seats=2, seed=seed, options=options) for seed in range(40)]
    for match in tables:
        assert len(view_of(match).corners) == 4
    return {corner.location for match in tables for corner in view_of(match).corners}


@rule("revive.campaign.1", "revive.setup.4")
def test_further_large_locations_are_drawn_with_their_option_only() -> None:
    assert drawn({}) == BASE
    assert drawn({"large-locations": "all"}) == BASE | FURTHER
    assert {face.id for face in pack().components("location") if face.campaign} == FURTHER


@rule("revive.campaign.1", "revive.tribes-dealt.1")
def test_the_parts_of_the_campaign_are_off_by_default() -> None:
    options = rekindle.new("revive", seats=2, seed=1).setting.options
    assert (options["formica"], options["vukuntur"], options["sides"]) == ("off", "off", "sun")
    assert (options["vast-crystals"], options["switch"]) == ("off", "first")
    assert options["large-locations"] == "base"


@rule("revive.campaign.1", "revive.categories.5")
def test_a_location_counts_progress_markers() -> None:
    match = table({"markers": 3}, corners={"north-west": "shrine"}, figures={"north-west": 0})
    assert locations(match) == 3 * each("shrine")


@rule("revive.campaign.1", "revive.categories.8")
def test_a_location_counts_crystals() -> None:
    match = table(
        {},
        tiles=lay(a2="sand", a3="sand", a5="sand"),
        buildings={"a2": ("small", 0), "a3": ("small", 0), "a5": ("small", 0)},
        corners={"north-west": "crystal-cave"},
        figures={"north-west": 0},
    )
    assert locations(match) == 2 * each("crystal-cave")


@rule("revive.campaign.1", "revive.categories.6")
def test_a_location_counts_flasks() -> None:
    side = {"machines": ["prism"], "resting": ["herbalist"]}
    match = table(side, corners={"north-west": "laboratory"}, figures={"north-west": 0})
    assert locations(match) == (2 + 2) * each("laboratory")


@rule("revive.campaign.1", "revive.categories.2")
def test_a_location_counts_crates() -> None:
    side = {"closed": ["keg"], "opened": ["satchel"], "reopened": ["battery"]}
    match = table(side, corners={"north-west": "depot"}, figures={"north-west": 0})
    assert locations(match) == 3 * each("depot")


BUILT = ["c7", "e5", "e8", "g5", "h7", "c3", "c11", "g1"]
"""Sand on eight tiles, the first five of them starting tiles."""
SETTLED = ["i3", "i9"]
"""Locations on two more."""


def presence(tiles: int) -> Match:
    """A player on so many area tiles, and on the large location that counts them."""
    sand: dict[str, str] = dict.fromkeys(BUILT[5:], "sand")
    land: Tiles = lay(**sand, **dict.fromkeys(SETTLED, "location"))
    built = BUILT[: min(tiles, 8)]
    buildings = {name: ("small" if i < 5 else "large", 0) for i, name in enumerate(built)}
    figures = dict.fromkeys(SETTLED[: max(tiles - 8, 0)], 0)
    return table(
        {},
        tiles=land,
        buildings=buildings,
        figures={**figures, "south-east": 0},
        corners={"south-east": "observatory"},
    )


@rule("revive.campaign.2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [(0, 0), (2, 0), (3, 3), (5, 3), (6, 7), (7, 7), (8, 12), (9, 12), (10, 15)],
)
def test_area_tiles_with_a_building_or_a_figure(tiles: int, points: int) -> None:
    assert locations(presence(tiles)) == points


@rule("revive.campaign.2")
def test_a_tile_counts_once_and_large_locations_do_not() -> None:
    """A building and a figure on g5, two buildings on e7, three corners: two tiles."""
    match = table(
        {},
        buildings={"g5": ("small", 0), "e8": ("small", 0), "f8": ("small", 0)},
        figures={"g6": 0, "south-east": 0, "north-west": 0, "north-east": 0},
        corners={
            "south-east": "observatory",
            "north-west": "workshops",
            "north-east": "theatre",
        },
    )
    assert locations(match) == 0
    match = table(
        {},
        buildings={"g5": ("small", 0), "e8": ("small", 0)},
        figures={"d7": 0, "south-east": 0},
        corners={"south-east": "observatory"},
    )
    assert locations(match) == 3


@rule("revive.campaign.3")
def test_energy_at_once_and_a_point_for_each_flask_at_the_end() -> None:
    match = table(
        {
            "tribe": "nadair-sun",
            "goods": "6 books",
            "machines": ["prism"],
            "resting": ["herbalist"],
        },
        tiles=lay(a1="sand"),
        buildings={"a1": ("small", 0)},
        corners={"north-west": "distillery"},
    )
    assert (energy(match), locations(match)) == (1, 0)
    play(match, "populate north-west")
    assert energy(match) == 2
    assert locations(match) == 4


# Vast crystals


def at_the_northern_edge(vast: str) -> Match:
    """One's own building on b7, sand on a6: next to north-2 and to a vast crystal."""
    match = table(
        {"goods": "5 gears", "artifact_card": "captain"},
        tiles=lay(a6="sand", b7="sand"),
        buildings={"b7": ("small", 0)},
        options={"vast-crystals": vast},
    )
    play(match, "build a6")
    return match


@rule("revive.campaign.4", "revive.build.3")
def test_a_vast_crystal_gives_twice_as_many_crystals() -> None:
    match = at_the_northern_edge("off")
    play(match, "size small")
    assert goods(match)["crystal"] == 1
    match = at_the_northern_edge("on")
    play(match, "size small")
    assert goods(match)["crystal"] == 1 + 2


@rule("revive.campaign.4", "revive.build.5", "revive.resources.3")
def test_a_large_building_doubles_that_too() -> None:
    match = at_the_northern_edge("on")
    play(match, "size large")
    assert goods(match) == {"crystal": 6}
    play(match, "do the rest", "gain gear", "gain book", "gain food")
    assert goods(match) == {"crystal": 3, "gear": 1, "book": 1, "food": 1}


@rule("revive.campaign.4", "revive.categories.8")
def test_a_vast_crystal_counts_as_one_symbol() -> None:
    one = printed("artifact-card", "captain").white.points
    for vast, symbols in (("off", 1), ("on", 2)):
        match = at_the_northern_edge(vast)
        play(match, "size small")
        assert score(match)["artifacts"] == symbols * one


# The switch


SECOND = {"switch": "second"}


@rule("revive.campaign.5")
def test_the_second_switch_gives_a_resource_or_a_step_or_an_energy_back() -> None:
    side = {"machines": ["gearbox", "plough"], "used": ["gearbox", "plough"], "energy": 0}
    match = table(side, options=SECOND)
    play(match, "switch")
    three = {"choose 1 basic", "choose advance any 1", "choose return 1 energy"}
    assert offered(match) == three
    for choice, answer in zip(
        sorted(three), ("gain food", "advance green", "return plough"), strict=True
    ):
        copy = match.copy()
        play(copy, choice, answer)
        assert at_turn(copy)
        told = (goods(copy), tracks(copy), energy(copy), used(copy))
        assert (
            told
            == {
                "gain food": ({"food": 1}, (1, 1, 1), 0, ["gearbox", "plough"]),
                "advance green": ({}, (1, 2, 1), 0, ["gearbox", "plough"]),
                "return plough": ({}, (1, 1, 1), 1, ["gearbox"]),
            }[answer]
        )
        assert "switch" not in moves(copy)


@rule("revive.campaign.5")
def test_no_energy_is_taken_back_where_none_lies_on_a_machine() -> None:
    match = table({"machines": ["gearbox"]}, options=SECOND)
    play(match, "switch")
    assert offered(match, "choose ") == {"choose 1 basic", "choose advance any 1"}


@rule("revive.campaign.5", "revive.switch.1")
def test_the_first_switch_gives_a_resource_only() -> None:
    match = table({"machines": ["gearbox", "plough"], "used": ["gearbox"], "energy": 0})
    play(match, "switch")
    assert offered(match) == {"gain gear", "gain book", "gain food"}
