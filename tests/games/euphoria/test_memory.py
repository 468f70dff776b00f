"""What was seen of a hand stays there in every table that anybody else imagines.

Artifacts leave a hand openly, so all other players remember the same; cards that nobody has seen
are dealt anew.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match, engine_of
from tests.games.euphoria.helpers import play
from tests.games.euphoria.situations import using_a_market
from tests.games.euphoria.told import ARTIFACTS, fill, offer, player, trading
from tests.rules_cited import rule

TABLES = 30
OTHERS = (1, 2, None)
"""Those who imagine the hand of seat 0 in a game of three."""


def hands(match: Match, eyes: int | None, of: int = 0) -> list[list[str]]:
    """The hand of a seat in tables that another one imagines."""
    return [player(match.determinised(eyes, seed), of).artifacts for seed in range(TABLES)]


def surely(match: Match, eyes: int | None, of: int = 0) -> list[str]:
    """What is in all of these hands, each card as often as in every hand."""
    first, *rest = hands(match, eyes, of)
    least = {name: min(hand.count(name) for hand in (first, *rest)) for name in set(first)}
    return sorted(name for name, n in least.items() for _ in range(n))


def test_cards_that_nobody_has_seen_are_dealt_anew() -> None:
    match = trading({"artifacts": ["bat", "bear", "box"], "morale": 3}, {}, {})
    for eyes in OTHERS:
        assert surely(match, eyes) == []
        assert all(len(hand) == 3 for hand in hands(match, eyes))
    assert hands(match, 0) == [["bat", "bear", "box"]] * TABLES


@rule("euphoria.trade.4", "euphoria.trade.5")
def test_a_traded_card_is_remembered_and_the_rest_of_the_hand_is_not_known() -> None:
    match = trading(
        {"energy": 1, "artifacts": ["box"], "morale": 2},
        {"artifacts": ["bat", "bear"], "morale": 2},
        {},
    )
    offer(match, "player-2", "energy", "bat")
    assert surely(match, 2) == []  # who asks for a card need not get it
    play(match, "accept")
    for eyes in OTHERS:
        assert surely(match, eyes) == ["bat"]
        assert all(len(hand) == 2 for hand in hands(match, eyes))
    assert surely(match, 0, of=1) == []


@rule("euphoria.trade.4")
def test_cards_that_go_from_hand_to_hand_are_known_where_they_are_now() -> None:
    match = trading(
        {"artifacts": ["bat", "bat"], "known": ["bat", "bat"], "morale": 2}, {"gold": 2}, {}
    )
    offer(match, "player-2", "bat", "gold")
    play(match, "accept")
    assert surely(match, 2) == ["bat"]
    assert surely(match, 2, of=1) == ["bat"]


@rule("euphoria.trade.5")
@pytest.mark.parametrize("answer", ["decline", "counter"])
def test_an_offer_that_comes_to_nothing_has_still_shown_its_cards(answer: str) -> None:
    match = trading(
        {"artifacts": ["bat", "bat", "bear"], "morale": 3},
        {"gold": 1, "artifacts": ["book"]},
        {"artifacts": ["box"]},
    )
    offer(match, "player-2", "bat bat", "gold")
    assert surely(match, 1) == ["bat", "bat"]
    play(match, answer)
    if answer == "counter":
        fill(match, "book", "bat")
        assert surely(match, 2, of=1) == ["book"]
        play(match, "decline")
        assert surely(match, 0, of=1) == ["book"]
    for eyes in OTHERS:
        assert surely(match, eyes) == ["bat", "bat"]


@rule("euphoria.trade.5")
def test_an_offer_that_was_never_made_shows_nothing() -> None:
    match = trading({"artifacts": ["bat"]}, {"gold": 1}, {})
    play(match, "trade player-2", "give bat", "ask gold")
    assert surely(match, 1) == []
    play(match, "withdraw")
    assert surely(match, 1) == []


@rule("euphoria.hand.3")
def test_a_card_that_leaves_the_hand_may_be_the_one_that_was_seen() -> None:
    """Like cards cannot be told apart: of two bats that were seen one is left for certain."""
    hand = ["bat", "bat", "bat", "bear"]
    match = position(
        seats=3,
        players=[
            {
                "board": {"farm": [2, 3]},
                "morale": 4,
                "artifacts": hand,
                "known": ["bat", "bat", "bear"],
            }
        ],
    )
    play(match, "retrieve free")
    assert surely(match, 1) == ["bat", "bat", "bear"]
    play(match, "discard bat")
    assert surely(match, 1) == ["bat", "bear"]
    assert surely(match, 2) == ["bat", "bear"]


@rule("euphoria.hand.2")
def test_who_had_no_choice_what_to_discard_has_a_hand_of_one_kind() -> None:
    """The log says that it was the only move."""
    match = position(
        seats=3,
        players=[{"board": {"farm": [2, 3]}, "morale": 3, "artifacts": ["bat"] * 3}],
    )
    play(match, "retrieve free")
    assert surely(match, 1) == ["bat", "bat"]


@rule("euphoria.powers.26")
def test_a_card_that_was_looked_at_and_discarded_is_not_the_one_that_was_seen() -> None:
    mine = {"recruits": ["bradley"], "artifacts": ["bat"], "known": ["bat"], "morale": 2}
    match = using_a_market(mine, draws=["bat", "box"])
    play(match, "use bradley")
    drawn = [hand for hand in hands(match, 1) if "bat" in hand]
    assert len(drawn) == TABLES
    play(match, "discard bat")
    assert surely(match, 1) == ["bat"]
    assert player(match).artifacts == ["bat", "box"]


@rule("euphoria.powers.26")
def test_two_cards_without_a_choice_between_them_are_alike() -> None:
    mine = {"recruits": ["bradley"], "artifacts": ["bear"], "morale": 2}
    match = using_a_market(mine, draws=["box", "box"])
    play(match, "use bradley")
    assert player(match).artifacts == ["bear", "box"]
    assert surely(match, 1) == ["box"]


@rule("euphoria.powers.9")
def test_cards_that_are_shown_while_they_are_drawn_are_remembered() -> None:
    own = {
        "workers": [2],
        "energy": 1,
        "recruits": ["gambler"],
        "artifacts": ["bear"],
        "morale": 3,
    }
    match = position(seats=3, players=[own], draws=["bat", "box", "bat"])
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use gambler")
    assert player(match).artifacts == ["bat", "bat", "bear"]
    for eyes in OTHERS:
        assert surely(match, eyes) == ["bat", "bat"]


@rule("euphoria.decks.2")
def test_a_hand_that_was_shown_is_known_until_it_changes() -> None:
    own = {
        "workers": [2, 2],
        "energy": 1,
        "water": 1,
        "recruits": ["gambler"],
        "artifacts": ["bear"],
        "morale": 6,
    }
    match = position(
        seats=3,
        players=[own],
        draws=["bat", "box", "balloons"],
        options={"deck": "second"},
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use gambler")
    assert hands(match, 1) == [["bat", "bear", "box"]] * TABLES
    play(match, "place 2 subterran-tunnel", "dig artifact")
    assert surely(match, 2) == ["bat", "bear", "box"]
    assert all(len(hand) == 4 for hand in hands(match, 2))


def with_an_empty_deck(*hands: list[str], **own: Any) -> Match:
    """The first player digs for an artifact, and the discards must be shuffled."""
    left = list(ARTIFACTS) * 6
    for hand in hands:
        for name in hand:
            left.remove(name)
    mine, *others = [{"artifacts": hand, "morale": 6} for hand in hands]
    return position(
        seats=len(hands),
        players=[{"workers": [2], "energy": 1, **mine, **own}, *others],
        discard=left,
    )


@rule("euphoria.hand.3")
def test_when_the_discards_are_shuffled_two_players_know_each_others_hands() -> None:
    """What is neither in the new deck nor in one's own hand is in the other one's."""
    match = with_an_empty_deck(["bat", "bear"], ["box", "box", "book"])
    play(match, "place 2 euphorian-tunnel", "dig artifact")
    assert hands(match, 0, of=1) == [["book", "box", "box"]] * TABLES
    assert surely(match, 1) == ["bat", "bear"]
    assert all(len(hand) == 3 for hand in hands(match, 1))


@rule("euphoria.hand.3")
def test_when_the_discards_are_shuffled_three_players_know_no_single_hand() -> None:
    match = with_an_empty_deck(["bat", "bear"], ["box", "bifocals", "book"], ["balloons"])
    play(match, "place 2 euphorian-tunnel", "dig artifact")
    assert surely(match, 1) == surely(match, 0, of=1) == surely(match, 0, of=2) == []


@rule("euphoria.hand.3", "euphoria.powers.26")
def test_two_cards_looked_at_are_secret_even_if_the_deck_ran_out_between_them() -> None:
    mine = {"recruits": ["bradley"], "artifacts": ["bear"], "morale": 2}
    gone = [name for name in ARTIFACTS for _ in range(6)]
    for name in ("bear", "bat"):
        gone.remove(name)
    match = using_a_market(mine, discard=gone, draws=["bat", "box"])
    play(match, "use bradley")
    assert len({tuple(hand) for hand in hands(match, 1)}) > 5
    play(match, "discard bat")
    assert player(match).artifacts == ["bear", "box"]
    assert match.game.audit(match.setting, engine_of(match)[1]) == []
    assert all(len(hand) == 2 for hand in hands(match, 1))


# --- where it is kept -----------------------------------------------------------------------------


def shown() -> Match:
    match = trading({"artifacts": ["bat", "bear"], "morale": 2}, {"gold": 1}, {})
    offer(match, "player-2", "bat", "gold")
    play(match, "decline")
    return match


def test_a_copy_a_saved_game_and_an_imagined_table_remember_it() -> None:
    match = shown()
    for twin in (match.copy(), rekindle.load(match.record()), match.determinised(2, 7)):
        assert surely(twin, 1) == ["bat"]
    imagined = [match.determinised(2, seed).determinised(1, 5) for seed in range(TABLES)]
    assert all("bat" in player(twin).artifacts for twin in imagined)


def test_what_is_taken_back_was_not_seen() -> None:
    match = trading({"artifacts": ["bat", "bear"], "morale": 2}, {"gold": 1}, {})
    offer(match, "player-2", "bat", "gold")
    assert surely(match, 2) == ["bat"]
    match.undo()
    assert surely(match, 2) == []


def test_nobody_was_seen_with_a_card_that_is_not_there() -> None:
    own: dict[str, Any] = {"artifacts": ["bat"], "known": ["bat", "bat"], "morale": 2}
    with pytest.raises(ImpossiblePosition, match="2 'bat' were seen with player 0, who holds 1"):
        position(players=[own])


def test_nobody_offers_a_card_that_was_not_shown() -> None:
    match = trading({"artifacts": ["bat", "bear"], "morale": 2}, {"gold": 1})
    offer(match, "player-2", "bat", "gold")
    state = cast(EuphoriaState, engine_of(match)[1])
    assert match.game.audit(match.setting, state) == []
    state.players[0].known = (0,) * 6
    assert match.game.audit(match.setting, state) != []
