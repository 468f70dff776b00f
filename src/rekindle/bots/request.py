"""A decision that a bot must make, as plain data: for bots that think in other processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rekindle.bots.seat import Seat, latest_of, seat_of
from rekindle.games import find as find_game
from rekindle.kernel.match import Match, Origin, engine_of
from rekindle.kernel.moves import Move


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A state, and who must decide in it."""

    game: str
    options: tuple[tuple[str, str], ...]
    folder: Path | None
    """Of the pack; None for the game's own."""
    state: Any
    seat: int
    spec: str
    """The bot."""
    seed: int
    latest: tuple[int, ...] = ()
    """The codes of the moves that the seat made last, which the state does not tell."""


def request_for(
    match: Match,
    folder: Path | None,
    seat: int,
    spec: str,
    seed: int,
    latest: Sequence[Move] | None = None,
) -> BotRequest:
    """Return the request for a decision in this match.

    `latest` are the last moves of the seat, if the match does not know them.
    """
    _, state = engine_of(match)
    known = latest_of(match, seat) if latest is None else latest
    options = tuple(match.setting.options.items())
    data = match.game.to_data(state)
    codes = tuple(move.code for move in known)
    return BotRequest(match.game.name, options, folder, data, seat, spec, seed, codes)


def seat_in(request: BotRequest) -> Seat:
    """Return the seat that must decide."""
    game = find_game(request.game)
    setting = game.setting(dict(request.options), request.folder)
    state = game.from_data(request.state)
    match = Match(game, setting, state, Origin(state.seats, 0, state))
    latest = [setting.vocabulary.move(code) for code in request.latest]
    return seat_of(match, request.seat, latest)
