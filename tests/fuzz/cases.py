"""The inputs that are tried: forged positions, damaged records, mistaken packs, mistyped moves.

A case is plain data, so that one that fails can be kept in a file and tried again
(`python -m tests.fuzz FILE`).
"""

from __future__ import annotations

import json
import random
import tempfile
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import rekindle
from rekindle import BadRecord, IllegalMove, ImpossiblePosition, Match
from rekindle.content import Schema
from rekindle.content import check as check_pack
from rekindle.content.game import PackGame
from rekindle.games import NAMES, find
from rekindle.kernel.audit import OTHER_MOVES, offered
from rekindle.kernel.data import checksum
from rekindle.kernel.match import engine_of
from rekindle.kernel.state import KERNEL_FIELDS
from tests.fuzz.mutate import mutate, mutate_text
from tests.games.play import pick, walk

KINDS = ("position",) * 12 + ("record", "record", "move", "move", "pack")
TABLES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "euphoria": (
        (2, {"trading": "on"}),
        (3, {"deck": "second", "trading": "on"}),
        (4, {"trading": "off"}),
        (6, {"deck": "second", "trading": "off"}),  # at random, six who trade hardly end
    ),
    "revive": (
        (1, {"formica": "on", "vukuntur": "on", "sides": "either"}),
        (2, {"tribes": "choose", "artifact-cards": "two", "sides": "either"}),
        (3, {"artifact-cards": "open", "sides": "moon", "vast-crystals": "on"}),
        (4, {"formica": "on", "vukuntur": "on", "sides": "either", "length": "long"}),
    ),
    "recall": (
        (1, {"tribes": "choose", "paths": "random"}),
        (2, {"tribes": "boomerang", "upgrades": "free"}),
        (3, {"tribes": "deal", "ancient-tribes": "known", "paths": "b"}),
        (4, {"tribes": "deal"}),
    ),
}
AGENDA = list(KERNEL_FIELDS).index("agenda")
SAMPLED_EVERY = 5
DECISIONS = 260
PACK_DECISIONS = 60
MOST_DECISIONS = 100_000
"""A game that is played at random is over long before."""


@dataclass(frozen=True)
class Case:
    """One input, and the seed of what is done with it."""

    kind: str
    seed: int
    text: str
    move: str = ""

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> Case:
        return Case(**json.loads(text))


# --- real games -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """A game that was really played: its record, and states on its way."""

    record: str
    head: str
    states: tuple[Any, ...]


@cache
def played(game: str, table: int) -> Played:
    seats, options = TABLES[game][table]
    match = rekindle.new(game, seats, seed=table + 1, options=options)
    head = match.record().partition("\n\n")[0]
    dice = random.Random(table)
    states = []
    while not match.over and len(match.history) < DECISIONS:
        # Setting up is short and asks questions of its own.
        if len(match.history) % SAMPLED_EVERY == 0 or len(match.history) < 12:
            states.append(match.game.to_data(engine_of(match)[1]))
        decision, move = pick(dice, match)
        match.play(move, decision.seat)
    return Played(match.record(), head, tuple(states))


def any_played(dice: random.Random) -> Played:
    game = dice.choice(NAMES)
    return played(game, dice.randrange(len(TABLES[game])))


def with_position(head: str, data: Any) -> str:
    """A record of this position; its checksum is right."""
    return f"{head}\nposition: {checksum(data):08x} {json.dumps(data)}\n\n"


# --- making cases ---------------------------------------------------------------------------------


def make(kind: str, dice: random.Random) -> Case:
    return MAKERS[kind](dice)


def make_position(dice: random.Random) -> Case:
    game = any_played(dice)
    data = json.loads(json.dumps(dice.choice(game.states)))
    others = json.loads(json.dumps(dice.sample(game.states, 3)))
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        if data and dice.random() < 0.3:
            forge_agenda(dice, data, others)
        elif data:
            mutate(dice, data, others)
    offer_again(game.head, data)
    return Case("position", dice.randrange(1000), with_position(game.head, data))


def forge_agenda(dice: random.Random, data: Any, others: list[Any]) -> None:
    """Frames of other states join the agenda, or its own are changed, lost, doubled or moved."""
    agenda, strange = data[AGENDA], dice.choice(others)[AGENDA]
    if not isinstance(agenda, list) or not agenda:
        return
    i, j = dice.randrange(len(agenda)), dice.randrange(len(agenda) + 1)
    what = dice.randrange(6)
    if what == 0 and strange:
        agenda.insert(j, dice.choice(strange))
    elif what == 1:
        agenda.insert(j, agenda[i])
    elif what == 2:
        del agenda[i]
    elif what == 3:
        agenda.insert(j, agenda.pop(i))
    elif isinstance(agenda[i], list) and agenda[i]:
        agenda[i] = json.loads(json.dumps(agenda[i]))
        mutate(dice, agenda[i], [agenda[i]])


def offer_again(head: str, data: Any) -> None:
    """Write the right options into a forged position, as somebody would who forges with care."""
    match = rekindle.load(head + "\n\n")
    try:
        state = match.game.from_data(data)
    except ImpossiblePosition:
        return
    if match.game.audit(match.setting, state) == [OTHER_MOVES]:
        for lane in state.lanes:
            lane.options = offered(match.setting.rules, state, lane.agenda) or []
        if state.lanes:
            state.options, state.seat = state.lanes[0].options, state.lanes[0].seat
        else:
            state.options = offered(match.setting.rules, state, state.agenda) or []
        data[:] = match.game.to_data(state)


