"""The kernel's own effects, as a game puts them together."""

from __future__ import annotations

import pytest

from rekindle.kernel.errors import IllegalMove
from tests.kernel.toy import BROKE, TURN, asked, pebbles, playing, points, turn_is_over

# --- in any order, one of, up to, per -------------------------------------------------------------


@pytest.mark.parametrize("order", [["sell", "pick", "bury"], ["bury", "pick", "sell"]])
def test_parts_are_taken_in_any_order(order: list[str]) -> None:
    match = playing("fair", "red blue")
    for part in order:
        assert "skip" in asked(match)
        match.play(f"choose {part}")
        if part == "pick":
            match.play("take green")
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([0, 1, 0], 1)


def test_a_part_is_offered_once() -> None:
    match = playing("fair", "red blue")
    match.play("choose bury")
    assert asked(match) == ["choose sell", "choose pick", "do the rest", "skip", "swap"]


@pytest.mark.parametrize("taken", [[], ["sell"], ["bury", "sell"]])
def test_the_rest_may_be_left_out(taken: list[str]) -> None:
    match = playing("fair", "red blue")
    for part in taken:
        match.play(f"choose {part}")
    match.play("skip")
    assert turn_is_over(match)
    assert points(match, 0) == ("sell" in taken)


def test_a_part_that_does_nothing_is_offered_as_soon_as_it_does_something() -> None:
    match = playing("fair", "")
    assert asked(match) == ["choose pick", "skip"]
    match.play("choose pick")
    match.play("take blue")
    assert asked(match) == ["choose bury", "skip", "barter"]


def test_one_of_leaves_out_what_is_impossible() -> None:
    match = playing("crossroads", "red green")
    assert asked(match) == ["choose burn", "choose drown"]
    match.play("choose drown")
    assert pebbles(match, 0) == [0, 1, 0]


def test_one_of_with_a_single_possible_part_asks_nobody() -> None:
    match = playing("crossroads", "green")
    assert turn_is_over(match)
    assert pebbles(match, 0) == [0, 0, 0]


def test_one_of_impossible_parts_is_nothing() -> None:
    assert turn_is_over(playing("crossroads", "", "red green blue"))


@pytest.mark.parametrize("times", range(4))
def test_up_to_three_times(times: int) -> None:
    match = playing("feast", "red red red red")
    for _ in range(times):
        assert asked(match) == ["choose eat", "skip"]
        match.play("choose eat")
    if times < 3:
        match.play("skip")
    assert turn_is_over(match)
    assert (points(match, 0), pebbles(match, 0)) == (times, [4 - times, 0, 0])


def test_up_to_ends_when_nothing_is_left_to_do() -> None:
    match = playing("feast", "red red blue")
    match.play("choose eat")
    match.play("choose eat")
    assert turn_is_over(match)
    assert points(match, 0) == 2


def test_may_is_once_or_not_at_all() -> None:
    taken, refused = playing("wish"), playing("wish")
    taken.play("choose wish")
    refused.play("skip")
    assert turn_is_over(taken)
    assert turn_is_over(refused)
    assert (pebbles(taken, 0), pebbles(refused, 0)) == ([0, 0, 1], [0, 0, 0])


@pytest.mark.parametrize("reds", range(4))
def test_per_counts_what_is_there(reds: int) -> None:
    match = playing("harvest", "red " * reds)
    assert turn_is_over(match)
    assert pebbles(match, 0) == [reds, reds, 0]


def test_a_sequence_runs_to_its_end_without_asking() -> None:
    match = playing("meadow")
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([0, 2, 0], 1)


@pytest.mark.parametrize(("held", "left", "won"), [("red", [0, 0, 0], 0), ("", [0, 0, 0], 1)])
def test_if_and_else(held: str, left: list[int], won: int) -> None:
    match = playing("scales", held)
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == (left, won)


@pytest.mark.parametrize(("held", "won"), [("red", 1), ("blue", 0)])
def test_if_without_else(held: str, won: int) -> None:
    match = playing("lesson", held)
    assert turn_is_over(match)
    assert points(match, 0) == won


# --- other seats ----------------------------------------------------------------------------------


def test_others_choose_in_player_order_during_my_turn() -> None:
    match = playing("tribute", "", "blue", "", "blue", seats=4)
    seats = []
    for move in ("choose bury", "take red", "choose pick", "take green"):
        seats.append(match.decision.seat)
        match.play(move)
    assert seats == [1, 2, 3, 3]  # seat 2 has nothing to bury and picks without being asked
    assert turn_is_over(match)
    assert [pebbles(match, seat) for seat in range(4)] == [
        [0, 0, 0],
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
    ]


def test_everybody_begins_with_the_one_whose_turn_it_is() -> None:
    match = playing("parade", seats=3)
    seats = []
    while match.decision.asks.id != f"toy-asks-{TURN}":
        seats.append(match.decision.seat)
        match.play("take red")
    assert seats == [0, 1, 2]


def test_another_seat_cannot_answer_for_the_one_that_is_asked() -> None:
    match = playing("tribute", "", "blue", seats=3)
    with pytest.raises(IllegalMove, match="it is not seat 0's decision, but seat 1's"):
        match.play("choose bury", seat=0)


