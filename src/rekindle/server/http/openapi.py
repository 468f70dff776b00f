"""The OpenAPI description, made as precise as the server is."""

from __future__ import annotations

from litestar import HttpMethod, Litestar, Response, route
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema

import rekindle
from rekindle.games import NAMES, find
from rekindle.server.accounts.sessions import MAX_PASSWORD, MIN_PASSWORD
from rekindle.server.http.requests import AppRequest
from rekindle.server.http.seats import SEAT
from rekindle.server.protocol import http, live, tables
from rekindle.server.protocol.struct_types import structs

CONFIG = OpenAPIConfig(
    title="Rekindle",
    version=rekindle.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
SEVERAL_METHODS = ["/api/tables", SEAT, "/api/account", "/api/account/session"]
"""Paths with more than one method."""


def refine(app: Litestar) -> None:
    """Add what the protocol's types do not say: closed objects, ranges, minimum lengths."""
    components = app.openapi_schema.components
    schemas = (components.schemas or {}) if components is not None else {}
    closed = {
        one.__name__
        for module in (tables, http, live)
        for one in structs(module)
        if one.__struct_config__.forbid_unknown_fields
    }
    for schema in schemas.values():
        if schema.title in closed:
            schema.additional_properties = False
    table, credentials = schemas["TableWish"], schemas["Credentials"]
    property_of(table, "game").enum = list(NAMES)
    property_of(table, "seats").min_items = min(find(name).seats[0] for name in NAMES)
    property_of(table, "seats").max_items = max(find(name).seats[-1] for name in NAMES)
    for name in ("TakeSeat", "BranchWish", "Credentials"):
        property_of(schemas[name], "name").min_length = 1
    property_of(credentials, "password").min_length = MIN_PASSWORD
    property_of(credentials, "password").max_length = MAX_PASSWORD


def property_of(schema: Schema, name: str) -> Schema:
    found = (schema.properties or {})[name]
    assert isinstance(found, Schema)
    return found


# Litestar's own handler names only the first method of a path that has several.
@route(SEVERAL_METHODS, http_method=HttpMethod.OPTIONS, include_in_schema=False)
async def allowed_methods(request: AppRequest) -> Response[None]:
    """List the methods of a path."""
    path = request.scope["path_template"]
    methods = {str(way) for one in request.app.routes if one.path == path for way in one.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})
