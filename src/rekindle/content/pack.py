"""Content packs: a folder of TOML files, read, checked and typed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from .canonical import fingerprint
from .consistency import duplicates, miscounted, unknown_references
from .decode import Decoder, shown
from .files import HEADER, PackFile, Table, read_files
from .language import Language
from .mistakes import did_you_mean
from .problems import PackError, Problem
from .shape import Component, Id, Part


class Name(Part, frozen=True, kw_only=True):
    """What the pack is called, in each language of the program."""

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
    """The content of a game: typed components of every kind, in the order of the files."""

    header: Header
    _components: Mapping[str, tuple[Component, ...]]
    _tables: Mapping[tuple[str, str], Table]

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
        """All components of a kind: files by name, and within a file from top to bottom."""
        return list(self._components[kind])

    def where(self, kind: str, name: str, *path: str | int) -> tuple[str, int]:
        """File and line of the component with this id, or of a key in it."""
        table = self._tables[kind, name]
        return table.file.name, table.line(*path)

    def problem(
        self, kind: str, name: str, message: str, *path: str | int, suggestion: str = ""
    ) -> Problem:
        """What a game's check finds wrong with the component of this id, or with a key in it."""
        table = self._tables[kind, name]
        value: Any = table.data if path else name
        for step in path:
            value = value[step]
        return table.problem(message, *path, text=shown(value), suggestion=suggestion)

    @cached_property
    def hash(self) -> str:
        """The fingerprint of the content: a record names it, so that a replay can be trusted."""
        return fingerprint({"pack": self.header, **self._components})


Check = Callable[[Pack], Iterable[Problem]]


@dataclass(frozen=True, kw_only=True)
class Schema:
    """What a pack of a game consists of."""

    game: str
    language: Language
    kinds: Mapping[str, type[Component]]
    optional: Collection[str] = ()  # kinds a pack may do without
    counts: Mapping[str, int] = field(default_factory=dict)  # kinds of a fixed number
    checks: Sequence[Check] = ()  # asked once every component could be read


def load(folder: Traversable | Path, schema: Schema) -> Pack:
    """Read a pack. Raises PackError with everything that is wrong with it."""
    return _Loading(folder, schema).pack()


class _Loading:
    """One run over a pack, collecting problems as it goes."""

    def __init__(self, folder: Traversable | Path, schema: Schema) -> None:
        self._schema = schema
        self._decoder = Decoder(schema.language)
        found = list(read_files(folder))
        self._files = [file for file in found if isinstance(file, PackFile)]
        self._problems = [problem for problem in found if isinstance(problem, Problem)]
        # With a file unread nobody can say what is missing or unknown elsewhere.
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
                "this pack is for another game",
                f"expected '{game}'",
            )
        return header

    def _tables(self, file: PackFile) -> Iterator[Table]:
        """The components a file lists; anything else in it is a problem."""
        for kind, listed in file.data.items():
            if file.name == HEADER and kind == "pack":
                continue
            if kind not in self._schema.kinds:
                right = did_you_mean(kind, list(self._schema.kinds))
                self._wrong(file, (kind,), kind, "unknown kind of component", right)
            elif isinstance(listed, list) and all(isinstance(item, dict) for item in listed):
                for index, data in enumerate(listed):
                    yield Table(kind, index, data, file)
            else:
                self._wrong(file, (kind,), kind, "not a list of tables", f"write [[{kind}]]")

    def _components(self, tables: Sequence[Table], kind: str) -> Iterator[Component]:
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
