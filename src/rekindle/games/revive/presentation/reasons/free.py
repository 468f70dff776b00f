"""Why a free action is not possible: trades, machines, crates, and energy that comes back."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.free import (
    FIRST_PAIR,
    FIRST_TWO,
    PAIRS,
    can_use,
    pair_moves,
)
from rekindle.games.revive.engine.constants import (
    CRYSTAL,
    CRYSTAL_FOR_TWO,
    CRYSTAL_RESTS_A_CARD,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    GEAR,
    RIGHT_SLOT,
    TWO_BASICS_FOR_A_CRYSTAL,
)
from rekindle.games.revive.engine.costs import attach, bill
from rekindle.games.revive.engine.ops import (
    ATTACH,
    MACHINE_SHIFT,
    MUST,
    PLAY,
    PLAY_CARD,
    REOPEN,
    RETURN_ENERGY,
    TAKE_CARD,
    TRADE_VERB,
)
from rekindle.games.revive.presentation.reasons.cards import not_in_slots
from rekindle.games.revive.presentation.reasons.case import BEFORE_THE_GAME, NAMED, Case, Why, why
from rekindle.games.revive.presentation.reasons.effects import idle_reason, technology_reason
from rekindle.games.revive.presentation.words import good, machine_name
from rekindle.kernel.effects import PER
from rekindle.kernel.messages import Message, listed, verbatim
from rekindle.kernel.moves import ARG_BITS

BETWEEN = "turn.3"
BY_COLOUR = (PLAY, TAKE_CARD, PLAY_CARD, PER)
"""Questions about a card where its colour matters."""


def waiting(c: Case) -> Why:
    """Why no free action at all may be slipped in at this question."""
    if c.f.seat != c.s.turn:
        return why("not-your-turn", BETWEEN)
    if c.f.op in NAMED:
        return why("action-named", BETWEEN)
    if not c.rules.procedures[c.f.op].interruptible:
        return why("answer-first", BETWEEN)
    return why("ability-first", "effects.5") if c.f.b & MUST else None


# Trades


def trade_reason(c: Case, which: int) -> Why:
    if c.f.op in BEFORE_THE_GAME:
        return None
    if FIRST_TWO <= which < FIRST_PAIR and not c.p.powers & CRYSTAL_FOR_TWO:
        return technology_reason(c, CRYSTAL_FOR_TWO, "formica.3")
    if which >= FIRST_PAIR and not c.p.powers & TWO_BASICS_FOR_A_CRYSTAL:
        return technology_reason(c, TWO_BASICS_FOR_A_CRYSTAL, "hofstadterians.2")
    found = waiting(c)
    if found:
        return found
    if which >= FIRST_PAIR:
        return pair_reason(c, which)
    if not c.p.goods[CRYSTAL]:
        return no_crystal("trade.1")
    return no_room(c, GEAR + which % FIRST_TWO)


def pair_reason(c: Case, which: int) -> Why:
    if TRADE_VERB << ARG_BITS | which in pair_moves(c.p):
        return no_room(c, CRYSTAL)
    kinds = sorted(set(PAIRS[which - FIRST_PAIR]))
    have = listed([good(kind, c.p.goods[kind]) for kind in kinds])
    return why("pair-short", "hofstadterians.2", have=have)


def no_crystal(article: str) -> tuple[Message, str]:
    return why("no-crystal", article)


def no_room(c: Case, kind: int) -> tuple[Message, str]:
    limit = good(kind, c.lookup.limits[kind])
    return why("no-room", "resources.1", have=good(kind, c.p.goods[kind]), limit=limit)


def send_reason(c: Case, card: int) -> Why:
    """`send`: a crystal moves a card to the resting area."""
    if c.f.op in BEFORE_THE_GAME:
        return None
    if not c.p.powers & CRYSTAL_RESTS_A_CARD:
        return technology_reason(c, CRYSTAL_RESTS_A_CARD, "kuniban.3")
    found = waiting(c) or not_in_slots(c, card, "kuniban.3")
    return found or no_crystal("kuniban.3")


# Crates


def open_reason(c: Case, crate: int) -> Why:
    if c.f.op in BEFORE_THE_GAME:
        return None
    name = verbatim(c.names.crates[crate])
    if (c.p.opened | c.p.reopened) >> crate & 1:
        return why("crate-open", "crates.2", crate=name)
    if not c.p.closed >> crate & 1:
        return why("crate-not-yours", "crates.2", crate=name)
    return waiting(c)


def reopen_reason(c: Case, crate: int) -> Why:
    if c.f.op != REOPEN:
        return None
    name = verbatim(c.names.crates[crate])
    if c.p.reopened >> crate & 1:
        return why("crate-reopened", "crates.3", crate=name)
    if c.p.closed >> crate & 1:
        return why("crate-closed", "crates.3", crate=name)
    return why("crate-not-yours", "crates.3", crate=name)


# Machines


def use_reason(c: Case, machine: int) -> Why:
    """`use`: not one's own, without energy, or at another moment."""
    if c.f.op in BEFORE_THE_GAME:
        return None
    found = not_ready(c, machine)
    if found:
        return found
    if c.lookup.machine_attach[machine]:
        return attach_reason(c, machine)
    name = machine_name(c.setting, machine)
    found = waiting(c)
    if found or can_use(c.rules, c.s, c.f.seat, machine):
        return found
    idle = idle_reason(c, c.lookup.machine_effect[machine], "machines.2")
    return idle and why("machine-idle", "machines.2", machine=name, why=idle[0])


