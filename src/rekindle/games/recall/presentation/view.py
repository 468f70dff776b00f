"""What a seat sees: a white list. A field that is not declared here is never shown."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from rekindle.games.recall.engine.abilities import stones_needed
from rekindle.games.recall.engine.actions.goals import is_waived, space_entered
from rekindle.games.recall.engine.actions.group import (
    MOVEMENTS,
    group_pigs,
    group_size,
    group_space,
    has_begun,
    moves_left,
)
from rekindle.games.recall.engine.actions.recall import visible_spaces
from rekindle.games.recall.engine.actions.reveal import region_turned, tile_turned
from rekindle.games.recall.engine.constants import (
    BOXES,
    CRYSTALS,
    CUBES,
    FARMS,
    FIELD,
    FIRST_GADGET,
    FIRST_GRAY,
    FIRST_GREEN,
    FIRST_PART,
    FIRST_YELLOW,
    HEX_KINDS,
    ISLANDS,
    MONUMENT,
    MOUNTAIN,
    NO_TILE,
    PARTS,
    PASSIVES,
    PATH_SIDES,
    PATHS,
    PIGS,
    REGIONS,
    ROUND_KINDS,
    SIDES,
    SITE,
    TERRAINS,
    TOKENS,
    TRACKS,
    TURNS,
    VAULT,
    YELLOWS,
)
from rekindle.games.recall.engine.map import camp_at, is_open, known_tile, start_space, stones_at
from rekindle.games.recall.engine.ops import LAY, MOVE, PRODUCE, SETTLE, SLOT
from rekindle.games.recall.engine.scoring import LINES, public_lines, score_lines
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.games.recall.engine.turn import keycard_chosen
from rekindle.games.recall.presentation.words import names_of, rules_of
from rekindle.kernel.bits import count, members
from rekindle.kernel.game import Setting
from rekindle.kernel.state import Frame
from rekindle.kernel.view import PlayerBase, View

Crystal = Literal["white", "red", "purple"]
Track = Literal["white", "gray", "black"]
Cube = Literal["white", "gray", "black", "brown"]
Terrain = Literal["field", "forest", "mountain"]
Kind = Literal[
    "face-down",
    "field",
    "forest",
    "mountain",
    "water",
    "volcano",
    "vault",
    "monument",
    "site",
    "camp",
    "start",
    "printed",
]
"""Of hexes: `start` is a starting space, `printed` a monument hex of the board itself."""
BuildingKind = Literal["vault", "workshop", "monument"]
Token = Literal["island", "farm", "ring"]
BoxName = Literal["a", "b", "c", "d", "e", "f"]
SideName = Literal["a", "b"]
RoundKind = Literal["regular", "path", "objective"]
MovementKind = Literal["walk", "water", "spread", "volcano", "leap", "scatter", "paying"]
"""`paying`: it is over, and its relicubes are paid for."""
PathName = Literal["knowledge", "ancients", "legends", "efficiency", "ambition", "power"]

# The engine's names, by number, as the types above.
CRYSTAL_NAMES: tuple[Crystal, ...] = CRYSTALS
TRACK_NAMES: tuple[Track, ...] = TRACKS
CUBE_NAMES: tuple[Cube, ...] = CUBES
TERRAIN_NAMES: tuple[Terrain, ...] = TERRAINS
KIND_NAMES: tuple[Kind, ...] = HEX_KINDS
TOKEN_NAMES: tuple[Token, ...] = TOKENS
BOX_NAMES: tuple[BoxName, ...] = BOXES
SIDE_NAMES: tuple[SideName, ...] = PATH_SIDES
ROUND_NAMES: tuple[RoundKind, ...] = ROUND_KINDS
MOVEMENT_NAMES: tuple[MovementKind, ...] = (
    "walk",
    "water",
    "spread",
    "volcano",
    "leap",
    "scatter",
)
PATH_NAMES: tuple[PathName, ...] = PATHS


# The map


class BuildingView(Struct):
    """A building on a hex."""

    seat: int
    kind: BuildingKind


class FollowersView(Struct):
    """The followers of one player on a hex."""

    seat: int
    n: int


class RaftView(Struct):
    """A raft on a hex."""

    seat: int
    aboard: int


class HexView(Struct):
    """What a hex is, and what lies and stands on it."""

    kind: Kind
    pigs_shown: int | UnsetType = UNSET
    """On a field: how many pigs come with a farm."""
    camp: str | UnsetType = UNSET
    stones: dict[Track, int] | UnsetType = UNSET
    """On an excavation site: those that are left."""
    monument_tile: str | UnsetType = UNSET
    relicube: Cube | UnsetType = UNSET
    buildings: list[BuildingView] | UnsetType = UNSET
    followers: list[FollowersView] | UnsetType = UNSET
    tokens: list[Token] | UnsetType = UNSET
    pigs: int | UnsetType = UNSET
    """Those that stand there."""
    rafts: list[RaftView] | UnsetType = UNSET


class RegionView(Struct):
    """A region: the tile and its orientation, or face down."""

    region: str
    tile: str | UnsetType = UNSET
    orientation: int | UnsetType = UNSET
    """Steps of 60 degrees clockwise."""
    known: str | UnsetType = UNSET
    """The tile that everybody knows to lie face down here."""


class RevealedView(Struct):
    """The tile that has been revealed and is about to be laid, and where."""

    region: str
    tile: str


class MovementView(Struct):
    """A movement under way."""

    seat: int
    kind: MovementKind
    hex: str | None
    """Where the group in hand stands; None while a group is to be chosen."""
    size: int
    """Followers of the group."""
    pigs: int
    """Pigs that come along."""
    moves_left: int
    """Of a walk."""
    entered: list[str]
    """The hexes of relicubes that will be paid for in the end, in order."""
    waived: list[str]
    """Those of them that cost nothing."""
    stops: list[str]
    """Water hexes with a relicube where the group in hand has been."""


# The board


class KeycardsView(Struct):
    """Displays and piles of keycards."""

    yellow: dict[str, int]
    """How many are left of each type."""
    green: list[str]
    gray: list[str]
    green_pile: int
    gray_pile: int
    green_bottom: list[str]
    """Cards that were returned under the pile, the uppermost first; they are in `green_pile`."""


class PathView(Struct):
    """A path slot: its card with the side that lies up, and its dark chip."""

    path: PathName
    side: SideName
    chip: str


class AncientView(Struct):
    """The ancient tribe of a track."""

    tribe: str | None
    """None while it lies face down."""
    gadgets: list[str]
    """Those left, face up."""
    visited: bool
    """Somebody has reached its third step."""


class DraftView(Struct):
    """What can be chosen before the game; if paired, each gadget belongs to a tribe."""

    tribes: list[str]
    gadgets: list[str]
    paired: bool


class BagView(Struct):
    """What is left in the bag."""

    relicubes: dict[Cube, int]
    stones: dict[Track, int]


class ProductionView(Struct):
    """A recall under way: production spaces that may still be activated, and those that were."""

    seat: int
    left: int
    done: list[str]


# Players


class AbilityView(Struct):
    """An ability that a player has, and the stones for using it once more."""

    ability: str
    """A tribe, a gadget, or a part of the gadget that has several: `omnitool-1`."""
    uses: int
    """Since the last recall."""
    cost: int


class StonesView(Struct):
    """Stones: in the own colour, collected by colour, and how many do not lie on abilities."""

    own: int
    collected: dict[Track, int]
    ready: int


class PlayerRaft(Struct):
    """Where a raft is."""

    hex: str
    aboard: int


class PlayerView(PlayerBase, kw_only=True):
    """One player's side."""

    tribe: str | None
    gadgets: list[str]
    """In the order in which they came."""
    abilities: list[AbilityView]
    passives: list[str]
    unlocked: list[Track]
    """Tracks whose ancient tribe is unlocked."""
    stones: StonesView
    crystals: dict[Crystal, int]
    supply: int
    """Followers in supply."""
    on_map: int
    """Followers on the map."""
    relicubes: dict[Cube, int]
    """By row of the grid, from the left."""
    keycards: list[str]
    """Those available."""
    slots: dict[BoxName, str | None]
    boxes: list[BoxName]
    """Used since the last recall."""
    upgrades: dict[BoxName, str | None]
    vaults: list[str]
    """Those built."""
    workshops: dict[Terrain, int]
    monuments: int
    production: list[str]
    """Visible production spaces."""
    culture: int
    symbols: list[int]
    """Upgrade symbols reached, from 0."""
    knowledge: dict[Track, int]
    paths: list[PathName | None]
    """Specializations, by section."""
    camps: list[str]
    """Camps with an own building beside them."""
    start: str | None
    """The own starting space."""
    raft: PlayerRaft | None
    crates: int
    objectives: int
    """In hand."""
    discarded: str | None
    """The objective that was discarded."""
    crates_held: list[str] | UnsetType = UNSET
    """Only for the owner."""
    objectives_held: list[str] | UnsetType = UNSET
    """Only for the owner; at the end of the game everybody sees them."""


