"""Running the server with uvicorn: migrate the database, then serve until stopped."""

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
from rekindle.server.live.compression import CompressedWebSocket
from rekindle.server.packs import load_packs
from rekindle.server.settings import Settings
from rekindle.server.store.file_lock import lock_file
from rekindle.server.store.upgrade import migrate
from rekindle.server.store.urls import is_sqlite, path_of

SHUTDOWN_SECONDS = 5
MAX_HEADERS = 32 * 1024
GC_THRESHOLDS = (20_000, 20, 20)
"""Fewer garbage collections than by default: each one delays everybody."""
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
}
"""Warnings and errors only. Requests are not logged."""


def serve(
    settings: Settings, listener: socket.socket, url: str, on_ready: Callable[[], None]
) -> None:
    """Serve until stopped. `on_ready` is called once clients can connect.

    Raises BadDatabase, BadOption or PackError before anything is served.
    """
    lock = lock_file(path_of(settings.database), url) if is_sqlite(settings.database) else None
    try:
        migrate(settings.database, settings.times.database)
        load_packs(settings.packs)  # report a bad pack here, once, not in each worker
        config = uvicorn_config(settings)
        if settings.workers > 1:
            on_ready()
            Multiprocess(config, [listener]).run()
        else:
            ReportingServer(config, on_ready).run([listener])
    finally:
        listener.close()
        if lock is not None:
            lock.close()


class ReportingServer(uvicorn.Server):
    """Calls back when startup is complete."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._on_ready()


def application(settings: Settings) -> Litestar:
    """Create the application of one process.

    What was loaded by then is exempt from garbage collection, and the rest is collected less often:
    a full collection would hold everybody up for a tenth of a second.
    """
    app = create_app(settings)
    load_packs(settings.packs)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    return app


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    factory: Callable[[], Litestar] = partial(application, settings)  # pickled for the workers
    return uvicorn.Config(
        factory,
        factory=True,
        workers=settings.workers,
        lifespan="on",
        ws=CompressedWebSocket,
        ws_max_size=settings.limits.message,
        ws_ping_interval=20,
        ws_per_message_deflate=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=LOGGING,
        h11_max_incomplete_event_size=MAX_HEADERS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_worker_healthcheck=30,
    )


def open_browser(url: str) -> None:
    """Open the page in a graphical browser, if there is one."""
    if has_display():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def has_display() -> bool:
    """Without a display a browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(url: str) -> None:
    try:
        webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return
