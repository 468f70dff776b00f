"""Usage statistics of a game of Euphoria, for `rekindle balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import FOR_RECRUIT, FOR_STAR
from rekindle.games.euphoria.engine.constants import SPACE_NAMES
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.words import pack_of, recruits
from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import Event

COUNTED = {ops.E_TURN: "turns", ops.E_PLACE: "placements", ops.E_RETRIEVE: "retrievals"}
DILEMMA = {FOR_STAR: "star", FOR_RECRUIT: "recruit"}
UNRESOLVED = "none"

Kinds = dict[str, tuple[str, ...]]


def observe(
    setting: Setting, start: EuphoriaState, played: Iterable[Event], end: EuphoriaState
) -> Observed:
    """Count turns and placements, recruits, abilities, markets, spaces, and uses of the dilemma."""
    known = kinds(setting)
    events: list[list[Event]] = [[] for _ in end.players]
    for event in played:
        events[event[1]].append(event)
    seats = [seat(known, own, p) for own, p in zip(events, end.players, strict=True)]
    return Observed(tuple(seats), known)


def kinds(setting: Setting) -> Kinds:
    dealt = tuple(recruit.id for recruit in recruits(setting))
    return {
        "recruit": dealt,
        "ability": dealt,
        "market": tuple(market.id for market in pack_of(setting).components("market")),
        "space": SPACE_NAMES,
        "dilemma": (*DILEMMA.values(), UNRESOLVED),
    }


def seat(known: Kinds, events: list[Event], p: Player) -> ObservedSeat:
    counts = Counter(COUNTED[event[0]] for event in events if event[0] in COUNTED)
    used = {
        "recruit": Counter(known["recruit"][recruit] for recruit in p.active),
        "ability": Counter(known["ability"][e[2]] for e in events if e[0] == ops.E_USE),
        "market": Counter(known["market"][e[3]] for e in events if e[0] == ops.E_BUILT),
        "space": Counter(known["space"][e[2]] for e in events if e[0] == ops.E_PLACE),
    }
    return ObservedSeat(counts, {"dilemma": DILEMMA.get(p.resolved, UNRESOLVED)}, used)
