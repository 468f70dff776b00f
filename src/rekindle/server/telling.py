"""What one pair of eyes is told: the state, the log, the table, in a language, with names.

Whatever is told of a game comes from `Match.view`, `Match.told` and the seat's own decision, so
nothing can be told here that the kernel would not tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from rekindle.games import find
from rekindle.kernel.match import Decision, Match, Played
from rekindle.kernel.messages import Message, Phrases, game_word, phrases
from rekindle.kernel.moves import Move
from rekindle.kernel.wording import sentence
from rekindle.server import clock
from rekindle.server.access import Asker
from rekindle.server.line import TURN_BEGINS, Line
from rekindle.server.protocol import (
    Branch,
    DecisionInfo,
    LogEntry,
    LogLine,
    MoveInfo,
    Outcome,
    ScorePart,
    SeatInfo,
    SeatScore,
    StateNews,
    TableInfo,
    UndoInfo,
)
from rekindle.server.store.models import SeatRow, TableRow
from rekindle.server.store.tables import Kept

USUAL_LOG = 60
"""So many decisions back the log begins for whoever comes in; further, to one's own last one."""
MOST_LOG = 400
"""More decisions of a log are never told at once."""
MOST_KEPT = 512
"""So many entries of a log are kept as they were told."""

encode = msgspec.json.Encoder().encode


@cache
def _own_phrases(language: str) -> Phrases:
    return phrases(("rekindle.server",), language)


def own_text(language: str, message: Message) -> str:
    """What the server itself says."""
    return _own_phrases(language).text(message)


class Teller:
    """Tells of one table. What was told of a state is kept until there is another one."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self._lines: dict[tuple[int, int | None, str], tuple[Played, LogEntry]] = {}
        self._states: dict[tuple[int | None, str, int], bytes] = {}
        self._of: Line | None = None

    # The state

    def state_bytes(self, line: Line, eyes: int | None, language: str, log_from: int) -> bytes:
        """The news of a state as it is sent; pages that see the same are sent the same bytes."""
        if self._of is not line:
            self._of = line
            self._states.clear()
        key = (eyes, language, log_from)
        if key not in self._states:
            self._states[key] = encode(self.state(line, eyes, language, log_from))
        return self._states[key]

    def state(self, line: Line, eyes: int | None, language: str, log_from: int) -> StateNews:
        """Everything that these eyes see now."""
        match = line.match
        said = match.game.phrases(language)
        return StateNews(
            number=line.number,
            length=line.length,
            eyes=eyes,
            view=match.board(eyes),
            decisions=[self.decision(match, d, eyes, said) for d in match.decisions],
            undo=self.undo(match, eyes, said),
            log_from=log_from,
            log=self.log(line, eyes, language, log_from, line.length),
        )

    def decision(
        self, match: Match, decision: Decision, eyes: int | None, said: Phrases
    ) -> DecisionInfo:
        """Everybody is told who must decide, and only the seat itself about what."""
        told = DecisionInfo(decision.seat, decision.asks.id)
        if decision.seat == eyes:
            told.prompt = sentence(decision.asks, self.names, said)
            told.moves = [self.move(match, move, said) for move in decision.moves]
        return told

    def move(self, match: Match, move: Move, said: Phrases) -> MoveInfo:
        meaning = sentence(match.meaning(move), self.names, said)
        return MoveInfo(move.text, meaning, move.verb, move.role, list(move.touches))

    def undo(self, match: Match, eyes: int | None, said: Phrases) -> UndoInfo | None:
        """What this seat can take back, the last decision first. It is nobody else's business."""
        if eyes is None or match.undo_seat != eyes:
            return None
        back, steps = match.copy(), []
        while back.can_undo:
            move = back.undo()
            steps.append(self.move(back, move, said))
        return UndoInfo(eyes, steps)

    # The log

    def log(
        self, line: Line, eyes: int | None, language: str, first: int, last: int
    ) -> list[LogEntry]:
        """What came of these decisions, as this seat may read it."""
        first = max(first, 0, last - MOST_LOG)
        return [self.entry(line, at, eyes, language) for at in range(first, min(last, line.length))]

    def entry(self, line: Line, at: int, eyes: int | None, language: str) -> LogEntry:
        played = line.match.history[at]
        key = (at, eyes, language)
        known = self._lines.get(key)
        if known is not None and known[0] is played:
            return known[1]
        turn, turn_seat = line.turn_of(at)
        told = self.lines(line.match, played, eyes, language)
        entry = LogEntry(at, played.seat, turn, turn_seat, told)
        if len(self._lines) >= MOST_KEPT:
            del self._lines[next(iter(self._lines))]
        self._lines[key] = (played, entry)
        return entry

    def lines(self, match: Match, played: Played, eyes: int | None, language: str) -> list[LogLine]:
        told = match.told(played, eyes)
        if told and told[-1][0].id == TURN_BEGINS:
            told.pop()  # the log is grouped by turns: the next group says it
        said = match.game.phrases(language)
        return [LogLine(sentence(one, self.names, said), list(words)) for one, words in told]


def usual_log_from(line: Line, eyes: int | None) -> int:
    """Where the log begins for whoever comes in: they hear what was since their last decision."""
    history = line.match.history
    first = max(0, line.length - USUAL_LOG)
    own = next((i for i in range(line.length - 1, -1, -1) if history[i].seat == eyes), first)
    return max(min(first, own), line.length - MOST_LOG, 0)


# The table


def names_of(kept: Kept) -> list[str]:
    """Everybody's name; only at a table that still waits has somebody none."""
    return [seat.name for seat in kept.seats]


def table_info(
    kept: Kept, asker: Asker, language: str, here: frozenset[int], now: float
) -> TableInfo:
    """A table as somebody sees it who may look at it."""
    row = kept.row
    return TableInfo(
        id=row.id,
        game=row.game,
        title=find(row.game).title,
        options=row.options,
        pack=row.pack,
        listed=row.listed,
        pace=row.pace,  # type: ignore[arg-type]
        clock=row.clock,
        status=row.status,  # type: ignore[arg-type]
        created=row.created,
        seats=[seat_info(kept, seat, asker, here, now) for seat in kept.seats],
        deciding=row.deciding_seats if row.status == "running" else [],
        since=row.since,
        length=row.length,
        host=asker.host,
        branch=branch_of(row),
        outcome=outcome(row, language),
    )


def seat_info(
    kept: Kept, seat: SeatRow, asker: Asker, here: frozenset[int], now: float
) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        here=seat.seat in here,
        mine=seat.seat in asker.seats,
        substitute=seat.substitute,
        votes=list(kept.votes.get(seat.seat, [])),
        overdue=clock.overdue(kept, seat.seat, now),
    )


def branch_of(row: TableRow) -> Branch | None:
    if row.branch_table is None or row.branch_at is None:
        return None
    return Branch(row.branch_table, row.branch_at)


def outcome(row: TableRow, language: str) -> Outcome | None:
    """How the game ended, in words."""
    if row.outcome is None:
        return None
    said = find(row.game).phrases(language)
    seats = [
        SeatScore(
            seat["seat"],
            seat["place"],
            seat["total"],
            [
                ScorePart(capital(game_word(said, "score", n)), points)
                for n, points in seat["lines"]
            ],
        )
        for seat in row.outcome["seats"]
    ]
    return Outcome(seats, capital(game_word(said, "ending", row.outcome["reason"])))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
