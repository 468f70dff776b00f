"""The database schema, and its rows as Python classes.

Secrets are stored as hashes only: reading the database does not allow anybody to take a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    false,
)

BOT_LEASE = 5.0
"""Seconds for which a worker that wants to run a table's bots is responsible for them."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False, unique=True),  # the name, case-folded
    Column("password", String, nullable=False),  # argon2 hash
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column(
        "account_id",
        ForeignKey("accounts.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("expires", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pack", String, nullable=False),
    Column("pack_hash", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", String, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("host_hash", String, nullable=False),
    Column("host_account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("watch_hash", String, nullable=False),
    Column("address", String, nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("ended", Float),
    Column("number", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("deciding", Integer, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Column("branch_table", String),
    Column("branch_at", Integer),
    Column("bot_until", Float, nullable=False),
    Column("bot_worker", String, nullable=False, server_default=""),
    Column("proposer", Integer),
    Column("proposed", Integer, nullable=False, server_default="0"),
    Column("agreed", Integer, nullable=False, server_default="0"),
    Index(None, "status", "listed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("key_hash", String, nullable=False),
    Column("account_id", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("invitation_hash", String, nullable=False),
    Column("substitute", String, nullable=False),
    Column("resigned", Boolean, nullable=False, server_default=false()),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", _of_table(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("table_id", _of_table(), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", _of_table(), primary_key=True),
    Column("absent", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

hidden = Table(
    "hidden",
    metadata,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", _of_table(), primary_key=True),
)
"""Tables that an account has removed from its list."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its seats and its journal."""

    id: str
    game: str
    options: dict[str, str]
    pack: str
    pack_hash: str
    rules: int
    seats: int
    seed: str
    """As in a record, with those of branches. Secret until the game is over."""
    listed: bool
    pace: str
    clock: int
    status: str
    host_hash: str
    host_account: int | None
    watch_hash: str
    address: str
    """The creator's address, for the limit on tables; cleared when the game is over."""
    created: float
    since: float
    """When the current decision was first offered, or when the table last changed."""
    ended: float | None = None
    number: int = 0
    """Number of journal entries."""
    length: int = 0
    """Number of decisions in the current line."""
    deciding: int = 0
    """Bit set of the seats that must decide now."""
    outcome: dict[str, Any] | None = None
    """The result of the game, independent of language."""
    branch_table: str | None = None
    branch_at: int | None = None
    bot_until: float = 0.0
    """When the lease of the worker that runs this table's bots expires."""
    bot_worker: str = ""
    """The worker that has or had the lease."""
    proposer: int | None = None
    """The seat that proposes to abandon the game, if one does."""
    proposed: int = 0
    """Number of journal entries when that was proposed."""
    agreed: int = 0
    """Bit set of the seats that have agreed, the proposer among them."""

    @property
    def deciding_seats(self) -> list[int]:
        return self._seats_in(self.deciding)

    @property
    def agreed_seats(self) -> list[int]:
        return self._seats_in(self.agreed)

    def _seats_in(self, bits: int) -> list[int]:
        return [seat for seat in range(self.seats) if bits >> seat & 1]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table, and who holds it."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    level: str = ""
    key_hash: str = ""
    account_id: int | None = None
    invitation_hash: str = ""
    substitute: str = ""
    """The level of the bot that plays for an absent owner, or empty."""
    resigned: bool = False
    """Whether the owner has given the seat up: the substitute plays on for good."""

    @property
    def bot_level(self) -> str:
        """The level of the bot that decides here, or empty if a person does."""
        return self.level if self.kind == "bot" else self.substitute


@dataclass(frozen=True, slots=True)
class Entry:
    """A journal entry: a move, an undo of as many decisions as its text says, or the end."""

    table_id: str
    number: int
    """From 1, without gaps."""
    kind: str
    """`move`, `undo`, or `abandon`, which is the last one."""
    seat: int
    text: str
    checksum: int
    """Of the resulting state."""
    at: float


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a table is after an entry."""

    length: int
    deciding: tuple[int, ...]
    outcome: dict[str, Any] | None = None
    """None until the game is over, and if it is abandoned."""
    abandoned: bool = False

    @property
    def over(self) -> bool:
        return self.abandoned or self.outcome is not None


@dataclass(frozen=True, slots=True)
class AccountRow:
    id: int
    name: str
    password: str


def column_values(row: Any) -> dict[str, Any]:
    """Return a row object's values by column."""
    return {name: getattr(row, name) for name in row.__slots__}


def seat_bits(seats: tuple[int, ...]) -> int:
    """Return seats as a bit set."""
    return sum(1 << seat for seat in set(seats))
