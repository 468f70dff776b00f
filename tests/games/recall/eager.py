"""Random play that gets around: moves that end something, or undo it, are seldom taken.

Where every verb is as likely as any other, followers hardly leave home and nothing is ever built.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

import rekindle
from rekindle import Match, Move
from rekindle.games.recall.engine import ops
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import ARG_BITS, REST, SKIP

SELDOM = {
    SKIP: 0.06,
    REST: 0.3,
    ops.END_VERB: 0.15,
    ops.RECALL_VERB: 0.1,
    ops.RETURN_VERB: 0.02,
    ops.CONVERT_VERB: 0.1,
    ops.FROM_VERB: 0.6,
    ops.WITH_VERB: 0.15,
    ops.BRING_VERB: 0.4,
    ops.REMOVE_VERB: 0.1,
}
"""How likely these verbs are, where every other one has 1."""


def pick(dice: random.Random, options: Sequence[int]) -> int:
    """A verb, then a move, as codes."""
    verbs = sorted({code >> ARG_BITS for code in options})
    [verb] = dice.choices(verbs, [SELDOM.get(verb, 1) for verb in verbs])
    return dice.choice([code for code in options if code >> ARG_BITS == verb])


def choice(dice: random.Random, decision: Decision) -> Move:
    """The same of a decision."""
    code = pick(dice, [move.code for move in decision.moves])
    return next(move for move in decision.moves if move.code == code)


def walk(match: Match, seed: int, steps: int) -> Iterator[tuple[int, Decision, Move]]:
    """Decisions, each yielded before it is played."""
    dice = random.Random(seed)
    for step in range(steps):
        if match.over:
            return
        decision = match.decision
        move = choice(dice, decision)
        yield step, decision, move
        match.play(move, decision.seat)


def later(
    seats: int,
    options: Mapping[str, str],
    seed: int,
    decisions: int,
    wanted: Callable[[Match], bool] = lambda match: True,
) -> Match:
    """A table after so many decisions, and then as soon as it is as wanted."""
    match = rekindle.new("recall", seats=seats, seed=seed, options=dict(options))
    for step, _, _ in walk(match, seed, 2000):
        if step >= decisions and wanted(match):
            return match
    raise AssertionError("this game has no such table")
