"""From what was asked for to a table with a match on it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import rekindle
from rekindle.cli import storage
from rekindle.cli.look import Look
from rekindle.cli.options import option_values, told_options
from rekindle.cli.robots import DEFAULT_BOT, hire
from rekindle.cli.seats import Seat, seated
from rekindle.cli.table import Table
from rekindle.cli.trouble import Trouble
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel import agenda
from rekindle.kernel.errors import BadRecord
from rekindle.kernel.game import Game
from rekindle.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asked to play."""

    game: str = NAMES[0]
    seats: int | None = None
    players: str | None = None
    bots: str | None = None
    seed: int | None = None
    options: tuple[str, ...] = ()
    pack: Path | None = None


def seats_for(wish: Wish, look: Look) -> list[Seat]:
    game = find_game(wish.game)
    return seated(game, wish.seats, wish.players, wish.bots, DEFAULT_BOT, look.say("person"))


def new_table(wish: Wish, look: Look, seats: Sequence[Seat], keep: bool) -> Table:
    """A new game, kept from its first moment on."""
    match = new_match(wish, seats)
    match.language = look.say.language
    bots = hire(seats, match.origin.seed)
    who = storage.company(seats, match.language, wish.pack)
    save = storage.Save.new(match.game.name, who) if keep else None
    return begun(Table(match, seats, bots, who, save))


def begun(table: Table) -> Table:
    """A game that cannot be written down is not begun."""
    table.keep()
    if table.unkept:
        raise Trouble(f"the game cannot be kept: {table.unkept}; try --no-save")
    return table


def new_match(wish: Wish, seats: Sequence[Seat]) -> Match:
    game = find_game(wish.game)
    people = sum(1 for seat in seats if seat.human)
    options = options_for(game, people, option_values(wish.options))
    seed = wish.seed if wish.seed is not None else random.SystemRandom().randrange(1, 10**6)
    return rekindle.new(game.name, len(seats), seed, options, wish.pack)


def options_for(game: Game, people: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Alone among bots, nobody is bothered with what only people use (trading, say)."""
    return game.choose_options(chosen, simulated=people < 2)


def loaded(path: Path, pack: Path | None) -> Match:
    """The match in a file; what is wrong with it is told with the file's name."""
    try:
        return rekindle.load(storage.read_record(path), pack)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def loaded_table(path: Path, wish: Wish, look: Look, back_to: Path | None, keep: bool) -> Table:
    """A game continued from a file, kept in `back_to` or as a new one."""
    known = storage.read_company(path) if wish.players is None and wish.bots is None else None
    folder = wish.pack or (Path(known.pack) if known is not None and known.pack else None)
    match = loaded(path, folder)
    match.language = look.say.language
    seats = known.seats if known is not None else seats_in(match, wish, look)
    if len(seats) != match.seats:
        raise Trouble(f"{path} is a game of {match.seats} players, not of {len(seats)}")
    bots = hire(seats, match.origin.seed)
    who = storage.company(seats, match.language, folder)
    if match.over:
        raise Trouble(f"{path} is a finished game; look at it with: rekindle replay {path}")
    save = None
    if keep:
        save = storage.Save.at(back_to, who) if back_to else storage.Save.new(match.game.name, who)
    return begun(Table(match, seats, bots, who, save))


def seats_in(match: Match, wish: Wish, look: Look) -> list[Seat]:
    """Who plays a record that does not say so."""
    asked = wish.seats
    if asked is None and wish.players is None:
        asked = match.seats
    person = look.say("person")
    return seated(match.game, asked, wish.players, wish.bots, DEFAULT_BOT, person)


def engine() -> str:
    """Whether the engine of this process is compiled or interpreted."""
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def announce(look: Look, table: Table) -> None:
    """What is played, by whom, and how to play the same again."""
    match = table.match
    told = [seat.told for seat in table.seats]
    options = told_options(look, match.game, match.setting.options)
    look.line(f"{match.game.title}: {', '.join(told)}", "bold")
    look.tell("setting", "dim", options=options, seed=str(match.origin.seed))
    if engine() == "interpreted":
        look.tell("interpreted", "dim")
