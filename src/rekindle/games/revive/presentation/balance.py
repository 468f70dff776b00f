"""Usage statistics of a game of Revive, for `rekindle balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    CITIZENS,
    FIRST_CORNER,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    SIDES,
    SLOTS,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.words import names_of, pack_of, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Aims, Observed, ObservedSeat
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
    "citizen-half",
    "starting-half",
    "slot",
    "module",
    "activated-module",
    "special-machine",
    "activated-machine",
    "crate",
    "technology",
    "tile",
    "large-location",
    "reward",
    "artifact-card",
)
TRIBE = "tribe"

TURNS_AIM = (10, 22)
HIBERNATIONS_AIM = (3, 6)
TOTALS_AIM = (70, 150)
SOLO_AIM = (75, 130)
LARGE_LOCATIONS_AIM = 0.25
"""What the content was designed for (docs/games/revive-content.md)."""

Kinds = dict[str, tuple[str, ...]]


def observe(
    setting: Setting, start: ReviveState, played: Iterable[Event], end: ReviveState
) -> Observed:
    """Count turns, actions, the tribe, cards and their halves, modules, and what was found."""
    tally = Tally(setting, end)
    if start.agenda and start.agenda[-1].op == ops.TURN:  # its event came before the first move
        tally.add((ops.E_TURN, start.agenda[-1].seat, 0, 0, 0))
    for event in played:
        tally.add(event)
    return Observed(
        seats=tuple(tally.seats()),
        kinds=kinds(setting),
        in_play=in_play(setting, end),
        alternatives={
            kind: tuple(halves(card) for card in found)
            for kind, found in cards(tally.names).items()
        },
        aims=aims(setting, end.seats),
    )


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
        kind, seat, a, b, c = event
        names = self.names
        if kind in (ops.E_RECRUIT, ops.E_TAKE):
            yield "recruited", names.cards[a]
        elif kind == ops.E_PLAY:
            yield "citizen" if a < CITIZENS else "starting-card", names.cards[a]
            yield half_kind(a), halves(names.cards[a])[c]
            yield "slot", SLOTS[b]
        elif kind == ops.E_MODULE:
            yield "module", names.modules[a]
        elif kind == ops.E_MODULE_SPEAKS:
            yield "activated-module", names.modules[a]
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
        seats = zip(self.boards, self.counts, self.used, self.end.players, strict=True)
        for board, counts, used, p in seats:
            if p.card >= 0:
                used["artifact-card"][self.names.artifact_cards[p.card]] += 1
            yield ObservedSeat(counts, {TRIBE: board}, used)


def technology(board: str, number: int) -> str:
    return f"{board}-{TECHNOLOGIES[number]}"


def cards(names: Names) -> Kinds:
    """Return the cards of each kind of half."""
    return {
        half_kind(0): tuple(names.cards[:CITIZENS]),
        half_kind(CITIZENS): tuple(names.cards[CITIZENS:]),
    }


def half_kind(card: int) -> str:
    return "citizen-half" if card < CITIZENS else "starting-half"


def halves(card: str) -> tuple[str, ...]:
    """Return the halves of a card, top first."""
    return tuple(f"{card}-{side}" for side in SIDES)


def aims(setting: Setting, seats: int) -> Aims:
    """Return what the content was designed for; a long game and one for one have other lengths."""
    marks = tuple(rules_of(setting).lookup.ranks)
    if seats == 1:
        return Aims(totals=SOLO_AIM, marks=marks)
    counts = {"turns": TURNS_AIM, "hibernations": HIBERNATIONS_AIM}
    return Aims(
        counts=counts if setting.options["length"] == "normal" else {},
        totals=TOTALS_AIM,
        uses={"large-location": LARGE_LOCATIONS_AIM},
    )


def in_play(setting: Setting, end: ReviveState) -> Kinds:
    """Return what could be used in this game, where other games have something else."""
    names, pack, rules = names_of(setting), pack_of(setting), rules_of(setting)
    boards = [p.board for p in end.players]
    locations = pack.components("location")
    return {
        "technology": technologies(names.boards[board] for board in boards),
        "activated-machine": machines(rules, names.machines, boards),
        "large-location": tuple(locations[face].id for face in end.corners),
    }


def technologies(boards: Iterable[str]) -> tuple[str, ...]:
    return tuple(technology(one, number) for one in boards for number in range(len(TECHNOLOGIES)))


def kinds(setting: Setting) -> Kinds:
    """Return all components of each kind that are in play with these options."""
    rules, names, pack = rules_of(setting), names_of(setting), pack_of(setting)
    boards = tuple(names.boards[board] for board in rules.lookup.boards)
    locations = [face.id for face in pack.components("location")]
    tiles = zip(pack.components("tile"), rules.lookup.tile_back, strict=True)
    found: Kinds = {
        "recruited": tuple(names.cards[:CITIZENS]),
        "citizen": tuple(names.cards[:CITIZENS]),
        "starting-card": tuple(names.cards[CITIZENS:]),
        **{
            kind: tuple(half for card in found for half in halves(card))
            for kind, found in cards(names).items()
        },
        "slot": SLOTS,
        "module": tuple(names.modules),
        "activated-module": tuple(names.modules),
        "special-machine": tuple(names.machines[FIRST_SPECIAL:FIRST_TRIBAL]),
        "activated-machine": machines(rules, names.machines, rules.lookup.boards),
        "crate": tuple(names.crates),
        "technology": technologies(boards),
        "tile": tuple(tile.id for tile, back in tiles if back >= 0),
        "large-location": tuple(
            locations[face] for faces in rules.lookup.large_tiles for face in faces
        ),
        "reward": tuple(reward.id for reward in pack.components("reward")),
        "artifact-card": tuple(names.artifact_cards),
    }
    return {**found, TRIBE: boards}


def machines(rules: ReviveRules, names: list[str], boards: Iterable[int]) -> tuple[str, ...]:
    """Return the machines of everybody, and those that technologies of these boards unlock."""
    found = names[:FIRST_TRIBAL]
    for board in boards:
        first = board * len(TECHNOLOGIES)
        for machine in rules.lookup.tech_machine[first : first + len(TECHNOLOGIES)]:
            if machine >= 0:
                found.append(names[machine])
    return tuple(found)
