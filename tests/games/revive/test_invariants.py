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
from rekindle.games.revive.engine.audit.piles import ALL_SPECIAL, citizens_of, modules_of
from rekindle.games.revive.engine.cards import ALL_CITIZENS
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    CITIZENS,
    CRATE_TOKEN,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    MINOR,
    SPACES,
    SPECIAL,
)
from rekindle.games.revive.engine.ops import (
    ATTACH,
    DEAL,
    DISCARD_DISPLAY,
    E_CARD_REMOVED,
    E_CRATE,
    E_DISCARD,
    E_ENERGY,
    E_MODULE,
    E_REMOVE,
    FLIP,
    GAIN,
    HIBERNATE,
    KEEP_CARD,
    MOVE_FALCON,
    PLACE_MODULE,
    PLAY,
    RECRUIT,
    SIZE,
    TRIM,
    TURN,
    UNLOCK,
)
from rekindle.games.revive.engine.ops import (
    SPECIAL as SPECIAL_OP,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.setup import artifacts_at_start
from rekindle.games.revive.engine.state import PLAYER_FIELDS, STATE_FIELDS, ReviveState
from rekindle.kernel.bits import count, members
from rekindle.kernel.effects import ANY_ORDER, PRICE, TOGETHER
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import CHANCE_EVENT, Event
from tests.games.apart import Apart
from tests.games.play import pick, walk
from tests.games.revive.helpers import CAMPAIGN

# --- what is true of every state ------------------------------------------------------------------


def check(match: Match) -> None:
    """Everything that is true at every decision: what `audit` says, and what the history tells."""
    rules, state = engine_of(match)
    rules, s = cast(ReviveRules, rules), cast(ReviveState, state)
    assert match.game.audit(match.setting, s) == []
    if match.origin.start is None:
        check_history(rules, s, Past(match))


class Past:
    """What has left the game and what has come into it, as the history of a whole game tells."""

    def __init__(self, match: Match) -> None:
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


def check_history(rules: ReviveRules, s: ReviveState, past: Past) -> None:
    """Whatever is nowhere has left the game; energy comes only by gains."""
    citizens = s.card_deck | s.cards
    modules = s.module_deck | s.modules
    machines = s.machine_deck | s.machines
    for p in s.players:
        citizens |= citizens_of(p)
        modules |= modules_of(p)
        machines |= p.machines & ALL_SPECIAL
        energy = rules.lookup.start_energy + past.energy[p.seat]
        assert p.energy + count(p.used) == energy
    assert citizens == ALL_CITIZENS & ~past.cards
    assert modules == (1 << 48) - 1 & ~past.modules
    assert machines == ALL_SPECIAL & ~past.machines
    fresh = artifacts_at_start(rules, s)
    for colour in range(MINOR):
        taken = sum(p.artifacts[colour] for p in s.players)
        assert s.artifacts[colour] + taken + past.removed[colour] == fresh[colour]


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

    table_fields = tuple(STATE_FIELDS)
    player_fields = tuple(name for name, shape in PLAYER_FIELDS.items() if shape.saved)

    def of_seat(self, seat: int) -> Iterator[tuple[str, Match]]:
        """One thing of this seat that only the seat itself knows, changed."""
        p = dict(zip(self.player_fields, self.of("players")[seat], strict=True))
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


def problems(match: Match) -> str:
    return "; ".join(match.game.audit(match.setting, engine_of(match)[1]))


def problems_of(table: Secret, player: dict[str, Any] | None = None, **fields: Any) -> str:
    """What is said of a table with other values: by their shapes, or by the audit."""
    try:
        return problems(table.with_player(0, player) if player else table.changed(**fields))
    except ImpossiblePosition as error:
        return str(error)


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("board", 8, "the tribe of player 0 is not in play"),
        ("board", 2, "players 0 and 1 have the same tribe"),
        ("goods", [0, 7, 0, 0], "player 0 has more goods than the limits allow"),
        ("goods", [-1, 0, 0, 0], "'state.players.0.goods.0' is a number from 0 to 9999, not -1"),
        ("energy", -1, "'state.players.0.energy' is a number from 0 to 9999, not -1"),
        ("active", -1, "'state.players.0.active' is a number from 0 to 35184372088831, not -1"),
        ("points", True, "'state.players.0.points' is a number from 0 to 9999, not True"),
        ("tracks", [1, 1], "'state.players.0.tracks' is a list of 3, not [1, 1]"),
        ("used", 1, "energy of player 0 lies on machines that player 0 does not have"),
        ("technologies", 1, "player 0 has 1 technologies and 0 figures"),
        ("technologies", 2, "'left' cannot be unlocked before 'root'"),
        ("powers", 4, "what technologies and cards change for player 0 is out of date"),
        ("range", 1, "what technologies and cards change for player 0 is out of date"),
        ("markers", 6, "'state.players.0.markers' is a number from 0 to 5, not 6"),
        ("markers", 2, "rewards and markers of player 0 are not those on the track"),
        ("progress", 1, "rewards and markers of player 0 are not those on the progress track"),
        ("small", 5, "player 0 has 5 small buildings, built and in supply"),
        ("bonuses", 1, "the bonuses of player 0 are not those of 0 points"),
        ("active", 1, "a citizen is in two places"),
        ("resting", 0, "player 0 has all six starting cards and no other"),
        ("machines", 1 << FIRST_SPECIAL, "a machine is in two places"),
        ("machines", 1 << FIRST_TRIBAL, "the tribe machines of player 0 are not those of the tech"),
        ("closed", 2, "a crate is in two places"),
        ("rewards", 1, "the rewards of player 0 are not those of the tracks"),
        ("tracks", [15, 1, 1], "the rewards of player 0 are not those of the tracks"),
        ("tracks", [16, 1, 1], "the 'gray' track of player 0 is a number from 1 to 15"),
        ("modules", [61] + [-1] * 11, "a module of player 0 does not exist"),
        ("modules", [-1] * 11, "player 0 has 11 spaces for modules"),
        ("machines", 1 << 61, "a machine of player 0 does not exist"),
        ("card", 1, "an artifact card is in two places"),
        ("card", 60, "the artifact card of player 0 does not exist"),
        ("card", -1, "an artifact card is missing"),
        ("board", -1, "player 0 has no tribe"),
        ("seat", 1, "the players of 2 seats are [1, 1]"),
        ("end_tile", 1, "nobody has the end tile before the last artifact is gone"),
        ("slots", [[78], [], [], [], []], "a card of player 0 is in two places"),
        ("slots", [[], [], [], [], [78]], "player 0 has no slot 'right' without 'middle'"),
        ("slots", [[78, 80], [], [], [], []], "in 'top-left' is on one that shows no slot symbol"),
        ("modules", [1] + [-1] * 11, "a module is in two places"),
        ("modules", [9, 9] + [-1] * 10, "a module of player 0 is in two places"),
        ("tiles", 1, "player 0 has 5 tribe tiles, on the map and in supply"),
        ("sleep", 50, "the hibernation marker of player 0 is off its track"),
        ("cube", 3, "there is an action cube in the solo game only"),
    ],
)
def test_a_broken_player_is_named(field: str, value: Any, problem: str) -> None:
    match = position(players=[{"tribe": "nadair-moon"}], buildings={"c7": ("small", 0)})
    check(match)
    assert problem in problems_of(Secret(match), {field: value})


