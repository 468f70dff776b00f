"""Secrets: made, hashed, compared. What is kept is never what proves anything."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

TABLE_ID_BYTES = 9
SECRET_BYTES = 24
LONGEST_SECRET = 64
"""Nothing longer is looked at."""


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_secret() -> str:
    """A key, an invitation, a session: nobody can guess it."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_seed() -> int:
    """Of a game: as many digits as a record can hold."""
    return secrets.randbelow(10**18)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a fast hash will do."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def proves(secret: str, kept: str) -> bool:
    """Whether a secret is the one that was kept as a hash."""
    if not kept or not 0 < len(secret) <= LONGEST_SECRET:
        return False
    return hmac.compare_digest(hashed(secret), kept)


def any_proves(given: Iterable[str], kept: str) -> bool:
    return any(proves(secret, kept) for secret in given)


# Passwords


# Hashing a password is slow and takes much memory on purpose: never more than two at once.
_SLOWLY = ThreadPoolExecutor(2, "passwords")


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


async def hashed_password(password: str) -> str:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_SLOWLY, _hasher().hash, password)


async def password_fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that was kept; None takes as long, and never fits."""
    return await asyncio.get_running_loop().run_in_executor(_SLOWLY, _fits, password, kept)


def _fits(password: str, kept: str | None) -> bool:
    try:
        return _hasher().verify(kept or _nobodys_password(), password)
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobodys_password() -> str:
    """For names without an account."""
    return _hasher().hash(new_secret())


def needs_rehash(kept: str) -> bool:
    return _hasher().check_needs_rehash(kept)
