"""One game of self-play, as positions from which a network learns.

Every seat plays the move whose outcome it likes best in a table as it imagines it, with a little
noise, so that games differ. What becomes of a position is told partly by the end of the game and
partly by what was thought of the positions on the way: TD(lambda).
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

import numpy as np

from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.network import Array, Values, softmax
from rekindle.bots.manners import Unrepeated, idle_codes
from rekindle.bots.rollout import play_on
from rekindle.kernel.roles import NEGOTIATION
from rekindle.kernel.state import State

MOST_DECISIONS: Final = 6000
"""A game that takes longer teaches nothing."""

MOST_MOVES: Final = 48
"""Of so many moves the best are taught."""

PLAYOUTS: Final = 2
"""Random playouts after each move, as long as the judge of the game decides.

In Recall the judge alone leads to games of 10 points a seat, with playouts to 60.
"""

TASTEFUL: Final = 0.3
"""How many seats have tastes of their own."""

SAMPLES: Final = 3
"""How often a move is tried after which chance decides something.

With one roll each, networks of Euphoria took back the only worker that they had just placed in
every sixth turn: of several rolls one is always good.
"""

SHARPNESS: Final = 0.03
"""A move that is worth so much less is taught as e times less likely."""


@dataclass(frozen=True)
class Manner:
    """How games of self-play are played and told."""

    trust: float
    """Lambda: the part of a position's result that comes from the end of the game."""
    slips: float
    """How often a move is random."""
    noise: float
    """The spread of the noise on what moves are worth."""
    taste: float
    """The spread of what a seat with tastes of its own thinks of each thing, in shares."""
    kept: float
    """How many positions of a game are kept, on average."""
    patience: float = 1.0
    """How much of a lead is left one decision earlier."""
    hope: float = 1.0
    """How much points to come are worth one decision earlier; less than 1 where a game does not
    end by itself, and whoever takes them sooner wins."""


@dataclass
class Lesson:
    """Positions of one game, and how it ended."""

    rows: list[bytes]
    shares: list[Array]
    totals: list[Array]
    moves: list[list[int]]
    wanted: list[list[float]]
    result: list[int]
    """The totals by seat."""
    decisions: int


@dataclass
class Thought:
    """One decision, by absolute seats."""

    seat: int
    shares: Array
    totals: Array
    points: Array
    """What everybody has after it; in the unit of totals, above nothing."""
    slipped: bool
    before: bytes | None = None
    after: bytes | None = None
    moves: tuple[int, ...] = ()
    wanted: tuple[float, ...] = ()


