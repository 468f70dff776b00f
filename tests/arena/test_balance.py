"""Balance analysis: tallies checked by hand, and observed games."""

import json
from collections.abc import Iterator

import pytest

from rekindle import BadOption
from rekindle.arena import balance
from rekindle.arena.balance_analysis.tally import BalanceTally
from rekindle.arena.game_runner import Plan, play_at_random, play_with_bots
from rekindle.arena.statistics import Estimate, rate, share
from rekindle.arena.tally import GameEnd
from rekindle.games import find
from rekindle.games.euphoria.presentation.balance import kinds
from rekindle.kernel.game import Result
from rekindle.kernel.observed import Aims, Observed, ObservedSeat
from tests import alone
from tests.arena.toy_balance import FIRST, KINDS, SECOND, figures, seat


@pytest.fixture
def tally() -> BalanceTally:
    found = BalanceTally(2)
    found.add(FIRST)
    found.add(SECOND)
    return found


def test_totals_of_winners_and_everybody(tally: BalanceTally) -> None:
    totals = figures(tally, (85, 120)).totals
    assert totals.winners.mean == Estimate(90.0, 90 - 127.062, 90 + 127.062)  # 80 and 100
    assert (totals.winners.p10, totals.winners.p50, totals.winners.p90) == (82.0, 90.0, 98.0)
    assert totals.everybody.mean.value == 67.5  # 80, 40, 50, 100
    assert totals.everybody.p50 == 65.0
    assert (totals.band, totals.within) == ((85, 120), share(1, 2))


def test_the_default_band_is_around_the_winners_median(tally: BalanceTally) -> None:
    totals = tally.totals.report(None)
    assert (totals.band, totals.within) == ((72, 108), share(2, 2))


def test_a_band_includes_its_ends(tally: BalanceTally) -> None:
    assert tally.totals.report((80, 100)).within == share(2, 2)


def test_lengths(tally: BalanceTally) -> None:
    assert tally.decisions.spread().mean.value == 200.0
    turns, naps = figures(tally).counts
    assert (turns.name, turns.everybody.mean.value, turns.winners) == ("turns", 17.75, 10.0)
    assert (turns.everybody.p10, turns.everybody.p90) == (6.0, 27.3)  # 0, 20, 21, 30
    # Nobody took a nap in the first game, which counts as 0.
    assert (naps.name, naps.everybody.mean.value, naps.winners) == ("naps", 0.5, 1.0)


def test_sources_of_points(tally: BalanceTally) -> None:
    cards, goods = figures(tally).sources
    assert (cards.name, cards.mean, cards.share) == ("cards", 55.0, 0.814815)  # 220 of 270
    assert (cards.winners, cards.winners_share) == (70.0, 0.777778)
    assert (goods.mean, goods.winners) == (12.5, 20.0)


def test_components_are_sorted_and_the_unused_named(tally: BalanceTally) -> None:
    (machines,) = figures(tally).kinds
    assert machines.never == ("drill",)
    crane, pump, drill = machines.uses
    assert [use.id for use in machines.uses] == ["crane", "pump", "drill"]
    assert (crane.times, crane.a_game, crane.by_winners) == (4, 2.0, 0.75)
    assert (crane.seats, crane.won) == (0.5, share(1, 2))
    assert (pump.times, pump.by_winners, pump.won) == (1, 0.0, share(0, 1))
    assert (drill.times, drill.users, drill.won) == (0, 0, None)
    assert machines.a_seat.value == 1.25


def test_the_fair_share_of_a_component_is_that_of_all_in_play(tally: BalanceTally) -> None:
    """Four uses of three machines in the first game, one use in the second."""
    (machines,) = figures(tally).kinds
    crane, _, drill = machines.uses
    assert (crane.games, crane.fair) == (2, 1.666667)
    assert crane.relative == rate(4, 16, 5 / 3)
    assert drill.relative == rate(0, 0, 5 / 3)


