"""The six action boxes, before and after upgrades (recall.box)."""

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
    view_of,
)
from tests.rules_cited import rule

BUY = "choose buy 4 followers"
TRADE = "choose trade followers for white crystals"
COPY = "choose pay 1 white crystal: copy a used box"


def own(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values, *others], **rest)


def box(slot: str, values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    """The first player has used a white keycard there."""
    return use(own(values, *others, **rest), "blank", slot)


def buy(match: Match, *crystals: str) -> Match:
    """Buy followers with box A, one crystal after the other; they go onto starting spaces."""
    for crystal in crystals:
        more = [move for move in moves(match) if move.startswith("choose buy ")]
        play(match, *more, f"buy {crystal}")
    return match


# Box A


@rule("recall.box.a.1", "recall.box.a.2", "recall.box.a.3", "recall.follower.2")
def test_two_followers_then_four_for_crystals_then_one_removed_for_a_crystal() -> None:
    """The example: 2 white crystals and 1 red one are paid for 4, 1 other follower is removed."""
    match = box("a", {"crystals": "2 white 1 red", "followers": {"h5": 1, "i4": 1}})
    play(match, "choose 2 follower", "place h5", "place i4")
    play(buy(match, "white"), "place i4")
    play(buy(match, "white"), "place i4")
    play(buy(match, "red"), "place h5", "place h5")
    assert (followers(match, "h5"), followers(match, "i4"), crystals(match)) == (4, 4, [0, 0, 0])
    play(match, "remove i4", "skip")
    assert (followers(match, "i4"), crystals(match)) == (3, [1, 0, 0])
    assert player(match).on_map == 2 + 2 + 4 - 1


@rule("recall.box.a.2")
@pytest.mark.parametrize(
    ("storage", "bought"), [("1 white", 1), ("1 red", 2), ("1 purple", 4), ("6 white", 4)]
)
def test_up_to_four_are_bought_at_one_two_or_four_for_a_crystal(storage: str, bought: int) -> None:
    match = box("a", {"crystals": storage, "followers": {"start-1": 1}})
    play(match, "choose 2 follower")
    paid = sum(crystals(match))
    buy(match, *[storage.split()[1]] * (4 if storage == "6 white" else 1))
    assert not [move for move in moves(match) if "buy" in move]
    assert followers(match, "start-1") == 1 + 2 + bought
    assert paid - sum(crystals(match)) == (4 if storage == "6 white" else 1)


@rule("recall.box.a.3")
def test_any_number_of_followers_anywhere_is_removed_for_a_white_crystal_each() -> None:
    match = box("a", {"crystals": "", "followers": {"h5": 2, "start-1": 1, "e2": 1}})
    play(match, TRADE, "remove e2", TRADE, "remove h5", TRADE, "remove start-1", TRADE, "remove h5")
    assert (player(match).on_map, crystals(match)) == (0, [4, 0, 0])
    assert player(match).supply == 23


@rule("recall.box.a.4")
def test_a_follower_leaves_one_hex_as_a_crystal_and_comes_back_in_another() -> None:
    match = box("a", {"crystals": "", "followers": {"h5": 2, "i4": 1}})
    play(buy(play(match, TRADE, "remove h5"), "white"), "place i4")
    play(match, TRADE, "remove h5", "choose 2 follower", "place start-1", "place i4")
    play(buy(match, "white"), "place i4")
    assert [followers(match, name) for name in ("h5", "i4", "start-1")] == [0, 4, 1]
    assert crystals(match) == [0, 0, 0]


@rule("recall.box.a.4")
def test_a_crystal_that_brings_more_than_are_left_cannot_be_paid() -> None:
    match = box("a", {"crystals": "2 white 2 red 1 purple", "followers": {"start-1": 1}})
    assert offered(play(match.copy(), BUY), "buy ") == {"buy white", "buy red", "buy purple"}
    play(buy(match, "white"), "choose buy 3 followers")
    assert offered(match, "buy ") == {"buy white", "buy red"}
    assert article(match, "buy purple") == "recall.box.a.4"
    play(match, "buy red", "choose buy 1 followers")
    assert offered(match, "buy ") == {"buy white"}


@rule("recall.box.a.5")
def test_with_a_short_supply_the_others_are_lost() -> None:
    """One follower is in the supply: a red or a purple crystal brings it alone."""
    match = box("a", {"crystals": "2 white 1 purple", "followers": {"start-1": 22}})
    play(match, BUY, "buy purple")
    assert (followers(match, "start-1"), player(match).supply) == (23, 0)
    assert crystals(match) == [2, 0, 0]
    assert BUY not in moves(match)


@rule("recall.box.a.5", "recall.follower.4")
def test_with_an_empty_supply_nothing_can_be_paid() -> None:
    match = box("a", {"crystals": "2 white", "followers": {"start-1": 23}})
    assert BUY not in moves(match)
    assert article(match, BUY) == "recall.box.a.5"
    assert article(match, "choose 2 follower") == "recall.follower.4"
    play(match, TRADE, "remove start-1")
    assert BUY in moves(match)


@rule("recall.box.a.6")
def test_all_that_leave_a_hex_in_one_activation_are_spent_at_once() -> None:
    """A raft on h4 brings one follower to i4, and one to g4."""
    match = box(
        "a",
        {"crystals": "", "followers": {"i4": 3, "g4": 1}},
        {"tribe": "finder", "raft": ["h4", 3]},
    )
    play(match, TRADE, "remove i4", TRADE, "remove g4", TRADE, "remove i4", TRADE, "remove i4")
    assert (followers(match, "i4", 1), followers(match, "g4", 1)) == (1, 1)
    assert crystals(match) == [4, 0, 0]


# Boxes B and C


@rule("recall.box.b.1")
@pytest.mark.parametrize(
    ("choice", "n", "left"),
    [
        ("2 move", 2, [1, 1, 1]),
        ("pay 1 white crystal: 3 move", 3, [0, 1, 1]),
        ("pay 1 red crystal: 4 move", 4, [1, 0, 1]),
        ("pay 1 purple crystal: 5 move", 5, [1, 1, 0]),
    ],
)
def test_moves_for_one_crystal_at_most(choice: str, n: int, left: list[int]) -> None:
    match = box("b", {"crystals": "1 white 1 red 1 purple", "followers": {"h5": 1}})
    play(match, WALK_OF_B, f"choose {choice}", "from h5")
    for number in range(n):
        assert not offered(match, "choose ")  # nothing more can be paid on the way
        play(match, "to g5" if number % 2 == 0 else "to h5")
    assert crystals(match) == left
    assert "choose 2 move" not in moves(match)
    assert followers(match, "g5" if n % 2 else "h5") == 1
    assert offered(match, "upgrade ")  # the develop is left


@rule("recall.box.b.1", "recall.crystal.1")
def test_crystals_that_are_not_there_buy_no_moves() -> None:
    match = play(box("b", {"crystals": "1 red", "followers": {"h5": 1}}), WALK_OF_B)
    assert offered(match, "choose ") == {"choose 2 move", "choose pay 1 red crystal: 4 move"}


@rule("recall.box.b.2", "recall.box.c.1")
@pytest.mark.parametrize(("slot", "movement"), [("b", WALK_OF_B), ("c", "choose water move")])
def test_a_movement_and_a_develop_in_any_order(slot: str, movement: str) -> None:
    match = box(slot, {"crystals": "1 white", "followers": {"i4": 2}})
    assert offered(match, "choose ") == {movement, "choose develop"}
    way = ["choose 2 move"] if slot == "b" else []
    way += ["from i4", "to h5"]
    first = play(match.copy(), "choose develop", "upgrade white", *way)
    assert followers(first, "h5") == 2
    play(match, movement, *way)
    if slot == "b":
        play(match, "skip")
    assert {"upgrade white", "skip"} <= set(moves(match))
    play(match, "upgrade white")
    assert moves(match)[0] == "end"


# Box D


@rule("recall.box.d.1", "recall.box.d.2")
def test_two_moves_are_one_movement_effect() -> None:
    """The relicube on g5 is paid when both moves are over; the second one follows at once."""
    match = box("d", {"followers": {"h5": 2}}, relicubes={"g5": "brown"})
    play(match, "move", "from h5", "to g5")
    assert player(match).relicubes["brown"] == 0
    play(match, "to h6")
    assert player(match).relicubes["brown"] == 1
    assert (followers(match, "g5"), followers(match, "h6")) == (0, 1)
    assert "move" not in moves(match)


@rule("recall.box.d.1", "recall.box.d.2")
def test_two_develops_are_separate_effects() -> None:
    """Between them comes the effect of the keycard."""
    match = own({"keycards": ["census"], "crystals": "3 white", "followers": {"i4": 1}})
    play(use(match, "census", "d"), "choose 2 move or develop", "upgrade white")
    census = "choose 3 follower / 3 white crystal"
    assert offered(match, "choose ") == {census, "choose 1 move or develop"}
    play(match, census, "choose 3 white crystal", "upgrade white")
    assert crystals(match) == [4, 2, 0]
    assert moves(match)[0] == "end"


@rule("recall.box.d.1", "recall.box.d.2")
def test_a_move_and_a_develop_in_either_order() -> None:
    values = {"crystals": "2 white", "followers": {"i4": 1}}
    match = play(box("d", values), "move", "from i4", "to h5", "skip")
    assert "upgrade white" in moves(match)
    assert "move" not in moves(match)  # the movement effect is over: a develop is kept
    play(match, "upgrade white")
    assert (crystals(match), followers(match, "h5")) == ([1, 1, 0], 1)
    assert moves(match)[0] == "end"
    match = play(box("d", values), "move", "skip")  # without a move both are develops
    assert "move" not in moves(match)
    play(match, "upgrade white", "upgrade white")
    assert crystals(match) == [0, 2, 0]
    match = play(box("d", values), "upgrade white")
    assert {"move", "upgrade white"} <= set(moves(match))
    play(match, "move", "from i4", "to h5")
    assert (crystals(match), followers(match, "h5")) == ([1, 1, 0], 1)
    assert moves(match)[0] == "end"


# Box E


@rule("recall.box.e.1")
def test_a_move_a_reveal_and_a_develop_in_any_order() -> None:
    values = {"crystals": "1 white", "followers": {"h5": 1}}
    match = box("e", values, chance=["woods"])
    assert offered(match, "choose ") == {
        "choose 1 move",
        "choose reveal a region",
        "choose develop",
    }
    play(match, "choose develop", "upgrade white", "choose reveal a region", "reveal f7", "lay 1")
    play(match, "from h5", "to g5")
    assert (crystals(match), followers(match, "g5")) == ([0, 1, 0], 1)
    for slot in "abcdf":
        assert not [move for move in moves(box(slot, values)) if "reveal" in move]


# Box F


@rule("recall.box.f.1")
def test_box_f_gives_the_effects_of_a_used_box_for_a_white_crystal() -> None:
    values = {"crystals": "2 white", "slots": {"a": "blank", "c": "footpath"}}
    match = box("f", values)
    play(match, COPY)
    assert crystals(match) == [1, 0, 0]
    assert offered(match, "box ") == {"box a", "box c"}
    assert article(match, "box b") == "recall.box.f.1"
    play(match, "box a", "choose 2 follower", BUY, "buy white")
    assert followers(match, "start-1") == 3 + 2 + 1


@rule("recall.box.f.1")
def test_without_a_white_crystal_box_f_gives_nothing() -> None:
    match = box("f", {"crystals": "", "slots": {"a": "blank"}})
    assert not offered(match, "choose ")


@rule("recall.box.f.2")
def test_a_used_box_stays_used_when_its_keycard_is_taken_back() -> None:
    match = own({"crystals": "1 white", "slots": {"a": "blank"}, "crates": ["memento"]})
    play(match, "open memento", "back a")
    assert player(match).slots["a"] is None
    play(use(match, "blank", "f"), COPY)
    assert "choose 2 follower" in moves(play(match, "box a"))


@rule("recall.box.f.2")
def test_a_recall_makes_all_boxes_unused() -> None:
    match = own({"crystals": "1 white", "slots": {"a": "blank"}})
    end(end(play(match, "recall")))
    assert player(match).boxes == []
    assert COPY not in moves(use(match, "blank", "f"))


@rule("recall.box.f.2", "recall.box.f.4")
def test_a_keycard_goes_into_slot_f_for_its_own_effects() -> None:
    match = own({"crystals": "2 white", "keycards": ["whetstone"]})
    assert COPY not in moves(use(match, "whetstone", "f"))
    play(match, "choose 1 red crystal / 2 white crystal", "choose 1 red crystal")
    assert crystals(match) == [2, 1, 0]
    # With another box used, the card has its effects with the payment and without it.
    for copies in (True, False):
        match = own({"crystals": "2 white", "keycards": ["whetstone"], "slots": {"d": "blank"}})
        use(match, "whetstone", "f")
        if copies:
            play(match, COPY, "box d", "choose 2 move or develop", "upgrade white")
        play(match, "choose 1 red crystal / 2 white crystal", "choose 1 red crystal", "skip")
        assert crystals(match) == ([0, 2, 0] if copies else [2, 1, 0])


@rule("recall.box.f.3")
def test_box_f_copies_the_box_as_it_is_now_without_its_keycard_and_never_itself() -> None:
    values = {
        "crystals": "3 white",
        "slots": {"b": "porridge"},
        "culture": 5,
        "upgrades": ["b-1"],
        "followers": {"h5": 1},
    }
    match = box("f", values, letters=["b"])
    play(match, COPY)
    assert article(match, "box f") == "recall.box.f.3"
    play(match, "box b")
    three = next(move for move in offered(match, "choose ") if "3 move" in move)
    assert offered(match, "choose ") == {three, "choose develop"}  # no followers of porridge
    play(match, three, "choose pay 1 white crystal: 4 move")
    assert crystals(match) == [1, 0, 0]  # 1 for the copy, 1 for the moves


# Upgraded boxes

UPGRADES = {
    "a-1": {"4 follower", "buy 4 followers", "trade followers for white crystals"},
    "a-2": {
        "3 follower",
        "buy 6 followers at better rates",
        "trade followers for white crystals",
    },
    "b-2": {"2 move", "develop"},
    "c-1": {"spreading water move", "develop"},
    "c-2": {"water move", "1 move", "develop"},
    "d-2": {"2 move or develop", "1 any knowledge"},
    "e-1": {"2 move", "reveal a region", "develop"},
    "e-2": {"1 move", "reveal a region", "develop"},
    "f-1": {"copy a used box"},
    "f-2": {"pay 1 white crystal: copy any box"},
}


@rule("recall.box.upgrade.1")
@pytest.mark.parametrize("side", UPGRADES)
def test_an_upgraded_box_gives_what_its_side_shows(side: str) -> None:
    slot = side[0]
    values = {
        "crystals": "2 white",
        "followers": {"i4": 2, "h5": 1},
        "culture": 5,
        "upgrades": [side],
        "slots": {"a" if slot != "a" else "b": "blank"},
    }
    match = box(slot, values, letters=[slot])
    there = {move.removeprefix("choose ") for move in offered(match, "choose ")}
    if slot == "f" and not there:
        there = {"copy a used box"} if offered(match, "box ") else set()
    assert there - {"1 white crystal", "1 point"} == UPGRADES[side]


@rule("recall.box.upgrade.1")
def test_an_upgrade_is_for_good() -> None:
    values = {"culture": 5, "upgrades": ["a-1"], "slots": {"b": "blank"}, "crystals": ""}
    match = box("a", values, letters=["a"])
    for number in range(2):
        assert "choose 4 follower" in moves(match)
        if number == 0:
            end(end(match))
            end(end(play(match, "recall")))
            use(match, "blank", "a")


@rule("recall.box.upgrade.2", "recall.box.a.4", "recall.box.a.5")
def test_better_rates_follow_the_rules_of_box_a() -> None:
    """1, 3 and 6 followers for a crystal, up to 6 in all."""
    values = {"crystals": "3 white 2 red 1 purple", "culture": 5, "upgrades": ["a-2"]}
    better = "choose buy 6 followers at better rates"
    match = play(box("a", values, letters=["a"]), better)
    assert {"buy white", "buy red", "buy purple"} <= set(moves(match))
    play(match, "buy red")
    assert followers(match, "start-1") == 3 + 3
    three = next(move for move in moves(match) if move.startswith("choose buy 3"))
    play(match, three)
    assert offered(match, "buy ") == {"buy white", "buy red"}
    assert article(match, "buy purple") == "recall.box.a.4"


@rule("recall.box.upgrade.2", "recall.box.d.2")
def test_three_moves_or_develops_follow_the_rules_of_box_d() -> None:
    values = {
        "crystals": "3 white",
        "followers": {"h5": 2},
        "culture": 5,
        "upgrades": ["d-1"],
    }
    match = box("d", values, letters=["d"], relicubes={"g5": "brown"})
    play(match, "upgrade white", "move", "from h5", "to g5", "to h6")
    assert player(match).relicubes["brown"] == 1  # two moves were one effect
    assert crystals(match) == [2, 1, 0]
    assert not {"move", "upgrade white"} & set(moves(match))
    match = box("d", values, letters=["d"])
    play(match, "upgrade white", "move", "from h5", "to g5", "skip")
    assert "move" not in moves(match)
    play(match, "upgrade white")
    assert (crystals(match), moves(match)[0]) == ([1, 2, 0], "end")


@rule("recall.box.upgrade.2", "recall.box.e.1")
def test_two_reveals_of_an_upgraded_box_are_separate() -> None:
    values = {"followers": {"h5": 1}, "culture": 5, "upgrades": ["e-2"], "crystals": ""}
    match = box("e", values, letters=["e"], chance=["woods", "ridge"])
    play(match, "choose reveal a region", "reveal f7", "lay 1")
    assert player(match).culture == 5 + 1
    while "choose reveal a region" not in moves(match):
        play(match, moves(match)[0])
    play(match, "choose reveal a region", "reveal e4", "lay 1")
    assert [one.tile for one in view_of(match).regions if one.tile] == ["ridge", "woods", "harbour"]
    assert knowledge(match) == [0, 0, 0]
