"""Creating accounts, logging in, and finding the account of a session."""

from __future__ import annotations

import time

from rekindle.server import secrets
from rekindle.server.accounts import passwords
from rekindle.server.errors import ApiError
from rekindle.server.names import clean_name, is_visible
from rekindle.server.protocol.http import Credentials, Session
from rekindle.server.services import Services
from rekindle.server.store import accounts as store
from rekindle.server.store.database import Database
from rekindle.server.store.models import AccountRow

MIN_PASSWORD = 8
MAX_PASSWORD = 200


async def register(services: Services, credentials: Credentials) -> Session:
    """Create an account and log in to it."""
    name = clean_name(credentials.name)
    check_password(credentials.password)
    password_hash = await passwords.hash_password(credentials.password)
    account = await services.db.write(store.add_account, name, password_hash, services.now())
    if account is None:
        raise ApiError(409, "account-taken", name=name)
    return await open_session(services, account, name)


def check_password(password: str) -> None:
    if len(password) < MIN_PASSWORD:
        raise ApiError(400, "password-short", least=MIN_PASSWORD)
    if len(password) > MAX_PASSWORD:
        raise ApiError(400, "password-long", most=MAX_PASSWORD)


async def log_in(services: Services, credentials: Credentials) -> Session:
    """Open a session. An unknown name takes as long as a wrong password."""
    name = " ".join(credentials.name[:100].split())
    account = await services.db.read(store.find_account, name) if is_visible(name) else None
    password = credentials.password[: MAX_PASSWORD + 1]
    stored = None if account is None else account.password
    correct = await passwords.verify_password(password, stored)
    if account is None or not correct:
        raise ApiError(401, "login-wrong")
    if passwords.needs_rehash(account.password):
        new_hash = await passwords.hash_password(credentials.password)
        await services.db.write(store.change_password, account.id, new_hash)
    return await open_session(services, account.id, account.name)


async def open_session(services: Services, account_id: int, name: str) -> Session:
    token, now = secrets.new_secret(), services.now()
    expires = now + services.settings.times.session
    await services.db.write(store.remove_expired, now)
    await services.db.write(store.add_session, secrets.hashed(token), account_id, expires)
    return Session(name, token)


async def session_account(db: Database, session: str) -> AccountRow | None:
    """Return the account of a session token; None if it is unknown or expired."""
    if not session:
        return None
    return await db.read(store.session_account, secrets.hashed(session), time.time())
