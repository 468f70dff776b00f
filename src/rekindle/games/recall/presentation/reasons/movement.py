"""Sentences about movement, relicubes, and followers and pigs that pay."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine import reasons as codes
from rekindle.games.recall.engine.actions.follower_cost import ENTERING, space_paid
from rekindle.games.recall.engine.actions.group import group_space, moves_left
from rekindle.games.recall.presentation import words
from rekindle.games.recall.presentation.reasons.case import (
    Case,
    Sentence,
    by_op,
    followers,
    kind,
    relicube,
    space,
)
from rekindle.kernel.messages import Message
from rekindle.kernel.why import Why, by_verb, number, row, why

MOVING = by_op(
    {
        ops.WATER_MOVE: "water.1",
        ops.SPREAD_MOVE: "spread.1",
        ops.VOLCANO_MOVE: "tribe.colteron.3",
        ops.LEAP: "tribe.hayla.2",
        ops.SCATTER: "tribe.hayla.3",
    },
    "move.3",
)
GROUP = by_op({ops.WATER_MOVE: "water.2", ops.SPREAD_MOVE: "spread.1"}, "move.1")
WATER = by_op({ops.WATER_MOVE: "water.4", ops.SPREAD_MOVE: "water.4"}, "move.3")
WHERE = by_verb({ops.BUILD_VERB: "develop.7", ops.EXCAVATE_VERB: "develop.7"}, "move.3")


def ability_waived(c: Case) -> Message:
    return words.ability_name(c.setting, c.value)


def pigs(c: Case) -> Message:
    return words.pigs(c.value)


def pigs_article(c: Case) -> str:
    return "tribe.dorian.2" if c.verb == ops.BRING_VERB else "tribe.dorian.7"


def must_stay(c: Case) -> Why:
    """Those who have to stay stand where the group would come from."""
    at = c.argument if c.verb == ops.FROM_VERB else group_space(c.f)
    return why("must-stay", "cube.4", space=words.space(c.setting, at))


def too_far(c: Case) -> Why:
    if c.f.op == ops.MOVE:
        return why("too-far", "move.8", space=space(c), n=moves_left(c.rules, c.f))
    return why("not-adjacent", "tribe.hayla.1", space=space(c))


def payment_due(c: Case) -> Why:
    article = "cube.1" if c.f.step == ENTERING else "develop.2"
    return why("payment-due", article, space=words.space(c.setting, space_paid(c.f)))


def too_few_followers(c: Case) -> Why:
    """What is due, and who is there, pigs that may pay apart."""
    if c.f.op == ops.PAY_FOLLOWERS:
        at, article = space_paid(c.f), "cube.3" if c.f.step == ENTERING else "develop.2"
    else:
        at = c.argument
        article = "develop.4" if c.verb == ops.EXCAVATE_VERB else "develop.3"
    there = words.followers(c.p.followers[at])
    return why("too-few-followers", article, cost=followers(c), have=there)


SENTENCES: dict[int, Sentence] = {
    codes.NO_GROUP_THERE: row("nobody-there", "move.1", space=space),
    codes.GROUP_IN_HAND: row("group-in-hand", GROUP),
    codes.NO_GROUP_CHOSEN: row("no-group-chosen", "move.1"),
    codes.MUST_STAY: must_stay,
    codes.NOWHERE_TO_GO: row("nowhere-to-go", MOVING),
    codes.NOT_BESIDE_WATER: row("not-beside-water", "water.1", space=space),
    codes.NO_VOLCANO: row("no-volcano", "tribe.colteron.3", space=space, kind=kind),
    codes.ALREADY_THERE: row("already-there", GROUP, space=space),
    codes.HEX_FACE_DOWN: row("hex-face-down", WHERE, space=space),
    codes.PLAIN_WATER: row("plain-water", WATER, space=space),
    codes.VOLCANO_CLOSED: row("volcano-closed", "move.3", space=space),
    codes.OTHERS_START: row("others-start", "move.4", space=space),
    codes.ROW_FULL: row("row-full", "cube.8", cube=relicube),
    codes.TOO_FEW_FOR_CUBE: row("too-few-for-cube", "cube.3", space=space, cost=followers),
    codes.TOO_FAR: too_far,
    codes.NOT_TWO_AWAY: row("not-two-away", "tribe.hayla.2", space=space),
    codes.NO_WAY_BY_WATER: row("no-way-by-water", "water.3", space=space),
    codes.HEX_OF_DEPARTURE: row("hex-of-departure", "water.6", space=space),
    codes.NO_WAY_ON: row("no-way-on", "water.4"),
    codes.SIZE_CHOSEN: row("size-chosen", "move.1"),
    codes.TOO_MANY: row("too-many", "move.1", have=followers),
    codes.SAME_SIZE: row("same-size", "move.1"),
    codes.NO_PIG_TRIBE: row("no-pig-tribe", "tribe.dorian.5"),
    codes.TOO_FEW_PIGS: row("too-few-pigs", pigs_article, have=pigs),
    codes.PIGS_CHOSEN: row("pigs-chosen", "tribe.dorian.2"),
    codes.SAME_PIGS: row("same-pigs", "tribe.dorian.2"),
    codes.STILL_AFLOAT: row("still-afloat", "water.4"),
    codes.PAYMENT_DUE: payment_due,
    codes.TOO_FEW_FOLLOWERS: too_few_followers,
    codes.TOO_MANY_PIGS: row("too-many-pigs", "tribe.dorian.7", n=number),
    codes.PIGS_NOT_ENOUGH: row("pigs-not-enough", "tribe.dorian.7", n=number),
    codes.NOT_ON_DISPLAY: row("not-on-display", "vault.3", cube=relicube),
    codes.NOBODY_CAN_MOVE: row("nobody-can-move", MOVING),
    codes.NO_DISPLAY_CUBE: row("no-display-cube", "vault.3"),
    codes.CANNOT_WAIVE: row("cannot-waive", "gadget.exosuit.1", ability=ability_waived),
}
