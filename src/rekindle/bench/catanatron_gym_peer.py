"""The peer's process: times catanatron's Gymnasium environment on random moves.

As `catanatron_peer`, a script for an environment of its own that must not import rekindle.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import gymnasium

STEPS = 400


def main() -> None:
    env = gymnasium.make("catanatron_gym:catanatron-v1")
    name = f"catanatron_gym {version('catanatron_gym')}"
    print(json.dumps({"name": name, "seats": 2, "decisions": STEPS}), flush=True)
    for _ in sys.stdin:
        start = time.process_time()
        random.seed(1)
        _, info = env.reset(seed=1)
        for _ in range(STEPS):
            _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
            if terminated or truncated:
                _, info = env.reset()
        print(json.dumps({"seconds": time.process_time() - start}), flush=True)


if __name__ == "__main__":
    main()