NOWHERE = [0] * SPACES
TURN_FRAME = [TURN, 0, 1, 0, 0, []]
TRIM_FRAME = [TRIM, 0, 0, 0, 0, []]


def at(space: str, value: int) -> list[int]:
    """A list by space with one value in it."""
    number = position().setting.extra.names.spaces.index(space)
    return [value if i == number else 0 for i in range(SPACES)]


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("card_deck", ALL_CITIZENS, "a citizen is in two places"),
        ("card_deck", 1 << 39, "'state.card_deck' is a number from 0 to 549755813887"),
        ("crate_deck", 1, "a crate is missing"),
        ("card_pool", 1023, "an artifact card is in two places"),
        ("tile_pool", 0, "not every tile lies on the map or in the pile, once"),
        ("fronts", [-1] * 30, "not every tile lies on the map or in the pile, once"),
        ("backs", [0] * 30, "the backs on the map are not those of the tiles face down"),
        ("corners", [0, 0, 2, 4], "a large location is not in play, or lies in two corners"),
        ("terrain", [2] * SPACES, "'a1' is not explored"),
        ("terrain", [2] * SPACES, "'c7' is not what its tile shows"),
        ("terrain", [2] * SPACES, "the chasm and the corners are what they are"),
        ("buildings", at("c8", 1), "buildings stand on sand, but 'c8' is mountain"),
        ("buildings", at("c7", 1), "player 0 has 5 small buildings, built and in supply"),
        ("buildings", at("c7", 5), "a piece without an owner stands on 'c7'"),
        ("figures", at("c8", 1), "figures stand on locations, but 'c8' is mountain"),
        ("figures", at("d7", 4), "a piece without an owner stands on 'd7'"),
        ("tokens", at("c7", 4), "nobody here has a tribe with 'target' tiles"),
        ("tokens", at("c8", 1), "no 'forest' tile can lie on 'c8', mountain"),
        ("cards", 1, "the displays are not filled up"),
        ("cards", 63, "6 cards lie open; there are at most 5"),
        ("modules", 0, "the displays are not filled up"),
        ("artifacts", [3, 2, 2, 0], "there are only 2 'purple' artifacts in this game"),
        ("artifacts", [0, 0, 0, 0], "no artifact is left on the board"),
        ("ending", 0, "the end has come, but artifacts are left on the board"),
        ("sands", [], "the lists of sand spaces and locations are out of date"),
        ("falcon", 3, "nobody here has a falcon"),
        ("open_card", 9, "one artifact card lies open for all"),
        ("dozing_card", 1, "something is left over from the last action"),
        ("wild_card", 1, "something is left over from the last action"),
        ("actions", 3, "'state.actions' is a number from 0 to 2, not 3"),
        ("asleep", True, "a player who has hibernated has no action left"),
        ("turn", 1, "it is the turn of player 1, and nothing else is left to do"),
        ("seat", 1, "nobody is asked anything"),
        ("agenda", [TURN_FRAME, TRIM_FRAME, [99, 0, 0, 0, 0, []]], "something on the agenda does "),
        ("agenda", [[99, 0, 0, 0, 0, []]], "the turn is missing on the agenda"),
        ("agenda", [], "the turn is missing on the agenda"),
        ("fixed", [[CRATE_TOKEN, 400]], "chance of kind 4 never gives 400"),
        ("lanes", [[0, [TURN_FRAME], []]], "all decide at the same time before the first turn"),
        ("options", [], "the moves that are offered are others"),
        ("over", True, "the game is over, but something is left"),
    ],
)
def test_a_broken_table_is_named(field: str, value: Any, problem: str) -> None:
    assert problem in problems_of(Secret(position()), **{field: value})


