"""Sentences about free actions, abilities, and what tribes and gadgets do."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine import reasons as codes
from rekindle.games.recall.engine.constants import PASSIVES, TRIGGERS
from rekindle.games.recall.presentation import words
from rekindle.games.recall.presentation.reasons.case import (
    Case,
    Sentence,
    ability,
    by_op,
    card_in_the_way,
    kind,
    space,
)
from rekindle.kernel.messages import Message
from rekindle.kernel.why import Why, row, why

VACANT = by_op({ops.PLACE_ISLAND: "tribe.enterin.1", ops.PLACE_RAFT: "tribe.finder.1"}, "term.8")
PASSIVE_ARTICLES = {"cheap-conversion": "tribe.aynir.2", "rings": "tribe.norther.2"}


def trigger(c: Case) -> Message:
    return Message(f"trigger-{TRIGGERS[c.value]}")


def stones(c: Case) -> Message:
    return words.stones(c.value)


def stones_ready(c: Case) -> Message:
    return words.stones(c.p.ready)


def stones_article(c: Case) -> str:
    return "ability.3" if c.lookup.ability_fixed[c.argument] else "ability.2"


def crate(c: Case) -> Message:
    return words.quoted(c.setting, "crate", c.argument)


def no_passive(c: Case) -> Why:
    name = PASSIVES[c.value]
    return why(f"no-{name}", PASSIVE_ARTICLES[name])


def omnitool(c: Case) -> Message:
    return words.gadget_name(c.setting, c.lookup.omnitool)


SENTENCES: dict[int, Sentence] = {
    codes.NOT_YOUR_TURN: row("not-your-turn", "free.1"),
    codes.ANSWER_FIRST: row("answer-first", "turn.2"),
    codes.ON_THE_MOVE: row("on-the-move", "move.5"),
    # Abilities.
    codes.ABILITY_NOT_YOURS: row("ability-not-yours", "ability.1", ability=ability),
    codes.ABILITY_IN_PARTS: row("ability-in-parts", "gadget.omnitool.1", ability=omnitool),
    codes.NEEDS_TRIGGER: row("needs-trigger", "trigger.2", ability=ability, trigger=trigger),
    codes.TOO_FEW_STONES: row(
        "too-few-stones", stones_article, ability=ability, cost=stones, have=stones_ready
    ),
    codes.RECHARGED: row("recharged", "recall.5"),
    codes.NO_KEYCARD_IN_USE: row("no-keycard-in-use", "tribe.jhe.1"),
    codes.KEYCARD_BLANK: row("keycard-blank", "tribe.jhe.2", card=card_in_the_way),
    codes.KEYCARD_REPEATED: row("keycard-repeated", "tribe.jhe.2", card=card_in_the_way),
    codes.NO_ABILITY_TO_USE: row("no-ability-to-use", "ability.7"),
    codes.NOTHING_TO_REPEAT: row("nothing-to-repeat", "trigger.1"),
    codes.ONLY_WAIVES: row("only-waives", "gadget.exosuit.2"),
    # Crates, conversions, rings.
    codes.CRATE_NOT_YOURS: row("crate-not-yours", "free.2", crate=crate),
    codes.NO_CRATES_LEFT: row("no-crates-left", "crate.2"),
    codes.NO_PASSIVE: no_passive,
    codes.CHEAPER_WAY: row("cheaper-way", "tribe.aynir.2"),
    codes.NO_CRYSTAL_TO_RAISE: row("no-crystal-to-raise", "crystal.2"),
    codes.NO_RINGS_LEFT: row("no-rings-left", "tribe.norther.3"),
    codes.NO_CAMP: row("no-camp", "tribe.norther.2", space=space, kind=kind),
    codes.RING_THERE: row("ring-there", "tribe.norther.2", space=space),
    # Placing followers.
    codes.NO_PIECE_THERE: row("no-piece-there", "follower.1", space=space),
    codes.NO_OTHER_BUILDER: row("no-other-builder", "gadget.portal.1", space=space),
    codes.PLACE_THEM: row("place-them", "free.6"),
    codes.NO_REST_TO_PLACE: row("no-rest-to-place", "follower.2"),
    codes.CLOSED_HERE: row("closed-here", "follower.3"),
    # What tribes place, and their trades.
    codes.NO_FIELD: row("no-field", "tribe.dorian.1", space=space, kind=kind),
    codes.NOT_PRESENT: row("not-present", "tribe.dorian.1", space=space),
    codes.FARM_THERE: row("farm-there", "tribe.dorian.1", space=space),
    codes.NO_FARMS_LEFT: row("no-farms-left", "tribe.dorian.1"),
    codes.NO_FIELD_FREE: row("no-field-free", "tribe.dorian.1"),
    codes.NO_ISLANDS_LEFT: row("no-islands-left", "tribe.enterin.6"),
    codes.NO_ISLAND_GROUND: row("no-island-ground", "tribe.enterin.1", space=space, kind=kind),
    codes.NOT_VACANT: row("not-vacant", VACANT, space=space),
    codes.NO_PIECE_BESIDE: row("no-piece-beside", "tribe.enterin.1", space=space),
    codes.NO_ISLAND_FREE: row("no-island-free", "tribe.enterin.1"),
    codes.NO_PLAIN_WATER: row("no-plain-water", "tribe.finder.1", space=space, kind=kind),
    codes.RAFT_THERE: row("raft-there", "tribe.finder.3", space=space),
    codes.NOBODY_ABOARD: row("nobody-aboard", "tribe.finder.3"),
    codes.NO_WATER_FREE: row("no-water-free", "tribe.finder.1"),
    codes.NO_POINTS: row("no-points", "tribe.aynir.3"),
    codes.NOTHING_TO_TRADE: row("nothing-to-trade", "tribe.aynir.1"),
    codes.TRADE_BEGUN: row("trade-begun", "tribe.aynir.4"),
}
