"""Morale, knowledge, allegiance and the tunnels: everything that moves along a track."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import trigger
from rekindle.games.euphoria.engine.constants import NO_TIER_BONUS
from rekindle.games.euphoria.engine.ops import (
    E_ACTIVATE,
    E_ADVANCE,
    E_END_OPEN,
    E_KNOWLEDGE,
    E_KNOWLEDGE_STAYS,
    E_MINER,
    E_MORALE,
    E_MORALE_STAYS,
    E_NO_ADVANCE,
    E_NO_MINER,
    E_TIER,
    LIMIT,
    ON_KNOWLEDGE_GAINED,
    ON_MORALE_LOST,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, has_recruit_of
from rekindle.games.euphoria.engine.stars import stars_on_recruits
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.state import Frame


def gain_morale(rules: EuphoriaRules, s: EuphoriaState, seat: int, n: int) -> None:
    """Morale stops at the end of its track (euphoria.tracks.1)."""
    p = s.players[seat]
    gained = min(n, rules.lookup.track_end - p.morale)
    if gained > 0:
        p.morale += gained
        s.note(E_MORALE, seat, gained, p.morale)
    elif n:
        s.note(E_MORALE_STAYS, seat, p.morale)


def lose_morale(rules: EuphoriaRules, s: EuphoriaState, seat: int, n: int) -> None:
    """Morale never falls below 1; a hand that is now too large is discarded at once.

    (euphoria.hand.2)
    """
    p = s.players[seat]
    lost = min(n, p.morale - 1)
    if lost > 0:
        p.morale -= lost
        s.note(E_MORALE, seat, -lost, p.morale)
        trigger(rules, s, ON_MORALE_LOST, seat, lost)
        s.agenda.append(Frame(LIMIT, seat))
    elif n:
        s.note(E_MORALE_STAYS, seat, p.morale)


def gain_knowledge(rules: EuphoriaRules, s: EuphoriaState, seat: int, n: int) -> None:
    """Knowledge stops at the end of its track; no check is made for it (euphoria.check.4)."""
    p = s.players[seat]
    gained = min(n, rules.lookup.track_end - p.knowledge)
    if gained > 0:
        p.knowledge += gained
        s.note(E_KNOWLEDGE, seat, gained, p.knowledge)
        trigger(rules, s, ON_KNOWLEDGE_GAINED, seat, gained)
    elif n:
        s.note(E_KNOWLEDGE_STAYS, seat, p.knowledge)


def lose_knowledge(s: EuphoriaState, seat: int, n: int) -> None:
    """Knowledge never falls below 1 (euphoria.tracks.1)."""
    p = s.players[seat]
    lost = min(n, p.knowledge - 1)
    if lost > 0:
        p.knowledge -= lost
        s.note(E_KNOWLEDGE, seat, -lost, p.knowledge)
    elif n:
        s.note(E_KNOWLEDGE_STAYS, seat, p.knowledge)


def has_tier(rules: EuphoriaRules, s: EuphoriaState, p: Player, faction: int, tier: int) -> bool:
    """Return whether this player has the faction's bonus of tier 1 or 2 (euphoria.allegiance)."""
    return (
        s.allegiance[faction] >= rules.lookup.tiers[tier - 1]
        and not p.penalties & NO_TIER_BONUS
        and has_recruit_of(rules, p, faction)
    )


def advance_allegiance(rules: EuphoriaRules, s: EuphoriaState, seat: int, faction: int) -> None:
    """One space along; a marker at the end of its track stays there (euphoria.allegiance.1)."""
    lookup = rules.lookup
    if s.allegiance[faction] >= lookup.allegiance_end:
        s.note(E_NO_ADVANCE, seat, faction)
        return
    s.allegiance[faction] += 1
    at = s.allegiance[faction]
    s.note(E_ADVANCE, seat, faction, at)
    if at in lookup.tiers:
        s.note(E_TIER, seat, faction, lookup.tiers.index(at) + 1)
    if at == lookup.tiers[2]:
        activate_hidden(rules, s, faction)
    if at == lookup.tiers[3]:
        stars_on_recruits(rules, s, faction)


def advance_miner(rules: EuphoriaRules, s: EuphoriaState, seat: int, tunnel: int) -> None:
    """One space along; the sixth reveals the faction's recruits, the last opens the end.

    (euphoria.tunnel.2)
    """
    lookup = rules.lookup
    if s.miners[tunnel] >= lookup.tunnel_end:
        s.note(E_NO_MINER, seat, tunnel)
        return
    s.miners[tunnel] += 1
    s.note(E_MINER, seat, tunnel, s.miners[tunnel])
    if s.miners[tunnel] == lookup.tunnel_reveal:
        activate_hidden(rules, s, tunnel)
    if s.miners[tunnel] == lookup.tunnel_end:
        s.open = ()
        s.note(E_END_OPEN, seat, tunnel)


def is_revealed(rules: EuphoriaRules, s: EuphoriaState, faction: int) -> bool:
    """Return whether this faction's hidden recruits are revealed already (euphoria.dilemma.3)."""
    if s.allegiance[faction] >= rules.lookup.tiers[2]:
        return True
    return faction < 3 and s.miners[faction] >= rules.lookup.tunnel_reveal


def activate_hidden(rules: EuphoriaRules, s: EuphoriaState, faction: int) -> None:
    """All hidden recruits of the faction become active; they do not act on this action.

    (euphoria.recruits.3)
    """
    factions = rules.lookup.recruit_faction
    s.reveal()  # having none is information as well
    for p in s.players:
        for recruit in p.hidden:
            if factions[recruit] == faction:
                p.active = (*p.active, recruit)
                s.newcomers = True
                s.note(E_ACTIVATE, p.seat, recruit)
        p.hidden = tuple([recruit for recruit in p.hidden if factions[recruit] != faction])
