"""Construction sites, markets and Icarus (euphoria.site, market, icarus, artifact-market)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play
from tests.games.euphoria.told import (
    SITES,
    allegiance,
    chance,
    market,
    may,
    may_not,
    moves,
    player,
    territory,
)
from tests.rules_cited import rule

RESOURCE = {"euphorian": "gold", "subterran": "stone", "wastelander": "clay"}
FIRST_SPACE = dict(zip(SITES, ["clay", "stone", "gold", "clay", "stone", "gold"]))
NEED = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}
"""Workers that build a market, by number of players."""


@rule("euphoria.site.1")
@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_what_each_space_of_a_site_costs(site: str, number: int) -> None:
    resource = RESOURCE[site.split("-")[1]] if number > 1 else FIRST_SPACE[site]
    board = {f"{site}-site-{i}": 1 for i in range(1, number)}
    owned: dict[str, Any] = {"gold": 2, "stone": 2, "clay": 2}
    match = position(
        seats=6, players=[{"workers": [3, 4], **owned}, {"board": board or {"ark": 1}}]
    )
    play(match, f"place 3 {site}-site-{number}")
    assert player(match).goods == {**owned, resource: 1}
    poor = position(
        seats=6,
        players=[{"workers": [3, 4], **owned, resource: 0}, {"board": board or {"ark": 1}}],
    )
    assert may_not(poor, f"place 3 {site}-site-{number}")


@rule("euphoria.site.2")
@pytest.mark.parametrize(("seats", "need"), NEED.items())
@pytest.mark.parametrize("short", [0, 1])
def test_a_market_is_built_with_the_workers_this_number_of_players_needs(
    seats: int, need: int, short: int
) -> None:
    board: dict[str, int] = {f"upper-euphorian-site-{i}": 1 for i in range(1, need - short)}
    match = position(
        seats=seats,
        players=[{"workers": [1, 2], "gold": 1, "clay": 1}, {"workers": [2], "board": board}],
        tile_draws=["spa"],
        dice=[1] * 4,
    )
    play(match, f"place 1 upper-euphorian-site-{need - short}")
    assert market(match, "upper-euphorian") == ((None, []) if short else ("spa", [0, 1]))


@rule("euphoria.site.2")
def test_several_workers_of_one_player_all_count() -> None:
    match = position(
        seats=4,
        players=[
            {
                "workers": [1, 2],
                "board": {"lower-wastelander-site-1": 1, "lower-wastelander-site-2": 4},
                "clay": 1,
            }
        ],
        tile_draws=["arena"],
        dice=[1, 1, 1],
    )
    play(match, "place 1 lower-wastelander-site-3")
    assert market(match, "lower-wastelander") == ("arena", [0])
    assert player(match).hand == [1, 1, 1, 2]
    assert player(match).stars == 1


@rule("euphoria.site.2")
@pytest.mark.parametrize(("first", "second"), [(1, 3), (2, 4), (4, 1), (3, 2)])
def test_any_spaces_of_the_site_count(first: int, second: int) -> None:
    match = position(
        players=[
            {"workers": [1, 2], "gold": 1, "stone": 1},
            {"board": {f"upper-subterran-site-{first}": 3}},
        ],
        tile_draws=["spa"],
    )
    spaces = [f"place 1 upper-subterran-site-{i}" for i in (1, 2, 3, 4)]
    wanted = spaces[0] if second == 1 else next(s for s in spaces[1:] if s in moves(match))
    play(match, wanted)
    assert market(match, "upper-subterran") == ("spa", [0, 1])


@rule("euphoria.site.3", "euphoria.retrieve.1")
def test_a_worker_retrieved_from_an_unfinished_site_must_be_paid_for_again() -> None:
    match = position(
        seats=3,
        players=[{"workers": [5], "board": {"upper-subterran-site-1": 2, "farm": 1}, "gold": 1}],
        dice=[3],
    )
    play(match, "retrieve free", "take upper-subterran-site-1", "skip")
    assert player(match).hand == [3, 5]
    assert player(match).goods == {"gold": 1}  # nothing comes back
    play(match, "place 1 farm", "end", "place 1 farm", "end")
    assert asked(match) == 0
    play(match, "place 3 upper-subterran-site-1")
    assert player(match).goods == {}
    assert market(match, "upper-subterran") == (None, [])


@rule("euphoria.site.6")
@pytest.mark.parametrize(
    ("taken", "offered"),
    [
        ((), (1, 2)),
        ((1,), (2,)),
        ((2,), (1, 3)),
        ((3,), (1, 2)),  # whoever stood on 2 was retrieved
        ((2, 4), (1, 3)),
        ((3, 4), (1, 2)),
        ((2, 3), (1, 4)),
    ],
)
def test_of_equal_spaces_the_first_free_one_is_offered(
    taken: tuple[int, ...], offered: tuple[int, ...]
) -> None:
    match = position(
        seats=6,
        players=[
            {"workers": [1, 3], "clay": 1, "gold": 1},
            {"board": {f"upper-euphorian-site-{i}": 4 for i in taken}, "workers": [1]},
        ],
    )
    moves = {i: f"place 1 upper-euphorian-site-{i}" for i in (1, 2, 3, 4)}
    texts = [move.text for move in match.decision.moves]
    assert tuple(i for i, text in moves.items() if text in texts) == offered
    for i in {2, 3, 4} - {*taken, *offered}:
        reason = match.why_not(moves[i])
        assert reason is not None
        assert reason.article == "euphoria.site.6"
        first = next(i for i in offered if i > 1)
        assert re.search(rf"Site {first}, which is free: place there", reason.text)


@rule("euphoria.site.4")
def test_the_dice_are_rolled_player_by_player_from_the_one_whose_turn_it_is() -> None:
    match = position(
        seats=5,
        turn=3,
        players=[
            {"workers": [], "board": {"lower-subterran-site-1": 1}},
            {"workers": [], "board": {"lower-subterran-site-3": 1}},
            {"workers": [1]},
            {"workers": [1, 1], "stone": 1},
            {"workers": [], "board": {"lower-subterran-site-2": 1}},
        ],
        dice=[2, 3, 4, 5],
        tile_draws=["spa"],
    )
    play(match, "place 1 lower-subterran-site-4")
    assert chance(match)[:4] == (2, 3, 4, 5)
    hands = [player(match, seat).hand for seat in (3, 4, 0, 1)]
    assert hands == [[1, 2], [3], [4], [5]]


@rule("euphoria.site.4", "euphoria.penalty.17", "euphoria.penalty.19")
def test_the_roll_comes_before_the_tile_is_turned_and_the_penalty_after_the_stars() -> None:
    match = position(
        seats=3,
        players=[
            {"workers": [1, 2], "gold": 1, "food": 1},
            {"workers": [1], "board": {"upper-euphorian-site-1": 1}, "food": 1},
            {"workers": [1, 2], "food": 1},
        ],
        dice=[5, 5],
        tile_draws=["stadium"],
    )
    play(match, "place 1 upper-euphorian-site-2")
    assert [player(match, seat).goods for seat in range(3)] == [{"food": 1}] * 3
    assert [player(match, seat).stars for seat in range(3)] == [1, 1, 0]
    assert [player(match, seat).penalties for seat in range(3)] == [[], [], ["lose-on-5"]]


@rule("euphoria.site.4", "euphoria.penalty.10")
def test_who_builds_the_theater_is_not_taught_by_that_star() -> None:
    match = position(
        players=[{"workers": [1, 2], "gold": 1, "board": {"upper-euphorian-site-1": 1}}],
        dice=[1, 1],
        tile_draws=["theater"],
    )
    play(match, "place 1 upper-euphorian-site-2")
    assert (player(match).knowledge, player(match).stars) == (3, 1)
    assert player(match, 1).penalties == ["star-teaches"]


@rule("euphoria.site.5", "euphoria.market.1")
def test_a_finished_site_is_closed_and_its_market_open() -> None:
    match = position(
        players=[
            {"workers": [1, 1], "gold": 9, "clay": 9, "energy": 9, "stone": 9},
            {"workers": [1], "board": {"upper-euphorian-site-1": 1}},
        ],
        dice=[2, 2],
        tile_draws=["courthouse"],
    )
    assert may_not(match, "place 1 upper-euphorian-market")
    play(match, "place 1 upper-euphorian-site-2")
    assert may_not(match, *(f"place 1 upper-euphorian-site-{i}" for i in (1, 2, 3, 4)))
    assert may(match, "place 1 upper-euphorian-market")


@rule("euphoria.market.1")
@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("helped", [True, False])
def test_a_built_market_is_open_to_everyone(site: str, helped: bool) -> None:
    faction = site.split("-")[1]
    match = position(
        players=[{"workers": [3], "energy": 4, "stone": 1}, {"board": {f"{site}-market": 2}}],
        markets={site: {"tile": "courthouse", "stars": [0] if helped else [1]}},
        dice=[6],
    )
    play(match, f"place 3 {site}-market")
    assert player(match).goods == {}
    assert territory(match, faction) == [1, 0]
    assert allegiance(match, faction) == 1
    assert player(match, 1).hand == [6]  # bumped


@rule("euphoria.market.1", "euphoria.win.1", "euphoria.allegiance.6")
def test_at_a_built_market_the_star_comes_before_the_advance() -> None:
    """The star is seat 0's tenth: it wins before tier 4 could bring seat 1 a tenth as well."""
    nine = {"subterran": 3, "icarite": 3, "wastelander": 3}
    match = position(
        seats=6,
        players=[
            {"workers": [3], "energy": 4, "stone": 1, "territories": nine, "recruits": ["ray"]},
            {"territories": nine, "morale": 6, "recruits": ["ben"]},
        ],
        markets={"upper-euphorian": {"tile": "courthouse"}},
        allegiance={"euphorian": 10},
    )
    play(match, "place 3 upper-euphorian-market")
    assert match.over
    assert [player(match, seat).stars for seat in (0, 1)] == [10, 9]
    assert allegiance(match, "euphorian") == 10


