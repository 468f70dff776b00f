"""Checks across the components of a pack: unique ids, counts, references."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from .component import Component, children, referred
from .errors import Problem
from .files import HEADER, TomlTable
from .suggestions import did_you_mean
from .toml_lines import Path, key_of


def duplicates(tables: Sequence[TomlTable]) -> Iterator[Problem]:
    """Components of the same kind with the same id."""
    first: dict[tuple[str, str], TomlTable] = {}
    for table in tables:
        taken = table.data.get("id")
        if not isinstance(taken, str):
            continue
        earlier = first.setdefault((table.kind, taken), table)
        if earlier is not table:
            place = f"{earlier.file.name}:{earlier.line()}"
            yield table.problem(
                "duplicate id", "id", text=taken, suggestion=f"it is also at {place}"
            )


def miscounted(
    tables: Sequence[TomlTable],
    kinds: Collection[str],
    optional: Collection[str],
    counts: Mapping[str, int],
) -> Iterator[Problem]:
    """Kinds that are missing, or whose number is not the game's."""
    for kind in kinds:
        ours = [table for table in tables if table.kind == kind]
        if not ours:
            if kind not in optional:
                yield Problem(HEADER, 1, "", f"[[{kind}]] is missing", "add a file with it")
        elif len(ours) != counts.get(kind, len(ours)):
            yield ours[-1].problem(
                f"[[{kind}]]: {entries(len(ours))}", suggestion=f"there must be {counts[kind]}"
            )


def entries(n: int) -> str:
    return "1 entry" if n == 1 else f"{n} entries"


def unknown_references(
    tables: Sequence[TomlTable], kinds: Mapping[str, type[Component]]
) -> Iterator[Problem]:
    """References to components that do not exist."""
    known: dict[str, list[str]] = {kind: [] for kind in kinds}
    for table in tables:
        if isinstance(table.data.get("id"), str):
            known[table.kind].append(table.data["id"])
    for table in tables:
        for kind, name, path in _references(kinds[table.kind], table.data, ()):
            if name not in known[kind]:
                right = (
                    did_you_mean(name, known[kind]) if known[kind] else f"the pack has no {kind}"
                )
                yield table.problem(
                    f"{key_of(path)}: unknown {kind}", *path, text=name, suggestion=right
                )


def _references(hint: Any, data: object, path: Path) -> Iterator[tuple[str, str, Path]]:
    """Every reference in a component: the kind, the id, and the path to it."""
    kind = referred(hint)
    if kind is not None and isinstance(data, str):
        yield kind, data, path
    for key, part, value in children(hint, data):
        yield from _references(part, value, (*path, key))
