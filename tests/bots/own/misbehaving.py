"""A program that plays the first of its moves, or does something else: `misbehaving.py DEED ...`.

Run by tests; it needs nothing but Python.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

DEED, *MORE = sys.argv[1:]


def wait_for_ever() -> None:
    while True:
        time.sleep(60)


def send(message: Any) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    if DEED == "deaf":
        wait_for_ever()
    if DEED == "leaves":
        return
    for line in sys.stdin:
        if DEED == "writes-down":
            with open(MORE[0], "a") as file:
                file.write(line)
        message = json.loads(line)
        if message["is"] == "game":
            send({"do": "ready", "protocol": 2 if DEED == "is-newer" else 1})
        else:
            decide(message)
    if DEED == "stays":
        wait_for_ever()


def decide(message: dict[str, Any]) -> None:
    first = message["moves"][0]
    answer = {"do": "play", "number": message["number"], "move": first["text"]}
    match DEED:
        case "hangs":
            wait_for_ever()
        case "has-children":  # they keep its output open
            subprocess.Popen([sys.executable, __file__, "deaf"])
            wait_for_ever()
        case "crashes":
            raise ValueError("I do not know")
        case "exits":
            sys.exit(3)
        case "closes-its-output":
            os.close(1)
            wait_for_ever()
        case "chats":
            print("Good morning!", flush=True)
        case "floods":
            while True:
                print("x" * 1000)
        case "writes-without-end":
            while True:
                sys.stdout.write("x" * 1000)
        case "is-binary":
            os.write(1, b"\xff\xfe\n")
        case "nests":
            print("[" * 100_000, flush=True)
        case "cheats":
            send({**answer, "move": "steal everything"})
        case "misspells":
            send({**answer, "mvoe": first["text"]})
        case "forgets-the-number":
            send({"do": "play", "move": first["text"]})
        case "plays-by-id":
            send({**answer, "move": first["id"]})
        case "answers-twice":
            send(answer)
            send(answer)
        case "asks":
            send(json.loads(MORE[0]))
        case "asks-for-ever":
            send({"do": "imagine", "seed": 1, "lines": [[]] * 5000, "show": ["view"]})
        case _:
            send(answer)


main()
