"""Balance analysis: tallies checked by hand, and observed games."""

import json
from collections.abc import Iterator

import pytest

from rekindle import BadOption
from rekindle.arena import balance
from rekindle.arena.balance_analysis.tally import BalanceTally
from rekindle.arena.game_runner import Plan, play_at_random, play_with_bots
from rekindle.arena.statistics import Estimate, share
from rekindle.arena.tally import GameEnd
from rekindle.games import find
from rekindle.games.euphoria.presentation.balance import kinds
from rekindle.kernel.game import Result, ScoreLine, SeatResult
from rekindle.kernel.observed import Observed, ObservedSeat
from tests import alone

KINDS = {"machine": ("crane", "pump", "drill"), "tribe": ("sun", "moon", "star")}


def seat(number: int, place: int, cards: int, goods: int) -> SeatResult:
    lines = (ScoreLine("cards", cards), ScoreLine("goods", goods))
    return SeatResult(number, place, cards + goods, lines)


def observed(turns: int, tribe: str, **machines: int) -> ObservedSeat:
    return ObservedSeat({"turns": turns}, {"tribe": tribe}, {"machine": machines})


FIRST = GameEnd(
    Result((seat(0, 1, 60, 20), seat(1, 2, 30, 10)), "end"),
    100,
    Observed((observed(20, "sun", crane=3), observed(21, "moon", crane=1, pump=0)), KINDS),
)
SECOND = GameEnd(
    Result((seat(0, 2, 50, 0), seat(1, 1, 80, 20)), "end"),
    300,
    Observed((observed(30, "moon", pump=1), ObservedSeat({"naps": 2}, {"tribe": "sun"})), KINDS),
)


@pytest.fixture
def tally() -> BalanceTally:
    found = BalanceTally(2)
    found.add(FIRST)
    found.add(SECOND)
    return found


def test_totals_of_winners_and_everybody(tally: BalanceTally) -> None:
    totals = tally.totals.report((85, 120))
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
    turns, naps = tally.count_reports()
    assert (turns.name, turns.everybody.mean.value, turns.winners) == ("turns", 17.75, 10.0)
    assert (turns.everybody.p10, turns.everybody.p90) == (6.0, 27.3)  # 0, 20, 21, 30
    # Nobody took a nap in the first game, which counts as 0.
    assert (naps.name, naps.everybody.mean.value, naps.winners) == ("naps", 0.5, 1.0)


def test_sources_of_points(tally: BalanceTally) -> None:
    cards, goods = tally.source_reports()
    assert (cards.name, cards.mean, cards.share) == ("cards", 55.0, 0.814815)  # 220 of 270
    assert (cards.winners, cards.winners_share) == (70.0, 0.777778)
    assert (goods.mean, goods.winners) == (12.5, 20.0)


def test_components_are_sorted_and_the_unused_named(tally: BalanceTally) -> None:
    (machines,) = tally.kind_reports()
    assert [use.id for use in machines.uses] == ["crane", "pump"]
    assert machines.never == ("drill",)
    crane, pump = machines.uses
    assert (crane.times, crane.a_game, crane.by_winners) == (4, 2.0, 0.75)
    assert (crane.seats, crane.won) == (0.5, share(1, 2))
    assert (pump.times, pump.by_winners, pump.won) == (1, 0.0, share(0, 1))


def test_results_by_trait(tally: BalanceTally) -> None:
    (tribes,) = tally.trait_reports()
    assert tribes.never == ("star",)
    sun, moon = tribes.values
    assert (sun.name, sun.seats, sun.wins, sun.win_share) == ("sun", 2, 2, share(2, 2))
    assert sun.total.value == 90.0
    assert (moon.name, moon.wins, moon.total.value) == ("moon", 0, 45.0)


def test_results_by_seat(tally: BalanceTally) -> None:
    assert [(one.name, one.wins, one.total.value) for one in tally.seat_reports()] == [
        ("1", 1, 65.0),
        ("2", 1, 70.0),
    ]


def test_a_game_that_nobody_won() -> None:
    found = BalanceTally(1)
    found.add(GameEnd(Result((seat(0, 2, 10, 0),), "lost"), 9))
    totals = found.totals.report((5, 15))
    assert (totals.winners, totals.within) == (totals.everybody, share(1, 1))
    assert found.source_reports()[0].winners == 0.0


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


def test_the_bare_engine_observes_the_same() -> None:
    options = {"deck": "first", "trading": "off"}
    plan = Plan("euphoria", 3, ["random"] * 3, 6, options, None, observed=True)
    quick, slow = play_at_random(plan, 0), play_with_bots(plan, 0)
    assert quick == slow
    assert quick.observed is not None


def test_euphoria_observes_recruits_markets_and_dilemmas() -> None:
    report = balance("euphoria", 2, 3, "random", seed=2)
    assert [count.name for count in report.counts] == ["turns", "placements", "retrievals"]
    assert [kind.name for kind in report.kinds] == ["recruit", "ability", "market", "space"]
    assert [trait.name for trait in report.traits] == ["dilemma"]
    game = find("euphoria")
    known = kinds(game.setting(game.choose_options(None, simulated=True)))
    for kind in report.kinds:
        assert {use.id for use in kind.uses} | set(kind.never) == set(known[kind.name])
    turns, placements, retrievals = (count.everybody.mean.value for count in report.counts)
    assert 0 < retrievals < turns
    assert placements > 0
