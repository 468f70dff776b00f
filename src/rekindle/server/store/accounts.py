"""Queries for accounts, sessions and one-time links."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rekindle.server.store.models import AccountRow, accounts, links, sessions


def folded(name: str) -> str:
    """Names are unique regardless of case."""
    return name.casefold()


def add_account(connection: Connection, name: str, password: str, now: float) -> int | None:
    """Return the new account's id; None if the name is taken."""
    try:
        with connection.begin_nested():
            result = connection.execute(
                insert(accounts).returning(accounts.c.id),
                {"name": name, "folded": folded(name), "password": password, "created": now},
            )
            return int(result.scalar_one())
    except IntegrityError:
        return None


def find_account(connection: Connection, name: str) -> AccountRow | None:
    row = connection.execute(
        select(accounts.c.id, accounts.c.name, accounts.c.password).where(
            accounts.c.folded == folded(name)
        )
    ).one_or_none()
    return None if row is None else AccountRow(*row)


def change_password(connection: Connection, account_id: int, password: str) -> None:
    connection.execute(
        update(accounts).where(accounts.c.id == account_id).values(password=password)
    )


def remove_account(connection: Connection, account_id: int) -> None:
    """Remove an account and its sessions. Its seats stay with the browsers that have their keys."""
    connection.execute(delete(accounts).where(accounts.c.id == account_id))


def add_session(connection: Connection, token_hash: str, account_id: int, expires: float) -> None:
    connection.execute(
        insert(sessions),
        {"token_hash": token_hash, "account_id": account_id, "expires": expires},
    )


def session_account(connection: Connection, token_hash: str, now: float) -> AccountRow | None:
    """Return the account of a session; None if it is unknown or expired."""
    row = connection.execute(
        select(accounts.c.id, accounts.c.name, accounts.c.password)
        .join(sessions, sessions.c.account_id == accounts.c.id)
        .where(sessions.c.token_hash == token_hash, sessions.c.expires > now)
    ).one_or_none()
    return None if row is None else AccountRow(*row)


def remove_session(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def remove_expired(connection: Connection, now: float) -> None:
    """Remove expired sessions and links."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    connection.execute(delete(links).where(links.c.expires <= now))


# Links that move a seat to another device


def add_link(
    connection: Connection, token_hash: str, table_id: str, seat: int, expires: float
) -> None:
    """Add a link for a seat, replacing an earlier one."""
    connection.execute(delete(links).where(links.c.table_id == table_id, links.c.seat == seat))
    connection.execute(
        insert(links),
        {"token_hash": token_hash, "table_id": table_id, "seat": seat, "expires": expires},
    )


def use_link(connection: Connection, token_hash: str, table_id: str, now: float) -> int | None:
    """Use a link up and return its seat; None if it is unknown or expired."""
    row = connection.execute(
        delete(links)
        .where(
            links.c.token_hash == token_hash,
            links.c.table_id == table_id,
            links.c.expires > now,
        )
        .returning(links.c.seat)
    ).one_or_none()
    return None if row is None else int(row[0])
