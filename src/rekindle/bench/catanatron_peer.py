"""The peer's process: times catanatron, which is installed in an environment of its own.

A script run by the interpreter of that environment; it must not import rekindle. It prints one
JSON object per line: first its name and how many real decisions (with two or more playable
actions) its fixed games have, then one timing for every line read from standard input.

Within a process its games are always the same. Between processes they may differ even with a fixed
hash seed, because before Python 3.12 the hash of None is an address. So its rate is computed from
the games of the same process.
"""

import json
import os
import platform
import sys
import time
from importlib.metadata import version

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

SEEDS = range(1, 7)
COPIES = 50


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def survey() -> tuple[int, int, list[int]]:
    """The real decisions, all actions and the lengths of the fixed games."""
    real = 0
    lengths = []

    def decide(player, game, actions):  # type: ignore[no-untyped-def]
        nonlocal real
        real += len(actions) >= 2
        return player.decide(game, actions)

    for seed in SEEDS:
        game = new_game(seed)
        game.play(decide_fn=decide)
        lengths.append(len(game.state.actions))
    return real, sum(lengths), lengths


def halfway(lengths: list[int]) -> list[Game]:
    """The fixed games, half way through."""
    games = []
    for seed, length in zip(SEEDS, lengths, strict=True):
        game = new_game(seed)
        for _ in range(length // 2):
            game.play_tick()
        games.append(game)
    return games


def time_games() -> tuple[float, int]:
    """Processor seconds for the fixed games in the peer's own loop, and their actions."""
    actions = 0
    start = time.process_time()
    for seed in SEEDS:
        game = new_game(seed)
        game.play()
        actions += len(game.state.actions)
    return time.process_time() - start, actions


def time_copies(games: list[Game]) -> float:
    """Microseconds for a copy that is discarded at once."""
    start = time.process_time()
    for game in games:
        for _ in range(COPIES):
            game.copy()
    return (time.process_time() - start) / (len(games) * COPIES) * 1e6


def main() -> None:
    real, actions, lengths = survey()
    games = halfway(lengths)
    hello = {
        "name": f"catanatron {version('catanatron')}",
        "python": platform.python_version(),
        "seats": len(Color),
        "games": len(SEEDS),
        "decisions": real,
        "actions": actions,
    }
    print(json.dumps(hello), flush=True)
    for _ in sys.stdin:
        seconds, played = time_games()
        if played != actions:
            sys.exit(f"expected {actions} actions, but the peer played {played}")
        slice_ = {"seconds": seconds, "copy_us": time_copies(games)}
        print(json.dumps(slice_), flush=True)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # its games depend on the order of sets
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-P", *sys.argv])
    main()
