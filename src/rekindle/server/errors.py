"""Errors that are reported to HTTP clients."""

from __future__ import annotations

from rekindle.kernel.messages import Message
from rekindle.server.localisation import server_text


class ApiError(Exception):
    """A request that is refused; nothing has changed. `why` is the id of a server message."""

    def __init__(self, status: int, why: str, **values: str | int) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.values = values
        self.headers: dict[str, str] = {}

    def text(self, language: str) -> str:
        return server_text(language, Message(self.why, self.values))
