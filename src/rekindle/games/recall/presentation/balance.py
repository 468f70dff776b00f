"""Usage statistics of a game of Recall, for `rekindle balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rekindle.games.recall.content.vocabulary import Names
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.audit.piles import WHITE_CARDS
from rekindle.games.recall.engine.constants import (
    BOXES,
    COPIES_OF_YELLOW,
    CUBES,
    FIRST_GREEN,
    FIRST_YELLOW,
    MONUMENT,
    MONUMENTS,
    MOUNTAIN,
    PATHS,
    SIDES,
    STONES,
    TERRAINS,
    VAULT,
    WHITE_CARD,
    WORKSHOPS,
)
from rekindle.games.recall.engine.scoring import LINES, keycards_of, score_lines
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.words import names_of, rules_of
from rekindle.kernel.bits import members
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Aims, Observed, ObservedSeat, Range
from rekindle.kernel.state import Event

COUNTED = {
    ops.E_TURN: "turns",
    ops.E_RECALL: "recalls",
    ops.E_PLAY: "plays",
    ops.E_BUILD: "builds",
    ops.E_EXCAVATE: "excavations",
    ops.E_RAISE: "raises",
    ops.E_CUBE: "relicubes",
    ops.E_REVEAL: "reveals",
    ops.E_INSTALL: "upgrades",
    ops.E_CAMP: "camps",
    ops.E_ABILITY: "abilities",
    ops.E_PRODUCE: "productions",
    ops.E_MOVE: "moves",
}
COLOURED = "coloured"
"""Counted at the end of the game: keycards that are not white."""
COUNTS = (*COUNTED.values(), COLOURED)
KINDS = (
    "keycard",
    "used-keycard",
    "box",
    "copied-box",
    "gadget",
    "own-gadget",
    "unlocked-tribe",
    "ability",
    "crate",
    "vault",
    "workshop",
    "monument",
    "monument-tile",
    "stone",
    "camp",
    "relicube",
    "upgrade",
    "production",
    "light-chip",
    "dark-chip",
    "ring",
    "path",
    "objective",
    "tile",
)
TRIBE = "tribe"

TOTALS_AIM = (90, 130)
COUNTS_AIM = {
    "plays": (9, 11),
    "recalls": (2, 3),
    COLOURED: (3, 5),
    "excavations": (3, 5),
    "relicubes": (3, 6),
    "upgrades": (3, 5),
}
REVEALS_AIM = {1: (4, 6), 4: (1.25, 2.25)}
"""By number of seats, for each of them."""
PATH_AIM = (8, 25)
"""What the content was designed for (docs/games/recall-content.md)."""

Kinds = dict[str, tuple[str, ...]]


def observe(
    setting: Setting, start: RecallState, played: Iterable[Event], end: RecallState
) -> Observed:
    """Count turns, actions, the tribe, and every component that was gained or used."""
    tally = Tally(setting, end)
    if start.agenda and start.agenda[-1].op == ops.TURN:  # its event came before the first move
        tally.add((ops.E_TURN, start.agenda[-1].seat, 0, 0, 0))
    for event in played:
        tally.add(event)
    return Observed(
        seats=tuple(tally.seats()),
        kinds=kinds(setting),
        in_play=in_play(tally.names, start, end),
        alternatives={"upgrade": tuple(sides_of(tally.names.upgrades))},
        aims=aims(end.seats),
    )


class Tally:
    """Counts what each seat used, from the events."""

    def __init__(self, setting: Setting, end: RecallState) -> None:
        self.names = names = names_of(setting)
        self.rules = rules_of(setting)
        self.end = end
        # By event: the kind of component that its first or second value names.
        self.by_first: dict[int, tuple[str, Sequence[str]]] = {
            ops.E_KEYCARD: ("keycard", names.keycards),
            ops.E_GADGET: ("gadget", names.gadgets),
            ops.E_ABILITY: ("ability", names.abilities),
            ops.E_OPEN: ("crate", names.crates),
            ops.E_TILE: ("monument-tile", names.monument_tiles),
            ops.E_CAMP: ("camp", names.camps),
            ops.E_CUBE: ("relicube", CUBES),
            ops.E_PRODUCE: ("production", names.production),
            ops.E_COPY: ("copied-box", BOXES),
        }
        self.by_second: dict[int, tuple[str, Sequence[str]]] = {
            ops.E_SWAP: ("keycard", names.keycards),
            ops.E_UNLOCK: ("unlocked-tribe", names.tribes),
            ops.E_RING: ("ring", names.rings),
            ops.E_PATH: ("path", PATHS),
            ops.E_REVEAL: ("tile", names.tiles),
            ops.E_EXCAVATE: ("stone", STONES),
        }
        self.counts = [Counter(dict.fromkeys(COUNTS, 0)) for _ in end.players]
        self.used = [{kind: Counter[str]() for kind in KINDS} for _ in end.players]

    def add(self, event: Event) -> None:
        kind, seat = event[0], event[1]
        if kind in COUNTED:
            self.counts[seat][COUNTED[kind]] += 1
        for name, id in self.uses(event):
            self.used[seat][name][id] += 1

    def uses(self, event: Event) -> Iterator[tuple[str, str]]:
        """Yield the kinds of components that this event is about, with the component."""
        kind, _, a, b, _ = event
        if kind == ops.E_BUILD:
            yield from self.built(event)
        elif kind == ops.E_PLAY:
            yield "used-keycard", self.names.keycards[a]
            yield "box", BOXES[b]
        elif kind == ops.E_INSTALL:
            yield "upgrade", self.names.upgrades[a * SIDES + b]
        elif kind == ops.E_CHIP:
            yield ("dark-chip", self.names.dark[b]) if a else ("light-chip", self.names.light[b])
        elif kind in self.by_first:
            name, known = self.by_first[kind]
            yield name, known[a]
        elif kind in self.by_second:
            name, known = self.by_second[kind]
            yield name, known[b]

    def built(self, event: Event) -> Iterator[tuple[str, str]]:
        _, _, _, what, number = event
        if what == VAULT:
            yield "vault", self.names.vaults[number]
        elif what == MONUMENT:
            yield "monument", monument(number)
        elif what <= MOUNTAIN:
            yield "workshop", f"{TERRAINS[what - 1]}-{number + 1}"

    def seats(self) -> Iterator[ObservedSeat]:
        for p, counts, used in zip(self.end.players, self.counts, self.used, strict=True):
            for objective in members(p.objectives):
                used["objective"][self.names.objectives[objective]] += 1
            for gadget in p.gadgets:
                used["own-gadget"][self.names.gadgets[gadget]] += 1
            lines = score_lines(self.rules, self.end, p)
            scored = {"path": {path: lines[LINES.index(path)] for path in used["path"]}}
            colours = [self.rules.lookup.card_colour[card] for card in keycards_of(p)]
            counts[COLOURED] = len(colours) - colours.count(WHITE_CARD)
            yield ObservedSeat(counts, {TRIBE: self.names.tribes[p.tribe]}, used, scored)


def monument(number: int) -> str:
    return f"monument-{number + 1}"


def sides_of(upgrades: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the sides of each upgrade, which are listed one after the other."""
    for first in range(0, len(upgrades), SIDES):
        yield tuple(upgrades[first : first + SIDES])


