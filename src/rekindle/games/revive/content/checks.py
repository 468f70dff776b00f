"""Checks of a Revive pack as a whole, beyond its single components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from rekindle.content import (
    AnyOrder,
    Effect,
    Leaf,
    May,
    OneOf,
    Pack,
    Pay,
    Per,
    Problem,
    Schema,
    Seq,
    UpTo,
    leaves,
)
from rekindle.games.revive.content.effects import ATTACHED, CARD, EFFECTS, MACHINE, TECHNOLOGY
from rekindle.games.revive.content.language import KINDS, LANGUAGE, Technology
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    BOARD_SIDES,
    CARDS,
    CITIZENS,
    COLOURS,
    CORNERS,
    HEXES,
    MINOR,
    PLACES,
    PROGRESS_SPACES,
    REWARDS,
    SLOTS,
    SPECIAL,
    STANDARD,
    TRIBES,
)

STARTING_TILES = 5
BASE_LOCATIONS = 5
CAMPAIGN_LOCATIONS = 3
LEAST_CRYSTALS = 8
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

ACTIONS = ("act", "act-far", "play-card")
POWERS_OF_ABILITIES = {
    "temple-range": "place-temple",
    "falcon-discount": "move-falcon",
    "falcon-resources": "move-falcon",
}


# Phrases and where they are allowed


def demands(tree: Effect | None) -> Iterator[Pay]:
    """Yield every mandatory price: one without `may` or `up to` before it."""
    match tree:
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from demands(part)
        case Per(_, part):
            yield from demands(part)
        case Pay():
            yield tree


def unpaid(tree: Effect | None) -> Iterator[Leaf]:
    """Yield every phrase with no price before it."""
    match tree:
        case Leaf():
            yield tree
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from unpaid(part)
        case May(part) | UpTo(_, part) | Per(_, part):
            yield from unpaid(part)


def refused(
    tree: Effect | None,
    *,
    machine: bool = False,
    card: bool = False,
    technology: bool = False,
    tribe: str = "",
    anybody_s_turn: bool = False,
    in_a_turn: bool = True,
) -> Iterator[str]:
    """Yield what is wrong with an effect, given the component that has it."""
    if tree is None:
        return
    for leaf in leaves(tree):
        name, row = leaf.name, EFFECTS[leaf.name]
        if row.only == ATTACHED and not (machine and tree == leaf):
            yield f"'{leaf}' is only allowed as the whole effect of a machine"
        elif row.only == MACHINE and not machine:
            yield f"'{leaf}' is only allowed on machines"
        elif row.tribe and tribe != row.tribe:
            yield f"'{leaf}' is the tribe ability of '{row.tribe}'"
        elif row.only == TECHNOLOGY and not technology:
            yield f"'{leaf}' is only allowed as the gain of a technology"
        elif row.only == CARD and not card:
            yield f"'{leaf}' is only allowed on cards"
        elif name == "ability" and tribe:
            yield "a tribe ability cannot use itself"
        elif anybody_s_turn and name in (*ACTIONS, "ability"):
            yield f"'{leaf}' is not allowed here: it could happen on another player's turn"
        elif not in_a_turn and name in ACTIONS:
            yield f"'{leaf}' is not allowed here, where no action can be taken"
    for leaf in unpaid(tree):
        if leaf.name == "reopen" and machine:
            yield f"'{leaf}' needs a price before it"
    if not (machine or tribe):
        for price in demands(tree):
            yield f"'{price}' must be optional here; write 'may {price}'"


def sensible_cards(pack: Pack) -> Iterator[Problem]:
    for kind in ("starting", "citizen"):
        for card in pack.components(kind):
            for key, half in (("top", card.top), ("bottom", card.bottom)):
                for wrong in refused(half.effect, card=True):
                    yield pack.problem(kind, card.id, wrong, key, "effect")
                if not (half.effect or half.range or half.flasks or half.slot):
                    yield pack.problem(kind, card.id, "this half does nothing", key)


def sensible_tokens(pack: Pack) -> Iterator[Problem]:
    """Modules and water may be activated while another player explores."""
    for module in pack.components("module"):
        for wrong in refused(module.effect, anybody_s_turn=True):
            yield pack.problem("module", module.id, wrong, "effect")
        if not (module.effect or module.flasks):
            yield pack.problem("module", module.id, "this module does nothing")
        if not 1 <= len(set(module.colours)) == len(module.colours) <= 2:
            yield pack.problem(
                "module", module.id, "must be one colour or two different ones", "colours"
            )
    for tile in pack.components("tile"):
        for wrong in refused(tile.water, anybody_s_turn=True):
            yield pack.problem("tile", tile.id, wrong, "water")
    for crate in pack.components("crate"):
        for wrong in refused(crate.effect, in_a_turn=False):
            yield pack.problem("crate", crate.id, wrong, "effect")
    for kind in ("standard", "machine"):
        for machine in pack.components(kind):
            for wrong in refused(machine.effect, machine=True):
                yield pack.problem(kind, machine.id, wrong, "effect")


def sensible_boards(pack: Pack) -> Iterator[Problem]:
    for kind in ("progress", "bonus"):
        for bonus in pack.components(kind):
            for wrong in refused(bonus.gain, anybody_s_turn=True):
                yield pack.problem(kind, bonus.id, wrong, "gain")
    for kind in ("hibernation", "location", "switch"):
        for space in pack.components(kind):
            for wrong in refused(space.gain, in_a_turn=kind != "hibernation"):
                yield pack.problem(kind, space.id, wrong, "gain")
    for seat in pack.components("seat"):
        if any(leaf.name != "gain" for leaf in leaves(seat.gain)):
            yield pack.problem("seat", seat.id, "players can start with resources only", "gain")


def sensible_technologies(pack: Pack) -> Iterator[Problem]:
    for common in pack.components("common"):
        for key, wrong in technology_problems(common.technology, ()):
            yield pack.problem("common", common.id, wrong, "technology", *key)
    for tribe in pack.components("tribe"):
        does = [leaf.name for leaf in leaves(tribe.ability)]
        for where in ("root", "left", "right"):
            technology = getattr(tribe, where)
            for key, wrong in technology_problems(technology, does):
                yield pack.problem("tribe", tribe.id, wrong, where, *key)
            if technology.power == "fifth-slot":
                wrong = "every tribe already has this power in the middle"
                yield pack.problem("tribe", tribe.id, wrong, where, "power")


def technology_problems(
    technology: Technology, ability: Sequence[str]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield keys of a technology and what is wrong with them."""
    for wrong in refused(technology.gain, technology=True):
        yield ("gain",), wrong
    for wrong in refused(technology.machine, machine=True):
        yield ("machine",), wrong
    for leaf in leaves(technology.with_ability):
        if leaf.name == "ability":
            yield ("with_ability",), "a tribe ability cannot use itself"
    for wrong in refused(technology.with_ability):
        yield ("with_ability",), wrong
    needs = POWERS_OF_ABILITIES.get(technology.power or "")
    if needs and needs not in ability:
        yield ("power",), "the ability of this board cannot use it"
    if not (
        technology.gain
        or technology.with_ability
        or technology.range
        or technology.power
        or technology.machine
    ):
        yield (), "this technology does nothing"


