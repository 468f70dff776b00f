"""Small words for tests of Revive: moves are played and tables are read as a player would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, cast

from rekindle.games import find
from rekindle.games.revive.engine.constants import FACES, HEXES, PLACES, SAND
from rekindle.games.revive.engine.ops import TURN
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.position.build import position
from rekindle.games.revive.presentation.view import (
    PlaceView,
    PlayerView,
    ReviveView,
    SpaceView,
)
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event

__all__ = ["position"]

# Options

CAMPAIGN = {
    "formica": "on",
    "vukuntur": "on",
    "switch": "second",
    "vast-crystals": "on",
    "large-locations": "all",
}
MOON = {"sides": "moon", "formica": "on", "vukuntur": "on"}

Tiles = dict[str, tuple[str, bool]]

# Playing


def play(match: Match, *moves: str) -> Match:
    """Play these moves, one after the other; returns the match itself."""
    for move in moves:
        match.play(move)
    return match


def moves(match: Match) -> list[str]:
    """The moves of the decision that the match waits for, in their order."""
    return [move.text for move in match.decision.moves]


def offered(match: Match, beginning: str = "") -> set[str]:
    """The moves that begin like this: `offered(match, "build ")`."""
    return {move for move in moves(match) if move.startswith(beginning)}


def asked(match: Match) -> int:
    """Whose decision it is."""
    return match.decision.seat


def why(match: Match, text: str, seat: int | None = None) -> str:
    """Why a move is not offered, as a sentence; empty if it is."""
    reason = match.why_not(text, seat)
    return "" if reason is None else reason.text


def article(match: Match, text: str, seat: int | None = None) -> str:
    """The article that a reason cites; empty if the move is offered."""
    reason = match.why_not(text, seat)
    return "" if reason is None else reason.article


def at_turn(match: Match) -> bool:
    """Is the question that of a turn: what next?"""
    return not match.over and table(match).agenda[-1].op == TURN


def skim(match: Match) -> Match:
    """Answer all that is asked within an action: with the rest, with skip, or with the first."""
    while not match.over and not at_turn(match):
        there = moves(match)
        plain = [move for move in ("do the rest", "skip", "go", "end") if move in there]
        match.play(plain[0] if plain else there[0])
    return match


# The table


def table(match: Match) -> ReviveState:
    """A copy of the engine's table, for what no view shows."""
    return cast(ReviveState, engine_of(match)[1])


def rules(match: Match) -> ReviveRules:
    return cast(ReviveRules, match.setting.rules)


def view_of(match: Match, seat: int | None = None) -> ReviveView:
    """What a seat sees, in the game's own type."""
    return cast(ReviveView, match.view(seat))


def turn(match: Match) -> int:
    """Whose turn it is."""
    return view_of(match).turn


def space(match: Match, name: str) -> SpaceView:
    """A space of the map: `kind`, and `building`, `figures`, `tokens` where there are any."""
    return view_of(match).spaces[name]


def kind(match: Match, name: str) -> str:
    """What a space is: `sand`, `water`, `unexplored` and so on."""
    return space(match, name).kind


def building(match: Match, name: str) -> tuple[str, int] | None:
    """Size and owner of the building on a space."""
    found = space(match, name).building
    return (found.size, found.seat) if found else None


def figures(match: Match, name: str) -> list[int]:
    """The seats with a figure on a space."""
    return space(match, name).figures or []


def tokens(match: Match, name: str) -> list[str]:
    return [*(space(match, name).tokens or [])]


def place(match: Match, name: str) -> PlaceView:
    """A place for an area tile: `tile` and `turned`, or `back`."""
    [found] = [shown for shown in view_of(match).places if shown.place == name]
    return found


def left(match: Match) -> dict[str, int]:
    """The artifacts on the board."""
    return dict(view_of(match).artifacts.items())


# A player


def player(match: Match, seat: int = 0) -> PlayerView:
    """All that a player sees of his or her own side of the table."""
    return view_of(match, seat).players[seat]


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """Crystals and resources by name; those that a player lacks are left out."""
    return {good: n for good, n in player(match, seat).goods.items() if n}


def points(match: Match, seat: int = 0) -> int:
    """On the point track."""
    n: int = player(match, seat).points
    return n


def energy(match: Match, seat: int = 0) -> int:
    """In the storage."""
    n: int = player(match, seat).energy
    return n


