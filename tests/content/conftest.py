"""A toy game about harbours: its language, its schema, and a pack of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from rekindle.content import (
    Component,
    Conditions,
    Effect,
    Event,
    Language,
    Part,
    Phrase,
    Price,
    Schema,
    ref,
)

PortId = Annotated[str, ref("port")]


class Ability(Part, frozen=True, kw_only=True):
    when: Event
    pay: Price = Price()
    needs: Conditions = Conditions()
    gain: Effect


class Captain(Component, frozen=True, kw_only=True):
    name: str
    home: PortId
    ability: tuple[Ability, ...] = ()


class Port(Component, frozen=True, kw_only=True):
    size: Annotated[int, msgspec.Meta(ge=1, le=6)]
    colour: Literal["red", "blue"] = "red"
    fee: Price = Price()
    bonus: Effect | None = None
    neighbours: tuple[PortId, ...] = ()


class Storm(Component, frozen=True, kw_only=True):
    force: int


PACK = {
    "pack.toml": """\
[pack]
id = "harbour"
game = "toy"
name = { en = "Harbour", de = "Hafen" }
version = "1"
""",
    "captains.toml": """\
# People of the sea.
[[captain]]
id = "ada"
source = "rulebook"
name = "Ada"
home = "north"

[[captain.ability]]
when = "sail to red isle"
pay = "2 gold, 1 rope"
gain = "they: 1 fish, 2 ropes"

[[captain.ability]]
when = "meet a rival"
needs = "alone here and no gold"
gain = "may 1 gold / 1 fish"

[[captain]]
id = "bo"
source = "rekindle"
name = "Bo"
home = "south"
""",
    "ports.toml": """\
[[port]]
id = "north"
source = "rulebook"
size = 3
bonus = \"\"\"
2 fish,
1 gold\"\"\"
neighbours = [
    "south",
    "north",
]

[[port]]
id = "south"
source = "published"
size = 1
fee = "1 gold"
""",
}


@pytest.fixture(scope="session")
def language() -> Language:
    return Language(
        effects=[
            Phrase("gain", "{n} {good}"),
            Phrase("lose", "lose {n} {good}"),
            Phrase("card", "draw {n} card"),
            Phrase("sail", "sail to {place}"),
            Phrase("rest", "rest"),
        ],
        prices=[Phrase("good", "{n} {good}"), Phrase("crew", "{n} crew")],
        conditions=[Phrase("alone", "alone here"), Phrase("none", "no {good}")],
        events=[Phrase("meet", "meet a rival"), Phrase("sail", "sail to {place}")],
        who=[
            Phrase("they", "they"),
            Phrase("each", "each rival"),
            Phrase("each-here", "each rival here"),
        ],
        per=[Phrase("ship", "ship"), Phrase("good", "{good}")],
        domains={
            "good": ("fish", "rope", "gold"),
            "place": ("harbour", "red isle", "red isle fort"),
        },
        plurals={"ropes": "rope", "cards": "card", "ships": "ship"},
    )


@pytest.fixture(scope="session")
def schema(language: Language) -> Schema:
    return Schema(
        game="toy",
        language=language,
        kinds={"captain": Captain, "port": Port, "storm": Storm},
        optional={"storm"},
        counts={"port": 2},
    )


Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the toy pack. Files can be replaced or, with None, omitted."""

    def write(**files: str | bytes | None) -> Path:
        changed = {f"{name}.toml": text for name, text in files.items()}
        for name, text in (PACK | changed).items():
            if isinstance(text, bytes):
                (tmp_path / name).write_bytes(text)
            elif text is not None:
                (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture(scope="session")
def pack_texts() -> dict[str, str]:
    return dict(PACK)
