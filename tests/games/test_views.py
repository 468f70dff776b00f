"""Views: what a seat sees does not depend on anything hidden from it.

Every game commits the white list of all keys its views may have (records/view_keys.json of its
tests); `python -m tests.games.<game>.make_golden` writes it anew.
"""

from __future__ import annotations

import json
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import rekindle
from rekindle import Match, games
from rekindle.kernel.state import Event
from tests.games.golden import keys
from tests.games.play import walk

STEPS = 150
SEEDS = 10
"""So many games are begun at most until enough has come up that others may not see."""
every_count = pytest.mark.parametrize(
    ("name", "seats"), [(info.name, seats) for info in games.names() for seats in info.seats]
)


def seen(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def plain(match: Match, seat: int | None) -> Any:
    """A view as it comes out of JSON."""
    return json.loads(seen(match, seat))


# --- everything hidden changed at once ------------------------------------------------------------


@every_count
def test_a_view_does_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=31)
    for step, _, _ in walk(match, 31, STEPS):
        if step % 8:
            continue
        for seat in (*range(seats), None):
            mine = seen(match, seat)
            for seed in range(2):
                assert seen(match.determinised(seat, seed=1000 * step + seed), seat) == mine


@every_count
def test_a_spectator_sees_no_more_than_any_seat(name: str, seats: int) -> None:
    """What a spectator sees is in the view of every seat."""
    match = rekindle.new(name, seats=seats, seed=32)
    for step, _, _ in walk(match, 32, STEPS):
        if step % 10 == 0:
            for seat in range(seats):
                assert contained(plain(match, None), plain(match, seat))


def contained(less: Any, more: Any) -> bool:
    """Every key and value of one view is in the other; where less is shown, it is nothing."""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(key in more and contained(less[key], more[key]) for key in less)
    if isinstance(less, list) and isinstance(more, list) and less:
        return len(less) == len(more) and all(map(contained, less, more))
    return bool(less == more) or less in (None, 0, [])


# --- one hidden thing changed ---------------------------------------------------------------------


@every_count
def test_a_view_does_not_depend_on_one_hidden_thing(name: str, seats: int) -> None:
    """Tables that differ in a single card, which the game's own tests put together."""
    secrets = import_module(f"tests.games.{name}.test_invariants").secrets
    changed = set()
    dice = random.Random(seats)
    for seed in range(33, 33 + SEEDS):
        match = rekindle.new(name, seats=seats, seed=seed)
        for step, _, _ in walk(match, seed, STEPS):
            if step % 10:
                continue
            for what, blind, twin in secrets(match):
                changed.add(what.split()[0])
                for seat in {dice.choice(blind), dice.choice(blind)}:
                    assert seen(twin, seat) == seen(match, seat), what
        if len(changed) >= 4:
            return
    raise AssertionError(f"too few secrets came up: {changed}")


# --- the shape of a view --------------------------------------------------------------------------


@every_count
def test_a_view_is_of_its_type_and_has_no_other_keys(name: str, seats: int) -> None:
    folder = Path(__file__).parent / name / "records"
    known = set(json.loads((folder / "view_keys.json").read_text()))
    match = rekindle.new(name, seats=seats, seed=34)
    for step, _, _ in walk(match, 34, 300):
        if step % 3:
            continue
        for seat in (*range(seats), None):
            view = match.view(seat)
            assert msgspec.json.decode(seen(match, seat), type=type(view)) == view
            assert keys(plain(match, seat)) - known == set()


@every_count
def test_a_view_is_nobodys_to_change(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=35)
    for _ in walk(match, 35, 60):
        pass
    before = match.checksum()
    for seat in (*range(seats), None):
        spoil(match.view(seat))
    assert match.checksum() == before
    assert seen(match, 0) == seen(match.copy(), 0)


def spoil(value: Any) -> None:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            spoil(getattr(value, name))
    elif isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.clear()


@every_count
def test_only_the_deciding_seat_sees_its_moves(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=36)
    for step, _, _ in walk(match, 36, STEPS):
        if step % 5:
            continue
        for seat in (*range(seats), None):
            for shown, decision in zip(
                match.view(seat).decisions or [], match.decisions, strict=True
            ):
                assert shown.seat == decision.seat
                assert (shown.moves is not UNSET) == (decision.seat == seat)
                assert (shown.prompt is not UNSET) == (decision.seat == seat)


# --- the log --------------------------------------------------------------------------------------


@every_count
def test_the_log_tells_no_secrets(name: str, seats: int) -> None:
    """An event that the game calls secret reads the same to others whatever it was."""
    quiet = {o.name: o.simulated for o in games.find(name).options if o.simulated}
    for seed in range(37, 37 + SEEDS):
        match = rekindle.new(name, seats=seats, seed=seed, options=quiet)
        if sum(secrets_told(match) for _ in walk(match, seed, 300)):
            return
    raise AssertionError("nothing secret came up")


def secrets_told(match: Match) -> int:
    """How many of the last events there were to compare: each reads as if it were another."""
    hidden = import_module(f"tests.games.{match.game.name}.test_invariants").secret_figures
    found = 0
    for event in match.history[-1].events if match.history else ():
        for other in hidden(event):
            found += 1
            # Which things light up is told to everybody alike.
            assert match.game.touched(match.setting, event) == (
                match.game.touched(match.setting, other)
            )
            for seat in (*range(match.seats), None):
                if seat != event[1]:
                    assert sentence(match, event, seat) == sentence(match, other, seat)
    return found


def sentence(match: Match, event: Event, seat: int | None) -> str | None:
    message = match.game.sentence(match.setting, event, seat)
    return None if message is None else match.game.phrases("en").text(message)
