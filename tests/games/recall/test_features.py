"""Features: what the numbers of a position are, by their names."""

from __future__ import annotations

from typing import Any

from rekindle.games.recall.engine.scoring import LINES
from rekindle.kernel.match import Match, engine_of
from tests.games.play import walk
from tests.games.recall.ground import ground
from tests.games.recall.helpers import play, position, view_of


def numbers(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat knows, by name."""
    names = match.game.feature_names(match.setting, match.seats)
    row = bytearray(len(names))
    features: Any = match.game.features(match.setting, match.seats)
    features.write(engine_of(match)[1], seat, row, 0)
    return dict(zip(names, row, strict=True))


def test_goods_pieces_and_tracks_of_oneself_and_of_others() -> None:
    own = {"crystals": "3 white 1 red", "followers": {"e5": 2}, "knowledge": {"gray": 4}}
    match = ground(own, {"followers": {"i4": 1}, "relicubes": {"black": 2}})
    mine, theirs = numbers(match, 0), numbers(match, 1)
    for who, seen in (("own", mine), ("opponent-1", theirs)):
        assert (seen[f"{who}.crystals.white"], seen[f"{who}.crystals.red"]) == (3, 1)
        assert seen[f"{who}.followers.e5"] == 2
        assert seen[f"{who}.knowledge.gray"] == 4
    assert mine["opponent-1.relicubes.black"] == theirs["own.relicubes.black"] == 2
    assert (mine["question.decides.0"], theirs["question.decides.1"]) == (1, 1)


def test_only_the_owner_sees_objectives_and_what_is_missing_for_them() -> None:
    own = {"buildings": ["f4", "d8"], "objectives": ["vault-keepers", "heirs"]}
    match = ground(own)
    mine, theirs = numbers(match, 0), numbers(match, 1)
    assert (mine["own.objective.vault-keepers"], mine["own.objective.landlords"]) == (1, 0)
    # Two vaults and two relicubes of one colour; three tribes and two relicubes.
    assert (mine["own.missing.vault-keepers"], mine["own.missing.heirs"]) == (4, 5)
    assert theirs["opponent-1.objectives"] == 2
    assert not any(name.startswith("opponent-1.objective.") for name in theirs)


def test_what_a_group_reaches_in_moves() -> None:
    found = numbers(ground({"followers": {"f3": 1}}, relicubes={"e3": "black"}))
    assert found["own.near.field"] == 4  # it stands there
    assert found["own.near.vault"] == 3  # f4 is beside it
    assert found["own.near-relicube.black"] == 3
    assert found["own.near-relicube.gray"] == 0


def test_the_group_in_hand_and_the_relicube_it_entered() -> None:
    own = {"followers": {"f3": 3}, "crates": ["boots"]}
    match = ground(own, relicubes={"e3": "black"})
    assert numbers(match)["table.relicube.e3"] == 3
    play(match, "open boots", "from f3")
    found = numbers(match)
    assert found["question.space.f3"] == 1
    assert (found["question.group.followers"], found["question.group.moves"]) == (3, 4)
    play(match, "to e3")
    found = numbers(match)
    assert (found["question.space.e3"], found["question.group.moves"]) == (1, 3)
    assert found["table.relicube.e3"] == 8 + 3  # the first one entered


def test_a_keycard_between_hand_and_slot() -> None:
    match = play(ground({"keycards": ["porridge"]}), "play porridge")
    assert numbers(match)["question.card.porridge"] == 1
    found = numbers(play(match, "slot c"))
    assert (found["own.box-used.c"], found["own.used.porridge"]) == (1, 1)
    assert found["own.keycard.porridge"] == 0


def test_costs_rise_with_what_is_built() -> None:
    found = numbers(ground({"crystals": "1 white", "buildings": ["e5"], "relicubes": {"gray": 5}}))
    assert found["own.crystals-missing.field"] == 1  # the second one costs two
    assert found["own.crystals-missing.forest"] == 1
    assert found["own.relicube-cost.white"] == 1
    assert found["own.relicube-cost.gray"] == 0  # its row is full


def test_points_are_those_of_the_view() -> None:
    match = position(seats=3)
    for step, _, _ in walk(match, 8, 250):
        for seat in range(3) if step % 25 == 0 else ():
            found, view = numbers(match, seat), view_of(match, seat)
            for i, who in enumerate(("own", "opponent-1", "opponent-2")):
                score = view.players[(seat + i) % 3].score
                assert [found[f"{who}.points.{line}"] for line in LINES] == list(score.values())
