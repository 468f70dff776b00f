"""Games on disk: nothing is lost, and no other file is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekindle.cli import storage
from rekindle.cli.output.errors import UserError
from rekindle.cli.play.seats import Seat
from rekindle.cli.storage import SaveFile
from rekindle.kernel.errors import BadRecord
from rekindle.kernel.record import FIRST_LINE

INFO = storage.save_info([Seat("Anna"), Seat("Ada", "random")], "de", None)


def test_the_folder_follows_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert storage.data_folder() == home
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert storage.data_folder() == Path.home() / ".local" / "share" / "rekindle"


def test_a_game_is_saved_with_its_players_until_it_is_finished(home: Path) -> None:
    save = SaveFile.new("euphoria", INFO)
    save.write("one")
    save.write("two")
    assert storage.read_record(save.path) == "two"
    assert storage.read_info(save.path) == INFO
    assert storage.unfinished() == [save.path]
    assert sorted(path.suffix for path in save.path.parent.iterdir()) == [".record", ".seats"]
    finished = save.finish()
    assert finished.parent == home / "finished"
    assert storage.read_info(finished) == INFO
    assert storage.unfinished() == []


def test_games_begun_in_the_same_second_have_different_files() -> None:
    saves = [SaveFile.new("euphoria", INFO) for _ in range(3)]
    assert len({save.path for save in saves}) == 3


def test_a_game_is_locked() -> None:
    save = SaveFile.new("euphoria", INFO)
    with pytest.raises(UserError, match="another window"):
        SaveFile.at(save.path, INFO)
    save.close()
    SaveFile.at(save.path, INFO).close()


def test_a_failed_write_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    save = SaveFile.new("euphoria", INFO)
    save.write("old")

    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_space)
    with pytest.raises(OSError, match="No space"):
        save.write("new")
    assert storage.read_record(save.path) == "old"
    assert not [path for path in save.path.parent.iterdir() if path.name.startswith(".")]


def test_a_copy_overwrites_records_only(tmp_path: Path) -> None:
    target = tmp_path / "game.record"
    for text in ("first", "second"):
        storage.export(target, f"{FIRST_LINE}\n{text}", INFO)
    assert "second" in target.read_text()
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(UserError, match="not overwritten"):
        storage.export(diary, FIRST_LINE, INFO)
    with pytest.raises(UserError, match="is a folder"):
        storage.export(tmp_path, FIRST_LINE, INFO)
    assert diary.read_text() == "Dear diary"


def test_a_record_must_be_text(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="UTF-8"):
        storage.read_record(picture)


def test_a_damaged_seats_file(tmp_path: Path) -> None:
    (tmp_path / "a.record.seats").write_text("{")
    with pytest.raises(UserError, match="damaged"):
        storage.read_info(tmp_path / "a.record")
    assert storage.read_info(tmp_path / "b.record") is None
