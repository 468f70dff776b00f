"""How the game is won, and by whom of several (euphoria.win)."""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle import Match
from rekindle.games.euphoria import position
from rekindle.kernel.game import TieBreak
from tests.games.euphoria.helpers import play
from tests.games.euphoria.told import allegiance, chance, market, player, territory, winner
from tests.rules_cited import rule

NINE = {"euphorian": 3, "subterran": 3, "icarite": 3}
"""Nine stars for one of six players."""


@rule("euphoria.win.1", "euphoria.market.1")
def test_the_tenth_star_ends_the_game_before_the_track_advances() -> None:
    match = position(
        seats=6,
        players=[{"workers": [1, 1], "territories": NINE, "energy": 4, "clay": 1}],
        markets={"upper-wastelander": {"tile": "theater", "stars": [1]}},
    )
    play(match, "place 1 upper-wastelander-market")
    assert winner(match) == 0
    assert match.decisions == ()
    assert territory(match, "wastelander")[0] == 1
    assert allegiance(match, "wastelander") == 0


@rule("euphoria.win.1", "euphoria.doubles.1")
def test_a_win_in_the_middle_of_doubles() -> None:
    match = position(
        seats=6,
        players=[{"workers": [1, 1, 1], "territories": NINE, "gold": 6}],
    )
    play(match, "place 1 farm", "place 1 nimbus-loft")
    assert winner(match) == 0
    with pytest.raises(rekindle.GameOver):
        match.play("place 1 farm")
    assert player(match).hand == [1]


@rule("euphoria.win.1", "euphoria.site.4")
def test_a_tenth_star_wins_on_another_players_turn() -> None:
    match = position(
        players=[
            {"workers": [1, 1], "gold": 1},
            {
                "workers": [1],
                "board": {"upper-euphorian-site-1": 2},
                "territories": {"icarite": 2, "euphorian": 2, "subterran": 2, "wastelander": 2},
                "resolved": "star",
            },
        ],
    )
    play(match, "place 1 upper-euphorian-site-2")
    assert winner(match) == 1
    assert match.result is not None
    assert match.result.totals == (1, 10)
    assert match.result.places == (2, 1)
    assert match.result.lines[1] == {"markets": 1, "territories": 8, "recruits": 0, "dilemma": 1}


def tier_four(first: dict[str, Any], second: dict[str, Any], **more: Any) -> Match:
    """Seat 0 brings the Wastelander track to its end, with a Wastelander at both seats."""
    match = position(
        seats=6,
        players=[
            {"workers": [1], "territories": NINE, "recruits": ["pete"], **first},
            {"workers": [1], "territories": NINE, "recruits": ["kyle"], **second},
        ],
        allegiance={"wastelander": 10},
        **more,
    )
    play(match, "place 1 farm")
    return match


def decided(match: Match) -> TieBreak | None:
    """What placed the winner before the next one."""
    assert match.result is not None
    (won,) = match.result.winners
    return match.result.seats[won].tie_break


WORSE = {"territories": {"euphorian": 3, "subterran": 3, "icarite": 2}}
"""Eight stars in the territories."""
FIRST = {"upper-euphorian": {"tile": "spa", "stars": [0]}}
SECOND = {"upper-subterran": {"tile": "plaza", "stars": [1]}}
BOTH = {"lower-euphorian": {"tile": "fountain", "stars": [0, 1]}}


@rule("euphoria.win.2", "euphoria.win.3", "euphoria.allegiance.6")
@pytest.mark.parametrize("swapped", [False, True])
def test_higher_morale_decides_between_tied_players(swapped: bool) -> None:
    less = {"morale": 2, "knowledge": 1, **WORSE}
    more = {"morale": 3, "knowledge": 6}
    star = SECOND if not swapped else FIRST
    one, two = (more, less) if not swapped else (less, more)
    match = tier_four(one, two, markets=star)
    assert winner(match) == (1 if swapped else 0)
    assert match.result is not None
    assert match.result.totals[:2] == (10, 10)
    assert decided(match) == TieBreak("morale", 3, 2)


@rule("euphoria.win.2", "euphoria.win.3")
@pytest.mark.parametrize("swapped", [False, True])
def test_then_lower_knowledge(swapped: bool) -> None:
    less = {"morale": 2, "knowledge": 5, **WORSE}
    more = {"morale": 2, "knowledge": 4}
    star = SECOND if not swapped else FIRST
    one, two = (more, less) if not swapped else (less, more)
    match = tier_four(one, two, markets=star)
    assert winner(match) == (1 if swapped else 0)
    assert decided(match) == TieBreak("knowledge", 4, 5)


