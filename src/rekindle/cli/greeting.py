"""`rekindle play` with nothing but a game, or without a word: ask kindly against whom."""

from __future__ import annotations

from rekindle import bots
from rekindle.cli import storage
from rekindle.cli.asking import Reader, agreed, choose
from rekindle.cli.look import Look
from rekindle.cli.options import change_options
from rekindle.cli.robots import DEFAULT_BOT, check_bot
from rekindle.cli.seats import BOT, DEFAULT_SEATS, check_names, nearest_count
from rekindle.cli.starting import Wish, options_for
from rekindle.cli.trouble import Trouble
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game


def greet(look: Look, reader: Reader, named: str | None) -> Wish:
    """A few questions about the table, and one about everything else; Enter takes the brackets."""
    known = None if named is None else find_game(named)
    look.tell("welcome", "bold")
    game = known or which_game(look, reader)
    name = choose(reader, look, look.say("ask-name"), look.say("person"), good_names)
    seats = how_many(look, reader, game)
    people = [name, *who_else(look, reader, name, seats - 1)]
    missing = seats - len(people)
    hired = [BOT + which_bot(look, reader)] * missing if missing else []
    options = which_options(look, reader, game, len(people))
    return Wish(game.name, players=",".join([*people, *hired]), options=tuple(options))


def wants_to_continue(look: Look, reader: Reader) -> bool:
    """An unfinished game is offered first; Enter goes on with it."""
    found = storage.unfinished()
    if not found:
        return False
    last = found[0].name.removesuffix(storage.RECORD)
    return agreed(reader, look, look.say("ask-continue", game=last), default=True)


def how_many(look: Look, reader: Reader, game: Game) -> int:
    question = look.say("ask-seats", first=game.seats[0], last=game.seats[-1])
    usual = str(nearest_count(game, DEFAULT_SEATS))
    return int(choose(reader, look, question, usual, lambda text: good_seats(game, text)))


def who_else(look: Look, reader: Reader, name: str, places: int) -> list[str]:
    """The other people at this keyboard; whoever plays alone is not asked."""
    if not places:
        return []

    def good(text: str) -> str | None:
        others = names_in(text)
        if len(others) > places:
            return look.say("too-many-people", places=places)
        return wrong_with(lambda: check_names([name, *others]))

    return names_in(choose(reader, look, look.say("ask-people"), "", good))


def names_in(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",") if entry.strip()]


def which_options(look: Look, reader: Reader, game: Game, people: int) -> list[str]:
    """Options are shown to those who want to see them, all in one place."""
    if not game.options:
        return []
    question = look.say("ask-options", count=len(game.options))
    if not agreed(reader, look, question, default=False):
        return []
    return change_options(look, reader, game, options_for(game, people, {}))


def which_game(look: Look, reader: Reader) -> Game:
    if len(NAMES) == 1:
        return find_game(NAMES[0])
    question = look.say("ask-game", games=", ".join(NAMES))
    return find_game(choose(reader, look, question, NAMES[0], good_game))


def which_bot(look: Look, reader: Reader) -> str:
    question = look.say("ask-bot", bots=", ".join(bots.LEVELS))
    return choose(reader, look, question, DEFAULT_BOT, good_bot)


def good_game(text: str) -> str | None:
    return wrong_with(lambda: find_game(text))


def good_names(text: str) -> str | None:
    return wrong_with(lambda: check_names([text]))


def good_bot(text: str) -> str | None:
    return wrong_with(lambda: check_bot(text))


def good_seats(game: Game, text: str) -> str | None:
    return wrong_with(lambda: game.check_seats(int(text) if text.isdecimal() else 0))


def wrong_with(check: object) -> str | None:
    """What a check has to say, or nothing."""
    assert callable(check)
    try:
        check()
    except (RekindleError, Trouble) as error:
        return str(error)
    return None
