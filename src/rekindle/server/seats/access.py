"""What somebody may do at a table, by the secrets that they present."""

from __future__ import annotations

from dataclasses import dataclass

from rekindle.server.accounts.sessions import session_account
from rekindle.server.secrets import any_matches, matches
from rekindle.server.store.database import Database
from rekindle.server.store.tables import StoredTable

MAX_KEYS = 16
"""Keys that are checked per request: more than a table has seats."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """The secrets that a client presented. They are neither stored nor logged."""

    keys: tuple[str, ...] = ()
    watch: str = ""
    session: str = ""
    invitation: str = ""


@dataclass(frozen=True, slots=True)
class Access:
    """What a client may do at one table."""

    seats: frozenset[int] = frozenset()
    """The client's own seats, without those that they have resigned."""
    host: bool = False
    may_view: bool = False
    account_id: int | None = None


async def find_access(db: Database, stored: StoredTable, tokens: Tokens) -> Access:
    """Return what these tokens allow at a table; a session is looked up in the database."""
    account = await session_account(db, tokens.session)
    return access_to(stored, tokens, None if account is None else account.id)


def access_to(stored: StoredTable, tokens: Tokens, account_id: int | None) -> Access:
    """Return what these tokens and this account allow at a table."""
    keys = tokens.keys[:MAX_KEYS]
    held = [
        seat
        for seat in stored.seats
        if any_matches(keys, seat.key_hash)
        or (account_id is not None and seat.account_id == account_id)
    ]
    own = frozenset(seat.seat for seat in held if not seat.resigned)
    host = any_matches(keys, stored.row.host_hash) or (
        account_id is not None and stored.row.host_account == account_id
    )
    invited = any(matches(tokens.invitation, seat.invitation_hash) for seat in stored.seats)
    watches = matches(tokens.watch, stored.row.watch_hash)
    may_view = stored.row.listed or bool(held) or host or invited or watches
    return Access(own, host, may_view, account_id)
