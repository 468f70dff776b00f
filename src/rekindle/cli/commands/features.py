"""`rekindle features`: list what learners are told of a game."""

from __future__ import annotations

from json import dumps

from rekindle.cli import parameters as p
from rekindle.cli.output.console import open_output
from rekindle.cli.play.seats import bot_seat_count
from rekindle.games import find as find_game


def features(
    game: p.GameName,
    seats: p.Seats = None,
    option: p.Options = None,
    json: p.Json = False,
    language: p.Language = None,
) -> int:
    """List the names of all numbers that describe a game to a learner, in their order."""
    out = open_output(language)
    found = find_game(game)
    count = bot_seat_count(found, seats, 1)
    found.check_seats(count)
    chosen = found.choose_options(p.named_values("--option", option or ()), simulated=True)
    names = found.feature_names(found.setting(chosen), count)
    if json:
        print(dumps({"game": game, "seats": count, "features": names}, indent=2))
        return 0
    for i, name in enumerate(names):
        print(f"{i:5} {name}")
    out.message("features-listed", count=len(names), game=found.title, seats=count)
    return 0
