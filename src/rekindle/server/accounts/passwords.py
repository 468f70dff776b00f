"""Hashing and verifying passwords with argon2, in threads."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from rekindle.server.secrets import new_secret

# Hashing is slow and needs much memory on purpose: at most two run at a time.
_THREADS = ThreadPoolExecutor(2, "passwords")


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


async def hash_password(password: str) -> str:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREADS, _hasher().hash, password)


async def verify_password(password: str, stored: str | None) -> bool:
    """Whether a password has this hash. None never matches, and takes just as long."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _verify, password, stored)


def _verify(password: str, stored: str | None) -> bool:
    try:
        return _hasher().verify(stored or _dummy_hash(), password)
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _dummy_hash() -> str:
    """A hash that nothing matches, for names without an account."""
    return _hasher().hash(new_secret())


def needs_rehash(stored: str) -> bool:
    return _hasher().check_needs_rehash(stored)
