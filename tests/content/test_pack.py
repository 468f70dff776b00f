"""Loading a valid pack: components, lines, hash, provenance."""

import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rekindle.content import Leaf, Pack, PackError, Problem, Schema, load, provenance

Write = Callable[..., Path]


def test_components_are_typed_and_in_the_order_of_the_files(write: Write, schema: Schema) -> None:
    pack = load(write(), schema)
    ada, bo = pack.components("captain")
    assert (ada.id, ada.source, ada.name, ada.home) == ("ada", "rulebook", "Ada", "north")
    first, second = ada.ability
    assert first.when == Leaf("sail", ("red isle",))
    assert first.pay == (Leaf("good", (2, "gold")), Leaf("good", (1, "rope")))
    assert str(first.gain) == "they: 1 fish, 2 rope"
    assert second.needs == (Leaf("alone"), Leaf("none", ("gold",)))
    assert bo.ability == ()
    north, south = pack.components("port")
    assert str(north.bonus) == "2 fish, 1 gold"
    assert south.bonus is None
    assert north.neighbours == ("south", "north")
    assert pack.components("storm") == []


def test_the_header(write: Write, schema: Schema) -> None:
    pack = load(write(), schema)
    assert (pack.id, pack.version) == ("harbour", "1")
    assert (pack.header.name.en, pack.header.name.de) == ("Harbour", "Hafen")
    assert pack.kinds == ("captain", "port", "storm")


def test_every_component_has_a_file_and_line(write: Write, schema: Schema) -> None:
    pack = load(write(), schema)
    assert pack.where("captain", "bo") == ("captains.toml", 18)
    assert pack.where("captain", "ada", "ability", 1, "gain") == ("captains.toml", 16)
    assert pack.where("port", "south", "fee") == ("ports.toml", 17)


def test_a_pack_in_an_archive(write: Write, schema: Schema, tmp_path: Path) -> None:
    folder = write()
    archive = tmp_path / "pack.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for file in folder.glob("*.toml"):
            packed.write(file, f"harbour/{file.name}")
    with zipfile.ZipFile(archive) as packed:
        assert load(zipfile.Path(packed, "harbour/"), schema).hash == load(folder, schema).hash


def test_other_files_are_ignored(write: Write, schema: Schema) -> None:
    folder = write()
    (folder / "README.md").write_text("[[")
    (folder / ".#ports.toml").write_text("[[")
    (folder / "old").mkdir()
    load(folder, schema)


def test_byte_order_mark_and_line_ends_are_ignored(
    write: Write, schema: Schema, pack_texts: dict[str, str]
) -> None:
    plain = load(write(), schema)
    text = pack_texts["captains.toml"].replace("\n", "\r\n").encode("utf-8-sig")
    pack = load(write(captains=text), schema)
    assert pack.hash == plain.hash
    assert pack.where("captain", "bo") == plain.where("captain", "bo")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# People of the sea.", ""),
        ("they: 1 fish, 2 ropes", "(they:1 fish), 2   rope"),
        ('name = "Bo"\nhome = "south"', 'home = "south"\n\nname="Bo"  # a friend'),
        ('name = "Bo"', 'name = "Bo"\nability = []'),
        ('needs = "alone here and no gold"', 'needs = "alone here, no gold"'),
    ],
)
def test_the_way_of_writing_does_not_change_the_hash(
    write: Write, schema: Schema, pack_texts: dict[str, str], old: str, new: str
) -> None:
    before = load(write(), schema).hash
    text = pack_texts["captains.toml"]
    assert old in text
    assert load(write(captains=text.replace(old, new)), schema).hash == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2 ropes", "3 ropes"),
        ('"Bo"', '"Bob"'),
        ('source = "rekindle"', 'source = "published"'),
        ("they: 1 fish, 2 ropes", "they: (1 fish, 2 ropes)"),
    ],
)
def test_content_changes_the_hash(
    write: Write, schema: Schema, pack_texts: dict[str, str], old: str, new: str
) -> None:
    before = load(write(), schema).hash
    text = pack_texts["captains.toml"]
    assert old in text
    assert load(write(captains=text.replace(old, new)), schema).hash != before


def test_the_order_of_components_is_content(
    write: Write, schema: Schema, pack_texts: dict[str, str]
) -> None:
    before = load(write(), schema).hash
    ada, bo = pack_texts["captains.toml"].split("[[captain]]")[1:]
    assert load(write(captains=f"[[captain]]{bo}\n[[captain]]{ada}"), schema).hash != before


def test_the_hash_is_the_same_everywhere(write: Write, schema: Schema) -> None:
    assert load(write(), schema).hash == "647424e0ebb3d2a5"


def test_a_games_own_checks(write: Write, schema: Schema) -> None:
    def small_ports(pack: Pack) -> list[Problem]:
        return [
            pack.problem("port", port.id, "too large", "size", suggestion="write 1")
            for port in pack.components("port")
            if port.size > 1
        ]

    def somebody(pack: Pack) -> list[Problem]:
        return [pack.problem("captain", "bo", "has no ability")]

    with pytest.raises(PackError) as caught:
        load(write(), replace(schema, checks=[small_ports, somebody]))
    assert str(caught.value).splitlines() == [
        "captains.toml:18: has no ability: 'bo'",
        "ports.toml:4: too large: '3'; write 1",
    ]


def test_provenance_is_counted_by_kind_and_source(write: Write, schema: Schema) -> None:
    assert provenance(load(write(), schema)) == {
        "captain": {"rulebook": 1, "published": 0, "rekindle": 1},
        "port": {"rulebook": 1, "published": 1, "rekindle": 0},
        "storm": {"rulebook": 0, "published": 0, "rekindle": 0},
    }
