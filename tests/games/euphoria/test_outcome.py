"""What a move would do now: told before it is played, and only what is certain."""

from __future__ import annotations

from typing import Any

from rekindle.games.euphoria import position
from tests.games.texts import meaning
from tests.rules_cited import rule

FULL_TERRITORY: dict[str, Any] = {
    "players": [
        {"workers": [3], "water": 4, "clay": 1},
        {"territories": {"subterran": 2}},
    ],
    "markets": {"upper-subterran": {"tile": "plaza", "stars": [0, 1]}},
    "allegiance": {"subterran": 11},
}


@rule("euphoria.market.2", "euphoria.allegiance.1")
def test_a_star_without_room_and_a_track_at_its_end_are_not_promised() -> None:
    match = position(**FULL_TERRITORY)
    assert meaning(match, "place 3 upper-subterran-market") == (
        "Place your 3 on the Plaza of Immortalized Humility (Upper Subterran Market): pay 4 water "
        "and 1 clay; no star: the territory is full; no advance: the track is "
        "at its end"
    )
    assert meaning(match, "place 3 upper-subterran-market", "de").endswith(
        ": zahle 4 Wasser und 1 Lehm; kein Stern: das Gebiet ist voll; "
        "kein Fortschritt: die Leiste ist am Ende"
    )
    move = match.setting.vocabulary.parse("place 3 upper-subterran-market")
    assert match.outcome(move).doubt == "for-nothing"
    match.play(move)
    assert match.sentences(match.history[0], None)[-3:-1] == [
        "Player 1 places no star: the Subterran territory is full.",
        "The Subterran track is at its end and stays there.",
    ]


def test_a_star_with_room_is_promised_and_needs_no_confirmation() -> None:
    match = position(
        **{**FULL_TERRITORY, "allegiance": {}, "players": FULL_TERRITORY["players"][:1]}
    )
    told = meaning(match, "place 3 upper-subterran-market")
    assert told.endswith("star on the Subterran territory; Subterran track to 1")
    move = match.setting.vocabulary.parse("place 3 upper-subterran-market")
    assert match.outcome(move).doubt == ""


@rule("euphoria.site.2")
def test_a_worker_on_a_site_is_worth_its_price() -> None:
    match = position(players=[{"workers": [3], "gold": 1}, {}])
    move = match.setting.vocabulary.parse("place 3 lower-euphorian-site-1")
    offered = [m for m in match.decision.moves if m.text.startswith("place 3") and "site" in m.text]
    assert offered
    assert {match.outcome(one).doubt for one in [*offered, move]} == {""}


@rule("euphoria.hand.2")
def test_a_card_that_has_to_be_discarded_is_no_price() -> None:
    mine = {"board": {"farm": 2}, "workers": [], "artifacts": ["bat", "bear"], "morale": 2}
    match = position(players=[mine, {}])
    match.play("retrieve free")
    assert {move.verb for move in match.decision.moves} == {"discard"}
    assert {match.outcome(move).doubt for move in match.decision.moves} == {""}


@rule("euphoria.commodity.1")
def test_an_area_tells_the_bonus_and_the_end_of_the_track() -> None:
    """2 energy with tier 1, and no advance at the end."""
    mine = {"workers": [1], "recruits": ["gary"]}
    match = position(players=[mine, {}], allegiance={"euphorian": 11})
    assert meaning(match, "place 1 generator") == (
        "Place your 1 on the Generator: gain 2 energy; no advance: the track is at its end"
    )


@rule("euphoria.tunnel.1")
def test_a_tunnel_tells_that_both_come() -> None:
    """The resource and an artifact with tier 2."""
    mine = {"workers": [3], "energy": 1, "recruits": ["gary"]}
    match = position(players=[mine, {}], allegiance={"euphorian": 5})
    assert meaning(match, "place 3 euphorian-tunnel") == (
        "Place your 3 on the Euphorian Tunnel: pay 1 energy; Euphorian miner to space 1; "
        "gain 1 gold; draw 1 artifact card"
    )


@rule("euphoria.tracks.1")
def test_morale_and_knowledge_stop_at_the_ends_of_their_tracks() -> None:
    mine = {"workers": [6], "board": {"farm": 2, "generator": 6}, "morale": 1, "knowledge": 6}
    match = position(players=[mine, {"board": {"aquifer": 6}}])
    assert meaning(match, "retrieve free") == "Retrieve workers: your morale stays at 1 …"
    assert meaning(match, "place 6 aquifer") == (
        "Place your 6 on the Aquifer: gain 2 water; your knowledge stays at 6"
    )
    match.play("retrieve free")
    assert "Player 1's morale stays at 1." in match.sentences(match.history[0], 0)


@rule("euphoria.place.1")
def test_what_does_not_depend_on_a_roll_is_told_behind_it() -> None:
    """The bumped worker is rolled before the miner moves."""
    match = position(
        players=[{"workers": [3], "energy": 1}, {"board": {"euphorian-tunnel": 6}}],
        miners={"euphorian": 9},
    )
    assert meaning(match, "place 3 euphorian-tunnel") == (
        "Place your 3 on the Euphorian Tunnel: pay 1 energy; bump Player 2's 6; "
        "the miner is at the end already …"
    )


def test_a_drawn_card_is_counted_and_not_named() -> None:
    match = position(players=[{"workers": [3], "energy": 1}, {}], draws=["bear"])
    match.play("place 3 euphorian-tunnel")
    assert meaning(match, "dig artifact") == "Draw 1 artifact card"


@rule("euphoria.turn.1")
def test_a_move_that_plays_itself_says_so() -> None:
    """Nobody may pass, so the only move is played."""
    alone = {"workers": [], "board": {"farm": 2}}
    match = position(players=[{"workers": [1]}, alone, {}], seats=3)
    match.play("place 1 generator")
    told = match.sentences(match.history[0], None)
    assert "Player 2 retrieves workers without paying. It was the only move." in told
    assert not any("gains 1 energy. It was" in line for line in told)
