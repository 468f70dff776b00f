"""A table as clients open it and see it, over HTTP and the WebSocket alike."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

MAX_NAME = 24
"""Characters of a person's name."""

SeatKind = Literal["open", "invited", "person", "shared", "bot"]
"""For anybody, for whoever has the link, taken, on the host's device, a bot."""
Pace = Literal["live", "turns"]
Status = Literal["waiting", "running", "over"]
Language = Literal["en", "de"]


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table. `person` is the host's own seat."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class TableWish(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    pack: str = ""
    """The id of a pack that this server offers; the game's own if empty."""
    listed: bool = False
    pace: Pace = "live"
    clock: int = 0
    """Seconds a seat may think before the others may vote for a substitute; 0 for the default."""


class SeatInfo(Struct):
    """A seat as everybody at the table sees it, except for `mine`."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    here: bool
    """Whether its owner is connected."""
    mine: bool
    """Whether it belongs to the recipient."""
    substitute: str
    """The level of the bot that plays for an absent owner, or empty."""
    votes: list[int]
    """The seats that voted for a substitute."""
    overdue: bool
    """Whether the clock has run out, so that the others may vote."""
    resigned: bool = False
    """Whether its owner has given it up, so that the substitute plays on for good."""
    rating: int | None = None
    """Of the bot that decides here; null for people, and for bots that were not measured."""


class ScorePart(Struct):
    """One line of a final score."""

    name: str
    points: int


class SeatScore(Struct):
    """A seat's final score."""

    seat: int
    place: int
    total: int
    lines: list[ScorePart]
    tie_break: str
    """What placed it before the next seats, if they have the same total; otherwise empty."""


class Outcome(Struct):
    """How a game ended; all texts are in the requested language."""

    seats: list[SeatScore]
    reason: str


class Branch(Struct):
    """The game and the decision that a table branches off."""

    table: str
    at: int


class Proposal(Struct):
    """Somebody proposes to abandon the game. It ends when all who play have agreed."""

    seat: int
    """Whose proposal it is."""
    agreed: list[int]
    """The seats that have agreed so far, with the one that proposed it."""


class TableInfo(Struct):
    """A table without the state of its game."""

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
    """Seconds since 1970, like all times."""
    seats: list[SeatInfo]
    deciding: list[int]
    since: float
    """When the current decision was first offered."""
    length: int
    """Number of decisions so far."""
    host: bool
    """Whether the recipient opened the table."""
    branch: Branch | None = None
    outcome: Outcome | None = None
    """Null until the game is over; it stays null if the game was abandoned."""
    proposal: Proposal | None = None


class Key(Struct):
    """Proves that a seat is one's own. Only the browser that received it knows it."""

    seat: int
    secret: str


class Invitation(Struct):
    """Allows taking a seat of the kind `invited`."""

    seat: int
    token: str


class Opened(Struct):
    """The response to opening a table."""

    table: TableInfo
    keys: list[Key]
    invitations: list[Invitation]
    watch: str
    """A token for spectators of a table that is not listed."""
