"""What holds at every decision of Revive, and what a seat must never be able to tell apart.

`check`, `secrets` and `secret_figures` are the hooks that the tests of every game call
(tests/games/test_*.py).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import rekindle
from rekindle.games.revive import position
from rekindle.games.revive.engine.cards import ALL_CITIZENS, all_cards, cards_in_slots
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    BELOW,
    CARDS,
    CHASM,
    CHASM_SPACE,
    CITIZENS,
    CRATE_TOKEN,
    FIRST_CORNER,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    FOREST,
    FOREST_TILE,
    HEXES,
    LARGE,
    LOCATION,
    MARKERS,
    MINOR,
    PLACES,
    PROGRESS_SPACES,
    REWARDS,
    SAND,
    SAND_TILE,
    SIZES,
    SPACES,
    SPECIAL,
    STANDARD_MACHINE,
    TARGET,
    TECHNOLOGIES,
    TEMPLE,
    TOKENS,
    UNEXPLORED,
    WATER,
    WORKSHOP,
)
from rekindle.games.revive.engine.map import figures_of, reach_of, survey
from rekindle.games.revive.engine.ops import (
    E_CARD_REMOVED,
    E_CRATE,
    E_DISCARD,
    E_ENERGY,
    E_MODULE,
    E_REMOVE,
    FLIP,
    MOVE_FALCON,
    TURN,
)
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.setup import lay_out_artifacts
from rekindle.games.revive.engine.state import PLAYER_FIELDS, TABLE_FIELDS, Player, ReviveState
from rekindle.games.revive.engine.actions.asked import actions_a_turn
from rekindle.games.revive.presentation.position.table import KEEPERS
from rekindle.kernel.bits import bits_of, count, members
from rekindle.kernel.match import Decision, Match, engine_of
from rekindle.kernel.moves import Move
from rekindle.kernel.state import CHANCE_EVENT, Event
from tests.games.apart import Apart

ALL_CARDS = (1 << CARDS) - 1
ALL_SPECIAL = (1 << FIRST_TRIBAL) - (1 << FIRST_SPECIAL)

# --- what is true of every table ------------------------------------------------------------------


def check(match: Match) -> None:
    """Everything that is true of every table at every decision."""
    rules, state = engine_of(match)
    rules, s = cast(ReviveRules, rules), cast(ReviveState, state)
    past = Past(match)
    check_piles(rules, s, past)
    check_tiles(rules, s)
    check_map(rules, s)
    check_artifacts(rules, s, past)
    for p in s.players:
        check_player(rules, s, p)
        check_cards(s, p)
        check_energy(rules, p, past)
    check_memory(rules, s)
    if at_turn(s):
        check_turn(rules, s)


class Past:
    """What has left the game and what has come into it, as the history tells.

    A match that began in some position has no whole history: nothing is concluded from it.
    """

    def __init__(self, match: Match) -> None:
        self.whole = match.origin.start is None
        self.energy = Counter[int]()
        self.removed = [0] * len(ARTIFACTS)
        self.cards = 0
        self.machines = 0
        self.modules = 0
        for played in match.history:
            for event in played.events:
                self.note(event)

    def note(self, event: Event) -> None:
        kind, seat, a, _, c = event
        if kind == E_ENERGY:
            self.energy[seat] += a
        elif kind == E_REMOVE:
            self.removed[a] += 1
        elif kind == E_CARD_REMOVED:
            self.cards |= 1 << a
        elif kind == E_MODULE and c >= 0:
            self.modules |= 1 << c
        elif kind == E_DISCARD and a < CITIZENS:
            self.cards |= 1 << a
        elif kind == E_DISCARD and a < CITIZENS + SPECIAL:
            self.machines |= 1 << (a - CITIZENS + FIRST_SPECIAL)
        elif kind == E_DISCARD:
            self.modules |= 1 << (a - CITIZENS - SPECIAL)


def at_turn(s: ReviveState) -> bool:
    return bool(s.agenda) and s.agenda[-1].op == TURN


def once(sets: list[int], everything: int, gone: int, whole: bool) -> None:
    """Sets that share nothing, and together are everything that is still in the game."""
    together = 0
    for these in sets:
        assert not together & these
        together |= these
    assert not together & ~everything
    if whole:
        assert together == everything & ~gone


def check_piles(rules: ReviveRules, s: ReviveState, past: Past) -> None:
    """Every citizen, module, machine, crate and artifact card is somewhere, once."""
    citizens = [all_cards(p) & ALL_CITIZENS for p in s.players]
    once([s.card_deck, s.cards, *citizens], ALL_CITIZENS, past.cards, past.whole)
    modules = [bits_of([m for m in p.modules if m >= 0]) for p in s.players]
    every_module = (1 << 48) - 1
    assert len(rules.lookup.module_colours) == 48
    once([s.module_deck, s.modules, *modules], every_module, past.modules, past.whole)
    machines = [p.machines & ALL_SPECIAL for p in s.players]
    once([s.machine_deck, s.machines, *machines], ALL_SPECIAL, past.machines, past.whole)
    crates = [these for p in s.players for these in (p.closed, p.opened, p.reopened)]
    assert len(rules.lookup.crate_effect) == 28
    once([s.crate_deck, *crates], (1 << 28) - 1, 0, True)
    cards = [1 << s.open_card] if s.open_card >= 0 else []
    for p in s.players:
        if s.open_card >= 0:
            assert p.card == s.open_card
        elif p.card >= 0:
            cards.append(1 << p.card)
        cards.append(p.dealt)
    once([s.card_pool, *cards], (1 << 10) - 1, 0, True)
    for p in s.players:
        held = [module for module in p.modules if module >= 0]
        assert len(held) == len(set(held))


def check_tiles(rules: ReviveRules, s: ReviveState) -> None:
    """Every tile is face up, being turned, or face down under its back."""
    turning = [(f.a, f.b) for f in s.agenda if f.op == FLIP and f.step == 1]
    face_up = [front >> 1 for front in s.fronts if front >= 0] + [tile for _, tile in turning]
    assert sorted(face_up + members(s.tile_pool)) == list(range(PLACES))
    hidden = [
        s.backs[place]
        for place in range(PLACES)
        if s.fronts[place] < 0 and place not in [at for at, _ in turning]
    ]
    pool = [rules.lookup.tile_back[tile] for tile in members(s.tile_pool)]
    assert sorted(hidden) == sorted(pool)
    for place in range(PLACES):
        tile = s.fronts[place] >> 1
        for i in range(HEXES):
            space = place * HEXES + i
            if s.fronts[place] < 0:
                assert s.terrain[space] == UNEXPLORED
                assert not s.tokens[space]
            else:
                face = rules.lookup.tile_faces[tile * HEXES + (3 - i if s.fronts[place] & 1 else i)]
                assert s.terrain[space] == changed(face, s.tokens[space])


def changed(face: int, tokens: int) -> int:
    """What a printed space has become under tribe tiles."""
    if tokens & FOREST_TILE:
        assert face == SAND
        return FOREST
    if tokens & SAND_TILE:
        assert face not in (SAND, WATER, LOCATION)
        return SAND
    return face


def check_map(rules: ReviveRules, s: ReviveState) -> None:
    """Buildings stand on sand, figures on locations, tribe tiles where they may."""
    assert s.terrain[CHASM_SPACE] == CHASM
    assert s.terrain[FIRST_CORNER:] == [LARGE] * 4
    tiles_of = {face: i for i, faces in enumerate(rules.lookup.large_tiles) for face in faces}
    assert len({tiles_of[face] for face in s.corners}) == len(s.corners)
    built = Counter[tuple[int, int]]()
    laid = Counter[int]()
    for space in range(SPACES):
        if s.buildings[space]:
            assert s.terrain[space] == SAND
            built[divmod(s.buildings[space] - 1, 2)] += 1
        if s.figures[space]:
            assert s.terrain[space] in (LOCATION, LARGE)
            assert s.figures[space] < 1 << s.seats
        for token in members(s.tokens[space]):
            laid[token] += 1
            check_token(s, space, 1 << token)
    for p in s.players:
        left = (p.small, p.large)
        for size in range(len(SIZES)):
            assert built[p.seat, size] + left[size] == rules.lookup.buildings[size]
        assert figures_of(s, p.seat) == count(p.technologies)
    for token in range(len(TOKENS)):
        owner = keeper_of(rules, s, KEEPERS[token])
        if owner < 0:
            assert not laid[token]
        else:
            p = s.players[owner]
            assert p.tiles + laid[token] == rules.lookup.board_tiles[p.board]
    if keeper_of(rules, s, MOVE_FALCON) < 0:
        assert s.falcon == -1
    else:
        assert s.terrain[s.falcon] in (CHASM, 2, 3, 4)


def check_token(s: ReviveState, space: int, token: int) -> None:
    terrain = s.terrain[space]
    if token == TEMPLE:
        assert terrain == WATER
    elif token == TARGET:
        assert terrain in (SAND, LOCATION, LARGE)
    elif token == WORKSHOP:
        assert 2 <= terrain <= 4


def check_artifacts(rules: ReviveRules, s: ReviveState, past: Past) -> None:
    """On the board, taken or removed; the last one has brought the end."""
    fresh = s.copy()
    lay_out_artifacts(rules, fresh)
    for colour in range(MINOR):
        taken = sum(p.artifacts[colour] for p in s.players)
        assert s.artifacts[colour] >= 0
        assert s.artifacts[colour] + taken <= fresh.artifacts[colour]
        if past.whole:
            gone = past.removed[colour]
            assert s.artifacts[colour] + taken + gone == fresh.artifacts[colour]
    assert 0 <= s.artifacts[MINOR] <= fresh.artifacts[MINOR]
    ended = s.seats > 1 and not any(s.artifacts)
    assert (s.ending >= 0) == ended
    assert sum(p.end_tile for p in s.players) == ended


def check_player(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    book = rules.lookup
    assert min(p.goods) >= 0
    assert p.energy >= 0
    assert not p.used & ~p.machines
    assert p.points >= 0
    assert p.bonuses == bits_of([i for i, at in enumerate(book.point_bonus_at) if at <= p.points])
    assert 0 <= p.markers <= MARKERS
    assert p.progress <= count(p.rewards) + p.markers <= PROGRESS_SPACES
    assert p.switch in (0, 1)
    assert 0 <= p.sleep < len(book.sleep_gain)
    assert all(1 <= at <= end for at, end in zip(p.tracks, book.track_length, strict=True))
    assert p.rewards == rewards(rules, p)
    if p.board < 0:
        return
    powers = reached = machines = 0
    for technology in members(p.technologies):
        assert technology == 0 or p.technologies >> BELOW[technology] & 1
        at = p.board * len(TECHNOLOGIES) + technology
        powers |= book.tech_power[at]
        reached += book.tech_range[at]
        machines |= 1 << book.tech_machine[at] if book.tech_machine[at] >= 0 else 0
    assert p.powers == powers
    assert p.range == reached + sum(book.half_range[shown] for slot in p.slots for shown in slot)
    assert p.machines >> FIRST_TRIBAL << FIRST_TRIBAL == machines


def rewards(rules: ReviveRules, p: Player) -> int:
    """Those that the markers on the tracks have reached."""
    needs = rules.lookup.reward_needs
    return bits_of(
        [
            reward
            for reward in range(REWARDS)
            if all(p.tracks[track] >= needs[reward * 3 + track] for track in range(3))
        ]
    )


def check_cards(s: ReviveState, p: Player) -> None:
    """A player's cards lie in one place each, and the starting cards are never lost."""
    in_slots = cards_in_slots(p)
    assert len(in_slots) == len(set(in_slots))
    slots = bits_of(in_slots)
    assert not p.active & p.resting
    assert not (p.active | p.resting) & slots
    assert not all_cards(p) & ~ALL_CARDS
    starting = all_cards(p) & ~ALL_CITIZENS
    dealt = s.players[0].active or s.players[0].resting or any(s.players[0].slots)
    assert starting == (ALL_CARDS & ~ALL_CITIZENS if dealt else 0)


