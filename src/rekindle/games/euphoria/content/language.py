"""The words in which a Euphoria pack is written: its phrases and its kinds of components."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rekindle.content import (
    Component,
    Conditions,
    Effect,
    Event,
    Language,
    Part,
    Phrase,
    Price,
    ref,
)
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    GOODS,
    PENALTIES,
    THINGS,
)

PLACE_GROUPS = (
    "areas",
    "tunnels",
    "tunnel-ends",
    "sites",
    "built-markets",
    "markets",
    "icarus",
    "tanks",
    "retrieval",
)

Faction = Literal["euphorian", "subterran", "wastelander", "icarite"]

LANGUAGE = Language(
    effects=[
        Phrase("gain", "{n} {good}"),
        Phrase("gain-any", "{n} {group}"),
        Phrase("artifact", "{n} artifact"),
        Phrase("card", "{n} card"),
        Phrase("match", "match {n} card"),
        Phrase("look", "look at 2 card"),
        Phrase("show-hand", "show hand"),
        Phrase("discard", "discard {n} artifact"),
        Phrase("morale", "{n} morale"),
        Phrase("lose-morale", "lose {n} morale"),
        Phrase("knowledge", "{n} knowledge"),
        Phrase("lose-knowledge", "lose {n} knowledge"),
        Phrase("worker", "new worker"),
        Phrase("miner", "miner"),
        Phrase("advance", "advance {track}"),
        Phrase("star", "star"),
        Phrase("star-or-market", "star or market"),
        Phrase("harvest", "harvest"),
        Phrase("dig", "dig"),
        Phrase("construct", "construct"),
        Phrase("its-resource", "{n} of its resource"),
        Phrase("place-it", "place it"),
        Phrase("set-face", "choose its face"),
        Phrase("copy-face", "copy the face"),
        Phrase("free-retrieval", "forgo {n} morale"),
        Phrase("nothing", "nothing"),
    ],
    prices=[
        Phrase("good", "{n} {good}"),
        Phrase("kind", "{n} {artifact-kind}"),
        Phrase("artifact", "{n} artifact"),
        Phrase("any", "{n} {group}"),
        Phrase("other", "{n} other commodity"),
        Phrase("morale", "{n} morale"),
        Phrase("knowledge", "{n} knowledge"),
        Phrase("placed-worker", "the placed worker"),
        Phrase("returning-worker", "a returning worker"),
    ],
    conditions=[
        Phrase("alone", "alone"),
        Phrase("lowest", "lowest"),
        Phrase("highest", "highest"),
        Phrase("matched", "matched"),
        Phrase("no-artifacts", "no artifacts"),
        Phrase("no-resources", "no resources"),
        Phrase("bumped-opponent", "bumping an opponent"),
        Phrase("no-bump", "no bump"),
        Phrase("same-face", "same face"),
        Phrase("higher-face", "higher face"),
        Phrase("they-lack", "they lack {faction}"),
        Phrase("helped", "helped"),
        Phrase("paid", "paid {thing}"),
        Phrase("workers-owned", "{n} workers"),
        Phrase("all-from", "all from {faction}"),
        Phrase("for-free", "for free"),
        Phrase("by-opponent", "by an opponent"),
        Phrase("matching-hand", "matching hand"),
        Phrase("active", "active {faction}"),
    ],
    events=[
        Phrase("place", "place"),
        Phrase("bump", "bump an opponent"),
        Phrase("after", "after placing"),
        Phrase("after-bump", "after bumping an opponent"),
        Phrase("bumped", "bumped"),
        Phrase("bumping", "before the bumped worker is rolled"),
        Phrase("retrieve", "retrieve before rolling"),
        Phrase("retrieved", "retrieve after rolling"),
        Phrase("worker", "gain a worker"),
        Phrase("star", "place a star"),
        Phrase("built", "a market is built"),
        Phrase("doubles", "an opponent rolls doubles"),
        Phrase("draw", "draw an artifact"),
        Phrase("lose-morale", "lose morale"),
        Phrase("gain-knowledge", "gain knowledge"),
        Phrase("lose-worker", "lose a worker to a check"),
        Phrase("lose-worker-to-roll", "lose a worker to a roll"),
        Phrase("dig", "take the resource"),
        Phrase("free-retrieval", "retrieve for free"),
    ],
    who=[
        Phrase("them", "they"),
        Phrase("opponents", "each opponent"),
        Phrase("opponents-here", "each opponent here"),
    ],
    domains={
        "good": GOODS,
        "group": ("commodity", "resource"),
        "artifact-kind": ARTIFACTS,
        "thing": THINGS,
        "faction": FACTIONS,
        "track": (*FACTIONS, "here"),
    },
    plurals={
        "artifacts": "artifact",
        "cards": "card",
        "commodities": "commodity",
        "resources": "resource",
        "workers": "worker",
    },
)


class Names(Part, frozen=True, kw_only=True):
    """What something is called."""

    en: str
    de: str


Place = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$")]


class AbilityText(Part, frozen=True, kw_only=True):
    """One ability: when it speaks, or how it changes a price.

    Triggered: `when`, `at`, `needs`, `pay` (to_them: the opponent receives it), `gain`.
    Another way to pay: `instead` of the printed cost at `at`, with `gain` on top;
    `always` if it takes the place of the printed way.
    Standing: `swap`, or a `toll` for placing at `at`.
    """

    when: Event | None = None
    at: tuple[Place, ...] = ()
    needs: Conditions | None = None
    pay: Price | None = None
    to_them: bool = False
    gain: Effect | None = None
    optional: bool = False
    once: bool = False
    instead: Price | None = None
    swap: Literal["food for bliss", "bliss for a resource"] | None = None
    toll: Price | None = None
    always: bool = False


class Recruit(Component, frozen=True, kw_only=True):
    """A recruit card; one that replaces another is of the second version of the deck."""

    name: str
    faction: Faction
    replaces: Annotated[str, ref("recruit")] | None = None
    ability: tuple[AbilityText, ...]


class Market(Component, frozen=True, kw_only=True):
    """A market tile."""

    name: str
    cost: Price
    penalty: Literal[PENALTIES]  # type: ignore[valid-type]


class Space(Component, frozen=True, kw_only=True):
    """A space for workers on the board."""

    name: Names
    cost: Price | None = None
    needs: Conditions | None = None
    benefit: Effect


class Retrieval(Component, frozen=True, kw_only=True):
    """A printed way to retrieve workers."""

    pay: Price | None = None
    gain: Effect


class Dilemma(Component, frozen=True, kw_only=True):
    """An ethical dilemma card."""

    artifact: Literal[ARTIFACTS]  # type: ignore[valid-type]
    star: str
    recruit: str


Step = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""A place on a track, or another small figure that is never 0."""


class Band(Component, frozen=True, kw_only=True):
    """What a commodity area gives up to a total of faces."""

    limit: Annotated[int, msgspec.Meta(ge=1)]
    goods: Annotated[int, msgspec.Meta(ge=0, le=99)]
    effect: Effect


class Players(Component, frozen=True, kw_only=True):
    """Figures that depend on the number of players."""

    open_territory: Annotated[int, msgspec.Meta(ge=0, le=6)]
    workers_to_build: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Figures(Component, frozen=True, kw_only=True):
    """All other figures of the board."""

    tiers: tuple[Step, Step, Step, Step]
    tunnel_reveal: Step
    tunnel_end: Step
    track_end: Step
    start_morale: Step
    start_knowledge: Step
    start_workers: Annotated[int, msgspec.Meta(ge=1, le=4)]
    check_limit: Step
    artifact_copies: Step
    recruits_dealt: Annotated[int, msgspec.Meta(ge=2, le=8)]
