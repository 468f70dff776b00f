"""The examples of the documentation run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
EXAMPLES = re.findall(r"## (.*?)\n+```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_an_example_runs(title: str, code: str) -> None:
    exec(compile(code, title, "exec"), {})


def test_every_example_is_found() -> None:
    assert len(EXAMPLES) == PAGE.read_text().count("```python") > 3
