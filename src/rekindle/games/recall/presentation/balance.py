"""Usage statistics of a game of Recall, for `rekindle balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import (
    BOXES,
    CUBES,
    MOUNTAIN,
    PATHS,
    SIDES,
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
from rekindle.kernel.observed import Observed, ObservedSeat
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
PATH_POINTS = "path-points"
"""By path: what it scored with its specialization."""
KINDS = (
    "keycard",
    "used-keycard",
    "box",
    "gadget",
    "unlocked-tribe",
    "ability",
    "crate",
    "vault",
    "workshop",
    "monument-tile",
    "camp",
    "relicube",
    "upgrade",
    "production",
    "light-chip",
    "dark-chip",
    "ring",
    "path",
    PATH_POINTS,
    "objective",
    "tile",
)
TRIBE = "tribe"

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
    return Observed(tuple(tally.seats()), kinds(setting))


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
        }
        self.by_second: dict[int, tuple[str, Sequence[str]]] = {
            ops.E_SWAP: ("keycard", names.keycards),
            ops.E_UNLOCK: ("unlocked-tribe", names.tribes),
            ops.E_RING: ("ring", names.rings),
            ops.E_PATH: ("path", PATHS),
            ops.E_REVEAL: ("tile", names.tiles),
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
        elif what <= MOUNTAIN:
            yield "workshop", f"{TERRAINS[what - 1]}-{number + 1}"

    def seats(self) -> Iterator[ObservedSeat]:
        for p, counts, used in zip(self.end.players, self.counts, self.used, strict=True):
            for objective in members(p.objectives):
                used["objective"][self.names.objectives[objective]] += 1
            lines = score_lines(self.rules, self.end, p)
            for path in used["path"]:
                used[PATH_POINTS][path] = lines[LINES.index(path)]
            colours = [self.rules.lookup.card_colour[card] for card in keycards_of(p)]
            counts[COLOURED] = len(colours) - colours.count(WHITE_CARD)
            yield ObservedSeat(counts, {TRIBE: self.names.tribes[p.tribe]}, used)


def kinds(setting: Setting) -> Kinds:
    """Return all components of each kind that are in play."""
    names, lookup = names_of(setting), rules_of(setting).lookup
    return {
        "keycard": tuple(names.keycards[1:]),
        "used-keycard": tuple(names.keycards),
        "box": BOXES,
        "gadget": tuple(names.gadgets),
        "unlocked-tribe": tuple(names.tribes),
        "ability": tuple(names.abilities),
        "crate": tuple(names.crates),
        "vault": tuple(names.vaults),
        "workshop": tuple(f"{t}-{place + 1}" for t in TERRAINS for place in range(WORKSHOPS)),
        "monument-tile": tuple(names.monument_tiles),
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
        PATH_POINTS: PATHS,
        "objective": tuple(names.objectives),
        "tile": tuple(names.tiles),
        TRIBE: tuple(names.tribes),
    }
