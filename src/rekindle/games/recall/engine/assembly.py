"""Recall's rules assembled: procedures by number, checks by verb, and the kernel's hooks."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine import abilities, culture, ops, setup, turn
from rekindle.games.recall.engine.actions import (
    boxes,
    build,
    camps,
    develop,
    excavate,
    follower_cost,
    free,
    moving,
    recall,
    reveal,
    settling,
)
from rekindle.games.recall.engine.checks import checks
from rekindle.games.recall.engine.constants import CRYSTALS
from rekindle.games.recall.engine.contexts import is_context, source_of
from rekindle.games.recall.engine.crystals import pay_crystals
from rekindle.games.recall.engine.effects import (
    barter,
    cubes,
    free_ability,
    gadgets,
    goods,
    keycards,
    knowledge,
    tiles,
)
from rekindle.games.recall.engine.lookup import Lookup
from rekindle.games.recall.engine.parts import join, use_box
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel import combinators
from rekindle.kernel import effects as kinds
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import AnyOrder, Pay, context, effect_of
from rekindle.kernel.effects import Effect, part_in_context
from rekindle.kernel.moves import ARG_BITS, SKIP_CODE
from rekindle.kernel.prices import Price
from rekindle.kernel.state import Frame

PREPARING: Final[tuple[int, ...]] = (ops.MOVE_VERB, ops.FROM_VERB, ops.WITH_VERB, ops.BRING_VERB)
"""Verbs that only say what a move is about: they use nothing yet."""

HOPEFUL: Final[tuple[int, ...]] = (
    ops.MOVE,
    ops.WATER_MOVE,
    ops.SPREAD_MOVE,
    ops.DEVELOP,
    ops.MIX,
    ops.RAISE,
    ops.REVEAL,
    ops.COPY,
    ops.BUY,
    ops.REMOVE,
    ops.SELL,
    ops.TAKE_BACK,
    ops.FREE_ABILITY,
)
"""Effects that a free action could make possible: by crystals, followers or another ability, or by
a trigger that a free-ability symbol answers (recall.ability.8)."""


class AssembledRecall(RecallRules):
    """The rules of one pack with one choice of options."""

    def __init__(self, effects: list[Effect], prices: list[Price], lookup: Lookup) -> None:
        super().__init__([], effects, prices, lookup)
        self.effects_wait = True
        self.procedures = procedures(self)
        self.checks = checks(self)

    def play_top(self, s: RecallState, code: int) -> None:
        """Play a move; an answer to an effect of a box means that the box was used."""
        f = s.agenda[-1]
        if self.play_free(s, f.seat, code):
            return
        s.agenda.pop()
        if f.op >= ops.FIRST_EFFECT_OP and code != SKIP_CODE and code >> ARG_BITS not in PREPARING:
            use_box(s, f)
        self.procedures[f.op].answer(s, f, code)

    def free_moves(self, s: RecallState, f: Frame) -> list[int]:
        return free.free_moves(self, s, f)

    def play_free(self, s: RecallState, seat: int, code: int) -> bool:
        return free.play_free(self, s, seat, code)

    def waits(self, s: RecallState, seat: int, effect: int) -> bool:
        """Return whether a free action could still make an effect possible."""
        e = self.effects[effect]
        if e.op < ops.FIRST_EFFECT_OP:
            return self.procedures[e.op].waits(s, seat, e)
        if seat != s.turn:
            return False
        p = s.players[seat]
        if e.op in (ops.FOLLOWERS, ops.FOLLOWERS_HERE) and not p.supply:
            return True  # followers may be returned first (recall.follower.4)
        if e.op == ops.TAKE_BACK and max(p.slots) < 0:
            return False  # no keycard comes to be used meanwhile
        return e.op in HOPEFUL and free.may_help(self, s, p)

    def purse(self, s: RecallState, seat: int) -> list[int]:
        return s.players[seat].crystals

    def spend(self, s: RecallState, seat: int, things: list[int], price: int) -> None:
        for kind in range(len(CRYSTALS)):
            pay_crystals(self, s, s.players[seat], kind, things.count(kind))

    def is_context(self, s: RecallState, context: int) -> bool:
        return is_context(context, len(self.effects))


class PayFromBox(Pay[RecallState]):
    """A price, then what it buys; paying it uses the box it belongs to."""

    def __init__(self, rules: AssembledRecall) -> None:
        super().__init__(rules)
        self.recall = rules

    def waits(self, s: RecallState, seat: int, e: Effect) -> bool:
        """Return whether a free action could bring what is missing for the price."""
        if seat != s.turn or not super().waits(s, seat, e):
            return False
        return free.may_help(self.recall, s, s.players[seat])

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if self.payable(s, f.seat, self.rules.effects[effect_of(f)]):
            use_box(s, f)
        return super().run(s, f)


class AnyOrderBesideOthers(AnyOrder[RecallState]):
    """Effects in any order; those of a keycard or box wait beside its others (recall.key.2)."""

    def __init__(self, rules: AssembledRecall) -> None:
        super().__init__(rules)
        self.recall = rules

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if f.step == 0 and source_of(context(f)):
            parts = self.rules.effects[effect_of(f)].parts
            join(self.recall, s, f.seat, [part_in_context(part, context(f)) for part in parts])
            return None
        return super().run(s, f)


def procedures(rules: AssembledRecall) -> list[Procedure[RecallState]]:
    """Return every procedure at its number; numbers without one are never used."""
    table: list[Procedure[RecallState]] = [Procedure() for _ in range(ops.OPS)]
    for op, procedure in (
        combinators.procedures(rules) + game_procedures(rules) + effect_procedures(rules)
    ):
        # Effects ask by themselves, or nobody refuses them; a price is another matter.
        procedure.refusable = op not in (kinds.PAY, ops.TRIGGER, ops.COPY)
        table[op] = procedure
    for op in (kinds.ANY_ORDER, kinds.ONE_OF, kinds.MAY, kinds.UP_TO):
        table[op].interruptible = True
        table[op].lingers = op != kinds.ONE_OF
    return table


def game_procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (ops.DRAFT, setup.Draft(rules)),
        (ops.CHOOSE_START, setup.ChooseStart(rules)),
        (ops.ANCIENTS, setup.Ancients(rules)),
        (ops.ROUND, turn.Round(rules)),
        (ops.TURN, turn.Turn(rules)),
        (ops.SLOT, turn.Slot(rules)),
        (ops.PATH, turn.Path(rules)),
        (ops.OBJECTIVE, turn.Objective(rules)),
    ]


def effect_procedures(rules: AssembledRecall) -> list[tuple[int, Procedure[RecallState]]]:
    """Return the effects by family; two replace those of the kernel."""
    return (
        [(kinds.PAY, PayFromBox(rules)), (kinds.ANY_ORDER, AnyOrderBesideOthers(rules))]
        + abilities.procedures(rules)
        + recall.procedures(rules)
        + boxes.procedures(rules)
        + moving.procedures(rules)
        + settling.procedures(rules)
        + follower_cost.procedures(rules)
        + develop.procedures(rules)
        + build.procedures(rules)
        + excavate.procedures(rules)
        + camps.procedures(rules)
        + reveal.procedures(rules)
        + culture.procedures(rules)
        + goods.procedures(rules)
        + cubes.procedures(rules)
        + keycards.procedures(rules)
        + knowledge.procedures(rules)
        + barter.procedures(rules)
        + tiles.procedures(rules)
        + gadgets.procedures(rules)
        + free_ability.procedures(rules)
    )
