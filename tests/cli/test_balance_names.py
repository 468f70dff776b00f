"""What components are called in balance reports."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import pytest

from rekindle.cli.balance.names import Names
from rekindle.games import NAMES, find

CAMPAIGN = {"formica": "on", "vukuntur": "on", "large-locations": "all", "sides": "either"}


def names(
    name: str, language: str, options: Mapping[str, str] | None = None
) -> tuple[Names, dict[str, tuple[str, ...]]]:
    game = find(name)
    setting = game.setting(game.choose_options(options, simulated=True))
    kinds = import_module(f"rekindle.games.{name}.presentation.balance").kinds(setting)
    return Names(game, setting, language, kinds), kinds


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("name", "options"), [*((name, None) for name in NAMES), ("revive", CAMPAIGN)]
)
def test_every_component_has_a_name_of_its_own(
    name: str, options: Mapping[str, str] | None, language: str
) -> None:
    found, kinds = names(name, language, options)
    for kind, ids in kinds.items():
        labels = [found.of(kind, id) for id in ids]
        assert len(set(labels)) == len(ids), kind
        unnamed = [id for id, label in zip(ids, labels, strict=True) if label == id]
        assert unnamed == [], kind
        assert found.kind(kind) != kind


@pytest.mark.parametrize(
    ("name", "kind", "id", "english", "german"),
    [
        ("revive", "citizen", "mason", "Mason", "Maurerin"),
        ("revive", "citizen-half", "mason-top", "Mason, top half", "Maurerin, obere Hälfte"),
        ("revive", "crate", "tool-box", "Gain 2 gears", "Erhalte 2 Zahnräder"),
        ("revive", "technology", "nadair-sun-root", "Forest Lore", "Waldwissen"),
        (
            *("revive", "technology", "nadair-sun-middle"),
            *("Fifth Slot, Nàdair (sun)", "Fünfter Slot, Nàdair (Sonne)"),
        ),
        ("recall", "relicube", "white", "White relicubes", "Weiße Reliktwürfel"),
        ("recall", "ability", "omnitool-2", "OMNITOOL 2", "OMNITOOL 2"),
        ("euphoria", "dilemma", "none", "Not resolved", "Nicht gelöst"),
        (
            *("euphoria", "space", "lower-wastelander-market"),
            *("Lower Wastelander Market", "Unterer ödländischer Markt"),
        ),
    ],
)
def test_names_are_those_of_the_game(
    name: str, kind: str, id: str, english: str, german: str
) -> None:
    for language, expected in (("en", english), ("de", german)):
        assert names(name, language)[0].of(kind, id) == expected


def test_what_has_no_name_goes_by_its_id() -> None:
    assert names("revive", "en")[0].of("citizen", "nobody") == "nobody"
