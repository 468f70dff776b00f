"""Sets up a game, from an empty state to the first decision."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import refill_cards
from rekindle.games.revive.engine.constants import (
    ARTIFACT_CARD,
    CHASM,
    CHASM_SPACE,
    CITIZENS,
    COLOURS,
    CORNERS,
    FACE_DOWN,
    FIRST_CORNER,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    LARGE,
    LARGE_SIDE,
    LARGE_TILE,
    ORIENTATION,
    PLACES,
    SLOTS,
    SPACES,
    STARTING,
    STARTING_CARD,
    STARTING_TILE,
    TILE_BACK,
    TRIBE_BOARD,
    UNEXPLORED,
)
from rekindle.games.revive.engine.effects.modules import refill_modules
from rekindle.games.revive.engine.map import lay_tile, survey
from rekindle.games.revive.engine.ops import (
    CHOOSE_TRIBE,
    DEAL,
    E_KEEP,
    E_TRIBE,
    KEEP_CARD,
    KEEP_VERB,
    MOVE_FALCON,
    TRIBE_VERB,
    TRIM,
    TURN,
)
from rekindle.games.revive.engine.reasons import (
    MUST_CHOOSE,
    NOT_DEALT,
    SIDE_OUT,
    TRIBE_OUT,
    TRIBE_TAKEN,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import refill_machines
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.bits import bits_of, members
from rekindle.kernel.chance import choose_below, draw_from_bits, seeded
from rekindle.kernel.effects import TOGETHER
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import NO_SEAT, Frame


def new_player(rules: ReviveRules, seat: int) -> Player:
    """Return a player before tribe and cards are dealt (revive.setup.6)."""
    lookup = rules.lookup
    return Player(
        seat=seat,
        board=-1,
        points=0,
        energy=lookup.start_energy,
        switch=0,
        sleep=0,
        cube=1,
        rewards=0,
        technologies=0,
        powers=0,
        range=0,
        markers=0,
        progress=0,
        small=lookup.buildings[0],
        large=lookup.buildings[1],
        tiles=0,
        active=0,
        resting=0,
        machines=0,
        used=0,
        closed=0,
        opened=0,
        reopened=0,
        bonuses=0,
        card=-1,
        dealt=0,
        end_tile=0,
        goods=[0] * 4,
        tracks=[1] * 3,
        artifacts=[0] * 4,
        slots=[()] * len(SLOTS),
        modules=[-1] * len(lookup.module_spaces),
        reach=[],
    )


def empty_state(rules: ReviveRules, seats: int, seed: int) -> ReviveState:
    """Return the state with all piles full and nothing dealt."""
    lookup = rules.lookup
    terrain = [UNEXPLORED] * SPACES
    terrain[CHASM_SPACE] = CHASM
    terrain[FIRST_CORNER:] = [LARGE] * len(CORNERS)
    return ReviveState(
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
        turn=0,
        actions=0,
        ending=-1,
        asleep=False,
        dozing_card=0,
        terrain=terrain,
        tokens=[0] * SPACES,
        buildings=[0] * SPACES,
        figures=[0] * SPACES,
        fronts=[FACE_DOWN] * PLACES,
        backs=[-1] * PLACES,
        corners=[0] * len(CORNERS),
        falcon=-1,
        sands=[],
        towns=[],
        tile_pool=0,
        card_deck=(1 << CITIZENS) - 1,
        cards=0,
        module_deck=(1 << len(lookup.module_colours)) - 1,
        modules=0,
        machine_deck=(1 << FIRST_TRIBAL) - (1 << FIRST_SPECIAL),
        machines=0,
        crate_deck=(1 << len(lookup.crate_effect)) - 1,
        artifacts=[0] * 4,
        card_pool=(1 << len(lookup.card_category) // 3) - 1,
        open_card=-1,
        wild_card=-1,
    )


def deal(rules: ReviveRules, s: ReviveState) -> None:
    """Lay out map, displays and artifacts; then deal tribes and what players begin with."""
    lay_out_map(rules, s)
    lay_out_displays(rules, s)
    s.artifacts = artifacts_at_start(rules, s)
    frames = [Frame(CHOOSE_TRIBE, seat) for seat in range(s.seats - 1, -1, -1)]
    schedule(s, [*frames, Frame(DEAL, 0)])
    rules.advance(s)


def lay_out_map(rules: ReviveRules, s: ReviveState) -> None:
    """Lay out starting tiles, backs of the others, large locations (revive.setup.3 and 4)."""
    lookup = rules.lookup
    starting = bits_of(
        [tile for tile in range(len(lookup.tile_back)) if lookup.tile_back[tile] < 0]
    )
    others = bits_of([tile for tile in range(len(lookup.tile_back)) if lookup.tile_back[tile] >= 0])
    s.tile_pool = others
    s.backs = s.backs[:]
    for place in range(PLACES):
        if place in lookup.start_places:
            tile = draw_from_bits(s, STARTING_TILE, starting)
            starting &= ~(1 << tile)
            lay_tile(rules, s, place, tile, choose_below(s, ORIENTATION, 2))
        else:
            tile = draw_from_bits(s, TILE_BACK, others)
            others &= ~(1 << tile)
            s.backs[place] = lookup.tile_back[tile]
    tiles = (1 << len(lookup.large_tiles)) - 1
    s.corners = s.corners[:]
    for corner in range(len(CORNERS)):
        tile = draw_from_bits(s, LARGE_TILE, tiles)
        tiles &= ~(1 << tile)
        s.corners[corner] = lookup.large_tiles[tile][choose_below(s, LARGE_SIDE, 2)]
    survey(s)


def lay_out_displays(rules: ReviveRules, s: ReviveState) -> None:
    """Fill the displays of cards, modules and machines (revive.setup.5)."""
    refill_cards(rules, s)
    refill_modules(rules, s)
    for colour in range(len(COLOURS)):
        refill_machines(rules, s, colour)


def artifacts_at_start(rules: ReviveRules, s: ReviveState) -> list[int]:
    """Return the artifacts by player count, one more in the long game (revive.length)."""
    lookup = rules.lookup
    players = s.seats + 1 if lookup.long_game else s.seats
    most = len(lookup.artifacts) - 1
    minors = lookup.long_game_minors if players > most else 0
    return [*lookup.artifacts[min(players, most)], minors]


class ChooseTribe(Question):
    """A tribe board for one seat: dealt, or chosen (revive.tribes-dealt)."""

    skipping = MUST_CHOOSE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return is_bare(f) and s.players[f.seat].board < 0

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        boards = boards_left(self.rules, s)
        if not self.rules.lookup.choose_tribes:
            give_board(self.rules, s, f.seat, draw_from_bits(s, TRIBE_BOARD, bits_of(boards)))
            return None
        return [TRIBE_VERB << ARG_BITS | board for board in boards]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        give_board(self.rules, s, f.seat, code & ARG_MASK)


def boards_left(rules: ReviveRules, s: ReviveState) -> list[int]:
    """Return the sides of boards that no player has; both sides share one board."""
    lookup = rules.lookup
    taken = [lookup.board_tribe[p.board] for p in s.players if p.board >= 0]
    return [board for board in lookup.boards if lookup.board_tribe[board] not in taken]


def check_tribe(rules: ReviveRules, s: ReviveState, f: Frame, board: int) -> int:
    if f.op != CHOOSE_TRIBE:
        return NOT_ASKED
    lookup = rules.lookup
    if board not in lookup.boards:
        sides = [lookup.board_side[other] for other in lookup.boards]
        return TRIBE_OUT if lookup.board_side[board] in sides else SIDE_OUT
    for p in s.players:
        if p.board >= 0 and lookup.board_tribe[p.board] == lookup.board_tribe[board]:
            return reason(TRIBE_TAKEN, p.seat)
    return FINE


def give_board(rules: ReviveRules, s: ReviveState, seat: int, board: int) -> None:
    p = s.players[seat]
    p.board = board
    p.tiles = rules.lookup.board_tiles[board]
    if rules.lookup.board_leaf[board] == MOVE_FALCON:
        s.falcon = CHASM_SPACE  # revive.vukuntur.4
    s.note(E_TRIBE, seat, board)


class Deal(Step):
    """Starting cards, starting resources and artifact cards; then the first turn."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        for p in s.players:
            deal_starting_cards(self.rules, s, p)
        frames = [Frame(TRIM, 0), Frame(TURN, 0)]
        if self.rules.lookup.cards_dealt == 0:
            s.open_card = deal_artifact_card(s)
            for p in s.players:
                p.card = s.open_card
        elif self.rules.lookup.cards_dealt == 1:
            for p in s.players:
                p.card = deal_artifact_card(s)
        else:
            for p in s.players:
                for _ in range(self.rules.lookup.cards_dealt):
                    p.dealt |= 1 << deal_artifact_card(s)
            frames.insert(0, Frame(TOGETHER, 0, 0, KEEP_CARD))
        schedule(s, frames)
        for p in reversed(s.players):
            self.rules.push(s, p.seat, self.rules.lookup.start_gain[p.seat])
        return None


