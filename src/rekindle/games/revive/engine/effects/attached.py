"""Effects of machines that attach to an action: they do nothing on their own.

`help.py` handles range and discounts; turning a card and giving it all colours are handled
where a card is played, taken or counted.
"""

from __future__ import annotations

from rekindle.games.revive.engine.ops import ALL_COLOURS, DISCOUNT, RANGE, TURN_CARD, UNLIMITED
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    ops = (RANGE, UNLIMITED, DISCOUNT, TURN_CARD, ALL_COLOURS)
    return [(op, Attached(rules)) for op in ops]


class Attached(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return None
