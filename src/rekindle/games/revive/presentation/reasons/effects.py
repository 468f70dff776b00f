"""Why an effect cannot be taken, paid for or refused."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import TECHNOLOGIES
from rekindle.games.revive.engine.ops import (
    ABILITY,
    ACT,
    MODULE,
    MOVE_FALCON,
    MOVE_FIGURE,
    PER_WATER,
    PLACE_FOREST,
    PLACE_WORKSHOP,
    PLAY_CARD,
    REOPEN,
    REST_CARD,
    RETURN_ENERGY,
    TAKE_CARD,
    TOP_OF_ACTIVE,
    WAKE_CARD,
)
from rekindle.games.revive.engine.turn import cube_is_past
from rekindle.games.revive.presentation.reasons.case import Case, Why, demanded, why
from rekindle.games.revive.presentation.words import good, goods, technology_name
from rekindle.kernel import effects
from rekindle.kernel.effects import MAY, NOTHING, PART_MASK, PAY, PER, UP_TO
from rekindle.kernel.messages import Message, listed
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB
from rekindle.kernel.prices import Price, chosen_way, payable

IDLE = {
    MODULE: ("no-modules", "effects.7"),
    RETURN_ENERGY: ("no-energy-out", "effects.14"),
    REST_CARD: ("slots-empty", "effects.9"),
    WAKE_CARD: ("none-resting", "effects.9"),
    PLAY_CARD: ("nothing-to-play", "effects.8"),
    TAKE_CARD: ("none-shown", "effects.7"),
    TOP_OF_ACTIVE: ("none-active", "machines.4"),
    ACT: ("no-target", "effects.10"),
    REOPEN: ("none-opened", "crates.3"),
    MOVE_FALCON: ("nowhere-to-fly", "vukuntur.6"),
    MOVE_FIGURE: ("no-figure-to-move", "jox.3"),
}
"""What comes to nothing for one reason only."""


def idle_reason(c: Case, effect: int, article: str) -> Why:
    """Why this effect would do nothing now; None if it would do something."""
    if c.rules.possible(c.s, c.f.seat, effect):
        return None
    e = c.rules.effects[effect]
    if e.op in IDLE:
        id, cited = IDLE[e.op]
        return why(id, cited)
    if e.op == PAY and not payable(c.rules.prices[e.kind], c.p.goods):
        return price_reason(c, c.rules.prices[e.kind])
    if e.op == PER:
        return why("no-water", "hofstadterians.1") if e.kind == PER_WATER else nothing(article)
    if e.op in (PAY, MAY, UP_TO):
        return idle_reason(c, e.parts[0], article)
    if e.op == ABILITY:
        inner = idle_reason(c, c.lookup.board_ability[c.p.board], "effects.5")
        return inner if inner is None else why("ability-idle", "effects.5", why=inner[0])
    if PLACE_FOREST <= e.op <= PLACE_WORKSHOP:
        return why("nowhere-to-place" if c.p.tiles else "no-tribe-tiles", "nadair.4")
    return nothing(article)


def nothing(article: str) -> tuple[Message, str]:
    return why("does-nothing", article)


def price_reason(c: Case, price: Price) -> tuple[Message, str]:
    """What a price asks and what there is of it."""
    asked = listed([demanded(demand) for demand in price.demands])
    have = listed([demanded(d, sum(c.p.goods[kind] for kind in d.kinds)) for d in price.demands])
    return why("price", "effects.3", cost=asked, have=have)


def technology_reason(c: Case, power: int, article: str) -> tuple[Message, str]:
    """A power that is missing: a technology to be unlocked, or another tribe's."""
    first = c.p.board * len(TECHNOLOGIES)
    for technology in range(len(TECHNOLOGIES)):
        if c.lookup.tech_power[first + technology] & power:
            name = technology_name(c.setting, c.p.board, technology)
            return why("needs-technology", article, technology=name)
    return why("other-tribe", article)


# Questions about effects


def choose_reason(c: Case, argument: int) -> Why:
    """`choose`: an effect that would do nothing; when hibernating, one that is not reached."""
    if c.f.op == ops.SLEEP_REWARD:
        return sleep_reason(c, argument)
    if c.f.op == effects.ANY_ORDER:
        parts = [part & PART_MASK for part in c.f.parts]
    elif c.f.op == effects.ONE_OF:
        parts = c.rules.effects[c.f.a].parts
    else:
        return None
    for part in parts:
        if c.rules.effects[part].code == CHOOSE << ARG_BITS | argument:
            return idle_reason(c, part, "effects.1")
    return None


