"""Opponents in environments: bots on the bare engine, which has no history."""

from __future__ import annotations

from rekindle.bots import Seat
from rekindle.bots.rollout import Rollout
from rekindle.bots.seat import LATEST
from rekindle.envs.opponents import Opponents
from rekindle.envs.task import Task
from rekindle.kernel.moves import Move


def test_a_bot_is_told_what_it_has_played() -> None:
    """Otherwise it would take free actions in circles."""
    task = Task("recall", seats=2)
    opponents = Opponents(task, ["rollout:1"])
    opponents.sit_down(0, 1)
    played: list[Move] = []

    class Watched(Rollout):
        def choose(self, seat: Seat) -> Move:
            assert list(seat.latest()) == played[-LATEST:]
            played.append(super().choose(seat))
            return played[-1]

    opponents.bots[1] = Watched("rollout:1", 1)
    s = task.game.set_up(task.setting, 2, 1)
    while len(played) <= LATEST + 5:
        opponents.play_until(0, s)
        task.rules.play(s, s.options[0])
    opponents.sit_down(0, 2)
    assert opponents.latest[1] == type(opponents.latest[1])([])
