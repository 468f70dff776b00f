"""A whole game of random moves, through the Python API.

python examples/random_game.py [GAME [SEATS [SEED]]]
"""

import random
import sys

import rekindle


def main(game: str = "revive", seats: str = "3", seed: str = "7") -> None:
    choose = random.Random(int(seed)).choice
    match = rekindle.new(game, seats=int(seats), seed=int(seed))
    while not match.over:
        decision = match.decision  # whose choice it is, what is asked, and all legal moves
        match.play(choose(decision.moves), decision.seat)
    assert match.result is not None
    print(f"{game}, {seats} players, seed {seed}: {len(match.history)} decisions")
    for seat in match.result.seats:
        lines = ", ".join(f"{line.name} {line.points}" for line in seat.lines)
        print(f"place {seat.place}: seat {seat.seat}, {seat.total} points ({lines})")
    assert rekindle.load(match.record()).result == match.result


if __name__ == "__main__":
    main(*sys.argv[1:])
