"""TypeScript declarations from msgspec structs, with their docstrings as comments."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct, inspect

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Declarations:
    """The aliases and structs of some modules as TypeScript.

    Names that `shared` declares are used from there; `imported` has those that are needed.
    """

    def __init__(self, modules: Iterable[ModuleType], shared: Declarations | None = None) -> None:
        self.modules = list(modules)
        self.shared = shared
        self.aliases: dict[str, inspect.Type] = {}
        for module in self.modules:
            self.aliases |= {name: inspect.type_info(alias) for name, alias in aliases(module)}
        self.imported: set[str] = set()
        self.text = "\n".join(part for module in self.modules for part in self._declare(module))

    def _declare(self, module: ModuleType) -> Iterator[str]:
        for name, alias in aliases(module):
            told = comment(described(module).get(name, ""))
            yield f"{told}export type {name} = {self._expanded(inspect.type_info(alias))};\n"
        for struct in structs(module):
            yield self._interface(struct, described(module))

    def _interface(self, struct: type[Struct], docs: dict[str, str]) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        name = struct.__name__
        lines = [f"{comment(docs.get(name, ''))}export interface {self._head(struct)} {{"]
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            if field.name in struct.__annotations__:  # the others are inherited
                told = comment(docs.get(f"{name}.{field.name}", ""), "  ")
                lines.append(f"{told}  {key(struct, field)}: {self._field(struct, field)};")
        return "\n".join([*lines, "}"]) + "\n"

    def _head(self, struct: type[Struct]) -> str:
        parameters = ", ".join(one.__name__ for one in type_parameters(struct))
        bases = [one for one in struct.__bases__ if issubclass(one, Struct) and one is not Struct]
        extends = " extends " + ", ".join(self._name(one) for one in bases) if bases else ""
        return f"{struct.__name__}{f'<{parameters}>' if parameters else ''}{extends}"

    def _field(self, struct: type[Struct], field: inspect.Field) -> str:
        names = [one.__name__ for one in type_parameters(struct)]
        written = str(struct.__annotations__[field.name])
        return written if written in names else self.type(field.type)

    def type(self, of: inspect.Type) -> str:
        """A type, by its alias if it has one."""
        for declarations in (self, self.shared):
            for name, alias in declarations.aliases.items() if declarations else ():
                if alias == of:
                    if declarations is self.shared:
                        self.imported.add(name)
                    return name
        return self._expanded(of)

    def _expanded(self, of: inspect.Type) -> str:
        match of:
            case inspect.StructType(cls=cls):
                return self._name(cls)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self.type, items))}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(map(self.type, types))
        return SIMPLE[type(of)]

    def _name(self, cls: Any) -> str:
        """A struct by its name, with the types it is made for."""
        origin = get_origin(cls) or cls
        if self.shared and origin.__module__ in {m.__name__ for m in self.shared.modules}:
            self.imported.add(origin.__name__)
        arguments = ", ".join(self.type(inspect.type_info(one)) for one in get_args(cls))
        return f"{origin.__name__}{f'<{arguments}>' if arguments else ''}"


def key(struct: type[Struct], field: inspect.Field) -> str:
    """The name of a field in JSON, with a mark if it may be omitted.

    Clients may omit what has a default; the server omits what is UNSET or not worth sending.
    """
    config = struct.__struct_config__
    omitted = config.forbid_unknown_fields or config.omit_defaults
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    name = field.encode_name
    name = name if name.isidentifier() else f'"{name}"'
    return f"{name}?" if not field.required and (omitted or unset) else name


def type_parameters(struct: type[Struct]) -> tuple[Any, ...]:
    return getattr(struct, "__parameters__", ())


def structs(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines, in their order."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__
    ]


def aliases(module: ModuleType) -> list[tuple[str, Any]]:
    """The type aliases that a module defines, in their order; functions do not become JSON."""
    named = [
        target.id
        for node in parsed(module).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    found = [(name, vars(module)[name]) for name in named if get_origin(vars(module)[name])]
    return [(name, alias) for name, alias in found if get_origin(alias) is not Callable]


@cache
def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


@cache
def described(module: ModuleType) -> dict[str, str]:
    """The docstrings of a module by name: of structs, of aliases, and of fields `Struct.field`."""
    found = dict(docstrings(parsed(module).body))
    for node in parsed(module).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
            found |= {f"{node.name}.{name}": text for name, text in docstrings(node.body)}
    return found


def docstrings(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """The names that are assigned or annotated, each with the string below it."""
    for node, below in pairwise(body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        text = getattr(getattr(below, "value", None), "value", None)
        if isinstance(target, ast.Name) and isinstance(below, ast.Expr) and isinstance(text, str):
            yield target.id, text


def comment(text: str, indent: str = "") -> str:
    lines = [line.strip() for line in text.splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    inner = "\n".join(f"{indent} * {line}".rstrip() for line in lines)
    return f"{indent}/**\n{inner}\n{indent} */\n"