def check_energy(rules: ReviveRules, p: Player, past: Past) -> None:
    """Energy moves between the storage and the machines; more comes only by gains."""
    if past.whole:
        assert p.energy + count(p.used) == rules.lookup.start_energy + past.energy[p.seat]


def check_memory(rules: ReviveRules, s: ReviveState) -> None:
    """What the table only remembers, so as not to work it out again, is true."""
    fresh = s.copy()
    survey(fresh)
    assert (fresh.sands, fresh.towns) == (s.sands, s.towns)
    for p in fresh.players:
        if p.reach:
            known, p.reach = p.reach, []
            assert reach_of(rules, fresh, p) == known
    if not s.over and not s.lanes:
        forgetful = s.copy()
        for p in forgetful.players:
            p.reach = []
        rules.ask_again(forgetful)
        assert forgetful.options == s.options


def check_turn(rules: ReviveRules, s: ReviveState) -> None:
    """Nothing is left over from an action when the next one is chosen."""
    assert s.agenda[-1].seat == s.turn == s.seat
    assert len(s.agenda) == 1
    assert 0 <= s.actions <= actions_a_turn(s)
    assert (s.bonus, s.discount, s.unlimited, s.wild, s.doze) == (0, 0, False, -1, 0)
    assert count(s.cards) == rules.lookup.cards_shown or not s.card_deck
    assert count(s.modules) == rules.lookup.modules_shown or not s.module_deck
    book = rules.lookup
    for p in s.players:
        assert all(n <= most for n, most in zip(p.goods, book.limits, strict=True))
        assert p.progress == count(p.rewards) + p.markers
        for reward in members(p.rewards):
            if book.reward_kind[reward] == STANDARD_MACHINE:
                assert p.machines >> book.reward_machine[reward] & 1


