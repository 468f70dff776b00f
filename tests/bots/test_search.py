"""The tree search: what it keeps from one decision to the next, and when it stops."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rekindle
from rekindle import Match, bots
from rekindle.bots import seat_of
from rekindle.bots.budget import Budget
from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.search import FEWEST, Tree

from .networks import arbitrary_expert, arbitrary_file
from .tables import at_random


def questions_in_a_row(match: Match) -> bool:
    """Whether the seat to move is asked again after one of its moves, with a choice each time."""
    seat = match.decision.seat
    for move in match.decision.moves:
        after = match.copy()
        after.play(move)
        if not after.over and after.decision.seat == seat and len(after.decision.moves) > 2:
            return True
    return False


def table(seed: int) -> Match:
    for more in range(60):
        match = at_random(rekindle.new("revive", seats=2, seed=seed), seed, 30 + more)
        if len(match.decision.moves) > 3 and questions_in_a_row(match):
            return match
    raise AssertionError("no such table was found")


def tree_of(match: Match, expert: Expert) -> Tree:
    seat = seat_of(match, match.decision.seat)
    return Tree(expert, seat, [move.code for move in match.decision.moves], random.Random(3))


def test_what_was_found_out_is_kept_for_the_next_question_of_the_same_seat() -> None:
    kept = 0
    for seed in range(4):
        match = table(seed)
        expert = arbitrary_expert(match)
        before = tree_of(match, expert)
        before.run(Budget(playouts=200))
        number = match.decision.seat
        match.play(match.decision.moves[before.choice()])
        if match.over or match.decision.seat != number:
            continue
        fresh, after = tree_of(match, expert), tree_of(match, expert)
        after.go_on(before)
        assert fresh.root.visited == 0
        assert after.root.visited == sum(after.root.visits)
        kept += after.root.visited > 0
    assert kept


def test_nothing_is_kept_where_the_seat_knows_something_else_than_the_tree_expected() -> None:
    match = table(1)
    expert = arbitrary_expert(match)
    before = tree_of(match, expert)
    before.run(Budget(playouts=100))
    elsewhere = table(2)
    after = tree_of(elsewhere, expert)
    after.go_on(before)
    assert after.root.visited == 0


def test_it_stops_when_no_other_move_can_be_tried_more_often() -> None:
    match = table(1)
    tree = tree_of(match, arbitrary_expert(match))
    tree.root.visits[1] = 10_000
    tree.root.visited = 10_000
    tree.run(Budget(playouts=5_000))
    assert tree.root.visited <= 10_000 + 2 * FEWEST
    assert tree.choice() == 1


@pytest.mark.parametrize("budget", ["20", "20ms"])
def test_any_budget_leads_to_a_legal_move(budget: str, tmp_path: Path) -> None:
    match = table(2)
    bot = bots.find(f"search:{budget}:{arbitrary_file(tmp_path, 'revive', 2)}", 1)
    assert bot.choose(seat_of(match, match.decision.seat)) in match.decision.moves
