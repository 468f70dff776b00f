"""A move that is refused names the article that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play
from tests.rules_cited import rule


def refusal(own: dict[str, Any], move: str, *before: str, **table: Any) -> str:
    """The article named when seat 0, in this position and after these moves, asks for this move."""
    match = position(players=[own, *table.pop("others", [])], **table)
    play(match, *before)
    assert asked(match) == 0
    reason = match.why_not(move)
    assert reason is not None
    assert reason.text
    return reason.article


@rule("euphoria.cost.1")
@pytest.mark.parametrize(
    "space",
    ["subterran-tunnel", "lower-subterran-site-1", "ark", "wind-saloon", "nimbus-loft",
     "breeze-bar", "sky-lounge", "tank-energy", "tank-water"],
)  # fmt: skip
def test_a_cost_that_cannot_be_paid(space: str) -> None:
    assert refusal({"workers": [3, 4]}, f"place 3 {space}") == "euphoria.cost.1"


@rule("euphoria.spaces.2", "euphoria.spaces.4", "euphoria.tunnel.3")
def test_a_space_that_is_not_open_to_this_player() -> None:
    own = {"workers": [3, 4], "recruits": ["ray"], "gold": 3, "stone": 3}
    end = "place 3 subterran-tunnel-end"
    assert refusal(own, end, miners={"subterran": 8}) == "euphoria.tunnel.3"
    assert refusal(own, end, miners={"subterran": 9}) == "euphoria.spaces.2"
    others = [{"board": {"upper-subterran-site-1": 1}}]
    taken = refusal(own, "place 3 upper-subterran-site-1", others=others)
    assert taken == "euphoria.spaces.4"


@rule("euphoria.site.5")
def test_a_site_that_is_finished() -> None:
    own = {"workers": [3, 4], "gold": 3}
    built = {"upper-euphorian": {"tile": "spa", "stars": [0]}}
    closed = refusal(own, "place 3 upper-euphorian-site-2", markets=built)
    assert closed == "euphoria.site.5"


@rule("euphoria.turn.1", "euphoria.turn.2")
def test_a_turn_that_is_none() -> None:
    assert refusal({"workers": [3, 4]}, "end") == "euphoria.turn.1"
    assert refusal({"workers": [3, 4]}, "skip") == "euphoria.turn.1"
    assert refusal({"workers": [3, 4]}, "retrieve free") == "euphoria.turn.2"
    away = {"board": {"farm": 3}, "food": 1}
    assert refusal(away, "place 3 farm") == "euphoria.turn.2"


@rule("euphoria.doubles.1", "euphoria.doubles.3", "euphoria.turn.1")
def test_a_worker_that_is_no_double() -> None:
    own = {"workers": [3, 3, 4], "board": {"euphorian-tunnel": 1}, "energy": 1}
    other = refusal(own, "place 4 farm", "place 3 farm")
    assert other == "euphoria.doubles.1"
    second_action = refusal(own, "retrieve free", "place 3 farm")
    assert second_action == "euphoria.turn.1"


@rule("euphoria.retrieve.2", "euphoria.recruits.1")
def test_a_way_to_retrieve_that_is_not_open() -> None:
    own = {"workers": [3], "board": {"farm": 2}, "energy": 1}
    assert refusal(own, "retrieve food") == "euphoria.retrieve.2"
    assert refusal(own, "retrieve jefferson") == "euphoria.recruits.1"
    hidden = refusal({**own, "hidden": ["jefferson"]}, "retrieve jefferson")
    assert hidden == "euphoria.recruits.1"


@rule("euphoria.dilemma.1")
def test_a_dilemma_that_cannot_be_paid_or_is_resolved() -> None:
    own = {"workers": [3, 4], "dilemma": "bear", "artifacts": ["bat"]}
    assert refusal(own, "dilemma") == "euphoria.dilemma.1"
    assert refusal({**own, "resolved": "star"}, "dilemma") == "euphoria.dilemma.1"


@rule("euphoria.trade.1")
def test_a_trade_that_is_not_open() -> None:
    own = {"workers": [3, 4], "energy": 1}
    assert refusal(own, "trade player-2") == "euphoria.trade.1"


@rule("euphoria.trade.1", "euphoria.trade.2", "euphoria.trade.3")
def test_a_move_that_is_asked_of_somebody_else_has_no_article_of_its_own() -> None:
    match = position(players=[{"workers": [3, 4], "energy": 1}], options={"trading": "on"})
    reason = match.why_not("place 1 farm", 1)
    assert reason is not None
    assert (reason.article, bool(reason.text)) == ("", True)
