"""What a seat sees: a white list. A field that is not declared here is never shown."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.actions.explore import place_turned, tile_turned
from rekindle.games.revive.engine.actions.play import card_played
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    CORNERS,
    GOODS,
    HEXES,
    MARKERS,
    MINOR,
    PLACES,
    SIDES,
    SIZES,
    SLOTS,
    SPACE_KINDS,
    TECHNOLOGIES,
    TOKENS,
)
from rekindle.games.revive.engine.map import owner_at, size_at
from rekindle.games.revive.engine.ops import FLIP, PLAY
from rekindle.games.revive.engine.scoring import LINES, public_lines, score_lines
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.presentation.words import names_of, pack_of, rules_of
from rekindle.kernel.bits import count, members
from rekindle.kernel.game import Setting
from rekindle.kernel.view import PlayerBase, View

Colour = Literal["gray", "green", "yellow"]
Good = Literal["crystal", "gear", "book", "food"]
MajorArtifact = Literal["purple", "orange", "white"]
ArtifactKind = Literal["purple", "orange", "white", "minor"]
SlotName = Literal["top-left", "top-right", "bottom-left", "bottom-right", "right"]
HalfName = Literal["top", "bottom"]
Size = Literal["small", "large"]
Token = Literal["forest", "temple", "target", "sand", "workshop"]

# The engine's names, by number, as the types above.
COLOUR_NAMES: tuple[Colour, ...] = COLOURS
GOOD_NAMES: tuple[Good, ...] = GOODS
ARTIFACT_NAMES: tuple[ArtifactKind, ...] = ARTIFACTS
MAJOR_NAMES: tuple[MajorArtifact, ...] = ARTIFACTS[:MINOR]
SLOT_NAMES: tuple[SlotName, ...] = SLOTS
HALF_NAMES: tuple[HalfName, ...] = SIDES
SIZE_NAMES: tuple[Size, ...] = SIZES
TOKEN_NAMES: tuple[Token, ...] = TOKENS


# The map


class BackView(Struct):
    """The back of an area tile."""

    id: str
    cost: str
    points: int
    location: bool
    water: bool


class PlaceView(Struct):
    """A place for an area tile: the tile, or while it lies face down its back."""

    place: str
    tile: str | UnsetType = UNSET
    turned: bool | UnsetType = UNSET
    back: BackView | UnsetType = UNSET


class BuildingView(Struct):
    """A building on a space."""

    seat: int
    size: Size


class SpaceView(Struct):
    """What a space is, and what stands on it."""

    kind: str
    building: BuildingView | UnsetType = UNSET
    figures: list[int] | UnsetType = UNSET
    """Seats."""
    tokens: list[Token] | UnsetType = UNSET


class CornerView(Struct):
    """The large location in a corner."""

    corner: str
    location: str


class TurningView(Struct):
    """The tile that has been turned over and is about to be laid, and where."""

    place: str
    tile: str


# Players


class PlayedCard(Struct):
    """A card in a slot, with the half it shows."""

    card: str
    half: HalfName


class PlayerMachine(Struct):
    """A machine that a player has unlocked."""

    machine: str
    used: bool


class CratesView(Struct):
    """The crates of one player."""

    closed: int
    opened: list[str]
    reopened: list[str]


class PlayerView(PlayerBase, kw_only=True):
    """One player's side."""

    tribe: str | None
    points: int
    """On the point track."""
    goods: dict[Good, int]
    energy: int
    switch: Literal["ready", "used"]
    hibernation: int
    """The space of the marker, from 1."""
    tracks: dict[Colour, int]
    rewards: list[str]
    technologies: list[str]
    markers_left: int
    progress: int
    range: int
    buildings_left: dict[Size, int]
    tribe_tiles: int
    active: list[str]
    resting: list[str]
    slots: dict[SlotName, list[PlayedCard]]
    """Oldest card first."""
    modules: dict[str, str | None]
    """By module space."""
    machines: list[PlayerMachine]
    crates: CratesView
    artifacts: dict[MajorArtifact, int]
    minor_artifacts: int
    end_tile: bool
    cube: int | UnsetType = UNSET
    """Only in the solo game."""
    closed_crates: list[str] | UnsetType = UNSET
    """This and the following only for the owner."""
    dealt: list[str] | UnsetType = UNSET
    """Artifact cards to choose from."""
    artifact_card: str | UnsetType = UNSET
    """At the end of the game everybody sees it."""


class MachineView(Struct):
    """A machine of the display."""

    colour: Colour
    machine: str


class ReviveView(View, kw_only=True):
    """The board as one seat sees it."""

    turn: int
    actions: int
    """Taken in this turn."""
    ending: int | None
    """Whose turn it was when the last artifact was taken."""
    players: list[PlayerView]
    places: list[PlaceView]
    spaces: dict[str, SpaceView]
    corners: list[CornerView]
    falcon: str | None
    """The space it is on."""
    turning: TurningView | None
    playing: str | None
    """The card that has been chosen to be played, until it lies in a slot."""
    cards: list[str]
    card_deck: int
    modules: list[str]
    module_deck: int
    machines: list[MachineView]
    machine_deck: dict[Colour, int]
    crate_deck: int
    artifacts: dict[ArtifactKind, int]
    """Those left on the map board."""
    artifact_card: str | None
    """The open card for everybody, with that option."""


