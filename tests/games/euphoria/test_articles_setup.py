"""Setup: from the shuffled cards to who begins (euphoria.setup)."""

from __future__ import annotations

import itertools

import pytest
from msgspec import UNSET

import rekindle
from rekindle import Match
from rekindle.games.euphoria import position
from rekindle.games.euphoria.presentation.view import TerritoryView
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import (
    ARTIFACTS,
    FACTIONS,
    SITES,
    TILES,
    allegiance,
    chance,
    copies,
    everything,
    market,
    may_not,
    miner,
    moves,
    player,
    territory,
)
from tests.rules_cited import rule


def dealt(match: Match, seat: int) -> list[str]:
    return view_of(match, seat).players[seat].dealt or []


def choose(match: Match, seat: int, active: int = 0, hidden: int = 0) -> None:
    """This seat keeps the recruit at one place of its deal and hides one of those left."""
    match.play(f"keep {dealt(match, seat)[active]}", seat)
    match.play(f"hide {dealt(match, seat)[hidden]}", seat)


def begun(seats: int, seed: int) -> Match:
    """A game in which everybody has chosen recruits and rolled."""
    match = rekindle.new("euphoria", seats, seed, {"trading": "off"})
    for seat in range(seats):
        choose(match, seat)
    return match


@rule("euphoria.setup.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_territory_spaces_are_open_as_there_are_players(seats: int) -> None:
    match = begun(seats, 1)
    for faction in FACTIONS:
        assert view_of(match).territories[faction] == TerritoryView(seats, [0] * seats)


@rule("euphoria.setup.1", "euphoria.market.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("taken_less", [0, 1])
def test_a_star_beyond_the_open_spaces_has_no_place(seats: int, taken_less: int) -> None:
    match = position(
        seats=seats,
        players=[
            {"workers": [1, 2], "gold": 3},
            {"territories": {"icarite": seats - taken_less}},
        ],
    )
    play(match, "place 2 nimbus-loft")
    assert territory(match, "icarite")[0] == taken_less
    assert allegiance(match, "icarite") == 1


@pytest.mark.parametrize("seats", [1, 7, 0])
@rule("euphoria.setup.1")
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(rekindle.BadOption, match="2 to 6 players"):
        rekindle.new("euphoria", seats)


@rule("euphoria.setup.2")
def test_six_tiles_lie_face_down_and_nobody_knows_which() -> None:
    match = begun(3, 4)
    for seat in (0, 1, 2, None):
        assert [entry.tile for entry in view_of(match, seat).markets] == [None] * 6
        assert [entry.site for entry in view_of(match, seat).markets] == list(SITES)
        assert not [tile for tile in TILES if f'"{tile}"' in everything(match, seat)]


def built_by_seed(seed: int) -> str | None:
    match = position(
        players=[{"workers": [1, 2], "gold": 1, "board": {"upper-euphorian-site-1": 1}}], seed=seed
    )
    play(match, "place 1 upper-euphorian-site-2")
    return market(match, "upper-euphorian")[0]


@rule("euphoria.setup.2")
def test_any_of_the_eighteen_tiles_may_lie_on_a_site() -> None:
    assert {built_by_seed(seed) for seed in range(300)} == set(TILES)


@rule("euphoria.setup.2")
def test_with_six_markets_built_the_other_twelve_tiles_never_come() -> None:
    match = position(markets={site: {"tile": tile} for site, tile in zip(SITES, TILES)})
    for seat in (0, 1, None):
        assert not [tile for tile in TILES[6:] if f'"{tile}"' in everything(match, seat)]
    assert may_not(match, *(f"place 1 {site}-site-{i}" for site in SITES for i in range(1, 5)))


@rule("euphoria.setup.3")
def test_each_player_keeps_one_active_and_one_hidden_of_four() -> None:
    match = rekindle.new("euphoria", 2, 3)
    first = dealt(match, 0)
    second = dealt(match, 1)
    assert len(set(first + second)) == 8
    choose(match, 0, 1, 2)
    choose(match, 1, 0, 0)
    assert (player(match, 0).recruits, player(match, 0).hidden) == ([first[1]], [first[3]])
    assert (player(match, 1).recruits, player(match, 1).hidden) == ([second[0]], [second[1]])
    assert dealt(match, 0) == dealt(match, 1) == []


@rule("euphoria.setup.3")
def test_the_two_kept_recruits_may_be_of_any_factions() -> None:
    match = rekindle.new("euphoria", 2, 3)
    four = dealt(match, 0)
    assert moves(match) == [f"keep {name}" for name in four]
    match.play(f"keep {four[2]}", 0)
    assert set(moves(match)) == {f"hide {name}" for name in four if name != four[2]}


@rule("euphoria.setup.3")
def test_discarded_recruits_are_gone_and_seen_by_nobody_else() -> None:
    match = rekindle.new("euphoria", 2, 3)
    four = dealt(match, 0)
    choose(match, 0)
    choose(match, 1)
    assert view_of(match).recruit_deck == 40
    for name in four[1:]:
        assert f'"{name}"' not in everything(match, 1)
        assert f'"{name}"' not in everything(match, None)


@rule("euphoria.setup.3")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_recruits_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    in_turn = begun(3, 5)
    match = rekindle.new("euphoria", 3, 5, {"trading": "off"})
    for seat in order:
        match.play(f"keep {dealt(match, seat)[0]}", seat)
    for seat in reversed(order):
        assert seat in [decision.seat for decision in match.decisions]
        match.play(f"hide {dealt(match, seat)[0]}", seat)
    assert [match.view(seat) for seat in range(3)] == [in_turn.view(seat) for seat in range(3)]


@rule("euphoria.setup.3")
def test_a_choice_of_recruits_is_secret_until_all_have_chosen() -> None:
    match = rekindle.new("euphoria", 3, 5)
    other = match.copy()
    choose(match, 0, 0, 0)
    choose(other, 0, 3, 2)
    for seat in (1, 2, None):
        assert everything(match, seat) == everything(other, seat)
        assert not [
            name
            for name in dealt(rekindle.new("euphoria", 3, 5), 0)
            if f'"{name}"' in everything(match, seat)
        ]


@rule("euphoria.setup.4", "euphoria.hand.3")
def test_the_artifact_deck_holds_six_of_each_kind() -> None:
    assert view_of(begun(2, 1)).artifact_deck == 36
    assert view_of(position(discard=copies(6))).artifact_deck == 0
    for kind in ARTIFACTS:
        with pytest.raises(rekindle.ImpossiblePosition):
            position(discard=copies(7, [kind]))


@rule("euphoria.setup.4")
def test_each_player_has_one_secret_dilemma() -> None:
    match = begun(6, 2)
    own = [view_of(match, seat).players[seat].dilemma for seat in range(6)]
    assert set(own) == set(ARTIFACTS)
    assert len(own) == len(ARTIFACTS)
    for seat in (0, None):
        others = [p for p in view_of(match, seat).players if p.seat != seat]
        assert all(p.dilemma is UNSET for p in others)


@rule("euphoria.setup.4", "euphoria.setup.5", "euphoria.modes.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nobody_begins_with_goods_and_all_with_the_same_workers(seats: int) -> None:
    match = begun(seats, 7)
    for seat in range(seats):
        own = player(match, seat)
        assert own.goods == {}
        assert own.artifacts == []
        assert (own.morale, own.knowledge, own.stars) == (1, 3, 0)
        assert (len(own.hand), own.board, own.reserve) == (2, {}, 2)
        assert view_of(match).players[seat].stars_left == 10
        assert own.penalties == []


@rule("euphoria.setup.5")
def test_markers_stand_at_the_start_and_the_tunnel_ends_are_closed() -> None:
    match = begun(2, 7)
    assert [allegiance(match, faction) for faction in FACTIONS] == [0, 0, 0, 0]
    assert [miner(match, faction) for faction in FACTIONS[:3]] == [0, 0, 0]
    face = player(match, asked(match)).hand[0]
    assert may_not(match, *(f"place {face} {faction}-tunnel-end" for faction in FACTIONS[:3]))


@rule("euphoria.setup.6")
def test_the_highest_sum_begins_and_the_lowest_seat_on_a_tie() -> None:
    ties = 0
    for seed in range(60):
        match = begun(4, seed)
        dice = chance(match)
        hands = [sorted(dice[2 * seat : 2 * seat + 2]) for seat in range(4)]
        assert [player(match, seat).hand for seat in range(4)] == hands
        sums = [sum(hand) for hand in hands]
        assert asked(match) == sums.index(max(sums))
        ties += sums.count(max(sums)) > 1
    assert ties
