"""Usage statistics of a game of Euphoria, for `rekindle balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import FOR_RECRUIT, FOR_STAR
from rekindle.games.euphoria.engine.constants import FACTIONS, SPACE_NAMES
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.words import pack_of, recruits, rules_of
from rekindle.kernel.bits import members
from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import Event

COUNTED = {ops.E_TURN: "turns", ops.E_PLACE: "placements", ops.E_RETRIEVE: "retrievals"}
DILEMMA = {FOR_STAR: "star", FOR_RECRUIT: "recruit"}
UNRESOLVED = "none"
USES = {
    "ability": (ops.E_USE, 2),
    "market": (ops.E_BUILT, 3),
    "market-star": (ops.E_STAR_MARKET, 3),
    "territory-star": (ops.E_STAR_TERRITORY, 2),
    "allegiance": (ops.E_ADVANCE, 2),
    "space": (ops.E_PLACE, 2),
}
"""By kind: the event that tells of a use, and which of its values is the component."""

Kinds = dict[str, tuple[str, ...]]


def observe(
    setting: Setting, start: EuphoriaState, played: Iterable[Event], end: EuphoriaState
) -> Observed:
    """Count turns and placements, recruits, markets, spaces, allegiance, stars, the dilemma."""
    known = kinds(setting)
    events: list[list[Event]] = [[] for _ in end.players]
    for event in played:
        events[event[1]].append(event)
    seats = [seat(known, own, p) for own, p in zip(events, end.players, strict=True)]
    return Observed(tuple(seats), known, in_play(setting, end))


def in_play(setting: Setting, end: EuphoriaState) -> Kinds:
    """Return the recruits that somebody was dealt, and the abilities of those who are active.

    Those that were turned down count too: recruits are used by being kept. Only abilities that
    answer something are told of when they are used.
    """
    names = [recruit.id for recruit in recruits(setting)]
    active = {recruit for p in end.players for recruit in p.active}
    dealt = active | {recruit for p in end.players for recruit in (*p.hidden, *p.discarded)}
    answering = [bits for bits in rules_of(setting).lookup.listeners if bits]
    able = {recruit for bits in answering for recruit in members(bits)} & active
    seen = tuple(names[recruit] for recruit in sorted(dealt))
    used = tuple(names[recruit] for recruit in sorted(able))
    return {"recruit": seen, "hidden-recruit": seen, "ability": used}


def kinds(setting: Setting) -> Kinds:
    dealt = tuple(recruit.id for recruit in recruits(setting))
    markets = tuple(market.id for market in pack_of(setting).components("market"))
    return {
        "recruit": dealt,
        "hidden-recruit": dealt,
        "ability": dealt,
        "market": markets,
        "market-star": markets,
        "territory-star": FACTIONS,
        "allegiance": FACTIONS,
        "space": SPACE_NAMES,
        "dilemma-card": tuple(card.id for card in pack_of(setting).components("dilemma")),
        "dilemma": (*DILEMMA.values(), UNRESOLVED),
    }


def seat(known: Kinds, events: list[Event], p: Player) -> ObservedSeat:
    counts = Counter(COUNTED[event[0]] for event in events if event[0] in COUNTED)
    used = {
        "recruit": Counter(known["recruit"][recruit] for recruit in p.active),
        "hidden-recruit": Counter(known["recruit"][recruit] for recruit in p.hidden),
        **{
            kind: Counter(known[kind][event[at]] for event in events if event[0] == told)
            for kind, (told, at) in USES.items()
        },
        "dilemma-card": Counter(
            [known["dilemma-card"][p.dilemma]] if p.resolved in DILEMMA else []
        ),
    }
    return ObservedSeat(counts, {"dilemma": DILEMMA.get(p.resolved, UNRESOLVED)}, used)
