"""The levels of a game in their file, with what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from rekindle.arena.levels.measuring import LevelLine
from rekindle.arena.tournament.description import Contest
from rekindle.bots.levels import Grade, Grades, Measured, needs_network, network_fits
from rekindle.games import find as find_game
from rekindle.kernel.errors import BadOption
from rekindle.kernel.game import Game

HEAD: Final = """\
# What plays at each level, weakest first, and how strong it is. The ratings and [measured] are
# written by: rekindle arena levels GAME --write (see docs/arena.md). Without them nothing has been
# measured.
"""


def seats_with_networks(game: Game, bots: Sequence[str], wanted: Sequence[int]) -> list[int]:
    """Return with how many seats to measure: as wanted, or wherever these bots can play.

    Raises BadOption if one of them lacks its network.
    """
    if not any(map(needs_network, bots)):
        return list(wanted) or [max(2, game.seats[0])]
    setting = game.setting(game.choose_options({}, simulated=True))
    for seats in wanted:
        game.check_seats(seats)
        if not network_fits(game, setting, seats):
            raise BadOption(
                f"no network of {game.name} fits {seats} seats; train one with: "
                f"rekindle train {game.name} --seats {seats}"
            )
    found = list(wanted) or [n for n in game.seats if n > 1 and network_fits(game, setting, n)]
    if not found:
        raise BadOption(
            f"no network comes with {game.name}; train one with: "
            f"rekindle train {game.name} --seats 2"
        )
    return found


def rated(lines: Sequence[LevelLine], contests: Sequence[Contest]) -> Grades:
    """Return the levels with what was measured of them in these contests."""
    levels = {
        line.level: Grade(
            line.bot,
            round(line.rating.value),
            round(line.rating.low),
            round(line.rating.high),
            line.games,
        )
        for line in lines
    }
    first = contests[0]
    seats = tuple(sorted(contest.seats for contest in contests))
    pack_hash = first.content.rpartition(" ")[2]
    needed = needed_options(first, any(needs_network(line.bot) for line in lines))
    return Grades(levels, Measured(first.rules, pack_hash, seats, needed))


def needed_options(contest: Contest, networks: bool) -> dict[str, str]:
    """Return the options with which the network would not fit if they were chosen otherwise."""
    if not networks:
        return {}
    game = find_game(contest.game)
    needed = {}
    for option in game.options:
        chosen = contest.options[option.name]
        others = [{**contest.options, option.name: v} for v in option.values if v != chosen]
        if not all(network_fits(game, game.setting(other), contest.seats) for other in others):
            needed[option.name] = chosen
    return needed


def text_of(grades: Grades) -> str:
    """Return the file of these levels."""
    parts = [HEAD]
    if grades.measured is not None:
        parts.append(table("measured", msgspec.to_builtins(grades.measured)))
    for level, grade in grades.levels.items():
        parts.append(table(f"levels.{level}", msgspec.to_builtins(grade)))
    return "\n".join(parts)


def table(name: str, values: dict[str, object]) -> str:
    lines = [f"{key} = {toml(value)}" for key, value in values.items()]
    return "\n".join([f"[{name}]", *lines, ""])


def toml(value: object) -> str:
    """Return a value as TOML writes it: numbers, texts and lists are the same in JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