def sensible_abilities(pack: Pack) -> Iterator[Problem]:
    """Each side of each tribe exists once, with exactly the pieces that it puts on the map."""
    seen: dict[tuple[str, str], str] = {}
    for tribe in pack.components("tribe"):
        for wrong in refused(tribe.ability, tribe=tribe.tribe):
            yield pack.problem("tribe", tribe.id, wrong, "ability")
        own = tribe.ability.part if isinstance(tribe.ability, Pay) else tribe.ability
        if not isinstance(own, Leaf) and any(EFFECTS[leaf.name].tribe for leaf in leaves(own)):
            wrong = "an ability on the map must be alone or after a price"
            yield pack.problem("tribe", tribe.id, wrong, "ability")
        places = any(leaf.name.startswith("place-") for leaf in leaves(tribe.ability))
        if places != bool(tribe.tiles):
            wrong = (
                "its ability places no tiles"
                if tribe.tiles
                else "missing: its ability places tiles"
            )
            yield pack.problem("tribe", tribe.id, wrong, *(["tiles"] if tribe.tiles else []))
        side = (tribe.tribe, tribe.side)
        if side in seen:
            yield pack.problem("tribe", tribe.id, f"'{seen[side]}' is the same side", "side")
        seen[side] = tribe.id


# The map


