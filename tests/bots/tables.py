"""Tables to let bots decide at."""

import random

import rekindle
from rekindle import Match


def at_random(match: Match, seed: int, decisions: int) -> Match:
    """Play on with any moves, offers and all, but never to the end."""
    rng = random.Random(seed)
    for _ in range(decisions):
        before = match.copy()
        match.play(rng.choice(match.decision.moves))
        if match.over:
            return before
    return match


def table(seed: int, seats: int = 2, decisions: int = 0, trading: bool = False) -> Match:
    match = rekindle.new("euphoria", seats=seats, seed=seed, options={"trading": trading})
    return at_random(match, seed, decisions)