def deal_starting_cards(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    """Make three of the six starting cards active; three rest (revive.setup.7)."""
    deck = ((1 << STARTING) - 1) << CITIZENS
    for _ in range(rules.lookup.active_at_start):
        card = draw_from_bits(s, STARTING_CARD, deck)
        deck &= ~(1 << card)
        p.active |= 1 << card
    p.resting = deck


def deal_artifact_card(s: ReviveState) -> int:
    card = draw_from_bits(s, ARTIFACT_CARD, s.card_pool)
    s.card_pool &= ~(1 << card)
    return card


class KeepCard(Step):
    """Everybody keeps one of the artifact cards dealt (revive.artifact-cards.2)."""

    skipping = MUST_CHOOSE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return is_bare(f) and s.players[f.seat].card < 0

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return [KEEP_VERB << ARG_BITS | card for card in members(s.players[f.seat].dealt)]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        p.card = code & ARG_MASK
        p.dealt &= ~(1 << p.card)  # out of the game, and known to this player only
        s.note(E_KEEP, f.seat)


def check_keep(rules: ReviveRules, s: ReviveState, f: Frame, card: int) -> int:
    if f.op != KEEP_CARD:
        return NOT_ASKED
    return FINE if s.players[f.seat].dealt >> card & 1 else NOT_DEALT
