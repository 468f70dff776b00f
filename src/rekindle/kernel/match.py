"""A match: one game being played, with its history, undo, and what may be shown of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import takewhile
from operator import itemgetter
from typing import Any

from rekindle.kernel.agenda import Rules
from rekindle.kernel.data import checksum
from rekindle.kernel.errors import GameOver, IllegalMove
from rekindle.kernel.game import Game, Result, Setting
from rekindle.kernel.messages import Message, Reason
from rekindle.kernel.moves import Move
from rekindle.kernel.outcome import Forecast, Outcome
from rekindle.kernel.reasons import NOT_ASKED, code_of
from rekindle.kernel.roles import NEGOTIATION
from rekindle.kernel.signs import SignRow
from rekindle.kernel.source import SET_UP, Source
from rekindle.kernel.state import CHANCE_EVENT, ONLY_MOVE_EVENT, Event, Frame, State
from rekindle.kernel.view import DecisionView, MoveView, View

CHECKSUM_EVERY = 16
"""How many decisions of a record share one checksum."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The seat that must decide, the question, and all legal moves."""

    seat: int
    moves: tuple[Move, ...]
    asks: Message
    say: Callable[[Message], str] = field(repr=False, compare=False)

    @property
    def prompt(self) -> str:
        """The question as a sentence in the match's language."""
        return self.say(self.asks)


