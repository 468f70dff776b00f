"""What the question on top is about, and the placement under way."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.bot.features.players import FACES
from rekindle.games.euphoria.engine.abilities import done_in, times_of, trigger_of
from rekindle.games.euphoria.engine.actions.place import doubles_left
from rekindle.games.euphoria.engine.constants import (
    FIRST_RESOURCE,
    KINDS,
    RETURNING_WORKER,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.effects.cards import DISCARD, cards_drawn
from rekindle.games.euphoria.engine.effects.goods import ANY_GOOD
from rekindle.games.euphoria.engine.ops import (
    ABILITIES,
    DISCARD_ONE_OF,
    DOUBLES,
    END_TURN,
    EXTRA_PLACEMENT,
    LOSE_GOODS,
    TRIGGERS,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, owner_of
from rekindle.games.euphoria.engine.workers import owed_in
from rekindle.kernel.bits import count
from rekindle.kernel.combinators import effect_of, price_of
from rekindle.kernel.effects import NOTHING, PRICE, TOGETHER, UP_TO
from rekindle.kernel.features import Sheet, agenda_of, relative
from rekindle.kernel.state import Frame

PAID: Final = RETURNING_WORKER + 1
"""Kinds of things that prices ask for."""
ABILITY_BITS: Final = 4
"""Bits for the abilities of one recruit among those that have acted in a window."""
ABILITIES_OF_ONE: Final = (1 << ABILITY_BITS) - 1
NO_QUESTION: Final = Frame(TOGETHER, 0)


def describe_question(rules: EuphoriaRules, s: EuphoriaState, seat: int, sheet: Sheet) -> None:
    """Describe the values of the frame on top, as far as this seat may know them."""
    agenda = agenda_of(s, seat)
    f = agenda[-1] if agenda else NO_QUESTION
    describe_price(rules, f, sheet)
    describe_window(rules, s, f, sheet)
    describe_followers(s, f, sheet)
    sheet.number("things-left", things_left(rules, f))
    sheet.flag("gains-resource", is_resource(rules, f))
    first = second = NOTHING
    if f.op == DISCARD_ONE_OF and f.seat == seat:
        first, second = cards_drawn(f)
    sheet.choice("first-drawn", first, KINDS)
    sheet.choice("second-drawn", second, KINDS)


def describe_price(rules: EuphoriaRules, f: Frame, sheet: Sheet) -> None:
    """Describe what is being paid: how many things, and of which kinds."""
    kinds = things = 0
    if f.op == PRICE:
        demand = rules.prices[price_of(f)].demands[f.step]
        things = demand.count
        for kind in demand.kinds:
            kinds |= 1 << kind
    sheet.members("pays-with", kinds, PAID)
    sheet.number("pays", things)


def describe_window(rules: EuphoriaRules, s: EuphoriaState, f: Frame, sheet: Sheet) -> None:
    """Describe a window for abilities: what opened it, and who has acted in it already."""
    trigger = NOTHING
    times = done = 0
    if f.op == ABILITIES:
        trigger = trigger_of(f)
        times = times_of(f)
        acted = done_in(f)
        for recruit in s.players[f.seat].active:
            if acted & ABILITIES_OF_ONE:
                done |= 1 << recruit
            acted >>= ABILITY_BITS
    sheet.choice("trigger", trigger, TRIGGERS)
    sheet.number("ability-times", times)
    sheet.members("ability-used", done, len(rules.lookup.recruit_faction))


def describe_followers(s: EuphoriaState, f: Frame, sheet: Sheet) -> None:
    """Describe the workers that may be placed after others: how many, and their face."""
    followers = 0
    if f.op == DOUBLES:
        followers = doubles_left(s, f)
    elif f.op == EXTRA_PLACEMENT and s.extra_worker >= 0:
        followers = 1 << s.extra_worker
    face = 0
    for worker in range(WORKERS):
        if followers >> worker & 1:
            face = s.players[f.seat].faces[worker]
    sheet.number("followers", count(followers))
    sheet.choice("follows", face - 1, FACES)


def things_left(rules: EuphoriaRules, f: Frame) -> int:
    """Return how many things are still to be gained, discarded or lost, or how often."""
    if f.op == LOSE_GOODS:
        return owed_in(f)
    if f.op == ANY_GOOD or f.op == DISCARD or f.op == UP_TO:
        return rules.effects[effect_of(f)].n - f.step
    return 0


def is_resource(rules: EuphoriaRules, f: Frame) -> bool:
    """Return whether a resource is chosen, and not a commodity."""
    return f.op == ANY_GOOD and rules.effects[effect_of(f)].kind == FIRST_RESOURCE


def describe_placement(s: EuphoriaState, seat: int, sheet: Sheet) -> None:
    """Describe the placement of this turn, and what was last paid in it."""
    now = s.placement
    acted = len(s.agenda) > 0 and s.agenda[0].op == END_TURN
    bumped = NOTHING
    if acted and now.bumped:
        bumped = relative(s, seat, owner_of(now.bumped))
    sheet.flag("has-acted", acted)
    sheet.choice("placed-on", now.space if acted else NOTHING, SPACES)
    sheet.number("placed-face", now.face if acted else 0)
    sheet.choice("bumped", bumped, s.seats)
    sheet.number("bumped-face", now.bumped_face if acted else 0)
    sheet.choice("paid", now.paid if acted else NOTHING, KINDS)
