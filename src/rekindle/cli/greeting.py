"""`rekindle play` without a word: ask kindly what to play, and against whom."""

from __future__ import annotations

from rekindle import bots
from rekindle.cli import storage
from rekindle.cli.asking import Reader, choose
from rekindle.cli.look import Look
from rekindle.cli.robots import DEFAULT_BOT, check_bot
from rekindle.cli.seats import BOT, DEFAULT_SEATS, check_names
from rekindle.cli.starting import Wish
from rekindle.cli.trouble import Trouble
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game


def greet(look: Look, reader: Reader) -> Wish:
    """Three or four questions; Enter takes what stands in brackets."""
    look.tell("welcome", "bold")
    game = which_game(look, reader)
    name = choose(reader, look, look.say("ask-name"), look.say("person"), good_names)
    first, last = game.seats[0], game.seats[-1]
    question = look.say("ask-seats", first=first, last=last)
    seats = choose(reader, look, question, str(DEFAULT_SEATS), lambda text: good_seats(game, text))
    others = reader.line(look.say("ask-people") + " ")
    people = [name, *(entry.strip() for entry in others.split(",") if entry.strip())]
    missing = int(seats) - len(people)
    hired = [BOT + which_bot(look, reader)] * missing if missing > 0 else []
    return Wish(game.name, players=",".join([*people, *hired]))


def wants_to_continue(look: Look, reader: Reader) -> bool:
    """An unfinished game is offered first; Enter goes on with it."""
    found = storage.unfinished()
    if not found:
        return False
    yes, no = look.say("yes"), look.say("no")
    question = look.say("ask-continue", game=found[0].name.removesuffix(storage.RECORD))

    def known(text: str) -> str | None:
        fits = text and (yes.startswith(text.lower()) or no.startswith(text.lower()))
        return None if fits else look.say("yes-or-no", yes=yes, no=no)

    return yes.startswith(choose(reader, look, question, yes, known).lower())


def which_game(look: Look, reader: Reader) -> Game:
    if len(NAMES) == 1:
        return find_game(NAMES[0])
    question = look.say("ask-game", games=", ".join(NAMES))
    return find_game(choose(reader, look, question, NAMES[0], good_game))


def which_bot(look: Look, reader: Reader) -> str:
    return choose(
        reader, look, look.say("ask-bot", bots=", ".join(bots.NAMES)), DEFAULT_BOT, good_bot
    )


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
