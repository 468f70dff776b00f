"""The server's own messages (`locale/*.ftl`) as text."""

from __future__ import annotations

from functools import cache

from rekindle.kernel.messages import Message, Phrases, phrases


@cache
def _phrases(language: str) -> Phrases:
    return phrases(("rekindle.server",), language)


def server_text(language: str, message: Message) -> str:
    """Render a message of the server in a language."""
    return _phrases(language).text(message)
