"""Who sits where: people and bots, their names, and the letter that stands for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rekindle.cli.trouble import Trouble
from rekindle.kernel.game import Game

DEFAULT_SEATS = 3
USUAL_BOTS = 2  # where bots play among themselves
BOT = "bot:"
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ida")
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    name: str
    bot: str = ""  # which bot; empty for a person

    @property
    def human(self) -> bool:
        return not self.bot

    @property
    def told(self) -> str:
        """'Ada (rollout)' for a bot, the bare name for a person."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def seated(
    game: Game,
    seats: int | None,
    players: str | None,
    bots: str | None,
    default_bot: str,
    person: str,
) -> list[Seat]:
    """The table as the options describe it; by default one person against bots."""
    if seats is not None:
        game.check_seats(seats)
    if players is not None:
        if bots is not None:
            raise Trouble("name the bots in --players or in --bots, not in both")
        entries = [entry.strip() for entry in players.split(",")]
    else:
        entries = unnamed(game, seats, bots, default_bot, person)
    if seats is not None and len(entries) != seats:
        raise Trouble(f"--seats says {seats}, but {len(entries)} players are named")
    game.check_seats(len(entries))
    return with_names(entries)


def unnamed(
    game: Game, seats: int | None, bots: str | None, default_bot: str, person: str
) -> list[str]:
    """People first, then the bots; every seat that no bot takes is a person's."""
    if bots is None:
        count = nearest_count(game, DEFAULT_SEATS) if seats is None else seats
        chosen = [default_bot] * (count - 1)
    else:
        chosen = specs(bots)
        count = max(len(chosen) + 1, game.seats[0]) if seats is None else seats
    people = count - len(chosen)
    if people < 0:
        raise Trouble(f"--bots names {len(chosen)} bots, but there are {count} seats")
    names = [person] if people == 1 else [f"{person} {i + 1}" for i in range(people)]
    return names + [BOT + bot for bot in chosen]


def nearest_count(game: Game, wanted: int) -> int:
    """The number of seats a game has that comes nearest to the one that is wished for."""
    return max(game.seats[0], min(wanted, game.seats[-1]))


def count_of_bots(game: Game, seats: int | None, bots: int) -> int:
    """How many seats so many bots play at: at least two unless asked for, alone is a puzzle."""
    if seats is not None:
        return seats
    return max(bots, nearest_count(game, USUAL_BOTS))


def specs(bots: str) -> list[str]:
    return [spec.strip() for spec in bots.split(",") if spec.strip()]


def with_names(entries: Sequence[str]) -> list[Seat]:
    """People keep their names; every bot gets one that is not taken."""
    people = [entry for entry in entries if not entry.startswith(BOT)]
    check_names(people)
    taken = {name[:1].upper() for name in people}
    free = [name for name in BOT_NAMES if name[0] not in taken]
    seats = []
    for entry in entries:
        if entry.startswith(BOT):
            seats.append(Seat(free.pop(0), entry.removeprefix(BOT)))
        else:
            seats.append(Seat(entry))
    return seats


def check_names(names: Sequence[str]) -> None:
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Trouble(f"'{name[:40]}' is no name: 1 to {LONGEST_NAME} letters are expected")
    twice = [name for i, name in enumerate(names) if name in names[:i]]
    if twice:
        raise Trouble(f"two players are called '{twice[0]}'; give each a name of its own")


def all_bots(game: Game, seats: int | None, bots: str | None, default_bot: str) -> list[Seat]:
    """A table without people; the bots named are dealt out in turn until all seats are taken."""
    chosen = specs(bots) if bots is not None else [default_bot]
    if not chosen:
        raise Trouble("--bots names no bot")
    count = count_of_bots(game, seats, len(chosen))
    if len(chosen) > count:
        raise Trouble(f"--bots names {len(chosen)} bots, but there are {count} seats")
    game.check_seats(count)
    return with_names([BOT + chosen[i % len(chosen)] for i in range(count)])


def marks(seats: Sequence[Seat]) -> list[str]:
    """One letter for each player: the initials, or A, B, C where two would be the same."""
    initials = [seat.name[0].upper() for seat in seats]
    if len(set(initials)) == len(initials) and all(letter.isalpha() for letter in initials):
        return initials
    return [chr(ord("A") + i) for i in range(len(seats))]
