"""The state of Recall: fields, copies, nothing else.

Sets of cards and tokens are the bits of an int. Lists that seldom change, those that describe the
map first of all, are replaced, never changed, so that copies share them.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    ABILITIES,
    BOXES,
    COLUMNS,
    CRATES,
    CUBES,
    GADGETS,
    GRAYS,
    GREENS,
    HEX_KINDS,
    KEYCARDS,
    MONUMENT_TILES,
    MONUMENTS,
    OBJECTIVES,
    PASSIVES,
    PATHS,
    REGIONS,
    RINGS,
    ROUNDS,
    SECTIONS,
    SIDES,
    SPACES,
    SYMBOLS,
    TOKENS,
    TRACKS,
    TRIBES,
    UNTURNED,
    VAULTS,
    WORKSHOPS,
    YELLOWS,
)
from rekindle.kernel.shapes import (
    MOST_THINGS,
    Fields,
    Flag,
    Number,
    Shape,
    Unsaved,
    bits,
    cards,
    listed,
    numbers,
)
from rekindle.kernel.state import KERNEL_FIELDS, Fixed, Frame, Lane, State

MOST_SEATS: Final = 4
MOST_STEPS: Final = 99
MOST_FOLLOWERS: Final = 99

PLAYER_FIELDS: Final[dict[str, Shape]] = {
    "seat": Number(0, MOST_SEATS - 1),
    "tribe": Number(-1, len(TRIBES) - 1),
    "gadgets": cards(GADGETS),
    "abilities": bits(ABILITIES),
    "passives": bits(len(PASSIVES)),
    "culture": Number(0, MOST_THINGS),
    "symbols": bits(SYMBOLS),
    "unlocked": bits(len(TRACKS)),
    "own_stones": Number(1, 1 + len(TRACKS)),
    "ready": Number(0, MOST_THINGS),
    "supply": Number(0, MOST_FOLLOWERS),
    "vaults": bits(VAULTS),
    "monuments": Number(0, MONUMENTS),
    "boxes": bits(len(BOXES)),
    "crates": bits(CRATES),
    "objectives": bits(OBJECTIVES),
    "dropped": Number(-1, OBJECTIVES - 1),
    "camps": bits(62),
    "start": Number(-1, MOST_SEATS - 1),
    "raft": Number(-1, SPACES - 1),
    "aboard": Number(0, MOST_FOLLOWERS),
    "cards": cards(KEYCARDS),
    "crystals": numbers(3, 0, MOST_THINGS),
    "stones": numbers(len(TRACKS), 0, 27),
    "knowledge": numbers(len(TRACKS), 0, MOST_STEPS),
    "cubes": numbers(len(CUBES), 0, COLUMNS),
    "workshops": numbers(3, 0, WORKSHOPS),
    "slots": numbers(len(BOXES), -1, KEYCARDS - 1),
    "upgrades": numbers(len(BOXES), 0, SIDES),
    "paths": numbers(SECTIONS, -1, 1),
    "uses": numbers(ABILITIES, 0, 99),
    "followers": numbers(SPACES, 0, MOST_FOLLOWERS),
    "there": numbers(REGIONS, 0, MOST_FOLLOWERS),
}


class Player:
    """One player's board, cards and pieces."""

    __slots__ = tuple(PLAYER_FIELDS)

    def __init__(
        self,
        seat: int,
        tribe: int,
        gadgets: tuple[int, ...],
        abilities: int,
        passives: int,
        culture: int,
        symbols: int,
        unlocked: int,
        own_stones: int,
        ready: int,
        supply: int,
        vaults: int,
        monuments: int,
        boxes: int,
        crates: int,
        objectives: int,
        dropped: int,
        camps: int,
        start: int,
        raft: int,
        aboard: int,
        cards: tuple[int, ...],
        crystals: list[int],
        stones: list[int],
        knowledge: list[int],
        cubes: list[int],
        workshops: list[int],
        slots: list[int],
        upgrades: list[int],
        paths: list[int],
        uses: list[int],
        followers: list[int],
        there: list[int],
    ) -> None:
        self.seat = seat
        self.tribe = tribe  # -1 before it is chosen
        self.gadgets = gadgets  # in the order in which they came
        self.abilities = abilities  # bits: those of the own and unlocked tribes, and the gadgets
        self.passives = passives  # bits: what those tribes may always do
        self.culture = culture  # points on the culture track
        self.symbols = symbols  # bits of the upgrade symbols reached
        self.unlocked = unlocked  # bits of the tracks whose tribe is unlocked
        self.own_stones = own_stones  # in the own colour
        self.ready = ready  # stones of any colour that do not lie on an ability
        self.supply = supply  # followers neither on the map nor on the raft
        self.vaults = vaults  # bits of those built
        self.monuments = monuments  # built
        self.boxes = boxes  # bits of those used since the last recall
        self.crates = crates  # bits, secret
        self.objectives = objectives  # bits of those in hand, secret
        self.dropped = dropped  # the objective discarded, or -1
        self.camps = camps  # bits of camps beside an own building
        self.start = start  # the starting space, -1 before it is chosen
        self.raft = raft  # the hex of the raft, or -1
        self.aboard = aboard  # followers on the raft
        self.cards = cards  # available keycards, sorted
        self.crystals = crystals
        self.stones = stones  # collected, by colour
        self.knowledge = knowledge
        self.cubes = cubes  # relicubes, by colour
        self.workshops = workshops  # built, by terrain
        self.slots = slots  # the keycard in each slot, or -1
        self.upgrades = upgrades  # by box: 0, or 1 + the side
        self.paths = paths  # by section: which of its two cards, or -1
        self.uses = uses  # by ability since the last recall; replaced, never changed
        self.followers = followers  # by hex; replaced
        self.there = there  # by region: followers and buildings; replaced

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.tribe,
            self.gadgets,
            self.abilities,
            self.passives,
            self.culture,
            self.symbols,
            self.unlocked,
            self.own_stones,
            self.ready,
            self.supply,
            self.vaults,
            self.monuments,
            self.boxes,
            self.crates,
            self.objectives,
            self.dropped,
            self.camps,
            self.start,
            self.raft,
            self.aboard,
            self.cards,
            self.crystals[:],
            self.stones,
            self.knowledge[:],
            self.cubes,
            self.workshops,
            self.slots[:],
            self.upgrades,
            self.paths,
            self.uses,
            self.followers,
            self.there,
        )


