"""The hash of a pack: equal for equal content, however it is written."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from .tree import Effect


def fingerprint(content: object) -> str:
    """Return sixteen hex digits that depend on the content only."""
    text = msgspec.json.encode(_canonical(content), order="sorted")
    return sha256(text).hexdigest()[:16]


def _canonical(value: object) -> object:
    """Return plain data with effects as canonical text and without defaults.

    Defaults are omitted so that a game can add an optional key to its components without
    changing the hash of existing packs.
    """
    if isinstance(value, Effect):
        return str(value)
    if isinstance(value, msgspec.Struct):
        return {
            field.encode_name: _canonical(getattr(value, field.name))
            for field in msgspec.structs.fields(value)
            if field.required or getattr(value, field.name) != _default(field)
        }
    if isinstance(value, Mapping):
        return {key: _canonical(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_canonical(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted((_canonical(item) for item in value), key=repr)
    return value


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
