"""Revive's rules assembled: procedures by number, checks by verb, and the kernel's hooks."""

from __future__ import annotations

from rekindle.games.revive.engine import ops, setup, tracks, turn
from rekindle.games.revive.engine.actions import (
    ability,
    act,
    attach,
    explore,
    falcon,
    figures,
    free,
    hibernate,
    paying,
    play,
    populate,
    switch,
    taking,
    tiles,
)
from rekindle.games.revive.engine.actions import build as building
from rekindle.games.revive.engine.checks import checks
from rekindle.games.revive.engine.contexts import is_context
from rekindle.games.revive.engine.effects import (
    artifacts,
    attached,
    cards,
    counting,
    crates,
    energy,
    goods,
    modules,
    prices,
)
from rekindle.games.revive.engine.foresight import artifacts_brought, would_end
from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.means import sure_gains
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel import combinators, effects
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.state import Frame


class AssembledRevive(ReviveRules):
    """The rules of one pack with one choice of options."""

    def __init__(self, effects: list[Effect], prices: list[Price], lookup: Lookup) -> None:
        super().__init__([], effects, prices, lookup)
        self.effects_wait = True
        self.sure = sure_gains(effects)
        self.procedures = procedures(self)
        self.checks = checks(self)

    def free_moves(self, s: ReviveState, f: Frame) -> list[int]:
        return free.free_moves(self, s, f)

    def play_free(self, s: ReviveState, seat: int, code: int) -> bool:
        return taking.play_free(self, s, seat, code)

    def check_choice(self, s: ReviveState, f: Frame, good: int) -> int:
        return paying.check_choice(self, s, f, good)

    def unwelcome(self, s: ReviveState, seat: int, effect: int) -> bool:
        """What could bring the last artifact, and with it the end (revive.effects.1)."""
        return would_end(s, artifacts_brought(self, s.players[seat], effect))

    def purse(self, s: ReviveState, seat: int) -> list[int]:
        return s.players[seat].goods

    def is_context(self, s: ReviveState, context: int) -> bool:
        return is_context(context, len(self.lookup.machine_effect))

    def count(self, s: ReviveState, f: Frame, what: int) -> int:
        return counting.counted(self, s, s.players[f.seat], what)


def procedures(rules: AssembledRevive) -> list[Procedure[ReviveState]]:
    """Return every procedure at its number; numbers without one are never used."""
    table: list[Procedure[ReviveState]] = [Procedure() for _ in range(ops.OPS)]
    for op, procedure in (
        combinators.procedures(rules) + game_procedures(rules) + effect_procedures(rules)
    ):
        procedure.refusable = True  # effects ask on their own, if they are not `unwelcome`
        table[op] = procedure
    for op in (effects.ANY_ORDER, effects.ONE_OF, effects.MAY, effects.UP_TO):
        table[op].interruptible = True
        table[op].lingers = op != effects.ONE_OF
    return table


def game_procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [
        (ops.CHOOSE_TRIBE, setup.ChooseTribe(rules)),
        (ops.DEAL, setup.Deal(rules)),
        (ops.KEEP_CARD, setup.KeepCard(rules)),
        (ops.TURN, turn.Turn(rules)),
        (ops.TRIM, turn.Trim(rules)),
        (ops.UNLOCK, populate.Unlock(rules)),
        (ops.SIZE, building.Size(rules)),
        (ops.ATTACH, attach.Attach(rules)),
        (ops.TAKE_OFF, attach.TakeOff(rules)),
        (ops.FLIP, explore.Flip(rules)),
        (ops.HIBERNATE, hibernate.Hibernate(rules)),
        (ops.SLEEP_REWARD, hibernate.SleepReward(rules)),
        (ops.DISCARD_DISPLAY, hibernate.DiscardDisplay(rules)),
    ]


def effect_procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    """Return the effects by family; some replace the kernel's `per`, `pay` and price."""
    return (
        goods.procedures(rules)
        + energy.procedures(rules)
        + crates.procedures(rules)
        + counting.procedures(rules)
        + prices.procedures(rules)
        + modules.procedures(rules)
        + artifacts.procedures(rules)
        + tracks.procedures(rules)
        + cards.procedures(rules)
        + play.procedures(rules)
        + act.procedures(rules)
        + ability.procedures(rules)
        + attached.procedures(rules)
        + tiles.procedures(rules)
        + falcon.procedures(rules)
        + figures.procedures(rules)
        + switch.procedures(rules)
    )
