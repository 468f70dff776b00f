"""The server as an ASGI application: routes, what they share, and how it starts and ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from rekindle.kernel.errors import RekindleError
from rekindle.server.cleanup import keep_tidy
from rekindle.server.http import accounts, errors, games, replays, seats, static, tables
from rekindle.server.http.middleware import Allowance, Guard
from rekindle.server.http.openapi import OPENAPI, describe, ways
from rekindle.server.live.hub import Hall
from rekindle.server.live.socket import live_socket
from rekindle.server.packs import offered
from rekindle.server.settings import Settings
from rekindle.server.store.database import open_database
from rekindle.server.tables.opening import Desk

LOGIN_SECONDS = 300


def create_app(settings: Settings) -> Litestar:
    """A server with these settings. The database must have been migrated."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        db = open_database(settings.database)
        hall = Hall(db, settings)
        desk = Desk(db, settings, offered(settings.packs))
        app.state.desk, app.state.hall = desk, hall
        app.state.logins = Allowance(settings.limits.logins, LOGIN_SECONDS)
        tidying = asyncio.create_task(keep_tidy(desk))
        try:
            await hall.start()
            yield
        finally:
            tidying.cancel()
            await hall.stop()
            await db.close()

    app = Litestar(
        route_handlers=[
            ways,  # first, or the framework makes its own
            *games.HANDLERS,
            *tables.HANDLERS,
            *seats.HANDLERS,
            *accounts.HANDLERS,
            *replays.HANDLERS,
            live_socket,
            *static.page_handlers(settings.page),
        ],
        lifespan=[running],
        exception_handlers={
            errors.Refusal: errors.refused,
            RekindleError: errors.bad_choice,
            HTTPException: errors.not_understood,
            RecursionError: errors.too_deep,
            Exception: errors.broken,
        },
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=static.PACKS_ITSELF
        ),
        openapi_config=OPENAPI,
        logging_config=None,
    )
    describe(app)
    app.asgi_handler = Guard(app.asgi_handler, settings)
    return app