def test_what_is_not_in_play_has_no_fair_share() -> None:
    found = BalanceTally(2)
    for out in ("pump", "drill"):
        playing = {"machine": tuple({"crane", "pump", "drill"} - {out})}
        seats = (ObservedSeat(used={"machine": {"crane": 2}}), ObservedSeat())
        found.add(GameEnd(FIRST.result, 1, Observed(seats, KINDS, playing)))
    (machines,) = figures(found).kinds
    assert {use.id: (use.games, use.fair) for use in machines.uses} == {
        "crane": (2, 2.0),
        "pump": (1, 1.0),
        "drill": (1, 1.0),
    }


def test_what_there_are_several_copies_of_has_several_fair_shares() -> None:
    found = BalanceTally(1)
    seats = (ObservedSeat(used={"machine": {"crane": 2, "drill": 2}}),)
    playing = {"machine": ("crane", "crane", "crane", "drill")}
    alone = Result((seat(0, 1, 9, 0),), "end")
    found.add(GameEnd(alone, 1, Observed(seats, KINDS, playing)))
    (machines,) = figures(found).kinds
    assert {use.id: use.fair for use in machines.uses} == {"crane": 3.0, "drill": 1.0}


def test_alternatives_tell_which_was_chosen_least() -> None:
    found = BalanceTally(1)
    ways = {"machine": (("crane", "pump"), ("drill", "saw"))}
    seats = (ObservedSeat(used={"machine": {"crane": 1, "pump": 7}}),)
    alone = Result((seat(0, 1, 9, 0),), "end")
    found.add(GameEnd(alone, 1, Observed(seats, KINDS, alternatives=ways)))
    (machines,) = figures(found).kinds
    (choice,) = machines.alternatives  # nobody has chosen between drill and saw
    assert (choice.least, choice.times, choice.share) == ("crane", 8, share(1, 8))


def test_points_of_those_who_had_something() -> None:
    found = BalanceTally(2)
    seats = (
        ObservedSeat(scored={"path": {"east": 12}}),
        ObservedSeat(scored={"path": {"east": 0}}),
    )
    found.add(GameEnd(FIRST.result, 1, Observed(seats)))
    (path,) = figures(found).scored
    assert [(one.id, one.seats, one.points.value) for one in path.values] == [("east", 2, 6.0)]


def test_totals_by_ranges_of_equal_width(tally: BalanceTally) -> None:
    bins = figures(tally).totals.histogram  # 80, 40, 50, 100
    assert (bins[0].low, bins[0].high, bins[0].everybody) == (40, 44, 1)
    assert (bins[-1].low, bins[-1].everybody, bins[-1].winners) == (100, 1, 1)
    assert sum(one.everybody for one in bins) == 4
    assert sum(one.winners for one in bins) == 2


def test_a_single_player_has_marks_to_reach() -> None:
    found = BalanceTally(1)
    for points in (90, 110, 140):
        seats = (ObservedSeat(),)
        result = Result((seat(0, 1, points, 0),), "end")
        found.add(GameEnd(result, 1, Observed(seats, aims=Aims(marks=(100, 130)))))
    marks = figures(found).totals.marks
    assert [(mark.points, mark.share) for mark in marks] == [
        (100, share(2, 3)),
        (130, share(1, 3)),
    ]


def test_results_by_trait(tally: BalanceTally) -> None:
    (tribes,) = figures(tally).traits
    assert tribes.never == ("star",)
    sun, moon = tribes.values
    assert (sun.name, sun.seats, sun.wins, sun.win_share) == ("sun", 2, 2, share(2, 2))
    assert sun.total.value == 90.0
    assert (moon.name, moon.wins, moon.total.value) == ("moon", 0, 45.0)


def test_results_by_seat(tally: BalanceTally) -> None:
    assert [(one.name, one.wins, one.total.value) for one in figures(tally).by_seat] == [
        ("1", 1, 65.0),
        ("2", 1, 70.0),
    ]


