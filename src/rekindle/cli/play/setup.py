"""Starts or loads a match from what the command line asks for."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import rekindle
from rekindle.bots.own.specs import is_own
from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.errors import UserError
from rekindle.cli.parameters import named_values
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.options import describe_options
from rekindle.cli.play.seats import Seat, assign_seats, create_bots
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel import agenda
from rekindle.kernel.errors import BadRecord
from rekindle.kernel.game import Game
from rekindle.kernel.match import Match
from rekindle.kernel.moves import shortened


@dataclass(frozen=True, slots=True)
class GameRequest:
    """The game that the command line asks for; None is the default."""

    game: str = NAMES[0]
    seats: int | None = None
    players: str | None = None
    bots: str | None = None
    seed: int | None = None
    options: tuple[str, ...] = ()
    pack: Path | None = None


def start_match(request: GameRequest, out: Output, seats: Sequence[Seat]) -> LocalMatch:
    """A new match, not saved yet."""
    match = new_match(request, seats)
    match.language = out.say.language
    info = storage.save_info(seats, match.language, request.pack)
    return LocalMatch(match, seats, create_bots(seats, match.origin.seed, request.pack), info)


def new_match(request: GameRequest, seats: Sequence[Seat]) -> Match:
    game = find_game(request.game)
    people = sum(1 for seat in seats if seat.human)
    options = default_options(game, people, named_values("--option", request.options))
    seed = request.seed if request.seed is not None else random.SystemRandom().randrange(1, 10**6)
    return rekindle.new(game.name, len(seats), seed, options, request.pack)


def default_options(game: Game, people: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """A single person plays without what only people use, such as trading."""
    return game.choose_options(chosen, simulated=people < 2)


def load_match(path: Path, request: GameRequest, out: Output) -> LocalMatch:
    """The unfinished match of a record, not saved yet; --players and --bots replace its players."""
    info = storage.read_info(path) if request.players is None and request.bots is None else None
    pack = request.pack or (info.pack_folder if info is not None else None)
    if info is not None and not storage.is_own_game(path):
        refuse_own_bots(path, info)
    match = read_match(path, pack)
    match.language = out.say.language
    seats = info.seats if info is not None else seats_for_record(match, request, out)
    if len(seats) != match.seats:
        raise UserError(f"{path} is a game for {match.seats} players, not {len(seats)}")
    bots = create_bots(seats, match.origin.seed, pack)
    if match.over:
        raise UserError(f"{path} is a finished game; watch it with: rekindle replay {path}")
    return LocalMatch(match, seats, bots, storage.save_info(seats, match.language, pack))


def refuse_own_bots(path: Path, info: storage.SaveInfo) -> None:
    """A game from elsewhere must not run anything here that nobody at this keyboard has named."""
    for seat in info.seats:
        if is_own(seat.bot):
            raise UserError(
                f"{storage.info_path(path)} would run '{shortened(seat.bot)}'; "
                f"name the players yourself with: rekindle play --load {path} --players ..."
            )


def read_match(path: Path, pack: Path | None) -> Match:
    """The match of a record. Raises BadRecord with the name of the file."""
    try:
        return rekindle.load(storage.read_record(path), pack)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def seats_for_record(match: Match, request: GameRequest, out: Output) -> list[Seat]:
    """The seats of a record that has no `.seats` file."""
    count = request.seats
    if count is None and request.players is None:
        count = match.seats
    return assign_seats(match.game, count, request.players, request.bots, out.say("person"))


def save_to(local: LocalMatch, save: storage.SaveFile) -> None:
    """Save a match in this file from now on. Raises UserError if that is impossible."""
    local.save = save
    local.write()
    if local.save_error:
        raise UserError(f"cannot save the game: {local.save_error}; try --no-save")


def engine() -> str:
    """`compiled` or `interpreted`."""
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def announce(out: Output, local: LocalMatch) -> None:
    """Print what is played, by whom, and the seed that repeats it."""
    match = local.match
    labels = ", ".join(local.label(seat) for seat in range(match.seats))
    out.line(f"{match.game.title}: {labels}", "bold")
    options = describe_options(out, match.game, match.setting.options)
    out.message("setting", "dim", options=options, seed=str(match.origin.seed))
    if engine() == "interpreted":
        out.message("interpreted", "dim")
