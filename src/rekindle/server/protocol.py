"""What server and page say to each other: one definition, from which the page's types are made.

Over HTTP these are bodies and answers; over the WebSocket each message is one JSON object with a
tag, `do` from the page and `is` from the server.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rekindle.kernel.roles import Role
from rekindle.kernel.view import View

MOST_NAME = 24
"""The longest name of a person, in characters."""

SeatKind = Literal["open", "invited", "person", "shared", "bot"]
"""Free for anybody, free for whoever has the link, taken, on the host's device, a bot."""
Pace = Literal["live", "turns"]
Status = Literal["waiting", "running", "over"]
Language = Literal["en", "de"]


# A table


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat as the host wants it. `person` is the host's own seat."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class TableWish(Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    pack: str = ""
    """A pack that this server offers; the game's own if empty."""
    listed: bool = False
    pace: Pace = "live"
    clock: int = 0
    """Seconds a seat may think before the others may vote for a bot; 0 takes the usual."""


class SeatInfo(Struct):
    """A seat as everybody at the table sees it; `mine` is told to each page apart."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    here: bool
    mine: bool
    substitute: str
    """The level of the bot that plays for an absent owner, or nothing."""
    votes: list[int]
    """Who has voted for giving the seat to a bot."""
    overdue: bool
    """Whether the clock has run out, so that the others may vote."""


class ScorePart(Struct):
    name: str
    points: int


class SeatScore(Struct):
    seat: int
    place: int
    total: int
    lines: list[ScorePart]


class Outcome(Struct):
    """How a game ended; names and reason are in the asked language."""

    seats: list[SeatScore]
    reason: str


class Branch(Struct):
    table: str
    at: int


class TableInfo(Struct):
    """A table without what happens on it."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    pack: str
    listed: bool
    pace: Pace
    clock: int
    status: Status
    created: float
    """Seconds since 1970, as all times here."""
    seats: list[SeatInfo]
    deciding: list[int]
    since: float
    """When the present decision was first asked."""
    length: int
    """Decisions made so far."""
    host: bool
    """Whether whoever asks opened the table."""
    branch: Branch | None = None
    outcome: Outcome | None = None


class Key(Struct):
    """What proves that a seat is one's own. Only the browser that got it knows it."""

    seat: int
    secret: str


class Invitation(Struct):
    seat: int
    token: str


class Opened(Struct):
    """The answer to opening a table."""

    table: TableInfo
    keys: list[Key]
    invitations: list[Invitation]
    watch: str
    """For spectators of a table that is not listed."""


# Over HTTP alone


class OptionInfo(Struct):
    name: str
    text: str
    """What it is about, in the asked language."""
    values: list[str]
    default: str


class LevelInfo(Struct):
    """A strength of bots: `id` goes into wishes, the page has a name for it."""

    id: str
    bot: str
    """What it is made of, as `rekindle play --bots` would have it."""


class GameInfo(Struct):
    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionInfo]
    packs: list[str]
    levels: list[LevelInfo]


class ArticleInfo(Struct):
    id: str
    section: str
    title: str
    """Of its section."""
    text: str


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down: on an open seat, or on one that an invitation is for."""

    name: str
    invitation: str = ""


class Claim(Struct, forbid_unknown_fields=True):
    """A one-time link brings a seat to another device."""

    token: str


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host changes a seat. One that a guest has taken can only be freed, naming the guest."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class BranchWish(Struct, forbid_unknown_fields=True):
    """Play on from a decision of a finished game, at one seat, against bots."""

    at: int
    seat: int
    name: str
    level: str


class Credentials(Struct, forbid_unknown_fields=True):
    name: str
    password: str


class Session(Struct):
    name: str
    token: str


class Moment(Struct):
    """A decision of a game, seen afterwards."""

    at: int
    length: int
    eyes: int | None
    view: View
    deciding: list[int]
    played: MoveInfo | None
    """What was decided next, where that may be known."""
    log: list[LogEntry]
    """What came of the decision before."""


class Course(Struct):
    """How a game went: where turns and rounds begin, and everybody's public points by then."""

    length: int
    turns: list[int]
    """The decision that each turn begins with."""
    rounds: list[int]
    seats: list[int]
    """Whose turn it is, turn by turn."""
    totals: list[list[int]]
    """Seat by seat, a total at the beginning of each turn and one at the end."""


