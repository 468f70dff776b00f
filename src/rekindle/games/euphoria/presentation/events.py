"""The log of Euphoria: every event as a sentence, as one seat may read it."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import HIDDEN
from rekindle.games.euphoria.engine.actions.trade import EVERYBODY
from rekindle.games.euphoria.engine.constants import FIRST_MARKET
from rekindle.games.euphoria.presentation.words import (
    cost,
    faction,
    pack_of,
    recruit_title,
    recruit_titles,
    rules_of,
    space_name,
    thing,
    tile_name,
)
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, player
from rekindle.kernel.state import Event

# Events that say nothing but who.
BARE = {
    ops.E_TURN: "log-turn",
    ops.E_NEW_WORKER: "log-new-worker",
    ops.E_WIN: "log-win",
    ops.E_START: "log-start",
}
# Events about one thing.
OF_A_KIND = {
    ops.E_PAY: "log-pay",
    ops.E_DISCARD: "log-discard",
    ops.E_LOSE: "log-lose",
    ops.E_SHOW: "log-show",
}
# Events about a face or a total.
WITH_A_NUMBER = {
    ops.E_ROLL: "log-roll",
    ops.E_SACRIFICE: "log-sacrifice",
    ops.E_FACE: "log-face",
    ops.E_TIE_ROLL: "log-tie-roll",
}
OF_A_RECRUIT = {
    ops.E_ACTIVATE: "log-activate",
    ops.E_STAR_RECRUIT: "log-star-recruit",
    ops.E_USE: "log-use",
}
OF_A_FACTION = {
    ops.E_MINER: "log-miner",
    ops.E_END_OPEN: "log-end-open",
    ops.E_ADVANCE: "log-advance",
    ops.E_TIER: "log-tier",
    ops.E_STAR_TERRITORY: "log-star-territory",
}
WITH_ANOTHER = {ops.E_ACCEPT: "log-accept", ops.E_DECLINE: "log-decline"}


def sentence(setting: Setting, event: Event, seat: int | None) -> Message | None:
    """An event as this seat may read it; None if it is not worth a line."""
    kind, actor, a, b, _ = event
    who = player(actor)
    if kind in BARE:
        return Message(BARE[kind], {"who": who})
    if kind in OF_A_KIND:
        return Message(OF_A_KIND[kind], {"who": who, "thing": thing(a, 1)})
    if kind in WITH_A_NUMBER:
        return Message(WITH_A_NUMBER[kind], {"who": who, "n": a})
    if kind in OF_A_RECRUIT:
        return Message(OF_A_RECRUIT[kind], {"who": who, "recruit": recruit_title(setting, a)})
    if kind in OF_A_FACTION:
        return Message(OF_A_FACTION[kind], {"who": who, "faction": faction(a), "n": b})
    if kind in WITH_ANOTHER:
        return Message(WITH_ANOTHER[kind], {"who": who, "whom": player(a)})
    if kind in (ops.E_PLACE, ops.E_TAKE):
        id = "log-place" if kind == ops.E_PLACE else "log-take"
        return Message(id, {"who": who, "space": space_name(setting, a), "face": b})
    if kind in (ops.E_MORALE, ops.E_KNOWLEDGE):
        return track_sentence(kind, who, a, b)
    if kind in (ops.E_OFFER, ops.E_TRADE):
        return trade_sentence(event)
    return single_sentence(setting, event, seat)


def single_sentence(setting: Setting, event: Event, seat: int | None) -> Message | None:
    """Events that have a form of their own."""
    kind, actor, a, b, _ = event
    who = player(actor)
    match kind:
        case ops.E_GIVE:
            return Message("log-give", {"who": who, "thing": thing(a, 1), "whom": player(b)})
        case ops.E_BUMP:
            id = "log-bump-self" if a == actor else "log-bump"
            return Message(id, {"who": who, "whom": player(a), "face": b})
        case ops.E_CHECK_LOST:
            return Message("log-check-lost", {"who": who, "total": a, "face": b})
        case ops.E_GAIN:
            return Message("log-gain", {"who": who, "thing": thing(a, b)})
        case ops.E_DRAW:
            if seat != actor:
                return Message("log-draw-secret", {"who": who})
            return Message("log-draw", {"who": who, "thing": thing(a, 1)})
        case ops.E_STAR_MARKET | ops.E_BUILT:
            id = "log-built" if kind == ops.E_BUILT else "log-star-market"
            space = space_name(setting, FIRST_MARKET + a)
            return Message(id, {"who": who, "space": space, "tile": tile_name(setting, b)})
        case ops.E_RETRIEVE:
            return retrieval_sentence(setting, who, a)
        case ops.E_DILEMMA | ops.E_STAR_DILEMMA:
            card = pack_of(setting).components("dilemma")[a]
            id = "log-dilemma" if kind == ops.E_DILEMMA else "log-star-dilemma"
            return Message(id, {"who": who, "star": card.star, "recruit": card.recruit})
        case ops.E_RECRUIT:
            if b == HIDDEN and seat != actor:
                return Message("log-recruit-hidden", {"who": who})
            id = "log-recruit-own" if b == HIDDEN else "log-recruit"
            return Message(id, {"who": who, "recruit": recruit_title(setting, a)})
        case ops.E_RESHUFFLE:
            return Message("log-reshuffle")
    return None


def track_sentence(kind: int, who: Message, change: int, now: int) -> Message:
    track = "morale" if kind == ops.E_MORALE else "knowledge"
    direction = "gains" if change > 0 else "loses"
    return Message(f"log-{direction}-{track}", {"who": who, "n": abs(change), "now": now})


def retrieval_sentence(setting: Setting, who: Message, way_name: int) -> Message:
    rules = rules_of(setting)
    way = next(way for way in rules.lookup.retrieval if way.name == way_name)
    if way.price == NOTHING:
        return Message("log-retrieve-free", {"who": who})
    paid = cost(rules.prices[way.price])
    if not way.needs:
        return Message("log-retrieve", {"who": who, "cost": paid})
    needed = [number for number in range(way.needs.bit_length()) if way.needs >> number & 1]
    values = {"who": who, "cost": paid, "recruit": recruit_titles(setting, needed)}
    return Message("log-retrieve-with", values)


def trade_sentence(event: Event) -> Message:
    """One line for each kind of thing that is offered, asked for, or changes hands."""
    kind, actor, a, b, c = event
    values = {"who": player(actor), "thing": thing(a, abs(b))}
    if kind == ops.E_TRADE:
        return Message(
            "log-trade-gets" if b > 0 else "log-trade-gives", {**values, "whom": player(c)}
        )
    whom = Message("everybody") if c == EVERYBODY else player(c)
    return Message("log-offers" if b > 0 else "log-asks", {**values, "whom": whom})
