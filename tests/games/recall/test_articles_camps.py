"""Camps and their rewards (recall.camp)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    asked,
    crystals,
    end,
    followers,
    hex_at,
    knowledge,
    moves,
    offered,
    play,
    player,
    position,
    use,
    view_of,
)
from tests.rules_cited import rule

TWO_CAMPS = {"h5": ("harbour", 5), "f7": "highland", "e4": "lagoon"}
"""The vault hex f6 touches the ferry camp on g5 and the fishing camp on f5."""
RICH = {"crystals": "6 white 6 red 6 purple"}


def own(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values, *others], **rest)


def developing(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    match = use(own(values, *others, **rest), "blank", "d")
    return match


@rule("recall.camp.1", "recall.camp.2")
@pytest.mark.parametrize(
    ("where", "kind", "tiles"),
    [
        ("g7", "vault", {"f7": ("caldera", 6)}),
        ("g7", "monument", {"f7": "orchard"}),
        ("h6", "field", {}),
        ("i4", "forest", {}),
    ],
)
def test_vaults_workshops_and_monuments_bring_the_reward_of_a_camp(
    where: str, kind: str, tiles: dict[str, object]
) -> None:
    match = developing({**RICH, "followers": {where: 1}}, tiles=tiles)
    assert hex_at(match, where).kind == kind
    assert player(match).camps == []
    play(match, f"build {where}")
    if kind in ("vault", "monument"):
        play(match, {"vault": "vault treasury", "monument": "monument obelisk"}[kind])
    assert len(player(match).camps) == 1


@rule("recall.camp.1")
def test_the_reward_comes_at_once() -> None:
    """The orchard camp brings 1 white step and 1 white crystal, before the second develop."""
    match = developing(
        {"crystals": "2 white", "followers": {"g7": 1, "h5": 1}}, tiles={"f7": "orchard"}
    )
    play(match, "build g7", "monument obelisk")
    assert (knowledge(match), crystals(match)) == ([1, 0, 0], [1, 0, 0])
    assert {"build h5", "upgrade white"} <= set(moves(match))


@rule("recall.camp.1")
def test_excavating_brings_no_reward() -> None:
    """On the ridge the site g7 lies beside the miners' camp on g6."""
    match = developing(
        {"crystals": "1 white", "followers": {"g7": 1}},
        tiles={"f7": "ridge"},
        stones={"g7": ["white", "white", "white"]},
    )
    assert hex_at(match, "g6").camp == "miners-camp"
    play(match, "excavate g7")
    assert (knowledge(match), crystals(match)) == ([2, 0, 0], [0, 0, 0])
    assert player(match).camps == []


@rule("recall.camp.2")
@pytest.mark.parametrize("used", [True, False])
def test_a_vault_beside_two_camps_one_of_them_used_before(used: bool) -> None:
    """The example: the workshop on e5 has brought the reward of the fishing camp already."""
    values = {"crystals": "", "followers": {"f6": 1}, "buildings": ["e5"] if used else []}
    match = developing(values, tiles=TWO_CAMPS)
    assert [hex_at(match, name).camp for name in ("f5", "g5")] == ["fishing-camp", "ferry-camp"]
    play(match, "build f6", "vault treasury")
    while offered(match, "choose 1 follower") or offered(match, "place "):
        there = [move for move in moves(match) if move.startswith(("choose 1 f", "place f6"))]
        play(match, there[0])
    # Ferry: 1 follower, 1 white crystal; fishing: 1 follower, 1 point.
    assert crystals(match) == [1, 0, 1]
    assert player(match).culture == (0 if used else 1)
    assert followers(match, "f6") == (1 if used else 2)
    assert set(player(match).camps) == {"ferry-camp", "fishing-camp"}