def sleep_reason(c: Case, argument: int) -> Why:
    for space, gain in enumerate(c.lookup.sleep_gain):
        if gain != NOTHING and c.rules.effects[gain].code == CHOOSE << ARG_BITS | argument:
            if space > c.p.sleep:
                return why("reward-above", "hibernate.2", n=space + 1, at=c.p.sleep + 1)
            return idle_reason(c, gain, "hibernate.2")
    return None


def rest_of_it_reason(c: Case, argument: int) -> Why:
    """`do the rest` is for two or more."""
    return why("one-left", "effects.2") if c.f.op == effects.ANY_ORDER else None


def pay_reason(c: Case, argument: int) -> Why:
    """`pay`: the wrong things, or things one lacks."""
    if c.f.op != effects.PRICE:
        return None
    demand = c.rules.prices[c.f.a].demands[c.f.step]
    code = PAY_VERB << ARG_BITS | argument
    if code not in demand.codes:
        return why("pay-other", "effects.3", what=demanded(demand))
    paid = chosen_way(demand, code)
    asked = goods([paid.count(kind) for kind in range(len(c.p.goods))])
    have = listed([good(kind, c.p.goods[kind]) for kind in sorted(set(paid))])
    return why("pay-lacks", "effects.3", what=asked, have=have)


def skip_reason(c: Case, argument: int) -> Why:
    """What has to be done or chosen."""
    if c.f.op == ops.TURN:
        idle = not c.s.actions and not cube_is_past(c.s, c.p)
        return why("no-pass" if idle else "say-end", "turn.2")
    found = MANDATORY.get(c.f.op)
    if c.f.op == effects.ONE_OF and c.f.b & ops.MUST:
        found = ABILITY_BEGUN
    return None if found is None else why(*found)


ABILITY_BEGUN = ("ability-begun", "effects.5")
MANDATORY = {
    ops.CHOOSE_TRIBE: ("must-choose", "tribes-dealt.2"),
    ops.KEEP_CARD: ("must-choose", "artifact-cards.2"),
    ops.TRIM: ("crystals-over", "resources.3"),
    ops.PLAY: ("begun", "play.1"),
    ops.UNLOCK: ("begun", "populate.2"),
    ops.SIZE: ("begun", "build.1"),
    ops.ATTACH: ("begun", "attach.1"),
    ops.RECRUIT: ("must-choose", "explore.3"),
    ops.FLIP: ("must-choose", "explore.2"),
    ops.REMOVE_ARTIFACT: ("must-remove", "hibernate.4"),
    ops.ARTIFACT: ("must-choose", "artifacts.1"),
    ops.SLEEP_REWARD: ("must-choose", "hibernate.2"),
    ops.DISCARD_DISPLAY: ("say-end-discarding", "solo.3"),
    ops.PLACE_MODULE: ("must-choose", "modules.1"),
    ops.SPECIAL: ("must-choose", "tracks.4"),
    ops.BASIC: ("only-helps", "effects.1"),
    ops.ADVANCE_ANY: ("only-helps", "effects.1"),
    ops.RETURN_ENERGY: ("only-helps", "effects.1"),
    ops.WAKE_CARD: ("only-helps", "effects.1"),
    ops.TAKE_CARD: ("only-helps", "effects.1"),
    ops.TOP_OF_ACTIVE: ("must-choose", "machines.4"),
    ops.REOPEN: ("must-choose", "crates.3"),
    ops.ACT: ABILITY_BEGUN,
    ops.PLACE_FOREST: ABILITY_BEGUN,
    ops.PLACE_TEMPLE: ABILITY_BEGUN,
    ops.PLACE_TARGET: ABILITY_BEGUN,
    ops.PLACE_SAND: ABILITY_BEGUN,
    ops.PLACE_WORKSHOP: ABILITY_BEGUN,
    ops.MOVE_FALCON: ABILITY_BEGUN,
    ops.MOVE_FIGURE: ("must-choose", "jox.3"),
    effects.ONE_OF: ("only-helps", "effects.1"),
    effects.PRICE: ("must-pay", "effects.3"),
}
