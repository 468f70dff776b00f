"""How long a bot may think about one decision: a number of playouts, or a time limit."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened

MOST_PLAYOUTS = 1_000_000
MOST_SECONDS = 600.0
FORM = re.compile(r"([0-9]{1,9})(ms|s|)")


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts for one decision, or seconds if those are not 0."""

    playouts: int = 0
    seconds: float = 0.0

    def meter(self) -> Callable[[int], float]:
        """Start the clock; return a function from playouts made to the share of the budget used."""
        if not self.seconds:
            return lambda made: made / self.playouts
        begun = perf_counter()
        return lambda made: (perf_counter() - begun) / self.seconds


def read_budget(text: str) -> Budget:
    """`200` is a number of playouts, `500ms` or `2s` a time."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadOption(
            f"'{shortened(text)}' is not a budget; "
            "give a number of playouts such as 200, or a time such as 500ms or 2s"
        )
    amount, unit = int(found[1]), found[2]
    if not unit:
        if not 1 <= amount <= MOST_PLAYOUTS:
            raise BadOption(f"a bot makes 1 to {MOST_PLAYOUTS} playouts a decision, not {amount}")
        return Budget(playouts=amount)
    seconds = amount / 1000 if unit == "ms" else float(amount)
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption(f"a bot thinks for 1ms to {MOST_SECONDS:.0f}s, not for {text}")
    return Budget(seconds=seconds)
