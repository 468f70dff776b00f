"""Random play of every game, every number of seats and every option, looked at on every step.

Which tables are played is told in tests/games/tables.py.
"""

from __future__ import annotations

import json
import random
from importlib import import_module
from itertools import product
from types import ModuleType
from typing import Any

import pytest

import rekindle
from rekindle import IllegalMove, Match, games
from rekindle.kernel.match import engine_of
from tests.games.play import pick, walk
from tests.games.tables import (
    Table,
    covering,
    mixed_tables,
    name_of,
    pairs,
    plain_tables,
    single_tables,
)

STEPS = {1: 400, 2: 200}
"""How many decisions are looked at, by seed."""
RECORD_EVERY = 80
OTHERS_EVERY = 10
WHOLE_GAME_BOUND = 20_000

every_table = pytest.mark.parametrize("table", plain_tables() + mixed_tables(), ids=name_of)


def steps_looked_at() -> list[tuple[Table, int]]:
    """Tables and seeds: where there are many tables, most are played with one seed."""
    plain = [(table, seed) for table in plain_tables() for seed in STEPS]
    return plain + [(table, 2) for table in single_tables() + mixed_tables()]


def begin(table: Table, seed: int) -> Match:
    game, seats, options = table
    return rekindle.new(game, seats=seats, seed=seed, options=dict(options))


def hook(match: Match) -> ModuleType:
    """What the tests of one game add: `check`."""
    return import_module(f"tests.games.{match.game.name}.test_invariants")


def data(match: Match) -> Any:
    return match.game.to_data(engine_of(match)[1])


# --- every step -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("table", "seed"), steps_looked_at(), ids=name_of)
def test_every_step(table: Table, seed: int) -> None:
    match = begin(table, seed)
    check = hook(match).check
    expected: Any = None
    dice = random.Random(seed + 100)
    for step, decision, move in walk(match, seed, STEPS[seed]):
        rules, state = engine_of(match)
        now = match.game.to_data(state)
        assert expected is None or now == expected
        assert match.game.to_data(state.copy()) == now
        check(match)
        check_decisions(match)
        if step % OTHERS_EVERY == 0:
            check_other_moves(match, dice)
        if step % RECORD_EVERY == 0:
            check_record(match)
        twin = match.game.from_data(json.loads(json.dumps(now)))
        assert match.game.to_data(twin) == now
        twin.source = match.origin.source(len(match.history) + 1)
        rules.play_as(twin, decision.seat, move.code)
        expected = match.game.to_data(twin)
        assert expected != now, f"'{move.text}' changes nothing"
    assert expected == data(match)


def check_decisions(match: Match) -> None:
    """Two or more different moves, all of the vocabulary, none with a reason against it.

    Every move says what it does; asking changes nothing, or the next step would show it.
    """
    vocabulary = match.setting.vocabulary
    assert match.decision == match.decisions[0]
    for decision in match.decisions:
        assert len(decision.moves) >= 2
        assert len({move.text for move in decision.moves}) == len(decision.moves)
        assert decision.prompt
        for move in decision.moves:
            assert vocabulary.parse(move.text) is move
            assert vocabulary.moves[move.id] is move
            assert match.why_not(move.text, decision.seat) is None
            meaning = match.meaning(move)
            assert match.say(meaning) not in ("", meaning.id)


def check_other_moves(match: Match, dice: random.Random) -> None:
    """Whatever is not offered has a reason, and playing it changes nothing."""
    before = match.checksum()
    for decision in match.decisions:
        others = [m for m in match.setting.vocabulary.moves if m not in decision.moves]
        for move in dice.sample(others, 4):
            reason = match.why_not(move.text, decision.seat)
            assert reason is not None
            assert reason.text
            with pytest.raises(IllegalMove, match="cannot be played"):
                match.play(move, decision.seat)
    assert match.checksum() == before


def check_record(match: Match) -> None:
    twin = rekindle.load(match.record())
    assert twin.checksum() == match.checksum()
    assert twin.decisions == match.decisions
    assert twin.record() == match.record()


# --- whole games ----------------------------------------------------------------------------------


def is_simulated(table: Table) -> bool:
    """Does the table have the options that simulation takes, where it takes others?"""
    options = games.find(table[0]).options
    simulated = {option.name: option.simulated for option in options if option.simulated}
    return all(simulated.get(name, value) == value for name, value in table[2])