def not_ready(c: Case, machine: int) -> Why:
    """Why this machine does not run now, whatever it is for."""
    name = machine_name(c.setting, machine)
    if not c.p.machines >> machine & 1:
        if FIRST_SPECIAL <= machine < FIRST_TRIBAL:
            return why("machine-not-yours", "machines.2", machine=name)
        return why("machine-locked", "machines.2", machine=name)
    if c.p.used >> machine & 1:
        return why("machine-used", "machines.1", machine=name)
    if c.f.seat != c.s.turn:
        return why("not-your-turn", BETWEEN)
    if c.s.asleep:
        return why("machine-asleep", "hibernate.3")
    return None if c.p.energy else why("no-energy", "machines.1")


def attach_reason(c: Case, machine: int) -> tuple[Message, str]:
    """A machine that is used with an action: not with this one, or it would not help."""
    name = machine_name(c.setting, machine)
    if c.f.op == ATTACH and c.lookup.action_machines[c.f.b & 3] >> machine & 1:
        return no_help(c, machine, name)
    if c.lookup.colour_machines >> machine & 1 and c.f.op in BY_COLOUR:
        if c.f.op != PLAY and c.lookup.colours_for_played_card_only:
            return why("played-card-only", "attach.6", machine=name)
        return why("machine-useless", "attach.6", machine=name)
    if c.lookup.turn_machines >> machine & 1 and c.f.op == PLAY and c.f.step:
        half = c.f.b & 7 >= RIGHT_SLOT
        return why("half-chosen" if half else "machine-useless", "attach.5", machine=name)
    if c.f.op == ATTACH or (c.f.op == PLAY and c.f.step):
        return why("other-action", "attach.1", machine=name)
    return why("with-an-action", "attach.1", machine=name)


def no_help(c: Case, machine: int, name: Message) -> tuple[Message, str]:
    """Does it save nothing, or too little while the energy is needed for another?"""
    s, target, detail, action = c.s, c.f.a & 255, c.f.a >> 8, c.f.b & 3
    before = bill(c.rules, s, c.p, action, target, detail)
    kept = s.bonus, s.discount, s.unlimited
    attach(c.rules, s, machine)
    after = bill(c.rules, s, c.p, action, target, detail)
    s.bonus, s.discount, s.unlimited = kept
    if after == before:
        return why("saves-nothing", "machines.2", machine=name)
    return why("saves-too-little", "attach.2", machine=name)


def return_reason(c: Case, machine: int) -> Why:
    if c.f.op != RETURN_ENERGY:
        return None
    name = machine_name(c.setting, machine)
    if c.p.used >> machine & 1 and (c.f.b >> MACHINE_SHIFT) - 1 == machine:
        return why("return-itself", "effects.14", machine=name)
    return why("no-energy-on", "effects.14", machine=name)
