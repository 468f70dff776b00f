"""The bot `search`: a tree search on imagined tables, guided by a network.

Each iteration imagines a table that fits all that the seat knows, walks down the tree by what was
found so far and by the network's choice of moves (PUCT), adds one node, and asks the network how
everybody stands there. The tree belongs to the moves, not to one table: a node keeps the results of
all tables in which its moves could be made (information-set tree search). Every seat in the tree
plays for itself.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from rekindle.bots.budget import Budget
from rekindle.bots.learned.expert import MARGIN, Expert
from rekindle.bots.learned.network import Array, softmax
from rekindle.bots.learned.player import LearnedBot
from rekindle.bots.learned.value import worth_of_moves
from rekindle.bots.manners import codes_without_offers
from rekindle.bots.seat import Seat
from rekindle.kernel.match import engine_of
from rekindle.kernel.roles import NEGOTIATION
from rekindle.kernel.state import State

DEFAULT_BUDGET: Final = Budget(seconds=0.3)
EXPLORATION: Final = 0.35
"""How much a move counts that was seldom tried, in shares of the win."""

CAUTION: Final = 0.03
"""How much worse than its node a move counts that was never tried."""

SHARPNESS: Final = 0.06
"""At the root, a move that is worth so much less is e times less likely to be tried."""

FEWEST: Final = 32
"""So often the tree is walked before the search may end early."""

BETWEEN_LOOKS: Final = 4
"""Walks between two looks at the clock."""

TABLES: Final = 24
"""Tables imagined for one decision; more say little more, and cost time."""


class Node:
    """A question to a seat: its moves by code, how promising each is, and what came of it."""

    __slots__ = (
        "at",
        "children",
        "codes",
        "priors",
        "row",
        "seat",
        "sums",
        "value",
        "visited",
        "visits",
    )

    def __init__(self, seat: int, value: float) -> None:
        self.seat = seat
        self.value = value
        self.at: dict[int, int] = {}
        self.codes: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.visited = 0
        self.children: dict[int, Node] = {}
        """By move and by the seat that is asked next: see `child_key`."""
        self.row = b""
        """What its seat knew when it was first reached; only for children of the root."""

    def add(self, code: int, prior: float) -> None:
        self.at[code] = len(self.codes)
        self.codes.append(code)
        self.priors.append(prior)
        self.visits.append(0)
        self.sums.append(0.0)

    def select(self, codes: list[int]) -> int:
        """Return the index of the move to try, among those that this table offers."""
        at, priors, visits, sums = self.at, self.priors, self.visits, self.sums
        urge = EXPLORATION * sqrt(self.visited + 1)
        untried = self.value - CAUTION
        best, most = -1, -1e9
        for code in codes:
            i = at.get(code, -1)
            if i < 0:
                self.add(code, 1 / (1 + len(self.codes)))
                i = at[code]
            n = visits[i]
            score = (sums[i] / n if n else untried) + urge * priors[i] / (1 + n)
            if score > most:
                best, most = i, score
        return best


def child_key(code: int, seat: int) -> int:
    return code << 4 | seat


class Search(LearnedBot):
    """Searches as long as its budget lasts, or until no other move can be tried more often."""

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget = DEFAULT_BUDGET,
        network: Path | None = None,
    ) -> None:
        super().__init__(name, seed, network)
        self.budget = budget
        self._tree: Tree | None = None

    def best(self, seat: Seat, expert: Expert, codes: Sequence[int]) -> int:
        tree = Tree(expert, seat, codes, self.random)
        if self._tree is not None:
            tree.go_on(self._tree)
        tree.run(self.budget)
        self._tree = tree
        return tree.choice()


class Tree:
    """The search for one decision."""

    def __init__(
        self, expert: Expert, seat: Seat, codes: Sequence[int], rng: random.Random
    ) -> None:
        self.expert = expert
        self.seat = seat
        self.codes = codes
        self.rng = rng
        self.offers = expert.setting.vocabulary.having(NEGOTIATION)
        self.tables: list[State] = []
        worth = worth_of_moves(expert, seat, codes, rng)
        self.root = Node(seat.number, float(worth.max()))
        for code, prior in zip(codes, softmax(worth[None] / SHARPNESS)[0].tolist()):
            self.root.add(code, prior)

    def go_on(self, before: Tree) -> None:
        """Keep what the tree of the decision before has found out about this one.

        The move that was chosen there has to have led here: the seat knows just what it knew in
        the tree, so neither chance nor anybody else came between.
        """
        chosen = before.root.codes[before.choice()]
        node = before.root.children.get(child_key(chosen, self.seat.number))
        row = self.expert.row(self.table(0), self.seat.number).tobytes()
        if node is None or node.row != row:
            return
        root = self.root
        for code, visits, total in zip(node.codes, node.visits, node.sums):
            i = root.at.get(code)
            if i is not None:
                root.visits[i] = visits
                root.sums[i] = total
                root.visited += visits
        root.children = node.children

    def run(self, budget: Budget) -> None:
        used = budget.meter()
        made = 0
        while True:
            part = used(made)
            if part >= 1.0 or (made >= FEWEST and self.is_settled(made / part - made)):
                return
            for _ in range(BETWEEN_LOOKS):
                self.iterate(self.table(made))
                made += 1

    def is_settled(self, left: float) -> bool:
        """Return whether no other move can come to be tried more often than the first one."""
        first, second = sorted(self.root.visits)[:-3:-1]
        return first - second > left

    def choice(self) -> int:
        """Return the index of the move that was tried most; of equals, the better one."""
        root = self.root
        found = [
            (root.visits[i], root.sums[i] / root.visits[i] if root.visits[i] else -1e9)
            for i in range(len(self.codes))
        ]
        return max(range(len(self.codes)), key=found.__getitem__)

    def table(self, made: int) -> State:
        """Return an imagined table to walk on; chance in it is new each time."""
        if len(self.tables) < TABLES:
            self.tables.append(engine_of(self.seat.imagine(self.rng.getrandbits(32)))[1])
        s = self.tables[made % len(self.tables)].copy()
        s.rng = self.rng.randrange(1, 1 << 59)
        return s

    def iterate(self, s: State) -> None:
        rules = self.expert.rules
        node, codes = self.root, list(self.codes)
        path: list[tuple[Node, int]] = []
        while True:
            i = node.select(codes)
            path.append((node, i))
            rules.play_as(s, node.seat, node.codes[i])
            if s.over:
                worth = self.worth_of(*self.expert.end(s, 0))
                break
            key = child_key(node.codes[i], s.seat)
            child = node.children.get(key)
            codes = codes_without_offers(s.options, self.offers)
            if child is None:
                worth = self.expand(node, key, s, codes)
                break
            node = child
        for node, i in path:
            node.visits[i] += 1
            node.visited += 1
            node.sums[i] += worth[node.seat]

    def expand(self, parent: Node, key: int, s: State, codes: list[int]) -> list[float]:
        """Add a node for this question, and return what the table is worth to everybody."""
        expert, seat = self.expert, s.seat
        row = expert.row(s, seat)
        values = expert.network.value(row)
        worth = self.worth_of(values.shares[0], values.totals[0])
        worth = worth[-seat:] + worth[:-seat] if seat else worth
        node = Node(seat, worth[seat])
        if parent is self.root:
            node.row = row.tobytes()
        ids = [expert.ids[code] for code in codes]
        priors = softmax(expert.network.logits(values.hidden[0], ids)).tolist()
        for code, prior in zip(codes, priors):
            node.add(code, prior)
        parent.children[key] = node
        return worth

    def worth_of(self, shares: Array, totals: Array) -> list[float]:
        """Return what each seat thinks of this: its share of the win, and a little for its lead."""
        found, ends = shares.tolist(), totals.tolist()
        if len(ends) == 1:
            return [found[0] + MARGIN * ends[0]]
        high = sorted(ends)[-2:]
        return [
            share + MARGIN * (total - (high[0] if total == high[1] else high[1]))
            for share, total in zip(found, ends)
        ]