# --- secrets --------------------------------------------------------------------------------------


def secrets(match: Match) -> Iterator[tuple[str, list[int | None], Match]]:
    """Tables that differ in one hidden thing: what it is, and who must not see it."""
    table = Secret(match)
    yield "rng", table.everybody(), table.changed(rng=table.of("rng") ^ 0x5A5A5A5A)
    yield "fixed", table.everybody(), table.changed(fixed=[[CRATE_TOKEN, 3]])
    yield "unveiled", table.everybody(), table.changed(unveiled=table.of("unveiled") + 1)
    for seat in range(match.seats):
        for name, twin in table.of_seat(seat):
            yield f"{name} of seat {seat}", [*table.others(seat), None], twin


class Secret(Apart):
    """What of a table is secret."""

    table_fields = TABLE_FIELDS
    player_fields = PLAYER_FIELDS[:-1]

    def of_seat(self, seat: int) -> Iterator[tuple[str, Match]]:
        """One thing of this seat that only the seat itself knows, changed."""
        p = dict(zip(PLAYER_FIELDS[:-1], self.of("players")[seat], strict=True))
        deck, pool = self.of("crate_deck"), self.of("card_pool")
        if p["closed"] and deck:
            mine, other = swap(p["closed"], deck)
            yield "crate", self.with_player(seat, {"closed": mine}, crate_deck=other)
        if p["card"] >= 0 and pool and self.of("open_card") < 0:
            own, left = swap(1 << p["card"], pool)
            twin = self.with_player(seat, {"card": members(own)[0]}, card_pool=left)
            yield "artifact-card", twin
        if p["dealt"] and pool:
            own, left = swap(p["dealt"], pool)
            yield "dealt", self.with_player(seat, {"dealt": own}, card_pool=left)