class RecallView(View, kw_only=True):
    """The board as one seat sees it."""

    turn: int
    round: int
    """The space of the hourglass, from 0; 17 at the end."""
    acted: bool
    """In this turn a keycard has been used, or recalled; or the special round's choice is made."""
    recharged: bool
    """No stone can be used for the rest of this turn."""
    players: list[PlayerView]
    hexes: dict[str, HexView]
    regions: list[RegionView]
    revealed: RevealedView | None
    movement: MovementView | None
    production: ProductionView | None
    choosing: str | None
    """The keycard that has been chosen, until it lies in a slot."""
    played: str | None
    """The keycard used in this turn."""
    played_slot: BoxName | None
    keycards: KeycardsView
    relicubes: dict[Cube, int]
    """On display."""
    monument_tiles: list[str]
    """On display."""
    crate_pile: int
    crates_discarded: list[str]
    letters: list[BoxName]
    """The stacks of upgrades, by symbol; none if everybody has an own set."""
    chips: dict[Track, list[str]]
    """Light chips, the nearer one first."""
    paths: list[PathView]
    """By slot: two for each section, the lowest first."""
    ancients: dict[Track, AncientView]
    draft: DraftView | None
    bag: BagView
    rings: list[str]
    """Those left."""
    islands: int
    """Those left, as with farms and pigs."""
    farms: int
    pigs: int


