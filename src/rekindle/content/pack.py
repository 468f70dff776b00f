"""Loading packs: a folder of TOML files, checked and turned into typed components."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from .component import Component, Id, Part
from .consistency import duplicates, entries, miscounted, unknown_references
from .decode import Decoder, shown
from .errors import PackError, Problem
from .files import HEADER, PackFile, TomlTable, read_files
from .fingerprint import fingerprint
from .language import Language
from .suggestions import did_you_mean


class Name(Part, frozen=True, kw_only=True):
    """The name of a pack in every language of the program."""

    en: str
    de: str


class Header(Part, frozen=True, kw_only=True):
    """The table [pack] of pack.toml."""

    id: Id
    game: str
    name: Name
    version: str


@dataclass(frozen=True)
class Pack:
    """The content of a game: typed components of every kind, in file order."""

    header: Header
    _components: Mapping[str, tuple[Component, ...]]
    _tables: Mapping[tuple[str, str], TomlTable]

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def version(self) -> str:
        return self.header.version

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self._components)

    def components(self, kind: str) -> list[Any]:
        """Return all components of a kind; files are ordered by name."""
        return list(self._components[kind])

    def where(self, kind: str, name: str, *path: str | int) -> tuple[str, int]:
        """Return the file and line of a component, or of a key in it."""
        table = self._tables[kind, name]
        return table.file.name, table.line(*path)

    def problem(
        self, kind: str, name: str, message: str, *path: str | int, suggestion: str = ""
    ) -> Problem:
        """Return a problem of a component, or of a key in it, for the checks of a game."""
        table = self._tables[kind, name]
        value: Any = table.data if path else name
        for step in path:
            value = value[step]
        return table.problem(message, *path, text=shown(value), suggestion=suggestion)

    def miscount(
        self, kind: str, what: str, found: Sequence[Component], wanted: int | str
    ) -> Problem:
        """Return the problem that there are too many or too few of something."""
        at = found[-1] if found else self._components[kind][-1]
        among = f", '{at.id}' among them" if found else ""
        return self._tables[kind, at.id].problem(
            f"{what}: {entries(len(found))}{among}", suggestion=f"there must be {wanted}"
        )

    @cached_property
    def hash(self) -> str:
        """The hash of the content, by which a record names its pack."""
        return fingerprint({"pack": self.header, **self._components})


Check = Callable[[Pack], Iterable[Problem]]


@dataclass(frozen=True, kw_only=True)
class Schema:
    """The kinds of components in the packs of a game, and their checks."""

    game: str
    language: Language
    kinds: Mapping[str, type[Component]]
    optional: Collection[str] = ()  # kinds that may be missing
    counts: Mapping[str, int] = field(default_factory=dict)  # kinds with a fixed number
    checks: Sequence[Check] = ()  # run if all components are valid


def load(folder: Traversable | Path, schema: Schema) -> Pack:
    """Load a pack. Raises PackError with all its problems."""
    return _Loader(folder, schema).pack()


class _Loader:
    """Loads one pack and collects its problems."""

    def __init__(self, folder: Traversable | Path, schema: Schema) -> None:
        self._schema = schema
        self._decoder = Decoder(schema.language)
        found = list(read_files(folder))
        self._files = [file for file in found if isinstance(file, PackFile)]
        self._problems = [problem for problem in found if isinstance(problem, Problem)]
        # If a file cannot be read, nothing is known to be missing or unknown.
        self._all_read = not self._problems

    def pack(self) -> Pack:
        schema = self._schema
        header = self._header()
        tables = [table for file in self._files for table in self._tables(file)]
        components = {kind: tuple(self._components(tables, kind)) for kind in schema.kinds}
        self._problems.extend(duplicates(tables))
        if self._all_read:
            self._problems.extend(miscounted(tables, schema.kinds, schema.optional, schema.counts))
            self._problems.extend(unknown_references(tables, schema.kinds))
        all_built = len(tables) == sum(map(len, components.values()))
        if header is None or not self._all_read or not all_built:
            raise PackError(self._problems)
        pack = Pack(header, components, {(t.kind, t.data["id"]): t for t in reversed(tables)})
        for check in schema.checks:
            self._problems.extend(check(pack))
        if self._problems:
            raise PackError(self._problems)
        return pack

    def _header(self) -> Header | None:
        file = next((file for file in self._files if file.name == HEADER), None)
        if file is None:
            return None
        data = file.data.get("pack")
        if not isinstance(data, dict):
            self._wrong(file, (), "", "[pack] is missing", "write [pack] with id and game")
            return None
        try:
            header = self._decoder.build(Header, data)
        except msgspec.ValidationError:
            self._problems.extend(self._decoder.problems(Header, data, file, ("pack",)))
            return None
        game = self._schema.game
        if header.game != game:
            self._wrong(
                file,
                ("pack", "game"),
                header.game,
                "pack for another game",
                f"expected '{game}'",
            )
        return header

    def _tables(self, file: PackFile) -> Iterator[TomlTable]:
        """The components in a file; anything else in it is a problem."""
        for kind, listed in file.data.items():
            if file.name == HEADER and kind == "pack":
                continue
            if kind not in self._schema.kinds:
                right = did_you_mean(kind, list(self._schema.kinds))
                self._wrong(file, (kind,), kind, "unknown kind of component", right)
            elif isinstance(listed, list) and all(isinstance(item, dict) for item in listed):
                for index, data in enumerate(listed):
                    yield TomlTable(kind, index, data, file)
            else:
                self._wrong(file, (kind,), kind, "not a list of tables", f"write [[{kind}]]")

    def _components(self, tables: Sequence[TomlTable], kind: str) -> Iterator[Component]:
        struct = self._schema.kinds[kind]
        for table in tables:
            if table.kind != kind:
                continue
            try:
                yield self._decoder.build(struct, table.data)
            except msgspec.ValidationError:
                path = (kind, table.index)
                self._problems.extend(self._decoder.problems(struct, table.data, table.file, path))

    def _wrong(
        self, file: PackFile, path: tuple[str | int, ...], text: str, message: str, right: str
    ) -> None:
        self._problems.append(Problem(file.name, file.lines.of(path), text, message, right))
