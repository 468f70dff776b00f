"""The state of Revive: fields, copies, nothing else.

Sets of cards and tokens are the bits of an int. The lists that describe the map are replaced, never
changed, so that copies share them.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.constants import (
    BEING_TURNED,
    CARDS,
    CITIZENS,
    CORNERS,
    FIRST_TRIBAL,
    GOODS,
    LARGE,
    MARKERS,
    PLACES,
    POWERS,
    PROGRESS_SPACES,
    REWARDS,
    SLOTS,
    SPACES,
    TECHNOLOGIES,
    TOKENS,
)
from rekindle.kernel.shapes import (
    MOST_BITS,
    MOST_THINGS,
    Fields,
    Flag,
    Number,
    Row,
    Shape,
    Unsaved,
    bits,
    listed,
    numbers,
)
from rekindle.kernel.state import KERNEL_FIELDS, Fixed, Frame, Lane, State

MOST_SEATS: Final = 4

PLAYER_FIELDS: Final[dict[str, Shape]] = {
    "seat": Number(0, MOST_SEATS - 1),
    "board": Number(-1, MOST_BITS - 1),
    "points": Number(0, MOST_THINGS),
    "energy": Number(0, MOST_THINGS),
    "switch": Number(0, 1),
    "sleep": Number(0, 99),
    "cube": Number(1, PROGRESS_SPACES + 2),
    "rewards": bits(REWARDS),
    "technologies": bits(len(TECHNOLOGIES)),
    "powers": bits(len(POWERS)),
    "range": Number(0, 99),
    "markers": Number(0, MARKERS),
    "progress": Number(0, PROGRESS_SPACES),
    "small": Number(0, 99),
    "large": Number(0, 99),
    "tiles": Number(0, 99),
    "active": bits(CARDS),
    "resting": bits(CARDS),
    "machines": bits(MOST_BITS),
    "used": bits(MOST_BITS),
    "closed": bits(MOST_BITS),
    "opened": bits(MOST_BITS),
    "reopened": bits(MOST_BITS),
    "bonuses": bits(MOST_BITS),
    "card": Number(-1, MOST_BITS - 1),
    "dealt": bits(MOST_BITS),
    "end_tile": Number(0, 1),
    "goods": numbers(len(GOODS), 0, MOST_THINGS),
    "tracks": numbers(3, 1, 99),
    "artifacts": numbers(4, 0, 999),
    "slots": listed(Row(tuple, Number(0, 2 * CARDS - 1), 0, CARDS), len(SLOTS), len(SLOTS)),
    "modules": listed(Number(-1, MOST_BITS - 1), 1, MOST_BITS),
    "reach": Unsaved(list),
}


class Player:
    """One player's boards, cards and pieces."""

    __slots__ = tuple(PLAYER_FIELDS)

    def __init__(
        self,
        seat: int,
        board: int,
        points: int,
        energy: int,
        switch: int,
        sleep: int,
        cube: int,
        rewards: int,
        technologies: int,
        powers: int,
        range: int,
        markers: int,
        progress: int,
        small: int,
        large: int,
        tiles: int,
        active: int,
        resting: int,
        machines: int,
        used: int,
        closed: int,
        opened: int,
        reopened: int,
        bonuses: int,
        card: int,
        dealt: int,
        end_tile: int,
        goods: list[int],
        tracks: list[int],
        artifacts: list[int],
        slots: list[tuple[int, ...]],
        modules: list[int],
        reach: list[int],
    ) -> None:
        self.seat = seat
        self.board = board  # the side of a tribe board, -1 before it is chosen
        self.points = points  # on the point track
        self.energy = energy  # in storage; the rest lies on used machines
        self.switch = switch  # 0 up and ready, 1 used
        self.sleep = sleep  # the space on the hibernation track, 0 is the lowest
        self.cube = cube  # solo: the space of the action cube
        self.rewards = rewards  # bits of the reward spaces unlocked
        self.technologies = technologies  # bits
        self.powers = powers  # bits of what technologies change for good
        self.range = range  # added to every action: technologies and cards in slots
        self.markers = markers  # removed from the tribe board
        self.progress = progress  # markers on the progress track
        self.small = small  # buildings left
        self.large = large
        self.tiles = tiles  # tribe tiles left
        self.active = active  # bits of cards
        self.resting = resting  # bits of cards
        self.machines = machines  # bits of the machines unlocked
        self.used = used  # bits of those with energy on them
        self.closed = closed  # bits of crates
        self.opened = opened
        self.reopened = reopened
        self.bonuses = bonuses  # bits of the point track's bonuses taken
        self.card = card  # the artifact card, -1 before it is chosen
        self.dealt = dealt  # bits of artifact cards to choose from, then of the one put back
        self.end_tile = end_tile
        self.goods = goods  # crystals, gears, books, food
        self.tracks = tracks  # gray, green, yellow
        self.artifacts = artifacts  # purple, orange, white, minor
        self.slots = slots  # by slot: card * 2 + half shown, oldest first
        self.modules = modules  # by module space: the module or -1
        self.reach = reach  # see `reach_of`; empty when out of date

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.board,
            self.points,
            self.energy,
            self.switch,
            self.sleep,
            self.cube,
            self.rewards,
            self.technologies,
            self.powers,
            self.range,
            self.markers,
            self.progress,
            self.small,
            self.large,
            self.tiles,
            self.active,
            self.resting,
            self.machines,
            self.used,
            self.closed,
            self.opened,
            self.reopened,
            self.bonuses,
            self.card,
            self.dealt,
            self.end_tile,
            self.goods[:],
            self.tracks[:],
            self.artifacts[:],
            self.slots[:],
            self.modules[:],
            self.reach,
        )


