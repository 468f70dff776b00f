"""Who sits where: people and bots, their names, and the letter that stands for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rekindle import bots
from rekindle.bots.levels import USUAL_LEVEL
from rekindle.bots.own.guarded import GuardedBot
from rekindle.bots.own.specs import is_own
from rekindle.cli.output.errors import UserError
from rekindle.kernel.game import Game

DEFAULT_SEATS = 3
DEFAULT_BOT_SEATS = 2  # in games without people
BOT = "bot:"
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ida")
MAX_NAME = 16
SEED_STEP = 1000


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat, taken by a person or a bot."""

    name: str
    bot: str = ""  # which bot; empty for a person

    @property
    def human(self) -> bool:
        return not self.bot

    @property
    def label(self) -> str:
        """`Ada (rollout)` for a bot, the bare name for a person."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def assign_seats(
    game: Game,
    seats: int | None,
    players: str | None,
    bots: str | None,
    person: str,
    default_bot: str = USUAL_LEVEL,
) -> list[Seat]:
    """The seats that --seats, --players and --bots describe; by default one person and bots.

    `person` is the name of people who were not named.
    """
    if seats is not None:
        game.check_seats(seats)
    if players is not None:
        if bots is not None:
            raise UserError("use either --players or --bots to choose the bots, not both")
        entries = [entry.strip() for entry in players.split(",")]
    else:
        entries = unnamed_players(game, seats, bots, person, default_bot)
    if seats is not None and len(entries) != seats:
        raise UserError(f"--seats is {seats}, but --players names {len(entries)} players")
    game.check_seats(len(entries))
    return name_seats(entries)


def unnamed_players(
    game: Game, seats: int | None, bots: str | None, person: str, default_bot: str
) -> list[str]:
    """People first, then the bots; every seat that no bot takes is for a person."""
    if bots is None:
        count = nearest_count(game, DEFAULT_SEATS) if seats is None else seats
        chosen = [default_bot] * (count - 1)
    else:
        chosen = split_bots(bots)
        count = max(len(chosen) + 1, game.seats[0]) if seats is None else seats
    check_bot_count(len(chosen), count)
    people = count - len(chosen)
    names = [person] if people == 1 else [f"{person} {i + 1}" for i in range(people)]
    return names + [BOT + bot for bot in chosen]


def bot_seats(
    game: Game, seats: int | None, bots: str | None, default_bot: str = USUAL_LEVEL
) -> list[Seat]:
    """Seats for bots only; a list of bots that is too short is repeated."""
    chosen = split_bots(bots) if bots is not None else [default_bot]
    if not chosen:
        raise UserError("--bots is empty; name at least one bot, such as easy")
    count = bot_seat_count(game, seats, len(chosen))
    check_bot_count(len(chosen), count)
    game.check_seats(count)
    return name_seats([BOT + chosen[i % len(chosen)] for i in range(count)])


def bot_seat_count(game: Game, seats: int | None, bots: int) -> int:
    """The number of seats in a game of bots: at least two unless chosen otherwise."""
    return seats if seats is not None else max(bots, nearest_count(game, DEFAULT_BOT_SEATS))


def nearest_count(game: Game, wanted: int) -> int:
    """The player count of the game that is closest to this one."""
    return max(game.seats[0], min(wanted, game.seats[-1]))


def check_bot_count(bots: int, seats: int) -> None:
    if bots > seats:
        raise UserError(f"--bots names {bots} bots, but there are only {seats} seats")


def split_bots(text: str) -> list[str]:
    return [spec.strip() for spec in text.split(",") if spec.strip()]


def name_seats(entries: Sequence[str]) -> list[Seat]:
    """People keep their names; every bot gets one with a free initial."""
    people = [entry for entry in entries if not entry.startswith(BOT)]
    check_names(people)
    taken = {name[:1].upper() for name in people}
    free = iter([name for name in BOT_NAMES if name[0] not in taken])
    return [
        Seat(next(free), entry.removeprefix(BOT)) if entry.startswith(BOT) else Seat(entry)
        for entry in entries
    ]


def check_names(names: Sequence[str]) -> None:
    for name in names:
        if not name or len(name) > MAX_NAME or not name.isprintable():
            raise UserError(f"invalid player name '{name[:40]}': use 1 to {MAX_NAME} letters")
    twice = [name for i, name in enumerate(names) if name in names[:i]]
    if twice:
        raise UserError(f"two players are called '{twice[0]}'; give them different names")


def initials(seats: Sequence[Seat]) -> list[str]:
    """One letter for each player: their initials, or A, B, C if two would be the same."""
    letters = [seat.name[0].upper() for seat in seats]
    if len(set(letters)) == len(letters) and all(letter.isalpha() for letter in letters):
        return letters
    return [chr(ord("A") + i) for i in range(len(seats))]


def create_bots(
    seats: Sequence[Seat], seed: int, pack: Path | None = None
) -> Mapping[int, bots.Bot]:
    """The bots by seat. Raises BadOption if there is no such bot."""
    return {
        i: create_bot(seat.bot, seed * SEED_STEP + i, pack)
        for i, seat in enumerate(seats)
        if not seat.human
    }


def create_bot(spec: str, seed: int, pack: Path | None) -> bots.Bot:
    """A bot; one of the player's own thinks in another process, and its faults end no game."""
    if not is_own(spec):
        return bots.find(spec, seed)
    from rekindle.bots.own.host import HostedBot  # it takes a while to load

    return GuardedBot(HostedBot(spec, seed, pack))
