"""The page's types are up to date with the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekindle.server.protocol.typescript import typescript

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", typescript())
def test_the_types_of_the_page_are_up_to_date(path: str) -> None:
    made = (PAGE / path).read_text(encoding="utf-8")
    assert made == typescript()[path], "the protocol or a view changed: make protocol"
