"""Free actions in the middle of other things (recall.free.1)."""

from __future__ import annotations

from tests.games.recall.ground import ground
from tests.games.recall.helpers import crystals, followers, moves, offered, play, player
from tests.rules_cited import rule


@rule("recall.free.1", "recall.free.3")
def test_crystals_are_converted_for_what_is_being_built() -> None:
    match = ground({"tribe": "bishop", "followers": {"i4": 2}, "crystals": "3 white"})
    play(match, "use bishop")
    assert "build i4" not in moves(match)
    play(match, "convert 3 white to red")
    assert "build i4" in moves(match)
    play(match, "convert red to 2 white")
    assert "build i4" not in moves(match)


@rule("recall.free.1", "recall.move.5")
def test_nothing_comes_between_the_moves_of_a_movement() -> None:
    match = ground({"tribe": "norther", "followers": {"h5": 2}, "crates": ["boots"]})
    play(match, "use norther")
    assert {"open boots", "return h5"} <= {*moves(match)}
    play(match, "from h5")
    assert offered(match, "open") == offered(match, "return") == set()
    play(match, "to h6")
    assert "open boots" in moves(match)


@rule("recall.card.2", "recall.free.1")
def test_a_keycard_that_is_gone_meanwhile_is_not_upgraded() -> None:
    """Whoever has chosen a keycard to upgrade may use it up for another upgrade first."""
    own = {"tribe": "mayfair", "keycards": ["apprenticeship", "porridge"], "crystals": "1 white"}
    match = ground(own, green=["kiln"])
    play(match, "play apprenticeship", "slot d", "choose upgrade a keycard", "swap porridge")
    assert "take kiln" in moves(match)
    play(match, "use mayfair", "swap porridge", "take kiln")
    assert player(match).keycards == ["kiln"]
    # The other upgrade begins again, with what there is now.
    assert offered(match, "swap") == {"swap kiln", "swap apprenticeship"}
    assert "skip" in moves(match)


@rule("recall.crate.1", "recall.free.1")
def test_a_crate_opened_in_between_comes_first() -> None:
    match = ground(
        {"keycards": ["carpentry"], "crates": ["water-skin"], "followers": {"h5": 1, "h6": 1}}
    )
    play(match, "play carpentry", "slot d", "open water-skin")
    assert offered(match, "choose") == set()
    play(match, "place h5", "place h5")
    assert followers(match, "h5") == 3
    assert offered(match, "choose")


@rule("recall.turn.3", "recall.free.1")
def test_what_does_not_fit_can_be_converted_before_the_turn_ends() -> None:
    match = ground({"tribe": "ion", "crystals": "9 white"}, acted=True)
    play(match, "convert 3 white to red")
    play(match, "end")
    assert crystals(match) == [6, 1, 0]


@rule("recall.ability.7", "recall.trigger.1")
def test_a_symbol_that_waits_pays_for_an_answer_once() -> None:
    own = {"gadgets": ["decryptor"], "keycards": ["oracle"], "followers": {"h5": 2}}
    match = ground({"tribe": "ion", **own})
    play(match, "play oracle", "slot d", "choose develop", "build h5", "vault treasury")
    play(match, "use decryptor")
    assert {*moves(match)} >= {"by stones", "by symbol"}
    play(match, "by symbol", "know white")
    assert player(match).stones.ready == 1
    assert "choose free ability" not in moves(match)
