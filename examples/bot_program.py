"""A bot in a program of its own, without Rekindle: it speaks the protocol of docs/bots.md.

It tries every move on imagined tables, some times each, and plays the one that looks best:

    rekindle watch revive --bots "program:python3 examples/bot_program.py,random"
"""

import json
import sys
from typing import Any

TABLES = 3
"""How many tables are imagined for each decision: what is hidden differs in each."""


def receive() -> dict[str, Any]:
    """Return the next message; the end of the input is the end of the game."""
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    message: dict[str, Any] = json.loads(line)
    return message


def send(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def worth(seat: int, moves: list[dict[str, Any]], seed: int) -> list[float]:
    """Return what each move is worth at one imagined table."""
    send(do="imagine", seed=seed, lines=[[move["id"]] for move in moves], show=["judge"])
    return [table["judge"][seat] for table in receive()["tables"]]


taken: set[str] = set()
"""The free actions since the last other move."""


def considered(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the moves to try: no offers, which others must answer, and no going round."""
    fair = [move for move in moves if move["role"] != "negotiation" and move["text"] not in taken]
    return fair or moves


game = receive()
send(do="ready", protocol=1)
while True:
    decision = receive()
    moves = considered(decision["moves"])
    sums = [0.0] * len(moves)
    for i in range(TABLES if len(moves) > 1 else 0):
        seed = game["seed"] + TABLES * decision["number"] + i
        sums = [a + b for a, b in zip(sums, worth(game["seat"], moves, seed), strict=True)]
    best = moves[sums.index(max(sums))]
    if best["role"] == "free":
        taken.add(best["text"])
    else:
        taken.clear()
    send(do="play", number=decision["number"], move=best["text"])
