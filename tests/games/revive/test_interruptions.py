"""Free actions in the middle of other things, where they once went wrong."""

from __future__ import annotations

from tests.games.revive.helpers import goods, moves, offered, play, position
from tests.rules_cited import rule


@rule("revive.explore.1", "revive.turn.3")
def test_a_tile_that_is_being_turned_cannot_be_explored_again() -> None:
    match = position(
        players=[
            {"goods": "6 food, 3 books, 3 gears, 3 crystals", "machines": ["compass"], "energy": 1}
        ]
    )
    tried = 0
    for first in sorted(offered(match, "explore ")):
        after = play(match.copy(), first)
        while "trade food" in moves(after):
            play(after, "trade food")
        if "use compass" in moves(after):
            play(after, "use compass")
            assert first not in moves(after)
            assert offered(after, "explore ")
            tried += 1
    assert tried


@rule("revive.tracks.1")
def test_unlocked_rewards_cannot_be_left_out() -> None:
    match = position(
        players=[{"tracks": {"gray": 7, "green": 6, "yellow": 7}, "machines": ["greenhouse"]}]
    )
    play(match, "use greenhouse")
    assert "skip" not in moves(match)
    assert "do the rest" in moves(match)


@rule("revive.turn.3")
def test_a_crystal_gained_in_an_action_pays_for_what_the_action_sets_off() -> None:
    match = position(players=[{"active": ["smelter"], "modules": {"top-left-2": "gray-crystal"}}])
    play(match, "play smelter", "slot top-left")
    # The Smelter asks for gears, of which there are none; the module has brought a crystal.
    assert goods(match) == {"crystal": 1}
    play(match, "choose pay 1 gear: 2 food / 2 book")  # the crystal is traded while paying
    assert goods(match) == {}
    play(match, "choose 2 food")
    assert goods(match) == {"food": 2}
