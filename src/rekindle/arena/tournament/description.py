"""What a tournament consists of, checked before its first game; from arguments or a TOML file."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from rekindle.arena.simulation import check_positive
from rekindle.bots import find as find_bot
from rekindle.bots.levels import LEVELS, grades_of, needs_network, network_file
from rekindle.bots.own.specs import files_named
from rekindle.games import find as find_game
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened
from rekindle.kernel.suggest import hint

Format = Literal["round-robin", "gauntlet", "swiss", "ladder", "test"]
FORMATS: tuple[Format, ...] = ("round-robin", "gauntlet", "swiss", "ladder")
"""The formats to choose from; a `test` has a command of its own."""

DEFAULT_DEALS = 10
DEFAULT_LIMIT = 60.0
MOST_DEALS = 1_000_000
MOST_LIMIT = 86_400.0
MOST_SEED = 10**18
"""Seeds of games are below this, as in records."""


class Contest(msgspec.Struct, frozen=True):
    """One game with one number of seats and one choice of options."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str | None
    """The folder of the content pack; None is the game's own."""
    rules: int
    """The version of the rules."""
    content: str
    """The name and hash of the content pack."""


class Bounds(msgspec.Struct, frozen=True):
    """The two hypotheses of a test, and how often it may be wrong about each."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05


class Tournament(msgspec.Struct, frozen=True):
    """Everything that decides which games are played: equal tournaments play the same."""

    format: Format
    bots: tuple[str, ...]
    contests: tuple[Contest, ...]
    deals: int
    """How many seeds every line-up plays, each of them in every seating."""
    rounds: int
    """The rounds of a Swiss tournament; otherwise one."""
    seed: int
    limit: float
    """How many seconds a bot may think about one decision."""
    files: dict[str, str]
    """What bots are made of: the hashes of files that they name and of networks that come with a
    game, and the bots behind levels."""
    bounds: Bounds | None = None
    """What a test decides between."""


class Games(msgspec.Struct, forbid_unknown_fields=True):
    """The games of a tournament as they are asked for: one table `[[games]]` of the file."""

    game: str
    seats: list[int]
    options: dict[str, str | bool | int] = {}
    pack: str | None = None


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament as it is asked for: the content of a file."""

    bots: list[str]
    games: list[Games]
    format: Format = "round-robin"
    deals: int = DEFAULT_DEALS
    rounds: int | None = None
    seed: int = 0
    limit: float = DEFAULT_LIMIT
    bounds: Bounds | None = None


def read_wanted(path: Path) -> Wanted:
    """Read a tournament from a TOML file."""
    try:
        wanted = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Wanted)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{path} does not describe a tournament: {error}") from None
    if wanted.format == "test" or wanted.bounds is not None:
        raise BadOption(f"{path} describes a test; run it with 'rekindle arena test'")
    return wanted


def tournament_of(wanted: Wanted) -> Tournament:
    """Check what is asked for, and return it in full."""
    bots = tuple(find_bot(spec, 0).name for spec in wanted.bots)
    check_bots(bots)
    check_positive("deals", wanted.deals)
    if not 0 <= wanted.seed < MOST_SEED:
        raise BadOption(f"the seed must be from 0 to {MOST_SEED - 1}, not {wanted.seed}")
    if wanted.deals > MOST_DEALS:
        raise BadOption(f"there can be {MOST_DEALS} deals, not {wanted.deals}")
    if not 0 < wanted.limit <= MOST_LIMIT:
        raise BadOption(
            f"the limit must be more than 0 and up to {MOST_LIMIT:.0f} seconds, "
            f"not {wanted.limit:g}"
        )
    contests = tuple(contest for games in wanted.games for contest in contests_of(games))
    if not contests:
        raise BadOption("a tournament needs at least one game")
    for contest in contests:
        if contests.count(contest) > 1:
            raise BadOption(f"{contest.game} with {contest.seats} seats is asked for twice")
        if wanted.format == "swiss" and contest.seats > len(bots):
            raise BadOption(
                f"a Swiss tournament with {contest.seats} seats needs as many bots, "
                f"not {len(bots)}; take a round-robin"
            )
    return Tournament(
        format=wanted.format,
        bots=bots,
        contests=contests,
        deals=wanted.deals,
        rounds=rounds_of(wanted, len(bots)),
        seed=wanted.seed,
        limit=wanted.limit,
        files={**file_hashes(bots), **made_of(bots, contests)},
        bounds=wanted.bounds,
    )


def check_bots(bots: Sequence[str]) -> None:
    if len(bots) < 2:
        raise BadOption("a tournament needs at least two bots")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadOption(f"the bot '{shortened(bot)}' is named twice")


def rounds_of(wanted: Wanted, bots: int) -> int:
    """The rounds; for a Swiss tournament by default as many as tell all bots apart."""
    if wanted.format != "swiss":
        if wanted.rounds is not None:
            raise BadOption("only a Swiss tournament has rounds; leave them out")
        return 1
    if wanted.rounds is None:
        return (bots - 1).bit_length() + 1
    check_positive("rounds", wanted.rounds)
    return wanted.rounds


def contests_of(games: Games) -> list[Contest]:
    """One contest for each number of seats."""
    game = find_game(games.game)
    options = game.choose_options(games.options, simulated=True)
    setting = game.setting(options, None if games.pack is None else Path(games.pack))
    contests = []
    for seats in games.seats:
        game.check_seats(seats)
        if seats < 2:
            raise BadOption("a tournament needs games with at least two seats")
        content = f"{setting.pack_id} {setting.pack_hash}"
        contests.append(Contest(game.name, seats, options, games.pack, game.rules_version, content))
    return contests


def file_hashes(bots: Sequence[str]) -> dict[str, str]:
    """The hashes of files in specs such as `value:FILE`: a new network is another bot."""
    return {str(path): digest(path) for bot in bots for path in files_named(bot)}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def made_of(bots: Sequence[str], contests: Sequence[Contest]) -> dict[str, str]:
    """What comes with the games and decides how these bots play."""
    found = {}
    for contest in contests:
        game = find_game(contest.game)
        grades = grades_of(game)
        levels = [bot for bot in bots if bot in LEVELS and grades is not None]
        for level in levels:
            assert grades is not None
            found[f"{game.name}: {level}"] = grades.levels[level].bot
        path = network_file(game, contest.seats)
        if (levels or any(map(needs_network, bots))) and path.exists():
            found[f"{game.name}: {path.name}"] = digest(path)
    return found


def check_format(name: str) -> Format:
    for known in FORMATS:
        if known == name:
            return known
    raise BadOption(f"there is no format '{shortened(name)}'; {hint(name, FORMATS)}")
