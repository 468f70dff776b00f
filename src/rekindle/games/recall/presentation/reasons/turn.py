"""Sentences about the beginning of the game, rounds and turns, the recall, and boxes."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine import reasons as codes
from rekindle.games.recall.engine.actions.build import crystals_needed
from rekindle.games.recall.engine.crystals import CONVERSION_PAYS
from rekindle.games.recall.engine.map import is_building_ground
from rekindle.games.recall.presentation import words
from rekindle.games.recall.presentation.reasons.case import (
    Case,
    Sentence,
    box,
    box_in_the_way,
    by_op,
    card,
    card_in_the_way,
    crystal,
    gadget,
    slot_in_the_way,
    space,
)
from rekindle.kernel import effects
from rekindle.kernel.messages import Message
from rekindle.kernel.why import Why, by_verb, row, seat, why

CHOICES = by_op(
    {
        ops.DRAFT: "setup.31",
        ops.CHOOSE_START: "solo.1",
        ops.SLOT: "key.1",
        ops.PATH: "round.4",
        ops.OBJECTIVE: "round.4",
        ops.STONE: "excavate.4",
        ops.BUILD: "vault.1",
        ops.TILE: "monument.3",
        ops.LAY: "reveal.3",
        ops.INSTALL: "culture.2",
        ops.HERE: "follower.6",
        ops.UPGRADE_KEYCARD: "card.2",
        effects.ONE_OF: "key.5",
    },
    "turn.4",
)


def tribe(c: Case) -> Message:
    return words.tribe_name(c.setting, c.argument)


def path(c: Case) -> Message:
    return words.path_name(c.argument)


def objective(c: Case) -> Message:
    return words.quoted(c.setting, "objective", c.argument)


# Crystals


def crystals_due(c: Case) -> int:
    """How many crystals of the kind that is missing the move takes."""
    if c.verb == ops.BUILD_VERB and is_building_ground(c.s.kinds[c.argument]):
        return crystals_needed(c.rules, c.s, c.p, c.argument)[c.value]
    if c.verb == ops.CONVERT_VERB:
        return CONVERSION_PAYS[c.argument][0]
    return 1


def cannot_afford(c: Case) -> Why:
    cost, have = words.crystal(c.value, crystals_due(c)), words.crystal(c.value, held(c))
    return why("cannot-afford", afford_article(c), cost=cost, have=have)


def held(c: Case) -> int:
    return c.p.crystals[c.value]


def afford_article(c: Case) -> str:
    if c.verb == ops.BUILD_VERB:
        printed = is_building_ground(c.s.kinds[c.argument])
        terrain = printed and c.s.kinds[c.argument] <= TERRAIN
        return "workshop.1" if terrain else "monument.1"
    if c.verb == ops.EXCAVATE_VERB:
        return f"excavate.{c.value + 1}"
    if c.verb == ops.CONVERT_VERB:
        return "free.3" if CONVERSION_PAYS[c.argument][0] > 1 else "free.4"
    return "tribe.aynir.1" if c.verb == ops.TRADE_VERB else "box.a.2"


TERRAIN = 3
"""The last kind of hex that workshops are built on."""

# Followers


def supply_article(c: Case) -> str:
    return {
        ops.BUY: "box.a.5",
        ops.PORTAL: "gadget.portal.2",
        ops.BARTER: "tribe.aynir.4",
    }.get(c.op, "follower.4")


def nobody_there_article(c: Case) -> str:
    if c.verb == ops.REMOVE_VERB:
        found = {ops.SELL: "gadget.alembic.1", ops.BARTER: "tribe.aynir.4"}
        return found.get(c.f.op, "box.a.3")
    found = {ops.RETURN_VERB: "free.6", ops.RING_VERB: "tribe.norther.2"}
    return found.get(c.verb, "develop.2")


def none_on_map(c: Case) -> Why:
    """Nobody to give up; or nobody who could move, where moves are mixed with develops."""
    if c.verb == ops.MOVE_VERB:
        return why("nobody-can-move", "move.3")
    article = {ops.SELL: "gadget.alembic.1", ops.BARTER: "tribe.aynir.4"}.get(c.op, "box.a.3")
    return why("none-on-map", article)


SENTENCES: dict[int, Sentence] = {
    # Before the game.
    codes.TRIBE_TAKEN: row("tribe-taken", "setup.31", tribe=tribe, whom=seat),
    codes.TRIBE_NOT_OFFERED: row("tribe-not-offered", "setup.30", tribe=tribe),
    codes.GADGET_TAKEN: row(
        "gadget-taken", by_op({ops.DRAFT: "setup.31"}, "know.5"), gadget=gadget, whom=seat
    ),
    codes.GADGET_NOT_OFFERED: row("gadget-not-offered", "setup.30", gadget=gadget),
    codes.ONE_OF_EACH: row("one-of-each", "variant.draft.1"),
    codes.MUST_CHOOSE: row("must-choose", CHOICES),
    # Keycards and slots.
    codes.CARD_NOT_YOURS: row(
        "card-not-yours", by_verb({ops.SWAP_VERB: "card.2"}, "key.1"), card=card
    ),
    codes.CARD_USED: row("card-used", "term.11", card=card, slot=slot_in_the_way),
    codes.SLOT_TAKEN: row(
        "slot-taken", by_op({ops.UPGRADE_KEYCARD: "card.8"}, "key.6"), card=card_in_the_way
    ),
    codes.NO_FREE_SLOT: row("no-free-slot", "key.7"),
    # The turn and special rounds.
    codes.NO_PASS: row("no-pass", "turn.1"),
    codes.ACTED: row("acted", "turn.1"),
    codes.NOT_ACTED: row("not-acted", "turn.1"),
    codes.SPECIAL_ROUND: row("special-round", "round.3"),
    codes.NOT_IN_SECTION: row("not-in-section", "path.1", path=path),
    codes.NOT_YOUR_OBJECTIVE: row("not-your-objective", "objective.1", objective=objective),
    # The recall.
    codes.SPACE_NOT_VISIBLE: row("space-not-visible", "recall.2"),
    codes.SPACE_PRODUCED: row("space-produced", "recall.2"),
    codes.NO_SUCH_PRODUCTION: row("no-such-production", "recall.2"),
    # Boxes.
    codes.BOX_NOT_USED: row("box-not-used", "box.f.1", box=box),
    codes.BOX_ITSELF: row("box-itself", "box.f.3"),
    codes.BOX_IDLE: row("box-idle", "box.f.1", box=box_in_the_way),
    codes.NO_BOX_USED: row("no-box-used", "box.f.2"),
    codes.CANNOT_AFFORD: cannot_afford,
    codes.SURPLUS: row("surplus", "box.a.4", crystal=crystal),
    codes.SUPPLY_EMPTY: row("supply-empty", supply_article),
    codes.NO_FOLLOWERS_THERE: row("nobody-there", nobody_there_article, space=space),
    codes.NONE_ON_MAP: none_on_map,
}
