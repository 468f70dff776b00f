"""Which procedures run: for golden games that are to show every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rekindle.kernel.agenda import Procedure, Rules
from rekindle.kernel.effects import Effect
from rekindle.kernel.state import Frame


class Watched(Procedure[Any]):
    """A procedure that notes when it runs."""

    def __init__(self, op: int, own: Procedure[Any], seen: set[int]) -> None:
        super().__init__()
        self.interruptible = own.interruptible
        self.lingers = own.lingers
        self.required = own.required
        self.refusable = own.refusable
        self.tacit = own.tacit
        self.op, self.own, self.seen = op, own, seen

    def run(self, s: Any, f: Frame) -> list[int] | None:
        self.seen.add(self.op)
        return self.own.run(s, f)

    def answer(self, s: Any, f: Frame, code: int) -> None:
        self.own.answer(s, f, code)

    def possible(self, s: Any, seat: int, e: Effect, context: int) -> bool:
        return self.own.possible(s, seat, e, context)

    def settled(self, s: Any, f: Frame, e: Effect) -> bool:
        return self.own.settled(s, f, e)

    def waits(self, s: Any, seat: int, e: Effect) -> bool:
        return self.own.waits(s, seat, e)

    def fits(self, s: Any, f: Frame) -> bool:
        return self.own.fits(s, f)

    def fits_effect(self, s: Any, seat: int, e: Effect, context: int) -> bool:
        return self.own.fits_effect(s, seat, e, context)


@contextmanager
def watching(rules: Rules[Any]) -> Iterator[set[int]]:
    """Collects the procedures that run."""
    seen: set[int] = set()
    procedures = rules.procedures
    rules.procedures = [Watched(op, own, seen) for op, own in enumerate(procedures)]
    try:
        yield seen
    finally:
        rules.procedures = procedures
