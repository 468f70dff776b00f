"""The options of games of self-play."""

from __future__ import annotations

from collections import Counter

from rekindle import games
from rekindle.training.choices import choices_of


def test_half_of_the_games_have_the_usual_options_and_the_others_vary() -> None:
    choices = choices_of(games.find("revive"), 2, {})
    drawn = Counter(tuple(choices.drawn(seed).items()) for seed in range(400))
    usual = tuple(choices.usual.items())
    assert 0.4 < drawn[usual] / 400 < 0.65
    seen = {pair for options in drawn for pair in options}
    assert {("sides", "moon"), ("formica", "on"), ("length", "long")} <= seen


def test_a_given_option_is_fixed() -> None:
    choices = choices_of(games.find("revive"), 2, {"sides": "moon"})
    assert {choices.drawn(seed)["sides"] for seed in range(100)} == {"moon"}


def test_an_option_that_needs_another_network_stays_as_it_is() -> None:
    """The second deck of Euphoria has other recruits, so it is described by other numbers."""
    choices = choices_of(games.find("euphoria"), 2, {})
    assert "deck" not in choices.others
    assert {choices.drawn(seed)["trading"] for seed in range(100)} == {"on", "off"}
