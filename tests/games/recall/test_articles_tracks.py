"""Culture with its upgrades, and the knowledge tracks (recall.culture, recall.know)."""

from __future__ import annotations

from typing import Any

import rekindle
from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    crystals,
    end,
    knowledge,
    moves,
    offered,
    play,
    player,
    skim,
    table,
    use,
    view_of,
)
from tests.rules_cited import rule

TWO_POINTS = {"culture": 2, "keycards": ["ballad", "blank"]}
"""Two points short of no symbol: the keycard gives 2 points and a move, the symbol is at 3."""
LONG_WALK = (
    "choose 2 move / (pay 1 white crystal: 3 move) / (pay 1 red crystal: 4 move)"
    " / (pay 1 purple crystal: 5 move)"
)
ANCIENT = ["dorian", "gpr", "lectern", "portal", "kinetor"]
"""The tribe of a track and its gadgets, in the order in which they are drawn."""


def played(slot: str, letter: str, **own: Any) -> Match:
    """The keycard with points lies in a slot; the first symbol has this letter."""
    match = ground(
        {"followers": {"h6": 3}, "crystals": "3 white", **TWO_POINTS, **own}, letters=[letter]
    )
    return use(match, "ballad", slot)


# Culture


@rule("recall.culture.1", "recall.culture.2")
def test_x11_two_points_past_a_symbol_are_one_upgrade() -> None:
    match = played("b", "c")
    play(match, "choose 2 point")
    assert player(match).culture == 4  # at once
    assert moves(match) == ["install c-1", "install c-2"]
    assert article(match, "install a-1") != ""
    play(match, "install c-2")
    assert player(match).upgrades["c"] == "c-2"
    assert player(match).symbols == [0]
    skim(match)
    assert [side for side in player(match).upgrades.values() if side] == ["c-2"]
    # Everybody gains a tile at this symbol, but each player only one.
    assert player(match, 1).upgrades["c"] is None


@rule("recall.culture.3")
def test_an_unused_box_is_renewed_at_once_a_used_one_in_the_next_turn() -> None:
    match = played("d", "d")
    play(match, "choose 2 point", "install d-1")
    assert "choose 3 move or develop" in moves(match)
    assert "choose 2 move or develop" not in moves(match)
    match = played("d", "d")
    play(match, "choose 2 move or develop", "upgrade white", "choose 2 point", "install d-1")
    assert "choose 1 move or develop" in moves(match)  # as it was
    play(match, "choose 1 move or develop", "upgrade white")
    assert "choose 2 move or develop" not in moves(match)
    assert player(match).upgrades["d"] == "d-1"


@rule("recall.culture.3", "recall.culture.6")
def test_the_effects_of_the_keycard_do_not_count() -> None:
    match = played("b", "b")
    play(match, "choose 1 move", "from h6", "with 1", "to h5", "choose 2 point", "install b-2")
    assert {"choose 2 move", "choose develop"} <= set(moves(match))
    play(match, "choose develop", "upgrade white")
    assert "choose develop" in moves(match)  # the new side has two


@rule("recall.culture.3", "recall.culture.6")
def test_a_payment_a_move_a_develop_or_a_gain_of_the_box_counts() -> None:
    match = played("b", "b")
    play(match, LONG_WALK)
    play(match, "choose pay 1 white crystal: 3 move", "skip")  # paid, not a step gone
    play(match, "choose 2 point", "install b-2")
    assert "choose 2 move" not in moves(match)
    assert not any("2 move / " in move for move in moves(match))
    match = played("b", "b")
    play(match, LONG_WALK, "choose 2 move", "from h6", "with 1", "to h5", "skip")
    play(match, "choose 2 point", "install b-2")
    assert "choose 2 move" not in moves(match)
    match = played("b", "b")
    play(match, "choose develop", "upgrade white", "choose 2 point", "install b-2")
    assert {LONG_WALK, "choose 1 move"} <= set(moves(match))  # the old side, less its develop
    match = played("a", "a")
    play(match, "choose 2 follower", "place h6", "place h6", "choose 2 point", "install a-2")
    assert "choose buy 4 followers" in moves(match)  # and not 6 at better rates


@rule("recall.culture.6")
def test_equal_effects_of_keycard_and_box_are_used_from_the_keycard_first() -> None:
    """Hired hands in slot C: its develop comes after the payment, and before that of the box."""
    own = {"culture": 2, "keycards": ["hired-hands"], "crates": ["portrait"]}
    own = {**own, "crystals": "2 white", "followers": {"i4": 1}}
    match = use(ground(own, letters=["c"]), "hired-hands", "c")
    play(match, "choose pay 1 white crystal: develop & 2 follower")
    play(match, "choose develop", "upgrade white", "open portrait", "install c-1")
    assert "choose spreading water move" in moves(match)