@every_table
def test_undo_at_every_decision(table: Table) -> None:
    """Whole games where they are short: with few seats and without what nobody simulates."""
    whole = table[1] <= 4 and is_simulated(table) and table in plain_tables()
    match = begin(table, 3)
    check = hook(match).check
    sums = [match.checksum()]
    dice = random.Random(3)
    while not match.over and len(match.history) < (WHOLE_GAME_BOUND if whole else 120):
        # The first move is often one that brings the end nearer.
        decision, move = pick(dice, match)
        if dice.random() < 0.5:
            move = decision.moves[0]
        unveiled = engine_of(match)[1].unveiled
        before = match.can_undo, match.undo_seat
        match.play(move, decision.seat)
        check(match)
        sums.append(match.checksum())
        calm = engine_of(match)[1].unveiled == unveiled
        assert match.can_undo == calm
        if calm:
            assert match.history[-1].chance == ()
            assert match.undo_seat == decision.seat
            assert match.undo() is move
            assert match.checksum() == sums[-2]
            assert (match.can_undo, match.undo_seat) == before
            match.play(move, decision.seat)
            assert match.checksum() == sums[-1]
        if dice.random() < 0.02:
            back_and_forth(match, sums)
    if whole:
        assert match.over
        assert_result(match)


def back_and_forth(match: Match, sums: list[int]) -> None:
    """All the way back to the last barrier, and forth again."""
    taken = []
    while match.can_undo:
        assert match.undo_seat is not None
        taken.append((match.undo_seat, match.undo()))
        assert match.checksum() == sums[len(match.history)]
    for seat, move in reversed(taken):
        match.play(move, seat)
    assert match.checksum() == sums[-1]


@every_table
def test_undo_is_the_same_after_saving_and_loading(table: Table) -> None:
    """Whatever was played and taken back: the decisions that are left say what can be undone."""
    match = begin(table, 5)
    dice = random.Random(5)
    sums = [match.checksum()]
    for step in range(60):
        if match.over:
            break
        for _ in range(dice.choice((0, 0, 1, 2, 5))):
            if match.can_undo:
                match.undo()
                sums.pop()
        decision, move = pick(dice, match)
        match.play(move, decision.seat)
        sums.append(match.checksum())
        if step % 3 == 0:
            check_undo(match, rekindle.load(match.record()), sums)


def check_undo(match: Match, loaded: Match, sums: list[int]) -> None:
    """Both are taken back in the same way, seat by seat, as far as possible."""
    match = match.copy()
    while match.can_undo:
        assert undoable(loaded) == undoable(match)
        assert loaded.undo() == match.undo()
        assert loaded.checksum() == match.checksum() == sums[len(match.history)]
    assert undoable(loaded) == undoable(match) == (False, None, 0)


def undoable(match: Match) -> tuple[bool, int | None, int]:
    return match.can_undo, match.undo_seat, match.undo_depth


def assert_result(match: Match) -> None:
    result = match.result
    assert result is not None
    assert [entry.seat for entry in result.seats] == list(range(match.seats))
    assert result.winners
    assert sorted(result.places) == [
        1 + sum(other < place for other in result.places) for place in sorted(result.places)
    ]
    for entry in result.seats:
        assert sum(line.points for line in entry.lines) == entry.total
    with pytest.raises(rekindle.GameOver):
        match.play(match.setting.vocabulary.moves[0])
    assert rekindle.load(match.record()).result == result


# --- what a seat may believe ----------------------------------------------------------------------


@every_table
def test_determinised_matches_look_the_same_and_can_be_played(table: Table) -> None:
    match = begin(table, 5)
    check = hook(match).check
    for step, decision, _ in walk(match, 5, 200):
        if step % 5:
            continue
        for seat in {decision.seat, step // 5 % match.seats, None}:
            twin = match.determinised(seat, seed=step + 7)
            assert twin.view(seat) == match.view(seat)
            for _ in walk(twin, step, 4):
                check(twin)
            assert twin.over or twin.decisions


@every_table
def test_undo_takes_back_no_knowledge(table: Table) -> None:
    """Where a seat may take a move back, the move has told it nothing that it did not know.

    So the move looks the same to the seat in every table that the seat could be looking at.
    """
    match = begin(table, 6)
    for step, decision, move in walk(match, 6, 240):
        after = match.copy()
        after.play(move, decision.seat)
        if step % 2 or not after.can_undo:
            continue
        twin = match.determinised(decision.seat, seed=step)
        twin.play(move, decision.seat)
        assert twin.view(decision.seat) == after.view(decision.seat)


# --- the tables -----------------------------------------------------------------------------------


def test_any_two_choices_come_together() -> None:
    choices = (("1", "2", "3"), ("a", "b"), ("x", "y"), ("on", "off"))
    rows = covering(choices)
    met = [pairs(row) for row in rows]
    assert all(
        any(pair in row for row in met) for all_of in product(*choices) for pair in pairs(all_of)
    )
    assert len(rows) < 9


def test_every_value_of_every_option_is_played() -> None:
    played = {(table[0], option) for table, _ in steps_looked_at() for option in table[2]}
    for info in games.names():
        for option in info.options:
            for value in option.values:
                assert value == option.default or (info.name, (option.name, value)) in played