def view(setting: Setting, s: RecallState, seat: int | None) -> RecallView:
    """The board as this seat sees it; a spectator (None) sees what everybody sees."""
    names = names_of(setting)
    return RecallView(
        game="recall",
        seats=s.seats,
        seat=seat,
        turn=s.turn,
        round=s.round,
        acted=s.acted,
        recharged=s.recharged,
        over=s.over,
        players=[player(setting, s, p, p.seat == seat) for p in s.players],
        hexes={name: hexagon(setting, s, number) for number, name in enumerate(names.spaces)},
        regions=[region(setting, s, number) for number in range(REGIONS)],
        revealed=revealed(setting, s),
        movement=movement(setting, s),
        production=production(setting, s),
        choosing=choosing(setting, s),
        played=names.keycards[s.played] if s.played >= 0 else None,
        played_slot=BOX_NAMES[s.played_slot] if s.played_slot >= 0 else None,
        keycards=keycards(setting, s),
        relicubes=dict(zip(CUBE_NAMES, s.display, strict=True)),
        monument_tiles=named(names.monument_tiles, s.monument_tiles),
        crate_pile=count(s.crate_deck),
        crates_discarded=named(names.crates, s.crates_used),
        letters=[] if rules_of(setting).lookup.free_upgrades else [BOX_NAMES[b] for b in s.letters],
        chips=chips(setting, s),
        paths=paths(setting, s),
        ancients={name: ancient(setting, s, track) for track, name in enumerate(TRACK_NAMES)},
        draft=draft(setting, s),
        bag=BagView(
            dict(zip(CUBE_NAMES, s.bag_cubes, strict=True)),
            dict(zip(TRACK_NAMES, s.bag_stones, strict=True)),
        ),
        rings=named(names.rings, s.rings),
        islands=ISLANDS - count_tokens(s, 0),
        farms=FARMS - count_tokens(s, 1),
        pigs=PIGS - sum(s.pigs),
    )


def named(names: list[str], bits: int) -> list[str]:
    return [names[number] for number in members(bits)]


def count_tokens(s: RecallState, token: int) -> int:
    return sum(found >> token & 1 for found in s.tokens)


# The map


