"""What happens in a bot's process: a position comes in, a move goes out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rekindle.bots import LEVELS, find, seat_of
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel.match import Match, Origin, engine_of


@dataclass(frozen=True, slots=True)
class Problem:
    """A decision that a bot shall make, as plain data."""

    game: str
    options: tuple[tuple[str, str], ...]
    folder: Path | None
    position: Any
    seat: int
    level: str
    seed: int


def problem(match: Match, folder: Path | None, seat: int, level: str, seed: int) -> Problem:
    _, state = engine_of(match)
    options = tuple(match.setting.options.items())
    position = match.game.to_data(state)
    return Problem(match.game.name, options, folder, position, seat, level, seed)


def think(given: Problem) -> str:
    """The text of the move that a bot of this level chooses. It is handed its seat alone."""
    game = find_game(given.game)
    setting = game.setting(dict(given.options), given.folder)
    state = game.from_data(given.position)
    match = Match(game, setting, state, Origin(state.seats, 0, state))
    bot = find(LEVELS[given.level], given.seed)
    return bot.choose(seat_of(match, given.seat)).text


def get_ready() -> None:
    """Read the games before the first question: reading is not thinking."""
    for name in NAMES:
        game = find_game(name)
        game.setting(game.choose_options({}, simulated=False))
