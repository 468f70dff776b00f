"""What has to hold between the components of a pack: ids, references, numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from .files import HEADER, Table
from .locate import Path, key_of
from .mistakes import did_you_mean
from .problems import Problem
from .shape import Component, children, referred


def duplicates(tables: Sequence[Table]) -> Iterator[Problem]:
    """Two components of a kind with one id."""
    first: dict[tuple[str, str], Table] = {}
    for table in tables:
        taken = table.data.get("id")
        if not isinstance(taken, str):
            continue
        earlier = first.setdefault((table.kind, taken), table)
        if earlier is not table:
            place = f"{earlier.file.name}:{earlier.line()}"
            yield table.problem(
                "this id is taken", "id", text=taken, suggestion=f"the other one is at {place}"
            )


def miscounted(
    tables: Sequence[Table],
    kinds: Collection[str],
    optional: Collection[str],
    counts: Mapping[str, int],
) -> Iterator[Problem]:
    """Kinds that are missing altogether, or that are not as many as the game has."""
    for kind in kinds:
        ours = [table for table in tables if table.kind == kind]
        if not ours:
            if kind not in optional:
                yield Problem(HEADER, 1, "", f"no file has [[{kind}]]", "add a file that lists it")
        elif len(ours) != counts.get(kind, len(ours)):
            yield ours[-1].problem(
                f"there are {len(ours)} of [[{kind}]]", suggestion=f"the game has {counts[kind]}"
            )


def unknown_references(
    tables: Sequence[Table], kinds: Mapping[str, type[Component]]
) -> Iterator[Problem]:
    """Ids that no component of the kind has."""
    known: dict[str, list[str]] = {kind: [] for kind in kinds}
    for table in tables:
        if isinstance(table.data.get("id"), str):
            known[table.kind].append(table.data["id"])
    for table in tables:
        for kind, name, path in _references(kinds[table.kind], table.data, ()):
            if name not in known[kind]:
                right = did_you_mean(name, known[kind]) if known[kind] else "there is none at all"
                yield table.problem(
                    f"{key_of(path)}: unknown {kind}", *path, text=name, suggestion=right
                )


def _references(hint: Any, data: object, path: Path) -> Iterator[tuple[str, str, Path]]:
    """Every id of another component in this one: its kind, itself, and the way to it."""
    kind = referred(hint)
    if kind is not None and isinstance(data, str):
        yield kind, data, path
    for key, part, value in children(hint, data):
        yield from _references(part, value, (*path, key))
