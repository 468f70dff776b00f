"""Using a keycard: slots, effects that wait together, white and other cards (recall.key)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    WALK_OF_B,
    article,
    crystals,
    end,
    followers,
    knowledge,
    moves,
    offered,
    play,
    player,
    position,
    use,
)
from tests.rules_cited import rule

COUNCIL = "choose develop / 3 move / 3 follower / 1 purple crystal / 2 any knowledge"
HIRED_HANDS = "choose pay 1 white crystal: develop & 2 follower"


CONVERTIBLE = {"keycards": ["blank"], "crystals": "3 white"}
"""Crystals could still be converted, so effects that are not possible yet wait."""


def own(values: dict[str, Any], **rest: Any) -> Match:
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values], **rest)


@rule("recall.key.1", "recall.key.6")
def test_a_keycard_goes_into_a_vacant_slot_and_activates_the_box_above() -> None:
    match = own({"keycards": ["porridge", "blank"], "slots": {"a": "footpath", "d": "blank"}})
    play(match, "play porridge")
    assert moves(match) == [f"slot {slot}" for slot in "bcef"]
    assert article(match, "slot a") == "recall.key.6"
    play(match, "slot b")
    assert offered(match, "choose ") == {"choose 2 follower", WALK_OF_B}  # nothing to develop
    assert player(match).slots["b"] == "porridge"
    assert player(match).boxes == ["a", "b", "d"]


@rule("recall.key.6", "recall.recall.1")
def test_a_keycard_stays_in_its_slot_until_it_is_recalled_or_taken_back() -> None:
    match = own({"keycards": ["porridge"], "slots": {"b": "blank"}, "crates": ["memento"]})
    end(use(match, "porridge", "a"))
    end(match)  # of the second player
    assert (player(match).slots["a"], player(match).keycards) == ("porridge", [])
    back = play(match.copy(), "open memento", "back a")
    assert (player(back).slots["a"], player(back).keycards) == (None, ["porridge"])
    play(match, "recall")
    assert player(match).keycards == ["blank", "porridge"]
    assert set(player(match).slots.values()) == {None}


@rule("recall.key.2")
def test_effects_of_keycard_and_box_are_mixed_as_one_likes() -> None:
    """Carpentry in slot E: move of the box, follower of the card, reveal of the box, develops."""
    match = own(
        {"keycards": ["carpentry"], "crystals": "3 white", "followers": {"i4": 2, "start-1": 1}},
        chance=["woods"],
    )
    use(match, "carpentry", "e")
    every = {"1 move", "reveal a region", "develop", "1 follower"}
    assert offered(match, "choose ") == {f"choose {effect}" for effect in every}
    play(match, "choose 1 move", "from start-1", "to i5")
    assert "choose 1 move" not in moves(match)
    play(match, "choose 1 follower", "place i5", "choose reveal a region", "reveal f7", "lay 1")
    assert offered(match) >= {"upgrade white", "skip"}  # both that are left are the same
    play(match, "upgrade white", "upgrade white")
    assert followers(match, "i5") == 2
    assert crystals(match) == [1, 2, 0]


@rule("recall.key.2", "recall.key.8")
def test_what_a_card_gives_for_a_payment_is_mixed_with_the_box_too() -> None:
    """Hired hands in slot E: two followers, then the move of the box, then the card's develop."""
    match = own({"keycards": ["hired-hands"], "crystals": "2 white", "followers": {"i4": 1}})
    play(use(match, "hired-hands", "e"), HIRED_HANDS)
    there = {"develop", "2 follower", "1 move", "reveal a region"}
    assert offered(match, "choose ") == {f"choose {effect}" for effect in there}
    play(match, "choose 2 follower", "place i4", "place i4")
    play(match, "choose 1 move", "from i4", "with 2", "to h5")
    play(match, "choose develop", "build h5", "vault treasury")
    assert crystals(match) == [1 + 1, 0, 1]  # 1 of them is the ferry camp's


@rule("recall.key.2")
def test_the_rest_can_be_taken_in_the_order_shown() -> None:
    match = own({"keycards": ["kiln"], "followers": {"i4": 2}})
    play(use(match, "kiln", "b"), "do the rest")
    assert crystals(match) == [0, 1, 0]
    assert "from i4" in moves(match)


@rule("recall.key.2")
def test_the_rest_begins_with_what_is_possible() -> None:
    """Box C, other side: nobody is near water, so the move comes first."""
    match = own({"followers": {"start-1": 1}, "upgrades": ["c-2"], "culture": 5} | CONVERTIBLE)
    use(match, "blank", "c")
    assert "choose water move" not in moves(match)
    play(match, "do the rest")
    assert offered(match, "from ") == {"from start-1"}
    play(match, "from start-1", "to i5", "upgrade white")
    assert crystals(match) == [3, 1, 0]
    assert "skip" in moves(match), "the water move still waits for a free action"


