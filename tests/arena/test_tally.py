"""Tallies of a simulation, checked by hand."""

from rekindle.arena.statistics import Estimate, share
from rekindle.arena.tally import GameEnd, Tally
from rekindle.kernel.game import Result, ScoreLine, SeatResult


def seat(number: int, place: int, stars: int, goods: int) -> SeatResult:
    lines = (ScoreLine("stars", stars), ScoreLine("goods", goods))
    return SeatResult(number, place, stars + goods, lines)


FIRST = GameEnd(Result((seat(0, 1, 9, 1), seat(1, 2, 3, 1), seat(2, 3, 2, 0)), "end"), 100)
SECOND = GameEnd(Result((seat(0, 2, 4, 0), seat(1, 1, 10, 0), seat(2, 2, 4, 0)), "end"), 300)


def tally() -> Tally:
    """Seats 0 and 2 are a's in the first game, seats 1 and 2 in the second."""
    found = Tally(3)
    found.add(["a", "b", "a"], FIRST)
    found.add(["b", "a", "a"], SECOND)
    return found


def test_a_bot_with_two_seats() -> None:
    a, _ = tally().bot_reports(["a", "b", "a"])
    assert (a.name, a.games, a.seats, a.wins) == ("a", 2, 2, 2)
    assert a.win_share == share(2, 2)
    assert a.fair_share == 0.666667
    assert a.place.value == 1.75  # 1, 3, 1, 2
    assert a.total.value == 6.5  # 10, 2, 10, 4
    assert a.sources == {"stars": 0.961538, "goods": 0.038462}  # 25 and 1 of 26


def test_intervals_are_taken_over_games() -> None:
    """Means of the two games are 6 and 7: half the interval is 12.7062 * 0.5."""
    a, _ = tally().bot_reports(["a", "b", "a"])
    assert a.total == Estimate(6.5, 0.1469, 12.8531)


def test_a_bot_with_one_seat() -> None:
    _, b = tally().bot_reports(["a", "b", "a"])
    assert (b.games, b.seats, b.wins, b.fair_share) == (2, 1, 0, 0.333333)
    assert b.place == Estimate(2.0, 2.0, 2.0)
    assert b.total == Estimate(4.0, 4.0, 4.0)
    assert b.sources == {"stars": 0.875, "goods": 0.125}


def test_seats() -> None:
    found = tally().seat_reports()
    assert [(report.seat, report.wins) for report in found] == [(0, 1), (1, 1), (2, 0)]
    assert found[0].win_share == share(1, 2)


def test_length() -> None:
    length = tally().length()
    assert (length.mean, length.median, length.p5, length.p95) == (200.0, 200.0, 110.0, 290.0)


def test_a_shared_first_place_is_a_win_for_both() -> None:
    found = Tally(2)
    found.add(["a", "b"], GameEnd(Result((seat(0, 1, 5, 0), seat(1, 1, 5, 0)), "end"), 9))
    assert [report.wins for report in found.bot_reports(["a", "b"])] == [1, 1]
    assert [report.wins for report in found.seat_reports()] == [1, 1]


def test_no_points_at_all() -> None:
    found = Tally(2)
    found.add(["a", "b"], GameEnd(Result((seat(0, 1, 0, 0), seat(1, 2, 0, 0)), "end"), 9))
    assert found.bot_reports(["a", "b"])[0].sources == {"stars": 0.0, "goods": 0.0}
