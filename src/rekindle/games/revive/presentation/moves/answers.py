"""Answers that depend on the question alone: to decline, to end, to go ahead."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.attach import bills_left
from rekindle.games.revive.engine.actions.paying import bills_at
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.words import cost_of, rules_of
from rekindle.kernel import effects
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.questions import top


def skip(setting: Setting, s: ReviveState, argument: int) -> Message:
    f = top(s)
    if f.op == effects.UP_TO and f.step:
        return Message("move-skip-more")
    if f.op == effects.ANY_ORDER and len(f.parts) == 1:
        return Message("move-skip-may")
    return Message(SKIPS.get(f.op, "move-skip"))


SKIPS = {
    effects.MAY: "move-skip-may",
    effects.UP_TO: "move-skip-may",
    effects.ANY_ORDER: "move-skip-rest",
    effects.PER: "move-skip-machine",
    ops.MODULE: "move-skip-module",
    ops.ARTIFACT: "move-skip-artifact",
    ops.ADVANCE_ANY: "move-skip-may",
    ops.ABILITY: "move-skip-ability",
    ops.REST_CARD: "move-skip-slots",
    ops.PLAY_CARD: "move-skip-play",
    ops.TAKE_CARD: "move-skip-take",
    ops.DOZE: "move-skip-doze",
    ops.ACT: "move-skip-act",
    ops.MOVE_FIGURE: "move-skip-figure",
}


def end(setting: Setting, s: ReviveState, argument: int) -> Message:
    if top(s).op == ops.DISCARD_DISPLAY:
        return Message("move-end-discard")
    if top(s).op == ops.TURN and s.seats == 1 and not s.actions:
        return Message("move-end-game")
    return Message("move-end")


def go(setting: Setting, s: ReviveState, argument: int) -> Message:
    """Carry out the action at its current cost."""
    f, rules = top(s), rules_of(setting)
    if f.op != ops.ATTACH:
        return Message("move-go")
    return Message(
        "move-go-pay", {"cost": cost_of(bills_left(rules, s, f) or bills_at(rules, s, f))}
    )
