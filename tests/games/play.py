"""Random play for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rekindle import Match, Move
from rekindle.kernel.match import Decision


def pick(dice: random.Random, match: Match) -> tuple[Decision, Move]:
    """A deciding seat, a verb, then a move: rare kinds of moves come up often enough."""
    decision = dice.choice(match.decisions)
    verb = dice.choice(sorted({move.verb for move in decision.moves}))
    moves = [move for move in decision.moves if move.verb == verb]
    return decision, dice.choice(moves)


def walk(match: Match, seed: int, steps: int) -> Iterator[tuple[int, Decision, Move]]:
    """Random decisions, each yielded before it is played."""
    dice = random.Random(seed)
    for step in range(steps):
        if match.over:
            return
        decision, move = pick(dice, match)
        yield step, decision, move
        match.play(move, decision.seat)
