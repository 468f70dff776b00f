"""The check of every verb: why a move is not offered at a question, or FINE."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rekindle.games.revive.engine import ops, setup, tracks, turn
from rekindle.games.revive.engine.actions import (
    ability,
    attach,
    build,
    explore,
    falcon,
    figures,
    free,
    hibernate,
    play,
    populate,
    switch,
    tiles,
)
from rekindle.games.revive.engine.contexts import must_be_done
from rekindle.games.revive.engine.effects import artifacts, cards, crates, energy, modules
from rekindle.games.revive.engine.reasons import ABILITY_BEGUN, MUST_PAY, ONLY_HELPS
from rekindle.games.revive.engine.rules import ReviveRules, Step, why_idle
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Check
from rekindle.kernel.checks import KernelChecks
from rekindle.kernel.effects import ONE_OF, PRICE
from rekindle.kernel.moves import ARG_BITS, CHOOSE
from rekindle.kernel.state import Frame

GameCheck = Callable[[ReviveRules, ReviveState, Frame, int], int]

GAME_CHECKS: dict[int, GameCheck] = {
    ops.TRIBE_VERB: setup.tribe_check,
    ops.KEEP_VERB: setup.keep_check,
    ops.PLAY_VERB: play.play_check,
    ops.SLOT_VERB: play.slot_check,
    ops.SWITCH_VERB: switch.switch_check,
    ops.COPY_VERB: switch.copy_check,
    ops.EXPLORE_VERB: explore.explore_check,
    ops.POPULATE_VERB: populate.populate_check,
    ops.BUILD_VERB: build.build_check,
    ops.UNLOCK_VERB: populate.unlock_check,
    ops.SIZE_VERB: build.size_check,
    ops.HIBERNATE_VERB: turn.hibernate_check,
    ops.END_VERB: turn.end_check,
    ops.GO_VERB: attach.go_check,
    ops.TAKE_VERB: cards.take_check,
    ops.TILE_VERB: explore.lay_check,
    ops.GAIN_VERB: turn.gain_check,
    ops.ADVANCE_VERB: tracks.advance_check,
    ops.MODULE_VERB: modules.module_check,
    ops.SPACE_VERB: modules.module_space_check,
    ops.MACHINE_VERB: tracks.machine_check,
    ops.ARTIFACT_VERB: artifacts.artifact_check,
    ops.REST_VERB: cards.rest_check,
    ops.WAKE_VERB: cards.wake_check,
    ops.PLACE_VERB: tiles.place_check,
    ops.FROM_VERB: figures.from_check,
    ops.TO_VERB: figures.to_check,
    ops.TRADE_VERB: free.trade_check,
    ops.SEND_VERB: free.send_check,
    ops.USE_VERB: free.use_check,
    ops.OPEN_VERB: free.open_check,
    ops.DISCARD_VERB: hibernate.discard_check,
    ops.RETURN_VERB: energy.return_check,
    ops.ABILITY_VERB: ability.ability_check,
    ops.REOPEN_VERB: crates.reopen_check,
    ops.FLY_VERB: falcon.fly_check,
}


def checks(rules: ReviveRules) -> dict[int, Check[ReviveState]]:
    table = CommonChecks(rules).by_verb()
    for verb, check in GAME_CHECKS.items():
        table[verb] = partial(check, rules)
    return table


class CommonChecks(KernelChecks[ReviveState]):
    """The kernel's checks, with more specific reasons for Revive."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.revive = rules

    def choose(self, s: ReviveState, f: Frame, argument: int) -> int:
        if f.op == ops.SLEEP_REWARD:
            return hibernate.reward_check(self.revive, s, f, CHOOSE << ARG_BITS | argument)
        return super().choose(s, f, argument)

    def check_part(self, s: ReviveState, f: Frame, effect: int, set_off_by: int) -> int:
        return why_idle(self.revive, s, f.seat, effect, set_off_by)

    def skip(self, s: ReviveState, f: Frame, argument: int) -> int:
        """Check that nothing has to be done or chosen first."""
        procedure = self.rules.procedures[f.op]
        if isinstance(procedure, Step):
            return procedure.skip(s, f)
        if f.op == ONE_OF:
            return ABILITY_BEGUN if must_be_done(f) else ONLY_HELPS
        return MUST_PAY if f.op == PRICE else super().skip(s, f, argument)
