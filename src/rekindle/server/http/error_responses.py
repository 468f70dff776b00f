"""Error responses: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rekindle.kernel.errors import RekindleError
from rekindle.server.errors import ApiError
from rekindle.server.http.requests import AppRequest, language_of
from rekindle.server.protocol.http import Problem
from rekindle.server.store.outages import Outage, Unavailable

log = logging.getLogger(__name__)

DESCRIPTIONS = {
    400: "The request is not valid",
    401: "Nobody is logged in",
    403: "Not allowed",
    404: "Not found",
    409: "Not possible in the current state of the table",
    413: "The request is too large",
    429: "Too many requests",
    503: "The database is out of reach or read-only",
    507: "The disk is full",
}
FRAMEWORK_ERRORS = {404: "not-found", 405: "no-method", 413: "too-large"}
"""Message ids for errors of the framework; for all others it is `not-understood`."""


OUTAGES: dict[Outage, tuple[int, str]] = {
    "unreachable": (503, "storage-unreachable"),
    "full": (507, "storage-full"),
    "read-only": (503, "storage-read-only"),
}
"""Statuses and message ids of outages of the database."""
RETRY_SECONDS = 5
CLIENT_GONE = "client disconnected prematurely"
"""How the framework reports that a connection ended before the body did."""


def responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the error responses of a route for OpenAPI; some are always possible."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({400, 429, 503, 507, *statuses})
    }


def problem(status: int, detail: str, why: str, headers: dict[str, str]) -> Response[Problem]:
    return Response(Problem(detail, why), status_code=status, headers=headers)


# Exception handlers


def api_error(request: AppRequest, error: ApiError) -> Response[Problem]:
    return problem(error.status, error.text(language_of(request)), error.why, error.headers)


def bad_choice(request: AppRequest, error: RekindleError) -> Response[Problem]:
    """An unknown game or option, or a wrong number of seats: the kernel's own sentence."""
    return problem(400, str(error), "choice", {})


def framework_error(request: AppRequest, error: HTTPException) -> Response[Problem]:
    """An error of the framework, without its internals."""
    status = error.status_code
    if error.detail == CLIENT_GONE:
        return api_error(request, ApiError(400, "not-understood"))  # nobody reads it
    if status >= 500:
        return server_error(request, error)
    why = FRAMEWORK_ERRORS.get(status, "not-understood")
    text = ApiError(status, why).text(language_of(request))
    if why == "not-understood" and (detail := first_detail(error)):
        text = f"{text} ({detail})"
    return problem(status, text, why, dict(error.headers or {}))


def unavailable(request: AppRequest, error: Unavailable) -> Response[Problem]:
    """The database is out of reach, full or read-only; it has logged that."""
    status, why = OUTAGES[error.outage]
    refusal = ApiError(status, why)
    refusal.headers = {"Retry-After": str(RETRY_SECONDS)}
    return api_error(request, refusal)


def not_utf8(request: AppRequest, error: UnicodeDecodeError) -> Response[Problem]:
    """Only the client's JSON can be in another encoding."""
    return api_error(request, ApiError(400, "not-utf8"))


def nested_too_deep(request: AppRequest, error: RecursionError) -> Response[Problem]:
    """Only the client's JSON can be nested that deeply."""
    return api_error(request, ApiError(400, "not-understood"))


def first_detail(error: HTTPException) -> str:
    """Return the first validation error, such as "seats: Expected `array`"."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(first, dict):
        return ""
    parts = [str(first.get(part, "")) for part in ("key", "message")]
    return ": ".join(part for part in parts if part)[:200]


def server_error(request: AppRequest, error: Exception) -> Response[Problem]:
    """A bug or an outage: logged in full, reported without details."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    text = ApiError(500, "trouble").text(language_of(request))
    return problem(500, text, "trouble", {})
