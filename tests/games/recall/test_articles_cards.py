"""Keycards gained, upgraded and taken back; crates (recall.card, recall.crate)."""

from __future__ import annotations

from msgspec import UNSET

from rekindle.games.recall.engine.constants import (
    CRATES,
    FIRST_GRAY,
    FIRST_GREEN,
    KEYCARDS,
)
from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    crystals,
    end,
    moves,
    offered,
    play,
    player,
    use,
    view_of,
    why,
)
from tests.rules_cited import rule

KEYCARD_NAMES = ground({}).setting.extra.names.keycards
GREENS = KEYCARD_NAMES[FIRST_GREEN:FIRST_GRAY]
GRAYS = KEYCARD_NAMES[FIRST_GRAY:KEYCARDS]
CRATE_NAMES = ground({}).setting.extra.names.crates

UPGRADER = {"tribe": "mayfair", "crystals": "6 white", "stones": {"white": 6}}
"""Three upgrades of keycards in one turn."""


def swap(match: Match, old: str, new: str) -> Match:
    return play(match, "use mayfair", f"swap {old}", f"take {new}")


@rule("recall.card.1")
def test_a_keycard_taken_is_available_at_once_and_the_display_refilled() -> None:
    match = ground(
        {"followers": {"d4": 1}, "crystals": "1 red", "crates": ["tool-chest"]},
        green=["kiln", "carpentry", "almanac"],
        chance=["canal"],
    )
    play(match, "open tool-chest", "build d4")
    assert offered(match, "take ") == {"take kiln", "take carpentry", "take almanac"}
    play(match, "take almanac")
    assert view_of(match).keycards.green == ["kiln", "carpentry", "canal"]
    assert "almanac" in player(match).keycards
    assert "play almanac" in moves(match)


@rule("recall.card.2")
def test_a_keycard_is_upgraded_by_one_level_and_goes_back() -> None:
    match = ground(
        {**UPGRADER, "keycards": ["blank"]},
        green=["kiln"],
        gray=["guild"],
        chance=["canal", "academy"],
    )
    shown = view_of(match).keycards
    porridge, green_pile = shown.yellow["porridge"], shown.green_pile
    play(match, "use mayfair", "swap blank")
    assert offered(match, "take ") == {"take porridge", "take whetstone", "take footpath"}
    play(match, "take porridge")
    assert player(match).keycards == ["porridge"]  # the white one has left the game
    assert view_of(match).keycards.yellow["porridge"] == porridge - 1
    swap(match, "porridge", "kiln")
    assert view_of(match).keycards.yellow["porridge"] == porridge
    swap(match, "kiln", "guild")
    shown = view_of(match).keycards
    assert shown.green_bottom == ["kiln"]  # under the pile, which gave one for the display
    assert shown.green_pile == green_pile
    assert (len(shown.green), len(shown.gray)) == (3, 3)
    assert player(match).keycards == ["guild"]
    assert "use mayfair" not in moves(match)  # gray is the highest colour


@rule("recall.card.2")
def test_without_a_card_of_the_next_colour_on_display_there_is_no_upgrade() -> None:
    match = ground({**UPGRADER, "keycards": ["blank", "kiln"]}, {"keycards": GRAYS})
    assert view_of(match).keycards.gray == []
    play(match, "use mayfair")
    assert offered(match, "swap ") == {"swap blank"}
    assert article(match, "swap kiln") == "recall.card.2"
    yellow = [card for card in ("porridge", "whetstone", "footpath") for _ in range(5)]
    match = ground({**UPGRADER, "keycards": ["blank", "kiln"]}, {"keycards": yellow})
    play(match, "use mayfair")
    assert offered(match, "swap ") == {"swap kiln"}
    assert article(match, "swap blank") == "recall.card.2"


@rule("recall.card.3", "recall.card.6")
def test_the_new_card_takes_the_slot_of_a_used_one_and_is_not_activated() -> None:
    match = ground({**UPGRADER, "keycards": ["blank"], "slots": {"a": "porridge"}}, green=["kiln"])
    swap(match, "porridge", "kiln")
    assert player(match).slots["a"] == "kiln"
    assert "play kiln" not in moves(match)
    # The one used this turn: its own effects are still there, those of the new card are not.
    own = {**UPGRADER, "keycards": ["footpath", "blank"], "followers": {"h6": 2}}
    match = ground(own, green=["almanac"])
    use(match, "footpath", "d")
    swap(match, "footpath", "almanac")
    assert player(match).slots["d"] == "almanac"
    assert {"choose 2 move", "choose 2 move or develop"} <= set(moves(match))
    assert "choose 2 any knowledge" not in moves(match)