# --- prices ---------------------------------------------------------------------------------------


def test_every_way_to_pay_is_offered() -> None:
    match = playing("shop", "red red green")
    match.play("choose buy")
    assert asked(match) == ["pay red red", "pay red green"]
    match.play("pay green red")
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([1, 0, 0], 1)


def test_a_price_with_one_way_is_paid_without_asking() -> None:
    match = playing("shop", "red green")
    match.play("choose buy")
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([0, 0, 0], 1)


@pytest.mark.parametrize("held", ["", "red", "blue"])
def test_what_cannot_be_paid_is_not_offered(held: str) -> None:
    assert turn_is_over(playing("shop", held))


def test_competing_demands_leave_each_other_payable() -> None:
    match = playing("bridge", "red green blue")
    match.play("choose build")  # the red one goes to the first demand, the others to the second
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([0, 0, 0], 1)


def test_a_choice_that_would_make_the_rest_unpayable_is_not_offered() -> None:
    match = playing("market", "green blue blue")
    match.play("choose sell")
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([0, 0, 1], 2)


def test_competing_demands_still_leave_a_choice() -> None:
    match = playing("bridge", "red red green blue")
    match.play("choose build")
    assert asked(match) == ["pay red green", "pay red blue", "pay green blue"]


def test_identical_things_may_stand_for_more() -> None:
    match = playing("shrine", "red red green")
    match.play("choose offer")
    assert asked(match) == ["pay red red green", "pay red red"]
    match.play("pay red red")
    assert (pebbles(match, 0), points(match, 0)) == ([0, 1, 0], 3)


def test_a_price_that_cannot_be_met_is_no_dead_end() -> None:
    """A decision always has two moves or more, whatever an effect asks for."""
    match = playing(BROKE, "blue")
    assert len(asked(match)) >= 2


# --- free actions ---------------------------------------------------------------------------------


def test_a_free_action_comes_before_the_answer_to_an_interruptible_question() -> None:
    match = playing("garden", "red red")
    assert asked(match) == ["take red", "take green", "take blue", "swap"]
    match.play("swap")
    assert asked(match) == ["take red", "take green", "take blue", "swap"]
    match.play("swap")
    assert asked(match) == ["take red", "take green", "take blue"]
    match.play("take blue")
    assert turn_is_over(match)
    assert pebbles(match, 0) == [0, 2, 1]


def test_a_free_action_that_asks_returns_to_the_question_it_interrupted() -> None:
    match = playing("garden", "blue")
    match.play("barter")
    assert asked(match) == ["take red", "take green", "take blue"]
    match.play("take red")
    assert asked(match) == ["take red", "take green", "take blue", "swap"]
    match.play("take red")
    assert turn_is_over(match)
    assert pebbles(match, 0) == [2, 0, 0]


def test_free_actions_come_between_parts_in_any_order() -> None:
    match = playing("fair", "red blue")
    match.play("barter")
    match.play("take red")
    match.play("choose sell")
    match.play("swap")
    assert asked(match) == ["choose pick", "skip"]
    assert (pebbles(match, 0), points(match, 0)) == ([0, 1, 0], 1)


def test_an_effect_that_may_not_be_interrupted_is_not() -> None:
    match = playing("raid", "red blue")
    assert asked(match) == ["take red", "take green", "take blue"]
    with pytest.raises(IllegalMove):
        match.play("swap")
    assert pebbles(match, 0) == [1, 0, 1]


def test_a_seat_has_no_free_actions_on_anothers_turn() -> None:
    match = playing("tribute", "red", "red blue")
    match.play("choose pick")
    assert (match.decision.seat, asked(match)) == (1, ["take red", "take green", "take blue"])


def test_a_free_action_can_end_the_question_it_interrupts() -> None:
    """The question is asked anew afterwards, and may then have nothing left to ask."""
    match = playing("fair", "red")
    match.play("choose pick")
    match.play("take red")
    match.play("swap")
    match.play("swap")
    assert turn_is_over(match)
    assert (pebbles(match, 0), points(match, 0)) == ([0, 2, 0], 0)


# --- the same component again, and forced questions -----------------------------------------------


def test_the_same_card_acts_again() -> None:
    match = playing("echo")
    match.play("take red")
    assert asked(match)[:3] == ["take red", "take green", "take blue"]
    match.play("take blue")
    assert turn_is_over(match)
    assert pebbles(match, 0) == [1, 0, 1]


def test_forced_questions_answer_themselves_one_after_the_other() -> None:
    """Three payments with one way each, by two seats, and not one question."""
    match = playing("court", "", "red")
    match.play("choose plead")
    match.play("choose sell")
    assert asked(match) == ["choose pick", "skip"]
    match.play("skip")
    match.play("skip")
    assert turn_is_over(match)
    assert (points(match, 0), points(match, 1)) == (1, 1)


def test_the_rest_is_done_in_the_order_shown() -> None:
    match = playing("fair", "red blue")
    match.play("do the rest")
    # The red pebble is sold, then a pebble is picked, then the blue one is buried.
    assert asked(match)[:3] == ["take red", "take green", "take blue"]
    match.play("take green")
    assert match.decision.seat == 1