STATE_FIELDS: Final[dict[str, Shape]] = {
    **KERNEL_FIELDS,
    "players": listed(Fields(Player, PLAYER_FIELDS), 1, MOST_SEATS),
    "turn": Number(0, MOST_SEATS - 1),
    "actions": Number(0, 2),
    "ending": Number(-1, MOST_SEATS - 1),
    "asleep": Flag(),
    "dozing_card": Number(0, 63),
    "terrain": numbers(SPACES, 0, LARGE),
    "tokens": listed(bits(len(TOKENS)), SPACES, SPACES),
    "buildings": numbers(SPACES, 0, 2 * MOST_SEATS),
    "figures": listed(bits(MOST_SEATS), SPACES, SPACES),
    "fronts": numbers(PLACES, BEING_TURNED, 2 * PLACES - 1),
    "backs": numbers(PLACES, -1, MOST_BITS - 1),
    "corners": numbers(len(CORNERS), 0, MOST_BITS - 1),
    "falcon": Number(-1, SPACES - 1),
    "sands": listed(Number(0, SPACES - 1), 0, SPACES),
    "towns": listed(Number(0, SPACES - 1), 0, SPACES),
    "tile_pool": bits(PLACES),
    "card_deck": bits(CITIZENS),
    "cards": bits(CITIZENS),
    "module_deck": bits(MOST_BITS),
    "modules": bits(MOST_BITS),
    "machine_deck": bits(FIRST_TRIBAL),
    "machines": bits(FIRST_TRIBAL),
    "crate_deck": bits(MOST_BITS),
    "artifacts": numbers(4, 0, 999),
    "card_pool": bits(MOST_BITS),
    "open_card": Number(-1, MOST_BITS - 1),
    "wild_card": Number(-1, CARDS - 1),
}


class ReviveState(State):
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
        turn: int,
        actions: int,
        ending: int,
        asleep: bool,
        dozing_card: int,
        terrain: list[int],
        tokens: list[int],
        buildings: list[int],
        figures: list[int],
        fronts: list[int],
        backs: list[int],
        corners: list[int],
        falcon: int,
        sands: list[int],
        towns: list[int],
        tile_pool: int,
        card_deck: int,
        cards: int,
        module_deck: int,
        modules: int,
        machine_deck: int,
        machines: int,
        crate_deck: int,
        artifacts: list[int],
        card_pool: int,
        open_card: int,
        wild_card: int,
    ) -> None:
        super().__init__(seats, rng, fixed, unveiled, over, agenda, lanes, seat, options)
        self.players = players
        self.turn = turn  # whose turn it is
        self.actions = actions  # taken in this turn
        self.ending = ending  # whose turn it was when the last artifact left the board, or -1
        self.asleep = asleep  # energy has been returned: no more machines in this turn
        self.dozing_card = dozing_card  # 1 + a card that hibernates and is then removed
        # The map, by space.
        self.terrain = terrain  # what it is
        self.tokens = tokens  # bits of tribe tiles
        self.buildings = buildings  # 0, or 1 + seat * 2 + size
        self.figures = figures  # bits of seats
        self.fronts = fronts  # by place: tile * 2 + turned; FACE_DOWN; BEING_TURNED
        self.backs = backs  # by place: the back that lies there, -1 for starting tiles
        self.corners = corners  # the faces of the large locations
        self.falcon = falcon  # its space, or -1
        self.sands = sands  # spaces to build on
        self.towns = towns  # spaces to populate
        # Piles and displays, as bits.
        self.tile_pool = tile_pool  # tiles still face down
        self.card_deck = card_deck
        self.cards = cards
        self.module_deck = module_deck
        self.modules = modules
        self.machine_deck = machine_deck
        self.machines = machines
        self.crate_deck = crate_deck
        self.artifacts = artifacts  # on the board: purple, orange, white, minor
        self.card_pool = card_pool  # artifact cards dealt to nobody
        self.open_card = open_card  # one artifact card for all, or -1
        self.wild_card = wild_card  # the card that has all colours in this action, or -1

    def copy(self) -> ReviveState:
        return ReviveState(
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
            self.turn,
            self.actions,
            self.ending,
            self.asleep,
            self.dozing_card,
            self.terrain,
            self.tokens,
            self.buildings,
            self.figures,
            self.fronts,
            self.backs,
            self.corners,
            self.falcon,
            self.sands,
            self.towns,
            self.tile_pool,
            self.card_deck,
            self.cards,
            self.module_deck,
            self.modules,
            self.machine_deck,
            self.machines,
            self.crate_deck,
            self.artifacts[:],
            self.card_pool,
            self.open_card,
            self.wild_card,
        )
