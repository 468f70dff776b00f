"""Populating: figures on locations, technologies (revive.populate)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    artifacts,
    closed,
    energy,
    figures,
    goods,
    lay,
    left,
    machines,
    moves,
    offered,
    play,
    player,
    points,
    position,
    score,
    skim,
    view_of,
)
from tests.games.revive.printed import books
from tests.rules_cited import rule

NEXT_TO_D7 = {"c7": ("small", 0)}
"""A building of the first player, so that the location d7 costs no range."""

TECHNOLOGIES = ("root", "left", "middle", "right", "top-left", "top-middle", "top-right")
SEVEN_PLACES = ["north-west", "north-east", "south-west", "south-east", "g6", "e9", "c9"]


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def with_technologies(*names: str, **rest: Any) -> Match:
    """The first player has these technologies, stands beside d7 and is rich in books."""
    return own(
        {"goods": "6 books", "technologies": names, "tribe": "nadair-sun"},
        buildings=NEXT_TO_D7,
        figures={place: [0] for place in SEVEN_PLACES[: len(names)]},
        tiles={**lay(e9="location", c9="location"), "c7": "start-1", "g5": "start-4"},
        **rest,
    )


# The examples


@rule("revive.populate.2", "revive.range.1")
def test_two_food_for_the_range_two_books_for_the_technology_one_for_another_player() -> None:
    """From g5 over f6 and e6 to d7, where the second player has a figure."""
    match = own(
        {"goods": "6 books 6 food", "tribe": "nadair-sun"},
        {"goods": "1 book"},
        buildings={"g5": ("small", 0)},
        figures={"d7": [1]},
    )
    play(match, "populate d7")
    assert goods(match) == {"book": 3, "food": 4}
    assert goods(match, 1) == {"book": 2}
    assert figures(match, "d7") == [0, 1]
    assert player(match).technologies == ["root"]


@rule("revive.populate.2", "revive.scoring.3")
def test_at_a_corner_with_two_players_a_book_to_each() -> None:
    match = own(
        {"goods": "6 books", "tribe": "nadair-sun", "tracks": {"gray": 4}},
        {"tracks": {"gray": 2}},
        {},
        seats=3,
        corners={"south-east": "foundry"},  # as many points as the number of the gray space
        tiles=lay(g12="sand"),
        buildings={"g12": ("small", 0)},
        figures={"south-east": [1, 2]},
    )
    play(match, "populate south-east")
    assert goods(match) == {"book": 2}  # 2 for the technology, 1 + 1
    assert (goods(match, 1), goods(match, 2)) == ({"book": 1}, {"book": 1})
    assert figures(match, "south-east") == [0, 1, 2]
    assert [score(match, seat)["locations"] for seat in range(3)] == [4, 2, 1]


# Where


@rule("revive.populate.1")
def test_a_figure_goes_to_a_small_or_a_large_location() -> None:
    match = own(
        {"goods": "6 books 6 food"},
        tiles={**lay(g12="sand"), "c7": "start-1", "g5": "start-4"},
        buildings={"g12": ("small", 0), "c7": ("small", 0)},
    )
    assert offered(match, "populate") == {"populate d7", "populate g6", "populate south-east"}
    play(match, "populate south-east")
    assert figures(match, "south-east") == [0]


@rule("revive.populate.1")
def test_not_where_one_stands_already() -> None:
    match = own({"goods": "6 books 6 food"}, figures={"d7": [0, 1]})
    assert offered(match, "populate") == {"populate g6"}


@rule("revive.populate.1")
def test_figures_of_all_others_do_not_hinder() -> None:
    match = own({"goods": "6 books 6 food"}, {}, {}, {}, seats=4, figures={"d7": [1, 2, 3]})
    play(match, "populate d7")
    assert figures(match, "d7") == [0, 1, 2, 3]


@rule("revive.populate.1", "revive.setup.6")
def test_there_are_seven_figures() -> None:
    match = with_technologies(*TECHNOLOGIES[:6])
    play(match, "populate d7")
    assert player(skim(match)).technologies == list(TECHNOLOGIES)
    match = with_technologies(*TECHNOLOGIES)
    assert offered(match, "populate") == set()


# What it costs


@rule("revive.populate.2")
@pytest.mark.parametrize(
    ("technologies", "technology"),
    [
        ([], "root"),
        (["root"], "left"),
        (["root"], "middle"),
        (["root"], "right"),
        (["root", "left"], "top-left"),
    ],
)
def test_the_books_shown_on_the_technology(technologies: list[str], technology: str) -> None:
    cost = books("nadair-sun", technology)
    match = with_technologies(*technologies)
    play(match, "populate d7", *([f"unlock {technology}"] if technologies else []))
    assert goods(match) == ({"book": 6 - cost} if cost < 6 else {})


@rule("revive.populate.2")
@pytest.mark.parametrize(("held", "enough"), [(1, False), (2, False), (3, True)])
def test_all_of_it_must_be_paid(held: int, enough: bool) -> None:
    match = own(
        {"goods": {"book": held}, "tribe": "nadair-sun"}, buildings=NEXT_TO_D7, figures={"d7": [1]}
    )
    assert ("populate d7" in moves(match)) == enough


@rule("revive.populate.2")
def test_a_book_that_another_player_has_no_room_for_is_lost() -> None:
    match = own(
        {"goods": "3 books"}, {"goods": "6 books"}, buildings=NEXT_TO_D7, figures={"d7": [1]}
    )
    play(match, "populate d7")
    assert goods(match) == {}
    assert goods(match, 1) == {"book": 6}


@rule("revive.populate.2")
def test_players_with_figures_elsewhere_get_nothing() -> None:
    match = own(
        {"goods": "6 books", "tribe": "nadair-sun"}, {}, buildings=NEXT_TO_D7, figures={"g6": [1]}
    )
    play(match, "populate d7")
    assert (goods(match), goods(match, 1)) == ({"book": 4}, {})


@rule("revive.populate.3", "revive.attach.4")
@pytest.mark.parametrize(("held", "enough"), [(0, False), (1, True)])
def test_a_discount_spares_no_books_for_other_players(held: int, enough: bool) -> None:
    """The lectern takes 2 off the technology for 2; a book goes to the other player."""
    match = own(
        {"goods": {"book": held}, "machines": ["lectern"], "tribe": "nadair-sun"},
        {},
        buildings=NEXT_TO_D7,
        figures={"d7": [1]},
    )
    assert ("populate d7" in moves(match)) == enough
    if enough:
        play(match, "populate d7")
        assert (goods(match), goods(match, 1)) == ({}, {"book": 1})


@rule("revive.populate.3")
def test_more_discount_than_the_technology_costs_is_of_no_use() -> None:
    """The lectern and a target: 4 off a technology for 2, and still a book for another."""
    match = own(
        {"goods": "6 books", "machines": ["lectern"], "tribe": "jox49i-moon"},
        {},
        buildings=NEXT_TO_D7,
        figures={"d7": [1]},
        tokens={"d7": "target"},
    )
    play(match, "populate d7")
    assert (goods(match), goods(match, 1)) == ({"book": 5}, {"book": 1})
    assert energy(match) == 1  # the target alone was enough: the lectern was not even offered


# The technologies


@rule("revive.populate.4")
@pytest.mark.parametrize(
    ("unlocked", "connected"),
    [
        (["root"], {"left", "middle", "right"}),
        (["root", "left"], {"middle", "right", "top-left"}),
        (["root", "middle"], {"left", "right", "top-middle"}),
        (["root", "right"], {"left", "middle", "top-right"}),
        (["root", "left", "right"], {"middle", "top-left", "top-right"}),
        (["root", "left", "top-left"], {"middle", "right"}),
    ],
)
def test_a_figure_comes_from_a_technology_connected_to_an_unlocked_one(
    unlocked: list[str], connected: set[str]
) -> None:
    match = with_technologies(*unlocked)
    play(match, "populate d7")
    assert set(moves(match)) == {f"unlock {name}" for name in connected}


@rule("revive.populate.4")
def test_the_first_figure_comes_from_the_bottom_technology() -> None:
    match = with_technologies()
    play(match, "populate d7")  # nothing to choose
    assert player(match).technologies == ["root"]
    assert view_of(match).actions == 1


@rule("revive.populate.5", "revive.nadair.1")
def test_a_lasting_effect_holds_from_then_on() -> None:
    """The Nàdair's bottom technology: 1 book and 1 point more with each use of the ability."""
    match = own(
        {"goods": "2 books", "tribe": "nadair-sun", "active": ["scribe"]}, buildings=NEXT_TO_D7
    )
    before = play(match.copy(), "play scribe", "slot bottom-left")
    assert (goods(before), points(before)) == ({"book": 4}, 0)
    play(match, "populate d7", "play scribe", "slot bottom-left")
    assert (goods(match), points(match)) == ({"book": 3}, 1)


