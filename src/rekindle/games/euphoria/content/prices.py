"""The phrases of prices, one row each."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.content import Leaf, PricePhrase, by_name, does, icon
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    BLISS,
    FIRST_ARTIFACT,
    FIRST_RESOURCE,
    KNOWLEDGE,
    MORALE,
    PLACED_WORKER,
    RETURNING_WORKER,
    THINGS,
)
from rekindle.kernel.prices import Demand

COMMODITY_KINDS = list(range(FIRST_RESOURCE))
RESOURCE_KINDS = list(range(FIRST_RESOURCE, FIRST_ARTIFACT))
ARTIFACT_KINDS = list(range(FIRST_ARTIFACT, FIRST_ARTIFACT + len(ARTIFACTS)))


def of_word(leaf: Leaf) -> Demand:
    return Demand(leaf.count, [THINGS.index(leaf.word)])


def of_artifacts(leaf: Leaf) -> Demand:
    """Two identical artifacts may stand for three (euphoria.cost.3)."""
    return Demand(leaf.count, ARTIFACT_KINDS, 2 if leaf.count == 3 else 0)


def of_group(leaf: Leaf) -> Demand:
    return Demand(leaf.count, RESOURCE_KINDS if leaf.word == "resource" else COMMODITY_KINDS)


def of_kinds(*kinds: int) -> Callable[[Leaf], Demand]:
    return lambda leaf: Demand(leaf.count, list(kinds))


MOST_OF_CHOICE = 4
"""Every way to pay is a move of its own, and there are hundreds for more."""
OTHERS = [kind for kind in COMMODITY_KINDS if kind != BLISS]

PRICES = by_name(
    PricePhrase("good", "{n} {good}", of_word, does("pay"), icon()),
    PricePhrase("kind", "{n} {artifact-kind}", of_word, does("pay"), icon()),
    PricePhrase(
        "artifact",
        "{n} artifact",
        of_artifacts,
        does("pay", "artifact"),
        icon("artifact"),
        most=MOST_OF_CHOICE,
    ),
    PricePhrase("any", "{n} {group}", of_group, does("pay"), icon(), most=MOST_OF_CHOICE),
    PricePhrase(
        "other",
        "{n} other commodity",
        of_kinds(*OTHERS),
        does("pay", "other-commodity"),
        icon("other-commodity"),
        most=MOST_OF_CHOICE,
    ),
    PricePhrase(
        "morale", "{n} morale", of_kinds(MORALE), does("lose", "morale"), icon("morale", lost=True)
    ),
    PricePhrase(
        "knowledge",
        "{n} knowledge",
        of_kinds(KNOWLEDGE),
        does("take", "knowledge"),
        icon("knowledge"),
    ),
    PricePhrase(
        "placed-worker",
        "the placed worker",
        of_kinds(PLACED_WORKER),
        does("sacrifice", "placed-worker"),
        icon("worker"),
    ),
    PricePhrase(
        "returning-worker",
        "a returning worker",
        of_kinds(RETURNING_WORKER),
        does("sacrifice", "returning-worker"),
        icon("worker"),
    ),
)


def demand(leaf: Leaf) -> Demand:
    return PRICES[leaf.name].demand(leaf)
