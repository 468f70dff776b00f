"""The log of Euphoria: for every kind of event its sentence and the words it touches.

The words reveal no more than a spectator may know: for a drawn card only the deck, for a secret
recruit only who gained it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import HIDDEN
from rekindle.games.euphoria.engine.actions.trade import EVERYBODY
from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    FIRST_MARKET,
    SITE,
    SPACE_KIND,
    SPACE_NAMES,
    THINGS,
)
from rekindle.games.euphoria.presentation import words
from rekindle.games.euphoria.presentation.moves import titles
from rekindle.games.euphoria.presentation.words import (
    cost,
    pack_of,
    recruit_title,
    recruit_titles,
    recruits,
    rules_of,
    space_name,
)
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.events import (
    BENEFIT,
    COST,
    NEUTRAL,
    A,
    B,
    C,
    Does,
    EventRow,
    Events,
    Says,
    Touch,
    Word,
    does,
    each,
    how_many,
    names,
    number,
    own,
    says,
    seat_word,
    shows,
    someone,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, apart, listed, noun, player, verbatim
from rekindle.kernel.signs import Sign
from rekindle.kernel.state import Event
from rekindle.kernel.words import Words, of_player, player_word

DECK = "artifact-deck"
HELD = (*THINGS, "morale", "knowledge")

# Values of sentences


def thing(setting: Setting, event: Event) -> Message:
    return words.thing(event[A], 1)


def things(setting: Setting, event: Event) -> Message:
    return words.thing(event[A], abs(event[B]))


def faction(setting: Setting, event: Event) -> Message:
    return words.faction(event[A])


def recruit(setting: Setting, event: Event) -> str:
    return recruit_title(setting, event[A])


def space(setting: Setting, event: Event) -> Message:
    return space_name(setting, event[A])


def market(setting: Setting, event: Event) -> Message:
    return space_name(setting, FIRST_MARKET + event[A])


def tile(setting: Setting, event: Event) -> str:
    return words.tile_name(setting, event[B])


def dilemma_star(setting: Setting, event: Event) -> str:
    return str(pack_of(setting).components("dilemma")[event[A]].star)


def dilemma_recruit(setting: Setting, event: Event) -> str:
    return str(pack_of(setting).components("dilemma")[event[A]].recruit)


def trader(setting: Setting, event: Event) -> Message:
    return Message("everybody") if event[C] == EVERYBODY else player(event[C])


def asked(setting: Setting, event: Event) -> Message:
    """The same as somebody to whom something is offered: German has a case for that."""
    return Message("everybody-asked") if event[C] == EVERYBODY else player(event[C])


# Sentences with several forms


def bump(setting: Setting, event: Event) -> Message:
    id = "log-bump-self" if event[A] == event[1] else "log-bump"
    return Message(id, {"who": player(event[1]), "whom": player(event[A]), "face": event[B]})


def track(name: str) -> Says:
    """A change of morale or knowledge, and where that leaves the player."""

    def sentence(setting: Setting, event: Event) -> Message:
        id = f"log-gains-{name}" if event[A] > 0 else f"log-loses-{name}"
        return Message(id, {"who": player(event[1]), "n": abs(event[A]), "now": event[B]})

    return sentence


def retrieve(setting: Setting, event: Event) -> Message:
    rules, who = rules_of(setting), player(event[1])
    way = next(way for way in rules.lookup.retrieval if way.name == event[A])
    if way.price == NOTHING:
        return Message("log-retrieve-free", {"who": who})
    paid = cost(rules.prices[way.price])
    needed = retrieval_recruits(setting, event)
    if not needed:
        return Message("log-retrieve", {"who": who, "cost": paid})
    values = {"who": who, "cost": paid, "recruit": recruit_titles(setting, needed)}
    return Message("log-retrieve-with", values)


def retrieval_recruits(setting: Setting, event: Event) -> list[int]:
    """The recruits that open a way to retrieve."""
    ways = rules_of(setting).lookup.retrieval
    needs = next(way.needs for way in ways if way.name == event[A])
    return [number for number in range(needs.bit_length()) if needs >> number & 1]


def gained_recruit(setting: Setting, event: Event) -> Message | None:
    id = "log-recruit-own" if event[B] == HIDDEN else "log-recruit"
    return says(id, recruit=recruit)(setting, event)


def others_recruit(setting: Setting, event: Event) -> Message | None:
    if event[B] == HIDDEN:
        return says("log-recruit-hidden")(setting, event)
    return gained_recruit(setting, event)


def offer(setting: Setting, event: Event) -> Message | None:
    """One line for each kind of thing that is offered or asked for."""
    id = "log-offers" if event[B] > 0 else "log-asks"
    return says(id, thing=things, whom=asked)(setting, event)


def trade(setting: Setting, event: Event) -> Message | None:
    """One line for each kind of thing that changes hands."""
    id = "log-trade-gets" if event[B] > 0 else "log-trade-gives"
    return says(id, thing=things, whom=someone(C))(setting, event)


# Names in a word or two


def placed(setting: Setting, event: Event) -> Message:
    return titles.placed(setting, event[A], event[B])


def retrieved(setting: Setting, event: Event) -> Message:
    return titles.retrieval(setting, retrieval_recruits(setting, event))


def used(setting: Setting, event: Event) -> Message:
    return verbatim(recruit(setting, event))


# Signs


def amount(at: int, sign: int = 1) -> Callable[[Event], int]:
    return lambda event: sign * event[at]


def thing_icon(setting: Setting, event: Event) -> str:
    return words.NOUNS[event[A]]


def faction_tint(setting: Setting, event: Event) -> str:
    return FACTIONS[event[A]]


def bumped_worker(setting: Setting, event: Event) -> list[Sign]:
    return [Sign("retrieve", to="" if event[A] == event[1] else "them")]


# What is told in advance


def one_by_one(setting: Setting, events: Sequence[Event]) -> Message:
    """Things that an event counts one by one."""
    counted = Counter(event[A] for event in events)
    return listed([words.thing(kind, n) for kind, n in counted.items()])


def in_numbers(setting: Setting, events: Sequence[Event]) -> Message:
    """Things that an event has a number of."""
    counted: Counter[int] = Counter()
    for event in events:
        counted[event[A]] += event[B]
    return listed([words.thing(kind, n) for kind, n in counted.items()])


def cards_drawn(setting: Setting, events: Sequence[Event]) -> Message:
    return noun("card", len(events))


def gives(setting: Setting, events: Sequence[Event]) -> Message:
    """What each opponent is given."""
    given = {whom: [e for e in events if e[B] == whom] for whom in sorted({e[B] for e in events})}
    return apart(
        [
            Message("does-give", {"whom": player(whom), "things": one_by_one(setting, to_them)})
            for whom, to_them in given.items()
        ]
    )


def bumped(setting: Setting, events: Sequence[Event]) -> Message:
    event = events[0]
    id = "does-bump-self" if event[A] == event[1] else "does-bump"
    return Message(id, {"whom": player(event[A]), "face": event[B]})


def moves_along(name: str) -> Does:
    """The sum of all changes of morale or knowledge, and where that leaves the player."""

    def clause(setting: Setting, events: Sequence[Event]) -> Message:
        change = sum(event[A] for event in events)
        id = "does-gain" if change > 0 else "does-lose"
        return Message(id, {"things": noun(name, abs(change))})

    return clause


def furthest(setting: Setting, events: Sequence[Event]) -> Message:
    """How far each track or miner gets."""
    reached = {event[A]: event[B] for event in events}
    return apart(
        [
            Message("does-advance", {"faction": words.faction(of), "n": n})
            for of, n in reached.items()
        ]
    )


def helps_to_build(event: Event) -> int:
    """A worker on a construction site is worth its price."""
    return BENEFIT if SPACE_KIND[event[A]] == SITE else NEUTRAL


def good_to_gain(event: Event) -> int:
    return BENEFIT if event[A] > 0 else NEUTRAL


def good_to_lose(event: Event) -> int:
    return BENEFIT if event[A] < 0 else NEUTRAL


# Words


def held_by(seat: int, kind: int) -> Words:
    """Return the word for things that a player holds; workers paid as a price have none."""
    return (of_player(seat, HELD[kind]),) if kind < len(HELD) else ()


def held(setting: Setting, event: Event) -> Words:
    return held_by(event[1], event[A])


def held_by_other(at: int) -> Touch:
    return lambda setting, event: held_by(event[at], event[A])


def of_faction(thing: str) -> Word:
    return lambda setting, event: thing.format(FACTIONS[event[A]])


def space_word(setting: Setting, event: Event) -> str:
    return SPACE_NAMES[event[A]]


def market_word(setting: Setting, event: Event) -> str:
    return SPACE_NAMES[FIRST_MARKET + event[A]]


def recruit_word(setting: Setting, event: Event) -> str:
    return recruit_name(recruits(setting)[event[A]])


def shown_recruit(setting: Setting, event: Event) -> Words:
    return () if event[B] == HIDDEN else (recruit_word(setting, event),)


def opening_recruits(setting: Setting, event: Event) -> Words:
    found = recruits(setting)
    return tuple(recruit_name(found[number]) for number in retrieval_recruits(setting, event))


def offered(setting: Setting, event: Event) -> Words:
    """Return the player who is asked, and the thing at the player who would give it."""
    _, actor, kind, n, whom = event
    if whom == EVERYBODY:
        return held_by(actor, kind) if n > 0 else ()
    return (player_word(whom), *held_by(actor if n > 0 else whom, kind))


EVENTS = Events(
    {
        ops.E_TURN: EventRow(says("log-turn"), closes=True),
        ops.E_START: EventRow(says("log-start")),
        ops.E_WIN: EventRow(says("log-win"), does=does("does-win"), weighs=BENEFIT),
        ops.E_TIE_ROLL: EventRow(says("log-tie-roll", n=number(A))),
        # Workers.
        ops.E_PLACE: EventRow(
            says("log-place", space=space, face=number(B)),
            (space_word,),
            weighs=helps_to_build,
            names=placed,
        ),
        ops.E_BUMP: EventRow(bump, (seat_word(A),), does=bumped, shows=bumped_worker),
        ops.E_ROLL: EventRow(
            says("log-roll", n=number(A)), does=does("does-roll", n=how_many), chance=(A,)
        ),
        ops.E_FACE: EventRow(says("log-face", n=number(A))),
        ops.E_CHECK_LOST: EventRow(
            says("log-check-lost", total=number(A), face=number(B)),
            chance=(A, B),
            shows=shows("worker", -1),
        ),
        ops.E_RETRIEVE: EventRow(retrieve, ("retrieve", opening_recruits), names=retrieved),
        ops.E_TAKE: EventRow(
            says("log-take", space=space, face=number(B)), (space_word,), shows=shows("retrieve")
        ),
        ops.E_NEW_WORKER: EventRow(
            says("log-new-worker"),
            does=does("does-new-worker"),
            weighs=BENEFIT,
            shows=shows("worker"),
        ),
        ops.E_NO_WORKER: EventRow(says("log-no-worker"), does=does("does-no-worker")),
        ops.E_SACRIFICE: EventRow(
            says("log-sacrifice", n=number(A)),
            does=each("does-sacrifice", n=number(A)),
            weighs=COST,
            shows=shows("worker", -1),
        ),
        # Things.
        ops.E_PAY: EventRow(
            says("log-pay", thing=thing),
            (held,),
            does=does("does-pay", things=one_by_one),
            weighs=COST,
            shows=shows(thing_icon, -1),
        ),
        ops.E_GIVE: EventRow(
            says("log-give", thing=thing, whom=someone(B)),
            (seat_word(B), held, held_by_other(B)),
            does=gives,
            weighs=COST,
            shows=shows(thing_icon, -1),
        ),
        ops.E_GAIN: EventRow(
            says("log-gain", thing=things),
            (held,),
            does=does("does-gain", things=in_numbers),
            weighs=BENEFIT,
            shows=shows(thing_icon, amount(B)),
        ),
        ops.E_LOSE: EventRow(
            says("log-lose", thing=thing),
            (held,),
            does=does("does-lose", things=one_by_one),
            shows=shows(thing_icon, -1),
        ),
        ops.E_SHOW: EventRow(
            says("log-show", thing=thing), (held,), does=does("does-show", things=one_by_one)
        ),
        ops.E_DRAW: EventRow(
            says("log-draw", thing=thing),
            (DECK,),
            others=says("log-draw-secret"),
            does=does("does-draw", things=cards_drawn),
            weighs=BENEFIT,
            chance=(A,),
            shows=shows("artifact"),
        ),
        ops.E_NO_CARD: EventRow(says("log-no-card"), (DECK,), does=does("does-no-card")),
        ops.E_DISCARD: EventRow(
            says("log-discard", thing=thing),
            (held, DECK),
            does=does("does-discard", things=one_by_one),
            shows=shows(thing_icon, -1),
        ),
        ops.E_RESHUFFLE: EventRow(says("log-reshuffle"), (DECK,), actor=False),
        # Tracks.
        ops.E_MORALE: EventRow(
            track("morale"),
            (own("morale"),),
            does=moves_along("morale"),
            weighs=good_to_gain,
            shows=shows("morale", amount(A)),
        ),
        ops.E_MORALE_STAYS: EventRow(
            says("log-morale-stays", n=number(A)),
            (own("morale"),),
            does=each("does-morale-stays", n=number(A)),
        ),
        ops.E_KNOWLEDGE: EventRow(
            track("knowledge"),
            (own("knowledge"),),
            does=moves_along("knowledge"),
            weighs=good_to_lose,
            shows=shows("knowledge", amount(A)),
        ),
        ops.E_KNOWLEDGE_STAYS: EventRow(
            says("log-knowledge-stays", n=number(A)),
            (own("knowledge"),),
            does=each("does-knowledge-stays", n=number(A)),
        ),
        ops.E_MINER: EventRow(
            says("log-miner", faction=faction, n=number(B)),
            (of_faction("miner-{}"),),
            does=each("does-miner", faction=faction, n=number(B)),
            weighs=BENEFIT,
            shows=shows("miner", 1, faction_tint),
        ),
        ops.E_NO_MINER: EventRow(
            says("log-no-miner", faction=faction),
            (of_faction("miner-{}"),),
            does=each("does-no-miner", faction=faction),
        ),
        ops.E_END_OPEN: EventRow(
            says("log-end-open", faction=faction),
            (of_faction("{}-tunnel-end"),),
            actor=False,
            does=each("does-end-open", faction=faction),
            weighs=BENEFIT,
        ),
        ops.E_ADVANCE: EventRow(
            says("log-advance", faction=faction, n=number(B)),
            (of_faction("allegiance-{}"),),
            does=furthest,
            weighs=BENEFIT,
            shows=shows("advance", 1, faction_tint),
        ),
        ops.E_NO_ADVANCE: EventRow(
            says("log-no-advance", faction=faction),
            (of_faction("allegiance-{}"),),
            does=each("does-no-advance", faction=faction),
        ),
        ops.E_TIER: EventRow(
            says("log-tier", faction=faction, n=number(B)),
            (of_faction("allegiance-{}"),),
            actor=False,
        ),
        # Stars and markets.
        ops.E_STAR_TERRITORY: EventRow(
            says("log-star-territory", faction=faction),
            (of_faction("territory-{}"),),
            does=each("does-star-territory", faction=faction),
            weighs=BENEFIT,
            shows=shows("star", 1, faction_tint),
        ),
        ops.E_NO_STAR: EventRow(
            says("log-no-star", faction=faction),
            (of_faction("territory-{}"),),
            does=each("does-no-star", faction=faction),
        ),
        ops.E_STAR_MARKET: EventRow(
            says("log-star-market", space=market, tile=tile),
            (market_word,),
            does=each("does-star-market", space=market),
            weighs=BENEFIT,
            chance=(B,),
            shows=shows("star"),
        ),
        ops.E_STAR_RECRUIT: EventRow(
            says("log-star-recruit", recruit=recruit),
            (recruit_word,),
            does=each("does-star-recruit", recruit=recruit),
            weighs=BENEFIT,
            shows=shows("star"),
        ),
        ops.E_STAR_DILEMMA: EventRow(
            says("log-star-dilemma", star=dilemma_star, recruit=dilemma_recruit),
            (own("dilemma"),),
            does=does("does-star-dilemma"),
            weighs=BENEFIT,
            shows=shows("star"),
        ),
        ops.E_BUILT: EventRow(
            says("log-built", space=market, tile=tile),
            (market_word,),
            actor=False,
            does=each("does-built", space=market),
            weighs=BENEFIT,
            chance=(B,),
            shows=shows("construct"),
        ),
        # Recruits and dilemmas.
        ops.E_ACTIVATE: EventRow(
            says("log-activate", recruit=recruit),
            (recruit_word,),
            does=each("does-activate", recruit=recruit),
            weighs=BENEFIT,
            shows=shows("recruit"),
        ),
        ops.E_USE: EventRow(says("log-use", recruit=recruit), (recruit_word,), names=used),
        ops.E_RECRUIT: EventRow(
            gained_recruit, (shown_recruit,), others=others_recruit, shows=shows("recruit")
        ),
        ops.E_DILEMMA: EventRow(
            says("log-dilemma", star=dilemma_star, recruit=dilemma_recruit),
            (own("dilemma"),),
            names=names("title-dilemma"),
        ),
        # Trading.
        ops.E_OFFER: EventRow(
            offer,
            (offered,),
            names=names("title-offer", whom=trader),
            shows=shows(thing_icon, amount(B, -1)),
        ),
        ops.E_ACCEPT: EventRow(
            says("log-accept", whom=someone(A)), (seat_word(A),), names=names("title-accepted")
        ),
        ops.E_DECLINE: EventRow(
            says("log-decline", whom=someone(A)), (seat_word(A),), names=names("title-declined")
        ),
        ops.E_TRADE: EventRow(
            trade, (seat_word(C), held, held_by_other(C)), does=lambda setting, events: None
        ),
    }
)
