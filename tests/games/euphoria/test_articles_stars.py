"""Where stars may stand, and how many (euphoria.stars)."""

from __future__ import annotations

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import play
from tests.games.euphoria.told import SITES, TILES, allegiance, market, moves, player, territory
from tests.rules_cited import rule


@rule("euphoria.stars.1", "euphoria.artifact-market.1")
def test_a_star_may_stand_on_the_territory_or_on_a_built_market_of_its_faction() -> None:
    match = position(
        players=[{"workers": [1, 2], "artifacts": ["bat", "bat"], "morale": 2}],
        markets={
            "upper-wastelander": {"tile": "arena", "stars": [1]},
            "upper-subterran": {"tile": "center", "stars": [1]},
        },
    )
    play(match, "place 1 ark")
    assert set(moves(match)) == {"star territory", "star upper-wastelander-market"}


@rule("euphoria.stars.1", "euphoria.icarus.1", "euphoria.artifact-market.2")
def test_icarite_markets_never_carry_stars() -> None:
    match = position(
        players=[{"workers": [1, 2], "artifacts": ["bat", "bat"], "morale": 2}],
        markets={site: {"tile": tile, "stars": [1]} for site, tile in zip(SITES, TILES[9:])},
    )
    play(match, "place 1 wind-saloon")  # nothing to choose
    assert territory(match, "icarite") == [1, 0]
    assert all(market(match, site)[1] == [1] for site in SITES)


@rule("euphoria.stars.2", "euphoria.artifact-market.1")
def test_a_market_carries_one_star_of_a_player() -> None:
    match = position(
        players=[{"workers": [1, 2], "artifacts": ["bat", "bat"], "morale": 2}],
        markets={
            "upper-wastelander": {"tile": "arena", "stars": [0]},
            "lower-wastelander": {"tile": "spa", "stars": [0, 1]},
        },
    )
    play(match, "place 1 ark")
    assert territory(match, "wastelander") == [1, 0]


@rule("euphoria.stars.2", "euphoria.site.2")
def test_two_workers_on_a_site_bring_one_star() -> None:
    match = position(
        players=[{"workers": [1, 2], "gold": 1, "board": {"upper-euphorian-site-1": 3}}],
        dice=[1, 1],
    )
    play(match, "place 1 upper-euphorian-site-2")
    assert market(match, "upper-euphorian")[1] == [0]
    assert player(match).stars == 1


@rule("euphoria.stars.2")
def test_a_player_may_hold_several_spaces_of_a_territory() -> None:
    match = position(
        seats=3,
        players=[{"workers": [1, 2], "gold": 3, "territories": {"icarite": 2}}],
    )
    play(match, "place 1 nimbus-loft")
    assert territory(match, "icarite") == [3, 0, 0]
    assert player(match).stars == 3


@rule("euphoria.stars.2", "euphoria.allegiance.1", "euphoria.allegiance.6")
def test_a_recruit_carries_one_star_however_often_the_track_would_advance() -> None:
    match = position(
        players=[{"workers": [1, 1], "recruits": ["ray"]}], allegiance={"euphorian": 10}
    )
    play(match, "place 1 generator")
    assert player(match).stars == 1
    play(match, "place 1 generator")
    assert player(match).stars == 1
    assert allegiance(match, "euphorian") == 11


@rule("euphoria.stars.2", "euphoria.dilemma.1")
def test_the_dilemma_is_resolved_once() -> None:
    match = position(
        players=[
            {
                "workers": [1, 1],
                "dilemma": "bat",
                "resolved": "star",
                "artifacts": ["bat", "bat"],
                "morale": 2,
            }
        ]
    )
    assert player(match).stars == 1
    assert "dilemma" not in moves(match)
