"""Recruits' abilities: which of them are triggered, and the window in which they act."""

from __future__ import annotations

from rekindle.games.euphoria.engine.conditions import holds
from rekindle.games.euphoria.engine.constants import NO_ABILITIES
from rekindle.games.euphoria.engine.lookup import Ability
from rekindle.games.euphoria.engine.ops import (
    ABILITIES,
    E_USE,
    LIMIT,
    ON_BUMPED,
    ON_BUMPING,
    TRIGGERS,
    USE_VERB,
)
from rekindle.games.euphoria.engine.reasons import (
    ABILITY_PRICE,
    BY_ACADEMY,
    CONDITION,
    HIDDEN,
    JUST_ACTIVE,
    NO_USE,
    NOT_OPTIONAL,
    NOT_YOURS,
    ONCE_A_TURN,
    OTHER_PLACE,
    USED,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step, effect_frame
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.prices import payable
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def begin_action(rules: EuphoriaRules, s: EuphoriaState) -> None:
    """Let the recruits that are active now act; those that join later wait for the next action.

    (euphoria.recruits.3)
    """
    if not s.newcomers:
        return
    s.newcomers = False
    for p in s.players:
        p.able = 0
        for recruit in p.active:
            p.able |= 1 << recruit


def acting(p: Player) -> int:
    """Bits of the recruits that may act now; none under the Academy's penalty.

    (euphoria.penalty.7)
    """
    return 0 if p.penalties & NO_ABILITIES else p.able


def check_recruit(p: Player, recruit: int) -> int:
    """Check whether this recruit can do anything at all for a player now."""
    if recruit in p.hidden:
        return reason(HIDDEN, recruit)
    if recruit not in p.active:
        return reason(NOT_YOURS, recruit)
    if acting(p) >> recruit & 1:
        return FINE
    return BY_ACADEMY if p.penalties & NO_ABILITIES else reason(JUST_ACTIVE, recruit)


def abilities_frame(seat: int, when: int, times: int = 1, done: int = 0) -> Frame:
    """Return the window for a trigger; each effect in it happens `times` times.

    `done` has the bits of the abilities that have acted in it already.
    """
    return Frame(ABILITIES, seat, when, times, done)


def trigger_of(f: Frame) -> int:
    return f.step


def times_of(f: Frame) -> int:
    return f.a


def done_in(f: Frame) -> int:
    return f.b


def trigger(rules: EuphoriaRules, s: EuphoriaState, when: int, seat: int, times: int = 1) -> None:
    """Open a window for this seat's recruits, if any of them is triggered."""
    if rules.lookup.listeners[when] & acting(s.players[seat]):
        s.agenda.append(abilities_frame(seat, when, times))


def check_ability(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, ability: Ability, place: int
) -> int:
    """Check place, conditions and price of an ability, and that it would change something.

    (euphoria.abilities.2)
    """
    if ability.spaces and not ability.spaces >> s.placement.space & 1:
        return reason(OTHER_PLACE, place)
    if ability.once and p.once >> ability.recruit & 1:
        return ONCE_A_TURN
    for condition in ability.conditions:
        if not holds(rules, s, p, condition):
            return reason(CONDITION, condition)
    price = price_of(rules, p, ability)
    if price != NOTHING and not payable(rules.prices[price], rules.purse(s, p.seat)):
        return reason(ABILITY_PRICE, price)
    if ability.effect == NOTHING or rules.possible(s, p.seat, ability.effect):
        return FINE
    return NO_USE


def price_of(rules: EuphoriaRules, p: Player, ability: Ability) -> int:
    """Return the ability's price; with some recruits food may stand in for bliss.

    (euphoria.powers.3)
    """
    return ability.swapped_price if rules.lookup.food_for_bliss & acting(p) else ability.price


class Abilities(Step):
    """A window: the owner uses what applies, in any order, and declines what is optional."""

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        most = 4 * len(s.players[f.seat].active)
        if trigger_of(f) >= TRIGGERS or done_in(f) >> most or f.parts:
            return False
        if trigger_of(f) in (ON_BUMPED, ON_BUMPING) and not s.placement.bumped:
            return False
        return 1 <= times_of(f) <= self.rules.lookup.track_end

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if not self.rules.lookup.listeners[trigger_of(f)] & acting(p):
            return None
        options: list[int] = []
        optional = True
        for bit, ability in listening(self.rules, p, f):
            if not done_in(f) >> bit & 1 and not check_ability(self.rules, s, p, ability, bit & 3):
                options.append(USE_VERB << ARG_BITS | ability.recruit)
                optional = optional and ability.optional
        if not options:
            return None
        if optional:
            options.append(SKIP_CODE)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p = s.players[f.seat]
        for bit, ability in listening(self.rules, p, f):
            if ability.recruit == code & ARG_MASK and not done_in(f) >> bit & 1:
                done = done_in(f) | 1 << bit
                s.agenda.append(abilities_frame(f.seat, trigger_of(f), times_of(f), done))
                use(self.rules, s, p, ability, times_of(f))
                return

    def skip(self, s: EuphoriaState, f: Frame) -> int:
        """Check whether the window may be left: mandatory abilities come first."""
        p = s.players[f.seat]
        for bit, ability in listening(self.rules, p, f):
            if ability.optional or done_in(f) >> bit & 1:
                continue
            if check_ability(self.rules, s, p, ability, bit & 3) == FINE:
                return reason(NOT_OPTIONAL, ability.recruit)
        return FINE


def listening(rules: EuphoriaRules, p: Player, f: Frame) -> list[tuple[int, Ability]]:
    """Return the owner's abilities for this window, each with its bit.

    The two low bits of that number are the ability's place among those of its recruit.
    """
    found: list[tuple[int, Ability]] = []
    able = acting(p)
    for i, recruit in enumerate(p.active):
        if able >> recruit & 1:
            for j, ability in enumerate(rules.lookup.abilities[recruit]):
                if ability.trigger == trigger_of(f):
                    found.append((i * 4 + j, ability))
    return found


def check_use_in_window(rules: EuphoriaRules, s: EuphoriaState, f: Frame, recruit: int) -> int:
    """Check the abilities of one recruit in this window; one that is fine is enough."""
    p = s.players[f.seat]
    first = NOT_ASKED
    for bit, ability in listening(rules, p, f):
        if ability.recruit == recruit:
            done = done_in(f) >> bit & 1
            found = USED if done else check_ability(rules, s, p, ability, bit & 3)
            if found == FINE:
                return FINE
            if first == NOT_ASKED:
                first = found
    return first


def use(rules: EuphoriaRules, s: EuphoriaState, p: Player, ability: Ability, times: int) -> None:
    """Pay for an ability and take its effect; the hand limit is checked afterwards.

    (euphoria.hand.1)
    """
    s.note(E_USE, p.seat, ability.recruit)
    if ability.once:
        p.once |= 1 << ability.recruit
    frames: list[Frame] = []
    price = price_of(rules, p, ability)
    if price != NOTHING:
        frames.append(price_frame(p.seat, price))
    if ability.effect != NOTHING:
        for _ in range(times):
            frames.append(effect_frame(rules, p.seat, ability.effect))
        frames.append(Frame(LIMIT, p.seat))
    schedule(s, frames)