STATE_FIELDS: Final[dict[str, Shape]] = {
    **KERNEL_FIELDS,
    "players": listed(Fields(Player, PLAYER_FIELDS), 1, MOST_SEATS),
    "round": Number(0, ROUNDS),
    "turn": Number(0, MOST_SEATS - 1),
    "acted": Flag(),
    "recharged": Flag(),
    "played": Number(-1, KEYCARDS - 1),
    "played_slot": Number(-1, len(BOXES) - 1),
    "repeated": Flag(),
    "used_boxes": bits(len(BOXES)),
    "produced": bits(62),
    "sold": cards(SPACES),
    "entered": cards(2 * SPACES),
    "stops": cards(SPACES),
    "kinds": numbers(SPACES, 0, len(HEX_KINDS) - 1),
    "details": numbers(SPACES, -1, 999),
    "relics": numbers(SPACES, 0, len(CUBES)),
    "buildings": listed(bits(MOST_SEATS), SPACES, SPACES),
    "tokens": listed(bits(len(TOKENS)), SPACES, SPACES),
    "pigs": numbers(SPACES, 0, 99),
    "fronts": numbers(REGIONS, UNTURNED, REGIONS * 6 - 1),
    "tile_pool": bits(REGIONS),
    "monument_tiles": bits(MONUMENT_TILES),
    "crate_deck": bits(CRATES),
    "crates_used": bits(CRATES),
    "crates_shuffled": bits(CRATES),
    "yellow": numbers(YELLOWS, 0, 99),
    "green_deck": bits(GREENS),
    "green_bottom": cards(GREENS),
    "green": bits(GREENS),
    "gray_deck": bits(GRAYS),
    "gray": bits(GRAYS),
    "display": numbers(len(CUBES), 0, 9),
    "bag_cubes": numbers(len(CUBES), 0, 99),
    "bag_stones": numbers(len(TRACKS), 0, 99),
    "letters": numbers(SYMBOLS, 0, len(BOXES) - 1),
    "light": numbers(2 * len(TRACKS), 0, 5),
    "dark": numbers(len(PATHS), 0, 5),
    "paths": numbers(len(PATHS), 0, len(PATHS) - 1),
    "path_sides": bits(len(PATHS)),
    "tribe_pool": bits(len(TRIBES)),
    "gadget_pool": bits(GADGETS),
    "offered_tribes": cards(len(TRIBES)),
    "offered_gadgets": cards(GADGETS),
    "ancients": numbers(len(TRACKS), -1, len(TRIBES) - 1),
    "ancient_gadgets": listed(bits(GADGETS), len(TRACKS), len(TRACKS)),
    "visitors": bits(len(TRACKS)),
    "rings": bits(RINGS),
    "objective_pool": bits(OBJECTIVES),
    "roads": Unsaved(list),
    "areas": Unsaved(list),
}