class SelfPlay:
    """One game in progress."""

    def __init__(self, expert: Expert, by_hand: bool, manner: Manner, seed: int) -> None:
        self.expert = expert
        self.by_hand = by_hand
        """Whether the judge of the game decides, since the network has not learned anything."""
        self.manner = manner
        self.dice = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.offers = expert.setting.vocabulary.having(NEGOTIATION)
        self.idle = idle_codes(expert.setting.vocabulary)
        self.manners = [Unrepeated() for _ in range(expert.seats)]
        self.tastes = [self.taste() for _ in range(expert.seats)]
        self.state: State = expert.game.set_up(expert.setting, expert.seats, seed + 1)
        self.thoughts: list[Thought] = []

    def play(self, usual_length: float) -> Lesson | None:
        keeping = min(1.0, self.manner.kept / 2 / usual_length)
        while not self.state.over:
            if len(self.thoughts) >= MOST_DECISIONS:
                return None
            self.thoughts.append(self.decide(self.dice.random() < keeping))
        return self.lesson()

    def decide(self, kept: bool) -> Thought:
        expert, s, seat = self.expert, self.state, self.state.seat
        codes = self.manners[seat].considered_codes(s.options, self.offers)
        values, worth = self.judge(s, seat, codes)
        best = int(worth.argmax())
        noisy = worth + self.manner.noise * self.noise.gumbel(size=len(codes)).astype(np.float32)
        liked = self.tastes[seat]
        if liked:
            noisy += np.array([liked[code] for code in codes], np.float32)
        slipping = self.dice.random() < self.manner.slips
        chosen = self.dice.randrange(len(codes)) if slipping else int(noisy.argmax())
        slipped = (slipping or bool(liked)) and chosen != best
        thought = Thought(
            seat,
            np.roll(values.shares[best], seat),
            np.roll(values.totals[best], seat),
            np.roll(values.points[chosen], seat),
            slipped,
        )
        if kept:
            thought.before = self.row(s, seat)
            self.teach(thought, codes, worth)
        code = codes[chosen]
        expert.rules.play_as(s, seat, code)
        self.manners[seat].played(code, code in expert.free)
        if kept and not s.over:
            thought.after = self.row(s, seat)
        return thought

    def taste(self) -> dict[int, float]:
        """Return how much a seat likes each move in this game for the things that it touches.

        Most seats have no tastes. Those that have one see through what a few random moves never
        would: a player who likes a place goes there again and again.
        """
        spread = self.manner.taste
        if not spread or self.dice.random() >= TASTEFUL:
            return {}
        likings: defaultdict[str, float] = defaultdict(lambda: self.dice.gauss(0, spread))
        return {
            move.code: sum(likings[word] for word in move.touches)
            for move in self.expert.setting.vocabulary.moves
        }

    def judge(self, s: State, seat: int, codes: list[int]) -> tuple[Values, Array]:
        """Return what follows from each move, counted from this seat, and its worth to it."""
        expert = self.expert
        if self.by_hand:
            by_hand = np.roll(self.judge_by_hand(s, seat, codes), -seat, 1)
            rows = expert.rows(expert.try_moves(s, seat, codes), seat)
            points = expert.network.points.of(rows)
            return Values(by_hand, points, points, by_hand), by_hand[:, 0]
        return expert.weigh_often(lambda: self.imagined(s, seat), seat, codes, SAMPLES)

    def imagined(self, s: State, seat: int) -> State:
        expert = self.expert
        return expert.game.determinise(expert.setting, s, seat, self.dice.getrandbits(32))

    def judge_by_hand(self, s: State, seat: int, codes: list[int]) -> Array:
        """Return what the judge of the game says a little later, if all play on at random."""
        expert = self.expert
        judged = np.zeros((len(codes), expert.seats), np.float32)
        for _ in range(PLAYOUTS):
            for i, after in enumerate(expert.try_moves(self.imagined(s, seat), seat, codes)):
                play_on(expert.rules, after, self.dice.random, self.idle, self.offers)
                judged[i] += expert.game.judge(expert.setting, after)
        return judged / np.float32(PLAYOUTS)

    def row(self, s: State, seat: int) -> bytes:
        return self.expert.rows([s], seat).tobytes()

    def teach(self, thought: Thought, codes: list[int], worth: Array) -> None:
        """Tell which moves look best; after a slip too, since it is about the moves offered."""
        if len(codes) < 2:
            return
        order = np.argsort(-worth)[:MOST_MOVES]
        thought.moves = tuple(self.expert.ids[codes[i]] for i in order)
        thought.wanted = tuple(softmax(worth[order][None] / SHARPNESS)[0].tolist())

    def lesson(self) -> Lesson:
        """Go back from the end and tell each kept position what came of it."""
        expert, manner = self.expert, self.manner
        ends = expert.end(self.state, 0)
        fair = np.full(expert.seats, 1 / expert.seats, np.float32)
        trust = 1.0 if self.by_hand else manner.trust
        shares, totals = ends
        usual = np.float32(expert.card.total / expert.card.spread)
        hope = np.float32(manner.hope)
        lesson = Lesson([], [], [], [], [], [], len(self.thoughts))
        lesson.result = list(expert.game.result(expert.setting, self.state).totals)
        for thought in reversed(self.thoughts):
            if thought.before is not None:
                told = (np.roll(shares, -thought.seat), np.roll(totals, -thought.seat))
                if thought.after is not None:
                    add(lesson, thought.after, told, (), ())
                if not thought.slipped:
                    add(lesson, thought.before, told, thought.moves, thought.wanted)
            if thought.slipped and not self.by_hand:
                shares, totals = thought.shares, thought.totals
            else:
                shares = trust * shares + (1 - trust) * thought.shares
                totals = trust * totals + (1 - trust) * thought.totals
            if expert.seats > 1:
                shares = fair + manner.patience * (shares - fair)
            certain: Array = thought.points - usual
            totals = certain + hope * (totals - certain)
        return lesson


def add(
    lesson: Lesson,
    row: bytes,
    told: tuple[Array, Array],
    moves: tuple[int, ...],
    wanted: tuple[float, ...],
) -> None:
    lesson.rows.append(row)
    lesson.shares.append(told[0])
    lesson.totals.append(told[1])
    lesson.moves.append(list(moves))
    lesson.wanted.append(list(wanted))


def play(
    expert: Expert, by_hand: bool, manner: Manner, seed: int, usual_length: float
) -> Lesson | None:
    """Play one game; None if it was too long to learn from."""
    return SelfPlay(expert, by_hand, manner, seed).play(usual_length)
