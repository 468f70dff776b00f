"""A network for other numbers of seats knows what the first one knew."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import rekindle
from rekindle import Match
from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.files import Card, Names, columns_of, fit_of, names_of
from rekindle.bots.learned.network import Network, Points, new_weights
from rekindle.kernel.match import engine_of
from rekindle.training.seats import carried_over


def network_for(game: str, seats: int) -> Network:
    match = rekindle.new(game, seats=seats, seed=1)
    features = len(match.game.feature_names(match.setting, seats))
    moves = len(match.setting.vocabulary.moves)
    weights = new_weights(features, 8, seats, moves, seed=3)
    dice = np.random.default_rng(3)
    for head in (weights.shares, weights.totals, weights.moves):
        head += dice.normal(0, 0.3, head.shape)
    scale = dice.uniform(1, 3, features).astype(np.float32)
    names = names_of(match.game, match.setting, seats)
    return Network(weights, scale, Points(columns_of(match.game, names, seats), unit=10.0))


def columns_for(match: Match) -> NDArray[np.intp]:
    names = names_of(match.game, match.setting, match.seats)
    return columns_of(match.game, names, match.seats)


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [("revive", 2, 4), ("revive", 2, 1), ("recall", 2, 3), ("euphoria", 2, 6)],
)
def test_it_can_be_asked_about_games_with_other_seats(game: str, old: int, new: int) -> None:
    match = rekindle.new(game, seats=new, seed=2)
    network = carried_over(
        network_for(game, old),
        names_of(match.game, match.setting, old),
        names_of(match.game, match.setting, new),
        new,
        columns_for(match),
    )
    card = Card(fit_of(match.game, match.setting, new), total=50.0, spread=10.0)
    expert = Expert(match.game, match.setting, new, network, card)
    values = expert.judge([engine_of(match)[1]], 0)
    assert values.shares.shape == values.totals.shape == (1, new)
    assert np.isfinite(values.totals).all()


def test_what_is_the_same_keeps_its_weights_and_opponents_share_those_of_the_first() -> None:
    match = rekindle.new("revive", seats=3, seed=2)
    old = network_for("revive", 2)
    known, wanted = (names_of(match.game, match.setting, seats) for seats in (2, 3))
    new = carried_over(old, known, wanted, 3, columns_for(match))
    before, after = known.features, wanted.features

    def weights_of(network: Network, names: list[str], name: str) -> list[float]:
        found: list[float] = network.weights.first[names.index(name)].tolist()
        return found

    own = next(name for name in before if name.startswith("own."))
    other = next(name for name in before if name.startswith("opponent-1."))
    assert weights_of(new, after, own) == weights_of(old, before, own)
    half = [weight / 2 for weight in weights_of(old, before, other)]
    for name in (other, other.replace("opponent-1", "opponent-2")):
        assert weights_of(new, after, name) == pytest.approx(half)
    assert np.array_equal(new.weights.totals[:, 1], new.weights.totals[:, 2])


def test_a_single_player_begins_without_an_opinion_of_winning() -> None:
    match = rekindle.new("revive", seats=1, seed=2)
    known, wanted = (names_of(match.game, match.setting, seats) for seats in (2, 1))
    new = carried_over(network_for("revive", 2), known, wanted, 1, columns_for(match))
    assert not new.weights.shares.any()


def test_other_content_keeps_what_has_the_same_name() -> None:
    """Features and moves are found by their names, wherever they stand now."""
    match = rekindle.new("revive", seats=2, seed=2)
    known = names_of(match.game, match.setting, 2)
    wanted = Names(["new", *known.features[::-1]], ["new", *known.moves[::-1]])
    old = network_for("revive", 2)
    new = carried_over(old, known, wanted, 2, columns_for(match) + 1)
    assert not new.weights.first[0].any()
    assert not new.weights.moves[:, 0].any()
    assert np.array_equal(new.weights.first[1:], old.weights.first[::-1])
    assert np.array_equal(new.weights.moves[:, 1:], old.weights.moves[:, ::-1])
    assert np.array_equal(new.weights.shares, old.weights.shares)
