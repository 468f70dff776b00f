"""What every procedure of Revive is handed: the rules with their lookup tables."""

from __future__ import annotations

from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure, Rules
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price


class ReviveRules(Rules[ReviveState]):
    """The kernel's rules plus the lookup tables."""

    def __init__(
        self,
        procedures: list[Procedure[ReviveState]],
        effects: list[Effect],
        prices: list[Price],
        lookup: Lookup,
    ) -> None:
        super().__init__(procedures, effects, prices)
        self.lookup = lookup


class Step(Procedure[ReviveState]):
    """A procedure of this game."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__()
        self.rules = rules


class Question(Step):
    """A procedure that asks something before which free actions may be taken."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.interruptible = True


def in_player_order(s: ReviveState) -> list[int]:
    """Seats from the player whose turn it is."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]


def keeper_of(rules: ReviveRules, s: ReviveState, leaf: int) -> int:
    """The seat whose tribe ability comes down to this procedure, or -1."""
    for p in s.players:
        if p.board >= 0 and rules.lookup.board_leaf[p.board] == leaf:
            return p.seat
    return -1
