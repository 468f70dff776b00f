"""Everything about Revive that a page can show and that never changes in play."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rekindle.games.revive.engine.constants import CORNERS, SPACE_KINDS
from rekindle.games.revive.engine.scoring import LINES
from rekindle.games.revive.presentation.catalogue.about import about
from rekindle.games.revive.presentation.catalogue.boards import BoardTexts
from rekindle.games.revive.presentation.catalogue.cards import CardTexts
from rekindle.games.revive.presentation.catalogue.constants import figures
from rekindle.games.revive.presentation.catalogue.look import capital
from rekindle.games.revive.presentation.words import revive
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message

HEADINGS = (
    *("map", "citizens", "modules", "machines", "artifacts", "crates", "closed-crates", "deck"),
    *("none", "active", "resting", "tracks", "progress", "hibernation", "energy", "points"),
    *("range", "small", "large", "end-tile", "crystal", "gear", "book", "food", "switch-ready"),
    *("switch-used", "top", "bottom", "space-plain", "space-active", "ending"),
)
"""Names and sentences of the page that stand by themselves."""
SENTENCES = {
    "named": "name text",
    "count": "what n",
    "of": "what n most",
    "space": "name kind",
    "space-with": "name kind what",
    "small-of": "who",
    "large-of": "who",
    "figure-of": "who",
    "unexplored": "name text",
    "corner": "name at",
    "crystal-at": "spaces",
    "vast-crystal-at": "spaces",
    "slot-with": "slot cards",
    "slot-empty": "slot",
    "slot-closed": "slot",
    "half-of": "card half text",
    "in-module-space": "slot n what",
    "card-in": "area name text",
    "machine-used": "name text",
    "machine-ready": "name text",
    "track-at": "track n most",
    "reward-got": "text",
    "reward-ahead": "text",
    "technology-has": "text",
    "technology-ahead": "text",
    "ability-of": "tribe n",
    "progress-at": "n most points",
    "hibernation-at": "n most",
    "points-at": "n total",
    "total-known": "n",
    "total-public": "n",
    "crate-closed": "text",
    "crate-opened": "text",
}
"""Sentences that the page fills in: in them `{name}` stands for what is to be put there."""


def catalogue(setting: Setting, language: str) -> dict[str, Any]:
    """Cards, words and figures; all of it is public, and ready for JSON."""
    found = {
        "game": "revive",
        "language": language,
        "cards": {
            **CardTexts(setting, language).all(),
            **BoardTexts(setting, language).all(),
            "about": about(setting, language),
        },
        "words": words(language),
        "figures": figures(setting, language),
    }
    plain: dict[str, Any] = to_builtins(found)
    return plain


def words(language: str) -> dict[str, str]:
    """What the page says of the game, by the game's own words."""

    def told(id: str, **values: str) -> str:
        return revive(language).text(Message(id, values))

    found = {key: told(f"page-{key}") for key in HEADINGS}
    for key, names in SENTENCES.items():
        found[key] = told(f"page-{key}", **{name: f"{{{name}}}" for name in names.split()})
    found |= {f"terrain-{kind}": told(f"terrain-{kind}") for kind in SPACE_KINDS}
    found |= {corner: capital(told(f"corner-{corner}")) for corner in CORNERS}
    found |= {f"score-{line}": told(f"score-{line}") for line in LINES}
    return found
