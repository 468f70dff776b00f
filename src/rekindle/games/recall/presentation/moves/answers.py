"""Answers that depend on the question alone: to decline, to stop, to end."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.actions.group import has_begun, is_afloat
from rekindle.games.recall.engine.effects.barter import trades_made
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.prompts import MOVEMENTS
from rekindle.kernel import effects
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.questions import top

SKIPS = {
    effects.MAY: "move-skip-may",
    effects.UP_TO: "move-skip-may",
    effects.ANY_ORDER: "move-skip-rest",
    ops.PRODUCE: "move-skip-recharge",
    ops.GADGET: "move-skip-gadget",
    ops.TAKE_KEYCARD: "move-skip-keycard",
    ops.UPGRADE_KEYCARD: "move-skip-may",
    ops.TAKE_BACK: "move-skip-may",
    ops.ANY_KNOWLEDGE: "move-skip-may",
    ops.BARTER: "move-skip-may",
    ops.BUY: "move-skip-buy",
    ops.REMOVE: "move-skip-remove",
    ops.DEVELOP: "move-skip-develop",
    ops.MIX: "move-skip-may",
    ops.REVEAL: "move-skip-reveal",
    ops.RAISE: "move-skip-may",
    ops.DISPLAY_CUBE: "move-skip-may",
    ops.FREE_ABILITY: "move-skip-may",
    ops.COPY: "move-skip-may",
    ops.SELL: "move-skip-may",
    ops.PLACE_FARM: "move-skip-may",
    ops.PLACE_ISLAND: "move-skip-may",
    ops.PLACE_RAFT: "move-skip-may",
}


def skip(setting: Setting, s: RecallState, argument: int) -> Message:
    f = top(s)
    if f.op == ops.MOVE or f.op in MOVEMENTS:
        if is_afloat(s, f):
            return Message("move-skip-afloat")
        return Message("move-skip-stop" if has_begun(s, f) else "move-skip-moves")
    if f.op == effects.ANY_ORDER and len(f.parts) == 1:
        return Message("move-skip-may")
    if f.op in (effects.UP_TO, ops.ANY_KNOWLEDGE) and f.step:
        return Message("move-skip-more")
    if f.op == ops.BARTER and trades_made(f):
        return Message("move-skip-more")
    return Message(SKIPS.get(f.op, "move-skip"))


def rest(setting: Setting, s: RecallState, argument: int) -> Message:
    return Message("move-rest-here" if top(s).op == ops.FOLLOWERS else "move-rest")
