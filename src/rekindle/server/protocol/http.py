"""Bodies that are used over HTTP only: games, seats, accounts, replays, errors."""

from __future__ import annotations

from msgspec import Struct

from rekindle.kernel.view import View
from rekindle.server.protocol.live import LogEntry, MoveInfo
from rekindle.server.protocol.tables import SeatKind

# Games


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    text: str
    """A question, in the requested language."""
    values: list[str]
    titles: list[str]
    """What each of the values answers to it."""
    default: str


class LevelInfo(Struct):
    """A strength of bots. Requests name it by `id`; the page has a title for it.

    Or a bot of the host's own, which is called by its `id`.
    """

    id: str
    bot: str
    """What it is made of, as in `rekindle play --bots`; empty for a bot of the host's own."""
    rating: int | None = None
    """Points like Elo, for tables as in `GameInfo.rated`; null if it was not measured."""


class Rated(Struct):
    """The tables of a game for which the ratings of its levels hold: with the game's own pack."""

    seats: list[int]
    options: dict[str, str]
    """These options have to be as they are here, all others may be chosen freely."""


class GameInfo(Struct):
    """A game and the choices for opening a table."""

    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionInfo]
    packs: list[str]
    levels: list[LevelInfo]
    rated: Rated | None
    """Null if no level has a rating."""


class ArticleInfo(Struct):
    """An article of a rulebook."""

    id: str
    section: str
    title: str
    """Of its section."""
    text: str


class StepInfo(Struct):
    """A step of how a game is played, in short."""

    title: str
    text: str
    articles: list[str]
    """That say it precisely, without the name of the game: `win.1`."""


# Seats


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Take an open seat, or one for which this is the invitation."""

    name: str
    invitation: str = ""


class Claim(Struct, forbid_unknown_fields=True):
    """Use a one-time link to move a seat to this device."""

    token: str


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host changes a seat. A seat taken by a guest can only be freed, naming the guest."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class BranchWish(Struct, forbid_unknown_fields=True):
    """Play on from a decision of a finished game, at one seat, against bots."""

    at: int
    seat: int
    name: str
    level: str = ""
    """Of all bots. If it is empty, they are as strong as they were, and those at the seats of
    people as strong as substitutes."""


# Accounts


class Credentials(Struct, forbid_unknown_fields=True):
    """For creating an account and for logging in."""

    name: str
    password: str


class Session(Struct):
    """A login: its token goes into the `Authorization` header."""

    name: str
    token: str


# Replays


class Moment(Struct):
    """A game as it was before one of its decisions."""

    at: int
    length: int
    eyes: int | None
    """The seat whose view this is; null for a spectator's."""
    view: View
    deciding: list[int]
    played: MoveInfo | None
    """The next decision, if the recipient may know it."""
    log: list[LogEntry]
    """What the decision before led to."""


class Course(Struct):
    """How a game went: where turns and rounds begin, and everybody's public points by then."""

    length: int
    turns: list[int]
    """The first decision of each turn."""
    rounds: list[int]
    seats: list[int]
    """Whose turn each one is."""
    totals: list[list[int]]
    """By seat: the total at the beginning of each turn, and at the end."""


# Errors


class Problem(Struct):
    """The body of every error response."""

    detail: str
    why: str = ""
