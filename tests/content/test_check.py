"""What stands behind `rekindle pack check` and `rekindle pack new`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rekindle.content import Schema, check, copy_pack, load, run_check, run_new

Write = Callable[..., Path]


@pytest.fixture
def schema_for(schema: Schema) -> Callable[[str], Schema]:
    return {"toy": schema}.__getitem__


def test_a_pack_in_order(write: Write, schema_for: Callable[[str], Schema]) -> None:
    assert check(write(), schema_for) == []


def said(folder: Path, schema_for: Callable[[str], Schema]) -> list[str]:
    return [str(problem) for problem in check(folder, schema_for, games=["toy", "other"])]


def test_problems_of_the_pack(write: Write, schema_for: Callable[[str], Schema]) -> None:
    assert said(write(more="x = 1"), schema_for) == [
        "more.toml:1: unknown kind of component: 'x'; it is one of: captain, port, storm"
    ]


def test_an_unknown_game(
    write: Write, schema_for: Callable[[str], Schema], pack_texts: dict[str, str]
) -> None:
    header = pack_texts["pack.toml"].replace('"toy"', '"tyo"')
    assert said(write(pack=header), schema_for) == [
        "pack.toml:3: unknown game: 'tyo'; did you mean 'toy'?"
    ]


def test_no_game_at_all(write: Write, schema_for: Callable[[str], Schema]) -> None:
    no_game = 'pack.toml:1: the pack names no game; write [pack] and in it game = "…"'
    assert said(write(pack="[pack]"), schema_for) == [no_game]
    assert said(write(pack="pack = 1"), schema_for) == [no_game]
    assert said(write(pack="[pack]\ngame = 1"), schema_for) == [no_game]


def test_no_readable_header(write: Write, schema_for: Callable[[str], Schema]) -> None:
    assert said(write(pack=None, more="oops"), schema_for) == [
        "pack.toml:1: this file is missing; it holds [pack] with id and game",
        "more.toml:1: not TOML (Expected '=' after a key in a key/value pair): 'oops'; "
        'a line is written like: key = "text"',
    ]


def test_run_check(write: Write, schema_for: Callable[[str], Schema]) -> None:
    lines: list[str] = []
    folder = write()
    assert run_check(folder, schema_for, out=lines.append) == 0
    assert lines == [f"{folder} is in order."]
    lines.clear()
    assert run_check(write(more="oops", captains=""), schema_for, out=lines.append) == 2
    assert [line.split(":")[0] for line in lines] == ["more.toml"]


def test_a_copy_is_the_same_pack(write: Write, schema: Schema, tmp_path: Path) -> None:
    folder = write()
    (folder / "__init__.py").write_text("")
    target = tmp_path / "mine" / "harbour"
    copy_pack(folder, target)
    assert sorted(file.name for file in target.iterdir()) == [
        "captains.toml",
        "pack.toml",
        "ports.toml",
    ]
    assert load(target, schema).hash == load(folder, schema).hash


def test_a_copy_overwrites_nothing(write: Write, tmp_path: Path) -> None:
    folder = write()
    with pytest.raises(FileExistsError, match="is not empty; name a new folder"):
        copy_pack(folder, folder)
    with pytest.raises(NotADirectoryError, match="is a file; name a new folder"):
        copy_pack(folder, folder / "pack.toml")


def test_run_new(write: Write, tmp_path: Path) -> None:
    lines: list[str] = []
    source_for = {"toy": write()}.__getitem__
    target = tmp_path / "mine"
    assert run_new("toy", target, source_for, out=lines.append) == 0
    assert run_new("toy", target, source_for, out=lines.append) == 2
    assert run_new("tyo", target, source_for, games=["toy"], out=lines.append) == 2
    assert lines == [
        f"{target} is ready to edit; try: rekindle pack check {target}",
        f"Nothing was copied: {target} is not empty; name a new folder",
        "There is no game 'tyo'; did you mean 'toy'?",
    ]