@rule("recall.card.8", "recall.card.3")
def test_of_equal_used_keycards_the_slot_is_chosen_that_goes_to_the_new_one() -> None:
    match = ground({**UPGRADER, "keycards": [], "slots": {"a": "blank", "b": "kiln", "d": "blank"}})
    play(match, "use mayfair", "swap blank")
    assert moves(match)[:2] == ["slot a", "slot d"]
    assert article(match, "slot b") == article(match, "slot c") == "recall.card.8"
    assert why(match, "take porridge") != ""
    play(match, "slot d", "take porridge")
    assert [*player(match).slots.values()][:4] == ["blank", "kiln", None, "porridge"]
    swap(match, "blank", "whetstone")  # there is only one left
    assert player(match).slots["a"] == "whetstone"


@rule("recall.card.8")
def test_an_available_keycard_is_upgraded_before_an_equal_used_one() -> None:
    slots = {"a": "porridge", "b": "porridge"}
    match = ground({**UPGRADER, "keycards": ["porridge"], "slots": slots}, green=["kiln"])
    swap(match, "porridge", "kiln")
    assert player(match).keycards == ["kiln"]
    assert [*player(match).slots.values()][:2] == ["porridge", "porridge"]


@rule("recall.card.4")
def test_a_card_taken_back_is_available_but_not_by_its_own_symbol() -> None:
    own = {"keycards": ["recollection"], "slots": {"a": "blank", "c": "kiln"}, "followers": {}}
    match = ground(own)
    use(match, "recollection", "b")
    play(match, "choose take back a keycard")
    assert offered(match, "back ") == {"back a", "back c"}
    assert article(match, "back b") == "recall.card.4"
    play(match, "back c")
    assert player(match).slots["c"] is None
    assert "kiln" in player(match).keycards


@rule("recall.card.4", "recall.card.6")
def test_the_symbol_of_an_upgraded_card_takes_back_the_one_in_its_place() -> None:
    """Only the card that bore the symbol could not be taken back by it, and that one is gone."""
    own = {**UPGRADER, "keycards": ["recollection"], "slots": {"a": "blank"}}
    match = ground(own, gray=["guild"])
    use(match, "recollection", "b")
    swap(match, "recollection", "guild")
    play(match, "choose take back a keycard")
    assert offered(match, "back ") == {"back a", "back b"}
    play(match, "back b")
    assert player(match).keycards == ["guild"]


@rule("recall.card.6")
def test_a_card_taken_back_in_the_same_turn_has_had_its_effects() -> None:
    own = {"tribe": "ion", "keycards": ["footpath"], "followers": {"h6": 2}}
    match = ground(own)
    use(match, "footpath", "d")
    play(match, "use ion", "back d")
    assert player(match).keycards == ["footpath"]
    assert {"choose 2 move", "choose 2 move or develop"} <= set(moves(match))
    assert "d" in player(match).boxes
    end(match)
    assert player(match).slots["d"] is None


@rule("recall.card.5")
def test_there_is_no_limit_to_keycards() -> None:
    own = {
        "followers": {"d4": 1},
        "crystals": "1 red",
        "crates": ["tool-chest"],
        "keycards": ["blank", "blank", *GREENS[:8], *GRAYS[:3]],
        "slots": {"a": "porridge", "b": "porridge"},
    }
    match = ground(own)
    play(match, "open tool-chest", "build d4")
    play(match, sorted(offered(match, "take "))[0])
    assert len(player(match).keycards) == 14


@rule("recall.card.7")
def test_a_card_that_returns_to_an_empty_pile_is_laid_open() -> None:
    """Three green cards lie open, the other player has the rest."""
    match = ground(
        {**UPGRADER, "keycards": ["porridge"]}, {"keycards": GREENS[3:]}, green=GREENS[:3]
    )
    assert view_of(match).keycards.green_pile == 0
    swap(match, "porridge", GREENS[0])
    assert view_of(match).keycards.green == GREENS[1:3]
    swap(match, GREENS[0], view_of(match).keycards.gray[0])
    assert view_of(match).keycards.green == GREENS[:3]


# Crates


@rule("recall.crate.1")
def test_a_crate_is_secret_until_it_is_opened() -> None:
    match = ground({"gadgets": ["rummager"]}, chance=["red-geode"])
    play(match, "use rummager")
    assert player(match).crates_held == ["red-geode"]
    for seat in (1, None):
        seen = view_of(match, seat).players[0]
        assert (seen.crates, seen.crates_held) == (1, UNSET)
    assert article(match, "open ore-sack") == "recall.free.2"
    play(match, "open red-geode")
    assert crystals(match) == [0, 1, 0]
    assert view_of(match, 1).crates_discarded == ["red-geode"]


@rule("recall.crate.2")
def test_an_empty_pile_takes_the_discarded_crates_or_gives_nothing() -> None:
    held = CRATE_NAMES[: CRATES - 1]
    match = ground(
        {"gadgets": ["rummager"], "stones": {"white": 5}},
        {"crates": held},
        crates_discarded=[CRATE_NAMES[-1]],
    )
    assert view_of(match).crate_pile == 0
    play(match, "use rummager")
    assert player(match).crates_held == [CRATE_NAMES[-1]]
    assert view_of(match).crates_discarded == []
    assert "use rummager" not in moves(match)  # now there are none
    assert "crate" in why(match, "use rummager")
