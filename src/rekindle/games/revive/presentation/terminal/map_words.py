"""The map of Revive in words: tile by tile, what a tile costs, and what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.content import Effect
from rekindle.games.revive.engine.constants import CORNERS, HEXES
from rekindle.games.revive.engine.ops import PLACE_WORKSHOP
from rekindle.games.revive.presentation.terminal.shown import Shown, counted
from rekindle.games.revive.presentation.view import PlaceView
from rekindle.games.revive.presentation.words import names_of, rules_of


def in_words(d: Shown) -> list[str]:
    """The map tile by tile, then what lies face down, the chasm and the crystals."""
    up = [place for place in d.view.places if place.tile]
    lines = [tile_in_words(d, place.place) for place in up]
    lines += backs_in_words(d)
    lines.append(d.label("chasm", name=d.numbers.chasm))
    lines.append(d.label("crystals", spaces="; ".join(crystals_in_words(d))))
    return lines


def tile_in_words(d: Shown, place: str) -> str:
    cells = d.component("place", place).cells
    return d.label("face-up", place=place, spaces=", ".join(space_in_words(d, c) for c in cells))


def space_in_words(d: Shown, name: str) -> str:
    kind = d.label(f"kind-{d.view.spaces[name].kind}")
    what = "; ".join(pieces_in_words(d, name))
    return d.label("space-with" if what else "space", name=name, kind=kind, what=what)


def pieces_in_words(d: Shown, name: str) -> list[str]:
    """What stands on a space; what water gives to those who build beside it."""
    there = d.view.spaces[name]
    found = []
    if there.building:
        owner = d.names[there.building.seat]
        found.append(d.label(there.building.size, whom=owner))
    if there.figures:
        found.append(d.label("figures", whom=", ".join(d.names[s] for s in there.figures)))
    found += [d.label(f"token-{token}") for token in there.tokens or []]
    if d.view.falcon == name:
        found.append(d.label("falcon"))
    if there.kind == "water":
        found.append(d.label("gives", what=d.effect(water_effect(d, name))))
    return found


def backs_in_words(d: Shown) -> list[str]:
    """Tiles that lie face down, those of the same kind and price together."""
    alike: dict[tuple[str, str], list[PlaceView]] = {}
    for place in d.view.places:
        if place.back:
            key = place.back.id, ", ".join(price_in_words(d, place))
            alike.setdefault(key, []).append(place)
    return [face_down(d, places) for places in alike.values()]


def face_down(d: Shown, places: Sequence[PlaceView]) -> str:
    """What exploring one of these costs now, what it gives, and what will be found."""
    back = places[0].back
    assert back
    finds = {(True, True): "both", (True, False): "location", (False, True): "water"}
    return d.label(
        "face-down",
        cost=", ".join(price_in_words(d, places[0])),
        points=d.thing("point", back.points),
        finds=finds.get((back.location, back.water), "none"),
        places=", ".join(place.place for place in places),
    )


def price_in_words(d: Shown, place: PlaceView) -> list[str]:
    """What exploring a tile costs the player besides range, with the discounts that apply."""
    assert place.back
    price = dict(counted(d.component("back", place.back.id).cost))
    less = map_discount(d, place.place)
    if "explore-for-less-food" in d.powers and price.get("food"):
        price["food"] -= 1
    if len(price) == 1:
        price = {good: max(0, n - less) for good, n in price.items()}
        less = 0
    told = [d.thing(good, n) for good, n in price.items() if n]
    return [*told[:-1], f"{told[-1]} -{less}"] if less else told or [d.label("free-tile")]


def map_discount(d: Shown, place: str) -> int:
    """What the player's workshops and falcon next to a tile take off (formica.5, vukuntur.7)."""
    spaces, rules = names_of(d.setting).spaces, rules_of(d.setting)
    if d.own is None or d.own.tribe is None:
        return 0
    near = [spaces[n] for n in rules.lookup.place_touches[spaces.index(place) // HEXES]]
    board = names_of(d.setting).boards.index(d.own.tribe)
    workshops = rules.lookup.board_leaf[board] == PLACE_WORKSHOP
    less = int(workshops and any("workshop" in (d.view.spaces[n].tokens or ()) for n in near))
    return less + int("falcon-discount" in d.powers and d.view.falcon in near)


def crystals_in_words(d: Shown) -> list[str]:
    told = []
    for crystal in crystals_in_play(d):
        spaces = ", ".join(crystal.touches)
        told.append(d.label("vast-crystal", spaces=spaces) if crystal.vast else spaces)
    return told


# Changes


def moved(before: Shown, now: Shown) -> list[str]:
    """What has been turned face up or put on the map."""
    old = {place.place: place for place in before.view.places}
    new = [place.place for place in now.view.places if place.tile and not old[place.place].tile]
    told = [tile_in_words(now, place) for place in new]
    hidden = {cell for place in new for cell in now.component("place", place).cells}
    spaces = [
        space_in_words(now, name)
        for name, there in now.view.spaces.items()
        if there != before.view.spaces[name] and name not in hidden and name not in CORNERS
    ]
    if now.view.falcon != before.view.falcon and now.view.falcon not in (None, *hidden):
        spaces.append(space_in_words(now, str(now.view.falcon)))
    return told + ([now.label("moved", spaces=", ".join(dict.fromkeys(spaces)))] if spaces else [])


# What the drawing needs too


def water_effect(d: Shown, cell: str) -> Effect | None:
    """What is printed on the water of the tile that covers a hex."""
    for place in d.view.places:
        if place.tile and cell in d.component("place", place.place).cells:
            effect: Effect | None = d.component("tile", place.tile).water
            return effect
    return None


def crystals_in_play(d: Shown) -> list[Any]:
    vast = d.setting.options["vast-crystals"] == "on"
    return [crystal for crystal in d.pack.components("crystal") if vast or not crystal.vast]
