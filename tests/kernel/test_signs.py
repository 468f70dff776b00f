"""Signs are added up: what is paid comes first, then what is gained."""

from __future__ import annotations

from rekindle.kernel.events import BENEFIT, COST, A, EventRow, Events, shows, silent
from rekindle.kernel.game import Setting
from rekindle.kernel.signs import Sign, added_up

PAY, GAIN, LOST = 1, 2, 3
EVENTS = Events(
    {
        PAY: EventRow(silent, weighs=COST, shows=shows("food", lambda event: -event[A])),
        GAIN: EventRow(silent, weighs=BENEFIT, shows=shows("food", lambda event: event[A])),
        LOST: EventRow(silent, shows=shows("food", lambda event: -event[A])),
    }
)
SETTING: Setting = None  # type: ignore[assignment]  # these rows look nothing up


def test_equal_signs_are_one_with_their_number() -> None:
    assert added_up([Sign("food", -1), Sign("food", -1)]) == [Sign("food", -2)]
    assert added_up([Sign("food", 2), Sign("food", -2)]) == []


def test_what_differs_in_colour_or_owner_stays_apart() -> None:
    shown = [Sign("step", tint="gray"), Sign("step", tint="green"), Sign("step", to="them")]
    assert added_up([*shown, Sign("step", 2, "gray")]) == [Sign("step", 3, "gray"), *shown[1:]]


def test_a_price_comes_first_and_is_not_set_off_against_a_gain() -> None:
    events = [(GAIN, 0, 2, 0, 0), (PAY, 0, 1, 0, 0), (PAY, 0, 1, 0, 0)]
    assert EVENTS.signs(SETTING, events, 0) == [Sign("food", -2), Sign("food", 2)]


def test_what_finds_no_room_is_no_gain() -> None:
    events = [(GAIN, 0, 2, 0, 0), (LOST, 0, 1, 0, 0)]
    assert EVENTS.signs(SETTING, events, 0) == [Sign("food")]


def test_what_happens_to_others_is_not_shown() -> None:
    assert EVENTS.signs(SETTING, [(GAIN, 1, 2, 0, 0)], 0) == []
