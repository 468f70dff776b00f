"""Euphoria's own pack, and packs with a mistake in them: each is named with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekindle
from rekindle.content import PackError, check, copy_pack, load, provenance
from rekindle.games.euphoria import GAME
from rekindle.games.euphoria.content.checks import SCHEMA


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    copy_pack(GAME.default_pack, tmp_path / "pack")
    return tmp_path / "pack"


def change(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_own_pack_has_every_component_of_the_box() -> None:
    own = load(GAME.default_pack, SCHEMA)
    recruits = own.components("recruit")
    assert len([r for r in recruits if r.replaces is None]) == 48
    assert len([r for r in recruits if r.replaces is not None]) == 16
    for faction in ("euphorian", "subterran", "wastelander", "icarite"):
        assert len([r for r in recruits if r.faction == faction and r.replaces is None]) == 12
    assert len(own.components("market")) == 18
    assert len(own.components("dilemma")) == 6
    assert len(own.components("space")) == 49
    assert all(found.get("rekindle", 0) == 0 for found in provenance(own).values())


def test_a_copy_of_the_pack_plays_the_same_game(pack: Path) -> None:
    own, copied = rekindle.new("euphoria", 3, 7), rekindle.new("euphoria", 3, 7, pack=pack)
    assert copied.checksum() == own.checksum()
    assert rekindle.load(copied.record(), pack=pack).checksum() == own.checksum()


def test_a_changed_card_is_played_as_it_is_written(pack: Path) -> None:
    change(pack, "board.toml", 'pay = "1 food"\ngain = "2 morale"', 'gain = "3 morale"')
    match = rekindle.new("euphoria", 2, 7, pack=pack)
    assert match.setting.pack_hash != rekindle.new("euphoria", 2, 7).setting.pack_hash
    with pytest.raises(rekindle.BadRecord, match="was played with the pack"):
        rekindle.load(match.record())


def test_several_conditions_of_an_effect_must_all_hold(pack: Path) -> None:
    old = 'gain = "if helped: 2 morale else lose 2 knowledge"'
    new = 'gain = "if helped and no artifacts: 2 morale else 1 food"'
    change(pack, "recruits.toml", old, new)
    assert rekindle.new("euphoria", 2, pack=pack).decision


DAVE = 'at = ["tunnels"]\npay = "2 knowledge"\ngain = "1 of its resource, miner"'

MISTAKES = [
    ("recruits.toml", 'gain = "2 artifacts"', 'gain = "2 artefacts"', "artefacts"),
    ("recruits.toml", 'gain = "2 artifacts"', 'gain = "dig"', "is only allowed on tunnels"),
    ("recruits.toml", 'at = ["cloud-mine"]', 'at = ["cloud-mime"]', "unknown place"),
    ("recruits.toml", DAVE, DAVE.replace("tunnels", "farm"), "is only allowed on tunnels"),
    ("recruits.toml", "to_them = true", "to_them = 1", "true or false"),
    (
        "recruits.toml",
        'when = "bumped"',
        'when = "place a star"',
        "this event has no opponent to pay",
    ),
    ("recruits.toml", 'when = "retrieve before', 'when = "retrieve after', "with this event"),
    ("recruits.toml", 'faction = "icarite"', 'faction = "icarian"', "icarite"),
    ("recruits.toml", 'replaces = "zong"', 'replaces = "zorg"', "zong"),
    ("markets.toml", 'penalty = "no-pairs"', 'penalty = "no-self-bump"', "has the same penalty"),
    ("markets.toml", 'cost = "4 water, 1 artifact"', 'cost = ""', "markets.toml"),
    ("board.toml", "tiers = [2, 5, 8, 11]", "tiers = [2, 8, 5, 11]", "tiers must ascend"),
    ("board.toml", "start_morale = 1", "start_morale = 7", "beyond the end of the track"),
    ("board.toml", "start_workers = 2", "start_workers = 5", "<= 4"),
    ("board.toml", "limit = 999", "limit = 20", "at least 144"),
    (
        "board.toml",
        'benefit = "harvest"',
        'benefit = "construct"',
        "only allowed on construction sites",
    ),
    ("board.toml", 'gain = "forgo 1 morale"', 'gain = "advance here"', "not allowed here"),
    ("board.toml", 'id = "nimbus-loft"', 'id = "nimbus-left"', "not a space of the board"),
    ("board.toml", '[[players]]\nid = "2"', '[[players]]\nid = "7"', "not a valid player count"),
    ("board.toml", "recruits_dealt = 4", "recruits_dealt = 7", "fewer than 54"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), MISTAKES)
def test_a_mistake_is_named(pack: Path, file: str, old: str, new: str, said: str) -> None:
    change(pack, file, old, new)
    problems = check(pack, lambda game: SCHEMA)
    assert any(said in str(problem) for problem in problems), [*map(str, problems)]
    assert all(problem.file.endswith(".toml") and problem.line > 0 for problem in problems)
    with pytest.raises(PackError):
        rekindle.new("euphoria", 2, pack=pack)