class Problem(Struct):
    """What every refusal over HTTP looks like."""

    detail: str
    why: str = ""


# From the page, over the WebSocket


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: who one is, and through whose eyes one looks (None: a spectator's)."""

    keys: list[str] = field(default_factory=list)
    session: str = ""
    watch: str = ""
    language: Language = "en"
    eyes: int | None = None
    log_from: int = -1
    """From which decision on the log is wanted; -1 for the end of it, as much as is usual."""


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Through other eyes: a seat of one's own, or None."""

    eyes: int | None


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    seat: int
    number: int
    move: str


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back so many decisions of one's own."""

    seat: int
    number: int
    steps: int = 1


class Why(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why is this not offered? A move's text, or a word for something on the table."""

    seat: int
    about: str


class Tell(Struct, tag_field="do", tag="tell", forbid_unknown_fields=True):
    """Earlier parts of the log."""

    log_from: int
    log_to: int


class Vote(Struct, tag_field="do", tag="vote", forbid_unknown_fields=True):
    """That a bot plays for an absent seat."""

    seat: int
    absent: int


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot."""

    seat: int


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    pass


FromPage = Hello | Look | Play | Undo | Why | Tell | Vote | Return | Ping


# From the server, over the WebSocket


class MoveInfo(Struct):
    text: str
    meaning: str
    verb: str
    role: Role
    """What kind of move it is."""
    touches: list[str]
    """The words of the things on the board that it is about."""


class DecisionInfo(Struct):
    """Everybody sees who must decide; only the seat itself is told what, and its moves."""

    seat: int
    asks: str
    """Which question it is, for the page's own use."""
    prompt: str = ""
    moves: list[MoveInfo] = field(default_factory=list)


class LogLine(Struct):
    text: str
    touched: list[str]
    """The words of the things on the table that this line is about."""


class LogEntry(Struct):
    """What came of one decision."""

    at: int
    """The decision's number in the line that was played, from 0."""
    seat: int
    turn: int
    """Turns count from 1; 0 is what came before the first."""
    turn_seat: int | None
    lines: list[LogLine]


class UndoInfo(Struct):
    """What can be taken back, the last decision first."""

    seat: int
    steps: list[MoveInfo]


class TableNews(Struct, tag_field="is", tag="table"):
    table: TableInfo


class StateNews(Struct, tag_field="is", tag="state"):
    """Everything that one pair of eyes sees now."""

    number: int
    """Grows with everything that is stored, undoing included; sent back with each click."""
    length: int
    eyes: int | None
    view: View
    decisions: list[DecisionInfo]
    undo: UndoInfo | None
    log_from: int
    """Forget what is known of the log from here on: the following comes in its place."""
    log: list[LogEntry]


class LogNews(Struct, tag_field="is", tag="log"):
    log_from: int
    log: list[LogEntry]


class ReasonInfo(Struct):
    move: str
    text: str
    article: str


class Reasons(Struct, tag_field="is", tag="reasons"):
    about: str
    reasons: list[ReasonInfo]


class Refused(Struct, tag_field="is", tag="refused"):
    """Something was asked that is not done. Nothing has changed."""

    why: Literal["stale", "illegal", "seat", "message", "limit", "table", "over"]
    text: str
    article: str = ""


class Pong(Struct, tag_field="is", tag="pong"):
    pass


FromServer = TableNews | StateNews | LogNews | Reasons | Refused | Pong
