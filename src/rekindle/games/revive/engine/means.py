"""What a player can pay with: goods in hand, and what free actions bring on the way.

(revive.paying)
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.constants import (
    BOOK,
    CRYSTAL,
    CRYSTAL_FOR_TWO,
    FOOD,
    GEAR,
    TWO_BASICS_FOR_A_CRYSTAL,
)
from rekindle.games.revive.engine.contexts import due_in
from rekindle.games.revive.engine.effects.counting import counted
from rekindle.games.revive.engine.machines import ready, spendable
from rekindle.games.revive.engine.ops import ATTACH, BASIC, ENERGY, GAIN, PER_CARD
from rekindle.games.revive.engine.purses import (
    CHOICE_SHIFT,
    ENERGY_SHIFT,
    KIND_BITS,
    amount,
    energy_in,
    of_choice,
    packed,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import ANY_ORDER, PER, PRICE, Effect
from rekindle.kernel.state import Frame

# What crates and machines bring for sure


def is_source(effects: list[Effect], effect: int) -> bool:
    """Return whether this part of a crate or a machine brings goods or energy for sure."""
    e = effects[effect]
    if e.op == PER:
        return e.kind < PER_CARD and effects[e.parts[0]].op in (GAIN, BASIC)
    return e.op == GAIN or e.op == BASIC or e.op == ENERGY


def parts_of(effects: list[Effect], effect: int) -> list[int]:
    """Return the parts of what a crate or a machine does."""
    e = effects[effect]
    return e.parts if e.op == ANY_ORDER else [effect]


def brings(rules: ReviveRules, s: ReviveState, p: Player, effect: int) -> int:
    """Return what a crate or a machine brings for sure."""
    known = rules.sure[effect]
    if known >= 0:
        return known
    purse = 0
    for part in parts_of(rules.effects, effect):
        if is_source(rules.effects, part):
            purse += part_brings(rules, s, p, part)
    return purse


def part_brings(rules: ReviveRules, s: ReviveState, p: Player, part: int) -> int:
    e = rules.effects[part]
    if e.op == PER:
        return counted(rules, s, p, e.kind) * leaf_brings(rules.effects[e.parts[0]])
    return leaf_brings(e)


def leaf_brings(e: Effect) -> int:
    if e.op == GAIN:
        return e.n << e.kind * KIND_BITS
    return e.n << (CHOICE_SHIFT if e.op == BASIC else ENERGY_SHIFT)


def sure_gains(effects: list[Effect]) -> list[int]:
    """Return by effect what it brings for sure, or -1 if that depends on a count."""
    gains: list[int] = []
    for effect in range(len(effects)):
        sources = [part for part in parts_of(effects, effect) if is_source(effects, part)]
        counts = [part for part in sources if effects[part].op == PER]
        gains.append(-1 if counts else sum([leaf_brings(effects[part]) for part in sources]))
    return gains


# Payments


def is_payment(f: Frame) -> bool:
    """Return whether this question is where something is paid."""
    return f.op == ATTACH or f.op == PRICE


def is_bringing(f: Frame) -> bool:
    """Return whether this frame could bring goods or energy for a payment below."""
    return f.op == GAIN or f.op == BASIC or f.op == ENERGY or f.op == PER


def payment_below(agenda: list[Frame]) -> int:
    """Return where the payment is that the frames on top bring goods for, or -1."""
    i = len(agenda) - 1
    while i >= 0 and is_bringing(agenda[i]):
        i -= 1
    return i if i >= 0 and is_payment(agenda[i]) else -1


def on_the_way(rules: ReviveRules, s: ReviveState, p: Player) -> int:
    """Return what the frames on top of a payment are about to bring."""
    if not s.agenda or not is_bringing(s.agenda[-1]):
        return 0
    at = payment_below(s.agenda)
    purse = 0
    if at >= 0 and s.agenda[at].seat == p.seat:
        for i in range(at + 1, len(s.agenda)):
            f = s.agenda[i]
            purse += part_brings(rules, s, p, effect_of(f))
            if f.op == BASIC:
                purse -= f.step << CHOICE_SHIFT
    return purse


class Means:
    """What can be paid with at a question, in hand or on the way."""

    __slots__ = (
        "gears",
        "books",
        "food",
        "energy",
        "unused",
        "due",
        "purse",
        "sources",
        "everything",
        "most",
        "two",
        "pair",
        "plain",
    )

    def __init__(self, goods: list[int], energy: int, due: int) -> None:
        self.gears = goods[GEAR]
        self.books = goods[BOOK]
        self.food = goods[FOOD]
        """In hand."""
        self.energy = energy
        """In the storage, or in crates: for machines that bring something, or that attach."""
        self.unused = 0
        """Bits of the machines that could be used now."""
        self.due = due
        """What has to be paid besides."""
        self.purse = packed(goods)
        """Goods in hand, with everything that crates bring."""
        self.sources: list[int] = NO_SOURCES
        """What each machine brings that could still be used."""
        self.everything = self.purse
        """The purse with all of these, as if energy did not matter."""
        self.most = 0
        """At most so many missing resources can be brought: a bound that is tested first."""
        self.two = False
        self.pair = False
        self.plain = due == 0
        """Whether goods in hand are all there is."""


NO_SOURCES: Final[list[int]] = []


def means_of(rules: ReviveRules, s: ReviveState, p: Player, context: int = 0) -> Means:
    """Return what a player can pay with; free actions count on one's own turn (revive.turn.3)."""
    means = Means(p.goods, spendable(p, context), due_in(context))
    if has_free_actions(rules, s, p):
        add_free_actions(rules, s, p, means)
    means.unused = ready(s, p, p.machines, means.energy)
    return means


