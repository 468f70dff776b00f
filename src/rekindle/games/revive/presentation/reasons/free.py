"""Sentences about free actions: trades, machines, crates, and energy that comes back."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.engine.actions.trades import FIRST_PAIR, PAIRS
from rekindle.games.revive.presentation.reasons.case import (
    Case,
    Sentence,
    machine,
    machine_in_the_way,
)
from rekindle.games.revive.presentation.words import good, technology_name
from rekindle.kernel.messages import Message, listed, verbatim
from rekindle.kernel.why import by_verb, row

CRATES = by_verb({ops.OPEN_VERB: "crates.2", ops.REOPEN_VERB: "crates.3"})


def technology_article(c: Case) -> str:
    if c.verb == ops.TRADE_VERB:
        return "hofstadterians.2" if c.argument >= FIRST_PAIR else "formica.3"
    return "formica.6" if c.verb == ops.COPY_VERB else "kuniban.3"


def technology(c: Case) -> Message:
    return technology_name(c.setting, c.p.board, c.value)


def limit(c: Case) -> Message:
    return good(c.value, c.lookup.limits[c.value])


def held(c: Case) -> Message:
    return good(c.value, c.p.goods[c.value])


def held_of_pair(c: Case) -> Message:
    kinds = sorted(set(PAIRS[c.argument - FIRST_PAIR]))
    return listed([good(kind, c.p.goods[kind]) for kind in kinds])


def crate(c: Case) -> Message:
    return verbatim(c.names.crates[c.argument])


def good_named(c: Case) -> Message:
    """The resource that the move names."""
    return good(c.argument, 1)


def payable_article(c: Case) -> str:
    return "resources.5" if c.verb == ops.OFF_VERB else "paying.2"


def useless_article(c: Case) -> str:
    """All colours for a card, or its other half."""
    return "attach.6" if c.lookup.colour_machines >> c.argument & 1 else "attach.5"


SENTENCES: dict[int, Sentence] = {
    codes.NEEDS_TECHNOLOGY: row("needs-technology", technology_article, technology=technology),
    codes.OTHER_TRIBE: row("other-tribe", technology_article),
    codes.NOT_YOUR_TURN: row("not-your-turn", "turn.3"),
    codes.ACTION_NAMED: row("action-named", "turn.3"),
    codes.ANSWER_FIRST: row("answer-first", "turn.3"),
    codes.ABILITY_FIRST: row("ability-first", "effects.5"),
    codes.NO_CRYSTAL: row(
        "no-crystal", by_verb({ops.TRADE_VERB: "trade.1", ops.SEND_VERB: "kuniban.3"})
    ),
    codes.NO_ROOM: row("no-room", "resources.1", have=held, limit=limit),
    codes.PAIR_SHORT: row("pair-short", "hofstadterians.2", have=held_of_pair),
    codes.CRATE_OPEN: row("crate-open", "crates.2", crate=crate),
    codes.CRATE_NOT_YOURS: row("crate-not-yours", CRATES, crate=crate),
    codes.CRATE_REOPENED: row("crate-reopened", "crates.3", crate=crate),
    codes.CRATE_CLOSED: row("crate-closed", "crates.3", crate=crate),
    codes.DOES_NOT_PAY: row("does-not-pay", "paying.2"),
    codes.UNPAYABLE_THEN: row("unpayable-then", payable_article),
    codes.NOT_IN_COST: row("not-in-cost", "resources.5", good=good_named),
    codes.MACHINE_NOT_YOURS: row("machine-not-yours", "machines.2", machine=machine),
    codes.MACHINE_LOCKED: row("machine-locked", "machines.2", machine=machine),
    codes.MACHINE_USED: row("machine-used", "machines.1", machine=machine),
    codes.MACHINE_ASLEEP: row("machine-asleep", "hibernate.3"),
    codes.NO_ENERGY: row("no-energy", "machines.1"),
    codes.WITH_AN_ACTION: row("with-an-action", "attach.1", machine=machine),
    codes.OTHER_ACTION: row("other-action", "attach.1", machine=machine),
    codes.SAVES_NOTHING: row("saves-nothing", "machines.2", machine=machine),
    codes.SAVES_TOO_LITTLE: row("saves-too-little", "attach.2", machine=machine),
    codes.HALF_CHOSEN: row("half-chosen", "attach.5", machine=machine),
    codes.PLAYED_CARD_ONLY: row("played-card-only", "attach.6", machine=machine),
    codes.MACHINE_USELESS: row("machine-useless", useless_article, machine=machine),
    codes.RETURN_ITSELF: row("return-itself", "effects.14", machine=machine_in_the_way),
    codes.NO_ENERGY_ON: row("no-energy-on", "effects.14", machine=machine),
}
