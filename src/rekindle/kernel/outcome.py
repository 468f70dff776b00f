"""What a move would do now, told before it is played.

The move is played on copies of the state that know no more than the seat that decides: everything
hidden from it, and the future, is dealt again. What happens in all of them is certain. So nothing
hidden can be told, and what comes after a roll or a draw is told where it does not depend on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rekindle.kernel.events import BENEFIT, COST
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.messages import Message, apart, sentences
from rekindle.kernel.moves import ARG_BITS, Move
from rekindle.kernel.roles import LEAVE
from rekindle.kernel.signs import SignRow
from rekindle.kernel.state import Event, State

Doubt = Literal["", "for-nothing", "ends-game"]
"""A price is paid for nothing; or a single player who may only want to end a turn ends the game."""

SAMPLES = 6
"""On how many copies a move is played if it reveals something."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What certainly happens when a move is played."""

    events: tuple[Event, ...] = ()
    asks: bool = False
    """Whether the player is asked something more before the action is complete."""
    doubt: Doubt = ""
    """Why a player should be asked for confirmation first, if so."""


@dataclass(frozen=True, slots=True)
class Run:
    """A move that was played on one copy."""

    events: list[Event]
    asks: bool
    revealed: bool
    over: bool


class Forecast:
    """The outcomes of the moves of one decision."""

    def __init__(self, game: Game, setting: Setting, state: State, seat: int) -> None:
        self.game = game
        self.setting = setting
        self.state = state
        self.seat = seat
        self._guesses: list[State] = []
        self._known: dict[int, Outcome] = {}

    def meaning(self, move: Move, named: bool = True) -> Message:
        """Return what a move would do now, as one message, with or without the name of the move."""
        outcome, game, setting = self.outcome(move), self.game, self.setting
        clauses = game.events.clauses(setting, outcome.events, self.seat)
        others = game.events.effects_on_others(setting, outcome.events, self.seat)
        open_gain = outcome.asks and move.code >> ARG_BITS in game.meanings.gains
        if clauses and not open_gain:
            name = game.meanings.name(setting, self.state, move) if named else None
            told = apart(clauses)
            if name is not None:
                told = Message("outcome", {"move": name, "what": told})
        else:
            told = game.meaning(setting, self.state, move)
        if outcome.asks and not open_gain:
            told = Message("outcome-asks", {"told": told})
        if not others:
            return told
        return Message("outcome-others", {"told": told, "others": sentences(others)})

    def signs(self, move: Move) -> SignRow:
        """Return what a move would cost and give now, as the game's icons."""
        outcome, game = self.outcome(move), self.game
        drawn = game.meanings.signs(self.setting, self.state, move) if outcome.asks else None
        if drawn is not None:
            return drawn
        return game.events.signs(self.setting, outcome.events, self.seat)

    def outcome(self, move: Move) -> Outcome:
        """Return what certainly happens when a move is played."""
        if move.code not in self._known:
            self._known[move.code] = self._foresee(move)
        return self._known[move.code]

    def _foresee(self, move: Move) -> Outcome:
        runs = [self._run(0, move.code)]
        if runs[0].revealed:
            runs += [self._run(i, move.code) for i in range(1, SAMPLES)]
        events = common([run.events for run in runs])
        return Outcome(events, all(run.asks for run in runs), self._doubt(move, runs))

    def _run(self, i: int, code: int) -> Run:
        s = self._guess(i).copy()
        before = s.unveiled
        s.log = []
        self.setting.rules.play_as(s, self.seat, code)
        log = self.game.events
        asks = self._asks(s) and not log.closed(s.log)
        return Run(log.foreseen(s.log), asks, s.unveiled != before, s.over)

    def _guess(self, i: int) -> State:
        while len(self._guesses) <= i:
            seed = len(self._guesses)
            guess = self.game.determinise(self.setting, self.state, self.seat, seed)
            self._guesses.append(guess)
        return self._guesses[i]

    def _asks(self, s: State) -> bool:
        """Return whether the same seat is asked something that belongs to the same action."""
        if s.over or s.lanes or s.seat != self.seat:
            return False
        return s.agenda[-1].op not in self.game.prompts.between

    def _doubt(self, move: Move, runs: Sequence[Run]) -> Doubt:
        if move.role == LEAVE:
            alone = self.state.seats == 1  # several players know that the last turns have come
            return "ends-game" if alone and all(run.over for run in runs) else ""
        first = runs[0]
        return "for-nothing" if not first.revealed and self._is_for_nothing(first) else ""

    def _is_for_nothing(self, run: Run) -> bool:
        if run.asks:
            return False
        weights = [self.game.events.weight(e) for e in run.events if e[1] == self.seat]
        others = any(event[1] != self.seat for event in run.events)
        return COST in weights and BENEFIT not in weights and not others


def common(runs: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """Return the events that all runs have, in the order of the first."""
    left = Counter(runs[0])
    for run in runs[1:]:
        left &= Counter(run)
    found: list[Event] = []
    for event in runs[0]:
        if left[event]:
            left[event] -= 1
            found.append(event)
    return tuple(found)
