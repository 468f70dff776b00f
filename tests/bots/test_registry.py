"""Bots by name."""

from pathlib import Path

import pytest

from rekindle import BadOption, RekindleError, bots
from rekindle.bots.budget import Budget
from rekindle.bots.learned.value import Value
from rekindle.bots.levels import Level
from rekindle.bots.rollout import DEFAULT_BUDGET, Rollout
from rekindle.bots.uniform import Uniform


def test_every_name_is_found() -> None:
    for name in bots.NAMES:
        bot = bots.find(name, 1)
        assert bot.name == name
        assert bot.seed == 1


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_level_is_a_bot_with_the_name_of_the_level(level: str) -> None:
    bot = bots.find(f" {level.title()} ", 3)
    assert isinstance(bot, Level)
    assert (bot.name, bot.seed) == (level, 3)


def test_random() -> None:
    assert isinstance(bots.find("random", 1), Uniform)


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("rollout", DEFAULT_BUDGET),
        ("rollout:1", Budget(playouts=1)),
        ("rollout:500", Budget(playouts=500)),
        ("rollout:500ms", Budget(seconds=0.5)),
        (" Rollout:2s ", Budget(seconds=2.0)),
    ],
)
def test_a_budget_is_read(spec: str, budget: Budget) -> None:
    bot = bots.find(spec, 1)
    assert isinstance(bot, Rollout)
    assert bot.budget == budget
    assert bot.name == spec.strip().lower()


@pytest.mark.parametrize(
    ("spec", "error", "network"),
    [
        ("value", 0.0, None),
        ("value:Mine.npz", 0.0, Path("Mine.npz")),
        ("value:error=0.1", 0.1, None),
        ("value:error=0", 0.0, None),
        ("value:error=0.1:Mine.npz", 0.1, Path("Mine.npz")),
        ("value:error=0.25:C:/nets/a.npz", 0.25, Path("C:/nets/a.npz")),
    ],
)
def test_an_error_and_a_file_are_read(spec: str, error: float, network: Path | None) -> None:
    bot = bots.find(spec, 1)
    assert isinstance(bot, Value)
    assert (bot.name, bot.error, bot.network) == (spec, error, network)


@pytest.mark.parametrize("text", ["", "much", "-0.1", "1e-3", "nan", "inf", "10.5", "٣", ".1"])
def test_a_wrong_error_is_answered(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.find(f"value:error={text}:Mine.npz", 1)
    assert str(caught.value) == (
        f"'{text}' is not a spread of errors; give a share of the win from 0 to 10, "
        "such as error=0.1"
    )


ALL_NAMES = (
    "beginner, easy, steady, sharp, expert, master, random, rollout, value, search, "
    "class:FILE.py:NAME, class:MODULE:NAME, program:COMMAND"
)


@pytest.mark.parametrize(
    ("spec", "answer"),
    [
        ("rolout", "there is no bot 'rolout'; did you mean 'rollout'?"),
        ("ramdom", "there is no bot 'ramdom'; did you mean 'random'?"),
        ("zzz", f"there is no bot 'zzz'; choose from: {ALL_NAMES}"),
        ("", f"there is no bot ''; choose from: {ALL_NAMES}"),
        ("random:3", "the bot 'random' takes no parameter, but got '3'"),
        ("random:", "the bot 'random' takes no parameter, but got ''"),
        ("rollout:0", "a bot makes 1 to 1000000 playouts a decision, not 0"),
        ("rollout:0ms", "a bot thinks for 1ms to 600s, not for 0ms"),
        ("rollout:601s", "a bot thinks for 1ms to 600s, not for 601s"),
    ],
)
def test_a_wrong_name_or_budget_is_answered(spec: str, answer: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.find(spec, 1)
    assert str(caught.value) == answer


@pytest.mark.parametrize("text", ["", "fast", "-5", "1.5s", "5 m", "٣", "9" * 400, "a\nb"])
def test_what_is_no_budget_is_answered_in_one_short_line(text: str) -> None:
    with pytest.raises(RekindleError, match="is not a budget; give a number") as caught:
        bots.find(f"rollout:{text}", 1)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200
