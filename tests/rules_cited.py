"""Tests cite the article of the rules that they prove: `@rule("euphoria.check.2")`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., object])


def rule(*articles: str) -> Callable[[T], T]:
    """Mark a test as proof of these articles."""
    return pytest.mark.rule(*articles)
