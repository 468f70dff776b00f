"""What a move of Revive would do now."""

from __future__ import annotations

from typing import Any

from rekindle import Match
from tests.games.revive.helpers import play, position
from tests.games.texts import meaning
from tests.rules_cited import rule


def alone(**side: Any) -> Match:
    return position(seats=1, players=[side])


@rule("revive.resources.2")
def test_what_does_not_fit_is_told() -> None:
    """What is above the limit at the end of an action is lost."""
    mine = {"goods": "6 gears", "energy": 1, "machines": ["gearbox"]}
    match = position(players=[mine, {}])
    assert meaning(match, "use gearbox") == (
        "Use the Gearbox: gain 2 gears; lose 2 gears for lack of room"
    )
    assert meaning(match, "use gearbox", "de") == (
        "Nutze „Getriebe“: erhalte 2 Zahnräder; verliere 2 Zahnräder aus Platzmangel"
    )


def test_a_price_and_all_that_it_brings() -> None:
    match = position(players=[{"goods": "3 gears", "tracks": {"gray": 1}}, {}])
    told = {move.text: meaning(match, move.text) for move in match.decision.moves}
    complete = [text for move, text in told.items() if move.startswith("build") and "pay" in text]
    assert complete
    assert all(": pay 3 gears" in text and "advance to space" in text for text in complete)


def test_the_text_of_a_choice_stays_general_where_more_is_asked() -> None:
    match = position(players=[{"active": ["trader"]}, {}])
    match.play("play trader")
    assert meaning(match, "slot bottom-left") == (
        "Lower-left slot, bottom half: gain 1 book; up to 3 times you may pay 1 basic resource: "
        "gain 1 basic resource"
    )


@rule("revive.turn.2")
def test_a_forced_hibernation_says_that_it_was_the_only_move() -> None:
    match = position(
        players=[{"active": ["miner"]}, {"active": [], "switch": "used"}],
    )
    play(match, "play miner", "slot top-left", "end")
    told = match.sentences(match.history[-1], 1)
    assert told[-1] == (
        "Player 2 hibernates and is on space 2 of the hibernation track. It was the only move."
    )


@rule("revive.solo.4")
def test_ending_the_turn_asks_first_where_it_ends_the_game() -> None:
    """The cube has passed the last space: the next `end` is the end of the game."""
    match = alone(cube=20, goods="3 gears 2 food", active=["miner", "tinker"])
    end = match.setting.vocabulary.parse("end")
    play(match, "play miner", "slot top-left")
    doubts = {str(move): match.outcome(move).doubt for move in match.decision.moves}
    assert doubts.pop("end") == "ends-game"
    assert set(doubts.values()) <= {""}
    match.play(end)
    assert match.over


@rule("revive.solo.4")
def test_ending_the_turn_does_not_ask_where_the_game_goes_on() -> None:
    match = alone(cube=5, goods="1 crystal", active=["miner", "tinker"])
    play(match, "play miner", "slot top-left")
    assert match.outcome(match.setting.vocabulary.parse("end")).doubt == ""
