"""What runs in a bot's process: a position comes in, a move goes out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rekindle.bots import LEVELS, find, seat_of
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel.match import Match, Origin, engine_of


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A decision that a bot must make, as plain data."""

    game: str
    options: tuple[tuple[str, str], ...]
    folder: Path | None
    state: Any
    seat: int
    level: str
    seed: int


def bot_request(match: Match, folder: Path | None, seat: int, level: str, seed: int) -> BotRequest:
    _, state = engine_of(match)
    options = tuple(match.setting.options.items())
    data = match.game.to_data(state)
    return BotRequest(match.game.name, options, folder, data, seat, level, seed)


def choose_move(request: BotRequest) -> str:
    """Return the text of the bot's move. The bot gets its own seat's view only."""
    game = find_game(request.game)
    setting = game.setting(dict(request.options), request.folder)
    state = game.from_data(request.state)
    match = Match(game, setting, state, Origin(state.seats, 0, state))
    bot = find(LEVELS[request.level], request.seed)
    return bot.choose(seat_of(match, request.seat)).text


def preload() -> None:
    """Load the games, so that loading does not count towards the first timeout."""
    for name in NAMES:
        game = find_game(name)
        game.setting(game.choose_options({}, simulated=False))
