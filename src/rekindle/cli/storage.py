"""Games on disk: every decision is written before anybody hears of it.

A game is two files beside each other: the record, and (`.seats`) who plays it with what.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import msgspec

from rekindle.cli.seats import Seat
from rekindle.cli.trouble import Trouble
from rekindle.kernel.errors import BadRecord
from rekindle.kernel.record import FIRST_LINE, MOST_CHARACTERS

RECORD = ".record"
SEATS = ".seats"


class Company(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays a game, and what a record does not say."""

    players: list[tuple[str, str]]  # name, and which bot (empty for a person)
    language: str = "en"
    pack: str | None = None

    @property
    def seats(self) -> list[Seat]:
        return [Seat(name, bot) for name, bot in self.players]


def company(seats: Sequence[Seat], language: str, pack: Path | None) -> Company:
    folder = None if pack is None else str(pack.resolve())
    return Company([(seat.name, seat.bot) for seat in seats], language, folder)


def data_folder() -> Path:
    """Where games are kept: $XDG_DATA_HOME/rekindle or ~/.local/share/rekindle."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    base = Path(chosen) if os.path.isabs(chosen) else Path.home() / ".local" / "share"
    return base / "rekindle"


def unfinished_folder() -> Path:
    return data_folder() / "games"


def finished_folder() -> Path:
    return data_folder() / "finished"


def write_atomically(path: Path, text: str) -> None:
    """All of it or nothing: a power cut leaves the old file or the new one."""
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
    """The text of a record; a file that cannot be one is refused."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(MOST_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no record: it is no text in UTF-8") from None


def seats_of(record: Path) -> Path:
    """The file beside a record that says who plays."""
    return Path(f"{record}{SEATS}")


def read_company(record: Path) -> Company | None:
    """Who plays; None if nobody wrote it down."""
    path = seats_of(record)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Company)
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        raise Trouble(f"{path} is damaged: {error}; name the players with --players") from None


@dataclass(slots=True)
class Save:
    """A place on disk that one game, played in one window, is written to."""

    path: Path
    _lock: IO[str] | None = field(default=None, repr=False)

    @classmethod
    def new(cls, game: str, who: Company) -> Save:
        """A new file among the unfinished games."""
        folder = unfinished_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return cls._new(folder, game, who)
        except OSError as error:
            raise Trouble(
                f"games cannot be kept in {folder} ({error.strerror}); "
                "set XDG_DATA_HOME to a folder of yours, or play with --no-save"
            ) from None

    @classmethod
    def _new(cls, folder: Path, game: str, who: Company) -> Save:
        name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        for i in range(1, 1000):
            path = folder / (f"{name}{RECORD}" if i == 1 else f"{name}-{i}{RECORD}")
            if not path.exists() and cls._claimed(path):
                return cls.at(path, who)
        raise Trouble(f"there are too many games in {folder}")

    @staticmethod
    def _claimed(path: Path) -> bool:
        try:
            seats_of(path).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    @classmethod
    def at(cls, path: Path, who: Company) -> Save:
        """This very file, for this window alone."""
        save = cls(path, lock(seats_of(path)))
        save._write_company(who)
        return save

    def _write_company(self, who: Company) -> None:
        # Written in place: a new file would not carry the lock.
        seats_of(self.path).write_bytes(msgspec.json.encode(who) + b"\n")

    @property
    def name(self) -> str:
        """What `rekindle resume` knows it by."""
        if self.path.parent == unfinished_folder():
            return self.path.name.removesuffix(RECORD)
        return str(self.path)

    def keep(self, record: str) -> None:
        write_atomically(self.path, record)

    def finish(self) -> Path:
        """The game is over: it leaves the unfinished ones. Answers where it is now."""
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
    """Keeps a second window from playing the same game, where the system can do that."""
    try:
        import fcntl
    except ImportError:
        return None
    file = open(path, "a+", encoding="utf-8")  # noqa: SIM115 (it is held as long as the game)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        record = path.name.removesuffix(SEATS)
        raise Trouble(f"{record} is being played in another window; quit there first") from None
    return file


def export(path: Path, record: str, who: Company) -> None:
    """What `save FILE` does; a file that is no record is not overwritten."""
    if path.is_dir():
        raise Trouble(f"{path} is a folder; name a file")
    if path.exists():
        with open(path, encoding="utf-8", errors="replace") as file:
            if not file.read(len(FIRST_LINE)).startswith(FIRST_LINE):
                raise Trouble(f"{path} is no record and is not overwritten; name another file")
    write_atomically(path, record)
    seats_of(path).write_bytes(msgspec.json.encode(who) + b"\n")


def unfinished() -> list[Path]:
    """The unfinished games, the one played last first."""
    folder = unfinished_folder()
    if not folder.is_dir():
        return []
    found = [path for path in folder.iterdir() if path.name.endswith(RECORD)]
    return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))


def find_game(name: str) -> Path:
    """A file, or one of the unfinished games by its name."""
    path = Path(name)
    if path.exists():
        return path
    kept = unfinished_folder() / (name if name.endswith(RECORD) else name + RECORD)
    if kept.exists():
        return kept
    raise Trouble(f"there is no game '{name}'; 'rekindle resume --list' names those there are")