@rule("revive.populate.5", "revive.machines.2")
def test_a_machine_of_the_tribe_is_unlocked_with_its_technology() -> None:
    match = with_technologies("root")
    assert machines(match) == []
    play(match, "populate d7", "unlock right")
    [machine] = machines(match)
    assert f"use {machine}" in moves(match)


@rule("revive.populate.5")
def test_an_immediate_effect_comes_at_once() -> None:
    """The Hofstadterians' Processions bring 1 energy."""
    match = own(
        {"goods": "6 books", "tribe": "hofstadterians-moon", "technologies": ["root"]},
        buildings=NEXT_TO_D7,
        figures={"north-west": [0]},
    )
    play(match, "populate d7", "unlock left")
    assert energy(match) == 2


@rule("revive.populate.6", "revive.play.2")
def test_the_middle_technology_of_the_second_row_opens_the_fifth_slot() -> None:
    match = with_technologies("root")
    before = play(match.copy(), "play miner")
    assert "slot right-top" not in moves(before)
    play(match, "populate d7", "unlock middle", "play miner")
    assert {"slot right-top", "slot right-bottom"} <= set(moves(match))


@rule("revive.populate.6")
@pytest.mark.parametrize(
    ("below", "technology", "more"),
    [
        ("left", "top-left", {"energy": 2, "crates": [], "points": 0}),
        ("middle", "top-middle", {"energy": 1, "crates": ["keg"], "points": 0}),
        ("right", "top-right", {"energy": 1, "crates": [], "points": 2}),
    ],
)
def test_the_technologies_of_the_top_row(below: str, technology: str, more: dict[str, Any]) -> None:
    """An artifact, and 1 energy, 1 crate or 2 points."""
    match = with_technologies("root", below, chance=["keg"])
    play(match, "populate d7", f"unlock {technology}", "artifact orange")
    assert artifacts(match) == {"orange": 1}
    assert left(match)["orange"] == 1
    assert {"energy": energy(match), "crates": closed(match), "points": points(match)} == more


@rule("revive.populate.6")
@pytest.mark.parametrize(
    "tribe",
    [
        "nadair-moon",
        "hofstadterians-sun",
        "jox49i-moon",
        "kuniban-sun",
        "formica-sun",
        "vukuntur-moon",
    ],
)
def test_every_tribe_has_these_technologies(tribe: str) -> None:
    match = own(
        {"goods": "6 books", "tribe": tribe, "technologies": ["root", "middle"]},
        buildings=NEXT_TO_D7,
        figures={"north-west": [0], "north-east": [0]},
        chance=["keg"],
    )
    fifth = play(match.copy(), "play miner")
    assert {"slot right-top", "slot right-bottom"} <= set(moves(fifth))
    play(match, "populate d7", "unlock top-middle", "artifact white")
    assert (artifacts(match), closed(match)) == ({"white": 1}, ["keg"])
