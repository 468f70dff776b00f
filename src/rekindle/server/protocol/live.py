"""Messages over the WebSocket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rekindle.kernel.outcome import Doubt
from rekindle.kernel.roles import Role
from rekindle.kernel.signs import SignRow
from rekindle.kernel.view import View
from rekindle.server.protocol.tables import Language, TableInfo

# From the client


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: who the client is, and through whose eyes it looks."""

    keys: list[str] = field(default_factory=list)
    session: str = ""
    watch: str = ""
    language: Language = "en"
    eyes: int | None = None
    """One of the client's own seats; None for a spectator's view."""
    log_from: int = -1
    """The first decision of the log to send; -1 for the default length."""


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Look through other eyes: those of another seat of one's own, or None."""

    eyes: int | None


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play a move that was offered in the state with this number."""

    seat: int
    number: int
    move: str


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Undo one's last decisions."""

    seat: int
    number: int
    steps: int = 1


class Why(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Ask why something is not offered: the text of a move, or a word of the board."""

    seat: int
    about: str


class Tell(Struct, tag_field="do", tag="tell", forbid_unknown_fields=True):
    """Request earlier entries of the log."""

    log_from: int
    log_to: int


class Vote(Struct, tag_field="do", tag="vote", forbid_unknown_fields=True):
    """Vote that a bot plays for an absent seat."""

    seat: int
    absent: int


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the substitute."""

    seat: int


class Resign(Struct, tag_field="do", tag="resign", forbid_unknown_fields=True):
    """Give one's seat up for good: a bot plays on for it."""

    seat: int


Answer = Literal["propose", "agree", "decline", "withdraw"]
"""What somebody says about abandoning the game."""


class Abandon(Struct, tag_field="do", tag="abandon", forbid_unknown_fields=True):
    """Propose to abandon the game, or answer such a proposal."""

    seat: int
    answer: Answer


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    pass


FromPage = Hello | Look | Play | Undo | Why | Tell | Vote | Return | Resign | Abandon | Ping


# From the server


class MoveInfo(Struct):
    """A move and what it does, as a sentence."""

    text: str
    meaning: str
    verb: str
    role: Role
    """What kind of move it is."""
    touches: list[str]
    """The words of the things on the board that it is about."""
    doubt: Doubt = ""
    """Why the page asks for confirmation before it is played, if it does."""
    name: str = ""
    """What it is called in a list: the thing it is about, or a word or two."""
    signs: SignRow = field(default_factory=list)
    """What certainly comes of it, as the game's icons; the sentence says all of it."""


class DecisionInfo(Struct):
    """A seat that must decide. Only the seat itself gets the prompt and its moves."""

    seat: int
    asks: str
    """The id of the question, for the page."""
    prompt: str = ""
    moves: list[MoveInfo] = field(default_factory=list)


class LogLine(Struct):
    """A sentence of the log."""

    text: str
    touched: list[str]
    """The words of the things that it is about."""


class LogEntry(Struct):
    """What one decision led to."""

    at: int
    """The number of the decision in the current line, from 0."""
    seat: int
    turn: int
    """Turns count from 1; 0 is what came before the first."""
    turn_seat: int | None
    lines: list[LogLine]
    name: str = ""
    """What was chosen, in a word or two, for a short account of a turn."""
    signs: SignRow = field(default_factory=list)
    """What came of it, as the game's icons; only what the recipient may know."""


class UndoInfo(Struct):
    """The decisions that can be undone, the last one first."""

    seat: int
    steps: list[MoveInfo]


class TableNews(Struct, tag_field="is", tag="table"):
    """The table has changed."""

    table: TableInfo
    trouble: str = ""
    """Why nothing can be played at the moment, as a sentence: the server's disk is full, say."""


class StateNews(Struct, tag_field="is", tag="state"):
    """Everything that one seat, or a spectator, sees now."""

    number: int
    """Grows with every journal entry, undo included; sent back with each choice."""
    length: int
    eyes: int | None
    view: View
    decisions: list[DecisionInfo]
    undo: UndoInfo | None
    log_from: int
    """`log` replaces everything from this decision on."""
    log: list[LogEntry]


class LogNews(Struct, tag_field="is", tag="log"):
    """Entries of the log that were requested."""

    log_from: int
    log: list[LogEntry]


class ReasonInfo(Struct):
    """Why a move is not offered, and the article of the rulebook that says so."""

    move: str
    text: str
    article: str


class Reasons(Struct, tag_field="is", tag="reasons"):
    """The response to `why`."""

    about: str
    reasons: list[ReasonInfo]


class Refused(Struct, tag_field="is", tag="refused"):
    """A message was refused. Nothing has changed."""

    why: Literal["stale", "illegal", "seat", "message", "limit", "table", "over", "storage"]
    text: str
    article: str = ""


class Pong(Struct, tag_field="is", tag="pong"):
    pass


FromServer = TableNews | StateNews | LogNews | Reasons | Refused | Pong