@rule("euphoria.market.2", "euphoria.cost.2")
@pytest.mark.parametrize(
    ("space", "holds"),
    [
        ("upper-subterran-market", {"energy": 4, "stone": 1}),
        ("free-press", {"artifacts": ["bat", "bat"], "morale": 2}),
    ],
)
def test_without_a_place_for_its_star_an_action_still_advances_the_track(
    space: str, holds: dict[str, Any]
) -> None:
    match = position(
        players=[{"workers": [3], **holds}, {"territories": {"subterran": 2}}],
        markets={"upper-subterran": {"tile": "courthouse", "stars": [0]}},
    )
    play(match, f"place 3 {space}")
    assert player(match).stars == 1
    assert allegiance(match, "subterran") == 1
    assert asked(match) == 1


@rule("euphoria.icarus.1")
@pytest.mark.parametrize("recruits", [[], ["ray"]])
def test_icarite_markets_are_open_to_all_from_the_start(recruits: list[str]) -> None:
    match = position(
        players=[
            {
                "workers": [3],
                "bliss": 1,
                "food": 1,
                "gold": 3,
                "recruits": recruits,
                "artifacts": ["bat", "bat"],
                "morale": 2,
            }
        ]
    )
    spaces = ("nimbus-loft", "breeze-bar", "sky-lounge", "wind-saloon")
    assert may(match, *(f"place 3 {space}" for space in spaces))
