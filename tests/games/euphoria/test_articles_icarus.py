"""Icarus, the artifact markets and the dilemma (euphoria.icarus, artifact-market, dilemma)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from rekindle import Match
from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import (
    FACTIONS,
    allegiance,
    discarded,
    everything,
    market,
    may,
    may_not,
    moves,
    player,
    territory,
    winner,
)
from tests.rules_cited import rule

FACTION = {"incinerator": "euphorian", "free-press": "subterran", "ark": "wastelander"}


@rule("euphoria.icarus.2", "euphoria.win.2", "euphoria.allegiance.6")
def test_at_nimbus_loft_the_track_advances_before_the_star() -> None:
    """Tier 4 ends the game with a tie; the star that would have won alone comes too late."""
    nine = {"subterran": 3, "euphorian": 3, "wastelander": 3}
    match = position(
        seats=6,
        players=[
            {"workers": [3], "gold": 3, "territories": nine, "recruits": ["lee"]},
            {"territories": nine, "morale": 6, "recruits": ["maxime"]},
        ],
        allegiance={"icarite": 10},
    )
    play(match, "place 3 nimbus-loft")
    assert winner(match) == 1
    assert territory(match, "icarite")[0] == 0


@rule("euphoria.icarus.3")
@pytest.mark.parametrize("other", ["energy", "water", "food"])
def test_breeze_bar_costs_bliss_and_another_commodity_for_two_artifacts(other: str) -> None:
    match = position(
        players=[{"workers": [3], "bliss": 2, other: 2, "morale": 2}], draws=["bear", "box"]
    )
    play(match, "place 3 breeze-bar")
    assert player(match).goods == {"bliss": 1, other: 1}
    assert player(match).artifacts == ["bear", "box"]
    assert allegiance(match, "icarite") == 1


@rule("euphoria.icarus.3")
def test_which_other_commodity_is_paid_is_a_choice() -> None:
    match = position(players=[{"workers": [3], "bliss": 2, "energy": 1, "food": 1}])
    play(match, "place 3 sky-lounge")
    assert set(moves(match)) == {"pay energy", "pay food"}
    play(match, "pay food")
    assert player(match).goods == {"bliss": 1, "energy": 1}
    assert allegiance(match, "icarite") == 1
    assert moves(match) == ["gain gold", "gain stone", "gain clay"]


@rule("euphoria.icarus.3", "euphoria.allegiance.5", "euphoria.recruits.3")
def test_at_breeze_bar_the_track_advances_before_the_draw() -> None:
    """Tier 3 is reached, and yet the hand limit has not been asked about."""
    match = position(
        players=[{"workers": [3], "bliss": 1, "food": 1, "hidden": ["lee"]}],
        allegiance={"icarite": 7},
        draws=["bear", "box"],
    )
    play(match, "place 3 breeze-bar")
    assert player(match).recruits == ["lee"]
    assert moves(match) == ["discard box", "discard bear"]


@rule("euphoria.artifact-market.1")
@pytest.mark.parametrize("space", FACTION)
def test_an_artifact_market_gives_a_star_on_the_territory_then_an_advance(space: str) -> None:
    match = position(players=[{"workers": [3], "artifacts": ["bat", "bear", "box"], "morale": 3}])
    play(match, f"place 3 {space}")
    assert territory(match, FACTION[space]) == [1, 0]
    assert allegiance(match, FACTION[space]) == 1


@rule("euphoria.artifact-market.1", "euphoria.penalty.19")
@pytest.mark.parametrize("space", FACTION)
@pytest.mark.parametrize("end", ["upper", "lower"])
def test_or_a_star_on_a_built_market_of_the_faction_which_lifts_its_penalty(
    space: str, end: str
) -> None:
    site = f"{end}-{FACTION[space]}"
    match = position(
        players=[{"workers": [3], "artifacts": ["bat", "bear", "box"], "morale": 3}],
        markets={site: {"tile": "arena", "stars": [1]}},
    )
    assert player(match).penalties == ["one-worker-an-area"]
    play(match, f"place 3 {space}", f"star {site}-market")
    assert market(match, site) == ("arena", [0, 1])
    assert territory(match, FACTION[space]) == [0, 0]
    assert allegiance(match, FACTION[space]) == 1
    assert player(match).penalties == []


@rule("euphoria.artifact-market.1", "euphoria.market.2")
def test_with_the_territory_full_only_the_built_market_is_left() -> None:
    match = position(
        players=[
            {"workers": [3], "artifacts": ["bat", "bat"], "morale": 3},
            {"territories": {"wastelander": 2}},
        ],
        markets={"upper-wastelander": {"tile": "arena", "stars": [1]}},
    )
    play(match, "place 3 ark")
    assert market(match, "upper-wastelander") == ("arena", [0, 1])


@rule("euphoria.artifact-market.1", "euphoria.artifact-market.2", "euphoria.win.1")
@pytest.mark.parametrize(
    ("space", "faction", "recruits"),
    [
        ("incinerator", "euphorian", ("ray", "ben")),
        ("free-press", "subterran", ("curtis", "phil")),
        ("ark", "wastelander", ("ian", "pete")),
        ("wind-saloon", "icarite", ("lee", "maxime")),
    ],
)
def test_at_artifact_markets_the_star_comes_before_the_advance(
    space: str, faction: str, recruits: tuple[str, str]
) -> None:
    """The star is the tenth; tier 4 would have brought seat 1 a tenth as well, and the win."""
    nine = {each: 3 for each in FACTIONS if each != faction}
    own = {"workers": [3], "artifacts": ["bat", "bat"], "morale": 2}
    match = position(
        seats=6,
        players=[
            {**own, "territories": nine, "recruits": [recruits[0]]},
            {"territories": nine, "morale": 6, "recruits": [recruits[1]]},
        ],
        allegiance={faction: 10},
    )
    play(match, f"place 3 {space}")
    assert winner(match) == 0
    assert allegiance(match, faction) == 10


def with_dilemma(artifacts: list[str], **more: Any) -> Match:
    return position(
        players=[
            {"workers": [3], "dilemma": "bear", "artifacts": artifacts, "morale": 4},
            {"workers": [1, 2]},
        ],
        **more,
    )


@rule("euphoria.dilemma.1")
@pytest.mark.parametrize(
    ("artifacts", "offered"),
    [([], False), (["bat"], False), (["bear"], True), (["bat", "box"], True)],
)
def test_a_dilemma_costs_the_artifact_shown_or_any_two(artifacts: list[str], offered: bool) -> None:
    match = with_dilemma(artifacts)
    assert may(match, "dilemma") is offered
    if offered:
        play(match, "dilemma", "resolve star")
        assert sorted(discarded(match)) == sorted(artifacts)
        assert player(match).artifacts == []


@rule("euphoria.dilemma.1", "euphoria.cost.1")
def test_with_both_ways_open_the_player_chooses_and_also_which_two() -> None:
    match = with_dilemma(["bear", "bat", "box"])
    play(match, "dilemma")
    assert set(moves(match)) == {"with shown-artifact", "with two-artifacts"}
    other = match.copy()
    play(match, "with shown-artifact", "resolve star")
    assert player(match).artifacts == ["bat", "box"]
    play(other, "with two-artifacts")
    assert set(moves(other)) == {"pay bear bat", "pay box bat", "pay box bear"}
    play(other, "pay box bat", "resolve star")
    assert player(other).artifacts == ["bear"]


@rule("euphoria.dilemma.1")
def test_the_dilemma_is_turned_face_up_before_it_is_paid() -> None:
    match = with_dilemma(["bear", "bat", "box"])
    assert view_of(match, 1).players[0].dilemma is UNSET
    play(match, "dilemma")
    assert asked(match) == 0
    assert view_of(match, 1).players[0].dilemma == "bear"
    assert not match.can_undo


@rule("euphoria.dilemma.2", "euphoria.stars.1")
def test_a_star_on_the_dilemma() -> None:
    match = with_dilemma(["bear"])
    play(match, "dilemma", "resolve star")
    assert player(match).stars == 1
    assert view_of(match, 1).players[0].score["dilemma"] == 1
    assert view_of(match, 1).players[0].dilemma_resolved == "star"
    assert asked(match) == 1


@rule("euphoria.dilemma.2", "euphoria.dilemma.3", "euphoria.recruits.1")
def test_or_one_of_two_recruits_hidden_and_the_other_discarded_face_down() -> None:
    match = with_dilemma(["bear"], recruit_draws=["ray", "lee"])
    play(match, "dilemma", "resolve recruit")
    assert set(moves(match)) == {"keep ray", "keep lee"}
    assert '"ray"' not in everything(match, 1)
    play(match, "keep ray")
    assert (player(match).recruits, player(match).hidden) == ([], ["ray"])
    assert player(match).stars == 0
    assert view_of(match).recruit_deck == 46
    for seat in (1, None):
        assert '"ray"' not in everything(match, seat)
        assert '"lee"' not in everything(match, seat)
        assert view_of(match, seat).players[0].hidden_recruits == 1


@rule("euphoria.dilemma.3", "euphoria.recruits.2")
@pytest.mark.parametrize(
    ("board", "active"),
    [
        ({"miners": {"euphorian": 5}}, False),
        ({"miners": {"euphorian": 6}}, True),
        ({"allegiance": {"euphorian": 7}}, False),
        ({"allegiance": {"euphorian": 8}}, True),
        ({"allegiance": {"subterran": 8}, "miners": {"wastelander": 9}}, False),
    ],
)
def test_a_new_recruit_of_a_revealed_faction_is_active_at_once(
    board: dict[str, Any], active: bool
) -> None:
    match = with_dilemma(["bear"], recruit_draws=["ray", "lee"], **board)
    play(match, "dilemma", "resolve recruit", "keep ray")
    assert player(match).recruits == (["ray"] if active else [])
    assert player(match).hidden == ([] if active else ["ray"])
    assert ('"ray"' in everything(match, 1)) is active
    assert player(match).stars == 0


@rule("euphoria.recruits.4", "euphoria.dilemma.3")
def test_a_recruit_gained_after_tier_four_gets_its_star_on_arrival() -> None:
    match = with_dilemma(["bear"], recruit_draws=["ray", "lee"], allegiance={"euphorian": 11})
    play(match, "dilemma", "resolve recruit", "keep ray")
    assert player(match).recruits == ["ray"]
    assert player(match).stars == 1
    assert view_of(match).players[0].score["recruits"] == 1


@rule("euphoria.recruits.4", "euphoria.win.1")
def test_that_star_may_be_the_tenth() -> None:
    match = position(
        seats=6,
        players=[
            {
                "workers": [3],
                "dilemma": "bat",
                "artifacts": ["bat"],
                "territories": {"subterran": 3, "euphorian": 3, "wastelander": 3},
            }
        ],
        recruit_draws=["ray", "lee"],
        allegiance={"euphorian": 11},
    )
    play(match, "dilemma", "resolve recruit", "keep ray")
    assert winner(match) == 0


@rule("euphoria.dilemma.1", "euphoria.turn.1")
def test_a_dilemma_takes_the_whole_turn_and_comes_once() -> None:
    match = with_dilemma(["bear", "bear"])
    play(match, "dilemma", "with shown-artifact", "resolve star")
    assert asked(match) == 1
    play(match, "place 1 farm")
    assert asked(match) == 0
    assert may_not(match, "dilemma")
