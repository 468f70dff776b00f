"""Copies: no field forgotten, nothing shared that is ever changed."""

from __future__ import annotations

import random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, cast

import pytest

import rekindle
from rekindle import Match, games
from rekindle.content.game import PackGame
from rekindle.kernel.agenda import Rules
from rekindle.kernel.game import Game
from rekindle.kernel.match import engine_of
from rekindle.kernel.shapes import Fields, Row
from rekindle.kernel.source import Source
from rekindle.kernel.state import FRAME_FIELDS, KERNEL_FIELDS, LANE_FIELDS, Frame, Lane, State

REPLACED = {
    "euphoria": {"options"},
    "revive": {
        "options",
        "terrain",
        "tokens",
        "buildings",
        "figures",
        "fronts",
        "backs",
        "corners",
        "sands",
        "towns",
        "reach",
    },
    "recall": {
        "options",
        "uses",
        "followers",
        "there",
        "kinds",
        "details",
        "relics",
        "buildings",
        "tokens",
        "pigs",
        "fronts",
        "letters",
        "light",
        "dark",
        "paths",
        "roads",
        "areas",
        "stones",
        "cubes",
        "workshops",
        "upgrades",
        "display",
        "ancients",
        "ancient_gadgets",
    },
}
"""Lists that copies share, since they are replaced and never changed; a test makes sure."""

LENT = {"log", "source"}
"""What a match puts into a state while it plays a decision; a copy has neither."""

every_game = pytest.mark.parametrize("name", [info.name for info in games.names()])
every_count = pytest.mark.parametrize(
    ("name", "seats"), [(info.name, seats) for info in games.names() for seats in info.seats]
)


def fields(game: Game) -> dict[type, tuple[str, ...]]:
    """The classes a game's state is made of, each with the fields that are saved or derived."""
    assert isinstance(game, PackGame)
    state = game.format.shape
    players = state.fields["players"]
    assert isinstance(players, Row)
    assert isinstance(players.item, Fields)
    return {cast(type, shape.made): tuple(shape.fields) for shape in (state, players.item)}


def attributes(kind: type) -> set[str]:
    """What instances really have: slots in the source, descriptors of their own once compiled."""
    return {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if isinstance(value, MemberDescriptorType | GetSetDescriptorType)
        and not name.startswith("__")
    }


