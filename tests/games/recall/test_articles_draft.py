"""Setup of tribes, gadgets and ancient tribes, and its order (recall.setup.30 to 43)."""

from __future__ import annotations

import msgspec
import pytest

import rekindle
from rekindle.kernel.match import Match
from tests.games.recall.helpers import asked, followers, moves, play, player, position, view_of
from tests.rules_cited import rule

TRIBES = {
    *("aynir", "bishop", "colteron", "dorian", "enterin", "finder", "goliat"),
    *("hayla", "ion", "jhe", "k01", "lexander", "mayfair", "norther"),
}
GADGETS = {
    *("alembic", "booster", "decryptor", "exosuit", "gpr", "interpreter", "joltwell"),
    *("omnitool", "portal", "catalyst", "ferryman", "hatchery", "kinetor", "lectern"),
    *("materializer", "narrator", "quickbuild", "rummager"),
}
MANY = range(60)


def new(seats: int, seed: int = 0, /, **options: str) -> Match:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return rekindle.new("recall", seats, seed, given)


def begun(seats: int, seed: int, **options: str) -> Match:
    """A game whose tribes have been chosen, always the first that was offered."""
    match = new(seats, seed, **options)
    while view_of(match).draft is not None or moves(match)[0].startswith("start"):
        play(match, moves(match)[0])
    return match


def draft(match: Match) -> tuple[list[str], list[str]]:
    shown = view_of(match).draft
    assert shown is not None
    return shown.tribes, shown.gadgets


def own(match: Match) -> list[tuple[str | None, list[str]]]:
    seats = range(match.seats)
    return [(player(match, seat).tribe, player(match, seat).gadgets) for seat in seats]


@rule("recall.setup.30", "recall.setup.31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tribes_are_chosen_with_their_gadgets_counterclockwise(seats: int) -> None:
    match = new(seats, 3)
    tribes, gadgets = draft(match)
    assert (len(set(tribes)), len(set(gadgets))) == (seats + 1, seats + 1)
    expected = []
    for seat in reversed(range(seats)):  # the last seat sits to the right of the first one
        assert asked(match) == seat
        assert moves(match) == [f"tribe {tribe}" for tribe in tribes]
        expected.append((tribes.pop(), [gadgets.pop()]))
        play(match, f"tribe {expected[-1][0]}")
    assert own(match) == expected[::-1]
    assert (asked(match), view_of(match).draft) == (0, None)


@rule("recall.setup.30", "recall.solo.1")
def test_alone_there_are_two_tribes_to_choose_from() -> None:
    match = play(new(1, 3), "start start-1")
    tribes, gadgets = draft(match)
    assert (len(tribes), len(gadgets)) == (2, 2)
    play(match, f"tribe {tribes[1]}")
    assert own(match) == [(tribes[1], [gadgets[1]])]


@rule("recall.setup.30")
def test_tribes_and_gadgets_are_laid_out_at_random() -> None:
    drafts = [draft(new(2, seed)) for seed in MANY]
    assert {tribe for tribes, _ in drafts for tribe in tribes} == TRIBES
    assert {gadget for _, gadgets in drafts for gadget in gadgets} == GADGETS


@rule("recall.setup.32")
def test_the_pair_that_is_left_goes_back_and_may_come_up_as_ancient() -> None:
    back = set()
    for seed in MANY:
        first = new(2, seed, ancient_tribes="known")
        tribes, gadgets = draft(first)
        match = play(first, f"tribe {tribes[0]}", f"tribe {tribes[1]}")
        for ancient in view_of(match).ancients.values():
            back |= {"tribe"} if ancient.tribe == tribes[2] else set()
            back |= {"gadget"} if gadgets[2] in ancient.gadgets else set()
            assert ancient.tribe not in tribes[:2]
            assert not set(gadgets[:2]) & set(ancient.gadgets)
    assert back == {"tribe", "gadget"}


@rule("recall.setup.33", "recall.variant.learn.1")
def test_tribes_and_gadgets_may_be_dealt_instead() -> None:
    dealt = [own(new(4, seed, tribes="deal")) for seed in MANY]
    for four in dealt:
        assert len({tribe for tribe, _ in four}) == 4
        assert len({gadget for _, gadgets in four for gadget in gadgets}) == 4
        assert [len(gadgets) for _, gadgets in four] == [1, 1, 1, 1]
    assert {tribe for four in dealt for tribe, _ in four} == TRIBES
    assert {gadget for four in dealt for _, gadgets in four for gadget in gadgets} == GADGETS
    assert {slot.side for slot in view_of(new(4, 1, tribes="deal")).paths} == {"a"}


@rule("recall.setup.40", "recall.setup.41", "recall.setup.42")
def test_three_ancient_tribes_and_twelve_gadgets_of_those_that_are_left() -> None:
    """Known from the start, they show what lies face down otherwise; nothing else is seen."""
    seen = set()
    for seed in range(10):
        match = begun(4, seed, ancient_tribes="known")
        ancients = view_of(match).ancients
        tribes = [str(ancient.tribe) for ancient in ancients.values()]
        gadgets = [gadget for ancient in ancients.values() for gadget in ancient.gadgets]
        assert [len(ancient.gadgets) for ancient in ancients.values()] == [4, 4, 4]
        taken = own(match)
        assert len({*tribes, *(str(tribe) for tribe, _ in taken)}) == 3 + 4
        assert len({*gadgets, *(gadget for _, one in taken for gadget in one)}) == 12 + 4
        seen.add(tribes[0])
        for seat in (*range(4), None):
            text = msgspec.json.encode(match.view(seat)).decode()
            assert len({tribe for tribe in TRIBES if f'"{tribe}"' in text}) == 7
            assert len({gadget for gadget in GADGETS if f'"{gadget}"' in text}) == 16
    assert len(seen) > 4


@rule("recall.setup.40", "recall.setup.41")
def test_ancient_tribes_and_their_gadgets_lie_face_down_until_they_are_revealed() -> None:
    match = begun(3, 2)
    for ancient in view_of(match).ancients.values():
        assert (ancient.tribe, ancient.gadgets, ancient.visited) == (None, [], False)
    text = msgspec.json.encode(match.view(0)).decode()
    assert len({tribe for tribe in TRIBES if f'"{tribe}"' in text}) == 3
    match = position(
        players=[{"tribe": "ion", "knowledge": {"gray": 2}, "crates": ["star-chart"]}],
        chance=["hayla", "narrator", "portal", "lectern", "kinetor"],
    )
    play(match, "open star-chart")
    while view_of(match).ancients["gray"].tribe is None:
        play(match, moves(match)[0])
    assert view_of(match).ancients["gray"].tribe == "hayla"
    assert set(view_of(match).ancients["gray"].gadgets) == {
        *("narrator", "portal", "lectern", "kinetor")
    }


@rule("recall.setup.43")
def test_the_board_comes_first_then_players_then_tribes_then_ancient_tribes() -> None:
    match = new(3, 4, ancient_tribes="known")
    table = view_of(match)
    assert [one.region for one in table.regions if one.tile] == ["h5", "i7"]
    assert len(table.monument_tiles) == 5
    for seat in range(3):
        own_side = player(match, seat)
        assert (own_side.tribe, own_side.gadgets, own_side.objectives) == (None, [], 2)
        assert followers(match, f"start-{seat + 1}", seat) == 3
    assert [ancient.tribe for ancient in table.ancients.values()] == [None, None, None]
    for _ in range(3):
        play(match, moves(match)[0])
    assert None not in [ancient.tribe for ancient in view_of(match).ancients.values()]
