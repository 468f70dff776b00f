"""The page's types are up to date with the protocol."""

from __future__ import annotations

from pathlib import Path

from rekindle.server.protocol.typescript import typescript

MADE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_page_types_are_generated_from_the_protocol() -> None:
    assert MADE.read_text(encoding="utf-8") == typescript(), "the protocol changed: make protocol"
