"""A table of each game in the middle of a fixed game between bots, on a real server.

`make screenshots` shows it and `make fit` measures it: both see the same table every time.
"""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from websockets.sync.client import ClientConnection, connect

import rekindle
from rekindle.bots import find, seat_of

ROOT = Path(__file__).parents[1]
REKINDLE = ROOT / "build" / "compiled" / "bin" / "rekindle"
PAGE = ROOT / "build" / "page"
CHROMIUM = "/usr/bin/chromium"
SEED = 7
PLAYERS = ("Anna", "Ben", "Clara")
BOT = "rollout:20"
MIDDLE = (0.4, 0.8)
"""The part of the first seat's turns from which the one with the most moves is taken."""
TIMEOUT = 60.0
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
Message = dict[str, Any]


@dataclass(frozen=True)
class Staged:
    """A table where the first seat must decide, and what a browser of that seat has stored."""

    address: str
    table: str
    stored: Any

    def visit(self, browser: Browser, width: int, height: int, **more: Any) -> Page:
        """Open the table in a window of this size; its context closes with the page."""
        context = new_context(browser, width, height, storage_state=self.stored, **more)
        page = context.new_page()
        page.goto(f"{self.address}/#/table/{self.table}")
        page.locator("[data-number]").first.wait_for(state="attached")
        page.locator(".thing.lit").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => undefined)")
        page.evaluate(PAINTED)
        return page


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
    )


@contextmanager
def staged(game: str, browser: Browser) -> Iterator[Staged]:
    """A table of this game in progress."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        with running_server(database) as address:
            opened = post(address, "/tables", {"game": game, "seats": seats()})
        fix_seed(database)
        with running_server(database) as address:
            play(address, opened, bot_moves(game))
            table = opened["table"]["id"]
            yield Staged(address, table, sit_down(browser, address, opened))


def sit_down(browser: Browser, address: str, opened: Message) -> Any:
    """What a browser stores that takes the first seat, with a link that brings it there."""
    table = opened["table"]["id"]
    link = post(address, f"/tables/{table}/seats/0/link", {}, opened["keys"][0]["secret"])
    context = new_context(browser, 1280, 800)
    page = context.new_page()
    page.goto(f"{address}/#/claim/{table}/{link['token']}")
    page.get_by_role("main").get_by_role("button").click()
    page.wait_for_url(f"**/#/table/{table}")
    stored = context.storage_state()
    context.close()
    return stored


def new_context(browser: Browser, width: int, height: int, **more: Any) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light",
        locale="en-GB",
        reduced_motion="reduce",
        **more,
    )
    context.set_default_timeout(TIMEOUT * 1000)
    return context


@contextmanager
def running_server(database: Path) -> Iterator[str]:
    """The address of a server, which ends with this context."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--port", str(port), "--database", f"sqlite:///{database}", "--page", str(PAGE)]
    with subprocess.Popen(
        [sys.executable, REKINDLE, "serve", *options, "--limit", "messages=1000000"],
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()  # says where it is, as soon as it is ready
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def seats() -> list[dict[str, str]]:
    first, *others = PLAYERS
    return [
        {"kind": "person", "name": first},
        *({"kind": "shared", "name": name} for name in others),
    ]


def post(address: str, path: str, body: Message, key: str = "") -> Message:
    request = Request(
        f"{address}/api{path}",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "X-Seat-Key": key},
        method="POST",
    )
    with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT) as response:
        answer: Message = json.load(response)
    return answer


def fix_seed(database: Path) -> None:
    """Nobody may choose the seed of a table, so it is changed behind the server's back."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET seed = ?", (SEED,))
    connection.close()


def bot_moves(game: str) -> list[tuple[int, str]]:
    """A game between bots, up to a turn of the first seat that has much to offer."""
    match = rekindle.new(game, len(PLAYERS), SEED)
    bots = [find(BOT, seed=seat) for seat in range(len(PLAYERS))]
    turns = []
    while not match.over:
        seat = seat_of(match, match.decision.seat)
        if seat.number == 0 and seat.decision.asks.id == "prompt-turn":
            turns.append((len(seat.decision.moves), len(match.history)))
        match.play(bots[seat.number].choose(seat), seat.number)
    first, last = (int(len(turns) * part) for part in MIDDLE)
    _, end = max(turns[first:last])
    return [(played.seat, played.move.text) for played in match.history[:end]]


def play(address: str, opened: Message, moves: list[tuple[int, str]]) -> None:
    live_address = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['table']['id']}/live"
    keys = [key["secret"] for key in opened["keys"]]
    with connect(live_address, proxy=None, open_timeout=TIMEOUT, max_size=None) as live:
        live.send(json.dumps({"do": "hello", "keys": keys, "eyes": 0}))
        for number, (seat, move) in enumerate(moves):
            wait_for(number, live)
            live.send(json.dumps({"do": "play", "seat": seat, "number": number, "move": move}))
        wait_for(len(moves), live)


def wait_for(number: int, live: ClientConnection) -> None:
    """Read on to the state with this number."""
    while True:
        message = json.loads(live.recv(TIMEOUT))
        if message["is"] == "refused":
            sys.exit(f"refused: {message['text']}")
        if message["is"] == "state" and message["number"] == number:
            return
