"""Rekindle: play, study and simulate modern euro games.

>>> import rekindle
>>> match = rekindle.new("euphoria", seats=2, seed=7, options={"trading": "off"})
>>> decision = match.decision
>>> match.play(decision.moves[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rekindle.games import Games, find
from rekindle.kernel.errors import (
    BadOption,
    BadRecord,
    GameOver,
    IllegalMove,
    ImpossiblePosition,
    RekindleError,
    UnknownGame,
    UnknownMove,
)
from rekindle.kernel.match import Decision, Match, Origin
from rekindle.kernel.messages import Reason
from rekindle.kernel.moves import Move, shortened
from rekindle.kernel.record import read
from rekindle.kernel.source import MOST_DIGITS

__version__ = "0.1.0"

games = Games()
"""`games()` lists the games; `games.euphoria.position(...)` is one game's own module."""


def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    **fixed: Sequence[Any],
) -> Match:
    """Return a new match at its first decision.

    Further arguments prescribe random results, from the set-up on, by the names that `position` of
    the game has for them: `dice=[6, 5, 1, 1]` is the first roll of two players of Euphoria.
    """
    found = find(game)
    found.check_seats(seats)
    if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 10**MOST_DIGITS:
        given = "a longer one" if isinstance(seed, int) else shortened(repr(seed))
        raise BadOption(f"a seed is a whole number of at most {MOST_DIGITS} digits, not {given}")
    chosen = found.choose_options(options, simulated=False)
    setting = found.setting(chosen, None if pack is None else Path(pack))
    if fixed:
        found.fixed(setting, fixed)  # refuses what is no list, too
    results = tuple((name, tuple(values)) for name, values in fixed.items() if values)
    return Match.begin(found, setting, Origin(seats, seed, fixed=results))


def load(text: str, pack: str | Path | None = None) -> Match:
    """Return the match of a record, at the decision where it was saved."""
    return read(text, find, None if pack is None else Path(pack))


__all__ = [
    "BadOption",
    "BadRecord",
    "Decision",
    "GameOver",
    "IllegalMove",
    "ImpossiblePosition",
    "Match",
    "Move",
    "Reason",
    "RekindleError",
    "UnknownGame",
    "UnknownMove",
    "games",
    "load",
    "new",
]
