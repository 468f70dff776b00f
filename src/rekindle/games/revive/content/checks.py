"""Checks of a Revive pack as a whole, beyond its single components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rekindle.content import (
    Pack,
    Problem,
    Schema,
    leaves,
)
from rekindle.games.revive.content.language import KINDS, LANGUAGE
from rekindle.games.revive.content.map_checks import (
    honest_backs,
    sound_edges,
    sound_locations,
    sound_places,
    sound_tiles,
)
from rekindle.games.revive.content.phrase_checks import (
    sensible_abilities,
    sensible_boards,
    sensible_cards,
    sensible_technologies,
    sensible_tokens,
)
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    BOARD_SIDES,
    CARDS,
    CITIZENS,
    COLOURS,
    CORNERS,
    MINOR,
    PLACES,
    PROGRESS_SPACES,
    RANKS,
    REWARDS,
    SLOTS,
    SPECIAL,
    STANDARD,
    TRIBES,
)

BASE_LOCATIONS = 5
CAMPAIGN_LOCATIONS = 3
POINT_TRACK = 50
COMMON = ("middle", "top-left", "top-middle", "top-right")

IDS = {
    "corner": CORNERS,
    "common": COMMON,
    "slot": SLOTS,
    "track": COLOURS,
    "switch": ("first", "second"),
    "seat": ("1", "2", "3", "4"),
}
"""Kinds whose ids the rules know."""


# Cards, tokens, boards


def even_colours(pack: Pack) -> Iterator[Problem]:
    """There are equally many cards, machines and artifacts of each colour."""
    for kind in ("citizen", "starting", "machine", "artifact"):
        parts = pack.components(kind)
        colours = ARTIFACTS[:MINOR] if kind == "artifact" else COLOURS
        wanted = len(parts) // len(colours)
        for colour in colours:
            found = [part for part in parts if part.colour == colour]
            if len(found) != wanted:
                yield pack.miscount(kind, f"[[{kind}]] in {colour}", found, wanted)
    if not any(artifact.players == 1 for artifact in pack.components("artifact")):
        yield pack.miscount("artifact", "[[artifact]] with `players = 1`", [], "at least 1")


def no_twins(pack: Pack) -> Iterator[Problem]:
    """No two citizens are the same card, and no two tiles, also turned round."""
    citizens: dict[str, str] = {}
    for card in pack.components("citizen"):
        twin = citizens.setdefault(f"{card.colour} {card.top} {card.bottom}", card.id)
        if twin != card.id:
            yield pack.problem("citizen", card.id, f"the same card as '{twin}'")
    tiles: dict[object, tuple[str, Sequence[str]]] = {}
    for tile in pack.components("tile"):
        looks = min(tile.faces, tile.faces[::-1]), tile.back, str(tile.water)
        twin, faces = tiles.setdefault(looks, (tile.id, tile.faces))
        if twin != tile.id:
            wrong = f"the same tile as '{twin}'"
            wrong += "" if faces == tile.faces else " turned round"
            yield pack.problem("tile", tile.id, wrong)


def names_for_one_thing(pack: Pack) -> Iterator[Problem]:
    """Players type these ids, so they are unique among all cards and among all machines."""
    for kind, other in (("citizen", "starting"), ("machine", "standard")):
        taken = {part.id for part in pack.components(kind)}
        for part in pack.components(other):
            if part.id in taken:
                yield pack.problem(other, part.id, f"a [[{kind}]] has the same id", "id")


def known_ids(pack: Pack) -> Iterator[Problem]:
    """The rules know some components by id, and the ids of bonuses are numbers of spaces."""
    for kind, wanted in IDS.items():
        for part in pack.components(kind):
            if part.id not in wanted:
                allowed = ", ".join(wanted)
                yield pack.problem(kind, part.id, "unknown id", "id", suggestion=allowed)
    for kind, last in (("progress", PROGRESS_SPACES), ("bonus", POINT_TRACK)):
        spaces = {str(space) for space in range(1, last + 1)}
        for bonus in pack.components(kind):
            if bonus.id not in spaces:
                yield pack.problem(
                    kind, bonus.id, "not a space of the track", "id", suggestion=f"1 to {last}"
                )


def sound_rewards(pack: Pack) -> Iterator[Problem]:
    """A reward is on one track or between two, can be reached, and gives something."""
    lengths = {track.id: track.length for track in pack.components("track")}
    for reward in pack.components("reward"):
        needs = [getattr(reward, colour) for colour in COLOURS]
        if not 1 <= sum(map(bool, needs)) <= 2 or (needs[0] and needs[2]):
            wrong = "it needs one marker, or two on adjacent tracks"
            yield pack.problem("reward", reward.id, wrong)
        for colour, need in zip(COLOURS, needs, strict=True):
            if need and not 2 <= need <= lengths.get(colour, need):
                wrong = f"markers start on 1, and this track ends at {lengths.get(colour)}"
                yield pack.problem("reward", reward.id, wrong, colour)
        if (reward.colour is not None) != (reward.kind in ("special", "cards")):
            wrong = "special machines and cards have a colour, other rewards have none"
            yield pack.problem("reward", reward.id, wrong)
        if (reward.machine is not None) != (reward.kind == "standard"):
            wrong = "only a standard machine is named"
            yield pack.problem("reward", reward.id, wrong)
    given = Counter(reward.machine for reward in pack.components("reward"))
    for machine in pack.components("standard"):
        if given[machine.id] != 1:
            wrong = f"{given[machine.id]} rewards unlock this machine"
            yield pack.problem("standard", machine.id, wrong, suggestion="exactly one must")


def sound_figures(pack: Pack) -> Iterator[Problem]:
    figures = pack.components("figures")[0]
    points = figures.progress_points
    if len(points) != PROGRESS_SPACES + 1 or list(points) != sorted(set(points)):
        wrong = f"{PROGRESS_SPACES + 1} ascending numbers are needed"
        yield pack.problem("figures", figures.id, wrong, "progress_points")
    if len(figures.ranks) != len(RANKS) - 1 or list(figures.ranks) != sorted(set(figures.ranks)):
        wrong = f"{len(RANKS) - 1} ascending numbers are needed"
        yield pack.problem("figures", figures.id, wrong, "ranks")
    if figures.large_cost < figures.small_cost:
        wrong = "a large building cannot cost less than a small one"
        yield pack.problem("figures", figures.id, wrong, "large_cost")


def sound_hibernation(pack: Pack) -> Iterator[Problem]:
    first, *others = pack.components("hibernation")
    if first.gain is not None or first.removal:
        wrong = "the starting space cannot give or remove anything"
        yield pack.problem("hibernation", first.id, wrong)
    if not others:
        yield pack.problem("hibernation", first.id, "there is no space to move to")
    for space in others:
        if space.gain is None:
            yield pack.problem("hibernation", space.id, "this space gives nothing")
        elif any(leaf.name == "points" for leaf in leaves(space.gain)):
            wrong = "points are not allowed here, where a player could take them in every turn"
            yield pack.problem("hibernation", space.id, wrong, "gain")
    removals = [space for space in others if space.removal]
    if len(removals) > 1:
        yield pack.miscount("hibernation", "[[hibernation]] with `removal`", removals, "at most 1")


def different_categories(pack: Pack) -> Iterator[Problem]:
    for card in pack.components("artifact-card"):
        if len({card.purple.category, card.orange.category, card.white.category}) != 3:
            yield pack.problem("artifact-card", card.id, "needs three different categories")


SCHEMA = Schema(
    game="revive",
    language=LANGUAGE,
    kinds=KINDS,
    counts={
        "place": PLACES,
        "corner": len(CORNERS),
        "tile": PLACES,
        "location": 2 * (BASE_LOCATIONS + CAMPAIGN_LOCATIONS),
        "citizen": CITIZENS,
        "starting": CARDS - CITIZENS,
        "module": 48,
        "machine": SPECIAL,
        "standard": STANDARD,
        "crate": 28,
        "artifact": 12,
        "artifact-card": 10,
        "common": len(COMMON),
        "tribe": len(TRIBES) * len(BOARD_SIDES),
        "slot": len(SLOTS),
        "track": len(COLOURS),
        "reward": REWARDS,
        "switch": 2,
        "seat": 4,
        "figures": 1,
    },
    checks=[
        sensible_cards,
        sensible_tokens,
        sensible_boards,
        sensible_technologies,
        sensible_abilities,
        sound_places,
        sound_edges,
        honest_backs,
        sound_tiles,
        sound_locations,
        even_colours,
        no_twins,
        names_for_one_thing,
        known_ids,
        sound_rewards,
        sound_figures,
        sound_hibernation,
        different_categories,
    ],
)