@rule("euphoria.win.2", "euphoria.win.3")
@pytest.mark.parametrize("swapped", [False, True])
def test_then_stars_on_more_markets(swapped: bool) -> None:
    fewer = {
        "territories": {"euphorian": 2, "subterran": 2, "icarite": 2, "wastelander": 2},
    }
    more = {"territories": {"euphorian": 4, "subterran": 3}}
    own = FIRST if not swapped else {"upper-subterran": {"tile": "plaza", "stars": [1]}}
    one, two = (more, fewer) if not swapped else (fewer, more)
    match = tier_four(one, two, markets={**own, **BOTH})
    assert winner(match) == (1 if swapped else 0)
    assert decided(match) == TieBreak("markets", 2, 1)


@rule("euphoria.win.2", "euphoria.win.3")
@pytest.mark.parametrize("swapped", [False, True])
def test_then_stars_in_more_territories(swapped: bool) -> None:
    fewer = {"territories": {"euphorian": 4, "subterran": 4}}
    more = {"territories": {"euphorian": 1, "subterran": 1, "wastelander": 6}}
    one, two = (more, fewer) if not swapped else (fewer, more)
    match = tier_four(one, two, markets=BOTH)
    assert winner(match) == (1 if swapped else 0)
    assert decided(match) == TieBreak("territories", 3, 2)


def tie_rolls(dice: tuple[int, ...], workers: tuple[int, int]) -> tuple[int, int]:
    """Who wins by these dice, and how often they were rolled: the lowest sum, equal sums again."""
    rolls = 0
    while True:
        rolls += 1
        first, dice = sum(dice[: workers[0]]), dice[workers[0] :]
        second, dice = sum(dice[: workers[1]]), dice[workers[1] :]
        if first != second:
            assert dice == ()
            return (0 if first < second else 1), rolls


@rule("euphoria.win.4")
def test_then_the_lowest_sum_of_all_workers_in_hand_and_on_the_board() -> None:
    winners = set()
    for seed in range(40):
        match = tier_four(
            {"workers": [1], "board": {"aquifer": 6}},
            {"workers": [6], "board": {"ark": 1}},
            seed=seed,
        )
        assert len(chance(match)) % 4 == 0
        won, _ = tie_rolls(chance(match), (2, 2))
        assert winner(match) == won
        assert decided(match) == TieBreak("roll", 1, 0)
        winners.add(won)
    assert winners == {0, 1}


@rule("euphoria.win.4")
def test_equal_lowest_sums_are_rolled_again() -> None:
    again = 0
    for seed in range(40):
        match = tier_four({}, {}, seed=seed)
        won, rolls = tie_rolls(chance(match), (1, 1))
        assert winner(match) == won
        again += rolls > 1
    assert again


@rule("euphoria.win.4")
def test_workers_in_reserve_are_not_rolled() -> None:
    match = tier_four({"workers": [1, 2, 3], "board": {"farm": 1}}, {"workers": [1]})
    assert winner(match) == tie_rolls(chance(match), (4, 1))[0]


@rule("euphoria.win.3")
def test_each_tie_below_the_winner_has_what_decided_it() -> None:
    match = position(
        seats=6,
        players=[
            {"workers": [1], "territories": NINE, "gold": 6},
            {"territories": {"wastelander": 2}},
            {"territories": {"wastelander": 1}},
        ],
        markets={"upper-euphorian": {"tile": "spa", "stars": [2]}},
    )
    play(match, "place 1 nimbus-loft")
    assert match.result is not None
    assert match.result.totals[:3] == (10, 2, 2)
    assert match.result.places[:3] == (1, 3, 2)
    broken = [seat.tie_break for seat in match.result.seats[:3]]
    assert broken == [None, None, TieBreak("markets", 1, 0)]


@rule("euphoria.win.2", "euphoria.penalty.10")
def test_nothing_that_the_stars_would_trigger_comes_before_the_tie_is_settled() -> None:
    """The Theater would teach seat 0 and make the knowledge of both equal."""
    match = tier_four(
        {"knowledge": 2},
        {"knowledge": 3, "territories": {"euphorian": 3, "subterran": 3, "icarite": 2}},
        markets={"upper-euphorian": {"tile": "theater", "stars": [1]}},
    )
    assert winner(match) == 0
    assert player(match).knowledge == 2


@rule("euphoria.win.2", "euphoria.site.4")
@pytest.mark.parametrize("morale", [1, 3])
def test_a_finished_market_gives_its_stars_together(morale: int) -> None:
    match = position(
        seats=6,
        players=[
            {"workers": [1], "gold": 1, "territories": NINE, "morale": 2},
            {
                "workers": [1],
                "board": {f"upper-euphorian-site-{i}": 1 for i in (1, 2, 3)},
                "territories": NINE,
                "morale": morale,
            },
        ],
    )
    play(match, "place 1 upper-euphorian-site-4")
    assert winner(match) == (1 if morale == 3 else 0)
    assert market(match, "upper-euphorian")[1] == [0, 1]


@rule("euphoria.win.2", "euphoria.allegiance.6")
def test_nobody_wins_by_a_tie_with_fewer_than_ten_stars() -> None:
    match = tier_four({"territories": {"euphorian": 1}, "morale": 6}, {"morale": 1})
    assert winner(match) == 1
    assert player(match).stars == 2
