"""LEXANDER, MAYFAIR and NORTHER."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.ground import MAP, ground
from tests.games.recall.helpers import (
    article,
    asked,
    crystals,
    end,
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    view_of,
)
from tests.rules_cited import rule

TOOL = ["tool-chest"]
LEXANDER = {"tribe": "lexander"}
WALK = (
    "choose 2 move / (pay 1 white crystal: 3 move) / (pay 1 red crystal: 4 move)"
    " / (pay 1 purple crystal: 5 move)"
)

# LEXANDER


def bonus(match: Match) -> tuple[int, int]:
    """White crystals and points."""
    return crystals(match)[0], player(match).culture


@rule("recall.tribe.lexander.1")
def test_lexander_upgrades_a_crystal_for_one_stone_each_time() -> None:
    match = ground({**LEXANDER, "crystals": "2 white", "stones": {"white": 2}})
    play(match, "use lexander", "upgrade white", "use lexander", "upgrade red")
    assert crystals(match) == [1, 0, 1]
    assert player(match).stones.ready == 1


@rule("recall.tribe.lexander.2", "recall.tribe.lexander.3")
@pytest.mark.parametrize(
    "spending",
    [
        ["play blank", "slot a", "choose buy 4 followers", "buy purple"],
        ["play blank", "slot b", WALK, "choose pay 1 purple crystal: 5 move"],
        ["open tool-chest", "build d6"],
        ["open tool-chest", "excavate g4"],
    ],
    ids=["followers", "moves", "building", "excavating"],
)
def test_a_purple_crystal_spent_on_an_action_brings_a_white_one_and_a_point(
    spending: list[str],
) -> None:
    own = {**LEXANDER, "crystals": "1 purple", "crates": TOOL, "followers": {"d6": 1, "g4": 1}}
    match = ground(own, {"knowledge": {"white": 3}}, stones={"g4": ["white"]})
    play(match, *spending)
    assert bonus(match) == (1, 1)


@rule("recall.tribe.lexander.2", "recall.tribe.lexander.3")
def test_converting_trading_and_losing_are_no_actions() -> None:
    match = ground({**LEXANDER, "crystals": "8 purple"})
    play(match, "convert purple to red and white")
    assert bonus(match) == (1, 0)
    end(play(match, "recall"))
    assert (crystals(match), player(match).culture) == ([1, 1, 6], 0)
    own = {**LEXANDER, "crystals": "1 white 1 purple", "knowledge": {"gray": 5}}
    match = ground(own, ancients={"gray": "aynir"})
    play(match, "use aynir", "trade white for point", "skip")
    assert bonus(match) == (0, 1)  # the point of the trade


@rule("recall.tribe.lexander.3")
def test_the_white_crystal_cannot_help_to_pay() -> None:
    """The second mountain workshop costs a purple and a white crystal."""
    own = {**LEXANDER, "followers": {"d6": 1}, "buildings": ["g5"], "crates": TOOL}
    match = ground({**own, "crystals": "1 purple"})
    play(match, "open tool-chest")
    assert "build d6" not in moves(match)
    match = ground({**own, "crystals": "1 purple 1 white"})
    play(match, "open tool-chest", "build d6")
    assert bonus(match) == (1, 1)


# MAYFAIR


@rule("recall.tribe.mayfair.1", "recall.tribe.mayfair.2")
def test_a_keycard_used_or_not_goes_up_by_one_level_for_a_white_crystal() -> None:
    own = {
        "tribe": "mayfair",
        "crystals": "3 white",
        "keycards": ["blank", "guild"],
        "slots": {"a": "porridge"},
        "stones": {"white": 5},
    }
    match = ground(own, green=["kiln"])
    play(match, "use mayfair")
    assert crystals(match)[0] == 2
    assert offered(match, "swap ") == {"swap blank", "swap porridge"}
    assert article(match, "swap guild") != ""  # gray ones are the highest
    play(match, "swap porridge")
    assert all(take.split()[1] in view_of(match).keycards.green for take in offered(match, "take "))
    play(match, "take kiln")
    assert player(match).slots["a"] == "kiln"
    match = ground({**own, "crystals": ""})
    assert "use mayfair" not in moves(match)


@rule("recall.tribe.mayfair.2")
def test_a_card_of_the_next_level_must_be_on_display() -> None:
    grays = ground({}).setting.extra.names.keycards[19:31]
    own = {"tribe": "mayfair", "crystals": "3 white", "keycards": ["kiln"]}
    assert "use mayfair" in moves(ground(own))
    assert "use mayfair" not in moves(ground(own, {"keycards": grays}))


# NORTHER

NORTHER: dict[str, Any] = {"tribe": "norther", "followers": {"i5": 3}, "stones": {"white": 2}}


@rule("recall.tribe.norther.1")
def test_one_group_moves_once_for_one_stone_each_time() -> None:
    match = ground(NORTHER)
    play(match, "use norther", "from i5", "with 2", "to h5", "use norther", "from h5", "to h6")
    assert (followers(match, "i5"), followers(match, "h6")) == (1, 2)
    assert player(match).stones.ready == 1


@rule("recall.tribe.norther.2", "recall.tribe.norther.3")
def test_a_follower_in_a_camp_is_spent_for_a_ring() -> None:
    own = {**NORTHER, "uses": {"norther": 3}, "followers": {"i5": 2, "f5": 1, "h5": 1}}
    match = ground(own, chance=["ring-white", "ring-points"])
    assert player(match).stones.ready == 0  # it takes no stone
    assert offered(match, "ring ") == {"ring i5", "ring f5"}
    assert article(match, "ring h5") == "recall.tribe.norther.2"
    assert len(view_of(match).rings) == 9
    play(match, "ring i5")
    assert hex_at(match, "i5").tokens == ["ring"]
    # Two crystals, and a follower here.
    assert (crystals(match)[0], followers(match, "i5")) == (2, 2)
    assert (len(view_of(match).rings), "ring-white" in view_of(match).rings) == (8, False)
    assert article(match, "ring i5") == "recall.tribe.norther.2"  # one for each camp
    play(match, "ring f5")
    assert player(match).culture == 2


@rule("recall.tribe.norther.2", "recall.tribe.norther.3")
def test_a_ring_of_anybody_closes_the_camp_and_there_is_none_on_other_turns() -> None:
    unlocked = {"knowledge": {"gray": 5}, "followers": {"i5": 1, "f5": 1}}
    match = ground(unlocked, unlocked, ancients={"gray": "norther"}, chance=["ring-red"])
    play(match, "ring i5")
    end(play(match, "recall"))
    assert asked(match) == 1
    assert offered(match, "ring ") == {"ring f5"}
    # The other player has a follower in the camp, too, and no turn.
    assert (followers(match, "f5", 0), match.decision.seat) == (1, 1)
    assert len(match.decisions) == 1


@rule("recall.tribe.norther.3")
def test_a_pile_without_rings_gives_none() -> None:
    """All nine camps have theirs."""
    tiles = {**MAP, "d9": "ridge", "c6": "woods", "j10": "coast"}
    match = ground(NORTHER, tiles=tiles)
    camps = [name for name in view_of(match).hexes if hex_at(match, name).kind == "camp"]
    assert len(camps) == 9
    match = ground(
        {**NORTHER, "followers": dict.fromkeys(camps, 1)},
        tiles=tiles,
        tokens=dict.fromkeys(camps, "ring"),
    )
    assert view_of(match).rings == []
    assert not offered(match, "ring ")
