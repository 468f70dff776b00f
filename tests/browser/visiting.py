"""Somebody with a browser: what the page logs, fails to load or throws is remembered."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

PATIENCE = 60_000
"""Milliseconds until a wait counts as in vain: generous, since a busy machine may be slow."""
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LOUD = ("error", "warning")
PAINTED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


class Visitor:
    """A browser window of somebody's own, with nothing in it from others."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: dict[str, int] | None = None,
        still: bool = True,
        speed: str = "at-once",
        **more: Any,
    ) -> None:
        self.address = address
        more.setdefault("locale", "en-GB")
        self.context = browser.new_context(
            viewport=size or WIDE,  # type: ignore[arg-type]
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        # What this visitor has chosen in the menu before: others' moves are shown this fast.
        self.context.add_init_script(f"localStorage['rekindle.speed'] ??= '{speed}'")
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.pending: set[Request] = set()
        """Requests to the API that are not answered yet."""
        self.states: list[dict[str, Any]] = []
        """Every state that the page was told, in order."""
        self.largest = 0
        """Bytes of the largest of them, compressed."""
        self.page: Page = self.context.new_page()
        self._watch(self.page)

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"thrown: {error.stack}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._finished)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.troubles.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if "/api/" in request.url:
            self.pending.add(request)

    def _finished(self, request: Request) -> None:
        self.pending.discard(request)

    def _failed(self, request: Request) -> None:
        self.pending.discard(request)
        # A page that is left does not wait for what it asked.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._told)

    def _told(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["is"] == "state":
            self.states.append(message)
            self.largest = max(self.largest, len(zlib.compress(str(payload).encode())))
        elif message["is"] == "refused":
            self.troubles.append(f"refused: {message}")

    # What visitors do

    def go(self, path: str) -> Page:
        """To an address of the page, such as `/new/euphoria`."""
        self.page.goto(f"{self.address}/#{path}")
        return self.page

    def go_and_load(self, path: str) -> Page:
        """To an address, until all that it asks the server for is there and on the screen."""
        page = self.go(path)
        page.locator("main h1").first.wait_for(state="attached")
        expect(page.locator("main .spinner")).to_have_count(0)
        self.wait(lambda: not self.pending, f"answers to {self.pending}")
        page.evaluate(PAINTED)
        return page

    def forgive(self, pattern: str) -> None:
        """Troubles of this kind are part of the test."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        left = [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.forgiven)
        ]
        assert not left, "\n".join(left)

    def leave(self) -> None:
        self.context.close()
        self.check()

    # What visitors know

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1]

    def wait(self, fits: Any, what: str) -> None:
        """Until something is so, as the page is told things."""
        for _ in range(PATIENCE // 10):
            if fits():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"waited in vain: {what}; troubles: {self.troubles}")