def aims(seats: int) -> Aims:
    counts: dict[str, Range] = {**COUNTS_AIM}
    if seats in REVEALS_AIM:
        counts["reveals"] = REVEALS_AIM[seats]
    return Aims(counts=counts, totals=TOTALS_AIM, scored={"path": PATH_AIM})


def in_play(names: Names, start: RecallState, end: RecallState) -> Kinds:
    """Return what could be used in this game, where that is not one of everything."""
    yellow = names.keycards[FIRST_YELLOW:FIRST_GREEN] * COPIES_OF_YELLOW
    others = names.keycards[FIRST_GREEN:]
    white = names.keycards[:FIRST_YELLOW] * (WHITE_CARDS * end.seats)
    abilities = {ability for p in end.players for ability in members(p.abilities)}
    return {
        "keycard": (*yellow, *others),
        "used-keycard": (*white, *yellow, *others),
        "ability": tuple(names.abilities[ability] for ability in sorted(abilities)),
        "monument-tile": tuple(names.monument_tiles[t] for t in members(start.monument_tiles)),
    }


def kinds(setting: Setting) -> Kinds:
    """Return all components of each kind that are in play."""
    names, lookup = names_of(setting), rules_of(setting).lookup
    return {
        "keycard": tuple(names.keycards[1:]),
        "used-keycard": tuple(names.keycards),
        "box": BOXES,
        "copied-box": BOXES,
        "gadget": tuple(names.gadgets),
        "own-gadget": tuple(names.gadgets),
        "unlocked-tribe": tuple(names.tribes),
        "ability": tuple(names.abilities),
        "crate": tuple(names.crates),
        "vault": tuple(names.vaults),
        "workshop": tuple(f"{t}-{place + 1}" for t in TERRAINS for place in range(WORKSHOPS)),
        "monument": tuple(monument(number) for number in range(MONUMENTS)),
        "monument-tile": tuple(names.monument_tiles),
        "stone": STONES,
        "camp": tuple(names.camps),
        "relicube": CUBES,
        "upgrade": tuple(names.upgrades),
        "production": tuple(
            name
            for name, effect in zip(names.production, lookup.production, strict=True)
            if effect != NOTHING
        ),
        "light-chip": tuple(names.light),
        "dark-chip": tuple(names.dark),
        "ring": tuple(names.rings),
        "path": PATHS,
        "objective": tuple(names.objectives),
        "tile": tuple(names.tiles),
        TRIBE: tuple(names.tribes),
    }
