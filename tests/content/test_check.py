"""Checking and copying packs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rekindle.content import Schema, check, copy_pack, load

Write = Callable[..., Path]


@pytest.fixture
def schema_for(schema: Schema) -> Callable[[str], Schema]:
    return {"toy": schema}.__getitem__


def test_a_valid_pack(write: Write, schema_for: Callable[[str], Schema]) -> None:
    assert check(write(), schema_for) == []


def said(folder: Path, schema_for: Callable[[str], Schema]) -> list[str]:
    return [str(problem) for problem in check(folder, schema_for, games=["toy", "other"])]


def test_problems_of_the_pack(write: Write, schema_for: Callable[[str], Schema]) -> None:
    assert said(write(more="x = 1"), schema_for) == [
        "more.toml:1: unknown kind of component: 'x'; expected one of: captain, port, storm"
    ]


def test_an_unknown_game(
    write: Write, schema_for: Callable[[str], Schema], pack_texts: dict[str, str]
) -> None:
    header = pack_texts["pack.toml"].replace('"toy"', '"tyo"')
    assert said(write(pack=header), schema_for) == [
        "pack.toml:3: unknown game: 'tyo'; did you mean 'toy'?"
    ]


def test_a_pack_without_game(write: Write, schema_for: Callable[[str], Schema]) -> None:
    no_game = 'pack.toml:1: the pack does not name its game; write game = "…" under [pack]'
    assert said(write(pack="[pack]"), schema_for) == [no_game]
    assert said(write(pack="pack = 1"), schema_for) == [no_game]
    assert said(write(pack="[pack]\ngame = 1"), schema_for) == [no_game]


def test_a_pack_without_header(write: Write, schema_for: Callable[[str], Schema]) -> None:
    assert said(write(pack=None, more="oops"), schema_for) == [
        "pack.toml:1: missing file; write [pack] with id and game",
        "more.toml:1: invalid TOML (Expected '=' after a key in a key/value pair): 'oops'; "
        'write: key = "text"',
    ]


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
    with pytest.raises(FileExistsError, match="is not empty; give the name of a new folder"):
        copy_pack(folder, folder)
    with pytest.raises(NotADirectoryError, match="is a file; give the name of a new folder"):
        copy_pack(folder, folder / "pack.toml")
