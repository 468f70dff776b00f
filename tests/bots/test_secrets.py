"""Bots know nothing that their seat does not know.

A determinised copy differs from the truth in what the seat cannot know, and in nothing else. Taken
for the truth, it must lead every bot to the same choice.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekindle import Match, bots

from .tables import table

tables = st.builds(
    table,
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 4),
    decisions=st.integers(0, 120),
    trading=st.booleans(),
)


def deciding(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


@settings(max_examples=30)
@given(match=tables, seed=st.integers(0, 10**6))
def test_what_a_seat_imagines_does_not_depend_on_secrets(match: Match, seed: int) -> None:
    for number in deciding(match):
        other = match.determinised(number, seed)
        mine, theirs = bots.seat_of(match, number), bots.seat_of(other, number)
        assert mine.decision == theirs.decision
        assert mine.view() == theirs.view()
        assert mine.imagine(seed + 1).checksum() == theirs.imagine(seed + 1).checksum()


@pytest.mark.parametrize("spec", ["random", "rollout:1"])
@settings(max_examples=20)
@given(match=tables, seed=st.integers(0, 10**6))
def test_a_choice_does_not_depend_on_secrets(spec: str, match: Match, seed: int) -> None:
    for number in deciding(match):
        other = match.determinised(number, seed)
        choices = [
            bots.find(spec, seed).choose(bots.seat_of(truth, number)) for truth in (match, other)
        ]
        assert choices[0] == choices[1]


def test_the_copies_do_differ_from_the_truth() -> None:
    """Or the properties above would say nothing."""
    for seed in range(5):
        match = table(seed, seats=3, decisions=60)
        number = deciding(match)[0]
        assert match.determinised(number, seed).checksum() != match.checksum()
