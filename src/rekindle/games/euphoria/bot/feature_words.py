"""What the things in the features of Euphoria are called: as in moves, where moves name them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_TUNNEL,
    GOODS,
    PENALTIES,
    SITE_NAMES,
    SPACE_NAMES,
    THINGS,
)
from rekindle.games.euphoria.engine.state import MOST_SEATS
from rekindle.games.euphoria.presentation.words import pack_of, recruits, rules_of
from rekindle.kernel.game import Setting

FACES = [str(face) for face in range(1, 7)]
SEATS = ["own", *(f"opponent-{i}" for i in range(1, MOST_SEATS))]
SIDES = ("give", "ask")
"""The two sides of an offer."""
SEAT_ITEMS = ("decides", "turn", "bumped", "offer-by", "built-last-market")
RECRUIT_ITEMS = (
    "recruit",
    "hidden-recruit",
    "dealt-recruit",
    "discarded-recruit",
    "waiting-recruit",
    "used-recruit",
    "ability-used",
)
FACTION_ITEMS = (
    "allegiance",
    "tier",
    "miner",
    "revealed",
    "tunnel-open",
    "territory-room",
    "territory-stars",
    "recruits-of",
    "hidden-recruits-of",
    "retrieved-from",
)

Groups = list[tuple[tuple[str, ...], Sequence[str]]]
"""Items of the description, and the words of their things."""


def feature_words(setting: Setting) -> dict[str, list[str]]:
    """Return the words of the things of each item that has some."""
    groups = people_and_cards(setting) + board(setting)
    return {item: list(words) for items, words in groups for item in items}


def people_and_cards(setting: Setting) -> Groups:
    return [
        (SEAT_ITEMS, SEATS),
        (("offer-to",), ["all", *SEATS]),
        (RECRUIT_ITEMS, [recruit_name(recruit) for recruit in recruits(setting)]),
        (("artifacts", "discarded-artifacts"), ARTIFACTS),
        (("goods",), GOODS),
        (("paid", "first-drawn", "second-drawn"), THINGS),
        (("pays-with",), (*THINGS, "morale", "knowledge", "placed-worker", "returning-worker")),
        (("offer", "counter"), [f"{side}-{thing}" for side in SIDES for thing in THINGS]),
        (("dilemma",), components(setting, "dilemma")),
        (("dilemma-resolved",), ("secret", "star", "recruit", "face-up")),
        (("penalty",), PENALTIES),
        (("question", "waiting"), questions(setting)),
        (("effect",), [str(tree) for tree in setting.extra.trees]),
    ]


def board(setting: Setting) -> Groups:
    areas, singles = SPACE_NAMES[:FIRST_TUNNEL], SPACE_NAMES[FIRST_TUNNEL:]
    return [
        (FACTION_ITEMS, FACTIONS),
        (("market-star", "workers-to-build", "lacks-for"), SITE_NAMES),
        (tuple(f"tile-{site}" for site in SITE_NAMES), components(setting, "market")),
        (("placed-on", "within-reach", "face"), SPACE_NAMES),
        (("worker",), singles),
        (("workers", "equal-workers"), [f"{p}-{face}" for p in (*areas, "hand") for face in FACES]),
        (("follows",), FACES),
    ]


def components(setting: Setting, kind: str) -> list[str]:
    return [component.id for component in pack_of(setting).components(kind)]


def questions(setting: Setting) -> list[str]:
    """Return a name for each procedure that has one of its own, and the numbers of the others."""
    names = [type(procedure).__name__ for procedure in rules_of(setting).procedures]
    uses = Counter(names)
    return [kebab(name) if uses[name] == 1 else str(op) for op, name in enumerate(names)]


def kebab(name: str) -> str:
    return re.sub("(?<!^)([A-Z])", r"-\1", name).lower()