def swap(one: int, other: int) -> tuple[int, int]:
    """Two sets whose first members have changed places."""
    mine, its = 1 << members(one)[0], 1 << members(other)[0]
    return one & ~mine | its, other & ~its | mine


def secret_figures(event: Event) -> Iterator[Event]:
    """The same event with another figure in place of one that only its seat may know."""
    kind, seat, _, b, c = event
    if kind == E_CRATE:
        for crate in range(28):
            yield kind, seat, crate, b, c


# --- the checks themselves ------------------------------------------------------------------------


def test_a_new_table_and_a_position_pass() -> None:
    for seats in range(1, 5):
        check(rekindle.new("revive", seats=seats, seed=seats))
        check(position(seats))
    check(
        position(
            players=[
                {"tribe": "jox49i-moon", "technologies": ["root"], "closed": ["keg"]},
                {"machines": ["crane", "bunk"], "used": ["bunk"], "points": 12, "markers": 2},
            ],
            buildings={"c7": ("large", 1)},
            tokens={"e5": "target"},
        )
    )


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("goods", [0, 7, 0, 0]),
        ("goods", [-1, 0, 0, 0]),
        ("used", 1),
        ("technologies", 1),
        ("powers", 4),
        ("range", 1),
        ("markers", 6),
        ("progress", 1),
        ("small", 5),
        ("bonuses", 1),
        ("active", 1),
        ("resting", 0),
        ("machines", 1 << FIRST_SPECIAL),
        ("closed", 2),
        ("rewards", 1),
        ("card", 1),
        ("end_tile", 1),
        ("slots", [[78], [], [], [], []]),
        ("modules", [1] + [-1] * 11),
        ("tiles", 1),
    ],
)
def test_a_broken_table_does_not_pass(field: str, value: Any) -> None:
    """The checks are worth something only if they can fail."""
    match = position(players=[{"tribe": "nadair-moon"}], buildings={"c7": ("small", 0)})
    check(match)
    with pytest.raises(AssertionError):
        check(Secret(match).with_player(0, {field: value}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("card_deck", ALL_CITIZENS),
        ("crate_deck", 1),
        ("card_pool", 1023),
        ("tile_pool", 0),
        ("cards", 1),
        ("modules", 0),
        ("artifacts", [3, 2, 2, 0]),
        ("artifacts", [0, 0, 0, 0]),
        ("sands", []),
        ("falcon", 3),
        ("doze", 1),
        ("options", []),
    ],
)
def test_a_broken_board_does_not_pass(field: str, value: Any) -> None:
    match = position()
    with pytest.raises(AssertionError):
        check(Secret(match).changed(**{field: value}))