def midgame(name: str, seats: int, decisions: int = 150) -> tuple[Rules[Any], Any, Match]:
    """A table after so many random decisions; half way through if the game is not that long."""
    match = rekindle.new(name, seats=seats, seed=seats)
    dice = random.Random(seats)
    for played in range(decisions):
        decision = dice.choice(match.decisions)
        match.play(dice.choice(decision.moves), decision.seat)
        if match.over:
            return midgame(name, seats, played // 2)
    rules, state = engine_of(match)
    return rules, state, match


def play_on(rules: Rules[Any], state: State, seed: int, decisions: int) -> None:
    dice = random.Random(seed)
    for _ in range(decisions):
        if state.over:
            return
        rules.play(state, dice.choice(state.options))


# --- fields ---------------------------------------------------------------------------------------


@every_game
def test_every_field_is_saved(name: str) -> None:
    for kind, names in fields(games.find(name)).items():
        assert len(set(names)) == len(names)
        assert set(names) == attributes(kind) - LENT, kind.__name__


@every_game
def test_a_copy_has_neither_log_nor_source(name: str) -> None:
    _, state = games.start(name, games.find(name).seats[-1], 1)
    state.log, state.source = [], Source(7, 1)
    twin = state.copy()
    assert (twin.log, twin.source) == (None, None)
    assert games.find(name).to_data(twin) == games.find(name).to_data(state)


def test_every_field_of_the_kernel_is_saved() -> None:
    assert set(KERNEL_FIELDS) == attributes(State) - LENT
    assert set(FRAME_FIELDS) == attributes(Frame)
    assert set(LANE_FIELDS) == attributes(Lane)


@every_game
def test_every_field_is_copied(name: str) -> None:
    """Each field gets a value of its own, so that two that are mixed up show as well."""
    _, state, match = midgame(name, match_seats(name))
    saved = fields(match.game)
    for thing in (state, *state.players):
        number = 1000
        for field in saved[type(thing)]:
            number += 10
            setattr(thing, field, unlike(getattr(thing, field), number))
        twin = thing.copy()
        for field in saved[type(thing)]:
            assert same(getattr(twin, field), getattr(thing, field), match), field


def match_seats(name: str) -> int:
    seats: range = games.find(name).seats
    return seats[0]


def unlike(value: Any, number: int) -> Any:
    """Another value of the same kind; agendas, lanes and players stay as they are."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return number
    if isinstance(value, tuple):
        return (number, number + 1)
    if isinstance(value, list) and value and isinstance(value[0], int):
        return [number, number + 1, number + 2]
    return value


def same(one: Any, other: Any, match: Match) -> bool:
    if isinstance(one, list) and one and not isinstance(one[0], int):
        return [plain(item, match) for item in one] == [plain(item, match) for item in other]
    return type(one) is type(other) and bool(one == other)


def plain(value: Any, match: Match) -> Any:
    names = {Frame: tuple(FRAME_FIELDS), Lane: ("seat", "options"), **fields(match.game)}
    found = names.get(type(value))
    return value if found is None else [getattr(value, name) for name in found]


@every_count
def test_nothing_that_can_change_is_shared(name: str, seats: int) -> None:
    _, state, match = midgame(name, seats)
    saved = fields(match.game)
    twin = state.copy()
    pairs = [(state, twin), *zip(state.players, twin.players, strict=True)]
    for mine, its in pairs:
        assert mine is not its
        for field in saved[type(mine)]:
            if isinstance(getattr(mine, field), list) and field not in REPLACED[name]:
                assert getattr(mine, field) is not getattr(its, field), field


def test_a_copied_lane_is_its_own() -> None:
    lane = Lane(1, [Frame(16, 1)], [2, 3])
    twin = lane.copy()
    twin.agenda.append(Frame(17, 0))
    twin.options = [4]
    twin.seat = 0
    assert (lane.seat, len(lane.agenda), lane.options) == (1, 1, [2, 3])


@every_game
def test_a_copy_starts_without_a_log(name: str) -> None:
    _, state, _ = midgame(name, match_seats(name), 20)
    state.log = []
    assert state.copy().log is None


# --- going on -------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [0, 3, 200])
@every_count
def test_a_copy_and_its_original_go_their_own_ways(name: str, seats: int, before: int) -> None:
    rules, state, match = midgame(name, seats, before)
    game = match.game
    twin = state.copy()
    at_first = game.to_data(state)
    play_on(rules, twin, 1, 300)
    assert game.to_data(state) == at_first
    moved = game.to_data(twin)
    assert moved != at_first
    play_on(rules, state, 2, 300)
    assert game.to_data(twin) == moved


@every_count
def test_what_copies_share_is_never_changed_in_place(name: str, seats: int) -> None:
    rules, state, match = midgame(name, seats, 0)
    dice = random.Random(seats)
    kept: list[tuple[Any, Any]] = []
    for _ in range(300):
        if state.over:
            break
        shared = [*lists(name, state, match), *state.agenda]
        kept += [(thing, told(thing)) for thing in shared]
        rules.play(state, dice.choice(state.options))
    for thing, was in kept:
        assert told(thing) == was


def lists(name: str, state: Any, match: Match) -> list[list[int]]:
    """Those that copies of this state share."""
    saved = fields(match.game)
    return [
        getattr(thing, field)
        for thing in (state, *state.players)
        for field in saved[type(thing)]
        if field in REPLACED[name]
    ]


def told(thing: list[int] | Frame) -> tuple[Any, ...]:
    if isinstance(thing, Frame):
        return tuple(getattr(thing, name) for name in tuple(FRAME_FIELDS))
    return tuple(thing)
