"""Usage statistics of a game of Revive, for `rekindle balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    CITIZENS,
    FIRST_CORNER,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.words import names_of, pack_of, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import Event

COUNTED = {
    ops.E_TURN: "turns",
    ops.E_HIBERNATE: "hibernations",
    ops.E_PLAY: "plays",
    ops.E_SWITCH: "switches",
    ops.E_COPY: "switches",
    ops.E_EXPLORE: "explores",
    ops.E_POPULATE: "populates",
    ops.E_BUILD: "builds",
    ops.E_ABILITY: "abilities",
    ops.E_ARTIFACT: "artifacts",
    ops.E_USE: "machines",
}
KINDS = (
    "recruited",
    "citizen",
    "starting-card",
    "module",
    "special-machine",
    "activated-machine",
    "crate",
    "technology",
    "tile",
    "large-location",
    "reward",
)
TRIBE = "tribe"

Kinds = dict[str, tuple[str, ...]]


def observe(
    setting: Setting, start: ReviveState, played: Iterable[Event], end: ReviveState
) -> Observed:
    """Count turns, actions, the tribe, cards, modules, machines, crates, and what was found."""
    tally = Tally(setting, end)
    if start.agenda and start.agenda[-1].op == ops.TURN:  # its event came before the first move
        tally.add((ops.E_TURN, start.agenda[-1].seat, 0, 0, 0))
    for event in played:
        tally.add(event)
    return Observed(tuple(tally.seats()), kinds(setting))


class Tally:
    """Counts what each seat used, from the events."""

    def __init__(self, setting: Setting, end: ReviveState) -> None:
        self.names = names_of(setting)
        self.pack = pack_of(setting)
        self.end = end
        self.boards = [self.names.boards[p.board] for p in end.players]
        self.counts = [Counter(dict.fromkeys(COUNTED.values(), 0)) for _ in end.players]
        self.used = [{kind: Counter[str]() for kind in KINDS} for _ in end.players]
        self.explorers: dict[int, int] = {}

    def add(self, event: Event) -> None:
        kind, seat, a, _, _ = event
        if kind in COUNTED:
            self.counts[seat][COUNTED[kind]] += 1
        if kind == ops.E_EXPLORE:
            self.explorers[a] = seat
        if kind == ops.E_TILE:
            seat = self.explorers[a]  # the player who turned it over, whoever's turn it was
        for name, id in self.uses(event):
            self.used[seat][name][id] += 1

    def uses(self, event: Event) -> Iterator[tuple[str, str]]:
        """Yield the kinds of components that this event is about, with the component."""
        kind, seat, a, b, _ = event
        names = self.names
        if kind in (ops.E_RECRUIT, ops.E_TAKE):
            yield "recruited", names.cards[a]
        elif kind == ops.E_PLAY:
            yield "citizen" if a < CITIZENS else "starting-card", names.cards[a]
        elif kind == ops.E_MODULE:
            yield "module", names.modules[a]
        elif kind == ops.E_MACHINE:
            yield "special-machine", names.machines[a]
        elif kind == ops.E_USE:
            yield "activated-machine", names.machines[a]
        elif kind == ops.E_OPEN:
            yield "crate", names.crates[a]
        elif kind == ops.E_TILE:
            yield "tile", self.pack.components("tile")[b].id
        elif kind == ops.E_REWARD:
            yield "reward", self.pack.components("reward")[a].id
        elif kind == ops.E_POPULATE:
            yield "technology", technology(self.boards[seat], b)
            if a >= FIRST_CORNER:
                face = self.end.corners[a - FIRST_CORNER]
                yield "large-location", self.pack.components("location")[face].id

    def seats(self) -> Iterator[ObservedSeat]:
        for board, counts, used in zip(self.boards, self.counts, self.used, strict=True):
            yield ObservedSeat(counts, {TRIBE: board}, used)


def technology(board: str, number: int) -> str:
    return f"{board}-{TECHNOLOGIES[number]}"


def kinds(setting: Setting) -> Kinds:
    """Return all components of each kind that are in play with these options."""
    rules, names, pack = rules_of(setting), names_of(setting), pack_of(setting)
    boards = tuple(names.boards[board] for board in rules.lookup.boards)
    machines = [*names.machines[:FIRST_TRIBAL], *tribal_machines(rules, names.machines)]
    locations = [face.id for face in pack.components("location")]
    tiles = zip(pack.components("tile"), rules.lookup.tile_back, strict=True)
    found: Kinds = {
        "recruited": tuple(names.cards[:CITIZENS]),
        "citizen": tuple(names.cards[:CITIZENS]),
        "starting-card": tuple(names.cards[CITIZENS:]),
        "module": tuple(names.modules),
        "special-machine": tuple(names.machines[FIRST_SPECIAL:FIRST_TRIBAL]),
        "activated-machine": tuple(machines),
        "crate": tuple(names.crates),
        "technology": tuple(
            technology(board, number) for board in boards for number in range(len(TECHNOLOGIES))
        ),
        "tile": tuple(tile.id for tile, back in tiles if back >= 0),
        "large-location": tuple(
            locations[face] for faces in rules.lookup.large_tiles for face in faces
        ),
        "reward": tuple(reward.id for reward in pack.components("reward")),
    }
    return {**found, TRIBE: boards}


def tribal_machines(rules: ReviveRules, names: list[str]) -> Iterator[str]:
    """Yield the machines that technologies of the tribes in play unlock."""
    for board in rules.lookup.boards:
        first = board * len(TECHNOLOGIES)
        for machine in rules.lookup.tech_machine[first : first + len(TECHNOLOGIES)]:
            if machine >= 0:
                yield names[machine]
