"""Sets up a game, from an empty state to the first decision."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.actions.reveal import fill_tile
from rekindle.games.recall.engine.constants import (
    ABILITIES,
    BOXES,
    CRATES,
    CUBES,
    DARK_CHIP,
    FACE_DOWN,
    FIRST_PRINTED,
    FIRST_START,
    GADGET_TILE,
    GADGETS,
    GRAYS,
    GREENS,
    LIGHT_CHIP,
    MONUMENT_TILE,
    MONUMENT_TILES,
    NO_TILE,
    OBJECTIVE_CARD,
    OBJECTIVES,
    ORIENTATION,
    PATH_CARD,
    PATH_SIDE,
    PATHS,
    PRINTED,
    REGION_TILE,
    REGIONS,
    RINGS,
    SECTIONS,
    SPACES,
    START,
    STARTS,
    TRACKS,
    TRIBE_CARD,
    TRIBES,
    TURNS,
    UPGRADE_STACK,
    YELLOWS,
)
from rekindle.games.recall.engine.effects.keycards import refill
from rekindle.games.recall.engine.effects.knowledge import (
    check_ancient_gadget,
    learn_tribe,
    reveal_ancient,
    take_gadget,
)
from rekindle.games.recall.engine.map import lay_tile, start_space, survey
from rekindle.games.recall.engine.ops import (
    ANCIENTS,
    CHOOSE_START,
    DRAFT,
    E_START,
    E_TRIBE,
    GADGET,
    GADGET_VERB,
    ROUND,
    START_VERB,
    TRIBE_VERB,
)
from rekindle.games.recall.engine.pieces import change
from rekindle.games.recall.engine.reasons import (
    GADGET_NOT_OFFERED,
    GADGET_TAKEN,
    MUST_CHOOSE,
    ONE_OF_EACH,
    TRIBE_NOT_OFFERED,
    TRIBE_TAKEN,
)
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import schedule
from rekindle.kernel.bits import members
from rekindle.kernel.chance import choose_below, draw_from_bits, seeded
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import NO_SEAT, Frame

SOLO_STARTS: Final = 2
CUBES_IN_BAG: Final = 6
"""Of each colour: seven, less the one on display (recall.setup.9)."""
STONES_IN_BAG: Final = 9


def new_player(rules: RecallRules, seat: int) -> Player:
    """Return a player before anything is dealt (recall.setup.20 to 23)."""
    lookup = rules.lookup
    return Player(
        seat=seat,
        tribe=-1,
        gadgets=(),
        abilities=0,
        passives=0,
        culture=0,
        symbols=0,
        unlocked=0,
        own_stones=1,
        ready=1,
        supply=lookup.followers,
        vaults=0,
        monuments=0,
        boxes=0,
        crates=0,
        objectives=0,
        dropped=-1,
        camps=0,
        start=-1,
        raft=-1,
        aboard=0,
        cards=(0, 0),
        crystals=[lookup.start_white, 0, 0],
        stones=[0] * len(TRACKS),
        knowledge=[0] * len(TRACKS),
        cubes=[0] * len(CUBES),
        workshops=[0] * 3,
        slots=[-1] * len(BOXES),
        upgrades=[0] * len(BOXES),
        paths=[-1] * SECTIONS,
        uses=[0] * ABILITIES,
        followers=[0] * SPACES,
        there=[0] * REGIONS,
    )


def empty_state(rules: RecallRules, seats: int, seed: int) -> RecallState:
    """Return the state with all piles full and nothing dealt."""
    lookup = rules.lookup
    s = RecallState(
        seats=seats,
        rng=seeded(seed),
        fixed=(),
        unveiled=0,
        over=False,
        agenda=[],
        lanes=[],
        seat=NO_SEAT,
        options=[],
        players=[new_player(rules, seat) for seat in range(seats)],
        round=0,
        turn=0,
        acted=False,
        recharged=False,
        played=-1,
        played_slot=-1,
        repeated=False,
        used_boxes=0,
        produced=0,
        sold=(),
        entered=(),
        stops=(),
        kinds=printed_kinds(),
        details=printed_details(),
        relics=[0] * SPACES,
        buildings=[0] * SPACES,
        tokens=[0] * SPACES,
        pigs=[0] * SPACES,
        fronts=[NO_TILE] * REGIONS,
        tile_pool=(1 << REGIONS) - 1,
        monument_tiles=0,
        crate_deck=(1 << CRATES) - 1,
        crates_used=0,
        crates_shuffled=(1 << CRATES) - 1,
        yellow=[lookup.yellow_copies] * YELLOWS,
        green_deck=(1 << GREENS) - 1,
        green_bottom=(),
        green=0,
        gray_deck=(1 << GRAYS) - 1,
        gray=0,
        display=[1] * len(CUBES),
        bag_cubes=[CUBES_IN_BAG] * len(CUBES),
        bag_stones=[STONES_IN_BAG] * len(TRACKS),
        letters=[0] * len(BOXES),
        light=[0] * 2 * len(TRACKS),
        dark=[0] * len(PATHS),
        paths=[0] * len(PATHS),
        path_sides=0,
        tribe_pool=(1 << len(TRIBES)) - 1,
        gadget_pool=(1 << GADGETS) - 1,
        offered_tribes=(),
        offered_gadgets=(),
        ancients=[-1] * len(TRACKS),
        ancient_gadgets=[0] * len(TRACKS),
        visitors=0,
        rings=(1 << RINGS) - 1,
        objective_pool=(1 << OBJECTIVES) - 1,
        roads=[],
        areas=[],
    )
    survey(rules, s)
    return s


def printed_kinds() -> list[int]:
    """Return the kinds of all hexes while every tile lies face down."""
    kinds = [FACE_DOWN] * SPACES
    for seat in range(STARTS):
        kinds[FIRST_START + seat] = START
    for track in range(len(TRACKS)):
        kinds[FIRST_PRINTED + track] = PRINTED
    return kinds


def printed_details() -> list[int]:
    details = [0] * SPACES
    for seat in range(STARTS):
        details[FIRST_START + seat] = seat
    for track in range(len(TRACKS)):
        details[FIRST_PRINTED + track] = track
    return details


def deal(rules: RecallRules, s: RecallState) -> None:
    """Lay out the board, deal objectives, place followers; then tribes and gadgets.

    (recall.setup.1 to 33, in the order of setup.43)
    """
    lay_out_chips_and_paths(rules, s)
    lay_out_displays(rules, s)
    lay_out_starting_tiles(rules, s)
    deal_objectives(s)
    frames: list[Frame] = []
    if s.seats == 1:
        frames.append(Frame(CHOOSE_START, 0))
    else:
        for p in s.players:
            place_first_followers(rules, s, p, p.seat)
    frames += tribe_frames(rules, s)
    schedule(s, [*frames, Frame(ANCIENTS, 0), Frame(ROUND, 0)])
    rules.advance(s)


def shuffled(s: RecallState, kind: int, n: int) -> list[int]:
    """Return the numbers below n in a random order."""
    left = (1 << n) - 1
    found: list[int] = []
    for _ in range(n):
        one = draw_from_bits(s, kind, left)
        left &= ~(1 << one)
        found.append(one)
    return found


def lay_out_chips_and_paths(rules: RecallRules, s: RecallState) -> None:
    """Chips, path cards with their sides, upgrade stacks (recall.setup.1 to 4 and 7)."""
    s.light = shuffled(s, LIGHT_CHIP, 2 * len(TRACKS))
    s.dark = shuffled(s, DARK_CHIP, len(PATHS))
    s.paths = shuffled(s, PATH_CARD, len(PATHS))
    for path in range(len(PATHS)):
        side = rules.lookup.path_sides[path]
        if side < 0:
            side = choose_below(s, PATH_SIDE, 2)
        s.path_sides |= side << path
    s.letters = shuffled(s, UPGRADE_STACK, len(BOXES))


def lay_out_displays(rules: RecallRules, s: RecallState) -> None:
    """Monument tiles and keycards (recall.setup.5 and 8)."""
    left = (1 << MONUMENT_TILES) - 1
    for _ in range(rules.lookup.monuments_shown):
        tile = draw_from_bits(s, MONUMENT_TILE, left)
        left &= ~(1 << tile)
        s.monument_tiles |= 1 << tile
    refill(rules, s)


def lay_out_starting_tiles(rules: RecallRules, s: RecallState) -> None:
    """The two starting tiles; with one or two players the right one stays face down.

    (recall.setup.10 and 12)
    """
    left = rules.lookup.start_tiles
    s.tile_pool &= ~left
    tile = draw_from_bits(s, REGION_TILE, left)
    lay_start(rules, s, rules.lookup.start_left, tile)
    other = left & ~(1 << tile)
    if s.seats > SOLO_STARTS:
        lay_start(rules, s, rules.lookup.start_right, members(other)[0])


def lay_start(rules: RecallRules, s: RecallState, region: int, tile: int) -> None:
    lay_tile(rules, s, region, tile, choose_below(s, ORIENTATION, TURNS))
    fill_tile(rules, s, region)


def deal_objectives(s: RecallState) -> None:
    """Two secret objectives each, three in the solo game (recall.setup.24, recall.solo.2)."""
    for p in s.players:
        for _ in range(3 if s.seats == 1 else 2):
            objective = draw_from_bits(s, OBJECTIVE_CARD, s.objective_pool)
            s.objective_pool &= ~(1 << objective)
            p.objectives |= 1 << objective


def place_first_followers(rules: RecallRules, s: RecallState, p: Player, start: int) -> None:
    """Three followers on the starting space of that number (recall.setup.26)."""
    p.start = start
    n = rules.lookup.start_followers
    p.supply -= n
    change(p, start_space(p), n)
    s.note(E_START, p.seat, start_space(p))


# Tribes and gadgets


def tribe_frames(rules: RecallRules, s: RecallState) -> list[Frame]:
    """Deal tribes and gadgets, or lay them out and return who chooses when.

    (recall.setup.30 to 33, recall.variant.draft.1)
    """
    if not rules.lookup.choose_tribes:
        for p in s.players:
            receive(rules, s, p, draw_tribe(s), draw_gadget(s))
        return []
    for _ in range(s.seats + 1):
        s.offered_tribes += (draw_tribe(s),)
        s.offered_gadgets += (draw_gadget(s),)
    backwards = [Frame(DRAFT, seat) for seat in range(s.seats - 1, -1, -1)]
    if not rules.lookup.boomerang:
        return backwards
    return backwards + [Frame(DRAFT, seat) for seat in range(s.seats)]


def draw_tribe(s: RecallState) -> int:
    tribe = draw_from_bits(s, TRIBE_CARD, s.tribe_pool)
    s.tribe_pool &= ~(1 << tribe)
    return tribe


def draw_gadget(s: RecallState) -> int:
    gadget = draw_from_bits(s, GADGET_TILE, s.gadget_pool)
    s.gadget_pool &= ~(1 << gadget)
    return gadget


def receive(rules: RecallRules, s: RecallState, p: Player, tribe: int, gadget: int) -> None:
    """Give a player a tribe, a gadget, or both (-1 for neither)."""
    if tribe >= 0:
        p.tribe = tribe
        learn_tribe(rules, p, tribe)
        s.note(E_TRIBE, p.seat, tribe, gadget)
    if gadget >= 0:
        take_gadget(rules, s, p, gadget)


class ChooseStart(Step):
    """Solo: starting space 1 or 2 (recall.setup.26)."""

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        return super().fits(s, f) and s.seats == 1 and s.players[0].start < 0

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        return [START_VERB << ARG_BITS | start for start in range(SOLO_STARTS)]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        place_first_followers(self.rules, s, s.players[f.seat], code & ARG_MASK)


def check_start(rules: RecallRules, s: RecallState, f: Frame, start: int) -> int:
    return FINE if f.op == CHOOSE_START else NOT_ASKED


class Draft(Step):
    """A tribe with the gadget beside it, or (boomerang) one item of a kind still missing."""

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if not super().fits(s, f) or not s.offered_tribes:
            return False
        p = s.players[f.seat]
        return p.tribe < 0 or (self.rules.lookup.boomerang and not p.gadgets)

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves: list[int] = []
        if p.tribe < 0:
            moves += [TRIBE_VERB << ARG_BITS | tribe for tribe in s.offered_tribes]
        if self.rules.lookup.boomerang and not p.gadgets:
            moves += [GADGET_VERB << ARG_BITS | gadget for gadget in s.offered_gadgets]
        return moves

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, chosen = s.players[f.seat], code & ARG_MASK
        if code >> ARG_BITS == GADGET_VERB:
            s.offered_gadgets = left_over(s.offered_gadgets, s.offered_gadgets.index(chosen))
            receive(self.rules, s, p, -1, chosen)
            return
        at = s.offered_tribes.index(chosen)
        s.offered_tribes = left_over(s.offered_tribes, at)
        if self.rules.lookup.boomerang:
            receive(self.rules, s, p, chosen, -1)
            return
        gadget = s.offered_gadgets[at]
        s.offered_gadgets = left_over(s.offered_gadgets, at)
        receive(self.rules, s, p, chosen, gadget)


def left_over(items: tuple[int, ...], at: int) -> tuple[int, ...]:
    return items[:at] + items[at + 1 :]


def check_tribe(rules: RecallRules, s: RecallState, f: Frame, tribe: int) -> int:
    if f.op != DRAFT:
        return NOT_ASKED
    if s.players[f.seat].tribe >= 0:
        return ONE_OF_EACH
    for p in s.players:
        if p.tribe == tribe:
            return reason(TRIBE_TAKEN, p.seat)
    return FINE if tribe in s.offered_tribes else TRIBE_NOT_OFFERED


def check_gadget(rules: RecallRules, s: RecallState, f: Frame, gadget: int) -> int:
    """Check `gadget`: in a boomerang draft, or one of those of an ancient tribe."""
    if f.op == GADGET:
        return check_ancient_gadget(rules, s, f, gadget)
    if f.op != DRAFT or not rules.lookup.boomerang:
        return NOT_ASKED
    if s.players[f.seat].gadgets:
        return ONE_OF_EACH
    for p in s.players:
        if gadget in p.gadgets:
            return reason(GADGET_TAKEN, p.seat)
    return FINE if gadget in s.offered_gadgets else GADGET_NOT_OFFERED


class Ancients(Step):
    """What was not chosen goes back; the ancient tribes lie face down (recall.setup.32, 40).

    Which they are is drawn when they are revealed, or now if they are known from the start.
    """

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        for tribe in s.offered_tribes:
            s.tribe_pool |= 1 << tribe
        for gadget in s.offered_gadgets:
            s.gadget_pool |= 1 << gadget
        s.offered_tribes = ()
        s.offered_gadgets = ()
        if self.rules.lookup.known_ancients:  # recall.variant.known.1
            for track in range(len(TRACKS)):
                reveal_ancient(self.rules, s, track)
        return None
