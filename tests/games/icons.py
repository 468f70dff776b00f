"""The icons of a game's signs: all that moves and the log can show."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import product

from rekindle import games
from rekindle.content.tree import Effect
from rekindle.kernel.game import Setting
from rekindle.kernel.signs import Sign, SignRow

A_VALUES, B_VALUES = range(64), range(1, 3)
"""What events are tried with: more than there are things of any kind that signs tell apart."""


def icons(name: str) -> list[str]:
    """Return the icon of every sign that this game can produce."""
    game = games.find(name)
    setting: Setting = game.setting(game.choose_options(None, simulated=False))
    rows = [*event_rows(name, setting), *effect_rows(name, setting)]
    return sorted({sign.icon for row in rows for sign in row if isinstance(sign, Sign)})


def event_rows(name: str, setting: Setting) -> Iterator[SignRow]:
    for kind, row in games.find(name).events.rows.items():
        for a, b in product(A_VALUES, B_VALUES):
            if row.shows is not None:
                with suppress(IndexError):  # there is no such thing
                    yield [*row.shows(setting, (kind, 0, a, b, 0))]


def effect_rows(name: str, setting: Setting) -> Iterator[SignRow]:
    drawn = import_module(f"rekindle.games.{name}.presentation.moves.drawn")
    for tree in setting.extra.trees:
        if isinstance(tree, Effect):
            yield drawn.SIGNS.of(tree)
