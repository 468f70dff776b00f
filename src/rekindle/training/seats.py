"""Begins a network for one number of seats with what was learned for another."""

from __future__ import annotations

import numpy as np

from rekindle.bots.learned.network import Array, Network, Weights
from rekindle.kernel.game import Game, Setting

FIRST_OPPONENT = "opponent-1"


def carried_over(network: Network, game: Game, setting: Setting, old: int, new: int) -> Network:
    """Return a network for so many seats that knows what the old one knew.

    Numbers with the same name keep their weights. What was known of the first opponent is shared
    out among all of them; what is new begins at zero.
    """
    w = network.weights
    known = {name: i for i, name in enumerate(game.feature_names(setting, old))}
    names = game.feature_names(setting, new)
    first = np.zeros((len(names), w.first.shape[1]), np.float32)
    scale = np.ones(len(names), np.float32)
    share = np.float32(max(old - 1, 1) / max(new - 1, 1))
    for i, name in enumerate(names):
        source = known.get(as_first_opponent(name), known.get(name))
        if source is not None:
            first[i] = w.first[source] * (share if FIRST_OPPONENT in as_first_opponent(name) else 1)
            scale[i] = network.scale[source]
    shares, shares_bias = for_seats(w.shares, new), for_seats(w.shares_bias, new)
    if min(old, new) == 1:  # the share of a single player is another thing
        shares, shares_bias = np.zeros_like(shares), np.zeros_like(shares_bias)
    weights = Weights(
        first=first,
        first_bias=w.first_bias,
        second=w.second,
        second_bias=w.second_bias,
        shares=shares,
        shares_bias=shares_bias,
        totals=for_seats(w.totals, new),
        totals_bias=for_seats(w.totals_bias, new),
        moves=w.moves,
        moves_bias=w.moves_bias,
    )
    return Network(weights, scale)


def as_first_opponent(name: str) -> str:
    """Return what the number is called that says the same of the first opponent."""
    whom, dot, what = name.partition(".")
    return FIRST_OPPONENT + dot + what if whom.startswith("opponent-") else name


def for_seats(head: Array, seats: int) -> Array:
    """Return a head with a column for each seat; all opponents begin with the first one's."""
    columns = [min(seat, 1, head.shape[-1] - 1) for seat in range(seats)]
    result: Array = head[..., columns].copy()
    return result
