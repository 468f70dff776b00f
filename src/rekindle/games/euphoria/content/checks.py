"""Checks of a Euphoria pack as a whole, beyond its single components."""

from __future__ import annotations

from collections.abc import Iterator

from rekindle.content import Leaf, Pack, Problem, Schema, every_phrase
from rekindle.games.euphoria.content.effects import EVENTS
from rekindle.games.euphoria.content.language import (
    LANGUAGE,
    PLACE_GROUPS,
    Band,
    Dilemma,
    Figures,
    Market,
    Players,
    Recruit,
    Retrieval,
    Space,
)
from rekindle.games.euphoria.content.places import spaces_at
from rekindle.games.euphoria.engine.constants import MARKETS, SPACE_NAMES

MOST_PLAYERS = 6
HIGHEST_TOTAL = 6 * 4 * MOST_PLAYERS  # all workers of all players on one area, each showing 6

AREAS = spaces_at(("areas",))
TUNNELS = spaces_at(("tunnels",))
SITES = spaces_at(("sites",))
ARTIFACT_MARKETS = spaces_at(("incinerator", "free-press", "ark"))
ANYWHERE = (1 << len(SPACE_NAMES)) - 1
IN_A_TERRITORY = ANYWHERE & ~spaces_at(("tanks",))

PLACEMENT = tuple(name for name, event in EVENTS.items() if event.placing)
BUMPS = tuple(name for name, event in EVENTS.items() if event.bumping)

PLACES = {
    "harvest": (AREAS, "commodity areas"),
    "dig": (TUNNELS, "tunnels"),
    "construct": (SITES, "construction sites"),
    "miner": (TUNNELS, "tunnels"),
    "its-resource": (TUNNELS, "tunnels"),
    "star": (IN_A_TERRITORY, "spaces of a territory"),
    "star-or-market": (ARTIFACT_MARKETS, "artifact markets outside Icarus"),
    "advance here": (IN_A_TERRITORY, "spaces of a territory"),
}
"""Phrases that refer to the current space, and the spaces they can refer to."""

AT_EVENTS = {
    "them": BUMPS,
    "same-face": BUMPS,
    "higher-face": BUMPS,
    "they-lack": BUMPS,
    "placed-worker": PLACEMENT,
    "returning-worker": ("retrieve",),
    "place-it": ("worker",),
    "set-face": ("bumped", "retrieve"),
    "copy-face": ("bumping",),
    "free-retrieval": (),
}
"""Phrases that are meaningful only for some events."""


def key_of(leaf: Leaf) -> str:
    """Phrases are looked up by name; `advance` matters only where it says `here`."""
    return f"{leaf.name} here" if "here" in leaf.args else leaf.name


def out_of_place(leaf: Leaf, spaces: int, event: str | None) -> str | None:
    """Return what is wrong with a phrase here; `event` is None for effects of spaces."""
    key = key_of(leaf)
    if key in PLACES:
        allowed, named = PLACES[key]
        if not spaces or spaces & ~allowed:
            return f"'{leaf}' is only allowed on {named}"
    if key in AT_EVENTS and event is not None and event not in AT_EVENTS[key]:
        return f"'{leaf}' is not allowed with this event"
    return None


def sensible_spaces(pack: Pack) -> Iterator[Problem]:
    """The benefit of a space refers to that space only."""
    for space in pack.components("space"):
        for leaf in every_phrase(space.benefit):
            wrong = out_of_place(leaf, spaces_at((space.id,)), "space")
            if wrong:
                yield pack.problem("space", space.id, wrong, "benefit")


def sensible_abilities(pack: Pack) -> Iterator[Problem]:
    """The effects of an ability fit its event and its places."""
    for recruit in pack.components("recruit"):
        for i, ability in enumerate(recruit.ability):
            event = ability.when.name if ability.when is not None else "way"
            spaces = spaces_at(ability.at) or (ANYWHERE if event in PLACEMENT else 0)
            told = [*every_phrase(ability.gain), *(ability.pay or ()), *(ability.needs or ())]
            for leaf in told:
                wrong = out_of_place(leaf, spaces, event)
                if wrong:
                    yield pack.problem("recruit", recruit.id, wrong, "ability", i)
            if ability.to_them and event not in BUMPS:
                yield pack.problem(
                    "recruit",
                    recruit.id,
                    "this event has no opponent to pay",
                    "ability",
                    i,
                    "to_them",
                )


def sensible_elsewhere(pack: Pack) -> Iterator[Problem]:
    """Retrieving and the bands of commodity areas have no space or event to refer to."""
    for retrieval in pack.components("retrieval"):
        for leaf in every_phrase(retrieval.gain):
            if key_of(leaf) in PLACES or (
                key_of(leaf) in AT_EVENTS and leaf.name != "free-retrieval"
            ):
                yield pack.problem(
                    "retrieval", retrieval.id, f"'{leaf}' is not allowed here", "gain"
                )
    for band in pack.components("band"):
        for leaf in every_phrase(band.effect):
            wrong = out_of_place(leaf, AREAS, "band")
            if wrong:
                yield pack.problem("band", band.id, wrong, "effect")