def hexagon(setting: Setting, s: RecallState, number: int) -> HexView:
    kind = s.kinds[number]
    shown = HexView(KIND_NAMES[kind])
    if kind == FIELD:
        shown.pigs_shown = s.details[number]
    elif kind == SITE:
        shown.stones = {name: stones_at(s, number, k) for k, name in enumerate(TRACK_NAMES)}
    elif kind == MONUMENT and s.details[number] != NO_TILE:
        shown.monument_tile = names_of(setting).monument_tiles[s.details[number]]
    elif camp_at(s, number) >= 0:
        shown.camp = names_of(setting).camps[camp_at(s, number)]
    if s.relics[number]:
        shown.relicube = CUBE_NAMES[s.relics[number] - 1]
    if s.tokens[number]:
        shown.tokens = [TOKEN_NAMES[token] for token in members(s.tokens[number])]
    if s.pigs[number]:
        shown.pigs = s.pigs[number]
    if s.buildings[number]:
        what = building_on(kind)
        shown.buildings = [BuildingView(seat, what) for seat in members(s.buildings[number])]
    followers = [
        FollowersView(p.seat, p.followers[number]) for p in s.players if p.followers[number]
    ]
    rafts = [RaftView(p.seat, p.aboard) for p in s.players if p.raft == number]
    if followers:
        shown.followers = followers
    if rafts:
        shown.rafts = rafts
    return shown


def building_on(kind: int) -> BuildingKind:
    """Return what is built on hexes of this kind; an island is a forest."""
    if kind == VAULT:
        return "vault"
    return "workshop" if FIELD <= kind <= MOUNTAIN else "monument"


def region(setting: Setting, s: RecallState, number: int) -> RegionView:
    tiles = names_of(setting).tiles
    shown = RegionView(names_of(setting).regions[number])
    if is_open(s, number):
        tile, orientation = divmod(s.fronts[number], TURNS)
        shown.tile = tiles[tile]
        shown.orientation = orientation
    else:
        known = known_tile(rules_of(setting), s, number)
        if known >= 0:
            shown.known = tiles[known]
    return shown


def revealed(setting: Setting, s: RecallState) -> RevealedView | None:
    for f in s.agenda:
        if f.op == LAY and f.step == 0:
            names = names_of(setting)
            return RevealedView(names.regions[region_turned(f)], names.tiles[tile_turned(f)])
    return None


def movement(setting: Setting, s: RecallState) -> MovementView | None:
    """The movement that is being carried out, from its first question to its payment."""
    for f in reversed(s.agenda):
        if f.op == SETTLE or has_begun(s, f) or (f is s.agenda[-1] and f.op in MOVEMENTS):
            return movement_of(setting, s, f)
    return None


def movement_of(setting: Setting, s: RecallState, f: Frame) -> MovementView:
    spaces = names_of(setting).spaces
    shown = MovementView(
        seat=f.seat,
        kind="paying" if f.op == SETTLE else MOVEMENT_NAMES[MOVEMENTS.index(f.op)],
        hex=None,
        size=0,
        pigs=0,
        moves_left=moves_left(rules_of(setting), f) if f.op == MOVE else 0,
        entered=[spaces[space_entered(entry)] for entry in s.entered],
        waived=[spaces[space_entered(entry)] for entry in s.entered if is_waived(entry)],
        stops=[spaces[space] for space in s.stops],
    )
    if f.op != SETTLE and f.parts:
        shown.hex = spaces[group_space(f)]
        shown.size = group_size(f)
        shown.pigs = group_pigs(f)
    return shown


# The board


def keycards(setting: Setting, s: RecallState) -> KeycardsView:
    cards = names_of(setting).keycards
    return KeycardsView(
        yellow={cards[FIRST_YELLOW + i]: s.yellow[i] for i in range(YELLOWS)},
        green=[cards[FIRST_GREEN + i] for i in members(s.green)],
        gray=[cards[FIRST_GRAY + i] for i in members(s.gray)],
        green_pile=count(s.green_deck) + len(s.green_bottom),
        gray_pile=count(s.gray_deck),
        green_bottom=[cards[FIRST_GREEN + i] for i in s.green_bottom],
    )


def chips(setting: Setting, s: RecallState) -> dict[Track, list[str]]:
    light = names_of(setting).light
    return {
        name: [light[chip] for chip in s.light[2 * track : 2 * track + 2]]
        for track, name in enumerate(TRACK_NAMES)
    }


def paths(setting: Setting, s: RecallState) -> list[PathView]:
    dark = names_of(setting).dark
    return [
        PathView(PATH_NAMES[path], SIDE_NAMES[s.path_sides >> path & 1], dark[chip])
        for path, chip in zip(s.paths, s.dark, strict=True)
    ]


def ancient(setting: Setting, s: RecallState, track: int) -> AncientView:
    tribe = s.ancients[track]
    return AncientView(
        names_of(setting).tribes[tribe] if tribe >= 0 else None,
        named(names_of(setting).gadgets, s.ancient_gadgets[track]),
        bool(s.visitors >> track & 1),
    )


