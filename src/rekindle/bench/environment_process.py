"""A contender process: times an environment for learners on random moves.

As `engine_process` does, it prints what it plays, then one timing for every line of its input.
"""

import random
import sys
import time
from collections.abc import Callable
from json import dumps

import numpy as np

GYMNASIUM_STEPS = 4000
VECTOR_GAMES = 64
VECTOR_STEPS = 300

Slice = Callable[[], float]
"""Returns processor seconds for the steps of a slice."""


def gymnasium_slice(game: str, seats: int) -> tuple[int, Slice]:
    """The learner's steps against `random`, through `gymnasium.make`."""
    import gymnasium

    import rekindle.envs.gymnasium  # noqa: F401 - registers the environments

    env = gymnasium.make(f"rekindle/{game.capitalize()}-v0", seats=seats)

    def timed() -> float:
        start = time.process_time()
        _, info = env.reset(seed=1)
        draw = random.Random(1).choice
        for _ in range(GYMNASIUM_STEPS):
            action = draw(np.flatnonzero(info["action_mask"].view(np.bool_)))
            _, _, terminated, _, info = env.step(action)
            if terminated:
                _, info = env.reset()
        return time.process_time() - start

    return GYMNASIUM_STEPS, timed


def vector_slice(game: str, seats: int) -> tuple[int, Slice]:
    """Every seat's decisions in many games at once."""
    from rekindle.envs import VectorEnv

    env = VectorEnv(game, seats, VECTOR_GAMES)

    def timed() -> float:
        env.reset(seed=1)
        start = time.process_time()
        for _ in range(VECTOR_STEPS):
            env.step(env.sample())
        return time.process_time() - start

    return VECTOR_STEPS * VECTOR_GAMES, timed


KINDS = {"gymnasium": gymnasium_slice, "vector": vector_slice}


def serve(kind: str, game: str, seats: int) -> None:
    """Print what is stepped, then time a slice for every line read."""
    steps, timed = KINDS[kind](game, seats)
    print(dumps({"name": f"{kind}: {game}", "seats": seats, "decisions": steps}), flush=True)
    for _ in sys.stdin:
        print(dumps({"seconds": timed()}), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2], int(sys.argv[3]))
