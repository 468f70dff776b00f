"""Bots at a table for one: there is nobody to beat, only the judge's word to be made better."""

from collections.abc import Iterator

import pytest

from rekindle import bots
from rekindle.arena import simulate
from rekindle.bots import seat_of
from rekindle.kernel.match import Match, Origin
from tests import alone


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[alone.AloneGame]:
    with alone.join(monkeypatch) as found:
        yield found


def one_seat(seed: int) -> Match:
    setting = alone.GAME.setting(alone.GAME.choose_options(None, simulated=True))
    return Match.begin(alone.GAME, setting, Origin(1, seed))


@pytest.mark.parametrize("spec", ["random", "rollout:5", "rollout:20ms"])
def test_every_bot_plays_alone(spec: str) -> None:
    match = one_seat(3)
    bot = bots.find(spec, 1)
    for _ in range(5):
        match.play(bot.choose(seat_of(match, 0)), 0)
    assert [played.seat for played in match.history] == [0] * 5


def test_rollout_does_what_its_judge_likes() -> None:
    """Ten points end the game, and every turn that is saved counts."""
    thinking, random = (
        simulate("alone", 1, 4, [spec], seed=1) for spec in ("rollout:40", "random")
    )
    assert thinking.bots[0].total.low > random.bots[0].total.high
    assert thinking.length.mean < random.length.mean


def test_one_seat_is_simulated_without_results_by_seat() -> None:
    one, two = (simulate("alone", 1, 6, ["random"], jobs=jobs) for jobs in (1, 2))
    assert one.to_json() == two.to_json()
    assert (one.seats, one.by_seat) == (1, ())
    assert sum(one.endings.values()) == 6
