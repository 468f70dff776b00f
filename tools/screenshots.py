"""Take the screenshots of the README: each game in the middle of a fixed game between bots.

    make screenshots

A real server hosts the table, and Chromium shows it as the first seat sees it.
"""

from __future__ import annotations

import base64
import json
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import ClientConnection, connect

import rekindle
from rekindle.bots import find, seat_of
from rekindle.games import NAMES

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
REKINDLE = ROOT / "build" / "compiled" / "bin" / "rekindle"
PAGE = ROOT / "build" / "page"
SEED = 7
PLAYERS = ("Anna", "Ben", "Clara")
BOT = "rollout:20"
MIDDLE = (0.4, 0.8)
"""The part of the first seat's turns from which the one with the most moves is taken."""
SIZE = (1280, 860)
QUALITY = 82
TIMEOUT = 60.0
Message = dict[str, Any]


def main(names: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in names or NAMES:
            with tempfile.TemporaryDirectory() as folder:
                image = take(name, Path(folder), browser)
            path = IMAGES / f"{name}.webp"
            path.write_bytes(image)
            print(f"{path.relative_to(ROOT)}: {len(image) // 1000} kB")
        browser.close()


def take(game: str, folder: Path, browser: Browser) -> bytes:
    """A screenshot of this game in progress."""
    database = folder / "tables.sqlite"
    with running_server(database) as address:
        opened = post(address, "/tables", {"game": game, "seats": seats()})
    fix_seed(database)
    with running_server(database) as address:
        play(address, opened, bot_moves(game))
        return screenshot(browser, address, opened)


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


def screenshot(browser: Browser, address: str, opened: Message) -> bytes:
    """The table, opened with a link such as brings a seat to another device."""
    table = opened["table"]["id"]
    link = post(address, f"/tables/{table}/seats/0/link", {}, opened["keys"][0]["secret"])
    width, height = SIZE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{address}/#/claim/{table}/{link['token']}")
    page.get_by_role("main").get_by_role("button").click()
    page.wait_for_url(f"**/#/table/{table}")
    page.get_by_text("Your turn", exact=True).first.wait_for()
    page.wait_for_load_state("networkidle")
    shot = context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    context.close()
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main(sys.argv[1:])
