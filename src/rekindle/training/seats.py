"""Begins a network with what another one knows: for other seats, other content, other features."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rekindle.bots.learned.files import Names
from rekindle.bots.learned.network import Array, Network, Points, Weights

FIRST_OPPONENT = "opponent-1"


def carried_over(
    network: Network, old: Names, new: Names, seats: int, columns: NDArray[np.intp]
) -> Network:
    """Return a network for so many seats that knows what the old one knew.

    Numbers and moves with the same name keep their weights. What was known of the first opponent is
    shared out among all of them; what is new begins at zero. `columns` say where the new rows have
    what everybody has already.
    """
    w = network.weights
    before = network.seats
    known = {name: i for i, name in enumerate(old.features)}
    first = np.zeros((len(new.features), w.first.shape[1]), np.float32)
    scale = np.ones(len(new.features), np.float32)
    share = np.float32(max(before - 1, 1) / max(seats - 1, 1))
    for i, name in enumerate(new.features):
        source = known.get(as_first_opponent(name), known.get(name))
        if source is not None:
            first[i] = w.first[source] * (share if FIRST_OPPONENT in as_first_opponent(name) else 1)
            scale[i] = network.scale[source]
    shares, shares_bias = for_seats(w.shares, seats), for_seats(w.shares_bias, seats)
    if min(before, seats) == 1 and before != seats:  # the share of a single player is another thing
        shares, shares_bias = np.zeros_like(shares), np.zeros_like(shares_bias)
    weights = Weights(
        first=first,
        first_bias=w.first_bias,
        second=w.second,
        second_bias=w.second_bias,
        shares=shares,
        shares_bias=shares_bias,
        totals=for_seats(w.totals, seats),
        totals_bias=for_seats(w.totals_bias, seats),
        moves=by_name(w.moves, old.moves, new.moves),
        moves_bias=by_name(w.moves_bias, old.moves, new.moves),
    )
    return Network(weights, scale, Points(columns, network.points.unit))


def as_first_opponent(name: str) -> str:
    """Return what the number is called that says the same of the first opponent."""
    whom, dot, what = name.partition(".")
    return FIRST_OPPONENT + dot + what if whom.startswith("opponent-") else name


def for_seats(head: Array, seats: int) -> Array:
    """Return a head with a column for each seat; all opponents begin with the first one's."""
    columns = [min(seat, 1, head.shape[-1] - 1) for seat in range(seats)]
    result: Array = head[..., columns].copy()
    return result


def by_name(head: Array, old: list[str], new: list[str]) -> Array:
    """Return a head with a column for each new name; what was not known before is zero."""
    known = {name: i for i, name in enumerate(old)}
    result = np.zeros((*head.shape[:-1], len(new)), np.float32)
    for i, name in enumerate(new):
        if name in known:
            result[..., i] = head[..., known[name]]
    return result
