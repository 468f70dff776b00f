"""A client of the protocol: opens a table against a bot on a running server, and plays a few moves.

    rekindle serve --port 8000
    python examples/protocol_client.py [http://127.0.0.1:8000 [GAME [MOVES]]]

It needs `websockets` only. docs/protocol.md describes every message.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

TIMEOUT = 30.0
Message = dict[str, Any]


def open_table(server: str, game: str) -> Message:
    """Open a table for one person and one bot; it starts at once."""
    table = {
        "game": game,
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}],
    }
    request = Request(
        f"{server}/api/tables",
        data=json.dumps(table).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request, timeout=TIMEOUT) as response:
        opened: Message = json.load(response)
    return opened


def play(server: str, table: str, key: Message, moves: int) -> None:
    """Play random moves at our seat until so many are played or the game is over."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    seat = key["seat"]
    choose = random.Random(7).choice
    played = 0
    with connect(address, open_timeout=TIMEOUT, max_size=None) as live:
        live.send(json.dumps({"do": "hello", "keys": [key["secret"]], "eyes": seat}))
        while True:
            message: Message = json.loads(live.recv(TIMEOUT))
            if message["is"] == "refused":
                sys.exit(f"refused: {message['text']}")
            if message["is"] != "state":
                continue
            ours = [decision for decision in message["decisions"] if decision["seat"] == seat]
            if played == moves or not message["decisions"]:
                return
            if ours:
                move = choose(ours[0]["moves"])
                print(f"{ours[0]['prompt']}: {move['text']}")
                number = message["number"]  # of the state that the choice is made from
                live.send(
                    json.dumps({"do": "play", "seat": seat, "number": number, "move": move["text"]})
                )
                played += 1


def main(server: str = "http://127.0.0.1:8000", game: str = "euphoria", moves: str = "5") -> None:
    opened = open_table(server, game)
    (key,) = opened["keys"]
    play(server, opened["table"]["id"], key, int(moves))
    print(f"to watch: {server}/#/watch/{opened['table']['id']}/{opened['watch']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
