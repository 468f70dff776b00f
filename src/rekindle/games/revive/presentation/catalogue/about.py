"""Catalogue entries of Revive for things that are not cards: spaces, tracks, goods, pieces."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import GOODS, SIDES, SLOTS, TOKENS
from rekindle.games.revive.presentation.catalogue.look import look
from rekindle.games.revive.presentation.catalogue.structs import AboutFace
from rekindle.games.revive.presentation.words import pack_of, revive
from rekindle.kernel.catalogue import Card
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, capital

TERRAIN = {
    "sand": ("build.1",),
    "mountain": ("build.2",),
    "forest": ("build.2",),
    "field": ("build.2",),
    "water": ("build.4", "build.5"),
    "location": ("populate.1", "populate.2"),
    "chasm": ("range.2", "range.3"),
}
TOKEN_ARTICLES = {
    "forest": ("nadair.5", "nadair.6"),
    "temple": ("hofstadterians.4", "hofstadterians.5", "hofstadterians.6"),
    "target": ("jox.5", "jox.6"),
    "sand": ("kuniban.4", "kuniban.6"),
    "workshop": ("formica.5",),
}
SINGLE = {
    "energy": ("machines.1", "effects.14"),
    "small": ("build.1", "build.2", "build.3", "build.4"),
    "large": ("build.1", "build.5"),
    "figure": ("populate.1", "populate.4", "populate.5"),
    "switch": ("switch.1",),
    "hibernation": ("hibernate.1", "hibernate.2", "hibernate.4"),
    "progress": ("progress.1", "progress.2", "scoring.1"),
    "points": ("points.1", "points.2"),
    "markers": ("effects.4", "progress.2"),
    "crystals": ("build.3", "build.5"),
    "falcon": ("vukuntur.4", "vukuntur.6"),
    "end-tile": ("end.2", "scoring.5"),
    "cube": ("solo.2", "solo.4"),
    "deck": ("explore.3",),
    "crates": ("crates.1", "crates.2"),
    "range": ("range.1", "range.6"),
    "tiles": ("nadair.4",),
    "module-space": ("modules.1", "modules.2", "play.3"),
}
"""Things of which there is one kind."""
ICONS = {
    "hibernation": "hibernate",
    "progress": "late",
    "markers": "ability",
    "crystals": "crystal",
    "crates": "crate",
    "module-space": "module",
}
"""Icons of things that share one with something else."""


def about(setting: Setting, language: str) -> dict[str, Card[AboutFace]]:
    """Return the entries by thing: `sand`, `token-temple`, `slot-top-left`, `good-gear`."""
    return {
        **spaces(language),
        **slots(language),
        **goods(setting, language),
        **tracks(setting, language),
        **singles(setting, language),
    }


def told(language: str, id: str, **values: str | int | Message) -> str:
    return capital(revive(language).text(Message(id, values)))


def spaces(language: str) -> dict[str, Card[AboutFace]]:
    """Terrain, and the pieces that tribes put on it."""
    found = {
        name: entry(language, told(language, f"terrain-{name}"), name, "kind-space", articles, name)
        for name, articles in TERRAIN.items()
    }
    for name in TOKENS:
        key = f"token-{name}"
        called = told(language, f"screen-token-{name}")
        found[key] = entry(language, called, key, "kind-token", TOKEN_ARTICLES[name], key)
    return found


def slots(language: str) -> dict[str, Card[AboutFace]]:
    """Slots: which half each uses, and when the fifth opens."""
    found = {}
    for name in SLOTS:
        half = next((side for side in SIDES if name.startswith(side)), "right")
        articles = ("play.1", "play.2") if half == "right" else ("play.1", "slot-symbol.1")
        called = told(language, f"slot-{name}")
        found[f"slot-{name}"] = entry(
            language, called, f"slot-{half}", "kind-slot", (*articles, "play.3"), "slot"
        )
    return found


def goods(setting: Setting, language: str) -> dict[str, Card[AboutFace]]:
    numbers = pack_of(setting).components("figures")[0]
    found = {}
    for name in GOODS:
        most = numbers.crystal_limit if name == "crystal" else numbers.basic_limit
        key = "crystal" if name == "crystal" else "basic"
        articles = ("resources.1", "resources.2", "trade.1")
        called = told(language, f"page-{name}")
        found[f"good-{name}"] = entry(language, called, key, "kind-good", articles, name, most=most)
    return found


def tracks(setting: Setting, language: str) -> dict[str, Card[AboutFace]]:
    found = {}
    for track in pack_of(setting).components("track"):
        articles = ("tracks.1", "tracks.2", "tracks.3", "build.2")
        called = told(language, f"screen-{track.id}-track")
        card = entry(language, called, "track", "kind-track", articles, "step", length=track.length)
        card.face.tint = track.id
        found[f"track-{track.id}"] = card
    return found


def singles(setting: Setting, language: str) -> dict[str, Card[AboutFace]]:
    numbers = pack_of(setting).components("figures")[0]
    values: dict[str, str | int] = {
        "small": numbers.small_cost,
        "large": numbers.large_cost,
        "endtile": numbers.end_tile,
    }
    return {
        name: entry(
            language,
            told(language, f"page-{name}"),
            name,
            "kind-board",
            articles,
            ICONS.get(name, name),
            **values,
        )
        for name, articles in SINGLE.items()
    }


def entry(
    language: str,
    name: str,
    key: str,
    kind: str,
    articles: tuple[str, ...],
    icon: str,
    **values: str | int,
) -> Card[AboutFace]:
    return look(
        name=name,
        kind=told(language, f"page-{kind}"),
        text=told(language, f"page-about-{key}", **values),
        articles=articles,
        source="",
        face=AboutFace(icon),
    )
