"""The log of every game: each kind of event has a row, and no row tells a spectator a secret."""

from __future__ import annotations

from importlib import import_module
from itertools import product

import pytest

from rekindle import games
from rekindle.kernel.events import Events
from rekindle.kernel.game import Setting

every_game = pytest.mark.parametrize("name", games.NAMES)
VALUES = range(3)
"""Every event takes these for its first two values: the first things of each kind."""


def events(name: str) -> Events:
    found: Events = import_module(f"rekindle.games.{name}.presentation.events").EVENTS
    return found


def kinds(name: str) -> set[int]:
    ops = vars(import_module(f"rekindle.games.{name}.engine.ops"))
    return {number for constant, number in ops.items() if constant.startswith("E_")}


def setting(name: str) -> Setting:
    game = games.find(name)
    usual: Setting = game.setting(game.choose_options(None, simulated=False))
    return usual


@every_game
def test_every_kind_of_event_has_a_row(name: str) -> None:
    assert set(events(name).rows) == kinds(name)


@every_game
def test_what_only_its_player_may_read_is_told_to_nobody_else(name: str) -> None:
    """Of an event with a secret, everybody else reads and is shown the same whatever it is.

    The second value of such an event says whether it is secret after all.
    """
    of, game = setting(name), games.find(name)
    secret = [kind for kind, row in events(name).rows.items() if row.others is not None]
    assert secret
    for kind, b in product(secret, VALUES):
        told = {
            seat: {str(game.sentence(of, (kind, 0, a, b, 0), seat)) for a in VALUES}
            for seat in (None, 0, 1)
        }
        touched = {game.touched(of, (kind, 0, a, b, 0)) for a in VALUES}
        assert told[None] == told[1]
        assert len(told[0]) == len(VALUES), "its player learns what it is"
        assert len(told[None]) == len(touched)
        if told[None].isdisjoint(told[0]):
            assert len(told[None]) == len(touched) == 1


@every_game
def test_everybody_but_a_secret_s_player_reads_the_same(name: str) -> None:
    of, game = setting(name), games.find(name)
    for kind, row in events(name).rows.items():
        event = (kind, 0, 1, 1, 1)
        others = {str(game.sentence(of, event, seat)) for seat in (None, 1)}
        assert len(others) == 1
        if row.others is None:
            assert str(game.sentence(of, event, 0)) in others
