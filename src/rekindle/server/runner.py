"""What `rekindle serve` does once it knows its settings: migrate, serve, until it is ended."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from rekindle.server.app import create_app
from rekindle.server.live.compression import Remembering
from rekindle.server.packs import offered
from rekindle.server.settings import Settings
from rekindle.server.store.file_lock import hold
from rekindle.server.store.upgrade import migrate
from rekindle.server.store.urls import is_sqlite, path_of

SECONDS_TO_END = 5
MOST_HEADERS = 32 * 1024
GARBAGE = (20_000, 20, 20)
"""So many new objects, and rounds of looking at the newest, before older ones are looked at."""
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
}
"""Only what somebody should look into. Nothing is written about who asked for what."""


def serve(
    settings: Settings, listener: socket.socket, where: str, ready: Callable[[], None]
) -> None:
    """Serve until somebody ends it. `ready` is called when pages can be opened.

    BadDatabase, BadOption and PackError say what is wrong before anything is served.
    """
    held = hold(path_of(settings.database), where) if is_sqlite(settings.database) else None
    try:
        migrate(settings.database)
        offered(settings.packs)  # a pack with mistakes is told here, not by each worker
        config = configuration(settings)
        if settings.workers > 1:
            ready()
            Multiprocess(config, [listener]).run()
        else:
            Announcing(config, ready).run([listener])
    finally:
        listener.close()
        if held is not None:
            held.close()


class Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()


def application(settings: Settings) -> Litestar:
    """What one process serves.

    All that was read for it stays, so it is never again looked through for garbage, and what comes
    with the tables is only now and then: either would hold everybody up for a tenth of a second.
    """
    app = create_app(settings)
    offered(settings.packs)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    return app


def configuration(settings: Settings) -> uvicorn.Config:
    make: Callable[[], Litestar] = partial(application, settings)  # workers are handed this
    return uvicorn.Config(
        make,
        factory=True,
        workers=settings.workers,
        lifespan="on",
        ws=Remembering,
        ws_max_size=settings.limits.message,
        ws_ping_interval=20,
        ws_per_message_deflate=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=LOGGING,
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_worker_healthcheck=30,
    )


def open_browser(url: str) -> None:
    """Show the page if there is a browser with windows; if not, the address was printed."""
    if has_windows():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def has_windows() -> bool:
    """Without them a browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(url: str) -> None:
    try:
        webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return
