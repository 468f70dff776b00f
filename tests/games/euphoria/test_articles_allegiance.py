"""Allegiance tracks and when hidden recruits are revealed (euphoria.allegiance, recruits)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import allegiance, everything, may_not, moves, player, territory
from tests.rules_cited import rule

MEMBER = {"euphorian": "ray", "subterran": "curtis", "wastelander": "geek", "icarite": "gidget"}
SECOND = {"euphorian": "laura", "subterran": "phil", "wastelander": "pete", "icarite": "kaden"}
THIRD = {"euphorian": "ben", "subterran": "xander", "wastelander": "ian", "icarite": "lee"}
AREA = {
    "euphorian": ("generator", "energy"),
    "subterran": ("aquifer", "water"),
    "wastelander": ("farm", "food"),
    "icarite": ("cloud-mine", "bliss"),
}
RESOURCE = {"euphorian": "gold", "subterran": "stone", "wastelander": "clay"}
FACTIONS = tuple(MEMBER)


@rule("euphoria.allegiance.1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_track_has_eleven_spaces_and_its_marker_stays_on_the_last(faction: str) -> None:
    area, good = AREA[faction]
    match = position(players=[{"workers": [1, 1]}], allegiance={faction: 10})
    play(match, f"place 1 {area}")
    assert allegiance(match, faction) == 11
    play(match, f"place 1 {area}")
    assert allegiance(match, faction) == 11
    assert player(match).goods == {good: 2}


@rule("euphoria.allegiance.1")
def test_all_players_share_one_track() -> None:
    match = position(players=[{"workers": [1]}, {"workers": [2]}], allegiance={"euphorian": 3})
    play(match, "place 1 generator", "place 2 generator")
    assert allegiance(match, "euphorian") == 5


@rule("euphoria.allegiance.2", "euphoria.commodity.5")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(
    ("at", "gained"),
    [(0, 1), (1, 1), (2, 2), (3, 2), (11, 2)],
)
def test_tier_one_begins_at_space_two(faction: str, at: int, gained: int) -> None:
    """From space 1 the placement itself reaches space 2: too late for its own bonus."""
    area, good = AREA[faction]
    match = position(
        players=[{"workers": [1], "recruits": [MEMBER[faction]]}], allegiance={faction: at}
    )
    play(match, f"place 1 {area}")
    assert player(match).goods == {good: gained}


@rule("euphoria.allegiance.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_tier_one_is_for_members_only_each_time_and_with_any_sum(faction: str) -> None:
    area, good = AREA[faction]
    match = position(
        players=[
            {"workers": [3, 3], "board": {area: 2}, "recruits": [MEMBER[faction]]},
            {"workers": [6, 5], "hidden": [(MEMBER[faction] == "ray" and "laura") or "ray"]},
        ],
        allegiance={faction: 2},
    )
    play(match, f"place 3 {area}")  # 5 in all
    assert player(match).goods == {good: 2}
    play(match, f"place 3 {area}")  # 8 in all
    assert player(match).goods == {good: 4}
    play(match, f"place 6 {area}")  # 14 in all
    assert player(match, 1).goods == {good: 2}


@rule("euphoria.allegiance.3", "euphoria.recruits.1")
@pytest.mark.parametrize("faction", FACTIONS[:3])
@pytest.mark.parametrize(
    ("at", "recruits", "both"),
    [(4, "active", False), (5, "active", True), (11, "active", True), (7, "hidden", False)],
)
def test_tier_two_of_a_tunnel_faction_begins_at_space_five(
    faction: str, at: int, recruits: str, both: bool
) -> None:
    key = "recruits" if recruits == "active" else "hidden"
    match = position(
        players=[{"workers": [1, 2], AREA[faction][1]: 1, key: [MEMBER[faction]], "morale": 2}],
        allegiance={faction: at},
        draws=["bear"],
    )
    play(match, f"place 1 {faction}-tunnel")
    if faction == "wastelander" and both:
        play(match, "skip")  # Geek may change the draw
    if not both:
        assert moves(match) == ["dig resource", "dig artifact"]
        return
    assert player(match).goods == {RESOURCE[faction]: 1}
    assert player(match).artifacts == ["bear"]


@rule("euphoria.allegiance.3")
def test_tier_two_holds_at_the_factions_own_tunnel_only() -> None:
    match = position(
        players=[{"workers": [1, 2], "energy": 1, "recruits": ["curtis"]}],
        allegiance={"subterran": 5, "euphorian": 5},
    )
    play(match, "place 1 euphorian-tunnel")
    assert moves(match) == ["dig resource", "dig artifact"]


def star_in_icarus(space: str, at: int, **own: Any) -> Match:
    match = position(
        players=[
            {"workers": [1, 2], "gold": 3, "artifacts": ["bat", "bat"], "morale": 3, **own},
            {"workers": [1, 2]},
        ],
        allegiance={"icarite": at},
        draws=["bear"],
    )
    play(match, f"place 1 {space}")
    return match


@rule("euphoria.allegiance.4", "euphoria.icarus.2", "euphoria.artifact-market.2")
@pytest.mark.parametrize(
    ("space", "at", "card"),
    [
        ("nimbus-loft", 3, False),
        ("nimbus-loft", 4, True),  # the track advances first
        ("nimbus-loft", 5, True),
        ("wind-saloon", 4, False),  # the star comes first
        ("wind-saloon", 5, True),
    ],
)
def test_the_icarite_card_is_tested_when_the_star_lands(space: str, at: int, card: bool) -> None:
    match = star_in_icarus(space, at, recruits=["gidget"])
    assert territory(match, "icarite") == [1, 0]
    assert ("bear" in player(match).artifacts) is card
    assert allegiance(match, "icarite") == at + 1


@rule("euphoria.allegiance.4")
@pytest.mark.parametrize("space", ["nimbus-loft", "wind-saloon"])
def test_the_icarite_card_is_for_active_icarites_only(space: str) -> None:
    assert "bear" not in player(star_in_icarus(space, 6)).artifacts
    assert "bear" not in player(star_in_icarus(space, 6, hidden=["gidget"])).artifacts
    assert "bear" not in player(star_in_icarus(space, 6, recruits=["ray"])).artifacts


@rule("euphoria.allegiance.4", "euphoria.market.2")
@pytest.mark.parametrize("space", ["nimbus-loft", "wind-saloon"])
def test_no_star_no_icarite_card(space: str) -> None:
    match = star_in_icarus(space, 6, recruits=["gidget"], territories={"icarite": 2})
    assert "bear" not in player(match).artifacts
    assert allegiance(match, "icarite") == 7


@rule("euphoria.allegiance.4")
@pytest.mark.parametrize("space", ["ark", "dilemma"])
def test_a_star_elsewhere_brings_no_icarite_card(space: str) -> None:
    match = position(
        players=[
            {
                "workers": [1, 2],
                "artifacts": ["bat", "bat"],
                "dilemma": "box",
                "morale": 3,
                "recruits": ["gidget"],
            }
        ],
        allegiance={"icarite": 9},
    )
    if space == "ark":
        play(match, "place 1 ark")
    else:
        play(match, "dilemma", "resolve star")
    assert (player(match).stars, player(match).artifacts) == (1, [])


@rule("euphoria.allegiance.5", "euphoria.recruits.1", "euphoria.recruits.2")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("at", "shown"), [(6, False), (7, True)])
def test_tier_three_reveals_everybodys_recruits_of_the_faction(
    faction: str, at: int, shown: bool
) -> None:
    second = SECOND[faction]
    stranger = THIRD["euphorian" if faction == "icarite" else "icarite"]
    match = position(
        players=[
            {"workers": [1, 2], "hidden": [MEMBER[faction]]},
            {"workers": [1, 2], "hidden": [second, stranger]},
        ],
        allegiance={faction: at},
    )
    assert f'"{second}"' not in everything(match, 0)
    play(match, f"place 1 {AREA[faction][0]}")
    assert player(match, 0).recruits == ([MEMBER[faction]] if shown else [])
    assert player(match, 1).recruits == ([second] if shown else [])
    assert player(match, 1).hidden == ([stranger] if shown else [second, stranger])
    assert (f'"{second}"' in everything(match, 0)) is shown
    assert f'"{stranger}"' not in everything(match, 0)


@rule("euphoria.allegiance.6")
@pytest.mark.parametrize("faction", FACTIONS)
def test_tier_four_brings_everybody_a_star_for_each_recruit_of_the_faction(faction: str) -> None:
    other = SECOND["euphorian" if faction == "icarite" else "icarite"]
    match = position(
        seats=3,
        players=[
            {"workers": [1, 2]},
            {"recruits": [MEMBER[faction], SECOND[faction], other]},
            {"recruits": [THIRD[faction]]},
        ],
        allegiance={faction: 10},
    )
    play(match, f"place 1 {AREA[faction][0]}")
    assert [player(match, seat).stars for seat in range(3)] == [0, 2, 1]
    assert [p.score["recruits"] for p in view_of(match).players] == [0, 2, 1]


@rule("euphoria.allegiance.6")
@pytest.mark.parametrize("at", [8, 9])
def test_there_is_no_star_before_the_last_space(at: int) -> None:
    match = position(
        players=[{"workers": [1, 2], "recruits": ["ray"]}], allegiance={"euphorian": at}
    )
    play(match, "place 1 generator")
    assert player(match).stars == 0


@rule("euphoria.recruits.1")
def test_a_hidden_recruit_has_no_ability_and_only_its_owner_sees_it() -> None:
    match = position(
        seats=3, players=[{"workers": [1], "hidden": ["katy"]}, {"workers": [1]}, {"workers": [1]}]
    )
    assert player(match).hidden == ["katy"]
    for seat in (1, 2, None):
        assert '"katy"' not in everything(match, seat)
        assert view_of(match, seat).players[0].hidden_recruits == 1
    play(match, "place 1 generator")
    assert player(match).goods == {"energy": 1}  # and no food
    active = position(players=[{"workers": [1], "recruits": ["katy"]}])
    play(active, "place 1 generator")
    assert player(active).goods == {"energy": 1, "food": 1}


@rule("euphoria.recruits.2")
@pytest.mark.parametrize("faction", FACTIONS[:3])
@pytest.mark.parametrize(("at", "shown"), [(4, False), (5, True)])
def test_the_sixth_tunnel_space_reveals_everybodys_recruits(
    faction: str, at: int, shown: bool
) -> None:
    match = position(
        players=[
            {"workers": [1, 2], AREA[faction][1]: 1},
            {"workers": [1, 2], "hidden": [MEMBER[faction], "lee"]},
        ],
        miners={faction: at},
    )
    play(match, f"place 1 {faction}-tunnel")
    assert player(match, 1).recruits == ([MEMBER[faction]] if shown else [])
    assert moves(match) == ["dig resource", "dig artifact"]
    assert asked(match) == 0


@rule("euphoria.recruits.2")
def test_icarites_are_revealed_by_no_tunnel() -> None:
    match = position(
        players=[{"workers": [1, 2], "energy": 1, "hidden": ["lee"]}],
        miners={"euphorian": 5, "subterran": 9, "wastelander": 9},
        allegiance={"icarite": 7},
    )
    play(match, "place 1 euphorian-tunnel", "dig resource")
    assert player(match).hidden == ["lee"]
    assert may_not(match, "use lee")
