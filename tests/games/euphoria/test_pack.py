"""The components of Euphoria's own pack, and what else can be written in a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekindle
from rekindle.content import load, provenance
from rekindle.games.euphoria import GAME
from rekindle.games.euphoria.content.checks import SCHEMA
from tests.games.packs import change


@pytest.fixture
def game() -> str:
    return "euphoria"


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


def test_several_conditions_of_an_effect_must_all_hold(pack: Path) -> None:
    old = 'gain = "if helped: 2 morale else lose 2 knowledge"'
    new = 'gain = "if helped and no artifacts: 2 morale else 1 food"'
    change(pack, "recruits.toml", old, new)
    assert rekindle.new("euphoria", 2, pack=pack).decision
