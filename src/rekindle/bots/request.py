"""A decision that a bot must make, as plain data: for bots that think in other processes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rekindle.bots.seat import Seat, seat_of
from rekindle.games import find as find_game
from rekindle.kernel.match import Match, Origin, engine_of


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


def request_for(match: Match, folder: Path | None, seat: int, spec: str, seed: int) -> BotRequest:
    """Return the request for a decision in this match."""
    _, state = engine_of(match)
    options = tuple(match.setting.options.items())
    data = match.game.to_data(state)
    return BotRequest(match.game.name, options, folder, data, seat, spec, seed)


def seat_in(request: BotRequest) -> Seat:
    """Return the seat that must decide."""
    game = find_game(request.game)
    setting = game.setting(dict(request.options), request.folder)
    state = game.from_data(request.state)
    match = Match(game, setting, state, Origin(state.seats, 0, state))
    return seat_of(match, request.seat)