def enough(pack: Pack) -> Iterator[Problem]:
    """Six players need a tile on every site, a dilemma each, and recruits to choose from."""
    dealt = pack.components("figures")[0].recruits_dealt
    recruits = [r for r in pack.components("recruit") if r.replaces is None]
    for kind, what, found, least in (
        ("market", "[[market]]", pack.components("market"), MARKETS),
        ("dilemma", "[[dilemma]]", pack.components("dilemma"), MOST_PLAYERS),
        ("recruit", "[[recruit]] without `replaces`", recruits, (dealt + 2) * MOST_PLAYERS),
    ):
        if len(found) < least:
            yield pack.miscount(kind, what, found, f"at least {least}")


def one_penalty_each(pack: Pack) -> Iterator[Problem]:
    """A star on a tile lifts its penalty, so no two tiles may share one."""
    seen: dict[str, str] = {}
    for tile in pack.components("market"):
        if tile.penalty in seen:
            yield pack.problem(
                "market", tile.id, f"'{seen[tile.penalty]}' has the same penalty", "penalty"
            )
        seen[tile.penalty] = tile.id


def ascending_figures(pack: Pack) -> Iterator[Problem]:
    """Tiers and bands ascend, the last band covers every total, starts are on their tracks."""
    figures = pack.components("figures")[0]
    if list(figures.tiers) != sorted(set(figures.tiers)):
        yield pack.problem("figures", figures.id, "tiers must ascend", "tiers")
    for key in ("start_morale", "start_knowledge"):
        if getattr(figures, key) > figures.track_end:
            yield pack.problem("figures", figures.id, "beyond the end of the track", key)
    bands = pack.components("band")
    limits = [band.limit for band in bands]
    if limits != sorted(set(limits)) or limits[-1] < HIGHEST_TOTAL:
        yield pack.problem(
            "band",
            bands[-1].id,
            "bands must ascend, and the last one must cover every total",
            "limit",
            suggestion=f"at least {HIGHEST_TOTAL}",
        )


def all_player_counts(pack: Pack) -> Iterator[Problem]:
    counts = [str(n) for n in range(2, MOST_PLAYERS + 1)]
    for players in pack.components("players"):
        if players.id not in counts:
            yield pack.problem(
                "players",
                players.id,
                "not a valid player count",
                "id",
                suggestion=", ".join(counts),
            )


def known_places(pack: Pack) -> list[Problem]:
    """Every `at` names a space or a group of spaces."""
    places = (*SPACE_NAMES, *PLACE_GROUPS)
    return [
        pack.problem(
            "recruit",
            recruit.id,
            "unknown place",
            "ability",
            i,
            "at",
            suggestion="a space such as 'generator', or one of: " + ", ".join(PLACE_GROUPS),
        )
        for recruit in pack.components("recruit")
        for i, ability in enumerate(recruit.ability)
        if any(place not in places for place in ability.at)
    ]


def known_spaces(pack: Pack) -> list[Problem]:
    """The board has exactly the spaces of the rules; their costs and benefits are the pack's."""
    listed = [space.id for space in pack.components("space")]
    problems = [
        pack.problem("space", space, "not a space of the board")
        for space in listed
        if space not in SPACE_NAMES
    ]
    missing = [space for space in SPACE_NAMES if space not in listed]
    if missing and listed:
        problems.append(pack.problem("space", listed[0], f"missing space '{missing[0]}'"))
    return problems


def one_form(pack: Pack) -> list[Problem]:
    """An ability is exactly one of: triggered, a way to pay, standing."""
    return [
        pack.problem(
            "recruit",
            recruit.id,
            f"ability {i + 1} needs exactly one of when, instead, swap, toll",
        )
        for recruit in pack.components("recruit")
        for i, ability in enumerate(recruit.ability)
        if sum(x is not None for x in (ability.when, ability.instead, ability.swap, ability.toll))
        != 1
    ]


SCHEMA = Schema(
    game="euphoria",
    language=LANGUAGE,
    kinds={
        "recruit": Recruit,
        "market": Market,
        "space": Space,
        "retrieval": Retrieval,
        "dilemma": Dilemma,
        "band": Band,
        "players": Players,
        "figures": Figures,
    },
    counts={"figures": 1, "players": 5},
    checks=[
        known_places,
        known_spaces,
        one_form,
        sensible_spaces,
        sensible_abilities,
        sensible_elsewhere,
        enough,
        one_penalty_each,
        ascending_figures,
        all_player_counts,
    ],
)
