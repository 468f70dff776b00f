"""Options: the draft, known ancient tribes, free upgrades, the first game (recall.variant)."""

from __future__ import annotations

import pytest

import rekindle
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    asked,
    at_turn,
    moves,
    offered,
    play,
    player,
    position,
    view_of,
)
from tests.rules_cited import rule

FREE = {"upgrades": "free"}


@rule("recall.variant.draft.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_boomerang_draft_goes_there_and_back(seats: int) -> None:
    match = rekindle.new("recall", seats=seats, seed=4, options={"tribes": "boomerang"})
    draft = view_of(match).draft
    assert draft is not None
    assert not draft.paired
    assert (len(draft.tribes), len(draft.gadgets)) == (seats + 1, seats + 1)
    order = []
    for turn in range(2 * seats):
        order.append(asked(match))
        kinds = {move.split()[0] for move in moves(match)}
        if turn < seats:
            assert kinds == {"tribe", "gadget"}  # either
        else:
            assert len(kinds) == 1  # the kind still missing
        play(match, moves(match)[-1 if turn % 2 else 0])
    there = list(range(seats - 1, -1, -1))
    assert order == there + there[::-1]
    assert all(player(match, seat).tribe for seat in range(seats))
    assert [len(player(match, seat).gadgets) for seat in range(seats)] == [1] * seats
    assert at_turn(match)


@rule("recall.variant.known.1")
def test_known_ancient_tribes_are_open_and_the_first_visitor_still_scores() -> None:
    known = {"ancient-tribes": "known", "tribes": "deal"}
    match = rekindle.new("recall", seats=2, seed=4, options=known)
    for ancient in view_of(match).ancients.values():
        assert ancient.tribe is not None
        assert len(ancient.gadgets) == 4
    assert not player(match).culture
    ancients = {
        "white": ["hayla", "gpr", "lectern", "portal", "kinetor"],
        "gray": ["bishop", "ferryman", "hatchery", "narrator", "rummager"],
        "black": ["norther", "joltwell", "omnitool", "booster", "decryptor"],
    }
    match = position(
        2,
        options={"ancient-tribes": "known"},
        players=[{"tribe": "ion", "crates": ["codex"], "knowledge": {"white": 2}}],
        ancients=ancients,
    )
    play(match, "open codex", "know white")
    assert player(match).culture == 1
    assert "gadget lectern" in moves(match)
    play(match, "gadget lectern")
    assert "lectern" in player(match).gadgets


@rule("recall.variant.upgrades.1")
def test_with_free_upgrades_any_tile_of_the_own_set_is_installed() -> None:
    match = ground({"culture": 2, "crates": ["portrait"]}, options=FREE)
    assert view_of(match).letters == []
    play(match, "open portrait")
    assert len(offered(match, "install ")) == 12  # any letter, either side
    play(match, "install f-2")
    assert player(match).upgrades["f"] == "f-2"


@rule("recall.variant.upgrades.2")
def test_each_letter_is_installed_once_and_six_symbols_take_six_letters() -> None:
    own = {"culture": 27, "upgrades": ["a-1", "b-1", "c-2", "d-1", "f-1"], "crates": ["portrait"]}
    match = ground(own, options=FREE)
    play(match, "open portrait")
    assert offered(match, "install ") == {"install e-1", "install e-2"}
    assert article(match, "install a-2") != ""
    play(match, "install e-1")
    assert all(player(match).upgrades.values())
    assert player(match).symbols == [0, 1, 2, 3, 4, 5]


@rule("recall.variant.learn.1")
def test_a_first_game_deals_tribes_and_shows_sides_a() -> None:
    first = {"tribes": "deal", "paths": "a"}
    match = rekindle.new("recall", seats=3, seed=6, options=first)
    assert at_turn(match)
    for seat in range(3):
        assert player(match, seat).tribe
        assert len(player(match, seat).gadgets) == 1
    assert [path.side for path in view_of(match).paths] == ["a"] * 6
