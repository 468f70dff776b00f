"""docs/bots.md shows a dialogue and a class: both are what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import rekindle
from rekindle import bots
from rekindle.bots import seat_of
from rekindle.bots.own import program

PAGE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text()


def dialogue() -> list[tuple[str, str]]:
    """What Rekindle says, and what the program answers."""
    found = re.search(r"^```\n(> .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    lines = re.sub(r"\n +", "", found[1]).splitlines()
    said = [line[2:] for line in lines]
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return list(zip(said[::2], said[1::2], strict=True))


class Script:
    """Answers what the page answers, and checks that it is told what the page says."""

    late = False

    def __init__(self) -> None:
        self.left = dialogue()

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        yield

    def ask(self, line: bytes) -> bytes:
        told, answer = self.left.pop(0)
        pattern = re.escape(told).replace("…", ".*")
        assert re.fullmatch(pattern, line.decode()), f"{line.decode()[:2000]} is not {told}"
        return answer.encode()

    def close(self) -> None:
        pass


def test_the_dialogue(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script()
    monkeypatch.setattr(program, "LineProcess", lambda command: script)
    match = rekindle.new("euphoria", seats=2, seed=7)
    bot = bots.find("program:python3 my_bot.py", 1)
    for expected in ("keep katy", "hide sheppard"):
        move = bot.choose(seat_of(match, 0))
        assert move.text == expected
        match.play(move, 0)
    assert script.left == []


def test_the_class(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    path = tmp_path / "my_bot.py"
    path.write_text(code)
    match = rekindle.new("recall", seats=2, seed=1)
    chosen = bots.find(f"class:{path}:Last", 1).choose(seat_of(match, match.decision.seat))
    assert chosen == match.decision.moves[-1]
