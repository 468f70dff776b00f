"""Examples of the rulebook: a reveal, vaults that are scored, leftovers."""

from __future__ import annotations

import pytest

from tests.games.recall.helpers import hex_at, play, player, position, use, view_of
from tests.games.recall.whole_map import REGIONS, WHOLE_MAP
from tests.rules_cited import rule


@rule("recall.reveal.4", "recall.reveal.5", "recall.term.6")
def test_a_reveal_beside_three_players_scores_three_points() -> None:
    """The lagoon takes two relicubes and three stones."""
    match = position(
        3,
        players=[
            {"followers": {"h5": 1}, "culture": 10},
            {"followers": {"start-2": 1}, "buildings": ["g5"]},
            {"followers": {"i7": 1}},
        ],
        chance=["lagoon", "relicube-white", "relicube-brown", "stone-gray"],
    )
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 1")
    assert player(match).culture == 10 + 3
    shown = {name: hex_at(match, name) for name in REGIONS["f7"]}
    cubes = {name: one.relicube for name, one in shown.items() if one.relicube}
    assert cubes == {"f7": "white", "f6": "brown"}
    stones = shown["f6"].stones
    assert isinstance(stones, dict)
    assert sum(stones.values()) == 3
    assert stones["gray"] >= 1


@rule("recall.score.legends.1", "recall.score.legends.3")
@pytest.mark.parametrize(("vaults", "more"), [(1, 0), (2, 5), (3, 5), (4, 10)])
def test_vaults_on_the_b_side_of_the_path_of_legends(vaults: int, more: int) -> None:
    """2 points for each vault; with the specialization 5 for every two of them: 5 for three."""
    hexes = ["c3", "c5", "d8", "g6"][:vaults]
    paths = ["legends", "power"]
    for chosen, bonus in (("power", 0), ("legends", more)):
        match = position(
            4,
            options={"path-legends": "b"},
            tiles=WHOLE_MAP,
            round=6,
            paths=paths,
            players=[{"buildings": hexes, "paths": [chosen]}],
        )
        assert view_of(match).paths[0].side == "b"
        assert player(match).score["legends"] == 2 * vaults + bonus


@rule("recall.score.3")
def test_ten_leftovers_score_three_points() -> None:
    """1 purple crystal, 2 red ones and 1 white one count 8; with 2 followers they are 10."""
    own = {"crystals": "1 white 2 red 1 purple", "followers": {"start-1": 1, "h5": 1}}
    assert player(position(players=[own])).score["leftovers"] == 3
    rafted = {**own, "tribe": "finder", "raft": ["h4", 3]}
    assert player(position(players=[rafted])).score["leftovers"] == 3
    more = {**own, "followers": {"start-1": 1, "h5": 3}}
    assert player(position(players=[more])).score["leftovers"] == 4
