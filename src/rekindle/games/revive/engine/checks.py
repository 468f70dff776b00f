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
from rekindle.games.revive.engine.reasons import ABILITY_BEGUN, ONLY_HELPS
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Check
from rekindle.kernel.checks import KernelChecks
from rekindle.kernel.effects import ONE_OF
from rekindle.kernel.moves import ARG_BITS, CHOOSE
from rekindle.kernel.state import Frame

GameCheck = Callable[[ReviveRules, ReviveState, Frame, int], int]

GAME_CHECKS: dict[int, GameCheck] = {
    ops.TRIBE_VERB: setup.check_tribe,
    ops.KEEP_VERB: setup.check_keep,
    ops.PLAY_VERB: play.check_play,
    ops.SLOT_VERB: play.check_slot,
    ops.SWITCH_VERB: switch.check_switch,
    ops.COPY_VERB: switch.check_copy,
    ops.EXPLORE_VERB: explore.check_explore,
    ops.POPULATE_VERB: populate.check_populate,
    ops.BUILD_VERB: build.check_build,
    ops.UNLOCK_VERB: populate.check_unlock,
    ops.SIZE_VERB: build.check_size,
    ops.HIBERNATE_VERB: turn.check_hibernate,
    ops.END_VERB: turn.check_end,
    ops.GO_VERB: attach.check_go,
    ops.OFF_VERB: attach.check_off,
    ops.TAKE_VERB: cards.check_take,
    ops.TILE_VERB: explore.check_lay,
    ops.GAIN_VERB: turn.check_gain,
    ops.ADVANCE_VERB: tracks.check_advance,
    ops.MODULE_VERB: modules.check_module,
    ops.SPACE_VERB: modules.check_module_space,
    ops.MACHINE_VERB: tracks.check_machine,
    ops.ARTIFACT_VERB: artifacts.check_artifact,
    ops.REST_VERB: cards.check_rest,
    ops.WAKE_VERB: cards.check_wake,
    ops.PLACE_VERB: tiles.check_place,
    ops.FROM_VERB: figures.check_from,
    ops.TO_VERB: figures.check_to,
    ops.TRADE_VERB: free.check_trade,
    ops.SEND_VERB: free.check_send,
    ops.USE_VERB: free.check_use,
    ops.OPEN_VERB: free.check_open,
    ops.DISCARD_VERB: hibernate.check_discard,
    ops.RETURN_VERB: energy.check_return,
    ops.ABILITY_VERB: ability.check_ability,
    ops.REOPEN_VERB: crates.check_reopen,
    ops.FLY_VERB: falcon.check_fly,
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
            return hibernate.check_reward(self.revive, s, f, CHOOSE << ARG_BITS | argument)
        return super().choose(s, f, argument)

    def skip(self, s: ReviveState, f: Frame, argument: int) -> int:
        """Check that nothing has to be done or chosen first."""
        if f.op == ONE_OF:
            return ABILITY_BEGUN if must_be_done(f) else ONLY_HELPS
        return super().skip(s, f, argument)
