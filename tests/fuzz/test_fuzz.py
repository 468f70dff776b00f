"""Forged positions, damaged records, mistaken packs and mistyped moves: played, or refused.

Bounded and the same every time; `make fuzz` goes on with other cases for as long as one likes.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.cases import make, run

CASES = {"position": 60, "record": 30, "move": 40, "pack": 8}
"""How many of each are tried in one part."""
PARTS = 3

quick = settings(max_examples=40, suppress_health_check=list(HealthCheck))
choices = st.randoms(use_true_random=False)
"""Choices that Hypothesis makes, and makes simpler where a case fails."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", CASES)
def test_random_cases(kind: str, part: int) -> None:
    for i in range(CASES[kind]):
        run(make(kind, random.Random(f"{part}-{i}")))


@quick
@given(choices)
def test_positions_that_hypothesis_forges(dice: random.Random) -> None:
    run(make("position", dice))


@quick
@given(choices)
def test_records_that_hypothesis_damages(dice: random.Random) -> None:
    run(make("record", dice))


@quick
@given(choices)
def test_moves_that_hypothesis_mistypes(dice: random.Random) -> None:
    run(make("move", dice))
