"""`rekindle play` without options: asks what to play, and with whom."""

from __future__ import annotations

from collections.abc import Callable

import rekindle
from rekindle import bots
from rekindle.bots.levels import USUAL_LEVEL
from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.errors import UserError
from rekindle.cli.play.options import change_options, rated_levels
from rekindle.cli.play.reader import Reader, ask, ask_yes_no
from rekindle.cli.play.seats import BOT, DEFAULT_SEATS, check_names, nearest_count
from rekindle.cli.play.setup import GameRequest, default_options
from rekindle.games import find as find_game
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game


def ask_to_continue(out: Output, reader: Reader) -> bool:
    """Offer to continue the most recent unfinished game, if there is one."""
    found = storage.unfinished()
    if not found:
        return False
    last = found[0].name.removesuffix(storage.RECORD)
    return ask_yes_no(reader, out, out.say("ask-continue", game=last), default=True)


def ask_for_game(out: Output, reader: Reader, game: str | None) -> GameRequest:
    """Ask for everything that is needed to begin; a game that was named is not asked for."""
    named = None if game is None else find_game(game)
    out.message("welcome", "bold")
    found = named or ask_game(out, reader)
    person = out.say("person")
    name = ask(reader, out, out.say("ask-name"), person, error_of(lambda t: check_names([t])))
    seats = ask_seats(out, reader, found)
    people = [name, *ask_people(out, reader, name, seats - 1)]
    missing = seats - len(people)
    hired = [BOT + ask_bot(out, reader, found, seats)] * missing if missing else []
    options = ask_options(out, reader, found, len(people))
    return GameRequest(found.name, players=",".join([*people, *hired]), options=tuple(options))


def ask_game(out: Output, reader: Reader) -> Game:
    names = [game.name for game in rekindle.games()]
    question = out.say("ask-game", games=", ".join(names))
    return find_game(ask(reader, out, question, names[0], error_of(find_game)))


def ask_seats(out: Output, reader: Reader, game: Game) -> int:
    def check(text: str) -> None:
        game.check_seats(int(text) if text.isdecimal() else 0)

    question = out.say("ask-seats", first=game.seats[0], last=game.seats[-1])
    default = str(nearest_count(game, DEFAULT_SEATS))
    return int(ask(reader, out, question, default, error_of(check)))


def ask_people(out: Output, reader: Reader, name: str, places: int) -> list[str]:
    """Ask for the other people at this keyboard, if there are seats left."""
    if not places:
        return []

    def check(text: str) -> None:
        others = split_names(text)
        if len(others) > places:
            raise UserError(out.say("too-many-people", places=places))
        check_names([name, *others])

    return split_names(ask(reader, out, out.say("ask-people"), "", error_of(check)))


def split_names(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",") if entry.strip()]


def ask_bot(out: Output, reader: Reader, game: Game, seats: int) -> str:
    question = out.say("ask-bot", bots=", ".join(rated_levels(game, seats)))
    return ask(reader, out, question, USUAL_LEVEL, error_of(lambda text: bots.find(text, 0)))


def ask_options(out: Output, reader: Reader, game: Game, people: int) -> list[str]:
    """Offer the options of the game, if it has any."""
    if not game.options:
        return []
    question = out.say("ask-options", count=len(game.options))
    if not ask_yes_no(reader, out, question, default=False):
        return []
    return change_options(out, reader, game, default_options(game, people, {}))


def error_of(check: Callable[[str], object]) -> Callable[[str], str | None]:
    """A function that returns the message of the error that a check raises, or None."""

    def error(text: str) -> str | None:
        try:
            check(text)
        except (RekindleError, UserError) as found:
            return str(found)
        return None

    return error
