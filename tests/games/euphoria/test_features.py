"""Features of Euphoria: positions by name, and what certain numbers say about them."""

from __future__ import annotations

from rekindle import Match
from rekindle.games.euphoria import position
from rekindle.kernel.match import engine_of
from tests.games.euphoria.helpers import offered, play
from tests.games.euphoria.situations import BUILT, Player, bumping


def known(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat knows of a match, by the names of the numbers."""
    names = match.game.feature_names(match.setting, match.seats)
    row = bytearray(len(names))
    match.game.features(match.setting, match.seats).write(engine_of(match)[1], seat, row, 0)
    return dict(zip(names, row, strict=True))


def within_reach(match: Match) -> set[str]:
    """The spaces that the first seat could use."""
    start = "own.within-reach."
    return {name.removeprefix(start) for name, n in known(match).items() if n and start in name}


def test_goods_and_stars_are_counted_for_oneself_and_for_the_others() -> None:
    match = position(
        players=[
            {"workers": [2], "food": 3, "territories": {"icarite": 1}},
            {"workers": [3], "gold": 2, "territories": {"euphorian": 2}},
        ]
    )
    first, second = known(match, 0), known(match, 1)
    assert first["own.goods.food"] == second["opponent-1.goods.food"] == 3
    assert first["opponent-1.goods.gold"] == second["own.goods.gold"] == 2
    assert second["own.stars"] == second["own.territory-stars.euphorian"] == 2
    assert (first["own.lead"], second["own.lead"]) == (128 - 1, 128 + 1)
    assert first["table.territory-room.icarite"] == 1


def test_seats_are_named_from_where_one_sits() -> None:
    match = position(seats=3, turn=1, players=[{"workers": [n]} for n in (1, 2, 3)])
    assert known(match, 0)["table.turn.opponent-1"] == 1
    assert known(match, 1)["table.turn.own"] == known(match, 1)["table.decides.own"] == 1
    assert known(match, 2)["opponent-2.workers.hand-2"] == 1


def test_workers_are_known_by_their_faces_wherever_they_are() -> None:
    match = position(
        players=[{"workers": [4, 4], "board": {"farm": [5], "ark": 6}}, {"workers": [1]}]
    )
    numbers = known(match)
    assert numbers["own.equal-workers.hand-4"] == 1
    assert numbers["own.workers.farm-5"] == 1
    assert numbers["own.worker.ark"] == 1
    assert numbers["table.face.ark"] == 6
    assert numbers["own.check-total"] == 8 + 3
    assert numbers["opponent-1.workers-in-reserve"] == 3


def test_artifacts_hidden_recruits_and_the_dilemma_are_known_to_oneself_only() -> None:
    match = position(
        players=[
            {"workers": [2], "artifacts": ["bat", "bat"], "morale": 3, "dilemma": "bear"}
            | {"recruits": ["maxime"], "hidden": ["ray"]},
            {"workers": [3]},
        ]
    )
    own, seen = known(match, 0), known(match, 1)
    assert own["own.artifacts.bat"] == own["own.most-equal-artifacts"] == 2
    assert own["own.hidden-recruit.ray"] == own["own.dilemma.bear"] == 1
    assert own["own.pays-for-dilemma"] == 1
    assert seen["opponent-1.artifacts-held"] == 2
    assert seen["opponent-1.hidden-recruits"] == seen["opponent-1.recruit.maxime"] == 1
    assert seen["opponent-1.dilemma.bear"] == 0


def test_a_resolved_dilemma_is_known_to_all() -> None:
    match = position(
        players=[{"workers": [2]}, {"workers": [3], "dilemma": "bat", "resolved": "star"}]
    )
    numbers = known(match)
    assert numbers["opponent-1.dilemma.bat"] == 1
    assert numbers["opponent-1.dilemma-resolved.star"] == numbers["opponent-1.stars"] == 1


def test_a_market_is_within_reach_once_nothing_is_lacking() -> None:
    poor = position(players=[{"workers": [2], "energy": 2}], markets=BUILT)
    rich = position(players=[{"workers": [2], "energy": 4, "stone": 1}], markets=BUILT)
    assert known(poor)["table.tile-upper-euphorian.courthouse"] == 1
    assert known(poor)["own.lacks-for.upper-euphorian"] == 3
    assert known(poor)["own.within-reach.upper-euphorian-market"] == 0
    assert known(rich)["own.lacks-for.upper-euphorian"] == 0
    assert known(rich)["own.within-reach.upper-euphorian-market"] == 1


def test_the_same_is_within_reach_on_ones_own_turn_and_on_that_of_another() -> None:
    players: list[Player] = [{"workers": [2, 5], "energy": 4, "stone": 1}, {"workers": [3]}]
    mine = position(turn=0, players=players, markets=BUILT)
    theirs = position(turn=1, players=players, markets=BUILT)
    places = {move.split()[2] for move in offered(mine) if move.startswith("place ")}
    assert within_reach(mine) == within_reach(theirs) == places


def test_another_players_artifacts_may_be_those_that_a_market_asks_for() -> None:
    market = {"upper-euphorian": {"tile": "teddy-bear-shop", "stars": [0, 1]}}
    match = position(
        players=[{"workers": [2], "water": 1, "artifacts": ["bat"]}, {"workers": [3]}],
        markets=market,
    )
    assert known(match, 0)["own.lacks-for.upper-euphorian"] == 1
    assert known(match, 1)["opponent-1.lacks-for.upper-euphorian"] == 0


def test_a_site_says_how_many_workers_it_still_needs() -> None:
    match = position(
        seats=4, players=[{"workers": [2], "board": {"upper-subterran-site-1": 3}}] + [{}] * 3
    )
    assert known(match)["table.workers-to-build.upper-subterran"] == 2
    assert known(match, 1)["table.workers-to-build.lower-subterran"] == 3


def test_a_question_says_what_it_is_about() -> None:
    match = bumping({"recruits": ["maxime"], "morale": 3})
    numbers = known(match)
    assert numbers["table.placed-on.euphorian-tunnel"] == 1
    assert numbers["table.bumped.opponent-1"] == 1
    assert numbers["table.bumped-face"] == 5
    assert numbers["table.paid.energy"] == 1
    assert numbers["table.question.abilities"] == 1


def test_only_its_maker_sees_an_offer_before_it_is_proposed() -> None:
    match = position(
        players=[{"workers": [2], "food": 1}, {"workers": [3], "gold": 1}],
        options={"trading": "on"},
    )
    play(match, "trade player-2", "give food", "ask gold")
    assert known(match, 0)["table.offer.give-food"] == 1
    assert known(match, 1)["table.offer.give-food"] == 0
    play(match, "propose")
    assert known(match, 1)["table.offer.give-food"] == 1
    assert known(match, 1)["table.offer.ask-gold"] == 1
    assert known(match, 1)["table.offer-by.opponent-1"] == 1
