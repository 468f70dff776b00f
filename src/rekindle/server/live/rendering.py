"""What one seat, or a spectator, is sent of a game: state and log, in a language, with names.

Everything comes from `Match.view`, `Match.told`, `Match.account` and the seat's own decision, so
nothing can be sent that the kernel would not show to that seat. `eyes` is the seat; None is a
spectator.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rekindle.kernel.match import Decision, Match, Played
from rekindle.kernel.messages import Message, Phrases
from rekindle.kernel.moves import Move
from rekindle.kernel.signs import SignRow
from rekindle.kernel.wording import TURN_BEGINS, merged, sentence
from rekindle.server.live.line import Line
from rekindle.server.protocol.live import (
    DecisionInfo,
    LogEntry,
    LogLine,
    MoveInfo,
    StateNews,
    UndoInfo,
)

DEFAULT_LOG = 60
"""How many decisions of the log a new client is sent at least."""
MAX_LOG = 400
"""Decisions of the log in one message."""
MAX_CACHED = 512
"""Rendered log entries kept per table."""

encode = msgspec.json.Encoder().encode


class Renderer:
    """Renders the game of one table, and caches what clients with the same view share."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self._entries: dict[tuple[int, int | None, str], tuple[Played, LogEntry]] = {}
        self._states: dict[tuple[int | None, str, int], bytes] = {}
        self._states_of: Line | None = None

    # The state

    def state_bytes(self, line: Line, eyes: int | None, language: str, log_from: int) -> bytes:
        """Return a state as it is sent. It is cached until there is another one."""
        if self._states_of is not line:
            self._states_of = line
            self._states.clear()
        key = (eyes, language, log_from)
        if key not in self._states:
            self._states[key] = encode(self.state(line, eyes, language, log_from))
        return self._states[key]

    def state(self, line: Line, eyes: int | None, language: str, log_from: int) -> StateNews:
        match = line.match
        phrases = match.game.phrases(language)
        return StateNews(
            number=line.number,
            length=line.length,
            eyes=eyes,
            view=match.board(eyes),
            decisions=[
                self.decision(match, decision, eyes, phrases)
                for decision in match.decisions
                if not line.abandoned
            ],
            undo=None if line.abandoned else self.undo(match, eyes, phrases),
            log_from=log_from,
            log=self.log(line, eyes, language, log_from, line.length),
        )

    def decision(
        self, match: Match, decision: Decision, eyes: int | None, phrases: Phrases
    ) -> DecisionInfo:
        """Render a decision: everybody sees whose it is, only the seat itself what it offers."""
        info = DecisionInfo(decision.seat, decision.asks.id)
        if decision.seat == eyes:
            info.prompt = sentence(decision.asks, self.names, phrases)
            info.moves = [self.offer(match, move, phrases) for move in decision.moves]
        return info

    def offer(self, match: Match, move: Move, phrases: Phrases) -> MoveInfo:
        """Render a move that is offered, with what it would do now."""
        info = self.info(match, move, match.meaning(move), phrases)
        info.doubt = match.outcome(move).doubt
        info.signs = match.signs(move)
        return info

    def move(self, match: Match, move: Move, phrases: Phrases) -> MoveInfo:
        """Render a move that was played: what came of it is in the log."""
        return self.info(match, move, match.description(move), phrases)

    def info(self, match: Match, move: Move, meaning: Message, phrases: Phrases) -> MoveInfo:
        told = sentence(meaning, self.names, phrases)
        name = sentence(match.title(move), self.names, phrases)
        return MoveInfo(move.text, told, move.verb, move.role, list(move.touches), name=name)

    def undo(self, match: Match, eyes: int | None, phrases: Phrases) -> UndoInfo | None:
        """Render what this seat can undo, the last decision first; None for other seats."""
        if eyes is None or match.undo_seat != eyes:
            return None
        back, steps = match.copy(), []
        for _ in range(match.undo_depth):
            move = back.undo()
            steps.append(self.move(back, move, phrases))
        return UndoInfo(eyes, steps)

    # The log

    def log(
        self, line: Line, eyes: int | None, language: str, first: int, last: int
    ) -> list[LogEntry]:
        """Render the log of the decisions from `first` up to, not including, `last`."""
        first = max(first, 0, last - MAX_LOG)
        return [self.entry(line, at, eyes, language) for at in range(first, min(last, line.length))]

    def entry(self, line: Line, at: int, eyes: int | None, language: str) -> LogEntry:
        played = line.match.history[at]
        key = (at, eyes, language)
        cached = self._entries.get(key)
        if cached is not None and cached[0] is played:
            return cached[1]
        turn, turn_seat = line.turn_of(at)
        lines = self.lines(line.match, played, eyes, language)
        name, signs = self.account(line.match, played, language)
        entry = LogEntry(at, played.seat, turn, turn_seat, lines, name, signs)
        if len(self._entries) >= MAX_CACHED:
            del self._entries[next(iter(self._entries))]
        self._entries[key] = (played, entry)
        return entry

    def lines(self, match: Match, played: Played, eyes: int | None, language: str) -> list[LogLine]:
        told = match.told(played, eyes)
        if told and told[-1][0].id == TURN_BEGINS:
            told.pop()  # the log is grouped by turns: the heading of the next group says it
        phrases = match.game.phrases(language)
        return [
            LogLine(sentence(one, self.names, phrases), list(words))
            for one, words in merged(told, phrases)
        ]

    def account(self, match: Match, played: Played, language: str) -> tuple[str, SignRow]:
        """Render a decision in one line: what was done, and what came of it."""
        name, signs = match.account(played)
        phrases = match.game.phrases(language)
        return "" if name is None else sentence(name, self.names, phrases), signs


def default_log_start(line: Line, eyes: int | None) -> int:
    """Return where the log begins for a new client: not after its own last decision."""
    history = line.match.history
    first = max(0, line.length - DEFAULT_LOG)
    own = next((i for i in range(line.length - 1, -1, -1) if history[i].seat == eyes), first)
    return max(min(first, own), line.length - MAX_LOG, 0)
