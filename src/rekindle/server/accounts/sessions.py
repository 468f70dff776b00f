"""Making accounts and logging in."""

from __future__ import annotations

from rekindle.server import secrets
from rekindle.server.http.errors import Refusal
from rekindle.server.protocol.messages import Credentials, Session
from rekindle.server.seats.names import clean_name
from rekindle.server.store.accounts import (
    add_account,
    add_session,
    change_password,
    find_account,
    remove_expired,
)
from rekindle.server.tables.opening import Desk

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


async def register(desk: Desk, wish: Credentials) -> Session:
    """A new account, if the name is free and the password can be one."""
    name = clean_name(wish.name)
    check_password(wish.password)
    kept = await secrets.hashed_password(wish.password)
    account = await desk.db.write(add_account, name, kept, desk.now())
    if account is None:
        raise Refusal(409, "account-taken", name=name)
    return await session_for(desk, account, name)


def check_password(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise Refusal(400, "password-short", least=SHORTEST_PASSWORD)
    if len(password) > LONGEST_PASSWORD:
        raise Refusal(400, "password-long", most=LONGEST_PASSWORD)


async def log_in(desk: Desk, wish: Credentials) -> Session:
    """A session, if name and password fit. A wrong name takes as long as a wrong password."""
    account = await desk.db.read(find_account, " ".join(wish.name[:100].split()))
    kept = None if account is None else account.password
    fits = await secrets.password_fits(wish.password[: LONGEST_PASSWORD + 1], kept)
    if account is None or not fits:
        raise Refusal(401, "login-wrong")
    if secrets.needs_rehash(account.password):
        better = await secrets.hashed_password(wish.password)
        await desk.db.write(change_password, account.id, better)
    return await session_for(desk, account.id, account.name)


async def session_for(desk: Desk, account_id: int, name: str) -> Session:
    token, now = secrets.new_secret(), desk.now()
    expires = now + desk.settings.times.session
    await desk.db.write(remove_expired, now)
    await desk.db.write(add_session, secrets.hashed(token), account_id, expires)
    return Session(name, token)
