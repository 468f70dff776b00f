"""Records: a match as text that people can read, compare and paste into a bug report.

    rekindle record 1
    game: euphoria
    rules: 1
    pack: first-edition 3f2a90c1
    options: deck=first trading=off
    seats: 4
    seed: 7

    0 keep maxime
    2 place 3 generator | 4 6
    1 retrieve free = 8f00b2d1

A line is the seat, the move, after a bar the random results, and in some lines, always in the
last, a checksum of the resulting state. A match that branched off another one after 40 decisions
has both seeds: `seed: 7 40:12`. Random results that were prescribed stand in a line of their own:
`fixed: dice=6,1,3,3`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from rekindle.kernel.data import checksum
from rekindle.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalMove,
    ImpossiblePosition,
    UnknownGame,
)
from rekindle.kernel.game import Game
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.moves import shortened
from rekindle.kernel.source import MOST_DIGITS

FIRST_LINE = "rekindle record 1"
HEADERS = ("game", "rules", "pack", "options", "seats", "seed")
OPTIONAL = ("fixed", "position")
MOST_CHARACTERS = 8_000_000
NUMBER = rf"-?\d{{1,{MOST_DIGITS}}}"
SEED = re.compile(rf"{NUMBER}(?: \d{{1,6}}:{NUMBER})*", re.ASCII)
LINE = re.compile(
    r"(\d{1,2}) ([^|=]{1,200}?)(?: \| (\d{1,6}(?: \d{1,6})*))?(?: = ([0-9a-f]{8}))?", re.ASCII
)


def write(match: Match) -> str:
    """Return the record of a match."""
    setting, origin = match.setting, match.origin
    options = " ".join(f"{name}={value}" for name, value in setting.options.items())
    lines = [
        FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.game.rules_version}",
        f"pack: {setting.pack_id} {setting.pack_hash}",
        f"options: {options}",
        f"seats: {origin.seats}",
        f"seed: {seed_text(origin)}",
    ]
    if origin.fixed:
        lines.append(f"fixed: {fixed_text(origin)}")
    if origin.start is not None:
        position = match.game.to_data(origin.start)
        written = json.dumps(position, separators=(",", ":"))
        lines.append(f"position: {checksum(position):08x} {written}")
    lines.append("")
    last = len(match.history) - 1
    for i, played in enumerate(match.history):
        line = f"{played.seat} {played.move}"
        if played.chance:
            line += " | " + " ".join(map(str, played.chance))
        total = match.checksum() if i == last else played.checksum
        if total is not None:
            line += f" = {total:08x}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def read(text: str, find_game: Callable[[str], Game], pack: Path | None = None) -> Match:
    """Return the match of a record, at the decision where it was saved."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"the record is longer than {MOST_CHARACTERS} characters")
    lines = text.splitlines()
    headers, first = read_headers(lines)
    match = begin(headers, find_game, pack)
    total: str | None = ""
    for number, line in enumerate(lines[first:], first + 1):
        if line.strip():
            total = replay(match, number, line)
    if total is None:
        raise BadRecord("the record is cut short: its last line has no checksum")
    return match


def read_headers(lines: list[str]) -> tuple[dict[str, str], int]:
    """Return the headers by name, and the line where the moves begin."""
    if not lines or lines[0].strip() != FIRST_LINE:
        found = shortened(lines[0]) if lines else ""
        raise BadRecord(f"line 1: a record begins with '{FIRST_LINE}', not with '{found}'")
    headers: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        if not colon or name not in (*HEADERS, *OPTIONAL):
            expected = ", ".join(HEADERS)
            raise BadRecord(f"line {number}: '{shortened(line)}' is none of: {expected}")
        headers[name] = value.strip()
    else:
        raise BadRecord("the record is cut short: an empty line ends its header")
    missing = [name for name in HEADERS if name not in headers]
    if missing:
        raise BadRecord(f"the record's header has no line '{missing[0]}:'")
    return headers, len(headers) + 1