@rule("recall.culture.3", "recall.culture.6")
def test_moves_that_were_chosen_but_not_made_do_not_count() -> None:
    """A crate is opened before the first move."""
    match = played("d", "d", crates=["portrait"])
    play(match, "choose 2 move or develop", "move", "open portrait", "install d-1")
    there = {"choose 2 point", "choose 1 move", "choose 3 move or develop"}
    assert there <= set(moves(match))  # beside what the keycard gives
    play(match, "choose 3 move or develop", "move", "from h6", "with 1", "to h5")
    assert "to g5" in moves(match)
    play(match, "skip")
    assert "choose 2 move or develop" not in moves(match)
    assert "choose develop" in moves(match)


@rule("recall.culture.4")
def test_the_final_scoring_brings_no_upgrades() -> None:
    own = {"culture": 2, "relicubes": {"black": 3, "gray": 3}}
    match = ground(own, round=17, letters=["c"])
    end(play(match, "recall"))
    end(play(match, "recall"))
    assert match.over
    assert sum(player(match).score.values()) >= 2 + 12
    assert player(match).culture == 2
    assert not any(player(match).upgrades.values())


@rule("recall.culture.5")
def test_copies_are_renewed_like_the_box_itself() -> None:
    copy = "choose pay 1 white crystal: copy a used box"
    own = {"boxes": ["d"], "crystals": "3 white"}
    match = played("f", "d", **own)
    play(match, copy, "box d", "choose 2 point", "install d-1")
    assert "choose 3 move or develop" in moves(match)
    match = played("f", "d", **own)
    play(match, copy, "box d", "choose 2 move or develop", "upgrade white")
    play(match, "choose 2 point", "install d-1")
    assert "choose 1 move or develop" in moves(match)
    # An upgrade of F itself comes at once only before its payment.
    match = played("f", "f", **own)
    play(match, "choose 2 point", "install f-1")
    play(match, "choose copy a used box", "box d")
    assert crystals(match)[0] == 3
    match = played("f", "f", **own)
    play(match, copy, "box d", "choose 2 point", "install f-1")
    assert "choose copy a used box" not in moves(match)
    assert crystals(match)[0] == 2


@rule("recall.culture.7")
def test_two_symbols_at_once_in_the_order_of_the_track() -> None:
    own = {"culture": 2, "followers": {"f3": 3}, "crates": ["boots"], "relicubes": {"brown": 4}}
    match = ground(own, relicubes={"e3": "brown"}, letters=["e", "b"])
    play(match, "open boots", "from f3", "to e3")  # 4 points, from 2 to 6
    assert player(match).culture == 6
    assert moves(match) == ["install e-1", "install e-2"]
    play(match, "install e-2")
    assert moves(match) == ["install b-1", "install b-2"]
    play(match, "install b-1")
    assert player(match).upgrades["e"] == "e-2"
    assert player(match).upgrades["b"] == "b-1"


@rule("recall.culture.8", "recall.culture.2")
def test_a_symbol_passed_again_brings_no_second_tile() -> None:
    own = {"tribe": "aynir", "culture": 3, "upgrades": ["a-1"], "crystals": "1 white"}
    match = ground(own)
    play(match, "use aynir", "trade point for white")
    assert player(match).culture == 2
    assert player(match).upgrades["a"] == "a-1"  # kept
    play(match, "trade white for point", "trade white for point")
    assert player(match).culture == 4
    assert not offered(match, "install ")
    # Not even where every tile of the own set could be installed.
    match = ground(own, options={"upgrades": "free"})
    play(match, "use aynir", "trade point for white", "trade white for point")
    assert player(match).culture == 3
    assert not offered(match, "install ")


# Knowledge


@rule("recall.know.1", "recall.know.2")
def test_any_knowledge_may_go_to_different_tracks_and_a_track_starts_at_0() -> None:
    match = ground({"crates": ["cipher-disk"], "keycards": ["academy"]}, chance=ANCIENT)
    assert knowledge(match) == [0, 0, 0]
    play(match, "open cipher-disk")
    assert knowledge(match) == [1, 1, 0]  # one white and one gray
    use(match, "academy", "b")
    play(match, "choose 3 any knowledge", "know white", "know black", "know white")
    assert knowledge(match) == [3, 1, 1]
    assert len(offered(match, "gadget ")) == 4  # the third step after the start


