"""The server as an ASGI application: routes, shared state, startup and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from rekindle.kernel.errors import RekindleError
from rekindle.server.cleanup import clean_up_forever
from rekindle.server.errors import ApiError
from rekindle.server.http import (
    accounts,
    error_responses,
    games,
    openapi,
    replays,
    seats,
    static,
    tables,
)
from rekindle.server.http.middleware import RequestGuard
from rekindle.server.live.hub import Hub
from rekindle.server.live.socket import live_socket
from rekindle.server.packs import load_packs
from rekindle.server.rate_limits import TokenBucket
from rekindle.server.services import Services
from rekindle.server.settings import Settings
from rekindle.server.store.database import open_database
from rekindle.server.store.outages import Unavailable

LOGIN_SECONDS = 300


def create_app(settings: Settings) -> Litestar:
    """Create a server with these settings. The database must have been migrated."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        db = open_database(settings.database)
        hub = Hub(db, settings)
        services = Services(db, settings, load_packs(settings.packs))
        app.state.services, app.state.hub = services, hub
        app.state.login_bucket = TokenBucket(settings.limits.logins, LOGIN_SECONDS)
        cleanup = asyncio.create_task(clean_up_forever(services))
        try:
            await hub.start()
            yield
        finally:
            cleanup.cancel()
            await hub.stop()
            await db.close()

    app = Litestar(
        route_handlers=[
            openapi.allowed_methods,  # first, or the framework adds its own
            *games.HANDLERS,
            *tables.HANDLERS,
            *seats.HANDLERS,
            *accounts.HANDLERS,
            *replays.HANDLERS,
            live_socket,
            *static.page_handlers(settings.page),
        ],
        lifespan=[lifespan],
        exception_handlers={
            ApiError: error_responses.api_error,
            RekindleError: error_responses.bad_choice,
            HTTPException: error_responses.framework_error,
            Unavailable: error_responses.unavailable,
            UnicodeDecodeError: error_responses.not_utf8,
            RecursionError: error_responses.nested_too_deep,
            Exception: error_responses.server_error,
        },
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=static.PRECOMPRESSED
        ),
        openapi_config=openapi.CONFIG,
        logging_config=None,
    )
    openapi.refine(app)
    app.asgi_handler = RequestGuard(app.asgi_handler, settings)
    return app