@dataclass(frozen=True, slots=True)
class Played:
    """One decision that was made, with its random results and its events."""

    seat: int
    move: Move
    chance: tuple[int, ...]
    events: tuple[Event, ...]
    checksum: int | None


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a match began: at the start of a game with this seed, or in a given state.

    The seed is a secret while strangers play: it determines all that chance gives them.
    """

    seats: int
    seed: int
    start: State | None = None
    branches: tuple[tuple[int, int], ...] = ()
    """Where the match left another one, in order: the decisions that both share, its own seed."""

    fixed: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    """Random results that are prescribed, by the names that the game has for them."""

    def source(self, number: int) -> Source | None:
        """Return the chance of a decision, counted from 1; None is the generator of the state.

        A given state brings its own generator: it is a position or a determinised copy.
        """
        if self.start is not None:
            return None
        i = self._branches_before(number)
        return Source(self.branches[i - 1][1] if i else self.seed, number)

    def branched(self, shared: int, seed: int) -> Origin:
        """Return the origin of a match that goes its own way after this many decisions."""
        kept = self.branches[: self._branches_before(shared)]
        return replace(self, branches=(*kept, (shared, seed)))

    def branches_after(self, number: int) -> bool:
        """Return whether a branch begins right after this decision."""
        i = self._branches_before(number)
        return i < len(self.branches) and self.branches[i][0] == number

    def _branches_before(self, number: int) -> int:
        return bisect_left(self.branches, number, key=itemgetter(0)) if self.branches else 0


class Match:
    """A game in progress. Playing a move is the only way to change anything."""

    def __init__(
        self, game: Game, setting: Setting, state: State, origin: Origin, language: str = "en"
    ) -> None:
        self.game = game
        self.setting = setting
        self.origin = origin
        self.language = language
        self.history: list[Played] = []
        self._state = state
        self._undo: list[State] = []
        """The states before the last decisions, as far as nothing became known since."""
        self._forecast: Forecast | None = None

    @classmethod
    def begin(cls, game: Game, setting: Setting, origin: Origin) -> Match:
        """Return a match at the first decision after its origin."""
        state = origin.start
        if state is None:
            # The generator stays unused, so it must not tell anything about the seed.
            state = game.empty_state(setting, origin.seats, seed=0)
            if origin.fixed:
                state.fixed = game.fixed(setting, dict(origin.fixed))
            state.source = origin.source(SET_UP)
            game.deal(setting, state)
            state.source = None
        return cls(game, setting, state, origin)

    # Decisions

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def decision(self) -> Decision:
        """The decision the match waits for; of several, the first."""
        decisions = self.decisions
        if not decisions:
            raise GameOver("the game is over: there is nothing left to decide")
        return decisions[0]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Usually one; several where seats decide at the same time, in any order."""
        return tuple(self._decision(*pending) for pending in self._pending())

    def _pending(self) -> list[tuple[int, Frame, list[int]]]:
        s = self._state
        if s.over:
            return []
        if s.lanes:
            return [(lane.seat, lane.agenda[-1], lane.options) for lane in s.lanes]
        return [(s.seat, s.agenda[-1], s.options)]

    def _decision(self, seat: int, frame: Frame, options: list[int]) -> Decision:
        asks = self.game.prompt(self.setting, self._state, frame)
        moves = tuple(self.setting.vocabulary.move(code) for code in options)
        # The phrases alone, not this match: bots receive the decision.
        return Decision(seat, moves, asks, self.game.phrases(self.language).text)

    def description(self, move: Move) -> Message:
        """Return what such a move does in general."""
        return self.game.meaning(self.setting, self._state, move)

    def meaning(self, move: Move) -> Message:
        """Return what an offered move would do now, for the player who decides."""
        forecast = self._forecast_of(move)
        return self.description(move) if forecast is None else forecast.meaning(move)

    def brief(self, move: Move) -> Message:
        """Return the same without the name of the move, for lists that show its text anyway."""
        forecast = self._forecast_of(move)
        return self.description(move) if forecast is None else forecast.meaning(move, named=False)

    def title(self, move: Move) -> Message:
        """Return what a move is called in a list: the thing it is about, or a word or two."""
        return self.game.meanings.title(self.setting, self._state, move)

    def signs(self, move: Move) -> SignRow:
        """Return what an offered move would cost and give now, as the game's icons."""
        forecast = self._forecast_of(move)
        return [] if forecast is None else forecast.signs(move)

    def outcome(self, move: Move) -> Outcome:
        """Return what certainly happens when an offered move is played."""
        forecast = self._forecast_of(move)
        return Outcome() if forecast is None else forecast.outcome(move)

    def _forecast_of(self, move: Move) -> Forecast | None:
        """Return the forecast of the decision that offers this move.

        None for moves that are not offered, for talk, and where several seats decide at once:
        what they choose takes effect when all have chosen.
        """
        s = self._state
        if s.over or s.lanes or move.code not in s.options or move.role == NEGOTIATION:
            return None
        if self._forecast is None or self._forecast.state is not s:
            self._forecast = Forecast(self.game, self.setting, s, s.seat)
        return self._forecast

    def say(self, message: Message) -> str:
        """Return a message in the language of this match."""
        return self.game.phrases(self.language).text(message)

    # Playing

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a move or its text. Raises IllegalMove with the reason, and changes nothing then.

        Where several seats decide at once, `seat` is the one that plays; by default the first
        that is offered the move.
        """
        found = self.setting.vocabulary.parse(str(move))
        pending = self._pending()
        for waiting, _, options in pending:
            if found.code in options and seat in (None, waiting):
                self._play(waiting, found)
                return
        if not pending:
            raise GameOver(f"'{found}' cannot be played: the game is over")
        if seat is not None and seat not in [waiting for waiting, _, _ in pending]:
            raise IllegalMove(f"it is not seat {seat}'s decision, but seat {pending[0][0]}'s")
        raise IllegalMove(f"'{found}' cannot be played: {self.why_not(found.text, seat)}")

    def _play(self, seat: int, move: Move) -> None:
        before = self._state
        after = before.copy()
        after.log = []
        after.source = self.origin.source(len(self.history) + 1)
        self.setting.rules.play_as(after, seat, move.code)
        self._keep_for_undo(before, after)
        events = tuple(after.log)
        after.log = after.source = None
        self._state = after
        chance = tuple(e[3] for e in events if e[0] == CHANCE_EVENT)
        told = tuple(e for e in events if e[0] != CHANCE_EVENT)
        noted = (len(self.history) + 1) % CHECKSUM_EVERY == 0
        self.history.append(Played(seat, move, chance, told, self.checksum() if noted else None))

    def _keep_for_undo(self, before: State, after: State) -> None:
        """Undo stops where something was revealed or rolled, and where a branch begins."""
        self._undo.append(before)
        branches = self.origin.branches_after(len(self.history) + 1)
        if branches or after.unveiled != before.unveiled:
            self._undo.clear()

    def why_not(self, text: str, seat: int | None = None) -> Reason | None:
        """Return why a move of the vocabulary is not offered now; None if it is."""
        move = self.setting.vocabulary.parse(text)
        pending = [p for p in self._pending() if seat in (None, p[0])]
        if any(move.code in options for _, _, options in pending):
            return None
        if not pending:
            asks = "reason-game-over" if self.over else "reason-not-asked"
            return self._reason(NOT_ASKED, Message(asks), "")
        _, frame, _ = pending[0]
        reason = self.setting.rules.check(self._state, frame, move.code)
        if reason == NOT_ASKED:
            asked = self.game.prompt(self.setting, self._state, frame)
            return self._reason(reason, Message("reason-not-now", {"asked": asked}), "")
        found = self.game.reason(self.setting, self._state, frame, move.code, reason)
        return self._reason(reason, *found)

    def _reason(self, reason: int, message: Message, article: str) -> Reason:
        return Reason(code_of(reason), message, article, self.say(message))

    # Undo, copies and views

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: nothing became known by it."""
        return bool(self._undo)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose decision an undo would take back: nobody else may do so."""
        return self.history[-1].seat if self._undo else None

    @property
    def undo_depth(self) -> int:
        """How many decisions that seat can take back, one after the other."""
        last = self.history[len(self.history) - len(self._undo) :]
        own = takewhile(lambda played: played.seat == last[-1].seat, reversed(last))
        return sum(1 for _ in own)

    def undo(self) -> Move:
        """Take the last decision back, and return its move."""
        if not self._undo:
            raise IllegalMove(
                "nothing can be undone: nothing is played yet, or something became known"
            )
        self._state = self._undo.pop()
        return self.history.pop().move

    def copy(self) -> Match:
        """Return an independent match at the same decision, with the same history."""
        # States are shared: a match never changes one, it plays on a copy.
        twin = Match(self.game, self.setting, self._state, self.origin, self.language)
        twin.history = self.history[:]
        twin._undo = self._undo[:]
        return twin

    def determinised(self, seat: int | None, seed: int) -> Match:
        """Return a copy in which all that this seat cannot know, and the future, is dealt again.

        It has a new history, since a bot must not read the real one.
        """
        state = self.game.determinise(self.setting, self._state, seat, seed)
        origin = Origin(state.seats, seed, state)
        return Match(self.game, self.setting, state, origin, self.language)

    def view(self, seat: int | None = None) -> View:
        """Return what this seat may see; None is a spectator."""
        view = self.board(seat)
        view.decisions = [self._decision_view(d, seat) for d in self.decisions]
        return view

    def board(self, seat: int | None = None) -> View:
        """Return the view of this seat without the decisions."""
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.seats)):
            raise IllegalMove(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return self.game.view(self.setting, self._state, seat)

    def _decision_view(self, decision: Decision, seat: int | None) -> DecisionView:
        """Everybody sees who must decide; only the seat itself sees its moves."""
        shown = DecisionView(decision.seat, decision.asks.id)
        if decision.seat == seat:
            shown.prompt = decision.prompt
            shown.moves = [MoveView(m.id, m.text, m.role, m.touches) for m in decision.moves]
        return shown

    @property
    def result(self) -> Result | None:
        """Places, totals and score lines; None while the game goes on."""
        if not self.over:
            return None
        return self.game.result(self.setting, self._state)

    def checksum(self) -> int:
        return checksum(self.game.to_data(self._state))

    def sentences(self, played: Played, seat: int | None) -> list[str]:
        """Return the sentences about a decision that this seat may read."""
        return [self.say(message) for message, _ in self.told(played, seat)]

    def told(self, played: Played, seat: int | None) -> list[tuple[Message, tuple[str, ...]]]:
        """Return the sentences about a decision that this seat may read, each with its words."""
        told = []
        alone: int | None = None  # the seat whose only move was just played for it
        for event in played.events:
            if event[0] == ONLY_MOVE_EVENT:
                alone = event[1]
                continue
            message = self.game.sentence(self.setting, event, seat)
            if message is None:
                continue
            if alone is not None:
                if self.game.events.is_own_doing(event, alone):
                    message = Message("only-move", {"told": message})
                alone = None
            told.append((message, self.game.touched(self.setting, event)))
        return told

    def account(self, played: Played) -> tuple[Message | None, SignRow]:
        """Return a decision in a word or two, and what it cost and gave the player, as signs.

        Everybody may know both. A decision that only continues another has no name.
        """
        events, seat = played.events, played.seat
        name = self.game.events.name(self.setting, events, seat)
        return name, self.game.events.signs(self.setting, events, seat)

    def record(self) -> str:
        """Return the match as text, which `rekindle.load` reads."""
        from rekindle.kernel.record import write  # it builds matches itself

        return write(self)


def engine_of(match: Match) -> tuple[Rules[Any], State]:
    """Return the rules and a copy of the state, for a search that plays by codes.

    Meant for determinised matches: the state of a real match contains every secret.
    """
    return match.setting.rules, match._state.copy()
