"""Morale, knowledge, allegiance and the tunnels: everything that moves along a track."""

from __future__ import annotations

from rekindle.games.euphoria.abilities import trigger
from rekindle.games.euphoria.law import Law, has_recruit_of
from rekindle.games.euphoria.names import NO_TIER_BONUS
from rekindle.games.euphoria.ops import (
    E_ACTIVATE,
    E_ADVANCE,
    E_END_OPEN,
    E_KNOWLEDGE,
    E_MINER,
    E_MORALE,
    E_TIER,
    LIMIT,
    ON_KNOWLEDGE_GAINED,
    ON_MORALE_LOST,
)
from rekindle.games.euphoria.stars import stars_on_recruits
from rekindle.games.euphoria.state import Player, Table
from rekindle.kernel.state import Frame


def gain_morale(law: Law, s: Table, seat: int, n: int) -> None:
    """Morale stops at the end of its track (euphoria.tracks.1)."""
    p = s.players[seat]
    gained = min(n, law.book.track_end - p.morale)
    if gained > 0:
        p.morale += gained
        s.note(E_MORALE, seat, gained, p.morale)


def lose_morale(law: Law, s: Table, seat: int, n: int) -> None:
    """Morale never falls below 1; a hand that is now too large is discarded at once.

    (euphoria.hand.2)
    """
    p = s.players[seat]
    lost = min(n, p.morale - 1)
    if lost > 0:
        p.morale -= lost
        s.note(E_MORALE, seat, -lost, p.morale)
        trigger(law, s, ON_MORALE_LOST, seat, lost)
        s.agenda.append(Frame(LIMIT, seat))


def gain_knowledge(law: Law, s: Table, seat: int, n: int) -> None:
    """Knowledge stops at the end of its track; no check is made for it (euphoria.check.4)."""
    p = s.players[seat]
    gained = min(n, law.book.track_end - p.knowledge)
    if gained > 0:
        p.knowledge += gained
        s.note(E_KNOWLEDGE, seat, gained, p.knowledge)
        trigger(law, s, ON_KNOWLEDGE_GAINED, seat, gained)


def lose_knowledge(s: Table, seat: int, n: int) -> None:
    """Knowledge never falls below 1 (euphoria.tracks.1)."""
    p = s.players[seat]
    lost = min(n, p.knowledge - 1)
    if lost > 0:
        p.knowledge -= lost
        s.note(E_KNOWLEDGE, seat, -lost, p.knowledge)


def has_tier(law: Law, s: Table, p: Player, faction: int, tier: int) -> bool:
    """Does this player enjoy the faction's bonus of tier 1 or 2 now? (euphoria.allegiance)"""
    return (
        s.allegiance[faction] >= law.book.tiers[tier - 1]
        and not p.penalties & NO_TIER_BONUS
        and has_recruit_of(law, p, faction)
    )


def advance_allegiance(law: Law, s: Table, seat: int, faction: int) -> None:
    """One space along; a marker at the end of its track stays there (euphoria.allegiance.1)."""
    book = law.book
    if s.allegiance[faction] >= book.allegiance_end:
        return
    s.allegiance[faction] += 1
    at = s.allegiance[faction]
    s.note(E_ADVANCE, seat, faction, at)
    if at in book.tiers:
        s.note(E_TIER, seat, faction, book.tiers.index(at) + 1)
    if at == book.tiers[2]:
        activate_hidden(law, s, faction)
    if at == book.tiers[3]:
        stars_on_recruits(law, s, faction)


def advance_miner(law: Law, s: Table, seat: int, tunnel: int) -> None:
    """One space along; the sixth reveals the faction's recruits, the last opens the end.

    (euphoria.tunnel.2)
    """
    book = law.book
    if s.miners[tunnel] >= book.tunnel_end:
        return
    s.miners[tunnel] += 1
    s.note(E_MINER, seat, tunnel, s.miners[tunnel])
    if s.miners[tunnel] == book.tunnel_reveal:
        activate_hidden(law, s, tunnel)
    if s.miners[tunnel] == book.tunnel_end:
        s.open = ()
        s.note(E_END_OPEN, seat, tunnel)


def is_revealed(law: Law, s: Table, faction: int) -> bool:
    """Have this faction's hidden recruits been revealed already? (euphoria.dilemma.3)"""
    if s.allegiance[faction] >= law.book.tiers[2]:
        return True
    return faction < 3 and s.miners[faction] >= law.book.tunnel_reveal


def activate_hidden(law: Law, s: Table, faction: int) -> None:
    """All hidden recruits of the faction become active; they do not act on this action.

    (euphoria.recruits.3)
    """
    factions = law.book.recruit_faction
    s.reveal()  # that somebody has none is news as well
    for p in s.players:
        for recruit in p.hidden:
            if factions[recruit] == faction:
                p.active = (*p.active, recruit)
                s.newcomers = True
                s.note(E_ACTIVATE, p.seat, recruit)
        p.hidden = tuple([recruit for recruit in p.hidden if factions[recruit] != faction])
