"""Vaults, workshops, monuments (recall.vault, recall.workshop, recall.monument)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    article,
    asked,
    builders,
    crystals,
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
from tests.games.recall.whole_map import WHOLE_MAP
from tests.rules_cited import rule

NO_CAMPS = {"f7": "highland", "e4": "delta"}
"""A vault on f6, fields on e7 and f5, a forest on f4, mountains on f7 and g6, a monument on f8.

No camp lies beside any of them.
"""
VAULTS = ["reliquary", "garrison", "library", "workroom", "depository", "treasury"]
RICH = {"crystals": "6 white 6 red 6 purple"}
CARDS = {"green": ["kiln", "census", "canal"], "gray": ["guild", "fleet", "caravan"]}
GRAYS = [
    *("guild", "expedition", "deep-mine", "academy", "oracle", "council"),
    *("anniversary", "fleet", "mastery", "caravan", "coronation", "migration"),
]


def built(where: str, values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    """The first player has begun to build there, by the develop of box C."""
    own = {"tribe": "goliat", "gadgets": ["gpr"], "followers": {where: 1}, **values}
    match = position(players=[own, *others], **{"tiles": NO_CAMPS, **rest})
    use(match, "blank", "c")
    if "choose develop" in moves(match):
        play(match, "choose develop")
    return play(match, f"build {where}")


# Vaults


@rule("recall.vault.1")
@pytest.mark.parametrize("before", [[], ["reliquary"], ["treasury", "library", "garrison"]])
def test_any_of_the_vaults_that_are_left_is_built_without_crystals(before: list[str]) -> None:
    hexes = ["g6", "f9", "h2"][: len(before)]
    values = {"crystals": "", "buildings": hexes, "vaults": before}
    match = built("d8", values, tiles=WHOLE_MAP, seats=4)
    assert set(moves(match)) == {f"vault {name}" for name in VAULTS if name not in before}
    play(match, "vault depository")
    assert builders(match, "d8") == [0]
    assert "depository" in player(match).vaults
    if before:
        again = built("d8", values, tiles=WHOLE_MAP, seats=4)
        assert article(again, f"vault {before[0]}") == "recall.vault.1"


@rule("recall.vault.1")
@pytest.mark.parametrize(
    ("vault", "gained"),
    [
        ("garrison", {"followers": 3}),
        ("library", {"knowledge": 2, "white": 1}),
        ("workroom", {"cards": ["porridge"], "white": 1}),
        ("depository", {"crates": 1, "points": 1}),
        ("treasury", {"purple": 1}),
    ],
)
def test_each_vault_has_its_reward(vault: str, gained: dict[str, Any]) -> None:
    match = take_all(play(built("f6", {"crystals": ""}), f"vault {vault}"))
    assert followers(match, "f6") == gained.get("followers", 0)
    assert sum(knowledge(match)) == gained.get("knowledge", 0)
    assert crystals(match) == [gained.get("white", 0), 0, gained.get("purple", 0)]
    assert player(match).crates == gained.get("crates", 0)
    assert player(match).culture == gained.get("points", 0)
    assert [card for card in player(match).keycards if card != "blank"] == gained.get("cards", [])


def take_all(match: Match) -> Match:
    """Take all that is offered, up to the end of the turn, but stay where one is."""
    while asked(match) == 0 and "end" not in moves(match):
        there = [move for move in moves(match) if not move.startswith(("return", "from"))]
        play(match, there[0])
    return match


@rule("recall.vault.2")
def test_the_lowest_vault_brings_a_relicube_of_the_display_and_its_reward() -> None:
    """The second black one: no more followers than 1 for the vault, and 2 black steps."""
    match = built("f6", {"relicubes": {"black": 1}})
    supply = player(match).supply
    play(match, "vault reliquary")
    assert offered(match, "relicube ") == {
        f"relicube {colour}" for colour in ("white", "gray", "black", "brown")
    }
    play(match, "relicube black")
    assert player(match).relicubes == {"white": 0, "gray": 0, "black": 2, "brown": 0}
    assert (knowledge(match), player(match).supply) == ([0, 0, 2], supply)
    assert view_of(match).relicubes == {"white": 1, "gray": 1, "black": 0, "brown": 1}
    assert sum(view_of(match).bag.relicubes.values()) == 24 - 1  # not refilled


@rule("recall.vault.3")
@pytest.mark.parametrize(
    ("display", "left"),
    [
        (["white", "brown"], {"relicube white", "relicube brown"}),
        (["gray", "brown"], {"relicube brown"}),
        (["gray"], set()),
        ([], set()),
    ],
)
def test_only_what_is_left_and_fits_can_be_taken(display: list[str], left: set[str]) -> None:
    match = built("f6", {"relicubes": {"gray": 5}}, display=display)
    play(match, "vault reliquary")
    if len(left) > 1:
        assert offered(match, "relicube ") == left
        return
    take_all(match)
    assert player(match).relicubes["gray"] == 5
    assert player(match).relicubes["brown"] == len(left)
    assert player(match).vaults == ["reliquary"]


# Workshops

WORKSHOPS = {
    "field": (["e7", "f5"], [[1, 0, 0], [2, 0, 0]]),
    "forest": (["f4", "i4"], [[0, 1, 0], [1, 1, 0]]),
    "mountain": (["g6", "f7"], [[0, 0, 1], [1, 0, 1]]),
}


@rule("recall.workshop.1", "recall.recall.2")
@pytest.mark.parametrize("terrain", WORKSHOPS)
@pytest.mark.parametrize("level", [0, 1])
def test_the_lower_workshop_of_each_terrain_comes_first(terrain: str, level: int) -> None:
    hexes, costs = WORKSHOPS[terrain]
    where, before = hexes[0], hexes[1:][:level]
    match = built(where, {**RICH, "buildings": before})
    assert hex_at(match, where).kind == terrain
    assert crystals(match) == [6 - n for n in costs[level]]
    assert dict(player(match).workshops.items()) == {
        **dict.fromkeys(WORKSHOPS, 0),
        terrain: level + 1,
    }
    uncovered = [f"{terrain}-{number}" for number in range(1, level + 2)]
    assert player(match).production[3:] == uncovered


@rule("recall.workshop.1")
@pytest.mark.parametrize("terrain", WORKSHOPS)
def test_a_workshop_needs_its_very_crystals(terrain: str) -> None:
    hexes, costs = WORKSHOPS[terrain]
    kind = costs[0].index(1)
    poor = " ".join(f"6 {name}" for i, name in enumerate(("white", "red", "purple")) if i != kind)
    own = {"tribe": "goliat", "followers": {hexes[0]: 1}, "crystals": poor}
    match = use(position(players=[own], tiles=NO_CAMPS), "blank", "b")
    play(match, "choose develop")
    assert article(match, f"build {hexes[0]}") == "recall.workshop.1"


@rule("recall.workshop.2", "recall.card.1", "recall.card.7")
@pytest.mark.parametrize(
    ("where", "shown", "more"),
    [
        ("e7", ["porridge", "whetstone", "footpath"], ""),
        ("f4", CARDS["green"], "ballad"),
        ("g6", CARDS["gray"], "oracle"),
    ],
)
def test_a_workshop_brings_a_keycard_of_its_colour(where: str, shown: list[str], more: str) -> None:
    match = built(where, RICH, chance=[more] if more else [], **CARDS)
    assert offered(match, "take ") == {f"take {card}" for card in shown}
    play(match, f"take {shown[1]}")
    assert shown[1] in player(match).keycards
    display = view_of(match).keycards
    if not more:
        assert display.yellow == {"porridge": 5, "whetstone": 4, "footpath": 5}
        return
    assert more in (display.green if where == "f4" else display.gray)
    assert shown[1] not in (display.green if where == "f4" else display.gray)
    assert (len(display.green), len(display.gray)) == (3, 3)


@rule("recall.workshop.3")
def test_without_a_keycard_the_workshop_is_built_all_the_same() -> None:
    match = built("g6", {**RICH, "keycards": ["blank", *GRAYS[:6]]}, {"keycards": GRAYS[6:]})
    assert view_of(match).keycards.gray == []
    assert builders(match, "g6") == [0]
    assert player(match).workshops["mountain"] == 1
    assert len(player(match).keycards) == 6
    assert not offered(match, "take ")
    # Nor is a yellow one left, when all fifteen are taken.
    others = [card for card in ("porridge", "whetstone", "footpath") for _ in range(5)]
    match = built("e7", RICH, {"keycards": others})
    assert not any(view_of(match).keycards.yellow.values())
    assert player(match).workshops["field"] == 1
    assert player(match).keycards == ["blank"]
    assert not offered(match, "take ")


# Monuments

MONUMENTS = ["e2", "b8", "j12", "a3", "c7"]
COSTS = [[2, 0, 0], [1, 1, 0], [0, 2, 0], [0, 1, 1], [0, 0, 2]]


@rule("recall.monument.1")
@pytest.mark.parametrize("number", range(5))
def test_monuments_are_built_from_the_lowest_up_at_rising_costs(number: int) -> None:
    values = {**RICH, "buildings": MONUMENTS[:number]}
    match = built("e9", values, tiles=WHOLE_MAP, seats=4)
    assert crystals(match) == [6 - n for n in COSTS[number]]
    assert player(match).monuments == number + 1


@rule("recall.monument.2")
@pytest.mark.parametrize(("where", "track"), [("e2", "white"), ("b8", "gray"), ("j12", "black")])
def test_a_printed_monument_hex_scores_its_knowledge_track(where: str, track: str) -> None:
    """Nothing now; in the end the points of the highest symbol reached: 5, of the sixth step."""
    steps = {"white": 3, "gray": 3, "black": 3} | {track: 7}
    match = built(where, {"crystals": "2 white", "knowledge": steps})
    assert hex_at(match, where).kind == "printed"
    assert (crystals(match), player(match).culture) == ([0, 0, 0], 0)
    assert (asked(match), knowledge(match)) == (1, list(steps.values()))  # nothing was left to do
    assert player(match).score["power"] == 5


@rule("recall.monument.3", "recall.follower.3")
def test_the_first_builder_chooses_a_tile_and_gains_what_it_shows() -> None:
    """The example: with the mausoleum 4 followers come onto the monument's hex."""
    shown = ["mausoleum", "sundial", "obelisk", "school", "archive"]
    match = built("f8", {"crystals": "2 white"}, monument_display=shown)
    assert set(moves(match)) == {f"monument {tile}" for tile in shown}
    play(match, "monument mausoleum")
    assert hex_at(match, "f8").monument_tile == "mausoleum"
    assert (followers(match, "f8"), player(match).score["power"]) == (4, 5)
    assert set(view_of(match).monument_tiles) == set(shown) - {"mausoleum"}


@rule("recall.monument.3")
@pytest.mark.parametrize(
    ("tile", "gained", "points"),
    [("sundial", [1, 0, 0], 8), ("lighthouse", [0, 1, 0], 7), ("obelisk", [0, 0, 0], 9)],
)
def test_who_builds_later_gains_it_too(tile: str, gained: list[int], points: int) -> None:
    match = built(
        "f8",
        {"crystals": "2 white", "followers": {"f8": 2}},
        {"buildings": ["f8"], "crystals": ""},
        monument_tiles={"f8": tile},
    )
    assert builders(match, "f8") == [0, 1]
    assert not offered(match, "monument ")
    assert crystals(match) == gained
    assert [player(match, seat).score["power"] for seat in (0, 1)] == [points, points]
    assert crystals(match, 1) == [0, 0, 0]  # nothing again for the first builder
