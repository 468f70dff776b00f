"""Free actions while something is paid, and discounts on mixed costs (revive.paying)."""

from __future__ import annotations

from typing import Any

from rekindle import Match
from tests.games.revive.helpers import goods, moves, offered, play, position
from tests.rules_cited import rule

NEAR = {"e8": ("small", 0)}
"""A building next to the tile `e9`: no range to pay."""


def table(own: dict[str, Any], back: str, **rest: Any) -> Match:
    """A position in which the first player can explore `e9`, which has this back."""
    return position(players=[own], backs={"e9": back}, buildings=NEAR, **rest)


@rule("revive.paying.1")
def test_with_a_crystal_and_six_food_an_explore_of_seven_is_paid_and_nothing_is_lost() -> None:
    """A tile for 4 food, and 3 more for the range from the chasm."""
    match = position(players=[{"goods": "1 crystal 6 food"}], backs={"a5": "summit"}, tiles={})
    assert "explore a5" in moves(match)


@rule("revive.resources.5")
def test_a_tile_is_offered_if_some_choice_of_the_discount_makes_it_payable() -> None:
    """The sledge takes 2 off 4 food and 1 gear: without a gear it has to come off the gear."""
    match = table({"goods": "3 food", "machines": ["sledge"]}, "harbour")
    assert "explore e9" in moves(match)
    play(match, "explore e9")
    assert goods(match) == {}
    assert offered(match, "take ")
