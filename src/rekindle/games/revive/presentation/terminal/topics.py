"""What `card NAME` says of Revive beyond the catalogue, and other names for its moves."""

from __future__ import annotations

from rekindle.games.revive.content.language import Tribe
from rekindle.games.revive.engine.constants import COLOURS, CORNERS, SLOTS, TECHNOLOGIES
from rekindle.games.revive.presentation.cards import location_text, tribe_text
from rekindle.games.revive.presentation.terminal.map_words import face_down, space_in_words
from rekindle.games.revive.presentation.terminal.shown import Shown
from rekindle.games.revive.presentation.view import PlaceView
from rekindle.games.revive.presentation.words import names_of, rules_of
from rekindle.kernel.messages import capital
from rekindle.kernel.terminal import Topic


def topics(d: Shown) -> list[Topic]:
    """All tribes, and every space as it is now."""
    playing = {d.component("tribe", p.tribe).tribe: p.tribe for p in d.view.players if p.tribe}
    tribes = [
        tribe(d, one, playing.get(one.tribe, one.id) == one.id)
        for one in d.pack.components("tribe")
    ]
    places = {cell: p for p in d.view.places for cell in d.component("place", p.place).cells}
    spaces = [space(d, cell, place) for cell, place in places.items()]
    return [*tribes, *spaces, *(corner(d, name) for name in CORNERS)]


def tribe(d: Shown, board: Tribe, meant: bool) -> Topic:
    """One side of a tribe board; the tribe's name alone is meant for the side at the table."""
    name = d.name(board.name)
    title = f"{name} ({d.label(board.side)})"
    short = (name, board.tribe) if meant else ()
    told = tribe_text(d.setting, board.id, d.phrases.language)
    return Topic((board.id, title, *short), title, told)


def space(d: Shown, cell: str, place: PlaceView) -> Topic:
    """A space with what stands on it and next to it, or the tile that covers it."""
    if place.back:
        return Topic((cell,), cell, face_down(d, [place]))
    spaces = names_of(d.setting).spaces
    near = [spaces[n] for n in rules_of(d.setting).lookup.neighbours[spaces.index(cell)]]
    open_ones = [name for name in near if d.view.spaces[name].kind in NAMED_KINDS]
    told = f"{capital(space_in_words(d, cell))}."
    if open_ones:
        beside = ", ".join(space_in_words(d, name) for name in open_ones)
        told = f"{told} {d.label('beside', spaces=beside)}"
    return Topic((cell,), cell, told)


NAMED_KINDS = ("sand", "mountain", "forest", "field", "water", "location")


def corner(d: Shown, name: str) -> Topic:
    """A large location, and who is there."""
    found = next(one.location for one in d.view.corners if one.corner == name)
    face = d.component("location", found)
    title = f"{d.name(face.name)} ({d.label(name)})"
    told = location_text(d.setting, found, d.phrases.language)
    there = d.view.spaces[name].figures or []
    if there:
        whom = ", ".join(d.names[seat] for seat in there)
        told = d.label("there", text=told, whom=whom)
    return Topic((found, d.name(face.name), name, d.label(name)), title, told)


def words(d: Shown) -> dict[str, str]:
    """Technologies by their names, slots and colours by their words."""
    found = {f"slot {name}": f"slot {d.label(name)}" for name in SLOTS}
    found |= {colour: d.label(colour) for colour in COLOURS}
    p = d.own
    if p is not None and p.tribe is not None:
        for name in TECHNOLOGIES:
            found[f"unlock {name}"] = f"unlock {d.name(d.technology(p, name).name)}"
    return found
