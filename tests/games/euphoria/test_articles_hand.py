"""The artifact hand, its limit and the deck (euphoria.hand)."""

from __future__ import annotations

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import copies, discarded, may, may_not, miner, moves, player
from tests.rules_cited import rule


@rule("euphoria.hand.1")
def test_all_cards_are_taken_before_any_is_discarded() -> None:
    match = position(
        players=[{"workers": [1, 2], "bliss": 1, "water": 1, "artifacts": ["bat"]}],
        draws=["book", "bear"],
    )
    play(match, "place 1 breeze-bar")
    assert player(match).artifacts == ["bat", "bear", "book"]
    assert moves(match) == ["discard book", "discard bear", "discard bat"]
    play(match, "discard bat")
    assert moves(match) == ["discard book", "discard bear"]
    play(match, "discard book")
    assert player(match).artifacts == ["bear"]
    assert discarded(match) == ["book", "bat"]
    assert asked(match) == 1


@rule("euphoria.hand.1")
@pytest.mark.parametrize("morale", [1, 2, 3, 4, 5, 6])
def test_the_hand_limit_is_morale(morale: int) -> None:
    match = position(
        players=[
            {"workers": [1, 2], "food": 1, "artifacts": ["bat"] * (morale - 1), "morale": morale}
        ],
        draws=["bat", "book"],
    )
    play(match, "place 1 wastelander-tunnel", "dig artifact")
    assert player(match).artifacts == ["bat"] * morale
    assert asked(match) == 1


@rule("euphoria.hand.1")
def test_discarding_comes_before_the_next_effect() -> None:
    match = position(
        players=[
            {"workers": [1, 2], "food": 1, "artifacts": ["bat"], "recruits": ["reitz"]},
        ],
        draws=["bear"],
    )
    play(match, "place 1 wastelander-tunnel", "use reitz")
    assert moves(match) == ["discard bear", "discard bat"]
    play(match, "discard bat")
    assert miner(match, "wastelander") == 2
    assert moves(match) == ["dig resource", "dig artifact"]


@rule("euphoria.hand.2", "euphoria.retrieve.3")
def test_a_hand_that_is_too_large_for_fallen_morale_is_discarded_at_once() -> None:
    match = position(
        players=[
            {
                "workers": [1],
                "board": {"farm": [2, 3]},
                "morale": 3,
                "artifacts": ["book", "box", "bat"],
            }
        ]
    )
    play(match, "retrieve free")
    assert moves(match) == ["discard book", "discard box", "discard bat"]
    play(match, "discard box")
    assert may(match, "take all", "take farm 2", "take farm 3")
    assert player(match).artifacts == ["bat", "book"]


@rule("euphoria.hand.2", "euphoria.powers.6")
def test_morale_that_falls_on_another_players_turn_costs_cards_too() -> None:
    match = position(
        players=[
            {"workers": [3], "board": {"farm": 1}, "bliss": 1},
            {"recruits": ["ben"], "morale": 3, "artifacts": ["book", "box", "bat"]},
        ],
        dice=[3],
    )
    play(match, "retrieve bliss", "use ben")
    assert asked(match) == 1
    assert moves(match) == ["discard book", "discard box", "discard bat"]
    play(match, "discard book", "discard bat")
    assert player(match, 1).artifacts == ["box"]


@rule("euphoria.hand.3")
def test_paid_and_discarded_artifacts_go_to_the_discard_pile() -> None:
    match = position(
        players=[{"workers": [1, 2], "morale": 3, "artifacts": ["book", "box", "bat"]}],
        discard=["bear"],
    )
    play(match, "place 1 ark")
    assert discarded(match) == ["book", "box", "bear", "bat"]
    assert view_of(match).artifact_deck == 32


@rule("euphoria.hand.3")
def test_the_discards_become_a_new_deck_when_a_card_is_due_and_the_deck_is_empty() -> None:
    everything_but = copies(6, ["book", "balloons", "bifocals", "box", "bear"])
    match = position(
        players=[{"workers": [1, 2], "bliss": 1, "water": 1, "morale": 6}],
        discard=[*everything_but, *["bat"] * 5],
        draws=["bat", "book"],
    )
    assert view_of(match).artifact_deck == 1
    play(match, "place 1 breeze-bar")
    assert player(match).artifacts == ["bat", "book"]
    assert view_of(match).artifact_deck == 34
    assert discarded(match) == []


@rule("euphoria.hand.3")
def test_the_deck_is_not_shuffled_anew_before_a_card_is_due() -> None:
    match = position(
        players=[{"workers": [1, 2], "food": 1}], discard=copies(6)[1:], draws=["book"]
    )
    play(match, "place 1 wastelander-tunnel", "dig artifact")
    assert player(match).artifacts == ["book"]
    assert (view_of(match).artifact_deck, len(discarded(match))) == (0, 35)


@rule("euphoria.hand.3", "euphoria.cost.2")
def test_with_deck_and_discards_empty_the_rest_of_the_draw_is_lost() -> None:
    full = [{"morale": 6, "artifacts": [name] * 6} for name in ("book", "box", "bear", "bat")]
    match = position(
        seats=6,
        players=[
            {"workers": [1, 2], "bliss": 1, "water": 1, "morale": 6, "artifacts": ["balloons"] * 5},
            {"morale": 6, "artifacts": ["bifocals"] * 6},
            *full,
        ],
    )
    play(match, "place 1 breeze-bar")
    assert player(match).artifacts == ["balloons"] * 6
    assert (view_of(match).artifact_deck, discarded(match)) == (0, [])
    assert asked(match) == 1
    assert may_not(match, "discard balloons")
