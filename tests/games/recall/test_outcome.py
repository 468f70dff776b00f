"""What a move of Recall would do now."""

from __future__ import annotations

from typing import Any

from rekindle import Match
from rekindle.games.recall import position
from tests.games.recall.eager import later, walk
from tests.games.recall.helpers import EVERY_VARIANT, events, play
from tests.games.texts import meaning
from tests.rules_cited import rule

HARBOUR: dict[str, Any] = {"tiles": {"h5": "harbour"}}


def test_a_single_gain_is_told_with_the_move() -> None:
    match = position(players=[{"slots": {"a": "blank", "b": "blank"}, "keycards": []}])
    play(match, "recall")
    assert "gain 1 red crystal" in meaning(match, "produce open-3")
    assert "1 roten Kristall" in meaning(match, "produce open-3", "de")


@rule("recall.turn.3")
def test_what_does_not_fit_at_the_end_of_a_turn_is_told() -> None:
    match = position(players=[{"crystals": "8 white"}], acted=True)
    assert "lose 2 white crystals" in meaning(match, "end")
    assert "2 weiße Kristalle" in meaning(match, "end", "de")


@rule("recall.free.4")
def test_a_conversion_is_told_as_it_is() -> None:
    match = position(players=[{"tribe": "bishop", "crystals": "3 white 1 purple"}])
    for move in ("convert 3 white to red", "convert purple to red and white"):
        told = meaning(match, move)
        assert "red" in told
        before = match.checksum()
        twin = match.copy()
        twin.play(move)
        assert match.checksum() == before != twin.checksum()


@rule("recall.develop.3")
def test_the_follower_that_another_builder_gains_is_told() -> None:
    match = position(
        players=[
            {"followers": {"h5": 3}, "keycards": ["carpentry"], "crystals": "1 white"},
            {"buildings": ["h5"]},
        ],
        **HARBOUR,
    )
    play(match, "play carpentry", "slot f", "choose develop")
    told = meaning(match, "build h5")
    assert "2 followers" in told


def test_every_outcome_comes_true_where_more_is_going_on() -> None:
    """As tests/games/test_outcome.py has it, for players who get around."""
    for seats, options in ((1, {}), (2, {"tribes": "deal"}), (3, EVERY_VARIANT)):
        match = later(seats, options, 3, 60)
        told = 0
        for step, decision, _ in walk(match, seats, 200):
            if step % 4:
                continue
            other = match.determinised(decision.seat, 1000 + step)
            for move in decision.moves:
                told += check_outcome(match, other, move.text)
        assert told > 40


def check_outcome(match: Match, other: Match, text: str) -> int:
    """What is told comes true, changes nothing, and depends on nothing hidden."""
    move, before = match.setting.vocabulary.parse(text), match.checksum()
    outcome = match.outcome(move)
    assert match.checksum() == before
    assert other.outcome(move) == outcome, text
    assert other.meaning(move) == match.meaning(move), text
    twin = match.copy()
    twin.play(move)
    found = match.game.events.foreseen(events(twin))
    assert [one for one in outcome.events if one not in found] == [], text
    return len(outcome.events)