def spot(name: str) -> tuple[int, int]:
    """Return row and doubled column: neighbours are (0, 2) or (1, 1) apart."""
    row = ord(name[0]) - ord("a")
    return row, 2 * int(name[1:]) - row % 2


def adjacent(a: str, b: str) -> bool:
    (row, column), (other_row, other_column) = spot(a), spot(b)
    apart = abs(row - other_row), abs(column - other_column)
    return apart in ((0, 2), (1, 1))


def sound_places(pack: Pack) -> Iterator[Problem]:
    """Places are rhombi that do not overlap, in an order that a turned tile reverses."""
    chasm = pack.components("figures")[0].chasm
    taken = {chasm: "chasm"}
    for place in pack.components("place"):
        for cell in place.cells:
            if cell in taken:
                wrong = f"'{cell}' already belongs to '{taken[cell]}'"
                yield pack.problem("place", place.id, wrong, "cells")
            taken[cell] = place.id
        if place.id != place.cells[0]:
            yield pack.problem(
                "place", place.id, "the id of a place is its first hex", suggestion=place.cells[0]
            )
        spots = [spot(cell) for cell in place.cells]
        touching = sum(adjacent(a, b) for a, b in combinations(place.cells, 2))
        centre = [(a[0] + b[0], a[1] + b[1]) for a, b in zip(spots, reversed(spots), strict=True)]
        if touching != HEXES + 1 or len(set(centre)) != 1 or spots != sorted(spots):
            wrong = "must be four hexes in a rhombus, from north-west to south-east"
            yield pack.problem("place", place.id, wrong, "cells")
    starting = [place for place in pack.components("place") if place.start]
    if len(starting) != STARTING_TILES:
        last = pack.components("place")[-1].id
        yield pack.problem(
            "place", last, f"{len(starting)} places have `start`", suggestion=str(STARTING_TILES)
        )
    elif not any(adjacent(chasm, cell) for place in starting for cell in place.cells):
        yield pack.problem("figures", figures_id(pack), "no starting place touches it", "chasm")
        return
    reached = [chasm]
    for name in reached:
        reached += [other for other in taken if adjacent(name, other) and other not in reached]
    for place in pack.components("place"):
        if place.cells[0] not in reached:
            wrong = "not connected to the chasm"
            yield pack.problem("place", place.id, wrong, "cells")


def sound_edges(pack: Pack) -> Iterator[Problem]:
    """Corners and crystals touch hexes at the edge of the map."""
    hexes = {cell for place in pack.components("place") for cell in place.cells}
    hexes.add(pack.components("figures")[0].chasm)
    around = {spot(name) for name in hexes}
    for kind in ("corner", "crystal"):
        for symbol in pack.components(kind):
            for name in symbol.touches:
                row, column = spot(name)
                ring = {
                    (row + down, column + right)
                    for down, right in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
                }
                if name not in hexes:
                    wrong = f"there is no hex '{name}'"
                elif ring <= around:
                    wrong = f"'{name}' is not at the edge"
                else:
                    continue
                yield pack.problem(kind, symbol.id, wrong, "touches")
            if not symbol.touches or len(set(symbol.touches)) != len(symbol.touches):
                yield pack.problem(
                    kind, symbol.id, "must be one or more different hexes", "touches"
                )
    crystals = pack.components("crystal")
    if sum(not crystal.vast for crystal in crystals) < LEAST_CRYSTALS:
        wrong = f"there are fewer than {LEAST_CRYSTALS} ordinary crystals"
        yield pack.problem("crystal", crystals[-1].id, wrong)
    if not any(crystal.vast for crystal in crystals):
        yield pack.problem("crystal", crystals[-1].id, "there is no vast crystal")


