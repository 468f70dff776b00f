"""Recall's own pack, and where mistakes in a copy of it are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import rekindle
from rekindle.content import SOURCES, Effect, Leaf, Pack, PackError, leaves, load
from rekindle.games.recall import GAME, position
from rekindle.games.recall.content.checks import SCHEMA
from rekindle.games.recall.content.language import KINDS, LANGUAGE
from rekindle.games.recall.engine.constants import NEEDS, PASSIVES, TRIGGERS
from tests.games.packs import change, problems
from tests.games.recall.helpers import play, player
from tests.rules_cited import rule


@pytest.fixture
def game() -> str:
    return "recall"


@pytest.fixture(scope="module")
def own() -> Pack:
    return load(GAME.default_pack, SCHEMA)


# What is in the box


COUNTS = {
    "region": 12,
    "start": 4,
    "printed": 3,
    "tile": 12,
    "camp": 9,
    "monument-tile": 8,
    "cube": 4,
    "vault": 6,
    "workshop": 6,
    "monument": 5,
    "production": 3,
    "box": 6,
    "upgrade": 6,
    "keycard": 31,
    "light": 6,
    "dark": 6,
    "crate": 24,
    "objective": 10,
    "gadget": 18,
    "tribe": 14,
    "ring": 9,
    "path": 6,
    "figures": 1,
}


@pytest.mark.parametrize(("kind", "n"), COUNTS.items())
def test_there_are_as_many_as_in_the_box(own: Pack, kind: str, n: int) -> None:
    assert len(own.components(kind)) == n


def test_every_kind_is_counted() -> None:
    assert set(COUNTS) == set(KINDS)


@pytest.mark.parametrize("kind", COUNTS)
def test_every_component_says_where_it_is_from(own: Pack, kind: str) -> None:
    assert {component.source for component in own.components(kind)} <= set(SOURCES)


def test_keycards_of_each_colour(own: Pack) -> None:
    copies: Counter[str] = Counter()
    for card in own.components("keycard"):
        copies[card.colour] += card.copies
    assert copies == {"white": 2, "yellow": 15, "green": 15, "gray": 12}


@pytest.mark.parametrize("kind", ["keycard", "crate", "gadget", "tile", "light", "dark", "ring"])
def test_no_two_are_the_same(own: Pack, kind: str) -> None:
    nameless = [
        {key: value for key, value in shown(part).items() if key not in ("id", "name")}
        for part in own.components(kind)
    ]
    assert all(nameless.count(one) == 1 for one in nameless)


def shown(part: object) -> dict[str, object]:
    return {key: str(value) for key, value in msgspec.structs.asdict(part).items()}  # type: ignore[arg-type]


def test_what_can_answer_and_what_is_passive_is_there(own: Pack) -> None:
    owners = [*own.components("tribe"), *own.components("gadget")]
    assert {owner.trigger for owner in owners} == set(TRIGGERS)
    passives = {tribe.passive for tribe in own.components("tribe")}
    assert passives - {None} == set(PASSIVES)


def test_objectives_ask_for_everything_that_they_can_ask_for(own: Pack) -> None:
    needs = [leaf.name for one in own.components("objective") for leaf in one.needs]
    assert {*needs} == {*NEEDS}


def effects(part: object) -> Iterator[Effect]:
    """The effects of a component, also those in lists."""
    for name in part.__struct_fields__:  # type: ignore[attr-defined]
        value = getattr(part, name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Effect):
                yield one


def test_every_phrase_of_the_language_is_in_the_pack(own: Pack) -> None:
    """All but one: keycards are taken for workshops only, by the rules."""
    used = {
        leaf.name
        for kind in KINDS
        for part in own.components(kind)
        for effect in effects(part)
        for leaf in leaves(effect)
        if isinstance(leaf, Leaf)
    }
    assert {phrase.name for phrase in LANGUAGE.groups["effect"].phrases} - used == {"take-keycard"}


# Packs of one's own


def test_nobody_plays_with_a_mistake(pack: Path) -> None:
    change(pack, "keycards.toml", '"2 followers"', '"2 folowers"')
    with pytest.raises(PackError, match=r"keycards.toml:\d+: .*folowers"):
        rekindle.new("recall", 2, pack=pack)


@rule("recall.key.2")
def test_a_position_has_the_cards_of_its_pack(pack: Path) -> None:
    change(pack, "keycards.toml", 'id = "footpath"', 'id = "path-finder"')
    match = position(players=[{"keycards": ["path-finder"]}], pack=pack)
    play(match, "play path-finder", "slot d")
    assert player(match).slots["d"] == "path-finder"


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
        ("keycards.toml", '"1 red crystal & 2 moves"', '"1 red crystal & 2 mover"'),
        ("tokens.toml", '"1 red crystal & 1 white crystal"', '"1 red crystal & place an island"'),
        ("tiles.toml", '"1 point & 1 follower"', '"1 point & 1 move"'),
        ("tribes.toml", '"1 white crystal & 1 follower"', '"1 white crystal & 1 folower"'),
        ("objectives.toml", '"4 vaults and 3 camps"', '"4 vaults and 30 camps"'),
        ("board.toml", '"2 moves or develops"', '"2 moves or place an island"'),
        ("map.toml", "hex = [4, 0]", "hex = [8, 0]"),
    ],
)
def test_a_mistake_is_found_where_it_stands(pack: Path, file: str, old: str, new: str) -> None:
    change(pack, file, old, new)
    found = problems("recall", pack)
    assert found
    assert {problem.file for problem in found} == {file}
    assert any(problem.line in lines_of(pack, file, new) for problem in found)


BOOTS = '[[crate]]\nid = "boots"\nname = { en = "Boots", de = "Stiefel" }\neffect = "4 moves"\n'


def test_a_component_too_few_is_noticed(pack: Path) -> None:
    change(pack, "tokens.toml", BOOTS + 'source = "rekindle"\n', "")
    assert "23" in str(problems("recall", pack)[0])


def test_a_component_too_many_is_noticed(pack: Path) -> None:
    more = BOOTS.replace("boots", "shoes").replace("4 moves", "3 moves")
    change(pack, "tokens.toml", BOOTS, more + 'source = "rekindle"\n\n' + BOOTS)
    assert "25" in str(problems("recall", pack)[0])
