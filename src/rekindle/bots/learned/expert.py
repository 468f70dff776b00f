"""A network put to use in one game: it judges states and suggests moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from rekindle.bots.learned.files import Card, UnusableNetwork, check_fit, fit_of, load
from rekindle.bots.learned.network import Array, Network, Rows, Values
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.roles import FREE
from rekindle.kernel.state import State

MARGIN: Final = 0.4
"""What a lead of one usual spread is worth, in shares of the win.

It breaks ties where the win is certain or lost, and guides where little is known.
"""

FREE_PRICE: Final = 0.03
"""A free action has to promise so much more than anything else, in shares of the win.

What crystals are worth in one form or another is never known so well that trading them to and fro
would not cost more than it brings.
"""


LOWEST: Final = -1e9


class Expert:
    """Judges the states of one game with one setting and number of seats."""

    def __init__(self, game: Game, setting: Setting, seats: int, network: Network, card: Card):
        self.game = game
        self.setting = setting
        self.seats = seats
        self.network = network
        self.card = card
        self.rules = setting.rules
        self.features = game.features(setting, seats)
        self.size = len(network.scale)
        self.ids = {move.code: move.id for move in setting.vocabulary.moves}
        self.free = setting.vocabulary.having(FREE)

    def rows(self, states: list[State], seat: int) -> Rows:
        """Return what a seat knows of these states, a row each."""
        size, write = self.size, self.features.write
        out = bytearray(len(states) * size)
        for i, s in enumerate(states):
            write(s, seat, out, i * size)
        return np.frombuffer(out, np.uint8).reshape(len(states), size)

    def row(self, s: State, seat: int) -> Rows:
        """Return what a seat knows of one state."""
        out = bytearray(self.size)
        self.features.write(s, seat, out, 0)
        return np.frombuffer(out, np.uint8)

    def judge(self, states: list[State], seat: int) -> Values:
        """Return everybody's chances in these states, counted from this seat."""
        values = self.network.values(self.rows(states, seat))
        for i, s in enumerate(states):
            if s.over:
                values.shares[i], values.totals[i] = self.end(s, seat)
        return values

    def end(self, s: State, seat: int) -> tuple[Array, Array]:
        """Return how a finished game ended, counted from this seat."""
        shares = np.array(self.game.judge(self.setting, s), np.float32)
        totals = np.array(self.game.result(self.setting, s).totals, np.float32)
        units = (totals - self.card.total) / self.card.spread
        return np.roll(shares, -seat), np.roll(units, -seat)

    def try_moves(self, s: State, seat: int, codes: Sequence[int]) -> list[State]:
        """Return the state after each of these moves of a seat."""
        play_as = self.rules.play_as
        after = []
        for code in codes:
            twin = s.copy()
            play_as(twin, seat, code)
            after.append(twin)
        return after

    def weigh(self, s: State, seat: int, codes: Sequence[int]) -> tuple[Values, Array, list[State]]:
        """Return each move's outcome as judged, its worth to the seat, and the state after it."""
        after = self.try_moves(s, seat, codes)
        values = self.judge(after, seat)
        worth = values.worth(MARGIN)
        if not self.free.isdisjoint(codes):
            for i, code in enumerate(codes):
                if code in self.free:
                    worth[i] = max(worth[i] - FREE_PRICE, self.opens(after[i], seat, codes))
        return values, worth, after

    def weigh_often(
        self, imagine: Callable[[], State], seat: int, codes: Sequence[int], samples: int
    ) -> tuple[Values, Array]:
        """Like `weigh`, but a mean where chance or a secret has a part in what follows.

        From one roll the best of several moves is often just the luckiest.
        """
        table = imagine()
        values, worth, after = self.weigh(table, seat, codes)
        unsure = [i for i, s in enumerate(after) if is_unsure(table, s)]
        if unsure:
            some = [codes[i] for i in unsure]
            parts = values.shares, values.totals, values.points, worth
            for part in parts:
                part[unsure] /= samples
            for _ in range(samples - 1):
                more, again, _ = self.weigh(imagine(), seat, some)
                for part, found in zip(parts, (more.shares, more.totals, more.points, again)):
                    part[unsure] += found / np.float32(samples)
        return values, worth

    def opens(self, s: State, seat: int, before: Sequence[int]) -> float:
        """Return what the best move is worth that a free action has made possible."""
        if s.over or s.seat != seat:
            return LOWEST
        new = [code for code in s.options if code not in self.free and code not in before]
        if not new:
            return LOWEST
        return float(self.judge(self.try_moves(s, seat, new), seat).worth(MARGIN).max())


def is_unsure(before: State, after: State) -> bool:
    """Return whether chance or a secret had a part in what came after a move."""
    return after.rng != before.rng or after.unveiled != before.unveiled


@lru_cache(16)
def stored(path: Path, changed: int) -> tuple[Network, Card]:
    return load(path)


def expert_for(game: Game, setting: Setting, seats: int, path: Path | None = None) -> Expert:
    """Return the expert of a network file; by default of the one that comes with the game.

    Raises UnusableNetwork if there is none, or if it is for something else.
    """
    found = path or own_network(game, seats)
    if path is None and not found.exists():
        raise UnusableNetwork(
            f"no network for {game.name} with seats: {seats} comes with this version; train one "
            f"with: rekindle train {game.name} --seats {seats} --out DIR, and name the file: "
            "value:DIR/network.npz"
        )
    changed = found.stat().st_mtime_ns if found.exists() else 0
    network, card = stored(found, changed)
    check_fit(found, card, fit_of(game, setting, seats))
    return Expert(game, setting, seats, network, card)


def own_network(game: Game, seats: int) -> Path:
    """Return where the network that comes with a game is, if it has one for so many seats."""
    import importlib.resources as resources

    folder: Any = resources.files(game.package)
    return Path(str(folder.joinpath("bot", "networks", f"{seats}.npz")))
