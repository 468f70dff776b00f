"""Prices: what must be paid, in which ways it can be paid, and what is left to choose.

A purse is a list of amounts by kind. A price is a list of demands, each for a number of things
out of some kinds. All ways to meet a demand are listed once, when a pack is loaded, each with the
code of the move that chooses it.
"""

from __future__ import annotations


class Demand:
    """A number of things of any of these kinds; of one kind only if `identical` is set."""

    __slots__ = ("count", "kinds", "identical", "ways", "codes")

    def __init__(self, count: int, kinds: list[int], identical: int = 0) -> None:
        self.count = count
        self.kinds = kinds
        self.identical = identical
        self.ways: list[list[int]] = demand_ways(count, kinds, identical)
        self.codes: list[int] = []


class Price:
    """Demands to be met one after the other. `apart`: none competes with another.

    Demands for a single kind are checked first, separately: most purses fail them.
    """

    __slots__ = ("demands", "apart", "plain_kinds", "plain_counts", "others")

    def __init__(self, demands: list[Demand]) -> None:
        self.demands = demands
        kinds = [kind for demand in demands for kind in demand.kinds]
        self.apart = len(kinds) == len(set(kinds))
        plain = [d for d in demands if len(d.kinds) == 1 and not d.identical]
        self.plain_kinds = [demand.kinds[0] for demand in plain]
        self.plain_counts = [demand.count for demand in plain]
        self.others = [demand for demand in demands if demand not in plain]


def demand_ways(count: int, kinds: list[int], identical: int) -> list[list[int]]:
    """Return every multiset of things that meets a demand, each sorted by kind."""
    ways: list[list[int]] = [[]]
    for _ in range(count):
        ways = [[*way, kind] for way in ways for kind in kinds if not way or kind >= way[-1]]
    if identical:
        ways += [[kind] * identical for kind in kinds]
    return ways


def payable(price: Price, purse: list[int]) -> bool:
    """Return whether this purse can meet the price."""
    counts = price.plain_counts
    for i, kind in enumerate(price.plain_kinds):
        if purse[kind] < counts[i]:
            return False
    if not price.apart:
        return payable_from(price, 0, purse)
    for demand in price.others:
        if not meets(demand, purse):
            return False
    return True


def meets(demand: Demand, purse: list[int]) -> bool:
    """Return whether this purse can meet the demand, taken alone."""
    held = 0
    identical = demand.identical
    for kind in demand.kinds:
        n = purse[kind]
        if identical and n >= identical:
            return True
        held += n
    return held >= demand.count


def payable_from(price: Price, i: int, purse: list[int]) -> bool:
    """Return whether this purse can meet all demands from the i-th on, which may compete."""
    demands = price.demands
    if i == len(demands):
        return True
    if i == len(demands) - 1:
        return meets(demands[i], purse)
    for way in demands[i].ways:
        if covers(purse, way) and payable_from(price, i + 1, less(purse, way)):
            return True
    return False


def covers(purse: list[int], way: list[int]) -> bool:
    """Return whether the purse covers this way. Ways are sorted, equal things together."""
    run = 0
    last = -1
    for kind in way:
        run = run + 1 if kind == last else 1
        if purse[kind] < run:
            return False
        last = kind
    return True


def less(purse: list[int], way: list[int]) -> list[int]:
    """Return this purse after paying these things."""
    rest = purse[:]
    for kind in way:
        rest[kind] -= 1
    return rest


def choices(price: Price, i: int, purse: list[int]) -> list[int]:
    """Return the codes of the ways to meet the i-th demand that leave the others payable."""
    demand = price.demands[i]
    codes = demand.codes
    result: list[int] = []
    for k, way in enumerate(demand.ways):
        if covers(purse, way) and (price.apart or payable_from(price, i + 1, less(purse, way))):
            result.append(codes[k])
    return result


def chosen_way(demand: Demand, code: int) -> list[int]:
    """Return the things that this move pays."""
    return demand.ways[demand.codes.index(code)]
