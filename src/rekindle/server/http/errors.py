"""What is refused over HTTP: a status, a word for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rekindle.kernel.errors import RekindleError
from rekindle.kernel.messages import LANGUAGES, Message, phrases
from rekindle.server.protocol.messages import Problem

log = logging.getLogger(__name__)

MEANINGS = {
    400: "What was sent cannot be used",
    401: "Nobody is logged in",
    403: "Somebody else may do that",
    404: "There is no such thing",
    409: "Not now: the table has moved on, or somebody was faster",
    413: "Too much was sent",
    429: "Too often",
}
OF_LITESTAR = {404: "not-found", 405: "no-method", 413: "too-large"}
"""What the framework refuses by itself, in our words; everything else could not be understood."""


class Refusal(Exception):
    """Raised anywhere below a route: nothing has changed. `why` is a message of ours."""

    def __init__(self, status: int, why: str, **values: str | int) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.values = values
        self.headers: dict[str, str] = {}

    def text(self, language: str) -> str:
        return phrases(("rekindle.server",), language).text(Message(self.why, self.values))


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route declares besides its success; every route may be asked wrongly or too often."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({400, 429, *statuses})
    }


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of whoever asks: as the query has it, or the browser."""
    asked = request.query_params.get("language", "")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "")[:200].split(","):
        wanted = part.strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def problem(status: int, detail: str, why: str, headers: dict[str, str]) -> Response[Problem]:
    return Response(Problem(detail, why), status_code=status, headers=headers)


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(error.status, error.text(language_of(request)), error.why, error.headers)


def bad_choice(request: Request[Any, Any, Any], error: RekindleError) -> Response[Problem]:
    """A game, an option, a number of seats that there is not: the kernel's own sentence."""
    return problem(400, str(error), "choice", {})


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, without its internals."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    why = OF_LITESTAR.get(status, "not-understood")
    text = Refusal(status, why).text(language_of(request))
    if why == "not-understood" and (mistake := first_mistake(error)):
        text = f"{text} ({mistake})"
    return problem(status, text, why, dict(error.headers or {}))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Brackets within brackets without end; nothing of ours is nested by what guests send."""
    return refused(request, Refusal(400, "not-understood"))


def first_mistake(error: HTTPException) -> str:
    """What the framework says is wrong first, such as "seats: Expected `array`"."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(first, dict):
        return ""
    said = [str(first.get(part, "")) for part in ("key", "message")]
    return ": ".join(part for part in said if part)[:200]


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something is wrong with us. The log hears all about it, the page a plain sentence."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    text = Refusal(500, "trouble").text(language_of(request))
    return problem(500, text, "trouble", {})