def make_record(dice: random.Random) -> Case:
    text = any_played(dice).record
    lines = text.split("\n")
    lines = lines[: dice.randint(8, len(lines))] if dice.random() < 0.5 else lines
    text = "\n".join(lines)
    for _ in range(dice.choice((1, 1, 2, 5))):
        if dice.random() < 0.4:
            head, gap, rest = text.partition("\n\n")
            text = mutate_text(dice, head, NAMES) + gap + rest
        else:
            text = mutate_text(dice, text, ("place", "end", "skip", "trade", "0"))
    return Case("record", 0, text)


def make_move(dice: random.Random) -> Case:
    game = any_played(dice)
    text = with_position(game.head, dice.choice(game.states))
    match = rekindle.load(text)
    move = dice.choice(match.setting.vocabulary.moves).text
    words = move.split() + dice.choice(match.setting.vocabulary.moves).text.split()
    for _ in range(dice.choice((0, 0, 1, 2))):
        move = mutate_text(dice, move, words)
    return Case("move", 0, text, move)


@cache
def pack_files(game: str) -> dict[str, str]:
    found = find(game)
    assert isinstance(found, PackGame)
    files = found.default_pack.iterdir()
    return {file.name: file.read_text() for file in files if file.name.endswith(".toml")}


def make_pack(dice: random.Random) -> Case:
    files = dict(pack_files(dice.choice(NAMES)))
    for _ in range(dice.choice((1, 1, 2))):
        name = dice.choice(sorted(files))
        words = ("true", "[]", "{}", '"food"', "1", "0", "-1", "gear", "1e9", "[1, 2]", '""')
        files[name] = mutate_text(dice, files[name], words)
    return Case("pack", dice.randrange(1000), json.dumps(files))


MAKERS = {
    "position": make_position,
    "record": make_record,
    "move": make_move,
    "pack": make_pack,
}


# --- trying them ----------------------------------------------------------------------------------


def run(case: Case) -> str:
    """Try a case and return what came of it; anything but an orderly answer is raised."""
    return RUNNERS[case.kind](case)


def refused(error: rekindle.RekindleError) -> str:
    """The answer to a refusal, which is one line."""
    assert len(str(error).splitlines()) == 1
    return "refused"


def loaded(text: str) -> Match | None:
    """The match of a record; None if it is refused."""
    try:
        return rekindle.load(text)
    except BadRecord as error:
        refused(error)
        return None


def run_position(case: Case) -> str:
    """A position that is loaded can be looked at, and played to its end."""
    match = loaded(case.text)
    if match is None:
        return "refused"
    look_at(match)
    play_on(match, random.Random(case.seed))
    return "played"


def look_at(match: Match) -> None:
    for seat in (*range(match.seats), None):
        match.view(seat)
    for decision in match.decisions:
        assert decision.prompt
        assert len(decision.moves) > 1
        for move in decision.moves:
            assert match.say(match.meaning(move))
    if not match.over:
        match.determinised(match.decision.seat, seed=1)
    assert rekindle.load(match.record()).checksum() == match.checksum()


def play_on(match: Match, dice: random.Random) -> None:
    """Random moves until the game is over; the first one often brings the end nearer."""
    rules, s = engine_of(match)
    for step in range(MOST_DECISIONS):
        if s.over:
            match.game.result(match.setting, s)
            return
        seat, options = s.seat, s.options
        if s.lanes:
            lane = dice.choice(s.lanes)
            seat, options = lane.seat, lane.options
        assert len(options) > 1, f"a question with {len(options)} answers"
        rules.play_as(s, seat, options[0] if dice.random() < 0.4 else dice.choice(options))
        if step in (0, 1, 2, 5, 10, 20):
            problems = match.game.audit(match.setting, s)
            assert not problems, f"after {step + 1} moves: {problems[0]}"
    raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")


def run_record(case: Case) -> str:
    match = loaded(case.text)
    if match is None:
        return "refused"
    match.view(None)
    return "played"


def run_move(case: Case) -> str:
    match = rekindle.load(case.text)
    try:
        if not match.over:
            match.why_not(case.move)
        match.play(case.move)
    except IllegalMove as error:
        return refused(error)
    return "played"


def run_pack(case: Case) -> str:
    """A pack has problems, or can be played with."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in json.loads(case.text).items():
            Path(folder, name).write_text(text)
        problems = check_pack(Path(folder), schema_of, NAMES)
        assert all(map(str, problems))
        if problems:
            return "refused"
        game = next(
            name for name in NAMES if f'game = "{name}"' in Path(folder, "pack.toml").read_text()
        )
        match = rekindle.new(game, find(game).seats[-1], case.seed, pack=folder)
    for _ in walk(match, case.seed, PACK_DECISIONS):
        pass
    return "played"


def schema_of(name: str) -> Schema:
    game = find(name)
    assert isinstance(game, PackGame)
    return game.schema


RUNNERS = {"position": run_position, "record": run_record, "move": run_move, "pack": run_pack}
