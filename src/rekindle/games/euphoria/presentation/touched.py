"""The things on the table that an event is about, by the words that moves use for them.

Everybody is told the same words, so they say no more than the log says to a spectator: of a card
drawn only the deck, of a recruit gained in secret only who has it. What lies before a player goes
by the player's own word: `player-2-energy`.
"""

from __future__ import annotations

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import HIDDEN
from rekindle.games.euphoria.engine.actions.trade import EVERYBODY
from rekindle.games.euphoria.engine.constants import FACTIONS, FIRST_MARKET, SPACE_NAMES, THINGS
from rekindle.games.euphoria.presentation.words import recruits, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.state import Event

ARTIFACT_DECK = "artifact-deck"
RETRIEVE = "retrieve"
HELD = (*THINGS, "morale", "knowledge")

# Events about a faction, by what of it they are about; the last two name nobody.
OF_A_FACTION = {
    ops.E_MINER: "miner-{}",
    ops.E_ADVANCE: "allegiance-{}",
    ops.E_STAR_TERRITORY: "territory-{}",
    ops.E_END_OPEN: "{}-tunnel-end",
    ops.E_TIER: "allegiance-{}",
}
OF_A_RECRUIT = (ops.E_ACTIVATE, ops.E_STAR_RECRUIT, ops.E_USE)
OF_A_KIND = (ops.E_PAY, ops.E_LOSE, ops.E_SHOW, ops.E_GAIN)
OF_A_SPACE = (ops.E_PLACE, ops.E_TAKE)
WITH_ANOTHER = (ops.E_BUMP, ops.E_ACCEPT, ops.E_DECLINE)
NAMING_NOBODY = (ops.E_END_OPEN, ops.E_TIER, ops.E_BUILT, ops.E_RESHUFFLE)


def touched(setting: Setting, event: Event) -> tuple[str, ...]:
    """Who it is about, then what; each word once."""
    kind, actor = event[0], event[1]
    who = () if kind in NAMING_NOBODY else (seat_word(actor),)
    return tuple(dict.fromkeys((*who, *things(setting, event))))


def things(setting: Setting, event: Event) -> tuple[str, ...]:
    """Everything but the actor."""
    kind, actor, a, b, c = event
    if kind in OF_A_FACTION:
        return (OF_A_FACTION[kind].format(FACTIONS[a]),)
    if kind in OF_A_RECRUIT:
        return (recruit_word(setting, a),)
    if kind in OF_A_KIND:
        return held(actor, a)
    if kind in OF_A_SPACE:
        return (SPACE_NAMES[a],)
    if kind in WITH_ANOTHER:
        return (seat_word(a),)
    match kind:
        case ops.E_MORALE:
            return (own(actor, "morale"),)
        case ops.E_KNOWLEDGE:
            return (own(actor, "knowledge"),)
        case ops.E_DRAW | ops.E_RESHUFFLE:
            return (ARTIFACT_DECK,)
        case ops.E_DISCARD:
            return (*held(actor, a), ARTIFACT_DECK)
        case ops.E_GIVE:
            return (seat_word(b), *held(actor, a), *held(b, a))
        case ops.E_STAR_MARKET | ops.E_BUILT:
            return (SPACE_NAMES[FIRST_MARKET + a],)
        case ops.E_RETRIEVE:
            return (RETRIEVE, *retrieval_recruits(setting, a))
        case ops.E_DILEMMA | ops.E_STAR_DILEMMA:
            return (own(actor, "dilemma"),)
        case ops.E_RECRUIT:
            return () if b == HIDDEN else (recruit_word(setting, a),)
        case ops.E_OFFER:
            giver = actor if b > 0 else c
            whom = () if c == EVERYBODY else (seat_word(c),)
            return (*whom, *(() if giver == EVERYBODY else held(giver, a)))
        case ops.E_TRADE:
            return (seat_word(c), *held(actor, a), *held(c, a))
    return ()


def seat_word(seat: int) -> str:
    return f"player-{seat + 1}"


def own(seat: int, what: str) -> str:
    """What lies before a player."""
    return f"{seat_word(seat)}-{what}"


def held(seat: int, kind: int) -> tuple[str, ...]:
    """A kind of thing in somebody's hands; workers that are a price go by no word."""
    return (own(seat, HELD[kind]),) if kind < len(HELD) else ()


def recruit_word(setting: Setting, number: int) -> str:
    return recruit_name(recruits(setting)[number])


def retrieval_recruits(setting: Setting, way_name: int) -> list[str]:
    """The recruits that open a way to retrieve."""
    ways = rules_of(setting).lookup.retrieval
    needs = next(way.needs for way in ways if way.name == way_name)
    return [recruit_word(setting, n) for n in range(needs.bit_length()) if needs >> n & 1]
