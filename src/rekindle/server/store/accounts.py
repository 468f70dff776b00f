"""Queries about accounts, sessions and one-time links."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rekindle.server.store.models import AccountRow, accounts, links, seats, sessions


def folded(name: str) -> str:
    """Names that differ only in case are one name."""
    return name.casefold()


def add_account(connection: Connection, name: str, password: str, now: float) -> int | None:
    """The new account's id; None if the name is taken."""
    try:
        with connection.begin_nested():
            done = connection.execute(
                insert(accounts).returning(accounts.c.id),
                {"name": name, "folded": folded(name), "password": password, "created": now},
            )
            return int(done.scalar_one())
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
    """Its sessions go with it; its seats stay with the browsers that have their keys."""
    connection.execute(delete(accounts).where(accounts.c.id == account_id))


def add_session(connection: Connection, token_hash: str, account_id: int, expires: float) -> None:
    connection.execute(
        insert(sessions),
        {"token_hash": token_hash, "account_id": account_id, "expires": expires},
    )


def session_account(connection: Connection, token_hash: str, now: float) -> AccountRow | None:
    """Whose session it is; None if there is none, or if it is too old."""
    row = connection.execute(
        select(accounts.c.id, accounts.c.name, accounts.c.password)
        .join(sessions, sessions.c.account_id == accounts.c.id)
        .where(sessions.c.token_hash == token_hash, sessions.c.expires > now)
    ).one_or_none()
    return None if row is None else AccountRow(*row)


def remove_session(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def remove_expired(connection: Connection, now: float) -> None:
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    connection.execute(delete(links).where(links.c.expires <= now))


# Links that bring a seat to another device


def add_link(
    connection: Connection, token_hash: str, table_id: str, seat: int, expires: float
) -> None:
    """A new link for a seat; an older one for it is void."""
    connection.execute(delete(links).where(links.c.table_id == table_id, links.c.seat == seat))
    connection.execute(
        insert(links),
        {"token_hash": token_hash, "table_id": table_id, "seat": seat, "expires": expires},
    )


def use_link(connection: Connection, token_hash: str, table_id: str, now: float) -> int | None:
    """The seat that a link is for; it is used up by that. None if it is unknown or too old."""
    found = connection.execute(
        delete(links)
        .where(
            links.c.token_hash == token_hash,
            links.c.table_id == table_id,
            links.c.expires > now,
        )
        .returning(links.c.seat)
    ).one_or_none()
    return None if found is None else int(found[0])


def seats_of_account(connection: Connection, table_id: str, account_id: int) -> list[int]:
    return list(
        connection.scalars(
            select(seats.c.seat).where(
                seats.c.table_id == table_id, seats.c.account_id == account_id
            )
        )
    )
