"""What is known of crates and objectives in other hands is so in every table that one imagines."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import rekindle
from rekindle.games.recall.engine.constants import CRATES
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.bits import bits_of, members
from rekindle.kernel.match import Match, engine_of
from tests.games.recall.ground import ground
from tests.games.recall.helpers import play, player, view_of
from tests.games.recall.memory import Memory
from tests.games.recall.test_invariants import check
from tests.games.test_memory import heard
from tests.rules_cited import rule

NAMES: list[str] = ground({}).setting.extra.names.crates
TABLES = 20


def crates(match: Match, eyes: int | None, of: int) -> list[set[str]]:
    """The crates of a seat in tables that another one imagines."""
    tables = [match.determinised(eyes, seed) for seed in range(TABLES)]
    return [set(player(table, of).crates_held or []) for table in tables]


def shuffled_again(*others: dict[str, Any], gone: int) -> Match:
    """The first player has drawn a crate from a pile that was just made of those discarded."""
    held = {name for other in others for name in other["crates"]}
    free = [name for name in NAMES if name not in held]
    own = {"gadgets": ["rummager"], "crates": free[gone:], "stones": {"white": 5}}
    match = ground(own, *others, seats=1 + len(others), crates_discarded=free[:gone])
    assert view_of(match).crate_pile == 0
    play(match, "use rummager")
    return match


@rule("recall.crate.1")
def test_crates_that_nobody_else_has_seen_are_dealt_anew() -> None:
    match = ground({}, {"crates": NAMES[:3]})
    assert all(len(hand) == 3 for hand in crates(match, 0, of=1))
    assert set.intersection(*crates(match, 0, of=1)) == set()
    assert crates(match, 1, of=1) == [set(NAMES[:3])] * TABLES


@rule("recall.crate.2")
def test_with_two_players_the_crates_that_were_not_shuffled_are_the_others() -> None:
    match = shuffled_again({"crates": NAMES[:3]}, gone=6)
    assert crates(match, 0, of=1) == [set(NAMES[:3])] * TABLES
    drawn = set(player(match).crates_held or []) & set(NAMES[3:9])
    assert len(drawn) == 1
    imagined = crates(match, 1, of=0)
    assert all(hand >= set(NAMES[9:]) for hand in imagined)
    assert len({frozenset(hand) for hand in imagined}) > 1  # the one drawn from the new pile


@rule("recall.crate.2")
def test_with_three_players_nobody_knows_which_of_the_others_has_them() -> None:
    match = shuffled_again({"crates": NAMES[:2]}, {"crates": NAMES[2:5]}, gone=6)
    for one, other in zip(crates(match, 0, of=1), crates(match, 0, of=2), strict=True):
        assert (len(one), len(other)) == (2, 3)
    tables = [match.determinised(0, seed) for seed in range(TABLES)]
    together = [
        set(player(table, 1).crates_held or []) | set(player(table, 2).crates_held or [])
        for table in tables
    ]
    assert together == [set(NAMES[:5])] * TABLES
    assert set.intersection(*crates(match, 0, of=1)) == set()


@rule("recall.crate.2")
def test_a_spectator_knows_that_they_are_in_hands() -> None:
    match = shuffled_again({"crates": NAMES[:3]}, gone=6)
    for table in [match.determinised(None, seed) for seed in range(TABLES)]:
        s = cast(RecallState, engine_of(table)[1])
        assert s.crate_deck & ~bits_of(list(range(3, 9))) == 0
    assert set.intersection(*crates(match, None, of=1)) == set()


@rule("recall.objective.1")
def test_an_objective_that_was_discarded_is_in_no_hand() -> None:
    match = ground({}, {}, round=14)
    dropped: list[int] = []
    for _ in range(2):
        play(match, match.decision.moves[0].text)
        s = cast(RecallState, engine_of(match)[1])
        dropped = [p.dropped for p in s.players if p.dropped >= 0]
        for seed in range(TABLES):
            table = cast(RecallState, engine_of(match.determinised(0, seed))[1])
            hands = [objective for p in table.players for objective in members(p.objectives)]
            assert not set(hands) & set(dropped)
    assert dropped


def test_a_copy_a_saved_game_and_an_imagined_table_remember_it() -> None:
    match = shuffled_again({"crates": NAMES[:3]}, gone=6)
    for twin in (match.copy(), rekindle.load(match.record()), match.determinised(0, 7)):
        assert crates(twin, 0, of=1) == [set(NAMES[:3])] * TABLES


def test_a_crate_in_the_pile_was_shuffled_into_it() -> None:
    match = ground({})
    state = cast(RecallState, engine_of(match)[1])
    state.crates_shuffled = 0
    found = match.game.audit(match.setting, state)
    assert found == ["a crate lies in the pile that was not shuffled into it"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_was_told_is_so_while_the_pile_is_shuffled_again_and_again(seats: int) -> None:
    """As tests/games/test_memory.py has it, where crates are opened and drawn all the time."""
    hand = CRATES // seats
    hands = [NAMES[seat * hand : (seat + 1) * hand] for seat in range(seats)]
    gadget = {"gadgets": ["rummager"], "stones": {"white": 9}}
    match = ground(
        {"crates": hands[0], **gadget}, *[{"crates": crates} for crates in hands[1:]], seats=seats
    )
    memories = [Memory(match, seat) for seat in range(seats)]
    dice, shuffles = random.Random(seats), 0
    for step in range(400):
        if match.over:
            break
        likely = [m for m in match.decision.moves if m.verb in ("open", "use")]
        pile = view_of(match).crate_pile
        match.play(dice.choice(likely if likely and step % 4 else match.decision.moves))
        shuffles += view_of(match).crate_pile > pile
        for memory in memories:
            memory.hear(list(heard(match, match.history[-1], memory.seat)))
            assert memory.contradictions(match) == []
        memory = memories[step % seats]
        twin = match.determinised(memory.seat, seed=step)
        check(twin)
        assert memory.contradictions(twin) == []
    assert shuffles > 1