def test_secrets_change_the_table_and_nothing_else() -> None:
    match = position(players=[{"closed": ["keg"]}], options={"artifact-cards": "two"})
    names = []
    for name, blind, twin in secrets(match):
        names.append(name.split()[0])
        assert twin.checksum() != match.checksum()
        assert None in blind
        if name != "fixed" and "crate" not in name:
            check(twin)
    assert set(names) == {"rng", "fixed", "unveiled", "crate", "artifact-card", "dealt"}


# --- random play ----------------------------------------------------------------------------------

CAMPAIGN = {
    "formica": "on",
    "vukuntur": "on",
    "switch": "second",
    "vast-crystals": "on",
    "large-locations": "all",
}
TABLES: dict[str, dict[str, str]] = {
    "base": {},
    "campaign": {**CAMPAIGN, "sides": "either"},
    "moon": {"sides": "moon"},
    "moon-campaign": {**CAMPAIGN, "sides": "moon", "copied-card": "stays"},
    "choices": {
        **CAMPAIGN,
        "tribes": "choose",
        "sides": "either",
        "artifact-cards": "two",
        "length": "long",
        "end-tile": "taker",
    },
    "open-card": {"artifact-cards": "open", "all-colours": "played"},
    "strict-solo": {"solo-end": "strict", "formica": "on"},
}
SETTINGS = [
    (name, seats)
    for name in TABLES
    for seats in range(1, 5)
    if (name == "strict-solo") <= (seats == 1)
]
every_setting = pytest.mark.parametrize(("name", "seats"), SETTINGS)


def begin(name: str, seats: int, seed: int) -> Match:
    return rekindle.new("revive", seats=seats, seed=seed, options=TABLES[name])


