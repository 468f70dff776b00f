"""Limits, costs, points and the progress track (revive.resources, points, progress)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.revive.engine.ops import E_TRADE
from rekindle.games.revive.presentation.view import BuildingView
from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    artifacts,
    asked,
    closed,
    energy,
    events,
    goods,
    machines,
    moves,
    offered,
    play,
    player,
    points,
    position,
    score,
    tracks,
    turn,
    view_of,
)
from tests.games.revive.printed import bonuses, free_space, printed
from tests.rules_cited import rule


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def choose(match: Match) -> Match:
    """Take the one effect that is waiting and may be refused."""
    [effect] = offered(match, "choose")
    return play(match, effect)


# Limits


@rule("revive.resources.1")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_six_of_a_basic_resource_can_be_kept(before: int, after: int) -> None:
    match = own({"goods": {"gear": before}, "active": ["miner"]})
    play(match, "play miner", "slot top-left")  # 2 gears
    assert goods(match) == {"gear": after}


@rule("revive.resources.1", "revive.resources.3")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3)])
def test_three_crystals_can_be_kept(before: int, after: int) -> None:
    full = {"gear": 6, "book": 6, "food": 6}
    match = own({"goods": {**full, "crystal": before}, "closed": ["mirror-box"]})
    play(match, "open mirror-box")  # 1 crystal
    assert goods(match) == {**full, "crystal": after}


@rule("revive.resources.1")
def test_gears_books_and_food_are_the_basic_resources() -> None:
    match = own({"goods": "1 crystal"})
    play(match, "switch")
    assert offered(match, "gain") == {"gain gear", "gain book", "gain food"}


@rule("revive.resources.2")
def test_what_is_over_the_limit_can_be_spent_in_the_same_action() -> None:
    """The trader brings a seventh book and turns a book into a gear."""
    match = own({"goods": "6 books", "active": ["trader"]})
    play(match, "play trader", "slot bottom-left")
    assert goods(match) == {"book": 7}
    choose(match)
    assert goods(match) == {"book": 6}  # it is the only thing to pay with
    play(match, "gain gear", "skip")
    assert goods(match) == {"book": 6, "gear": 1}


@rule("revive.resources.2")
def test_what_is_still_over_when_the_action_ends_is_lost() -> None:
    match = own({"goods": "6 books", "active": ["trader"]})
    play(match, "play trader", "slot bottom-left")
    assert goods(match) == {"book": 7}
    play(match, "skip")
    assert goods(match) == {"book": 6}
    assert (turn(match), asked(match)) == (0, 0)


@rule("revive.resources.2")
def test_when_an_action_ends_every_player_loses_what_is_over() -> None:
    """Exploring a tile brings 2 basic resources to the other player, who has room for one."""
    match = own(
        {"goods": "6 food"},
        {"goods": "5 gears 6 books 6 food"},
        buildings={"e8": ("small", 1)},
        backs={"e9": "shore"},
        chance=["shore-1"],
    )
    play(match, "explore e9", "take deck", "lay straight")  # water on e9, next to e8
    assert asked(match) == 1
    play(match, "gain gear")
    assert goods(match, 1) == {"gear": 6, "book": 6, "food": 6}
    play(match, "gain gear")
    assert goods(match, 1) == {"gear": 6, "book": 6, "food": 6}
    assert asked(match) == 0


@rule("revive.resources.2")
def test_after_a_free_action_between_actions_it_is_lost_at_once() -> None:
    match = own({"goods": "5 gears", "closed": ["tool-box"]})
    play(match, "open tool-box")  # 2 gears
    assert goods(match) == {"gear": 6}
    assert view_of(match).actions == 0


@rule("revive.resources.2", "revive.turn.3")
def test_after_a_free_action_within_an_action_it_can_still_be_spent() -> None:
    match = own({"goods": "5 books", "active": ["trader"], "closed": ["book-box"]})
    play(match, "play trader", "slot bottom-left", "open book-box")
    assert goods(match) == {"book": 8}
    play(match, "skip")
    assert goods(match) == {"book": 6}


# Crystals above the limit


@rule("revive.resources.3")
@pytest.mark.parametrize("instead", ["gear", "book", "food"])
def test_a_crystal_over_the_limit_becomes_a_resource_of_ones_choice(instead: str) -> None:
    match = own({"goods": "3 crystals", "closed": ["mirror-box"]})
    play(match, "open mirror-box")
    assert moves(match) == ["gain gear", "gain book", "gain food"]
    play(match, f"gain {instead}")
    assert goods(match) == {"crystal": 3, instead: 1}


@rule("revive.resources.3")
def test_only_where_there_is_room() -> None:
    match = own({"goods": "3 crystals 6 gears 5 food", "closed": ["mirror-box"]})
    play(match, "open mirror-box")
    assert moves(match) == ["gain book", "gain food"]
    match = own({"goods": "3 crystals 6 gears 6 books 5 food", "closed": ["mirror-box"]})
    play(match, "open mirror-box")
    assert goods(match) == {"crystal": 3, "gear": 6, "book": 6, "food": 6}


@rule("revive.resources.3")
def test_each_crystal_over_the_limit_for_itself() -> None:
    """Two crystals too many, and room for one resource or for both."""
    match = own({"goods": "3 crystals 6 gears 6 books 6 food", "closed": ["treasury"]})
    choose(play(match, "open treasury"))
    play(match, "pay food")
    assert goods(match) == {"crystal": 3, "gear": 6, "book": 6, "food": 6}
    match = own({"goods": "3 crystals 6 gears 6 books 4 food", "closed": ["treasury"]})
    choose(play(match, "open treasury"))
    play(match, "pay food")
    assert goods(match) == {"crystal": 3, "gear": 6, "book": 6, "food": 5}  # 4 - 1 + 2


@rule("revive.resources.3", "revive.vukuntur.3")
def test_a_crystal_becomes_a_resource_on_another_players_turn_too() -> None:
    """A crate from the water of a new tile, and with it a crystal for the Vukuntur."""
    match = own(
        {"goods": "6 food"},
        {"tribe": "vukuntur-sun", "goods": "3 crystals", "technologies": ["root", "left"]},
        buildings={"e8": ("small", 1)},
        backs={"e9": "lake"},
        chance=["lake-3", "keg"],
    )
    play(match, "explore e9", "take deck", "lay straight")  # water on e9, next to e8
    assert (turn(match), asked(match)) == (0, 1)
    assert closed(match, 1) == ["keg"]
    assert moves(match) == ["gain gear", "gain book", "gain food"]
    play(match, "gain book")
    assert goods(match, 1) == {"crystal": 3, "book": 1}
    assert asked(match) == 0


# Paying


@rule("revive.resources.4")
def test_a_crystal_is_traded_to_stand_in_for_a_resource() -> None:
    match = own({"goods": "3 crystals 2 gears"})
    play(match, "build f8", "size small")
    assert goods(match) == {"crystal": 2}
    assert events(match, E_TRADE)


@rule("revive.resources.4")
def test_in_an_effect_that_asks_for_one_too() -> None:
    """The linguist's top half turns books into other things."""
    match = own({"goods": "3 crystals", "active": ["linguist"]})
    play(match, "play linguist", "slot top-left")
    choose(match)
    assert goods(match) == {"crystal": 2}
    assert events(match, E_TRADE)
    match = own({"goods": "3 crystals 1 book", "active": ["linguist"]})
    play(match, "play linguist", "slot top-left")
    choose(match)
    assert goods(match) == {"crystal": 3}  # the book, as it is there
    assert not events(match, E_TRADE)


