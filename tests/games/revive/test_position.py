"""Positions built by name: all that can be set, all that is refused, and chance that is fixed."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import rekindle
from rekindle.games.revive import position
from rekindle.games.revive.presentation.position.players import PLAYER_KEYS
from rekindle.games.revive.presentation.view import CratesView, PlaceView
from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    active,
    around,
    artifacts,
    asked,
    building,
    closed,
    energy,
    figures,
    goods,
    kind,
    lay,
    left,
    machines,
    modules,
    moves,
    offered,
    opened,
    place,
    play,
    player,
    points,
    resting,
    rules,
    slot,
    table,
    tokens,
    tracks,
    turn,
    used,
    view_of,
)
from tests.games.revive.test_invariants import check

MANUAL = Path(__file__).parents[3] / "docs" / "games" / "revive-positions.md"

STARTING = ["miner", "tinker", "scribe", "trader", "farmer", "scout"]


# --- what is not mentioned ------------------------------------------------------------------------


def test_what_is_not_mentioned_is_plain() -> None:
    match = position()
    assert (match.seats, asked(match), turn(match)) == (2, 0, 0)
    for seat in (0, 1):
        own = player(match, seat)
        assert (goods(match, seat), energy(match, seat), points(match, seat)) == ({}, 1, 0)
        assert (tracks(match, seat), own.rewards, own.technologies) == ((1, 1, 1), [], [])
        assert (active(match, seat), resting(match, seat)) == (STARTING[:3], STARTING[3:])
        assert (machines(match, seat), modules(match, seat), closed(match, seat)) == ([], {}, [])
        assert (own.progress, own.markers_left, own.hibernation) == (0, 5, 1)
        assert (own.switch, own.buildings_left) == ("ready", {"small": 5, "large": 3})
    assert [player(match, seat).tribe for seat in (0, 1)] == ["nadair-sun", "hofstadterians-sun"]
    assert [player(match, seat).artifact_card for seat in (0, 1)] == ["hermit", "captain"]
    assert left(match) == {"purple": 2, "orange": 2, "white": 2, "minor": 0}


def test_the_default_does_not_depend_on_the_seed() -> None:
    assert all(position(seed=seed).view(0) == position().view(0) for seed in range(5))


def test_starting_tiles_lie_straight_in_the_order_of_the_pack() -> None:
    match = position()
    up = [(p.place, p.tile, p.turned) for p in view_of(match).places if p.tile]
    places = ["c7", "e5", "e7", "g5", "g7"]
    assert up == [(name, f"start-{i}", False) for i, name in enumerate(places, 1)]


def test_displays_are_the_first_of_the_pack() -> None:
    shown = view_of(position())
    words = position().setting.extra.names
    assert shown.cards == words.citizens[:5]
    assert shown.modules == words.modules[:5]
    specials = words.machines[3:33]
    first = [*specials[:3], *specials[10:13], *specials[20:23]]
    assert [entry.machine for entry in shown.machines] == first
    assert (shown.card_deck, shown.module_deck, shown.crate_deck) == (34, 43, 28)
    assert shown.machine_deck == {"gray": 7, "green": 7, "yellow": 7}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_has_a_sound_position(seats: int) -> None:
    for seat in range(seats):
        match = position(seats, turn=seat)
        assert asked(match) == turn(match) == seat
        check(match)


# --- what can be set ------------------------------------------------------------------------------


def test_everything_of_a_player_can_be_set() -> None:
    match = position(
        3,
        turn=1,
        players=[
            {},
            {
                "tribe": "kuniban-sun",
                "goods": {"crystal": 3, "book": 6, "food": 1},
                "energy": 4,
                "points": 7,
                "active": ["mason", "farmer"],
                "resting": ["poet", "miner", "tinker", "scout"],
                "slots": {"top-left": ["guide", "scribe"], "bottom-right": [("trader", "top")]},
                "modules": {"top-left-1": "green-book", "right-2": "gray-gear"},
                "machines": ["crane", "bunk"],
                "used": ["crane"],
                "closed": ["keg"],
                "opened": ["battery", "charger"],
                "reopened": ["bedroll"],
                "technologies": ["root", "right"],
                "markers": 2,
                "hibernation": 4,
                "switch": "used",
                "artifact_card": "oracle",
                "artifacts": {"white": 1, "purple": 2},
                "minor": 1,
            },
        ],
    )
    own = player(match, 1)
    assert (own.tribe, own.artifact_card, own.hibernation) == ("kuniban-sun", "oracle", 4)
    assert (goods(match, 1), energy(match, 1)) == ({"crystal": 3, "book": 6, "food": 1}, 4)
    assert (points(match, 1), own.switch, own.markers_left) == (7, "used", 3)
    assert (active(match, 1), resting(match, 1)) == (
        ["mason", "farmer"],
        ["poet", "miner", "tinker", "scout"],
    )
    assert slot(match, "top-left", 1) == [("guide", "top"), ("scribe", "top")]
    assert slot(match, "bottom-right", 1) == [("trader", "top")]
    assert modules(match, 1) == {"top-left-1": "green-book", "right-2": "gray-gear"}
    assert machines(match, 1) == ["bunk", "crane", "kuniban-sun-right"]
    assert used(match, 1) == ["crane"]
    assert (closed(match, 1), opened(match, 1)) == (["keg"], ["battery", "charger"])
    assert own.crates == CratesView(1, ["battery", "charger"], ["bedroll"])
    assert own.technologies == ["root", "right"]
    assert artifacts(match, 1) == {"white": 1, "purple": 2, "minor": 1}
    assert left(match) == {"purple": 1, "orange": 3, "white": 2, "minor": 0}
    check(match)


@pytest.mark.parametrize(
    "text", ["2 food 1 crystal", "2 food, 1 crystals", {"food": 2, "crystal": 1}]
)
def test_goods_are_a_text_or_a_mapping(text: Any) -> None:
    assert goods(position(players=[{"goods": text}])) == {"food": 2, "crystal": 1}


def test_starting_cards_that_are_not_named_find_their_place() -> None:
    only_active = position(players=[{"active": ["scout"]}])
    assert (active(only_active), resting(only_active)) == (["scout"], STARTING[:5])
    only_resting = position(players=[{"resting": ["scout"]}])
    assert (active(only_resting), resting(only_resting)) == (STARTING[:5], ["scout"])
    in_slots = position(players=[{"slots": {"top-left": ["miner"]}}])
    assert (active(in_slots), resting(in_slots)) == (STARTING[1:3], STARTING[3:])


def test_tracks_bring_their_rewards_and_the_markers_of_these() -> None:
    match = position(players=[{"tracks": {"gray": 15, "green": 15, "yellow": 15}, "markers": 5}])
    own = player(match)
    assert len(own.rewards) == 15
    assert own.progress == 20
    assert machines(match) == ["converter", "bunk", "lantern"]
    check(match)


def test_a_reward_moves_the_tracks_it_needs() -> None:
    match = position(players=[{"rewards": ["gray-second"]}])
    book = rules(match).lookup
    names = [reward.id for reward in match.setting.extra.pack.components("reward")]
    needs = book.reward_needs[names.index("gray-second") * 3 :][:3]
    assert tracks(match) == tuple(max(1, need) for need in needs)
    assert "gray-second" in player(match).rewards
    check(match)


def test_progress_tells_the_markers() -> None:
    match = position(players=[{"rewards": ["gray-standard"], "progress": 4}])
    own = player(match)
    assert own.progress == len(own.rewards) + 5 - own.markers_left == 4


def test_points_have_brought_their_bonuses() -> None:
    match = position(players=[{"points": 999}])
    assert table(match).players[0].bonuses == (1 << len(rules(match).lookup.point_bonus_at)) - 1


def test_technologies_change_what_they_say() -> None:
    match = position(players=[{"tribe": "vukuntur-sun", "technologies": ["root", "middle"]}])
    assert player(match).range == 1
    play(match, "play miner")
    assert "slot right-bottom" in moves(match)


def test_cards_in_slots_give_their_range() -> None:
    match = position(players=[{"slots": {"bottom-left": ["surveyor"]}}])
    assert player(match).range == 2


def test_figures_that_are_not_placed_stand_on_the_first_locations() -> None:
    match = position(players=[{"technologies": ["root", "left", "middle"]}])
    assert [figures(match, name) for name in ("d7", "g6", "north-west")] == [[0]] * 3
    check(match)


def test_technologies_that_are_not_named_go_up_from_the_root() -> None:
    match = position(figures={"d7": [0, 1], "g6": 1})
    assert player(match, 0).technologies == ["root"]
    assert player(match, 1).technologies == ["root", "left"]
    assert figures(match, "d7") == [0, 1]
    check(match)


def test_the_map_can_be_set() -> None:
    match = position(
        players=[{"tribe": "kuniban-moon"}, {"tribe": "jox49i-moon"}],
        tiles={"c9": ("lake-1", "turned"), "a7": ("hamlet-1", False), "e5": ("start-5", True)},
        backs={"a1": "harbour", "i11": "dunes"},
        corners={"south-east": "capital", "north-west": "distillery"},
        buildings={"c10": ("large", 1), "e6": ("small", 0), "d8": ("small", 0)},
        tokens={"d8": "sand", "d7": "target"},
    )
    assert [kind(match, name) for name in ("c9", "c10", "d9", "d10")] == [
        "forest",
        "sand",
        "water",
        "forest",
    ]
    assert place(match, "c9") == PlaceView("c9", "lake-1", True)
    assert place(match, "e7").tile == "start-2"
    backs = [place(match, name).back for name in ("a1", "i11")]
    assert [back.id for back in backs if back] == ["harbour", "dunes"]
    assert [building(match, name) for name in ("c10", "e6")] == [("large", 1), ("small", 0)]
    assert (kind(match, "d8"), tokens(match, "d8")) == ("sand", ["sand"])
    assert tokens(match, "d7") == ["target"]
    locations = {entry.corner: entry.location for entry in view_of(match).corners}
    assert (locations["south-east"], locations["north-west"]) == ("capital", "distillery")
    assert [player(match, seat).tribe_tiles for seat in (0, 1)] == [4, 4]
    assert player(match).buildings_left == {"small": 3, "large": 3}
    check(match)


def test_a_forest_tile_makes_a_forest_and_workshops_lie_on_it() -> None:
    match = position(
        players=[{"tribe": "nadair-moon"}, {"tribe": "formica-moon"}],
        tokens={"c7": ["forest", "workshop"]},
    )
    assert (kind(match, "c7"), tokens(match, "c7")) == ("forest", ["forest", "workshop"])
    check(match)


def test_the_falcon_flies_from_where_it_is_put() -> None:
    players = [{"tribe": "vukuntur-moon"}]
    assert view_of(position(players=players)).falcon == "chasm"
    match = position(players=players, falcon="c8")
    assert view_of(match).falcon == "c8"
    check(match)


def test_displays_hold_what_is_named_and_are_filled_up() -> None:
    match = position(
        players=[{"active": ["welder"], "machines": ["lectern"]}],
        cards=["cook", "poet"],
        modules=["yellow-meal"],
        machines=["wagon", "organ", "globe", "still"],
        removed=["mason", "gray-gears", "crane"],
    )
    shown = view_of(match)
    assert shown.cards == ["stoker", "fitter", "foreman", "poet", "cook"]
    assert shown.modules[:1] == ["gray-gear"]
    assert "yellow-meal" in shown.modules
    assert {entry.machine for entry in shown.machines} == {
        *("scaffold", "turntable", "scrap-press"),
        *("organ", "globe", "still"),
        *("wagon", "plough", "balloon"),
    }
    assert (shown.card_deck, len(shown.cards)) == (39 - 5 - 2, 5)
    check(match)


def test_the_end_that_has_come_takes_the_artifacts_away() -> None:
    match = position(3, turn=2, ending=1)
    assert left(match) == {"purple": 0, "orange": 0, "white": 0, "minor": 0}
    assert [player(match, seat).end_tile for seat in range(3)] == [False, True, False]
    check(match)
    play(match, "switch", "gain food", "end", "switch", "gain food", "end")
    assert match.over


def test_artifacts_on_the_board_can_be_fewer() -> None:
    match = position(artifacts={"purple": 0, "white": 1}, players=[{"artifacts": {"orange": 1}}])
    assert left(match) == {"purple": 0, "orange": 1, "white": 1, "minor": 0}
    check(match)


def test_artifact_cards_lie_open_or_are_put_back() -> None:
    match = position(3, open_card="nomad")
    assert [player(match, seat).artifact_card for seat in range(3)] == ["nomad"] * 3
    assert view_of(match).artifact_card == "nomad"
    check(match)
    two = position(
        options={"artifact-cards": "two"},
        players=[{"artifact_card": "doctor", "put_back": "diver"}],
    )
    assert player(two).artifact_card == "doctor"
    check(two)


def test_a_turn_may_have_begun() -> None:
    crystal = {"goods": "1 crystal"}
    assert {"end", "switch"} <= offered(position(actions=1, players=[crystal]))
    over = position(actions=2, players=[{**crystal, "machines": ["gearbox"]}])
    assert offered(over) == {"end", "trade gear", "trade book", "trade food", "use gearbox"}
    asleep = position(actions=2, asleep=True, players=[{**crystal, "machines": ["gearbox"]}])
    assert offered(asleep) == {"end", "trade gear", "trade book", "trade food"}


def test_a_turn_with_nothing_to_choose_is_over_at_once() -> None:
    assert asked(position(actions=2)) == 1


def test_alone_the_cube_can_be_set() -> None:
    match = position(1, players=[{"cube": 21}])
    assert player(match).cube == 21
    assert offered(match, "play") == set()


# --- options --------------------------------------------------------------------------------------


def options(match: Match) -> dict[str, str]:
    return dict(match.setting.options)


def test_the_options_that_a_position_needs_are_set() -> None:
    assert options(position())["sides"] == "sun"
    assert options(position(players=[{"tribe": "nadair-moon"}]))["sides"] == "either"
    assert options(position(players=[{"tribe": "formica-sun"}]))["formica"] == "on"
    assert options(position(players=[{"tribe": "vukuntur-sun"}]))["vukuntur"] == "on"
    assert options(position(corners={"north-west": "depot"}))["large-locations"] == "all"
    assert options(position(open_card="hermit"))["artifact-cards"] == "open"


def test_options_that_are_given_stand() -> None:
    match = position(options={"sides": "moon", "length": "long"})
    assert player(match).tribe == "nadair-moon"
    assert left(match)["purple"] == 3
    with pytest.raises(rekindle.ImpossiblePosition, match="'formica-sun' is not in play"):
        position(players=[{"tribe": "formica-sun"}], options={"formica": "off"})


# --- chance ---------------------------------------------------------------------------------------


def test_tiles_and_citizens_come_as_they_are_fixed() -> None:
    match = position(
        players=[{"goods": "6 food"}],
        backs={"c9": "heath"},
        chance=["heath-3", "ranger", "cook"],
    )
    play(match, "explore c9", "take deck", "lay turned")
    assert "ranger" in active(match)
    assert place(match, "c9") == PlaceView("c9", "heath-3", True)


def test_what_comes_by_chance_does_not_lie_open() -> None:
    match = position(chance=["mason", "gray-gears", "crane", "field-kit"])
    shown = view_of(match)
    assert "mason" not in shown.cards
    assert "gray-gears" not in shown.modules
    assert "crane" not in [entry.machine for entry in shown.machines]


def test_displays_are_refilled_with_what_is_fixed() -> None:
    match = position(
        players=[{"machines": ["loom", "silo"], "energy": 2}], chance=["yellow-meal", "battery"]
    )
    play(match, "use loom", "module gray-gears", "at top-left-2", "use silo")
    assert "yellow-meal" in view_of(match).modules
    assert closed(match) == ["battery"]


def test_what_is_not_fixed_comes_from_the_seed() -> None:
    def drawn(seed: int) -> list[str]:
        return closed(play(position(players=[{"machines": ["silo"]}], seed=seed), "use silo"))

    assert drawn(4) == drawn(4)
    assert len({tuple(drawn(seed)) for seed in range(12)}) > 3


def test_a_position_can_be_recorded_and_read_again() -> None:
    match = position(
        players=[{"tribe": "jox49i-moon", "goods": "2 crystals", "machines": ["silo"]}],
        tokens={"c7": "target"},
        chance=["battery"],
    )
    play(match, "trade gear", "use silo")
    again = rekindle.load(match.record())
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"turn": 2}, "there is no seat 2 in a game of 2"),
        ({"turn": -1}, "there is no seat -1 in a game of 2"),
        ({"actions": 3}, "'actions' taken in this turn is a number from 0 to 2, not 3"),
        ({"seats": 1, "actions": 2}, "'actions' taken in this turn is a number from 0 to 1, not 2"),
        ({"asleep": True}, "a player who has hibernated has no action left: 'actions' is 2"),
        ({"players": [{}, {}, {}]}, "3 players in a game of 2 seats"),
        ({"players": [{"tribe": "nadair-sun"}] * 2}, "two players have the tribe of 'nadair-sun'"),
        (
            {"players": [{"tribe": "nadair-sun"}, {"tribe": "nadair-moon"}]},
            "two players have the tribe of 'nadair-moon'",
        ),
        ({"tiles": {"a2": "lake-1"}}, "there is no place 'a2'; did you mean "),
        ({"tiles": {"a1": "lake-4"}}, "there is no tile 'lake-4'; did you mean "),
        (
            {"tiles": {"a1": "lake-1", "a3": "lake-1"}},
            "the tile 'lake-1' is already somewhere else",
        ),
        ({"tiles": {"a1": "start-1"}}, "'start-1' cannot lie on 'a1': starting tiles lie on c7, "),
        ({"tiles": {"c7": "lake-1"}}, "'lake-1' cannot lie on 'c7': starting tiles lie on c7, "),
        ({"tiles": {"a1": ("lake-1", "left")}}, "lies 'straight' or 'turned', not 'left'"),
        ({"backs": {"c7": "lake"}}, "'c7' is explored: it has no back"),
        ({"backs": {"a1": "laek"}}, "there is no back 'laek'; did you mean 'lake'?"),
        (
            {"backs": {"a1": "harbour", "a3": "harbour", "a5": "harbour"}},
            "no tile with the back 'harbour' is left",
        ),
        ({"corners": {"north": "foundry"}}, "there is no corner 'north'; did you mean 'north-"),
        ({"corners": {"north-west": "forge"}}, "there is no large location 'forge'; "),
        (
            {"corners": {"north-west": "foundry", "south-west": "power-plant"}},
            "'power-plant' is not in play, or the other face of its tile lies in a corner",
        ),
        ({"tokens": {"c7": "target"}}, "nobody here has a tribe with 'target' tiles"),
        ({"tokens": {"c7": "tower"}}, "there is no kind of token 'tower'; "),
        ({"falcon": "c8"}, "nobody here has a falcon: it flies for 'vukuntur-moon'"),
        ({"buildings": {"c8": ("small", 0)}}, "buildings stand on sand, but 'c8' is mountain"),
        ({"buildings": {"a1": ("small", 0)}}, "buildings stand on sand, but 'a1' is unexplored"),
        ({"buildings": {"k1": ("small", 0)}}, "there is no space 'k1'; "),
        ({"buildings": {"c7": 0}}, "is a size and a seat, like ('small', 0), not 0"),
        ({"buildings": {"c7": ("big", 0)}}, "there is no size of a building 'big'; "),
        ({"buildings": {"c7": ("small", 2)}}, "the owner of 'c7' is a number from 0 to 1, not 2"),
        ({"figures": {"c7": [0]}}, "figures stand on locations, but 'c7' is sand"),
        ({"figures": {"d7": [0, 0]}}, "two figures of player 0 stand on 'd7'"),
        ({"cards": ["masson"]}, "there is no citizen 'masson'; did you mean 'mason'?"),
        ({"cards": ["mason", "mason"]}, "the citizen 'mason' is already somewhere else"),
        (
            {"cards": ["mason", "poet", "cook", "baker", "guide", "elder"]},
            "6 cards lie open; there are at most 5",
        ),
        (
            {"machines": ["crane", "drill", "kiln", "gearbox"]},
            "4 gray machines lie open; there are at most 3",
        ),
        ({"removed": ["lake-1"]}, "'lake-1' cannot leave the game: tiles and crates never do"),
        ({"artifacts": {"purple": 3}}, "'purple' on the board is a number from 0 to 2, not 3"),
        ({"artifacts": {"gold": 1}}, "there is no artifact 'gold'; "),
        (
            {"artifacts": {"purple": 0, "orange": 0, "white": 0}},
            "no artifact is left on the board: 'ending' tells whose turn it was",
        ),
        ({"ending": 2}, "'ending' is a number from 0 to 1, not 2"),
        ({"ending": 0, "artifacts": {"white": 1}}, "the end has come, but artifacts are left"),
        ({"ending": 0, "seats": 1}, "artifacts do not end the solo game"),
        ({"ending": 0, "players": [{"end_tile": True}] * 2}, "2 players have the one end tile"),
        (
            {"open_card": "nomad", "options": {"artifact-cards": "one"}},
            "an artifact card lies open only with that option",
        ),
        (
            {"open_card": "nomad", "players": [{"artifact_card": "oracle"}]},
            "the artifact card lies open: 'open_card' names it",
        ),
        ({"chance": ["sword"]}, "there is no tile, citizen, module, machine or crate 'sword'; "),
        ({"chance": ["mason", "mason"]}, "there is one 'mason': it cannot be drawn twice"),
        (
            {"chance": ["mason"], "cards": ["mason"]},
            "'mason' cannot be drawn: it is already in use",
        ),
        ({"chance": ["lake-1"], "tiles": {"a1": "lake-1"}}, "'lake-1' cannot be drawn: "),
        ({"chance": "mason"}, "'chance' is a list, not 'mason'"),
        ({"tiles": ["lake-1"]}, "'tiles' is a mapping, not ['lake-1']"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(rekindle.ImpossiblePosition, match=re.escape(message)):
        position(**given)


@pytest.mark.parametrize(
    ("own", "message"),
    [
        (["mason"], "player 0 is a mapping, not ['mason']"),
        ({"card": "oracle"}, "there is no entry of a player 'card'; "),
        ({"point": 2}, "there is no entry of a player 'point'; did you mean 'points'?"),
        ({"tribe": "nadir-sun"}, "there is no tribe 'nadir-sun'; did you mean 'nadair-sun'?"),
        ({"goods": {"gold": 1}}, "there is no good 'gold'; did you mean 'food'?"),
        ({"goods": "4 crystals"}, "'crystal' of player 0 is a number from 0 to 3, not 4"),
        ({"goods": "7 food"}, "'food' of player 0 is a number from 0 to 6, not 7"),
        ({"goods": "food"}, "goods of player 0 are written like '2 food 1 crystal', not 'food'"),
        ({"goods": 3}, "'goods' of player 0 is a mapping, not 3"),
        ({"energy": -1}, "'energy' of player 0 is a number from 0 to 99, not -1"),
        ({"points": True}, "'points' of player 0 is a number from 0 to 999, not True"),
        ({"active": "mason"}, "'active' of player 0 is a list, not 'mason'"),
        ({"active": ["masson"]}, "there is no card 'masson'; did you mean 'mason'?"),
        ({"active": ["baker"]}, "the citizen 'baker' is already somewhere else"),
        ({"active": ["miner", "miner"]}, "player 0 has only one 'miner'"),
        ({"active": ["miner"], "slots": {"top-left": ["miner"]}}, "has only one 'miner'"),
        (
            {"active": STARTING[:4], "resting": ["scout"]},
            "player 0 has all six starting cards: where is 'farmer'?",
        ),
        ({"slots": {"left": ["miner"]}}, "there is no slot 'left'; did you mean "),
        ({"slots": {"top-left": "miner"}}, "'top-left' of player 0 is a list, not 'miner'"),
        ({"slots": {"top-left": [("miner", "left")]}}, "there is no half of a card 'left'; "),
        ({"slots": {"right": ["miner"]}}, "player 0 has no slot 'right' without 'middle'"),
        (
            {"slots": {"top-left": ["miner", "scout"]}},
            "'scout' cannot lie on 'miner' in 'top-left': that has no slot symbol",
        ),
        ({"modules": {"left-1": "gray-gear"}}, "there is no module space 'left-1'; did you "),
        ({"modules": {"top-left-1": "gray"}}, "there is no module 'gray'; did you mean 'gray-"),
        (
            {"modules": {"top-left-1": "gray-gear", "top-left-2": "gray-gear"}},
            "the module 'gray-gear' is already somewhere else",
        ),
        ({"machines": ["cranes"]}, "there is no machine 'cranes'; did you mean 'crane'?"),
        ({"machines": ["wagon"]}, "the machine 'wagon' is already somewhere else"),
        ({"used": ["crane"]}, "'crane' cannot be used: player 0 does not have it"),
        ({"closed": ["kegg"]}, "there is no crate 'kegg'; did you mean 'keg'?"),
        ({"closed": ["keg"], "opened": ["keg"]}, "the crate 'keg' is already somewhere else"),
        ({"tracks": {"red": 2}}, "there is no track 'red'; did you mean 'green'?"),
        ({"tracks": {"gray": 0}}, "the 'gray' track of player 0 is a number from 1 to 15, not 0"),
        ({"tracks": {"gray": 16}}, "is a number from 1 to 15, not 16"),
        ({"rewards": ["gray"]}, "there is no reward 'gray'; did you mean 'gray-"),
        ({"rewards": ["gray-first"], "tracks": {"gray": 1}}, "on the 'gray' track, not 1"),
        ({"technologies": ["bottom"]}, "there is no technology 'bottom'; "),
        ({"technologies": ["left"]}, "'left' cannot be unlocked before 'root'"),
        (
            {"technologies": ["root", "left", "right", "middle", "top-left", "top-right"] * 2},
            "player 0 has 12 technologies, but there are only 6 locations for the figures",
        ),
        ({"markers": 6}, "'markers' of player 0 is a number from 0 to 5, not 6"),
        ({"progress": 6}, "'progress' of player 0, who has 0 rewards, is a number from 0 to 5"),
        (
            {"progress": 2, "markers": 1},
            "player 0 has 0 rewards and 1 markers: 'progress' is 1",
        ),
        ({"hibernation": 0}, "'hibernation' of player 0 is a number from 1 to "),
        ({"switch": "up"}, "there is no switch that is 'up'; "),
        ({"cube": 3}, "there is an action cube in the solo game only"),
        ({"artifact_card": "oracel"}, "there is no artifact card 'oracel'; did you mean 'oracle'?"),
        ({"artifact_card": "nomad"}, "the artifact card 'nomad' is already somewhere else"),
        ({"put_back": "diver"}, "an artifact card is put back only if two are dealt"),
        ({"artifacts": {"gold": 1}}, "there is no artifact 'gold'; "),
        ({"artifacts": {"purple": 3}}, "there are only 2 'purple' artifacts in this game"),
        ({"minor": -1}, "'minor' of player 0 is a number from 0 to 99, not -1"),
        ({"end_tile": True}, "nobody has the end tile before the last artifact is gone"),
    ],
)
def test_a_player_who_cannot_be_is_refused(own: Any, message: str) -> None:
    other = {"active": ["baker"], "machines": ["wagon"], "artifact_card": "nomad"}
    with pytest.raises(rekindle.ImpossiblePosition, match=re.escape(message)):
        position(players=[own, other])


def test_figures_and_technologies_that_are_both_told_must_be_equally_many() -> None:
    message = "player 0 has 2 technologies and 1 figures; every figure unlocks one"
    with pytest.raises(rekindle.ImpossiblePosition, match=message):
        position(players=[{"technologies": ["root", "left"]}], figures={"d7": 0})
    assert position(players=[{"technologies": ["root"]}], figures={"north-east": 0})


def test_buildings_and_tribe_tiles_run_out() -> None:
    sands = ["c7", "e5", "e8", "f8", "g5", "h6"]
    with pytest.raises(rekindle.ImpossiblePosition, match="player 0 has only 5 small buildings"):
        position(buildings=dict.fromkeys(sands, ("small", 0)))
    with pytest.raises(rekindle.ImpossiblePosition, match="player 0 has only 5 'target' tiles"):
        position(players=[{"tribe": "jox49i-moon"}], tokens=dict.fromkeys(sands, "target"))


@pytest.mark.parametrize(
    ("tribe", "token", "space"),
    [
        ("nadair-moon", "forest", "c8"),
        ("hofstadterians-moon", "temple", "c7"),
        ("jox49i-moon", "target", "f5"),
        ("kuniban-moon", "sand", "c7"),
        ("formica-moon", "workshop", "d7"),
    ],
)
def test_tribe_tiles_lie_only_where_they_may(tribe: str, token: str, space: str) -> None:
    with pytest.raises(rekindle.ImpossiblePosition, match=f"no '{token}' tile can lie on"):
        position(players=[{"tribe": tribe}], tokens={space: token})


def test_the_falcon_sits_on_terrain() -> None:
    with pytest.raises(rekindle.ImpossiblePosition, match="but 'c7' is sand"):
        position(players=[{"tribe": "vukuntur-moon"}], falcon="c7")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 0}, "revive is for 1 to 4 players, not for 0"),
        ({"seats": 5}, "revive is for 1 to 4 players, not for 5"),
        ({"options": {"side": "sun"}}, "revive has no option 'side'"),
        ({"options": {"sides": "both"}}, "option 'sides' cannot be 'both'"),
    ],
)
def test_a_table_of_the_wrong_kind_is_a_bad_option(given: dict[str, Any], message: str) -> None:
    with pytest.raises(rekindle.BadOption, match=message):
        position(**given)


# --- the words of the tests -----------------------------------------------------------------------


def test_tiles_are_found_that_make_spaces_what_they_should_be() -> None:
    wanted = {"c9": "sand", "c10": "water", "e9": "location", "c7": "sand", "f6": "water"}
    match = position(tiles=lay({"a1": "lake-3"}, **wanted))
    assert {name: kind(match, name) for name in wanted} == wanted
    assert place(match, "a1").tile == "lake-3"


def test_neighbours_touch_each_other() -> None:
    assert "chasm" in around("f8")
    assert all(name in around(near) for name in ("f8", "a1", "j13") for near in around(name))


# --- a whole game with fixed results --------------------------------------------------------------


def test_a_new_game_begins_with_the_results_that_are_given() -> None:
    """Each kind in its own order: here two tribes, starting tiles, large locations, cards."""
    drawn = [
        *("jox49i-sun", "kuniban-sun"),  # the last player is the first to get one
        *("start-5", "start-1"),
        *("capital", "orchard"),
        *("ranger", "mason"),
        *("scout", "farmer", "miner", "scout", "scribe", "tinker"),
        *("oracle", "hermit"),
    ]
    match = rekindle.new("revive", 2, 7, chance=drawn)
    view = view_of(match)
    assert [p.tribe for p in view.players] == ["kuniban-sun", "jox49i-sun"]
    assert [place.tile for place in view.places if place.tile][:2] == ["start-5", "start-1"]
    assert [corner.location for corner in view.corners][:2] == ["capital", "orchard"]
    assert {"ranger", "mason"} <= set(view.cards)
    active = [set(view_of(match, seat).players[seat].active) for seat in (0, 1)]
    assert active == [{"scout", "farmer", "miner"}, {"scout", "scribe", "tinker"}]
    assert [view_of(match, seat).players[seat].artifact_card for seat in (0, 1)] == [
        "oracle",
        "hermit",
    ]
    twin = rekindle.load(match.record())
    assert twin.record() == match.record()
    assert (twin.checksum(), twin.origin) == (match.checksum(), match.origin)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"chances": []},
            "there is no random result to fix 'chances'; did you mean 'chance'?",
        ),
        ({"chance": "ranger"}, "'chance' is a list, not 'ranger'"),
        ({"chance": ["rangr"]}, "'rangr'; did you mean 'ranger'?"),
        ({"chance": [7]}, "there is no tile, citizen, module, machine or crate '7'"),
        ({"chance": ["nadair-moon"]}, "there is no tribe board in play 'nadair-moon'"),
        ({"chance": ["distillery"]}, "there is no large location in play 'distillery'"),
        ({"chance": ["scout"] * 1001}, "'chance' has more than 1000 random results"),
    ],
)
def test_results_that_cannot_be_fixed_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(rekindle.BadOption, match=re.escape(message)):
        rekindle.new("revive", 2, **given)


# --- the manual -----------------------------------------------------------------------------------


def test_the_examples_of_the_manual_are_true() -> None:
    result = doctest.testfile(str(MANUAL), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_every_move_that_the_manual_mentions_exists() -> None:
    """In sentences too, where no example runs."""
    vocabulary = position().setting.vocabulary
    verbs = {move.text.split()[0] for move in vocabulary.moves}
    found = re.findall(r"`([^`\n]+)`", MANUAL.read_text(encoding="utf-8"))
    moves = [text for text in found if " " in text and text.split()[0] in verbs]
    assert moves
    for text in moves:
        vocabulary.parse(text)


def test_the_test_in_the_manual_passes() -> None:
    blocks = re.findall(r"```python\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = [block for block in blocks if ">>>" not in block]
    names: dict[str, Any] = {}
    exec(block, names)
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()


def test_the_manual_names_every_argument_key_and_thing() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    pack = position().setting.extra.pack
    wanted = [*inspect.signature(position).parameters, *PLAYER_KEYS]
    for component in ("tribe", "reward", "back", "tile", "location", "corner", "slot"):
        wanted += [thing.id for thing in pack.components(component)]
    for component in ("starting", "citizen", "standard", "machine", "module", "crate"):
        wanted += [thing.id for thing in pack.components(component)]
    wanted += [card.id for card in pack.components("artifact-card")]
    assert [name for name in wanted if f"`{name}`" not in manual] == []