def tracks(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """The machine tracks: gray, green, yellow."""
    at = player(match, seat).tracks
    return at["gray"], at["green"], at["yellow"]


def active(match: Match, seat: int = 0) -> list[str]:
    cards: list[str] = player(match, seat).active
    return cards


def resting(match: Match, seat: int = 0) -> list[str]:
    cards: list[str] = player(match, seat).resting
    return cards


def slot(match: Match, name: str, seat: int = 0) -> list[tuple[str, str]]:
    """The cards in a slot, oldest first, each with the half it shows."""
    piles = player(match, seat).slots.items()
    return [(entry.card, entry.half) for where, pile in piles if where == name for entry in pile]


def modules(match: Match, seat: int = 0) -> dict[str, str]:
    """Modules by their space; empty spaces are left out."""
    return {where: name for where, name in player(match, seat).modules.items() if name}


def machines(match: Match, seat: int = 0) -> list[str]:
    return [machine.machine for machine in player(match, seat).machines]


def used(match: Match, seat: int = 0) -> list[str]:
    """The machines with energy on them."""
    return [m.machine for m in player(match, seat).machines if m.used]


def closed(match: Match, seat: int = 0) -> list[str]:
    """Closed crates, as their owner sees them."""
    return player(match, seat).closed_crates or []


def opened(match: Match, seat: int = 0) -> list[str]:
    crates: list[str] = player(match, seat).crates.opened
    return crates


def artifacts(match: Match, seat: int = 0) -> dict[str, int]:
    """Artifacts by colour, minor ones included; those that a player lacks are left out."""
    own = player(match, seat)
    held = [*own.artifacts.items(), ("minor", own.minor_artifacts)]
    return {colour: n for colour, n in held if n}


def score(match: Match, seat: int = 0) -> dict[str, int]:
    """What the seat would score now, line by line; lines without points are left out."""
    return {line: n for line, n in player(match, seat).score.items() if n}


# The log


def said(match: Match, seat: int | None = 0) -> list[str]:
    """What the last decision brought about, in sentences as this seat reads them."""
    return match.sentences(match.history[-1], seat)


def told(match: Match, seat: int | None = 0) -> list[str]:
    """The whole log, in sentences as this seat reads them."""
    return [line for played in match.history for line in match.sentences(played, seat)]


def events(match: Match, event: int | None = None) -> list[Event]:
    """What has happened since the position, all of it or one kind (ops.E_...)."""
    happened = [e for played in match.history for e in played.events]
    return [e for e in happened if event in (None, e[0])]


# The map


@cache
def _book() -> Any:
    game = find("revive")
    return cast(ReviveRules, game.setting(game.choose_options({}, False)).rules).lookup


@cache
def _tile_names() -> list[str]:
    game = find("revive")
    pack = game.setting(game.choose_options({}, False)).extra.pack
    return [tile.id for tile in pack.components("tile")]


def around(name: str) -> list[str]:
    """The spaces that touch a space."""
    book = _book()
    return [book.space_names[near] for near in book.neighbours[book.space_names.index(name)]]


def lay(fixed: Mapping[str, Any] | None = None, /, **wanted: str) -> Tiles:
    """Tiles that make spaces what they should be, for `tiles=` of a position.

    `lay(c9="sand", c10="water")` finds a tile for the place that holds both; `lay({"a1": "lake-1"},
    c9="sand")` besides lays that one. A space of a starting place gets a starting tile.
    """
    tiles: Tiles = {}
    for where, tile in (fixed or {}).items():
        name, turned = tile if isinstance(tile, tuple | list) else (tile, False)
        tiles[where] = (name, turned in (True, "turned"))
    by_place: dict[int, dict[int, int]] = {}
    for name, face in wanted.items():
        number = _book().space_names.index(name)
        where = _book().space_names[number // HEXES * HEXES]
        assert where not in tiles, f"'{name}' lies on '{where}', whose tile is fixed"
        by_place.setdefault(number // HEXES, {})[number % HEXES] = SAND + FACES.index(face)
    found = next(_fitting(sorted(by_place.items()), {name for name, _ in tiles.values()}), None)
    assert found is not None, f"no tiles make {wanted}"
    return {**tiles, **found}


def _fitting(places: list[tuple[int, dict[int, int]]], taken: set[str]) -> Iterator[Tiles]:
    """Every choice of tiles for these places, the first of the pack first."""
    if not places:
        yield {}
        return
    (at, faces), *rest = places
    assert at < PLACES, "the chasm and the corners are no tiles"
    book = _book()
    for tile, name in enumerate(_tile_names()):
        starting = book.tile_back[tile] < 0
        if name in taken or starting != (at in book.start_places):
            continue
        for turned in (False, True):
            own = book.tile_faces[tile * HEXES : tile * HEXES + HEXES]
            own = own[::-1] if turned else own
            if all(own[i] == face for i, face in faces.items()):
                for others in _fitting(rest, taken | {name}):
                    yield {book.space_names[at * HEXES]: (name, turned), **others}


# What a move has changed


def standing(match: Match, seat: int = 0) -> dict[str, Any]:
    """What `changes` looks at: numbers, and where things are."""
    own = player(match, seat)
    return {
        "numbers": {
            **own.goods,
            "point": own.points,
            "energy": own.energy,
            "crate": own.crates.closed,
            "marker": -own.markers_left,
            "range": own.range,
            "artifact": sum(own.artifacts.values()) + own.minor_artifacts,
        },
        "tracks": own.tracks,
        "cards": {
            **dict.fromkeys(own.active, "active"),
            **dict.fromkeys(own.resting, "resting"),
            **{entry.card: name for name, pile in own.slots.items() for entry in pile},
        },
        "modules": {name: f"at {where}" for where, name in modules(match, seat).items()},
        "machines": {m.machine: "used" if m.used else "ready" for m in own.machines},
        "map": {name: _piece(shown, seat) for name, shown in view_of(match).spaces.items()},
        "places": {shown.place: bool(shown.tile) for shown in view_of(match).places},
    }


def _piece(shown: SpaceView, seat: int) -> str:
    """The seat's building or figure on a space."""
    if shown.building and shown.building.seat == seat:
        return shown.building.size
    return "figure" if seat in (shown.figures or []) else ""


def changes(before: Mapping[str, Any], match: Match, seat: int = 0, but: str = "") -> str:
    """All that is different now, in a line: `+2 gear, gray +1, miner active, small at f8`.

    What happens to the thing called `but` is left out.
    """
    now = standing(match, seat)
    told = []
    for name, n in now["numbers"].items():
        more = n - before["numbers"][name]
        told += [f"{more:+} {name}"] if more else []
    for colour, at in now["tracks"].items():
        more = at - before["tracks"][colour]
        told += [f"{colour} {more:+}"] if more else []
    for kind in ("cards", "modules", "machines"):
        for name in sorted(before[kind].keys() | now[kind].keys()):
            if name != but and now[kind].get(name) != before[kind].get(name):
                told.append(f"{name} {now[kind].get(name, 'gone')}")
    for name, piece in now["map"].items():
        told += [f"{piece} at {name}"] if piece != before["map"][name] else []
    for name, explored in now["places"].items():
        told += [f"{name} explored"] if explored != before["places"][name] else []
    return ", ".join(told)


def answer(match: Match, *answers: str) -> Match:
    """Play these moves, each of which answers a question within an action, up to its end."""
    for move in answers:
        assert not at_turn(match), f"nothing is asked that '{move}' could answer"
        match.play(move)
    assert at_turn(match), f"there is more to answer: {moves(match)}"
    return match


# A position with something of everything that is counted at the end

COUNTS = {
    "crates": 4,  # two closed, one opened, one opened twice
    "energy": 5,  # three in the storage, two on machines
    "modules": 7,
    "module-pairs": 3,
    "figures": 3,
    "figures-on-large": 1,
    "markers": 2,
    "flasks": 8,  # Gearbox 1, modules 3, Alchemist 2 and Botanist 2, wherever they lie
    "cards": 6,
    "waters": 2,  # `f5` and `h8`
    "crystals": 3,  # one at `a5`, two at `f1`
    "gray-track": 9,
    "green-track": 8,
    "yellow-track": 7,
    "large-buildings": 2,
    "tiles": 6,  # four with buildings, two with figures
}
"""What the first player has in the position of `well_counted`, by category."""


def well_counted(**more: Any) -> Match:
    """A position in which the first player has what `COUNTS` tells, and a figure in the north-west.

    `mine` are more keys for that player, all others are for the position.
    """
    own = {
        "tribe": "nadair-sun",
        "energy": 3,
        "machines": ["gearbox", "kiln"],
        "used": ["gearbox", "kiln"],
        "closed": ["keg", "battery"],
        "opened": ["field-kit"],
        "reopened": ["tool-box"],
        "tracks": {"gray": 9, "green": 8, "yellow": 7},
        "markers": 2,
        "active": ["alchemist", "mason"],
        "resting": [
            "miner",
            "tinker",
            "scribe",
            "trader",
            "farmer",
            "scout",
            "herbalist",
            "ranger",
        ],
        "slots": {"top-left": ["cook"], "bottom-left": ["archivist"]},
        "modules": {
            "top-left-1": "gray-gears",
            "top-left-2": "gray-step",
            "top-left-3": "gray-crystal",
            "top-right-1": "green-books",
            "bottom-left-1": "gray-green-flasks",
            "bottom-left-2": "gray-gear",
            "right-1": "green-step",
        },
        **more.pop("mine", {}),
    }
    pieces: dict[str, Any] = {
        "tiles": {
            "a5": "dunes-1",
            "c7": "start-1",
            "e1": ("dunes-3", "turned"),
            "e5": "start-2",
            "e7": "start-3",
            "g5": "start-4",
            "g7": "start-5",
        },
        "buildings": {
            "a5": ("small", 0),
            "e5": ("large", 0),
            "f1": ("small", 0),
            "h7": ("large", 0),
        },
        "figures": {"north-west": 0, "d7": 0, "g6": 0},
    }
    return position(players=[own, {}], **{**pieces, **more})