class RecallState(State):
    """All data of a game in progress."""

    __slots__ = tuple(STATE_FIELDS)[len(KERNEL_FIELDS) :]

    def __init__(
        self,
        seats: int,
        rng: int,
        fixed: Fixed,
        unveiled: int,
        over: bool,
        agenda: list[Frame],
        lanes: list[Lane],
        seat: int,
        options: list[int],
        players: list[Player],
        round: int,
        turn: int,
        acted: bool,
        recharged: bool,
        played: int,
        played_slot: int,
        repeated: bool,
        used_boxes: int,
        produced: int,
        sold: tuple[int, ...],
        entered: tuple[int, ...],
        stops: tuple[int, ...],
        kinds: list[int],
        details: list[int],
        relics: list[int],
        buildings: list[int],
        tokens: list[int],
        pigs: list[int],
        fronts: list[int],
        tile_pool: int,
        monument_tiles: int,
        crate_deck: int,
        crates_used: int,
        crates_shuffled: int,
        yellow: list[int],
        green_deck: int,
        green_bottom: tuple[int, ...],
        green: int,
        gray_deck: int,
        gray: int,
        display: list[int],
        bag_cubes: list[int],
        bag_stones: list[int],
        letters: list[int],
        light: list[int],
        dark: list[int],
        paths: list[int],
        path_sides: int,
        tribe_pool: int,
        gadget_pool: int,
        offered_tribes: tuple[int, ...],
        offered_gadgets: tuple[int, ...],
        ancients: list[int],
        ancient_gadgets: list[int],
        visitors: int,
        rings: int,
        objective_pool: int,
        roads: list[list[int]],
        areas: list[int],
    ) -> None:
        super().__init__(seats, rng, fixed, unveiled, over, agenda, lanes, seat, options)
        self.players = players
        self.round = round  # completed rounds; 17 at the end
        self.turn = turn  # whose turn it is
        # The turn under way.
        self.acted = acted  # a keycard has been used, or recalled
        self.recharged = recharged  # the stones are back: none may be used in this turn
        self.played = played  # the keycard used in this turn, or -1
        self.played_slot = played_slot
        self.repeated = repeated  # it has been repeated, or what could repeat it came too late
        self.used_boxes = used_boxes  # bits: some effect of theirs has been used in this turn
        self.produced = produced  # bits: production spaces activated in this recall
        self.sold = sold  # hexes where followers were removed for crystals in this activation
        self.entered = entered  # relicubes entered by this movement: hex * 2, + 1 if nothing is due
        self.stops = stops  # water hexes with a relicube where the group in hand has been
        # The map, by hex. All these lists are replaced, never changed.
        self.kinds = kinds
        self.details = details  # camp, pigs shown, stones, monument tile ...: see `map`
        self.relics = relics  # 0, or 1 + the colour of the relicube there
        self.buildings = buildings  # bits of seats
        self.tokens = tokens  # bits
        self.pigs = pigs
        self.fronts = fronts  # by region: tile * 6 + orientation; NO_TILE; UNTURNED
        # Piles and displays, as bits or counts.
        self.tile_pool = tile_pool  # tiles still face down
        self.monument_tiles = monument_tiles  # laid out
        self.crate_deck = crate_deck
        self.crates_used = crates_used
        self.crates_shuffled = crates_shuffled  # those that the pile was last made of
        self.yellow = yellow  # by type
        self.green_deck = green_deck  # the unordered part of the pile
        self.green_bottom = green_bottom  # returned cards, in order below it
        self.green = green  # on display
        self.gray_deck = gray_deck
        self.gray = gray
        self.display = display  # relicubes, by colour
        self.bag_cubes = bag_cubes
        self.bag_stones = bag_stones
        self.letters = letters  # by upgrade symbol: the box of its stack
        self.light = light  # by track * 2 + chip space
        self.dark = dark  # by path slot
        self.paths = paths  # by path slot: the path card
        self.path_sides = path_sides  # bits: path cards that lie with side B up
        self.tribe_pool = tribe_pool  # neither chosen nor revealed
        self.gadget_pool = gadget_pool
        self.offered_tribes = offered_tribes  # in the draft
        self.offered_gadgets = offered_gadgets  # each beside its tribe
        self.ancients = ancients  # by track: the tribe, -1 while face down
        self.ancient_gadgets = ancient_gadgets  # by track: bits of those face up
        self.visitors = visitors  # bits of the tracks whose third step somebody has reached
        self.rings = rings  # bits of those not placed
        self.objective_pool = objective_pool  # dealt to nobody
        # Tables kept up to date by `map.survey`; empty after loading.
        self.roads = roads  # by hex: the hexes that an ordinary move may go on to
        self.areas = areas  # by hex: the water area it belongs to, or -1

    def copy(self) -> RecallState:
        return RecallState(
            self.seats,
            self.rng,
            self.fixed,
            self.unveiled,
            self.over,
            self.agenda[:],
            [lane.copy() for lane in self.lanes] if self.lanes else [],
            self.seat,
            self.options,
            [player.copy() for player in self.players],
            self.round,
            self.turn,
            self.acted,
            self.recharged,
            self.played,
            self.played_slot,
            self.repeated,
            self.used_boxes,
            self.produced,
            self.sold,
            self.entered,
            self.stops,
            self.kinds,
            self.details,
            self.relics,
            self.buildings,
            self.tokens,
            self.pigs,
            self.fronts,
            self.tile_pool,
            self.monument_tiles,
            self.crate_deck,
            self.crates_used,
            self.crates_shuffled,
            self.yellow[:],
            self.green_deck,
            self.green_bottom,
            self.green,
            self.gray_deck,
            self.gray,
            self.display,
            self.bag_cubes[:],
            self.bag_stones[:],
            self.letters,
            self.light,
            self.dark,
            self.paths,
            self.path_sides,
            self.tribe_pool,
            self.gadget_pool,
            self.offered_tribes,
            self.offered_gadgets,
            self.ancients,
            self.ancient_gadgets,
            self.visitors,
            self.rings,
            self.objective_pool,
            self.roads,
            self.areas,
        )
