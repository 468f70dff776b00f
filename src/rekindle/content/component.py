"""Components: their base classes, and walking their type annotations alongside the data."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

#: Where the numbers of a component come from: the rulebook, another publication, our design.
Source = Literal["rulebook", "published", "rekindle"]

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9_-]*$")]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table inside a component, such as an ability."""


class Component(Part, frozen=True, kw_only=True):
    """A component of a pack, such as a card or a space."""

    id: Id
    source: Source


def ref(kind: str) -> msgspec.Meta:
    """Mark a string as the id of a component: `Annotated[str, ref("market")]`."""
    return msgspec.Meta(extra={"ref": kind})


def core(hint: Any) -> Any:
    """Return the type without `Annotated` and `| None`."""
    if get_origin(hint) is Annotated:
        return core(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        some = [arg for arg in get_args(hint) if arg is not types.NoneType]
        return core(some[0]) if len(some) == 1 else hint
    return hint


def referred(hint: Any) -> str | None:
    """Return the kind of component that a string refers to, None if it is not a reference."""
    if get_origin(hint) in (Union, types.UnionType):
        return next(filter(None, map(referred, get_args(hint))), None)
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra and "ref" in meta.extra:
            return str(meta.extra["ref"])
    return None


def struct(hint: Any) -> type[msgspec.Struct] | None:
    kind = core(hint)
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def children(hint: Any, data: object) -> Iterator[tuple[str | int, Any, object]]:
    """Yield the parts of a value: (key or index, annotation, value)."""
    kind = core(hint)
    if isinstance(data, dict):
        yield from _entries(kind, data)
    elif isinstance(data, list) and get_origin(kind) in (list, tuple, set, frozenset):
        items = get_args(kind)
        if get_origin(kind) is tuple and items[-1:] != (...,):
            yield from zip(range(len(data)), items, data, strict=False)
        else:
            yield from ((at, items[0], item) for at, item in enumerate(data))


def _entries(kind: Any, data: dict[str, object]) -> Iterator[tuple[str, Any, object]]:
    table = struct(kind)
    if table is not None:
        for field in msgspec.structs.fields(table):
            if field.encode_name in data:
                yield field.encode_name, field.type, data[field.encode_name]
    elif get_origin(kind) is dict:
        for key, value in data.items():
            yield key, get_args(kind)[1], value
