"""A contender process: times the engine on the fixed games of one game.

Run as a module it prints one JSON object that says what it plays, then one timing for every line
read from standard input, as catanatron_peer.py does.
"""

import sys
from json import dumps

from rekindle.bench.fixed_games import checksummer, dealer, identity, slice_seeds, survey
from rekindle.bench.measurements import halfway, kept_bytes, time_slice


def serve(game: str, seats: int) -> None:
    """Print what is played, then time a slice for every line read."""
    deal = dealer(game, seats)
    found = survey(deal, checksummer(game), seats)
    states = halfway(deal, found.lengths)
    sizes = sorted(found.sizes)
    hello = {
        "name": game,
        "seats": seats,
        "decisions": found.slice_decisions(seats),
        "games": len(slice_seeds(seats)),
        "identity": identity(seats, found),
        "decisions_per_game": round(found.decisions / len(found.lengths), 1),
        "options_mean": round(sum(sizes) / len(sizes), 1),
        "options_p50": sizes[len(sizes) // 2],
        "options_p90": sizes[len(sizes) * 9 // 10],
        "kept_bytes": kept_bytes(states),
    }
    print(dumps(hello), flush=True)
    for _ in sys.stdin:
        print(dumps(time_slice(deal, states, found.slice_decisions(seats), seats)), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
