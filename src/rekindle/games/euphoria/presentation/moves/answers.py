"""Answers that depend on the question alone: to decline, to stop, to end a turn."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.effects import cards
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.effects import ANY_ORDER, MAY, UP_TO
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.questions import top


def skip(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return Message(SKIPS.get(top(s).op, "move-skip"))


SKIPS = {
    ops.ABILITIES: "move-skip-abilities",
    cards.ARTIFACTS: "move-skip-draw",
    ops.RETRIEVE: "move-skip-take",
    ops.EXTRA_PLACEMENT: "move-skip-extra",
    MAY: "move-skip-may",
    UP_TO: "move-skip-may",
    ANY_ORDER: "move-skip-may",
}


def end(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return Message("move-stop" if top(s).op == ops.DOUBLES else "move-end")
