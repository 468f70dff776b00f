"""What a bot can do wrong."""

from __future__ import annotations

from typing import Final, Literal

from rekindle.kernel.errors import RekindleError

FaultKind = Literal["error", "illegal", "limit", "endless", "died"]

MOST_DECISIONS: Final = 20_000
"""A bot that makes more of them in one game plays for time."""

MEANINGS: Final[dict[FaultKind, str]] = {
    "error": "it failed",
    "illegal": "it chose a move that is not offered",
    "limit": "it thought for too long",
    "endless": "it made too many decisions",
    "died": "its process ended",
}


class BotFault(RekindleError):
    """A bot did not choose one of its moves in time; `text` has the details, if there are any."""

    def __init__(self, kind: FaultKind, text: str = "") -> None:
        super().__init__(kind, text)  # so that it can be sent to another process
        self.kind: FaultKind = kind
        self.text = text

    def __str__(self) -> str:
        return f"{MEANINGS[self.kind]}: {self.text}" if self.text else MEANINGS[self.kind]
