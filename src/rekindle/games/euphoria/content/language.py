"""The format of a Euphoria pack: its effect language and its kinds of components."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rekindle.content import Component, Conditions, Effect, Event, Language, Part, Price, ref
from rekindle.games.euphoria.content.effects import CONDITIONS, EFFECTS, EVENTS, WHO
from rekindle.games.euphoria.content.prices import PRICES
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
    effects=EFFECTS.values(),
    prices=PRICES.values(),
    conditions=CONDITIONS.values(),
    events=EVENTS.values(),
    who=WHO.values(),
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
    """The name of a component in both languages."""

    en: str
    de: str


Place = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$")]


class AbilityText(Part, frozen=True, kw_only=True):
    """One ability: what triggers it, or how it changes a price.

    Triggered: `when`, `at`, `needs`, `pay` (to_them: the opponent receives it), `gain`.
    Another way to pay: `instead` of the printed cost at `at`, with `gain` on top;
    `always` if it replaces the printed way.
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
"""A space of a track, or another small number that is never 0."""


class Band(Component, frozen=True, kw_only=True):
    """The benefit of a commodity area up to a total of faces."""

    limit: Annotated[int, msgspec.Meta(ge=1)]
    goods: Annotated[int, msgspec.Meta(ge=0, le=99)]
    effect: Effect


class Players(Component, frozen=True, kw_only=True):
    """Numbers that depend on the player count."""

    open_territory: Annotated[int, msgspec.Meta(ge=0, le=6)]
    workers_to_build: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Figures(Component, frozen=True, kw_only=True):
    """All other numbers of the board."""

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
