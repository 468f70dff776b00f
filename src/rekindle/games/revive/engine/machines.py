"""Machines: which of them can be used now, and the energy they take."""

from __future__ import annotations

from rekindle.games.revive.engine.contexts import ENERGY_DUE
from rekindle.games.revive.engine.ops import E_USE
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members


def spendable(p: Player, context: int) -> int:
    """Return the energy left for more machines: one less if a machine set the effect off."""
    return p.energy - 1 if context & ENERGY_DUE else p.energy


def ready(s: ReviveState, p: Player, machines: int, energy: int) -> int:
    """Return the bits of those machines that can be used now with this much energy."""
    if not energy or s.asleep or p.seat != s.turn:
        return 0
    return p.machines & ~p.used & machines


def ready_machine(s: ReviveState, p: Player, machines: int, energy: int) -> int:
    """Return the first of these machines that can be used now, or -1."""
    found = ready(s, p, machines, energy)
    return members(found)[0] if found else -1


def colour_machine(rules: ReviveRules, s: ReviveState, seat: int, context: int = 0) -> int:
    """Return a machine that could give a card all colours, or -1.

    (revive.attach.6)
    """
    if rules.lookup.colours_for_played_card_only:
        return -1
    p = s.players[seat]
    return ready_machine(s, p, rules.lookup.colour_machines, spendable(p, context))


def activate(s: ReviveState, p: Player, machine: int) -> None:
    """Move one energy from the storage to a machine (revive.machines.1)."""
    p.energy -= 1
    p.used |= 1 << machine
    s.note(E_USE, p.seat, machine)
