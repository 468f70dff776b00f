"""Several games at once, and what the seats that decide know of them, in flat buffers.

This is compiled: it is the loop that learners spend their time in. Nothing is allocated for a step
but what the engine itself needs.
"""

from __future__ import annotations

from typing import Any

from rekindle.kernel.agenda import NO_MOVES, Rules
from rekindle.kernel.chance import following, seeded, within
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.features import Features
from rekindle.kernel.state import State


class Batch:
    """A row for each game: a description, and a 1 for each move that is offered, by its id."""

    def __init__(
        self,
        rules: Rules[Any],
        features: Features[Any],
        size: int,
        codes: list[int],
        states: list[State],
    ) -> None:
        self.rules = rules
        self.features = features
        self.size = size
        self.codes = codes
        """By the id of a move."""
        self.ids = [0] * (max(codes) + 1)
        for id, code in enumerate(codes):
            self.ids[code] = id
        self.states = states
        self.observations = bytearray(len(states) * size)
        self.masks = bytearray(len(states) * len(codes))
        self.seats = bytearray(len(states))
        self.offered: list[list[int]] = [[] for _ in states]
        """What the masks say, as ids."""
        self.show_all()

    def show_all(self) -> None:
        """Write all rows again, for the seats that decide."""
        for row in range(len(self.states)):
            self.show(row, self.states[row].seat)

    def show(self, row: int, seat: int) -> None:
        """Write what this seat knows of a game, and what it is offered."""
        s = self.states[row]
        self.features.write(s, seat, self.observations, row * self.size)
        self.seats[row] = seat
        self.offer(row, offered_to(s, seat))

    def offer(self, row: int, options: list[int]) -> None:
        masks, ids = self.masks, self.ids
        at = row * len(self.codes)
        for id in self.offered[row]:
            masks[at + id] = 0
        offered = [ids[code] for code in options]
        for id in offered:
            masks[at + id] = 1
        self.offered[row] = offered

    def begin(self, row: int, state: State) -> None:
        """Put another game into a row."""
        self.states[row] = state
        self.show(row, state.seat)

    def step(self, chosen: list[int]) -> list[int]:
        """Play one move in every game, by its id.

        Return the rows of games that are over; they still show the last decision.
        """
        self.check(chosen)
        rules, codes = self.rules, self.codes
        over: list[int] = []
        for row in range(len(self.states)):
            s = self.states[row]
            rules.play_as(s, s.seat, codes[chosen[row]])
            if s.over:
                over.append(row)
            else:
                self.show(row, s.seat)
        return over

    def check(self, chosen: list[int]) -> None:
        """Raise IllegalMove before anything is played."""
        if len(chosen) != len(self.states):
            raise IllegalMove(f"there are {len(self.states)} games, but {len(chosen)} moves")
        n = len(self.codes)
        for row in range(len(chosen)):
            id = chosen[row]
            if id < 0 or id >= n or not self.masks[row * n + id]:
                raise IllegalMove(
                    f"game {row} does not offer the move with the id {id}; see its mask"
                )

    def sample(self, rng: Dice) -> list[int]:
        """Return a random move for every game."""
        return [offered[rng.below(len(offered))] for offered in self.offered]


def offered_to(s: State, seat: int) -> list[int]:
    """Return the codes of the moves that a seat may choose from now."""
    if s.seat == seat:
        return s.options
    for lane in s.lanes:
        if lane.seat == seat:
            return lane.options
    return NO_MOVES


class Dice:
    """The kernel's fast generator, for moves."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1."""
        self.rng = following(self.rng)
        return within(self.rng, n)
