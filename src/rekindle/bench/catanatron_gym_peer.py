"""The peer's process: times catanatron's Gymnasium environment on random moves.

As `catanatron_peer`, a script for an environment of its own that must not import rekindle, and only
steps with two or more valid actions count: three of four have a single one.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import gymnasium

STEPS = 1200


def play(env: "gymnasium.Env") -> int:
    """Play a slice, always the same; return its real decisions."""
    real = 0
    random.seed(1)
    _, info = env.reset(seed=1)
    for _ in range(STEPS):
        valid = info["valid_actions"]
        real += len(valid) >= 2
        _, _, terminated, truncated, info = env.step(random.choice(valid))
        if terminated or truncated:
            _, info = env.reset()
    return real


def main() -> None:
    env = gymnasium.make("catanatron_gym:catanatron-v1")
    name = f"catanatron_gym {version('catanatron_gym')}"
    real = play(env)
    print(json.dumps({"name": name, "seats": 2, "decisions": real}), flush=True)
    for _ in sys.stdin:
        start = time.process_time()
        played = play(env)
        seconds = time.process_time() - start
        if played != real:
            sys.exit(f"expected {real} decisions, but the peer made {played}")
        print(json.dumps({"seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
