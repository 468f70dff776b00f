"""What runs in a bot's process: a position comes in, a move goes out."""

from __future__ import annotations

from rekindle.bots import find
from rekindle.bots.request import BotRequest, seat_in
from rekindle.games import NAMES
from rekindle.games import find as find_game


def choose_move(request: BotRequest) -> str:
    """Return the text of the bot's move. The bot gets its own seat's view only."""
    return find(request.spec, request.seed).choose(seat_in(request)).text


def preload() -> None:
    """Load the games, so that loading does not count towards the first timeout."""
    for name in NAMES:
        game = find_game(name)
        game.setting(game.choose_options({}, simulated=False))
