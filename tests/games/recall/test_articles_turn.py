"""A turn: what one does, what one may leave, what others gain, and undoing (recall.turn)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    article,
    asked,
    crystals,
    end,
    followers,
    hex_at,
    knowledge,
    moves,
    offered,
    play,
    player,
    position,
    skim,
    turn,
    use,
)
from tests.rules_cited import rule


def own(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    """The first player has a tribe and a gadget that can do nothing yet, unless named."""
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values, *others], **rest)


# One of two


@rule("recall.turn.1")
def test_a_keycard_or_a_recall_and_nothing_else() -> None:
    match = own({"crystals": ""})
    assert moves(match) == ["play blank", "recall", "return start-1"]
    assert article(match, "skip") == "recall.turn.1"
    assert article(match, "end") == "recall.turn.1"
    recalled = play(match.copy(), "recall")
    assert moves(recalled) == ["end", "return start-1"]
    play(use(match, "blank", "a"), "skip")
    assert moves(match) == ["end", "return start-1"]
    for again in ("play blank", "recall"):
        assert article(match, again) == article(recalled, again) == "recall.turn.1"


@rule("recall.turn.2", "recall.free.1")
def test_free_actions_before_between_and_after_effects() -> None:
    match = own({"crystals": "3 red", "crates": ["medal", "ore-sack"]})
    play(match, "open medal")  # before: 1 point, 1 white crystal
    assert (player(match).culture, crystals(match)) == (1, [1, 3, 0])
    play(
        use(match, "blank", "a"),
        "choose 2 follower",
        "open ore-sack",
        "choose buy 4 followers",
        "buy red",
    )
    assert followers(match, "start-1") == 3 + 2 + 2
    play(match, "skip", "convert red to 2 white", "return start-1", "convert 3 white to red")
    assert crystals(match) == [2, 2, 0]
    play(match, "end")
    assert turn(match) == 1


@rule("recall.turn.3", "recall.crystal.3")
def test_six_crystals_of_each_type_are_kept_at_the_end_of_the_turn() -> None:
    match = own({"crystals": "9 white 8 red 7 purple"})
    play(match, "recall")
    assert crystals(match) == [9, 8, 7]
    kept = play(match.copy(), "end")
    assert crystals(kept) == [6, 6, 6]
    play(match, "convert 3 white to red", "convert 3 red to purple", "end")
    assert crystals(match) == [6, 6, 6]
    match = play(own({"crystals": "8 white 2 red"}), "recall", "convert 3 white to red", "end")
    assert crystals(match) == [5, 3, 0]


# Effects are optional


@rule("recall.turn.4")
def test_effects_may_be_left_or_taken_in_part() -> None:
    left = play(use(own({"followers": {"h5": 2}}), "blank", "b"), "skip")
    assert moves(left)[0] == "end"
    part = use(own({"crystals": "4 white", "followers": {"h5": 2}}), "blank", "b")
    play(part, "choose develop", "skip")  # no develop at all
    play(part, "choose 2 move", "from h5", "to g5", "skip")  # one move of two
    assert followers(part, "g5") == 2
    assert moves(part)[0] == "end"


@rule("recall.turn.4")
@pytest.mark.parametrize(
    ("values", "rest", "played", "there"),
    [
        (
            {"crystals": "2 white", "followers": {"e6": 1}},
            {"tiles": {"f7": "caldera"}},
            ["play blank", "slot c", "choose develop", "build e6"],
            {"monument obelisk", "monument archive"},
        ),
        ({}, {"round": 5}, [], {"path knowledge", "path ancients"}),
        (
            {"objectives": ["heirs", "pioneers"]},
            {"round": 8},
            [],
            {"discard heirs", "discard pioneers"},
        ),
    ],
)
def test_monument_tiles_paths_and_objectives_cannot_be_refused(
    values: dict[str, Any], rest: dict[str, Any], played: list[str], there: set[str]
) -> None:
    match = play(own(values, **rest), *played)
    assert there <= set(moves(match))
    assert not {"skip", "end"} & set(moves(match))


@rule("recall.turn.4")
def test_a_relicube_that_has_been_entered_cannot_be_refused() -> None:
    """Neither by stopping on its hex nor in any other way."""
    match = own({"followers": {"h5": 2}}, relicubes={"g5": "white"})
    play(use(match, "blank", "d"), "move", "from h5", "to g5")
    assert article(match, "with 2") != ""  # one of them must stay
    play(match, "skip")
    assert player(match).relicubes["white"] == 1
    assert followers(match, "g5") == 1


@rule("recall.turn.4", "recall.recall.4")
def test_recharging_cannot_be_refused() -> None:
    match = own({"uses": {"goliat": 1}})
    assert player(match).stones.ready == 0
    play(match, "recall")
    assert player(match).stones.ready == 1


# What is gained


@rule("recall.turn.5", "recall.excavate.4")
def test_a_stone_that_is_excavated_can_be_used_at_once() -> None:
    values = {"tribe": "norther", "crystals": "1 white", "followers": {"g4": 2, "h5": 1}}
    match = own(values, stones={"g4": ["white", "black", "black"]})
    play(match, "use norther", "from h5", "to g5")
    assert not offered(match, "use ")
    play(use(match, "blank", "c"), "choose develop", "excavate g4", "stone white")
    assert "use norther" in moves(match)
    assert knowledge(match) == [2, 0, 0]


@rule("recall.turn.5")
def test_gadgets_tribes_crates_crystals_and_followers_can_be_used_at_once() -> None:
    """On the white track: step 3 brings a gadget, step 5 a tribe and its stone."""
    white = {"white": ["bishop", "rummager", "catalyst", "kinetor"]}
    values = {"crystals": "2 red", "crates": ["cipher-disk"], "followers": {"i4": 1}}
    match = own({**values, "knowledge": {"white": 2}}, ancients=white)
    play(match, "open cipher-disk", "gadget rummager")
    assert "use rummager" in moves(match)
    match = own({**values, "knowledge": {"white": 4}}, ancients=white)
    play(match, "open cipher-disk", "use bishop", "upgrade red")
    assert crystals(match) == [0, 1, 1]
    match = own({**values, "gadgets": ["rummager"]}, chance=["ore-sack"])
    play(match, "use rummager", "open ore-sack")  # 2 white crystals
    play(use(match, "blank", "a"), "choose buy 4 followers", "buy white", "place i4")
    play(match, "choose trade followers for white crystals", "remove i4")
    assert crystals(match) == [2, 2, 0]


@rule("recall.turn.5", "recall.card.1")
def test_a_keycard_gained_is_available_but_not_used_in_the_same_turn() -> None:
    """Kiln is on display; a forest workshop on i4 brings it."""
    match = own({"crystals": "1 red", "followers": {"i4": 1}}, green=["kiln"])
    play(use(match, "blank", "c"), "choose develop", "build i4")
    play(match, "choose take a green keycard", "take kiln")
    assert "kiln" in player(skim(match)).keycards
    assert article(match, "play kiln") == "recall.turn.1"
    end(end(match))
    assert "play kiln" in moves(match)


# On another player's turn


@rule("recall.turn.6", "recall.camp.3")
def test_gains_on_the_turn_of_another_come_at_once_in_player_order() -> None:
    """Lagoon is revealed so that its camp on g6 touches g5 and h6: 1 point and 1 follower each."""
    match = position(
        3,
        turn=1,
        players=[
            {"buildings": ["g5", "h5"], "culture": 2},
            {"buildings": ["h6"], "followers": {"h6": 1}, "culture": 10},
            {"buildings": ["h6"], "followers": {"start-3": 1, "i8": 1}},
        ],
        letters=["d"],
        chance=["lagoon"],
    )
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 2")
    assert hex_at(match, "g6").camp == "fishing-camp"
    seats = []
    while asked(match) != 1 or offered(match, "place "):
        seats.append((asked(match), sorted(offered(match))))
        if asked(match) != turn(match):
            assert not offered(match, "return ")  # no free actions
        play(match, moves(match)[0])
    assert [seat for seat, _ in seats][:2] == [1, 2]
    assert [seat for seat, _ in seats][-1] == 0
    assert (0, ["install d-1", "install d-2"]) in seats
    assert (2, ["place h6", "place i8", "place start-3"]) in seats
    assert [player(match, seat).culture for seat in range(3)] == [3, 10 + 3 + 1, 1]
    assert "choose 1 move" in moves(match)  # the turn goes on


@rule("recall.turn.7")
def test_crystals_above_six_from_another_turn_are_kept_to_the_end_of_the_next_own_turn() -> None:
    """The camp of the woods on g6: 1 white crystal for the second player, who has six."""
    match = own(
        {"followers": {"h5": 1}}, {"buildings": ["h6"], "crystals": "6 white"}, chance=["woods"]
    )
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 2")
    assert crystals(match, 1) == [7, 0, 0]
    assert (asked(end(match)), crystals(match, 1)) == (1, [7, 0, 0])
    assert crystals(end(play(match, "recall")), 1) == [6, 0, 0]


# Orders


@rule("recall.turn.8", "recall.develop.8")
def test_rewards_of_one_event_come_in_any_order() -> None:
    """A vault on h5 touches the ferry camp; the white crystal of each needs no question."""
    match = own({"crystals": "", "followers": {"h5": 1, "start-1": 1}})
    play(use(match, "blank", "c"), "choose develop", "build h5", "vault workroom")
    assert crystals(match) == [2, 0, 0]
    assert offered(match, "choose ") == {"choose upgrade a keycard", "choose 1 follower"}
    asks = {"choose 1 follower": "place h5", "choose upgrade a keycard": "swap blank"}
    for one, other in (list(asks), list(asks)[::-1]):
        first = play(match.copy(), one)
        assert asks[one] in moves(first)
        play(first, "skip" if "skip" in moves(first) else asks[one])
        assert asks[other] in moves(first)


@rule("recall.turn.8", "recall.know.3")
def test_rewards_of_a_track_come_step_by_step() -> None:
    """Two gray steps from 2: a gadget at 3, then the chip at 4."""
    values = {"crystals": "1 white", "followers": {"g4": 1}, "knowledge": {"gray": 2}}
    match = own(values, stones={"g4": ["gray", "black", "black"]}, light={"gray": ["light-red"]})
    play(use(match, "blank", "c"), "choose develop", "excavate g4", "stone gray")
    assert (knowledge(match), crystals(match)) == ([0, 3, 0], [0, 0, 0])
    assert len(offered(match, "gadget ")) == 4
    play(match, moves(match)[0])
    assert (knowledge(match), crystals(match)) == ([0, 4, 0], [0, 1, 0])


# What has become known stays known

CAMP_OF_WOODS = {"tiles": {"f7": "woods"}, "chance": ["ring-red"]}


@rule("recall.turn.9")
@pytest.mark.parametrize(
    ("values", "rest", "played"),
    [
        ({"followers": {"h5": 1}}, {}, "play blank, slot e, choose reveal a region, reveal f7"),
        (
            {"followers": {"h5": 1}},
            {"chance": ["lagoon"]},
            "play blank, slot e, choose reveal a region, reveal f7, lay 1",
        ),
        ({"gadgets": ["rummager"]}, {}, "use rummager"),
        ({"tribe": "norther", "followers": {"g7": 1}}, CAMP_OF_WOODS, "ring g7"),
        (
            {"crystals": "1 red", "followers": {"f8": 1}, "keycards": ["blank"]},
            {"tiles": {"f7": "woods"}, "green": ["kiln"]},
            "play blank, slot d, build f8, take kiln",
        ),
        ({"knowledge": {"white": 2}, "crates": ["codex"]}, {}, "open codex, know white"),
        ({"crates": ["ore-sack"]}, {}, "open ore-sack"),
        ({"objectives": ["landlords"]}, {"round": 8}, "discard landlords"),
        ({}, {}, "play blank, slot b, skip, end"),
    ],
)
def test_where_decisions_can_no_longer_be_taken_back(
    values: dict[str, Any], rest: dict[str, Any], played: str
) -> None:
    match = play(own(values, **rest), *played.split(", "))
    assert not match.can_undo


@rule("recall.turn.9")
def test_what_tells_nothing_new_can_be_taken_back() -> None:
    """Moves, payments, a building with a yellow keycard, up to the end of the turn."""
    followers = {"h5": 1, "i4": 1, "e7": 1}
    match = own({"crystals": "1 white 3 red", "followers": followers}, tiles={"f7": "woods"})
    before = match.checksum()
    play(match, "convert 3 red to purple", "return i4")
    play(use(match, "blank", "d"), "move", "from h5", "to h6", "skip", "build e7")
    play(match, "take porridge")
    while match.can_undo:
        match.undo()
    assert match.checksum() == before


@rule("recall.turn.9")
def test_the_choice_of_another_player_cannot_be_taken_back() -> None:
    match = position(
        players=[{"followers": {"h5": 1}}, {"buildings": ["h6"], "followers": {"start-2": 1}}],
        chance=["lagoon"],
    )
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 2")
    assert asked(match) == 1
    play(match, "place h6")
    assert match.undo_seat == 1  # the first player cannot take anything back
    play(match, "skip")
    assert (match.undo_seat, match.undo_depth) == (0, 1)  # not beyond the other's choice