# Discounts


@rule("revive.resources.5", "revive.attach.4")
def test_discounts_add_up() -> None:
    """A crane and a target: 2 + 2 less for a large building."""
    match = own(
        {"tribe": "jox49i-moon", "goods": "1 gear", "machines": ["crane"]}, tokens={"f8": "target"}
    )
    play(match, "build f8", "size large")
    assert goods(match) == {}
    assert player(match).buildings_left == {"small": 5, "large": 2}


@rule("revive.resources.5")
def test_discounts_never_go_below_nothing_and_spare_no_range() -> None:
    """Four less for a small building of 3; the food for the range is paid all the same."""
    tokens = {"e8": "target"}
    match = own({"tribe": "jox49i-moon", "machines": ["crane"]}, tokens=tokens)
    assert "build e8" not in moves(match)
    match = own({"tribe": "jox49i-moon", "goods": "1 food", "machines": ["crane"]}, tokens=tokens)
    play(match, "build e8")
    assert goods(match) == {}
    assert view_of(match).spaces["e8"].building == BuildingView(0, "small")


@rule("revive.resources.5")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (["off gear"], {"gear": 1, "food": 3}),
        (["off food", "off gear"], {"gear": 1, "food": 3}),
        (["off food", "off food"], {"food": 4}),
    ],
)
def test_what_a_discount_on_exploring_comes_off_is_chosen(
    chosen: list[str], left: dict[str, int]
) -> None:
    """The sledge takes 2 off a tile for 4 food and 1 gear."""
    player = {"goods": "1 gear 6 food", "machines": ["sledge"]}
    match = own(player, backs={"e9": "harbour"}, buildings={"e8": ("small", 0)})
    play(match, "explore e9", "use sledge")
    assert moves(match) == ["off gear", "off food"]
    play(match, *chosen)
    assert goods(match) == left