def begin(headers: dict[str, str], find_game: Callable[[str], Game], pack: Path | None) -> Match:
    """Return the match before its first move, if game, rules and pack are those of the record."""
    try:
        game = find_game(headers["game"])
    except UnknownGame as error:
        raise BadRecord(f"the record is of a game that is not known here: {error}") from None
    if headers["rules"] != str(game.rules_version):
        raise BadRecord(other_rules(game, headers["rules"]))
    options = dict(part.partition("=")[::2] for part in headers["options"].split())
    try:
        setting = game.setting(game.choose_options(options, simulated=False), pack)
        origin = origin_in(number_in(headers, "seats"), headers["seed"])
        game.check_seats(origin.seats)
    except BadOption as error:
        raise BadRecord(f"the record's header is wrong: {error}") from None
    if headers["pack"] != f"{setting.pack_id} {setting.pack_hash}":
        raise BadRecord(
            f"the record was played with the pack '{shortened(headers['pack'])}', not with "
            f"'{setting.pack_id} {setting.pack_hash}'; name that pack with --pack"
        )
    if "position" in headers:
        position = position_in(headers["position"])
        try:
            state = game.from_data(position)
        except ImpossiblePosition as error:
            raise BadRecord(f"the record's position cannot be read: {error}") from None
        if state.seats != origin.seats:
            wrong = f"the record is for {origin.seats} seats, its position for {state.seats}"
            raise BadRecord(wrong)
        problems = game.audit(setting, state)
        if problems:
            raise BadRecord(f"the record's position is impossible: {problems[0]}")
        return Match.begin(game, setting, replace(origin, start=state))
    try:
        return Match.begin(game, setting, replace(origin, fixed=fixed_in(headers.get("fixed", ""))))
    except BadOption as error:
        raise BadRecord(f"the record's line 'fixed' is wrong: {error}") from None


def other_rules(game: Game, version: str) -> str:
    """Return why a record of another version of the rules cannot be played here."""
    older = re.fullmatch(r"\d{1,9}", version, re.ASCII) and int(version) < game.rules_version
    return (
        f"the record follows {'the older ' if older else ''}version {shortened(version)} of the "
        f"rules of {game.name}; here it is version {game.rules_version}, in which the same moves "
        f"lead to another game: replay the record with the Rekindle that saved it"
    )


def seed_text(origin: Origin) -> str:
    """Return the seed as a record has it, followed by those of branches."""
    branches = [f"{shared}:{seed}" for shared, seed in origin.branches]
    return " ".join([str(origin.seed), *branches])


def number_in(headers: dict[str, str], name: str) -> int:
    value = headers[name]
    if not re.fullmatch(r"-?\d{1,18}", value, re.ASCII):
        raise BadRecord(f"'{name}: {shortened(value)}' should be a whole number")
    return int(value)


def origin_in(seats: int, seed: str) -> Origin:
    """Return the start of a game with this seed, as `seed_text` writes it."""
    if not SEED.fullmatch(seed):
        raise BadRecord(
            f"'seed: {shortened(seed)}' should be a whole number of at most {MOST_DIGITS} digits"
        )
    first, *rest = seed.split()
    branches = [(int(shared), int(own)) for shared, own in (part.split(":") for part in rest)]
    if any(one[0] >= next[0] for one, next in pairwise(branches)):
        raise BadRecord(f"'seed: {shortened(seed)}' should name branches in their order")
    return Origin(seats, int(first), None, tuple(branches))


def fixed_text(origin: Origin) -> str:
    """Return the prescribed random results by their names: `dice=6,1 draws=bear`."""
    return " ".join(f"{name}={','.join(map(str, values))}" for name, values in origin.fixed)


def fixed_in(text: str) -> tuple[tuple[str, tuple[int | str, ...]], ...]:
    """Return prescribed random results, as `fixed_text` writes them."""
    found = {}
    for part in text.split():
        name, _, values = part.partition("=")
        found[name] = tuple(figure_or_name(value) for value in values.split(","))
    return tuple(found.items())


def figure_or_name(text: str) -> int | str:
    return int(text) if re.fullmatch(r"\d{1,6}", text, re.ASCII) else text


def position_in(text: str) -> Any:
    """Return the state as data, after checking that it is the one that was written."""
    total, _, written = text.partition(" ")
    try:
        position = json.loads(written)
        found = checksum(position)
    except (ValueError, RecursionError):
        raise BadRecord("the record's position is damaged: it cannot be read") from None
    if total != f"{found:08x}":
        raise BadRecord("the record's position is damaged: its checksum is another")
    return position


def replay(match: Match, number: int, line: str) -> str | None:
    """Play one line, and compare random results and checksum with those recorded.

    Return the line's checksum, if it has one.
    """
    found = LINE.fullmatch(line.strip())
    if found is None:
        raise BadRecord(
            f"line {number}: '{shortened(line)}' is not of the form 'seat move | chance = checksum'"
        )
    seat, text, chance, total = found.groups()
    try:
        match.play(text, int(seat))
    except IllegalMove as error:
        raise BadRecord(f"line {number}: {error}") from None
    played = match.history[-1]
    expected = tuple(int(figure) for figure in chance.split()) if chance else ()
    if played.chance != expected:
        raise BadRecord(
            f"line {number}: chance gave {shortened(str(played.chance))}, "
            f"but the record says {shortened(str(expected))}"
        )
    if total is not None and int(total, 16) != match.checksum():
        raise BadRecord(
            f"line {number}: the state has the checksum {match.checksum():08x}, "
            f"but the record says {total}"
        )
    return total