@rule("recall.camp.2", "recall.gadget.interpreter.1")
def test_several_camps_at_once_are_several_rewards() -> None:
    """The example with INTERPRETER: 1 knowledge for each of the two camps."""
    values = {
        "gadgets": ["interpreter"],
        "stones": {"white": 2},
        "crystals": "",
        "followers": {"f6": 1},
    }
    match = developing(values, tiles=TWO_CAMPS)
    play(match, "build f6", "vault treasury")
    for track in ("gray", "black"):
        play(match, "use interpreter", f"know {track}")
    assert knowledge(match) == [0, 1, 1]
    assert player(match).stones.ready == 3 - 2
    assert "use interpreter" not in moves(match)


@rule("recall.camp.2")
def test_a_reward_that_is_declined_is_gone() -> None:
    """The vault h5 and the forest i4 touch the ferry camp."""
    values = {"crystals": "1 red", "followers": {"h5": 1, "i4": 1, "start-1": 2}}
    match = developing(values, green=["kiln"])
    play(match, "build h5", "vault library", "skip")
    assert player(match).on_map == 3  # the follower of the camp was declined
    play(match, "build i4")
    assert offered(match, "take ") != set()  # nothing but the keycard is gained
    play(match, "take kiln")
    assert (player(match).on_map, crystals(match)) == (2, [2, 0, 0])  # as before it
    assert player(match).camps == ["ferry-camp"]


@rule("recall.camp.2")
def test_each_player_gains_the_reward_of_a_camp() -> None:
    """The reed camp: 2 white crystals for the first and for the second player."""
    tiles = {"f7": "marsh"}
    match = position(
        players=[
            {"tribe": "ion", "crystals": "1 red", "followers": {"g7": 1}},
            {"tribe": "k01", "crystals": "1 red", "followers": {"g7": 2}},
        ],
        tiles=tiles,
    )
    assert (hex_at(match, "g6").camp, hex_at(match, "g7").kind) == ("reed-camp", "forest")
    for seat in (0, 1):
        play(use(match, "blank", "c"), "choose develop", "build g7")
        assert crystals(match, seat) == [2, 0, 0]
        assert player(match, seat).camps == ["reed-camp"]
        end(match)
    assert followers(match, "g7") == 1  # for sharing the hex; the camp brings nothing again
    assert crystals(match) == [2, 0, 0]


@rule("recall.camp.3")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_a_camp_that_is_revealed_beside_buildings_rewards_their_owners(active: int) -> None:
    """The wreckers' camp on g6: a crate for the active player first, then for the others."""
    players: list[dict[str, Any]] = [
        {"buildings": ["h6", "g5"], "followers": {"h5": 1}, "culture": 10} for _ in range(3)
    ]
    match = position(
        3,
        turn=active,
        players=players,
        chance=["coast", "medal", "boots", "canoe"],
    )
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 6")
    assert hex_at(match, "g6").camp == "wreckers-camp"
    for crate, step in (("medal", 0), ("boots", 1), ("canoe", 2)):
        seat = (active + step) % 3
        assert player(match, seat).crates_held == [crate]
        assert player(match, seat).camps == ["ferry-camp", "wreckers-camp"]
    assert asked(match) == active


@rule("recall.camp.4")
def test_one_may_move_onto_camps() -> None:
    match = own({"tribe": "norther", "followers": {"start-1": 2}})
    play(match, "use norther", "from start-1", "to i5")
    assert (hex_at(match, "i5").kind, followers(match, "i5")) == ("camp", 2)


@rule("recall.camp.5")
def test_a_monument_on_a_printed_hex_touches_camps_too() -> None:
    """The foresters' camp on f3, turned towards e2: 1 black step and 1 white crystal."""
    match = developing({"crystals": "2 white", "followers": {"e2": 1}}, tiles={"g2": ("woods", 5)})
    assert hex_at(match, "f3").camp == "foresters-camp"
    play(match, "build e2")
    assert (knowledge(match), crystals(match)) == ([0, 0, 1], [1, 0, 0])
    assert view_of(match).players[0].camps == ["foresters-camp"]
