"""Recruits' abilities: who listens, what holds, and the window in which their owner answers."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import (
    FIRST_ARTIFACT,
    FIRST_RESOURCE,
    FIRST_SITE,
    NO_ABILITIES,
    SITE_OF,
    SITE_SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.lookup import Ability
from rekindle.games.euphoria.engine.ops import (
    ABILITIES,
    ACTIVE,
    ALL_FROM,
    ALONE,
    BUMPED_OPPONENT,
    BY_OPPONENT,
    E_USE,
    FOR_FREE,
    HELPED,
    HIGHER_FACE,
    HIGHEST,
    LIMIT,
    LOWEST,
    MATCHED,
    MATCHING_HAND,
    NO_ARTIFACTS,
    NO_BUMP,
    NO_RESOURCES,
    PAID,
    SAME_FACE,
    THEY_LACK,
    USE_VERB,
    WORKERS_OWNED,
)
from rekindle.games.euphoria.engine.rules import (
    EuphoriaRules,
    Step,
    artifacts_held,
    has_recruit_of,
    workers_owned,
)
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.prices import payable
from rekindle.kernel.state import Frame


def begin_action(rules: EuphoriaRules, s: EuphoriaState) -> None:
    """From here on, the recruits that are active now may act; later ones wait for the next.

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
    """Bits of the recruits that may act now; none while the Academy's penalty is suffered.

    (euphoria.penalty.7)
    """
    return 0 if p.penalties & NO_ABILITIES else p.able


def trigger(rules: EuphoriaRules, s: EuphoriaState, when: int, seat: int, times: int = 1) -> None:
    """Open a window for this seat's recruits, if any of them listens."""
    if rules.lookup.listeners[when] & acting(s.players[seat]):
        s.agenda.append(Frame(ABILITIES, seat, when, times))


def usable(rules: EuphoriaRules, s: EuphoriaState, p: Player, ability: Ability) -> bool:
    """May this ability be used now: place, conditions, price, and some use in it?

    (euphoria.abilities.2)
    """
    if ability.spaces and not ability.spaces >> s.space & 1:
        return False
    if ability.once and p.once >> ability.recruit & 1:
        return False
    for condition in ability.conditions:
        if not holds(rules, s, p, condition):
            return False
    price = price_of(rules, p, ability)
    if price != NOTHING and not payable(rules.prices[price], rules.purse(s, p.seat)):
        return False
    return ability.effect == NOTHING or rules.possible(s, p.seat, ability.effect)


def price_of(rules: EuphoriaRules, p: Player, ability: Ability) -> int:
    """The ability's price, in which food may stand in for bliss for who has that power.

    (euphoria.powers.3)
    """
    return ability.swapped_price if rules.lookup.food_for_bliss & acting(p) else ability.price


def holds(rules: EuphoriaRules, s: EuphoriaState, p: Player, condition: int) -> bool:
    """Conditions under which abilities, ways of paying and parts of effects apply."""
    what = condition >> 4
    arg = condition & 15
    if what == ALONE:
        return not others_here(s)
    if what == LOWEST:
        return all(face > s.face for face in others_here(s))
    if what == HIGHEST:
        return all(face < s.face for face in others_here(s))
    if what == MATCHED:
        return s.face in others_here(s)
    if what == NO_ARTIFACTS:
        return artifacts_held(p) == 0
    if what == NO_RESOURCES:
        return not any(p.wallet[FIRST_RESOURCE:FIRST_ARTIFACT])
    if what == BUMPED_OPPONENT:
        return s.bumped != 0 and (s.bumped - 1) >> 2 != p.seat
    if what == NO_BUMP:
        return s.bumped == 0
    if what == SAME_FACE:
        return s.bumped_face == s.face
    if what == HIGHER_FACE:
        return s.bumped_face > s.face
    if what == THEY_LACK:
        return not has_recruit_of(rules, s.players[(s.bumped - 1) >> 2], arg)
    if what == HELPED:
        return s.helpers >> p.seat & 1 == 1
    if what == PAID:
        return s.paid == arg
    if what == WORKERS_OWNED:
        return workers_owned(p) == arg
    if what == ALL_FROM:
        return s.left == 1 << arg
    if what == FOR_FREE:
        return s.paid == NOTHING
    if what == BY_OPPONENT:
        return s.turn != p.seat
    if what == MATCHING_HAND:
        return max(p.wallet[FIRST_ARTIFACT:]) >= 2
    assert what == ACTIVE
    return has_recruit_of(rules, p, arg)


def others_here(s: EuphoriaState) -> list[int]:
    """Faces of all other workers on the space (or the construction site) of this placement."""
    low = s.space
    high = s.space
    if SITE_OF[s.space] >= 0:  # the four spaces of a construction site count as one place
        low = FIRST_SITE + SITE_OF[s.space] * SITE_SPACES
        high = low + SITE_SPACES - 1
    faces: list[int] = []
    for p in s.players:
        for worker in range(WORKERS):
            if low <= p.spots[worker] <= high and (p.seat != s.turn or worker != s.die):
                faces.append(p.faces[worker])
    return faces


class Abilities(Step):
    """A window: the owner uses what applies, in any order, and declines what is optional.

    Step: the trigger; a: how often each effect happens; b: bits of the abilities done with.
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        options: list[int] = []
        optional = True
        p = s.players[f.seat]
        for place, ability in self.listening(p, f):
            if not f.b >> place & 1 and usable(self.rules, s, p, ability):
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
        for place, ability in self.listening(p, f):
            if ability.recruit == code & ARG_MASK and not f.b >> place & 1:
                s.agenda.append(Frame(ABILITIES, f.seat, f.step, f.a, f.b | 1 << place))
                use(self.rules, s, p, ability, f.a)
                return

    def listening(self, p: Player, f: Frame) -> list[tuple[int, Ability]]:
        """The owner's abilities for this window, each with its bit."""
        found: list[tuple[int, Ability]] = []
        able = acting(p)
        for i, recruit in enumerate(p.active):
            if able >> recruit & 1:
                for j, ability in enumerate(self.rules.lookup.abilities[recruit]):
                    if ability.trigger == f.step:
                        found.append((i * 4 + j, ability))
        return found


def use(rules: EuphoriaRules, s: EuphoriaState, p: Player, ability: Ability, times: int) -> None:
    """Pay for an ability and take its effect; the hand limit is looked at afterwards.

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
            frames.append(Frame(rules.effects[ability.effect].op, p.seat, 0, ability.effect))
        frames.append(Frame(LIMIT, p.seat))
    schedule(s, frames)
