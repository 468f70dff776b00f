"""Revive's own pack, and where mistakes in a copy of it are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import rekindle
from rekindle.content import (
    SOURCES,
    AnyOrder,
    Effect,
    Leaf,
    May,
    OneOf,
    Pack,
    PackError,
    Pay,
    Per,
    Seq,
    UpTo,
    load,
)
from rekindle.games.revive import GAME
from rekindle.games.revive.content.checks import SCHEMA
from rekindle.games.revive.content.language import KINDS, LANGUAGE
from tests.games.packs import change, problems
from tests.games.revive.helpers import goods, play, position


@pytest.fixture
def game() -> str:
    return "revive"


@pytest.fixture(scope="module")
def own() -> Pack:
    return load(GAME.default_pack, SCHEMA)


# What is in the box


COUNTS = {
    "place": 30,
    "corner": 4,
    "crystal": 16,
    "back": 9,
    "tile": 30,
    "location": 16,
    "citizen": 39,
    "starting": 6,
    "module": 48,
    "machine": 30,
    "standard": 3,
    "crate": 28,
    "artifact": 12,
    "artifact-card": 10,
    "common": 4,
    "tribe": 12,
    "slot": 5,
    "track": 3,
    "reward": 15,
    "progress": 7,
    "bonus": 6,
    "hibernation": 6,
    "switch": 2,
    "seat": 4,
    "figures": 1,
}

FROM_THE_RULEBOOK = {
    "back": ["heath"],
    "location": ["foundry", "orchard", "granary", "observatory", "distillery"],
    "module": ["green-yellow-book"],
    "standard": ["converter", "bunk", "lantern"],
    "crate": ["field-kit"],
    "switch": ["first"],
    "seat": ["1", "2", "3", "4"],
}
"""Everything else is ours, or only a part of what is printed is known."""


@pytest.mark.parametrize(("kind", "n"), COUNTS.items())
def test_there_are_as_many_as_in_the_box(own: Pack, kind: str, n: int) -> None:
    assert len(own.components(kind)) == n


def test_every_kind_is_counted() -> None:
    assert set(COUNTS) == set(KINDS)


@pytest.mark.parametrize("kind", COUNTS)
def test_every_component_says_where_it_is_from(own: Pack, kind: str) -> None:
    components = own.components(kind)
    assert {component.source for component in components} <= set(SOURCES)
    told = [component.id for component in components if component.source == "rulebook"]
    assert told == FROM_THE_RULEBOOK.get(kind, [])


@pytest.mark.parametrize("kind", ["citizen", "starting", "machine"])
def test_there_are_as_many_of_each_colour(own: Pack, kind: str) -> None:
    colours = [component.colour for component in own.components(kind)]
    assert colours.count("gray") == colours.count("green") == colours.count("yellow")


def test_modules_come_in_one_colour_and_in_two(own: Pack) -> None:
    colours = [module.colours for module in own.components("module")]
    assert {of: colours.count(of) for of in colours} == {
        ("gray",): 8,
        ("green",): 8,
        ("yellow",): 8,
        ("gray", "green"): 8,
        ("gray", "yellow"): 8,
        ("green", "yellow"): 8,
    }


@pytest.mark.parametrize("kind", ["citizen", "module", "machine", "artifact-card", "tile"])
def test_no_two_are_the_same(own: Pack, kind: str) -> None:
    nameless = [
        {key: value for key, value in shown(part).items() if key not in ("id", "name")}
        for part in own.components(kind)
    ]
    assert all(nameless.count(one) == 1 for one in nameless)


def shown(part: object) -> dict[str, object]:
    return {key: str(value) for key, value in msgspec.structs.asdict(part).items()}  # type: ignore[arg-type]


# The symbols that the rulebook explains, by the names of their phrases


ON_MACHINES = ["top-of-active", "turn-card", "unlimited", "all-colours", "reopen", "discount"]
ON_CARDS = ["per cards", "per flasks", "hibernate"]
COMMON = [
    "gain",
    "basic",
    "points",
    "pay once",
    "pay up to 3 times",
    "advance",
    "advance-any",
    "module",
    "ability",
    "energy",
    "return-energy",
    "crate",
    "rest-card",
    "wake-card",
    "artifact",
    "range",
    "per figures",
    "play-card",
    "take-card",
    "act",
    "act-far",
]
OF_TRIBES = [
    "place-forest",
    "place-temple",
    "place-target",
    "place-sand",
    "place-workshop",
    "move-falcon",
    "move-figure",
    "raise-switch",
]

EVERY_KIND_OF_IT = [
    "1 gear",
    "1 book",
    "1 food",
    "1 crystal",
    "advance gray 1",
    "advance green 1",
    "advance yellow 1",
    "play a gray card",
    "play a green card",
    "play a yellow card",
    "play a white card",
    "take a green card",
    "take a white card",
    "explore",
    "populate",
    "build",
    "explore for 2 less",
    "populate for 2 less",
    "build for 2 less",
    "pay 1 gear: 2 food / 2 book",
    "per yellow card: 1 food",
    "per flask: 1 basic",
    "per figure: 1 basic",
    "1 range",
]
"""What the rulebook shows of a symbol word by word."""


def nodes(tree: Effect | None) -> Iterator[Effect]:
    """The effect and everything that it is made of."""
    if tree is None:
        return
    yield tree
    match tree:
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from nodes(part)
        case May(part) | UpTo(_, part) | Pay(_, part) | Per(_, part):
            yield from nodes(part)


def symbol(node: Effect) -> str:
    """What a node is called in the lists above."""
    match node:
        case Leaf():
            return node.name
        case Per(of, _):
            return f"per {of.name}"
        case UpTo(times, _):
            return f"pay up to {times} times"
        case Pay():
            return "pay once"
    return ""


def on(own: Pack, *kinds: str) -> list[Effect]:
    """Every node of every effect that is printed on these kinds of components."""
    found: list[Effect] = []
    for kind in kinds:
        for part in own.components(kind):
            for effect in effects(part):
                found += nodes(effect)
    return found


def effects(part: object) -> Iterator[Effect]:
    """The effects of a component and of its halves and technologies."""
    for name in part.__struct_fields__:  # type: ignore[attr-defined]
        value = getattr(part, name)
        if isinstance(value, Effect):
            yield value
        elif isinstance(value, msgspec.Struct) and name != "name":
            yield from effects(value)


@pytest.mark.parametrize("name", ON_MACHINES)
def test_symbols_of_machines_are_on_machines_only(own: Pack, name: str) -> None:
    assert name in map(symbol, on(own, "machine"))
    others = on(own, "citizen", "starting", "module", "crate", "tile")
    assert name not in map(symbol, others)


@pytest.mark.parametrize("name", ON_CARDS)
def test_symbols_of_cards_are_on_cards(own: Pack, name: str) -> None:
    assert name in map(symbol, on(own, "citizen"))


@pytest.mark.parametrize("key", ["range", "slot", "flasks"])
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_cards_have_range_slot_and_flask_symbols_on_both_halves(
    own: Pack, key: str, half: str
) -> None:
    assert any(getattr(getattr(card, half), key) for card in own.components("citizen"))


@pytest.mark.parametrize("name", COMMON)
def test_common_symbols_are_in_the_pack(own: Pack, name: str) -> None:
    kinds = ("citizen", "starting", "module", "machine", "standard", "crate", "common", "tile")
    assert name in map(symbol, on(own, *kinds))


@pytest.mark.parametrize("text", EVERY_KIND_OF_IT)
def test_what_is_shown_word_by_word_is_in_the_pack(own: Pack, text: str) -> None:
    assert text in map(str, on(own, "citizen", "starting", "machine", "standard"))


@pytest.mark.parametrize("name", OF_TRIBES)
def test_what_tribes_do_is_on_their_boards(own: Pack, name: str) -> None:
    assert name in map(symbol, on(own, "tribe"))


def test_no_phrase_of_the_language_is_missing_from_the_lists() -> None:
    listed = {*ON_MACHINES, *ON_CARDS, *COMMON, *OF_TRIBES}
    assert {phrase.name for phrase in LANGUAGE.groups["effect"].phrases} <= listed


# Packs of one's own


def test_nobody_plays_with_a_mistake(pack: Path) -> None:
    change(pack, "cards.toml", '"2 gears"', '"2 geers"')
    with pytest.raises(PackError, match=r"cards.toml:\d+: .*geers"):
        rekindle.new("revive", 2, pack=pack)


def test_a_position_has_the_cards_and_locations_of_its_pack(pack: Path) -> None:
    change(pack, "cards.toml", 'top = { effect = "2 gears" }', 'top = { effect = "3 gears" }')
    change(pack, "locations.toml", 'id = "shrine"', 'id = "chapel"')
    match = position(players=[{"active": ["miner"]}], corners={"north-east": "chapel"}, pack=pack)
    play(match, "play miner", "slot top-left")
    assert goods(match) == {"gear": 3}
    assert match.setting.options["large-locations"] == "all"  # the chapel needs it


def lines_of(pack: Path, file: str, text: str) -> range:
    """The lines of the component in which the text stands."""
    whole = (pack / file).read_text(encoding="utf-8")
    at = whole.index(text)
    first = whole.rindex("[[", 0, at)
    last = whole.find("\n[[", at)
    return range(whole.count("\n", 0, first) + 1, whole.count("\n", 0, last) + 2)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", '"2 gears & 1 food"', '"2 gears & 1 foot"'),
        ("modules.toml", '"may pay 1 gear: (1 crystal & 2 points)"', '"may pay 1 gear: build"'),
        ("machines.toml", '"pay 1 book: 3 points"', '"pay 1 book: move a figure"'),
        ("crates.toml", '"1 basic & 2 points"', '"1 basic & populate"'),
        ("tribes.toml", '"per water: 1 basic"', '"per water: tribe ability"'),
        ("map.toml", 'touches = ["a2", "a3"]', 'touches = ["a2", "e6"]'),
        ("locations.toml", "steps = [[3, 3]", "steps = [[7, 3]"),
    ],
)
def test_a_mistake_is_found_where_it_stands(pack: Path, file: str, old: str, new: str) -> None:
    change(pack, file, old, new)
    found = problems("revive", pack)
    assert found
    assert {problem.file for problem in found} == {file}
    assert all(problem.line in lines_of(pack, file, new) for problem in found)


TOOL_BOX = '[[crate]]\nid = "tool-box"\neffect = "2 gears"\nsource = "rekindle"\n'


def test_a_component_too_few_is_noticed(pack: Path) -> None:
    change(pack, "crates.toml", TOOL_BOX, "")
    assert "27" in str(problems("revive", pack)[0])


def test_a_component_too_many_is_noticed(pack: Path) -> None:
    change(pack, "crates.toml", TOOL_BOX, TOOL_BOX + TOOL_BOX.replace("tool", "odd"))
    assert "29" in str(problems("revive", pack)[0])
