"""The check of every verb: why a move is not offered at a question, or FINE."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rekindle.games.recall.engine import abilities, culture, ops, setup, turn
from rekindle.games.recall.engine.actions import (
    boxes,
    build,
    develop,
    excavate,
    follower_cost,
    free,
    moving_checks,
    recall,
    reveal,
)
from rekindle.games.recall.engine.effects import (
    barter,
    cubes,
    goods,
    keycards,
    knowledge,
    places,
)
from rekindle.games.recall.engine.reasons import MUST_CHOOSE
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.agenda import Check
from rekindle.kernel.checks import KernelChecks
from rekindle.kernel.effects import ONE_OF
from rekindle.kernel.state import Frame

GameCheck = Callable[[RecallRules, RecallState, Frame, int], int]

GAME_CHECKS: dict[int, GameCheck] = {
    ops.TRIBE_VERB: setup.check_tribe,
    ops.GADGET_VERB: setup.check_gadget,
    ops.START_VERB: setup.check_start,
    ops.PLAY_VERB: turn.check_play,
    ops.SLOT_VERB: turn.check_slot,
    ops.RECALL_VERB: turn.check_recall,
    ops.END_VERB: turn.check_end,
    ops.PATH_VERB: turn.check_path,
    ops.DISCARD_VERB: turn.check_discard,
    ops.FROM_VERB: moving_checks.check_from,
    ops.TO_VERB: moving_checks.check_to,
    ops.WITH_VERB: moving_checks.check_with,
    ops.BRING_VERB: moving_checks.check_bring,
    ops.BUILD_VERB: develop.check_build,
    ops.EXCAVATE_VERB: develop.check_excavate,
    ops.RAISE_VERB: develop.check_raise,
    ops.VAULT_VERB: build.check_vault,
    ops.TILE_VERB: build.check_tile,
    ops.TAKE_VERB: keycards.check_take,
    ops.STONE_VERB: excavate.check_stone,
    ops.CUBE_VERB: cubes.check_cube,
    ops.PIGS_VERB: follower_cost.check_pigs,
    ops.FOLLOWERS_VERB: follower_cost.check_followers,
    ops.PLACE_VERB: places.check_place,
    ops.REMOVE_VERB: places.check_remove,
    ops.BUY_VERB: boxes.check_buy,
    ops.BOX_VERB: boxes.check_box,
    ops.REVEAL_VERB: reveal.check_reveal,
    ops.LAY_VERB: reveal.check_lay,
    ops.KNOW_VERB: knowledge.check_know,
    ops.INSTALL_VERB: culture.check_install,
    ops.SWAP_VERB: keycards.check_swap,
    ops.BACK_VERB: keycards.check_back,
    ops.PRODUCE_VERB: recall.check_produce,
    ops.USE_VERB: free.check_use,
    ops.OPEN_VERB: free.check_open,
    ops.CONVERT_VERB: free.check_convert,
    ops.RETURN_VERB: free.check_return,
    ops.RING_VERB: free.check_ring,
    ops.TRADE_VERB: barter.check_trade,
    ops.BY_VERB: abilities.check_by,
    ops.MOVE_VERB: boxes.check_move,
}


def checks(rules: RecallRules) -> dict[int, Check[RecallState]]:
    table = CommonChecks(rules).by_verb()
    for verb, check in GAME_CHECKS.items():
        table[verb] = partial(check, rules)
    return table


class CommonChecks(KernelChecks[RecallState]):
    """The kernel's checks, with more specific reasons for Recall."""

    def __init__(self, rules: RecallRules) -> None:
        super().__init__(rules)
        self.recall = rules

    def skip(self, s: RecallState, f: Frame, argument: int) -> int:
        return MUST_CHOOSE if f.op == ONE_OF else super().skip(s, f, argument)

    def rest(self, s: RecallState, f: Frame, argument: int) -> int:
        if f.op == ops.FOLLOWERS:
            return goods.check_rest(self.recall, s, f)
        return super().rest(s, f, argument)