def pick(dice: random.Random, match: Match) -> tuple[Decision, Move]:
    """A seat that must decide, a verb, then a move: rare kinds of moves come up often enough."""
    decision = dice.choice(match.decisions)
    verbs = sorted({move.text.split()[0] for move in decision.moves})
    verb = dice.choice(verbs)
    return decision, dice.choice([m for m in decision.moves if m.text.split()[0] == verb])


def walk(match: Match, seed: int, steps: int) -> Iterator[int]:
    dice = random.Random(seed)
    for step in range(steps):
        if match.over:
            return
        yield step
        decision, move = pick(dice, match)
        match.play(move, decision.seat)


@every_setting
def test_every_step_of_random_play(name: str, seats: int) -> None:
    match = begin(name, seats, 7 * seats)
    for _ in walk(match, seats, 220):
        check(match)
    check(match)


@every_setting
def test_every_move_that_is_offered_can_be_played(name: str, seats: int) -> None:
    match = begin(name, seats, 11 * seats)
    for step in walk(match, seats, 240):
        if step % 6 == 0:
            for decision in match.decisions:
                for move in decision.moves:
                    twin = match.copy()
                    twin.play(move, decision.seat)
                    if step % 24 == 0:
                        check(twin)


@every_setting
def test_undo_and_redo_lead_to_the_same_table(name: str, seats: int) -> None:
    match = begin(name, seats, 13 * seats)
    dice = random.Random(seats)
    for _ in range(250):
        if match.over:
            break
        decision, move = pick(dice, match)
        before = match.checksum()
        unveiled = engine_of(match)[1].unveiled
        match.play(move, decision.seat)
        after = match.checksum()
        calm = engine_of(match)[1].unveiled == unveiled
        assert match.can_undo == calm
        if calm:
            assert match.undo() is move
            assert match.checksum() == before
            match.play(move, decision.seat)
            assert match.checksum() == after


@every_setting
def test_a_table_read_from_its_data_goes_on_alike(name: str, seats: int) -> None:
    match = begin(name, seats, 17 * seats)
    dice = random.Random(seats)
    for step in range(200):
        if match.over:
            break
        rules, state = engine_of(match)
        now = match.game.to_data(state)
        twin = match.game.from_data(json.loads(json.dumps(now)))
        assert match.game.to_data(twin) == now
        decision, move = pick(dice, match)
        rules.play_as(twin, decision.seat, move.code)
        match.play(move, decision.seat)
        assert match.game.to_data(twin) == match.game.to_data(engine_of(match)[1])
        if step % 60 == 0:
            assert rekindle.load(match.record()).checksum() == match.checksum()


@every_setting
def test_imagined_tables_look_the_same_keep_their_counts_and_can_be_played(
    name: str, seats: int
) -> None:
    match = begin(name, seats, 19 * seats)
    for step in walk(match, seats, 200):
        if step % 8:
            continue
        for seat in {match.decision.seat, step // 8 % seats, None}:
            twin = match.determinised(seat, seed=step)
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
            assert sizes(twin) == sizes(match)
            for _ in walk(twin, step, 4):
                check(twin)


def sizes(match: Match) -> list[list[int]]:
    """How many things of each kind lie in each place."""
    s = cast(ReviveState, engine_of(match)[1])
    piles = [s.tile_pool, s.card_deck, s.module_deck, s.machine_deck, s.crate_deck, s.card_pool]
    by_seat = [
        [count(p.closed), count(p.dealt), int(p.card >= 0), count(p.active), count(p.machines)]
        for p in s.players
    ]
    return [[count(pile) for pile in piles], *by_seat]


@every_setting
def test_whole_games_end_and_their_points_add_up(name: str, seats: int) -> None:
    match = begin(name, seats, 23 * seats)
    dice = random.Random(seats)
    while not match.over and len(match.history) < 4000:
        decision, move = pick(dice, match)
        match.play(move, decision.seat)
    assert match.over
    check(match)
    result = match.result
    assert result is not None
    for entry in result.seats:
        assert sum(line.points for line in entry.lines) == entry.total
    assert all(event[0] != CHANCE_EVENT for played in match.history for event in played.events)
