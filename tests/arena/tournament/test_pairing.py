"""Who plays whom, in which seats, and with which seed."""

from collections import Counter
from itertools import combinations

import pytest

from rekindle.arena.tournament import Standing
from rekindle.arena.tournament.pairing import (
    filled,
    fixtures,
    line_ups,
    seatings,
    swiss_tables,
)
from tests.arena.tournament.samples import BOTS, played, tournament


def test_a_round_robin_has_every_line_up() -> None:
    three = tournament(BOTS[:3])
    assert line_ups(three, 2) == [
        ("random", "rollout:1"),
        ("random", "rollout:2"),
        ("rollout:1", "rollout:2"),
    ]
    assert line_ups(three, 3) == [("random", "rollout:1", "rollout:2")]


def test_too_few_bots_sit_down_twice_and_equally_often() -> None:
    assert filled("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert filled("abc", 4) == [tuple("aabc"), tuple("abbc"), tuple("abcc")]
    for bots, seats in (("ab", 4), ("abc", 5), ("ab", 6)):
        seen = Counter(bot for line_up in filled(bots, seats) for bot in line_up)
        assert len(set(seen.values())) == 1


def test_a_gauntlet_is_the_first_bot_against_all_others() -> None:
    three = tournament(BOTS[:3], format="gauntlet")
    assert line_ups(three, 2) == [("random", "rollout:1"), ("random", "rollout:2")]
    assert line_ups(three, 4) == [
        ("random", "rollout:1", "rollout:1", "rollout:2"),
        ("random", "rollout:1", "rollout:2", "rollout:2"),
    ]


def test_a_ladder_is_each_bot_against_the_next_one() -> None:
    three = tournament(BOTS[:3], format="ladder")
    assert line_ups(three, 2) == [("random", "rollout:1"), ("rollout:1", "rollout:2")]
    assert line_ups(three, 4) == [
        ("random", "rollout:1", "random", "rollout:1"),
        ("rollout:1", "rollout:2", "rollout:1", "rollout:2"),
    ]
    odd = line_ups(tournament(BOTS[:2], format="ladder"), 3)
    assert odd == [("random", "rollout:1", "random"), ("rollout:1", "random", "rollout:1")]
    assert len(seatings(odd[0])) == 3
    assert len(seatings(("a", "b", "a", "b"))) == 2


def test_every_bot_of_a_deal_has_every_seat_once() -> None:
    for line_up in (("a", "b"), ("a", "b", "c", "d")):
        seen = Counter((seat, bot) for bots in seatings(line_up) for seat, bot in enumerate(bots))
        assert set(seen.values()) == {1}
        assert len(seen) == len(line_up) ** 2
    assert len(seatings(("a", "b", "b"))) == 3


def test_all_seatings_of_a_deal_have_the_same_seed_and_other_line_ups_another() -> None:
    cup = tournament(BOTS[:3], seats=(2, 3), deals=2)
    games = list(fixtures(cup, 0, [line_ups(cup, 2), line_ups(cup, 3)]))
    assert len(games) == 2 * (3 * 2 + 3)
    assert len({game.key for game in games}) == len(games)
    seeds = {(game.contest, game.deal, frozenset(game.bots), game.seed) for game in games}
    assert len(seeds) == len({game.seed for game in games}) == 2 * (3 + 1)
    assert all(0 <= game.seed < 10**18 for game in games)
    other = tournament(BOTS[:3], seats=(2, 3), deals=2, seed=1)
    assert next(fixtures(other, 0, [line_ups(other, 2)])).seed != games[0].seed


def test_the_first_deal_of_all_line_ups_comes_first() -> None:
    cup = tournament(BOTS[:3], deals=3)
    deals = [game.deal for game in fixtures(cup, 0, [line_ups(cup, 2)])]
    assert deals == sorted(deals)


def test_swiss_pairs_neighbours_who_have_not_met() -> None:
    standing = Standing()
    assert swiss_tables("abcd", 2, standing) == [("a", "b"), ("c", "d")]
    standing.add(played("ab", (1, 2)))
    standing.add(played("cd", (1, 2)))
    assert swiss_tables("abcd", 2, standing) == [("a", "c"), ("b", "d")]


def test_swiss_lets_everybody_pause_before_anybody_pauses_twice() -> None:
    standing, pauses = Standing(), Counter[str]()
    for round in range(5):
        tables = swiss_tables("abcde", 2, standing)
        seated = [bot for table in tables for bot in table]
        assert len(set(seated)) == 4
        pauses.update(set("abcde") - set(seated))
        for table in tables:
            standing.add(played(table, (1, 2), round=round))
    assert set(pauses.values()) == {1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swiss_tables_are_full(seats: int) -> None:
    standing = Standing()
    for _ in range(4):
        tables = swiss_tables("abcdefgh", seats, standing)
        assert len(tables) == 8 // seats
        assert all(len(set(table)) == seats for table in tables)
        for table in tables:
            standing.add(played(table, range(1, seats + 1)))


def test_swiss_without_rematches_where_it_can() -> None:
    standing = Standing()
    for _ in range(3):
        for table in swiss_tables("abcdefgh", 2, standing):
            standing.add(played(table, (1, 2)))
    assert max(standing.met(a, b) for a, b in combinations("abcdefgh", 2)) == 1