def view(setting: Setting, s: ReviveState, seat: int | None) -> ReviveView:
    """The board as this seat sees it; a spectator (None) sees what everybody sees."""
    names = names_of(setting)
    # While everybody chooses artifact cards at the same time, who has chosen is not shown.
    return ReviveView(
        game="revive",
        seats=s.seats,
        seat=seat,
        turn=s.turn,
        actions=s.actions,
        ending=s.ending if s.ending >= 0 else None,
        over=s.over,
        players=[player(setting, s, p, p.seat == seat) for p in s.players],
        places=[place(setting, s, number) for number in range(PLACES)],
        spaces={name: space(s, number) for number, name in enumerate(names.spaces)},
        corners=[corner(setting, s, number) for number in range(len(CORNERS))],
        falcon=names.spaces[s.falcon] if s.falcon >= 0 else None,
        turning=turning(setting, s),
        playing=playing(setting, s),
        cards=named(names.citizens, s.cards),
        card_deck=count(s.card_deck),
        modules=named(names.modules, s.modules),
        module_deck=count(s.module_deck),
        machines=[
            MachineView(machine_colour(setting, m), names.machines[m]) for m in members(s.machines)
        ],
        machine_deck=machine_deck(setting, s),
        crate_deck=count(s.crate_deck),
        artifacts=dict(zip(ARTIFACT_NAMES, s.artifacts, strict=True)),
        artifact_card=names.artifact_cards[s.open_card] if s.open_card >= 0 else None,
    )


def named(names: list[str], bits: int) -> list[str]:
    return [names[number] for number in members(bits)]


def machine_colour(setting: Setting, machine: int) -> Colour:
    return COLOUR_NAMES[rules_of(setting).lookup.machine_colour[machine]]


def machine_deck(setting: Setting, s: ReviveState) -> dict[Colour, int]:
    left = [machine_colour(setting, machine) for machine in members(s.machine_deck)]
    return {colour: left.count(colour) for colour in COLOUR_NAMES}


def place(setting: Setting, s: ReviveState, number: int) -> PlaceView:
    pack = pack_of(setting)
    shown = PlaceView(names_of(setting).spaces[number * HEXES])
    if s.fronts[number] >= 0:
        shown.tile = pack.components("tile")[s.fronts[number] >> 1].id
        shown.turned = bool(s.fronts[number] & 1)
    else:
        back = pack.components("back")[s.backs[number]]
        shown.back = BackView(back.id, str(back.cost), back.points, back.location, back.water)
    return shown


def turning(setting: Setting, s: ReviveState) -> TurningView | None:
    for f in s.agenda:
        if f.op == FLIP and f.step == 1:
            tile = pack_of(setting).components("tile")[tile_turned(f)]
            return TurningView(names_of(setting).spaces[place_turned(f) * HEXES], tile.id)
    return None


def playing(setting: Setting, s: ReviveState) -> str | None:
    cards = [card_played(f) for f in s.agenda if f.op == PLAY]
    return names_of(setting).cards[cards[-1]] if cards else None


def space(s: ReviveState, number: int) -> SpaceView:
    shown = SpaceView(SPACE_KINDS[s.terrain[number]])
    if s.buildings[number]:
        shown.building = BuildingView(owner_at(s, number), SIZE_NAMES[size_at(s, number)])
    if s.figures[number]:
        shown.figures = members(s.figures[number])
    if s.tokens[number]:
        shown.tokens = [TOKEN_NAMES[token] for token in members(s.tokens[number])]
    return shown


def corner(setting: Setting, s: ReviveState, number: int) -> CornerView:
    return CornerView(
        CORNERS[number], pack_of(setting).components("location")[s.corners[number]].id
    )


def player(setting: Setting, s: ReviveState, p: Player, own: bool) -> PlayerView:
    """One player's side; secrets are included only for their owner."""
    rules, pack, names = rules_of(setting), pack_of(setting), names_of(setting)
    lines = score_lines(rules, s, p) if own and p.card >= 0 else public_lines(rules, s, p)
    shown = PlayerView(
        seat=p.seat,
        tribe=pack.components("tribe")[p.board].id if p.board >= 0 else None,
        points=p.points,
        score=dict(zip(LINES, lines, strict=True)),
        goods=dict(zip(GOOD_NAMES, p.goods, strict=True)),
        energy=p.energy,
        switch="used" if p.switch else "ready",
        hibernation=p.sleep + 1,
        tracks=dict(zip(COLOUR_NAMES, p.tracks, strict=True)),
        rewards=[pack.components("reward")[r].id for r in members(p.rewards)],
        technologies=[TECHNOLOGIES[t] for t in members(p.technologies)],
        markers_left=MARKERS - p.markers,
        progress=p.progress,
        range=p.range,
        buildings_left={"small": p.small, "large": p.large},
        tribe_tiles=p.tiles,
        active=named(names.cards, p.active),
        resting=named(names.cards, p.resting),
        slots={name: slot(names, p, i) for i, name in enumerate(SLOT_NAMES)},
        modules={
            names.module_spaces[i]: names.modules[module] if module >= 0 else None
            for i, module in enumerate(p.modules)
        },
        machines=[
            PlayerMachine(names.machines[m], bool(p.used >> m & 1)) for m in members(p.machines)
        ],
        crates=CratesView(
            count(p.closed), named(names.crates, p.opened), named(names.crates, p.reopened)
        ),
        artifacts=dict(zip(MAJOR_NAMES, p.artifacts, strict=False)),
        minor_artifacts=p.artifacts[MINOR],
        end_tile=bool(p.end_tile),
    )
    if s.seats == 1:
        shown.cube = p.cube
    if own:
        shown.closed_crates = named(names.crates, p.closed)
        shown.dealt = named(names.artifact_cards, p.dealt) if p.card < 0 else []
    if p.card >= 0 and (own or s.over):
        shown.artifact_card = names.artifact_cards[p.card]
    return shown


def slot(names: Names, p: Player, number: int) -> list[PlayedCard]:
    return [PlayedCard(names.cards[shown >> 1], HALF_NAMES[shown & 1]) for shown in p.slots[number]]