@pytest.mark.parametrize(
    "frame",
    [
        [DEAL, 0, 0, 0, 0, []],
        [HIBERNATE, 0, 0, 0, 0, []],
        [TURN, 0, 1, 0, 0, []],
        [FLIP, 0, 0, 0, 0, []],  # no tile is being turned there
        [FLIP, 0, 1, 4, 200, []],
        [PLAY, 0, 0, 2, 0, []],  # a card that nobody has
        [PLAY, 0, 1, 39, 6, []],
        [PLACE_MODULE, 0, 0, 60, 0, []],
        [SPECIAL_OP, 0, 0, 3, 0, []],
        [SIZE, 0, 0, 0, 0, []],  # a space that is no sand
        [UNLOCK, 0, 0, 0, 0, []],
        [ATTACH, 0, 0, 200, 0, []],
        [DISCARD_DISPLAY, 0, 0, 0, 0, []],  # solo only
        [GAIN, 0, 0, 4000, 0, []],
        [GAIN, 0, 1, 0, 0, []],
        [ANY_ORDER, 0, 1, 0, 0, []],
        [ANY_ORDER, 0, 1, 0, 0, [4000]],
        [ANY_ORDER, 0, 1, 0, 1 << 20, [1]],
        [PRICE, 0, 0, 4000, 0, []],
        [TOGETHER, 0, 0, KEEP_CARD, 0, []],
        [RECRUIT, 3, 0, 0, 0, []],  # a seat that nobody has
        [MOVE_FALCON, 0, 0, 0, 0, []],
    ],
)
def test_a_frame_that_cannot_wait_is_refused(frame: list[Any]) -> None:
    """Whatever lies under a question is carried out later, so it is looked at as well."""
    match = position(players=[{"goods": "6 gears 6 food"}])
    match.play("build e8")
    table = Secret(match)
    agenda = table.of("agenda")
    assert problems_of(table, agenda=agenda) == ""
    assert problems_of(table, agenda=[*agenda[:2], frame, *agenda[2:]]) != ""


def test_other_broken_states_are_named() -> None:
    match = position(players=[{"tribe": "vukuntur-moon"}])
    problem = "the falcon sits on mountain, forest or field, but 'a1' is unexplored"
    assert problem in problems(Secret(match).changed(falcon=0))
    match = position(players=[{"tribe": "jox49i-moon"}], tokens={"c7": "target"})
    fewer = Secret(match).with_player(0, {"tiles": 0})
    assert "player 0 has 5 tribe tiles, on the map and in supply" in problems(fewer)
    match = position(players=[{"tracks": {"gray": 4}}])
    lost = Secret(match).with_player(0, {"machines": 0})
    assert "a standard machine of player 0 is missing" in problems(lost)
    one = Secret(position(ending=0)).with_player(1, {"end_tile": 1})
    assert "2 players have the one end tile" in problems(one)
    alone = Secret(position(1)).changed(ending=0)
    assert "artifacts do not end the solo game" in problems(alone)


def test_the_first_turn_comes_after_the_choice_of_tribes() -> None:
    choosing = rekindle.new("revive", seats=2, seed=1, options={"tribes": "choose"})
    assert "before everybody has a tribe" in problems(Secret(choosing).changed(turn=1))


def test_ways_that_are_out_of_date_are_named() -> None:
    match = position()
    state = cast(ReviveState, engine_of(match)[1])
    state.players[0].reach = NOWHERE
    found = match.game.audit(match.setting, state)
    assert found == ["the range costs of player 0 are out of date"]


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


@every_setting
def test_every_step_of_random_play(name: str, seats: int) -> None:
    match = begin(name, seats, 7 * seats)
    for _ in walk(match, seats, 220):
        check(match)
    check(match)


@every_setting
def test_every_move_that_is_offered_can_be_played(name: str, seats: int) -> None:
    match = begin(name, seats, 11 * seats)
    for step, _, _ in walk(match, seats, 240):
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
        twin.source = match.origin.source(len(match.history) + 1)
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
    for step, _, _ in walk(match, seats, 200):
        if step % 8:
            continue
        for seat in {match.decision.seat, step // 8 % seats, None}:
            twin = match.determinised(seat, seed=step)
            assert twin.view(seat) == match.view(seat)
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
