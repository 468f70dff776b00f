"""Random secrets: created, hashed, compared. Only hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

TABLE_ID_BYTES = 9
SEED_BITS = 128
SECRET_BYTES = 24
MAX_LENGTH = 64
"""Longer values are rejected without hashing them."""


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_secret() -> str:
    """Return an unguessable token: a seat key, an invitation, a session."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_seed() -> int:
    """Return an unguessable seed for a game."""
    return secrets.randbits(SEED_BITS)


def hashed(secret: str) -> str:
    """Return the hash that is stored. Secrets are long and random, so a fast hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Whether a secret has this hash."""
    if not stored or not 0 < len(secret) <= MAX_LENGTH:
        return False
    return hmac.compare_digest(hashed(secret), stored)


def any_matches(candidates: Iterable[str], stored: str) -> bool:
    return any(matches(secret, stored) for secret in candidates)