@rule("recall.key.3")
def test_a_triple_move_is_not_broken_off_and_resumed() -> None:
    """Expedition in slot E: after two of its moves neither another effect nor a free action."""
    own_side = {
        "keycards": ["expedition"],
        "crystals": "3 white",
        "crates": ["ore-sack"],
        "followers": {"i4": 2},
    }
    match = use(own(own_side), "expedition", "e")
    play(match, "choose 3 move", "from i4", "to h5", "to g5")
    assert set(moves(match)) == {"to g4", "to h5", "to h6", "with 1", "skip"}
    for other in ("convert 3 white to red", "open ore-sack", "return g5"):
        assert article(match, other) == "recall.move.5"
    play(match, "skip", "choose develop", "upgrade white")
    assert "choose 3 move" not in moves(match)  # the third move is lost


@rule("recall.key.4")
@pytest.mark.parametrize(
    ("slot", "box"),
    [
        ("a", {"2 follower", "buy 4 followers", "trade followers for white crystals"}),
        ("c", {"water move", "develop"}),
        ("e", {"1 move", "reveal a region", "develop"}),
    ],
)
def test_a_white_keycard_brings_the_box_alone(slot: str, box: set[str]) -> None:
    match = own({"crystals": "1 white", "followers": {"i4": 1}})
    assert offered(use(match, "blank", slot), "choose ") == {f"choose {one}" for one in box}


FIVE = {
    "choose develop": "upgrade white",
    "choose 3 move": "from i4",
    "choose 3 follower": "place i4",
    "choose 1 purple crystal": "",
    "choose 2 any knowledge": "know gray",
}


@rule("recall.key.5")
@pytest.mark.parametrize("chosen", FIVE)
def test_one_of_five_effects_of_the_council(chosen: str) -> None:
    own_side = {"keycards": ["council"], "crystals": "1 white", "followers": {"i4": 1, "h5": 1}}
    match = use(own(own_side), "council", "c")
    play(match, COUNCIL)
    assert offered(match, "choose ") == set(FIVE)
    play(match, chosen)
    if FIVE[chosen]:
        play(match, FIVE[chosen])
    while not {"choose water move", "end"} & set(moves(match)):
        play(match, next(move for move in moves(match) if not move.startswith("return")))
    assert offered(match, "choose ") <= {"choose water move", "choose develop"}
    purple = crystals(match)[2]
    assert (purple == 1) == (chosen == "choose 1 purple crystal")
    assert (sum(knowledge(match)) == 2) == (chosen == "choose 2 any knowledge")
    assert (player(match).on_map == 5) == (chosen == "choose 3 follower")


@rule("recall.key.7")
@pytest.mark.parametrize(
    "values",
    [
        {"keycards": [], "slots": {"a": "blank", "b": "blank"}},
        {
            "keycards": ["porridge"],
            "slots": dict(zip("abcdef", ["blank", "blank", *["footpath"] * 4], strict=True)),
        },
    ],
)
def test_without_a_keycard_or_a_slot_one_must_recall(values: dict[str, Any]) -> None:
    match = own(values)
    assert moves(match)[0] == "recall"
    assert not offered(match, "play ")
    assert article(match, "skip") == "recall.turn.1"
    if values["keycards"]:
        assert article(match, "play porridge") == "recall.key.7"


@rule("recall.key.8")
def test_what_a_card_lets_one_pay_for_is_paid_once() -> None:
    own_side = {"keycards": ["hired-hands"], "crystals": "4 white", "crates": ["barter-goods"]}
    match = use(own(own_side), "hired-hands", "f")
    play(match, HIRED_HANDS, "choose develop", "upgrade white", "choose 2 follower")
    assert crystals(match) == [2, 1, 0]
    assert followers(match, "start-1") == 3 + 2
    assert not offered(match, "choose ")
    play(match, "open barter-goods", "choose pay 1 white crystal: 1 red crystal & 1 follower")
    assert crystals(match) == [1, 2, 0]
    assert followers(match, "start-1") == 3 + 2 + 1
    assert not offered(match, "choose ")


@rule("recall.key.2", "recall.box.c.1")
def test_the_card_in_the_slot_under_c_gives_the_card_a_water_movement_and_a_develop() -> None:
    match = own({"keycards": ["census"], "crystals": "1 white", "followers": {"i4": 1}})
    use(match, "census", "c")
    card = "choose 3 follower / 3 white crystal"
    assert offered(match, "choose ") == {card, "choose water move", "choose develop"}
    play(match, card, "choose 3 white crystal", "choose water move", "from i4", "to g4")
    play(match, "upgrade white")
    assert (crystals(match), followers(match, "g4")) == ([3, 1, 0], 1)
