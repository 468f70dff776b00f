"""Networks for tests: what they like is arbitrary."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import rekindle
from rekindle import Match
from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.files import Card, columns_of, fit_of, names_of, save
from rekindle.bots.learned.network import Network, Points, new_weights


def arbitrary(match: Match) -> tuple[Network, Card]:
    seats = match.seats
    features = len(match.game.feature_names(match.setting, seats))
    weights = new_weights(features, 8, seats, len(match.setting.vocabulary.moves), seed=seats)
    dice = np.random.default_rng(seats)
    for array in (weights.shares, weights.totals, weights.moves):
        array += dice.normal(0, 0.3, array.shape)
    names = names_of(match.game, match.setting, seats)
    card = Card(fit_of(match.game, match.setting, seats), total=50.0, spread=10.0)
    points = Points(columns_of(match.game, names, seats), card.spread)
    return Network(weights, np.ones(features, np.float32), points), card


def arbitrary_expert(match: Match) -> Expert:
    return Expert(match.game, match.setting, match.seats, *arbitrary(match))


def arbitrary_file(folder: Path, game: str, seats: int) -> Path:
    path = folder / f"{game}-{seats}.npz"
    save(path, *arbitrary(rekindle.new(game, seats=seats, seed=1)))
    return path