@rule("revive.resources.5", "revive.formica.5")
@pytest.mark.parametrize(("workshops", "books"), [({}, 1), ({"f9": "workshop"}, 0)])
def test_with_one_payable_choice_nothing_is_asked(workshops: dict[str, str], books: int) -> None:
    """A tile for 2 food and 1 book with 2 less, and with 3 less."""
    match = own(
        {"tribe": "formica-moon", "goods": {"book": books}, "machines": ["sledge"]},
        backs={"e9": "archive"},
        buildings={"e8": ("small", 0)},
        tokens=workshops,
    )
    play(match, "explore e9")
    assert goods(match) == {}
    assert points(match) == printed("back", "archive").points
    fewer = own(
        {"tribe": "formica-moon", "machines": ["sledge"]},
        backs={"e9": "archive"},
        buildings={"e8": ("small", 0)},
        tokens=workshops,
    )
    assert ("explore e9" in moves(fewer)) == (books == 0)


# Points


@rule("revive.points.1")
def test_blue_points_are_gained_during_the_game() -> None:
    match = own({"points": 1, "closed": ["medal-box"]})
    play(match, "open medal-box")
    assert points(match) == 4
    assert score(match)["track"] == 4


@rule("revive.points.1", "revive.scoring.2")
def test_purple_points_do_not_move_the_marker() -> None:
    """The left technology is worth points at the end; its owner stays where he was."""
    match = own(
        {"goods": "6 books 6 food", "points": 4, "technologies": ["root"]},
        buildings={"c7": ("small", 0)},
    )
    tribe = printed("tribe", "nadair-sun")
    assert tribe.left.points > 0
    [where, *_] = sorted(offered(match, "populate"))
    play(match, where, "unlock left")
    assert (points(match), closed(match)) == (4, [])
    assert score(match)["technologies"] == tribe.root.points + tribe.left.points


@rule("revive.points.1")
def test_bonus_spaces_give_nothing_in_the_final_scoring() -> None:
    crate_at = bonuses("bonus", "1 crate")[0]
    match = own(
        {"points": crate_at - 1, "end_tile": True, "closed": ["keg"]}, {}, actions=2, ending=1
    )
    play(match, "end")
    assert match.over
    assert match.result is not None
    assert match.result.seats[0].total >= crate_at + 3  # the end tile alone is worth 4
    assert closed(match) == ["keg"]


@rule("revive.points.2")
@pytest.mark.parametrize("short", [3, 2, 1])
@pytest.mark.parametrize("crate_at", bonuses("bonus", "1 crate"))
def test_a_crate_on_reaching_or_passing_its_space(crate_at: int, short: int) -> None:
    match = own({"points": crate_at - short, "closed": ["medal-box"]}, chance=["keg"])
    play(match, "open medal-box")  # 3 points
    assert points(match) == crate_at + 3 - short
    assert closed(match) == ["keg"]


@rule("revive.points.2")
def test_no_crate_short_of_the_space() -> None:
    match = own({"points": bonuses("bonus", "1 crate")[0] - 4, "closed": ["medal-box"]})
    play(match, "open medal-box")
    assert closed(match) == []


@rule("revive.points.2", "revive.artifacts.1")
@pytest.mark.parametrize("artifact_at", bonuses("bonus", "artifact"))
def test_an_artifact_on_reaching_its_space(artifact_at: int) -> None:
    match = own({"points": artifact_at - 3, "closed": ["medal-box"]})
    play(match, "open medal-box", "artifact white")
    assert artifacts(match) == {"white": 1}
    assert points(match) == artifact_at


@rule("revive.points.2")
def test_each_player_gets_the_bonus() -> None:
    crate_at = bonuses("bonus", "1 crate")[0]
    match = own(
        {"points": crate_at - 1, "closed": ["medal-box"]},
        {"points": crate_at - 1, "closed": ["hat-box"]},
        chance=["keg", "satchel"],
    )
    play(match, "open medal-box", "switch", "gain food", "end", "open hat-box")
    assert (closed(match, 0), closed(match, 1)) == (["keg"], ["satchel"])