def draft(setting: Setting, s: RecallState) -> DraftView | None:
    if not s.offered_tribes and not s.offered_gadgets:
        return None
    tribes, gadgets = names_of(setting).tribes, names_of(setting).gadgets
    return DraftView(
        [tribes[number] for number in s.offered_tribes],
        [gadgets[number] for number in s.offered_gadgets],
        not rules_of(setting).lookup.boomerang,
    )


def production(setting: Setting, s: RecallState) -> ProductionView | None:
    names = names_of(setting).production
    for f in s.agenda:
        if f.op == PRODUCE:
            done = [names[space] for space in members(s.produced)]
            return ProductionView(f.seat, f.step, done)
    return None


def choosing(setting: Setting, s: RecallState) -> str | None:
    found = [keycard_chosen(f) for f in s.agenda if f.op == SLOT]
    return names_of(setting).keycards[found[-1]] if found else None


# Players


def player(setting: Setting, s: RecallState, p: Player, own: bool) -> PlayerView:
    """One player's side; secrets are included only for their owner."""
    rules, names = rules_of(setting), names_of(setting)
    lines = score_lines(rules, s, p) if own or s.over else public_lines(rules, s, p)
    shown = PlayerView(
        seat=p.seat,
        score=dict(zip(LINES, lines, strict=True)),
        tribe=names.tribes[p.tribe] if p.tribe >= 0 else None,
        gadgets=[names.gadgets[gadget] for gadget in p.gadgets],
        abilities=abilities(setting, s, p),
        passives=[PASSIVES[passive] for passive in members(p.passives)],
        unlocked=[TRACK_NAMES[track] for track in members(p.unlocked)],
        stones=StonesView(p.own_stones, dict(zip(TRACK_NAMES, p.stones, strict=True)), p.ready),
        crystals=dict(zip(CRYSTAL_NAMES, p.crystals, strict=True)),
        supply=p.supply,
        on_map=sum(p.followers),
        relicubes=dict(zip(CUBE_NAMES, p.cubes, strict=True)),
        keycards=[names.keycards[keycard] for keycard in p.cards],
        slots={
            name: names.keycards[keycard] if keycard >= 0 else None
            for name, keycard in zip(BOX_NAMES, p.slots, strict=True)
        },
        boxes=[BOX_NAMES[box] for box in members(p.boxes)],
        upgrades={
            name: names.upgrades[box * SIDES + p.upgrades[box] - 1] if p.upgrades[box] else None
            for box, name in enumerate(BOX_NAMES)
        },
        vaults=named(names.vaults, p.vaults),
        workshops=dict(zip(TERRAIN_NAMES, p.workshops, strict=True)),
        monuments=p.monuments,
        production=[names.production[space] for space in visible_spaces(rules, p)],
        culture=p.culture,
        symbols=members(p.symbols),
        knowledge=dict(zip(TRACK_NAMES, p.knowledge, strict=True)),
        paths=specializations(s, p),
        camps=named(names.camps, p.camps),
        start=names.spaces[start_space(p)] if p.start >= 0 else None,
        raft=PlayerRaft(names.spaces[p.raft], p.aboard) if p.raft >= 0 else None,
        crates=count(p.crates),
        objectives=count(p.objectives),
        discarded=names.objectives[p.dropped] if p.dropped >= 0 else None,
    )
    if own:
        shown.crates_held = named(names.crates, p.crates)
    if own or s.over:
        shown.objectives_held = named(names.objectives, p.objectives)
    return shown


def abilities(setting: Setting, s: RecallState, p: Player) -> list[AbilityView]:
    """The own tribe's ability, then those of gadgets, then those of unlocked tribes."""
    rules, known = rules_of(setting), names_of(setting).abilities
    order = [p.tribe]
    for gadget in p.gadgets:
        if gadget == rules.lookup.omnitool:
            order += range(FIRST_PART, FIRST_PART + PARTS)
        else:
            order.append(FIRST_GADGET + gadget)
    order += [s.ancients[track] for track in members(p.unlocked)]
    return [
        AbilityView(known[ability], p.uses[ability], stones_needed(rules, p, ability))
        for ability in order
        if ability >= 0
    ]


def specializations(s: RecallState, p: Player) -> list[PathName | None]:
    return [
        PATH_NAMES[s.paths[2 * section + chosen]] if chosen >= 0 else None
        for section, chosen in enumerate(p.paths)
    ]