def test_the_lead_is_over_the_mean_of_the_same_game(tally: BalanceTally) -> None:
    """80 to 40 and 50 to 100: the first seat is 20 above the mean, then 25 below it."""
    first, second = figures(tally).by_seat
    assert (first.lead.value, second.lead.value) == (-2.5, 2.5)


# Whole games


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[alone.AloneGame]:
    with alone.join(monkeypatch) as found:
        yield found


def test_the_observer_of_a_game_is_used(game: alone.AloneGame) -> None:
    report = balance("alone", 3, 12, "random", seed=4)
    assert (report.bot, report.fair_share) == ("random", 0.333333)
    assert [count.name for count in report.counts] == ["shows"]
    (mirror,) = report.kinds
    assert mirror.never == ("large",)
    assert report.counts[0].everybody.mean.value * 3 == pytest.approx(mirror.uses[0].a_game)
    (mask,) = report.traits
    assert mask.never == ("ghost",)
    assert sum(value.seats for value in mask.values) == 36
    assert sum(report.endings.values()) == 12


def test_the_number_of_processes_changes_nothing(game: alone.AloneGame) -> None:
    one, two = (balance("alone", 2, 6, "random", jobs=jobs).to_json() for jobs in (1, 2))
    assert one == two
    assert json.loads(one)["bot"] == "random"


def test_one_seat_has_totals_but_no_wins(game: alone.AloneGame) -> None:
    report = balance("alone", 1, 5, "random")
    assert report.by_seat == ()
    assert report.totals.winners == report.totals.everybody
    totals = [value.total.value for value in report.traits[0].values]
    assert totals == sorted(totals, reverse=True)


def test_a_game_without_observer(game: alone.AloneGame, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.delattr(alone.AloneGame, "observe")
        report = balance("alone", 2, 3, "random")
    assert (report.counts, report.kinds, report.traits) == ((), (), ())
    assert len(report.by_seat) == 2
    assert report.decisions.mean.value > 0


def test_a_band_must_be_ascending() -> None:
    with pytest.raises(BadOption, match="the lower total first"):
        balance("euphoria", 2, 1, "random", band=(9, 8))


# Euphoria

KINDS_OF_EUPHORIA = [
    "recruit",
    "hidden-recruit",
    "ability",
    "market",
    "market-star",
    "territory-star",
    "allegiance",
    "space",
    "dilemma-card",
]


def test_the_bare_engine_observes_the_same() -> None:
    options = {"deck": "first", "trading": "off"}
    plan = Plan("euphoria", 3, ["random"] * 3, 6, options, None, observed=True)
    quick, slow = play_at_random(plan, 0), play_with_bots(plan, 0)
    assert quick == slow
    assert quick.observed is not None


def test_euphoria_observes_recruits_markets_and_dilemmas() -> None:
    report = balance("euphoria", 2, 3, "random", seed=2)
    assert [count.name for count in report.counts] == ["turns", "placements", "retrievals"]
    assert [kind.name for kind in report.kinds] == KINDS_OF_EUPHORIA
    assert [trait.name for trait in report.traits] == ["dilemma"]
    game = find("euphoria")
    known = kinds(game.setting(game.choose_options(None, simulated=True)))
    for kind in report.kinds:
        assert {use.id for use in kind.uses} <= set(known[kind.name])
    turns, placements, retrievals = (count.everybody.mean.value for count in report.counts)
    assert 0 < retrievals < turns
    assert placements > 0


def test_only_abilities_that_tell_of_their_use_are_in_play() -> None:
    """Others change a price, say, and nothing tells that they did."""
    report = balance("euphoria", 4, 6, "random", seed=2)
    kinds_by_name = {kind.name: kind for kind in report.kinds}
    active = {use.id for use in kinds_by_name["recruit"].uses if use.times}
    able = {use.id for use in kinds_by_name["ability"].uses}
    assert able < active
    assert {use.id for use in kinds_by_name["ability"].uses if use.times} <= able
