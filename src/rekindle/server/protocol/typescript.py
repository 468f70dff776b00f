"""The page's TypeScript types: `python -m rekindle.server.protocol.typescript FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from rekindle.server.protocol import messages as protocol

HEAD = "// Made by `make protocol` from src/rekindle/server/protocol.py: change it there.\n"
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def typescript() -> str:
    """Every struct as an interface, every union of structs as a type."""
    found = vars(protocol)
    structs = [one for one in found.values() if isinstance(one, type) and is_ours(one)]
    unions = {name: one for name, one in found.items() if isinstance(one, UnionType)}
    parts = [HEAD, *map(interface, structs)]
    for name, union in unions.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def is_ours(one: type) -> bool:
    return issubclass(one, Struct) and one.__module__ == protocol.__name__


def interface(struct: type[Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines.append(f"  {field.name}{optional(struct, field)}: {ts(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def optional(struct: type[Struct], field: inspect.Field) -> str:
    """What the page sends may leave out what has a default; what the server sends is whole."""
    asked = bool(struct.__struct_config__.forbid_unknown_fields)
    return "?" if asked and not field.required else ""


def ts(of: inspect.Type) -> str:
    match of:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.ListType(item_type=item):
            inner = ts(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{ts(key)}, {ts(value)}>"
        case inspect.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(map(ts, types))
    return SIMPLE[type(of)]


def main(arguments: list[str]) -> Any:
    Path(arguments[0]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