def has_free_actions(rules: ReviveRules, s: ReviveState, p: Player) -> bool:
    """Return whether there could be anything to trade, to open or to produce."""
    if p.seat != s.turn:
        return False
    return (
        p.goods[CRYSTAL] != 0
        or p.closed != 0
        or p.powers & TWO_BASICS_FOR_A_CRYSTAL != 0
        or (p.energy != 0 and p.machines & ~p.used & rules.lookup.source_machines != 0)
        or payment_below(s.agenda) >= 0
    )


def add_free_actions(rules: ReviveRules, s: ReviveState, p: Player, means: Means) -> None:
    """Add the trades, crates and machines that certainly bring something (revive.paying.2)."""
    lookup = rules.lookup
    means.two = p.powers & CRYSTAL_FOR_TWO != 0
    means.pair = p.powers & TWO_BASICS_FOR_A_CRYSTAL != 0
    hand = means.purse
    crates = p.closed & lookup.source_crates
    if crates:
        for crate in members(crates):
            means.purse += brings(rules, s, p, lookup.crate_effect[crate])
    means.purse += on_the_way(rules, s, p)
    means.energy += energy_in(means.purse)
    means.everything = means.purse
    machines = p.machines & ~p.used & lookup.source_machines
    if machines and means.energy > 0 and not s.asleep:
        means.sources = [
            brings(rules, s, p, lookup.machine_effect[machine]) for machine in members(machines)
        ]
        for brought in means.sources:
            means.everything += brought
    if means.pair or amount(means.purse, CRYSTAL) or means.everything != hand:
        means.plain = False
        means.most = most_of(means, hand)


def most_of(means: Means, hand: int) -> int:
    """Return how many resources can be brought at most besides those in hand."""
    most = amount(means.everything, CRYSTAL) * (2 if means.two else 1)
    most += of_choice(means.everything)
    for good in range(GEAR, FOOD + 1):
        most += amount(means.everything, good) - amount(hand, good)
        if means.pair:
            most += amount(means.everything, good)
    return most


def can_meet(means: Means, due: int, energy: int) -> bool:
    """Return whether this can be paid with this much energy for machines."""
    if covers(means, means.purse, due):
        return True
    if not means.sources or not covers(means, means.everything, due):
        return False
    return can_meet_with(means, means.purse, 0, due, energy)


def can_meet_with(means: Means, purse: int, first: int, due: int, energy: int) -> bool:
    """Return whether some of the machines from the first on bring what is missing."""
    if energy <= 0:
        return False
    for i in range(first, len(means.sources)):
        more = purse + means.sources[i]
        if covers(means, more, due) or can_meet_with(means, more, i + 1, due, energy - 1):
            return True
    return False


def covers(means: Means, purse: int, due: int) -> bool:
    """Return whether this purse covers what is due, with as many trades as it takes."""
    spare = -of_choice(due)  # basic resources that are left over, less those due of any kind
    missing = 0
    pairs = 0  # crystals for what is missing, if each brings two of a kind
    odd = 0
    for good in range(GEAR, FOOD + 1):
        more = amount(purse, good) - amount(due, good)
        if more >= 0:
            spare += more
        else:
            missing -= more
            pairs += (1 - more) // 2
            odd += more & 1
    if spare < 0:
        missing -= spare
        pairs += (1 - spare) // 2
        odd += spare & 1
        spare = 0
    free = of_choice(purse)
    crystals = amount(due, CRYSTAL) - amount(purse, CRYSTAL)
    if not means.two:
        crystals += max(missing - free, 0)
        spare += max(free - missing, 0)
    else:  # resources of one's choice are best used where only one is missing
        single = min(odd, free)
        crystals += max(pairs - single - (free - single) // 2, 0)  # revive.formica.3
    if crystals <= 0:
        return True
    return means.pair and spare >= 2 * crystals