@rule("recall.know.3", "recall.know.6", "recall.know.7")
def test_rewards_come_step_by_step_in_passing() -> None:
    """Three steps from 2: a gadget, a chip, and the tribe with a stone."""
    own = {
        "followers": {"f3": 4},
        "crates": ["boots"],
        "knowledge": {"white": 2},
        "relicubes": {"white": 3},
    }
    match = ground(
        own,
        relicubes={"e3": "white"},
        chance=ANCIENT,
        light={"white": ["light-refined", "light-red"]},
    )
    play(match, "open boots", "from f3", "to e3", "skip")
    assert knowledge(match)[0] == 3
    play(match, "gadget gpr")
    assert knowledge(match)[0] == 4
    assert "light-refined" in view_of(match).chips["white"]  # it stays for the others
    assert player(match).unlocked == []  # the chip's reward is complete first
    skim(match)
    mine = player(match)
    assert (knowledge(match)[0], mine.unlocked) == (5, ["white"])
    assert (mine.stones.own, mine.stones.ready) == (2, 2)
    assert "dorian" in [ability.ability for ability in mine.abilities]
    assert "pigs" in mine.passives


@rule("recall.know.4", "recall.know.5", "recall.know.9")
def test_the_first_at_the_third_step_scores_and_everybody_takes_a_gadget() -> None:
    other = {"knowledge": {"white": 2}, "crates": ["clay-tablet"]}
    match = ground(
        {"knowledge": {"white": 2}, "crates": ["codex"]},
        {"tribe": "bishop", "gadgets": ["rummager"], **other},
        chance=ANCIENT,
    )
    assert view_of(match).ancients["white"].tribe is None
    play(match, "open codex", "know white")
    assert player(match).culture == 1
    assert view_of(match).ancients["white"].tribe == "dorian"
    play(match, "gadget lectern")
    assert player(match).gadgets == ["catalyst", "lectern"]
    left = view_of(match).ancients["white"].gadgets
    assert sorted(left) == ["gpr", "kinetor", "portal"]
    end(play(match, "recall"))
    play(match, "open clay-tablet")
    assert player(match, 1).culture == 0  # no point for later players
    assert offered(match, "gadget ") == {"gadget gpr", "gadget kinetor", "gadget portal"}
    play(match, "skip")  # declined now, and not asked again
    assert player(match, 1).gadgets == ["rummager"]
    skim(match)
    end(play(match, "recall"))
    assert at_turn(match)
    assert not offered(match, "gadget ")


@rule("recall.know.6")
def test_several_players_may_unlock_the_same_tribe_with_all_its_abilities() -> None:
    match = ground(
        {"knowledge": {"black": 4}, "crates": ["star-chart"], "followers": {"h6": 1}},
        {"knowledge": {"black": 5}},
        ancients={"black": "finder"},
    )
    assert player(match, 1).unlocked == ["black"]
    play(match, "open star-chart")
    skim(match)
    assert player(match).unlocked == ["black"]
    for seat in (0, 1):
        assert "finder" in [ability.ability for ability in player(match, seat).abilities]
        assert "raft" in player(match, seat).passives


@rule("recall.know.7")
def test_a_second_chip_is_gained_by_passing_it() -> None:
    """A marker on step 6 goes three steps and passes the chip of step 8, which stays there."""
    own = {"followers": {"f3": 4}, "crates": ["boots"], "knowledge": {"gray": 6}}
    match = ground(
        {**own, "relicubes": {"gray": 3}},
        relicubes={"e3": "gray"},
        light={"gray": ["light-white", "light-points"]},
    )
    play(match, "open boots", "from f3", "to e3", "skip")
    assert knowledge(match)[1] == 9
    assert player(match).culture == 2
    assert view_of(match).chips["gray"] == ["light-white", "light-points"]


@rule("recall.know.8")
def test_steps_beyond_the_end_are_lost() -> None:
    own = {
        "knowledge": {"white": 10, "gray": 9},
        "keycards": ["almanac"],
        "crates": ["cipher-disk"],
    }
    match = ground(own)
    play(match, "open cipher-disk")
    assert knowledge(match) == [10, 10, 0]
    use(match, "almanac", "a")
    play(match, "choose 2 any knowledge")
    assert offered(match, "know ") == {"know black"}
    assert article(match, "know white") == "recall.know.8"
    assert table(match).players[0].knowledge == [10, 10, 0]


@rule("recall.know.8")
def test_markers_never_go_back() -> None:
    match = rekindle.new("recall", seats=2, seed=3, options={"tribes": "deal"})
    seen = [0, 0, 0]
    for _ in range(400):
        if match.over:
            break
        match.play(moves(match)[len(match.history) * 7 % len(moves(match))])
        now = knowledge(match)
        assert all(late >= early for early, late in zip(seen, now, strict=True))
        seen = now