def honest_backs(pack: Pack) -> Iterator[Problem]:
    """A back tells whether there is a location or water, and its cost can be paid."""
    limit = pack.components("figures")[0].basic_limit
    backs = {back.id: back for back in pack.components("back")}
    used = {tile.back for tile in pack.components("tile")}
    for back in backs.values():
        if back.id not in used:
            yield pack.problem("back", back.id, "no tile has this back")
        for leaf in back.cost:
            if leaf.name != "good" or leaf.args[1] == "crystal":
                yield pack.problem(
                    "back", back.id, "only gears, books and food are allowed", "cost"
                )
            elif int(leaf.args[0]) > limit:
                yield pack.problem("back", back.id, "more than a player can hold", "cost")
    for tile in pack.components("tile"):
        back = backs.get(tile.back)
        for face in ("location", "water"):
            if back is not None and (face in tile.faces) != getattr(back, face):
                wrong = f"its back and its faces disagree about a {face}"
                yield pack.problem("tile", tile.id, wrong, "faces")


def sound_tiles(pack: Pack) -> Iterator[Problem]:
    tiles = pack.components("tile")
    for tile in tiles:
        if "water" in tile.faces and tile.water is None:
            yield pack.problem("tile", tile.id, "its water gives nothing", "faces")
        if tile.water is not None and "water" not in tile.faces:
            yield pack.problem("tile", tile.id, "it has no water", "water")
        if tile.back is None and "sand" not in tile.faces:
            yield pack.problem("tile", tile.id, "a starting tile needs sand", "faces")
    starting = [tile for tile in tiles if tile.back is None]
    if len(starting) != STARTING_TILES:
        yield pack.problem(
            "tile",
            tiles[-1].id,
            f"{len(starting)} tiles have no back",
            suggestion=f"the {STARTING_TILES} starting tiles",
        )
    elif not any("location" in tile.faces for tile in starting):
        yield pack.problem("tile", starting[0].id, "no starting tile has a location")


def sound_locations(pack: Pack) -> Iterator[Problem]:
    """Two faces per tile, five tiles of the base game and three of the campaign."""
    locations = pack.components("location")
    faces = Counter((face.tile, face.campaign) for face in locations)
    for face in locations:
        if faces[face.tile, face.campaign] != 2 or (face.tile, not face.campaign) in faces:
            wrong = "a tile needs two faces, both of the campaign or neither"
            yield pack.problem("location", face.id, wrong, "tile")
        if bool(face.points) == bool(face.steps):
            wrong = "needs either points or steps"
            yield pack.problem("location", face.id, wrong)
        for low, high in pairwise(face.steps):
            if low[0] >= high[0] or low[1] > high[1]:
                yield pack.problem("location", face.id, "steps must ascend", "steps")
    tiles = Counter(campaign for _, campaign in faces)
    for campaign, wanted in ((False, BASE_LOCATIONS), (True, CAMPAIGN_LOCATIONS)):
        if tiles[campaign] != wanted:
            which = "of the campaign" if campaign else "of the base game"
            yield pack.problem(
                "location",
                locations[-1].id,
                f"there are {tiles[campaign]} tiles {which}",
                suggestion=str(wanted),
            )


# Cards, tokens, boards


def even_colours(pack: Pack) -> Iterator[Problem]:
    """There are equally many cards, machines and artifacts of each colour."""
    for kind in ("citizen", "starting", "machine", "artifact"):
        parts = pack.components(kind)
        colours = ARTIFACTS[:MINOR] if kind == "artifact" else COLOURS
        found = Counter(part.colour for part in parts)
        for colour in colours:
            if found[colour] != len(parts) // len(colours):
                yield pack.problem(
                    kind,
                    parts[-1].id,
                    f"there are {found[colour]} of [[{kind}]] in {colour}",
                    suggestion=str(len(parts) // len(colours)),
                )
    if not any(artifact.players == 1 for artifact in pack.components("artifact")):
        first = pack.components("artifact")[0].id
        yield pack.problem("artifact", first, "no artifact is in play with one player", "players")


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
    if list(figures.ranks) != sorted(set(figures.ranks)):
        yield pack.problem("figures", figures.id, "ranks must ascend", "ranks")
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


def different_categories(pack: Pack) -> Iterator[Problem]:
    for card in pack.components("artifact-card"):
        if len({card.purple.category, card.orange.category, card.white.category}) != 3:
            yield pack.problem("artifact-card", card.id, "needs three different categories")


def figures_id(pack: Pack) -> str:
    return str(pack.components("figures")[0].id)


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
        names_for_one_thing,
        known_ids,
        sound_rewards,
        sound_figures,
        sound_hibernation,
        different_categories,
    ],
)
