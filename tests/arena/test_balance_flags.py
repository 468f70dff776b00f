"""What a balance report flags, and what it leaves open."""

from rekindle.arena.balance_analysis.bounds import bounds_of
from rekindle.arena.balance_analysis.flags import Flag, find_flags
from rekindle.arena.balance_analysis.tally import BalanceTally
from rekindle.arena.statistics import share
from rekindle.arena.tally import GameEnd
from rekindle.kernel.game import Result
from rekindle.kernel.observed import Aims, Observed, ObservedSeat
from tests.arena.toy_balance import FIRST, KINDS, figures, observed, seat


def flagged(tally: BalanceTally) -> tuple[tuple[Flag, ...], dict[str, int]]:
    found = figures(tally)
    return find_flags(found, bounds_of(found.fair_share, tally.aims, None))


def many(games: int, uses: dict[str, int], totals: tuple[int, int] = (60, 50)) -> BalanceTally:
    """Games that the first seat always wins, with the tribe of the sun and these machines."""
    found = BalanceTally(2)
    used = {"machine": uses}
    seats = (ObservedSeat({"turns": 30}, {"tribe": "sun"}, used), observed(30, "moon"))
    for number in range(games):
        shifted = [total + number % 2 for total in totals]
        result = Result((seat(0, 1, shifted[0], 0), seat(1, 2, shifted[1], 0)), "end")
        aims = Aims({"turns": (10, 22)}, uses={"machine": 9.0})
        found.add(GameEnd(result, 9, Observed(seats, KINDS, aims=aims)))
    return found


def told(flags: tuple[Flag, ...]) -> dict[str, set[str]]:
    return {sort: {one.id for one in flags if one.sort == sort} for sort in {f.sort for f in flags}}


def test_what_is_outside_its_bounds_is_flagged() -> None:
    flags, unknown = flagged(many(100, {"crane": 3, "pump": 3}))
    assert told(flags) == {
        "trait": {"sun", "moon"},
        "seat": {"1", "2"},
        "count": {"turns"},
        "kind": {""},
        "never": {"drill"},
        "users": {"crane", "pump"},
    }
    assert unknown == {}
    sun = next(flag for flag in flags if flag.id == "sun")
    assert (sun.value, sun.low, sun.high) == (share(100, 100), 0.46, 0.54)


def test_a_component_that_is_used_rarely_is_flagged() -> None:
    found = many(60, {"crane": 5, "pump": 5})
    found.add(
        GameEnd(FIRST.result, 9, Observed((observed(9, "sun", drill=1), ObservedSeat()), KINDS))
    )
    flags, unknown = flagged(found)
    assert told(flags)["use"] == {"drill"}
    assert unknown["users"] == 1  # one user is not enough to say anything about wins


def test_nothing_is_flagged_while_the_interval_is_wide() -> None:
    flags, unknown = flagged(many(3, {"crane": 1}, totals=(52, 50)))
    assert told(flags) == {"count": {"turns"}, "kind": {""}}
    assert unknown == {"trait": 2, "never": 2, "users": 1}


def test_seats_that_are_close_are_not_flagged() -> None:
    flags, unknown = flagged(many(100, {"crane": 1}, totals=(52, 50)))
    assert "seat" not in told(flags)
    assert "seat" not in unknown


def test_a_game_that_nobody_won() -> None:
    found = BalanceTally(1)
    found.add(GameEnd(Result((seat(0, 2, 10, 0),), "lost"), 9))
    totals = found.totals.report((5, 15))
    assert (totals.winners, totals.within) == (totals.everybody, share(1, 1))
    assert figures(found).sources[0].winners == 0.0