@rule("revive.points.2")
def test_a_bonus_comes_before_anything_else() -> None:
    """The points of an explored tile bring a crate before a card is chosen."""
    crate_at = bonuses("bonus", "1 crate")[0]
    match = own({"points": crate_at - 2, "goods": "6 food"}, backs={"e9": "heath"}, chance=["keg"])
    play(match, "explore e9")
    assert (points(match), closed(match)) == (crate_at, ["keg"])
    assert "take deck" in moves(match)


@rule("revive.points.2")
def test_beyond_fifty_the_total_goes_on_and_bonuses_do_not_come_again() -> None:
    crate_at = bonuses("bonus", "1 crate")[0]
    match = own({"points": 50 + crate_at - 1, "closed": ["medal-box"]})
    play(match, "open medal-box")
    assert points(match) == 50 + crate_at + 2
    assert closed(match) == []
    assert score(match)["track"] == 50 + crate_at + 2


# The progress track


@rule("revive.progress.1")
def test_fifteen_reward_spaces_and_five_markers_on_the_tribe_board() -> None:
    match = position()
    assert (player(match).rewards, player(match).progress) == ([], 0)
    assert player(match).markers_left == 5
    match = own({"tracks": {"gray": 15, "green": 15, "yellow": 15}})
    assert len(player(match).rewards) == player(match).progress == 15


@rule("revive.progress.1", "revive.effects.4")
def test_the_progress_track_has_twenty_spaces_for_the_twenty_markers() -> None:
    match = own(
        {
            "tracks": {"gray": 15, "green": 15, "yellow": 15},
            "markers": 4,
            "active": ["scribe", "teacher"],
        }
    )
    play(match, "play scribe", "slot bottom-left")
    assert (player(match).progress, player(match).markers_left) == (20, 0)
    play(match, "play teacher", "slot bottom-right")
    assert (player(match).progress, player(match).markers_left) == (20, 0)
    assert goods(match) == {"book": 5}  # the ability twice, and the teacher's book


@rule("revive.progress.2")
def test_an_unlocked_reward_space_moves_a_marker() -> None:
    """The third space of the gray track unlocks a standard machine."""
    match = own({"tracks": {"gray": 2}, "active": ["miner"]})
    play(match, "play miner", "slot bottom-left")
    assert tracks(match) == (3, 1, 1)
    assert machines(match) == ["converter"]
    assert (player(match).progress, player(match).markers_left) == (1, 5)


@rule("revive.progress.2")
def test_each_use_of_the_tribe_ability_moves_a_marker() -> None:
    match = own({"active": ["scribe", "teacher"]})
    play(match, "play scribe", "slot bottom-left")
    assert (player(match).progress, player(match).markers_left) == (1, 4)
    play(match, "play teacher", "slot bottom-right")
    assert (player(match).progress, player(match).markers_left) == (2, 3)


@rule("revive.progress.2")
def test_a_step_that_unlocks_nothing_moves_none() -> None:
    match = own({"tracks": {"gray": 1}, "active": ["miner"]})
    play(match, "play miner", "slot bottom-left")
    assert (tracks(match), player(match).progress) == ((2, 1, 1), 0)


def on_progress(space: int) -> dict[str, Any]:
    """So many markers on the progress track, and a card that uses the tribe ability."""
    own: dict[str, Any] = {"active": ["scribe"], "progress": space}
    if space > 4:  # more than come from the tribe board: rewards of a track besides
        own["tracks"] = {"gray": free_space("gray")}
    return own


@rule("revive.progress.2")
@pytest.mark.parametrize("space", [s for s in bonuses("progress", "1 energy") if s <= 5])
def test_energy_for_covering_its_space(space: int) -> None:
    match = own(on_progress(space - 1))
    play(match, "play scribe", "slot bottom-left")
    assert (player(match).progress, energy(match)) == (space, 2)


@rule("revive.progress.2")
def test_no_energy_for_the_space_before() -> None:
    match = own(on_progress(bonuses("progress", "1 energy")[0] - 2))
    play(match, "play scribe", "slot bottom-left")
    assert energy(match) == 1


@rule("revive.progress.2")
def test_an_artifact_for_covering_its_space() -> None:
    space = bonuses("progress", "artifact")[0]
    match = own(on_progress(space - 1))
    play(match, "play scribe", "slot bottom-left")
    assert offered(match, "artifact") == {"artifact purple", "artifact orange", "artifact white"}
    assert "book" not in goods(match)  # the bonus comes before the ability
    play(match, "artifact orange")
    assert player(match).progress == space
    assert (artifacts(match), goods(match)) == ({"orange": 1}, {"book": 2})
