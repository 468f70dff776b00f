"""The description of what can be asked over HTTP (OpenAPI), as exact as the server is."""

from __future__ import annotations

from litestar import HttpMethod, Litestar, Response, route
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema

import rekindle
from rekindle.games import NAMES, find
from rekindle.server.accounts.sessions import LONGEST_PASSWORD, SHORTEST_PASSWORD
from rekindle.server.http.requests import Asking
from rekindle.server.http.seats import SEAT
from rekindle.server.protocol import messages as protocol

OPENAPI = OpenAPIConfig(
    title="Rekindle",
    version=rekindle.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
SHARED = ["/api/tables", SEAT, "/api/account", "/api/account/session"]
"""Addresses that are asked in several ways."""


def describe(app: Litestar) -> None:
    """Say what the types of the protocol leave open, where it can be said in general."""
    components = app.openapi_schema.components
    schemas = (components.schemas or {}) if components is not None else {}
    for schema in schemas.values():
        struct = getattr(protocol, schema.title or "", None)
        config = getattr(struct, "__struct_config__", None)
        if config is not None and config.forbid_unknown_fields:
            schema.additional_properties = False
    part(schemas["TableWish"], "game").enum = list(NAMES)
    part(schemas["TableWish"], "seats").min_items = min(find(name).seats[0] for name in NAMES)
    part(schemas["TableWish"], "seats").max_items = max(find(name).seats[-1] for name in NAMES)
    for name in ("TakeSeat", "BranchWish", "Credentials"):
        part(schemas[name], "name").min_length = 1
    part(schemas["Credentials"], "password").min_length = SHORTEST_PASSWORD
    part(schemas["Credentials"], "password").max_length = LONGEST_PASSWORD


def part(schema: Schema, name: str) -> Schema:
    found = (schema.properties or {})[name]
    assert isinstance(found, Schema)
    return found


# Litestar's own answer names only the first way of an address that has several.
@route(SHARED, http_method=HttpMethod.OPTIONS, include_in_schema=False)
async def ways(request: Asking) -> Response[None]:
    """In which ways an address can be asked."""
    here = request.scope["path_template"]
    methods = {str(way) for one in request.app.routes if one.path == here for way in one.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})
