"""kill -9 during games: acknowledged moves are stored exactly once, and the game goes on.

`make test` kills each database's server a few times, `make killed` a hundred times.
"""

from __future__ import annotations

import os
import random
import threading
import time
from typing import Any

import pytest

from tests.server.leaks import plain
from tests.server.postgres import Postgres
from tests.server.raw import Closed, Table, open_table
from tests.server.serving import Server, Start
from tests.server.stored import played_again, stored

KILLS = int(os.environ.get("KILLS", "12"))
KINDS: list[tuple[str, int, dict[str, str]]] = [
    ("euphoria", 2, {}),
    ("revive", 3, {}),
    ("euphoria", 3, {"trading": "off"}),
    ("recall", 2, {}),
]
UNDO_SHARE = 0.1


class Player(threading.Thread):
    """Plays at one table as fast as possible until the server is gone."""

    def __init__(self, at: Table, dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.at = at
        self.dice = dice
        self.sent: tuple[str, int, str] | None = None
        """What was sent but not acknowledged when the server was killed."""
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.at.over:
                self.step()
        except Closed:
            return
        except BaseException as error:
            self.trouble = error

    def step(self) -> None:
        """Play a move or, sometimes, undo one."""
        at = self.at
        guest = at.deciding()
        assert guest.seat is not None
        number = guest.here.number
        undo = guest.here.news["undo"]
        if undo is not None and self.dice.random() < UNDO_SHARE:
            steps = self.dice.randint(1, len(undo["steps"]))
            self.sent = ("undo", guest.seat, str(steps))
            guest.here.send({"do": "undo", "seat": guest.seat, "number": number, "steps": steps})
        else:
            move = self.dice.choice(guest.here.moves(guest.seat))
            self.sent = ("move", guest.seat, move)
            guest.here.play(guest.seat, move)
        guest.here.wait_for(number + 1)
        acknowledged[at.id].append(self.sent)
        self.sent = None
        at.hear(number + 1)


acknowledged: dict[str, list[tuple[str, int, str]]] = {}


def new_table(server: Server, kind: int) -> Table:
    game, seats, options = KINDS[kind]
    opened, guests = open_table(server.address, game, seats, options=options)
    at = Table(server.address, opened, guests)
    acknowledged[at.id] = []
    return at


def check(server: Server, player: Player) -> None:
    """The journal has all acknowledged decisions, and nothing twice."""
    at = player.at
    row, entries = stored(server.database, at.id)
    found = [(entry.kind, entry.seat, entry.text) for entry in entries]
    expected = acknowledged[at.id]
    assert found[: len(expected)] == expected
    assert found[len(expected) :] in ([], [player.sent]), (
        "only the unacknowledged entry may be extra"
    )
    assert row.number == len(entries)
    acknowledged[at.id] = found
    match = played_again(row, entries)
    at.connect()
    for guest in at.guests:
        assert guest.here.number == len(entries)
        view: dict[str, Any] = plain(match.view(guest.seat))
        decisions = view.pop("decisions")
        assert guest.here.news["view"] == view
        own = [d.get("moves", []) for d in decisions]
        told = [d["moves"] for d in guest.here.news["decisions"]]
        assert [[m["text"] for m in moves] for moves in told] == [
            [m["text"] for m in moves] for moves in own
        ]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def test_a_killed_server_comes_back_at_the_same_decision(
    start_server: Start, database: str
) -> None:
    server = start_server(database)
    dice = random.Random(11)
    tables = [new_table(server, kind) for kind in range(len(KINDS))]
    for at in tables:
        at.connect()
    caught = 0
    for _ in range(KILLS):
        players = [Player(at, dice) for at in tables]
        for player in players:
            player.start()
        time.sleep(dice.uniform(0.05, 0.5))
        server.kill()
        for player in players:
            player.join(30)
            assert not player.is_alive(), "it waits for a server that is gone"
            if player.trouble is not None:
                raise player.trouble
        caught += any(player.sent is not None for player in players)
        server.start()
        for player in players:
            check(server, player)
        tables = [new(server, at, kind) if at.over else at for kind, at in enumerate(tables)]
    assert caught >= KILLS / 2, "too few kills interrupted a decision"
    assert sum(map(len, acknowledged.values())) > KILLS, "hardly anything was played"
    for at in tables:
        at.step()
        at.close()
    server.check_log()
    server.kill()


def new(server: Server, over: Table, kind: int) -> Table:
    over.close()
    at = new_table(server, kind)
    at.connect()
    return at
