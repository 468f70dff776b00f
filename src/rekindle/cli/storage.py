"""Games on disk: every decision is written before anybody is told about it.

A game is two files side by side: the record, and (`.seats`) who plays it, in which language and
with which pack.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import msgspec

from rekindle.cli.output.errors import UserError
from rekindle.cli.play.seats import Seat
from rekindle.kernel.errors import BadRecord
from rekindle.kernel.record import FIRST_LINE, MOST_CHARACTERS

RECORD = ".record"
SEATS = ".seats"


class SaveInfo(msgspec.Struct, forbid_unknown_fields=True):
    """What a record does not say about a game."""

    players: list[tuple[str, str]]  # name, and which bot (empty for a person)
    language: str = "en"
    pack: str | None = None

    @property
    def seats(self) -> list[Seat]:
        return [Seat(name, bot) for name, bot in self.players]

    @property
    def pack_folder(self) -> Path | None:
        return Path(self.pack) if self.pack else None


def save_info(seats: Sequence[Seat], language: str, pack: Path | None) -> SaveInfo:
    folder = None if pack is None else str(pack.resolve())
    return SaveInfo([(seat.name, seat.bot) for seat in seats], language, folder)


def data_folder() -> Path:
    """$XDG_DATA_HOME/rekindle, or ~/.local/share/rekindle."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    base = Path(chosen) if os.path.isabs(chosen) else Path.home() / ".local" / "share"
    return base / "rekindle"


def unfinished_folder() -> Path:
    return data_folder() / "games"


def finished_folder() -> Path:
    return data_folder() / "finished"


def is_own_game(path: Path) -> bool:
    """Whether this record is one of those that were begun here, rather than somebody's file."""
    return path.resolve().parent == unfinished_folder().resolve()


def write_atomically(path: Path, text: str) -> None:
    """Replace a file; after a power cut there is either the old file or the new one."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(scratch, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)


def read_record(path: Path) -> str:
    """The text of a record. Raises BadRecord if the file is not text."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(MOST_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record: it is not UTF-8 text") from None


def info_path(record: Path) -> Path:
    """The `.seats` file of a record."""
    return Path(f"{record}{SEATS}")


def read_info(record: Path) -> SaveInfo | None:
    """The `.seats` file of a record, None if there is none."""
    path = info_path(record)
    try:
        return msgspec.json.decode(path.read_bytes(), type=SaveInfo)
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        raise UserError(f"{path} is damaged: {error}; name the players with --players") from None


@dataclass(slots=True)
class SaveFile:
    """The files of one game, locked while it is being played."""

    path: Path
    _lock: IO[str] | None = field(default=None, repr=False)

    @classmethod
    def new(cls, game: str, info: SaveInfo) -> SaveFile:
        """A new file in the folder of unfinished games."""
        folder = unfinished_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return cls._new(folder, game, info)
        except OSError as error:
            raise UserError(
                f"cannot save games in {folder} ({error.strerror}); "
                "set XDG_DATA_HOME to a writable folder, or play with --no-save"
            ) from None

    @classmethod
    def _new(cls, folder: Path, game: str, info: SaveInfo) -> SaveFile:
        name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        for i in range(1, 1000):
            path = folder / (f"{name}{RECORD}" if i == 1 else f"{name}-{i}{RECORD}")
            if not path.exists() and cls._claim(path):
                return cls.at(path, info)
        raise UserError(f"too many games in {folder}; delete or move some")

    @staticmethod
    def _claim(path: Path) -> bool:
        try:
            info_path(path).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    @classmethod
    def at(cls, path: Path, info: SaveInfo) -> SaveFile:
        """An existing file, locked for this process."""
        save = cls(path, lock(info_path(path)))
        # Written in place: a new file would not carry the lock.
        info_path(path).write_bytes(msgspec.json.encode(info) + b"\n")
        return save

    @property
    def name(self) -> str:
        """The argument of `rekindle resume` that continues this game."""
        if self.path.parent == unfinished_folder():
            return self.path.name.removesuffix(RECORD)
        return str(self.path)

    def write(self, record: str) -> None:
        write_atomically(self.path, record)

    def finish(self) -> Path:
        """Move a finished game out of the unfinished ones and return its new path."""
        self.close()
        if self.path.parent != unfinished_folder():
            return self.path
        folder = finished_folder()
        folder.mkdir(parents=True, exist_ok=True)
        for suffix in ("", SEATS):
            name = self.path.name + suffix
            os.replace(self.path.with_name(name), folder / name)
        self.path = folder / self.path.name
        return self.path

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def lock(path: Path) -> IO[str] | None:
    """Lock a game against a second process, where the system supports it."""
    try:
        import fcntl
    except ImportError:
        return None
    file = open(path, "a+", encoding="utf-8")  # noqa: SIM115 (held as long as the game)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        record = path.name.removesuffix(SEATS)
        raise UserError(f"{record} is being played in another window; quit there first") from None
    return file


def export(path: Path, record: str, info: SaveInfo) -> None:
    """Write a copy for `save FILE`; only another record is ever overwritten."""
    if path.is_dir():
        raise UserError(f"{path} is a folder; give the name of a file")
    if path.exists():
        with open(path, encoding="utf-8", errors="replace") as file:
            if not file.read(len(FIRST_LINE)).startswith(FIRST_LINE):
                raise UserError(
                    f"{path} is not a record and was not overwritten; give another file name"
                )
    write_atomically(path, record)
    info_path(path).write_bytes(msgspec.json.encode(info) + b"\n")


def unfinished() -> list[Path]:
    """The unfinished games, the most recent first."""
    folder = unfinished_folder()
    if not folder.is_dir():
        return []
    found = [path for path in folder.iterdir() if path.name.endswith(RECORD)]
    return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))


def find_saved(name: str) -> Path:
    """A record by its path, or an unfinished game by its name."""
    path = Path(name)
    if path.exists():
        return path
    saved = unfinished_folder() / (name if name.endswith(RECORD) else name + RECORD)
    if saved.exists():
        return saved
    raise UserError(f"no saved game '{name}'; 'rekindle resume --list' shows the saved games")
