"""What a page is told of Euphoria that does not change in play: cards, words, and figures."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    COMMODITIES,
    FACTIONS,
    FIRST_TUNNEL,
    GOODS,
    NO_FACTION,
    RESOURCES,
    SITE_NAMES,
    SITE_SPACES,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
    STARS,
    THINGS,
    WORKERS,
)
from rekindle.games.euphoria.engine.scoring import LINES
from rekindle.games.euphoria.presentation.catalogue.cards import KIND_NAMES, Maker
from rekindle.games.euphoria.presentation.signs import price_signs, signs
from rekindle.games.euphoria.presentation.words import pack_of, recruits, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases

FACES = range(1, 7)
NAMED = (
    "artifact",
    "artifact-deck",
    "commodity",
    "knowledge",
    "morale",
    "other-commodity",
    "recruit-deck",
    "resource",
    "retrieve",
    "star",
    "worker",
)
"""Things whose name is a message of the page."""
OF_A_TERRITORY = ("allegiance", "miner", "territory")
FILLED = ("end", "most", "n", "name", "need", "stars", "thing", "total", "who")
"""What the page itself fills in: in labels it stands in braces."""
LABELS = (
    "label-artifacts-held",
    "label-at",
    "label-board",
    "label-cost",
    "label-dealt",
    "label-deck",
    "label-dilemma-hidden",
    "label-dilemma-recruit",
    "label-dilemma-star",
    "label-discarded",
    "label-goods",
    "label-hand",
    "label-hidden-card",
    "label-market-built",
    "label-needs",
    "label-nobody",
    "label-on-board",
    "label-penalties",
    "label-penalty",
    "label-recruits",
    "label-reserve",
    "label-stars-left",
    "label-territory",
    "label-total",
    "label-tunnel-closed",
    "label-worker-of",
    "label-workers",
    "offer-accept-not",
    "offer-add",
    "offer-ask",
    "offer-asked",
    "offer-final",
    "offer-give",
    "offer-given",
    "offer-incomplete",
    "offer-nothing",
    "offer-one-way",
    "offer-send",
    "offer-send-counter",
    "offer-withdraw",
)


def catalogue(setting: Setting, phrases: Phrases) -> dict[str, Any]:
    """All of it, ready for JSON; the same for every seat."""
    found = {
        "game": "euphoria",
        "language": phrases.language,
        "cards": Maker(setting, phrases).all(),
        "words": words(setting, phrases),
        "figures": figures(setting),
    }
    plain: dict[str, Any] = to_builtins(found)
    return plain


# Words


def words(setting: Setting, phrases: Phrases) -> dict[str, str]:
    """What things are called, by the words of moves and of the view; then labels of the page."""

    def say(id: str, **values: str | int) -> str:
        return phrases.text(Message(id, values))

    found = {kind: say(f"name-{kind}") for kind in THINGS}
    found |= {name: say(f"page-name-{name}") for name in NAMED}
    found |= {faction: say(f"screen-{faction}") for faction in FACTIONS}
    for kind in OF_A_TERRITORY:
        for faction in FACTIONS:
            name = say(f"page-name-{kind}", territory=found[faction])
            found[f"{kind}-{faction}"] = name
    spaces = pack_of(setting).components("space")
    found |= {space.id: str(getattr(space.name, phrases.language)) for space in spaces}
    found |= {recruit_name(recruit): recruit.name for recruit in recruits(setting)}
    for face in FACES:
        found[f"die-{face}"] = say("page-name-die", n=face)
        for area in SPACE_NAMES[:FIRST_TUNNEL]:
            found[f"{area}-{face}"] = say("page-name-die-on", space=found[area], n=face)
    found |= {f"score-{line}": say(f"score-{line}") for line in LINES}
    found["dilemma"] = say("screen-dilemma")
    gaps = {name: f"{{{name}}}" for name in FILLED}
    return found | {label: say(f"page-{label}", **gaps) for label in LABELS}


# Figures


def figures(setting: Setting) -> dict[str, Any]:
    """The board in figures: tracks, bands, spaces, and what depends on the number of players."""
    lookup = rules_of(setting).lookup
    return {
        "factions": list(FACTIONS),
        "commodities": list(COMMODITIES),
        "resources": list(RESOURCES),
        "artifacts": list(ARTIFACTS),
        "goods": list(GOODS),
        "sites": list(SITE_NAMES),
        "site_spaces": SITE_SPACES,
        "stars": STARS,
        "workers": WORKERS,
        "tiers": lookup.tiers,
        "allegiance_end": lookup.allegiance_end,
        "tunnel_reveal": lookup.tunnel_reveal,
        "tunnel_end": lookup.tunnel_end,
        "track_end": lookup.track_end,
        "check_limit": lookup.check_limit,
        "open_territory": lookup.open_territory,
        "workers_to_build": lookup.workers_to_build,
        "bands": bands(setting),
        "spaces": spaces(setting),
        "penalties": {m.penalty: m.id for m in pack_of(setting).components("market")},
        "lines": list(LINES),
    }


def bands(setting: Setting) -> list[dict[str, Any]]:
    """What a commodity area gives, from which total of faces on."""
    found: list[dict[str, Any]] = []
    least = 1
    for band in pack_of(setting).components("band"):
        found.append(
            {
                "least": least,
                "most": band.limit,
                "goods": band.goods,
                "signs": signs(band.effect),
            }
        )
        least = band.limit + 1
    return found


def spaces(setting: Setting) -> dict[str, Any]:
    """Every space by its word: whose it is, its kind, its price and what it gives."""
    by_id = {space.id: space for space in pack_of(setting).components("space")}
    return {
        name: {
            "faction": None if SPACE_FACTION[i] == NO_FACTION else FACTIONS[SPACE_FACTION[i]],
            "kind": KIND_NAMES[SPACE_KIND[i]],
            "cost": price_signs(by_id[name].cost),
            "gain": signs(by_id[name].benefit),
        }
        for i, name in enumerate(SPACE_NAMES)
    }
