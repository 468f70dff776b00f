"""Who asks, and what that person may do at a table."""

from __future__ import annotations

import time
from dataclasses import dataclass

from rekindle.server.secrets import any_proves, hashed, proves
from rekindle.server.store.accounts import session_account
from rekindle.server.store.database import Database
from rekindle.server.store.models import AccountRow
from rekindle.server.store.tables import Kept

MOST_KEYS = 16
"""So many keys are looked at in one request: more than a table has seats."""


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody showed to prove who they are; nothing of it is kept or logged."""

    keys: tuple[str, ...] = ()
    watch: str = ""
    session: str = ""
    invitation: str = ""


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody in front of one table."""

    seats: frozenset[int] = frozenset()
    """Those that are theirs."""
    host: bool = False
    may_look: bool = False
    account_id: int | None = None


async def account_of(db: Database, session: str) -> AccountRow | None:
    """Whose session this is; None if it is nobody's, or too old."""
    if not session:
        return None
    return await db.read(session_account, hashed(session), time.time())


async def asker(db: Database, kept: Kept, given: Given) -> Asker:
    """What somebody may do at a table."""
    account = await account_of(db, given.session)
    return asker_of(kept, given, None if account is None else account.id)


def asker_of(kept: Kept, given: Given, account_id: int | None) -> Asker:
    keys = given.keys[:MOST_KEYS]
    own = frozenset(
        seat.seat
        for seat in kept.seats
        if any_proves(keys, seat.key_hash)
        or (account_id is not None and seat.account_id == account_id)
    )
    host = any_proves(keys, kept.row.host_hash) or (
        account_id is not None and kept.row.host_account == account_id
    )
    invited = any(proves(given.invitation, seat.invitation_hash) for seat in kept.seats)
    watches = proves(given.watch, kept.row.watch_hash)
    may_look = kept.row.listed or bool(own) or host or invited or watches
    return Asker(own, host, may_look, account_id)
