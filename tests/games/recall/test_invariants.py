"""What holds at every decision of Recall, and what a seat must never be able to tell apart.

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
from rekindle.games.recall import position
from rekindle.games.recall.engine.constants import (
    BLANK,
    CRATE_TILE,
    CRATES,
    CUBES,
    FARM,
    ISLAND,
    PURPLE,
    RED,
    RING,
    ROUNDS,
    SPACES,
    TRACKS,
    WHITE,
)
from rekindle.games.recall.engine.ops import (
    ADVANCE,
    BUILD,
    CAMP_REWARD,
    DRAFT,
    E_CAMP,
    E_CONVERT,
    E_CRATE,
    E_CUBE,
    E_EXCAVATE,
    E_FARM,
    E_FERRY,
    E_GAIN,
    E_ISLAND,
    E_KNOWLEDGE,
    E_LOST,
    E_OPEN,
    E_PAY,
    E_POINTS,
    E_RAFT,
    E_RAISE,
    E_RING,
    E_SWAP,
    GADGET,
    GAIN,
    HERE,
    INSTALL,
    LAY,
    MOVE,
    PATH,
    PAY_FOLLOWERS,
    PAY_STONES,
    PRODUCE,
    ROUND,
    SETTLE,
    SLOT,
    STONE,
    TILE,
    TURN,
    UPGRADE_KEYCARD,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import PLAYER_FIELDS, STATE_FIELDS, RecallState
from rekindle.kernel.bits import count, members
from rekindle.kernel.effects import ANY_ORDER, PRICE, TOGETHER
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.reasons import FINE
from rekindle.kernel.state import CHANCE_EVENT, Event
from tests.games.apart import Apart
from tests.games.recall.eager import choice, walk
from tests.games.recall.helpers import B_SIDES, EVERY_VARIANT, play

# --- what is true of every state ------------------------------------------------------------------


def check(match: Match) -> None:
    """Everything that is true at every decision: what `audit` says, and what the history tells."""
    rules, state = engine_of(match)
    rules, s = cast(RecallRules, rules), cast(RecallState, state)
    assert match.game.audit(match.setting, s) == []
    if match.origin.start is None:
        check_history(s, Past(rules, match))


CONVERTED = (
    (-3, 1, 0),
    (0, -3, 1),
    (-2, 1, 0),
    (0, -2, 1),
    (2, -1, 0),
    (1, 1, -1),
)
"""What each of the conversions does to white, red and purple crystals."""


class Past:
    """What players have gained and given away, as the history of a whole game tells."""

    def __init__(self, rules: RecallRules, match: Match) -> None:
        self.crystals = [[rules.lookup.start_white, 0, 0] for _ in range(match.seats)]
        self.culture = [0] * match.seats
        self.knowledge = [[0] * len(TRACKS) for _ in range(match.seats)]
        self.stones = [[0] * len(TRACKS) for _ in range(match.seats)]
        self.cubes = [[0] * len(CUBES) for _ in range(match.seats)]
        self.crates = [0] * match.seats
        self.aboard = [0] * match.seats
        self.camps = Counter[int]()
        self.blank = Counter[int]()
        self.opened = 0
        self.laid = Counter[int]()
        for played in match.history:
            for event in played.events:
                self.note(event)

    def note(self, event: Event) -> None:
        kind, seat, a, b, _ = event
        if kind == E_GAIN:
            self.crystals[seat][a] += b
        elif kind in (E_PAY, E_LOST):
            self.crystals[seat][a] -= b
        elif kind == E_RAISE:
            self.crystals[seat][a] -= 1
            self.crystals[seat][a + 1] += 1
        elif kind == E_CONVERT:
            for crystal in (WHITE, RED, PURPLE):
                self.crystals[seat][crystal] += CONVERTED[a][crystal]
        elif kind == E_POINTS:
            self.culture[seat] = max(0, self.culture[seat] + a)
        elif kind == E_KNOWLEDGE:
            assert b > self.knowledge[seat][a]
            self.knowledge[seat][a] = b
        elif kind == E_EXCAVATE:
            self.stones[seat][b] += 1
        elif kind == E_CUBE:
            self.cubes[seat][a] += 1
        elif kind == E_CRATE:
            if self.opened >> a & 1:
                self.opened = 0  # those that were discarded are the pile again
            self.crates[seat] |= 1 << a
        else:
            self.note_pieces(event)

    def note_pieces(self, event: Event) -> None:
        kind, seat, a, b, _ = event
        if kind == E_OPEN:
            assert self.crates[seat] >> a & 1
            self.crates[seat] &= ~(1 << a)
            self.opened |= 1 << a
        elif kind == E_CAMP:
            self.camps[seat] += 1
        elif kind == E_SWAP and a == BLANK:
            self.blank[seat] += 1
        elif kind == E_RAFT:
            self.aboard[seat] = b
        elif kind == E_FERRY:
            self.aboard[seat] -= 1
        elif kind in (E_FARM, E_ISLAND, E_RING):
            self.laid[{E_FARM: FARM, E_ISLAND: ISLAND, E_RING: RING}[kind]] += 1


def check_history(s: RecallState, past: Past) -> None:
    """What players have is what they have gained, less what they have given away."""
    assert s.crates_used == past.opened
    for token in (ISLAND, FARM, RING):
        assert (
            len([space for space in range(SPACES) if s.tokens[space] & token]) == (past.laid[token])
        )
    for p in s.players:
        seat = p.seat
        assert p.crystals == past.crystals[seat]
        assert min(p.crystals) >= 0
        assert p.culture == past.culture[seat]
        assert p.knowledge == past.knowledge[seat]
        assert p.stones == past.stones[seat]
        assert p.cubes == past.cubes[seat]
        assert p.crates == past.crates[seat]
        assert p.aboard == past.aboard[seat]
        rewards = [f for f in s.agenda if f.op == CAMP_REWARD and f.seat == seat]
        assert count(p.camps) == past.camps[seat] + len(rewards)
        held = [*p.cards, *p.slots]
        assert held.count(BLANK) == 2 - past.blank[seat]


# --- secrets --------------------------------------------------------------------------------------


def secrets(match: Match) -> Iterator[tuple[str, list[int | None], Match]]:
    """Tables that differ in one hidden thing: what it is, and who must not see it."""
    table = Secret(match)
    yield "rng", table.everybody(), table.changed(rng=table.of("rng") ^ 0x5A5A5A5A)
    yield "fixed", table.everybody(), table.changed(fixed=[[CRATE_TILE, 3]])
    yield "unveiled", table.everybody(), table.changed(unveiled=table.of("unveiled") + 1)
    for seat in range(match.seats):
        for name, twin in table.of_seat(seat):
            yield f"{name} of seat {seat}", [*table.others(seat), None], twin


class Secret(Apart):
    """What of a table is secret."""

    table_fields = tuple(name for name, shape in STATE_FIELDS.items() if shape.saved)
    player_fields = tuple(name for name, shape in PLAYER_FIELDS.items() if shape.saved)

    def of_seat(self, seat: int) -> Iterator[tuple[str, Match]]:
        """One thing of this seat that only the seat itself knows, changed."""
        p = dict(zip(self.player_fields, self.of("players")[seat], strict=True))
        deck, pool = self.of("crate_deck"), self.of("objective_pool")
        secret = p["crates"] & self.of("crates_shuffled")
        if secret and deck:
            mine, other = swap(secret, deck)
            crates = p["crates"] & ~secret | mine
            yield "crate", self.with_player(seat, {"crates": crates}, crate_deck=other)
        if p["objectives"] and pool and not self.of("over"):
            mine, other = swap(p["objectives"], pool)
            yield "objective", self.with_player(seat, {"objectives": mine}, objective_pool=other)


def swap(one: int, other: int) -> tuple[int, int]:
    """Two sets whose first members have changed places."""
    mine, its = 1 << members(one)[0], 1 << members(other)[0]
    return one & ~mine | its, other & ~its | mine


def secret_figures(event: Event) -> Iterator[Event]:
    """The same event with another figure in place of one that only its seat may know."""
    kind, seat, _, b, c = event
    if kind == E_CRATE:
        for crate in range(CRATES):
            yield kind, seat, crate, b, c


# --- the checks themselves ------------------------------------------------------------------------

AT_HOME: dict[str, Any] = {"tiles": {"h5": "harbour"}}
"""Around `h5`, a vault: field `h6`, camp `i5`, forest `i4`, water `h4`, site `g4`, hill `g5`."""


def vault_built(**rest: Any) -> Match:
    """A player with a vault, beside a camp, and a keycard in a slot."""
    own = {"tribe": "aynir", "gadgets": ["alembic"], "buildings": ["h5"], "slots": {"a": "blank"}}
    return position(players=[own], **AT_HOME, **rest)


def test_a_new_table_and_a_position_pass() -> None:
    for seats in range(1, 5):
        check(rekindle.new("recall", seats=seats, seed=seats))
        check(position(seats))
    check(vault_built())
    check(
        position(
            players=[
                {"tribe": "finder", "raft": ["h4", 2], "culture": 7, "upgrades": ["c-1"]},
                {"tribe": "dorian", "followers": {"h6": 2}, "crates": ["boots"]},
            ],
            tokens={"h6": "farm", "i5": "ring"},
            pigs={"h6": 2},
            ancients={"gray": ["enterin", "gpr"]},
            letters=["c"],
            **AT_HOME,
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


def at(space: str, value: int, others: list[int] | None = None) -> list[int]:
    """A list by hex with one value in it, or with one value changed."""
    names = position().setting.extra.names.spaces
    found = list(others) if others else [0] * SPACES
    found[names.index(space)] = value
    return found


def own(field: str) -> list[int]:
    """A list of the player in `vault_built`."""
    table = Secret(vault_built())
    found: list[int] = table.of("players")[0][table.player_fields.index(field)]
    return found


NOT_OF_THE_TRIBE = "the abilities of player 0 are not those of tribes and gadgets"


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("tribe", 1, "a tribe is in two places"),
        ("tribe", -1, "a tribe is missing"),
        ("tribe", 14, "'state.players.0.tribe' is a number from -1 to 13, not 14"),
        ("gadgets", [1], "a gadget is in two places"),
        ("gadgets", [], "a gadget is missing"),
        ("abilities", 0, NOT_OF_THE_TRIBE),
        ("passives", 0, NOT_OF_THE_TRIBE),
        ("culture", -1, "'state.players.0.culture' is a number from 0 to 9999, not -1"),
        ("culture", 3, "player 0 has reached an upgrade symbol"),
        ("unlocked", 1, "the unlocked tribes of player 0 are not those of the tracks"),
        ("own_stones", 2, "every tribe that player 0 unlocks brings an own stone"),
        ("ready", 2, "player 0 has 1 stones, but 0 on abilities and 2 ready"),
        ("ready", True, "'state.players.0.ready' is a number from 0 to 9999, not True"),
        ("supply", 5, "player 0 has 23 followers in all"),
        ("vaults", 0, "the vaults of player 0 are not those on the map"),
        ("monuments", 1, "the monuments of player 0 are not those on the map"),
        ("monuments", 6, "'state.players.0.monuments' is a number from 0 to 5, not 6"),
        ("workshops", [1, 0, 0], "the field workshops of player 0 are not those on the map"),
        ("boxes", 0, "box 'a' of player 0 was used, since its slot is full"),
        ("crates", 1, "a crate is in two places"),
        ("objectives", 0, "player 0 has 2 objectives, kept and discarded"),
        ("objectives", 7, "an objective is in two places"),
        ("dropped", 9, "player 0 chooses an objective in round 8 only"),
        ("paths", [0, -1, -1], "player 0 chooses a path in round 5 only"),
        ("camps", 0, "the camps of player 0 are not those beside buildings"),
        ("camps", 1 << 20, "a camp of player 0 does not exist"),
        ("start", 1, "player 0 begins on another starting space"),
        ("start", -1, "player 0 begins on another starting space"),
        ("raft", 3, "'c3' lies face down"),
        ("aboard", 3, "the raft of player 0 is on the map with followers, or not at all"),
        ("cards", [1], "there are 5 of every yellow keycard"),
        ("cards", [0, 4], "a green keycard is in two places"),
        ("cards", [0, 30], "a gray keycard is in two places"),
        ("cards", [0, 0], "player 0 has only 2 white keycards"),
        ("cards", [1, 0], "the keycards of player 0 are not in order"),
        ("slots", [0, 0, -1, -1, -1, -1], "box 'b' of player 0 was used, since its slot is full"),
        ("crystals", [0, 0], "'state.players.0.crystals' is a list of 3, not [0, 0]"),
        ("crystals", [-1, 0, 0], "'state.players.0.crystals.0' is a number from 0 to 9999, not -1"),
        ("stones", [1, 0, 0], "there are 9 white stones"),
        ("knowledge", [3, 0, 0], "who visits the white track has reached its gadgets"),
        ("knowledge", [5, 0, 0], "the tribe of the white track is unlocked, but not revealed"),
        ("knowledge", [11, 0, 0], "player 0 is beyond the end of the white track"),
        ("cubes", [1, 0, 0, 0], "there are 7 white relicubes"),
        ("upgrades", [1] + [0] * 5, "player 0 has more upgrades than symbols reached"),
        ("upgrades", [1] + [0] * 5, "the symbol for box 'a' of player 0 is not reached"),
        ("uses", [1] + [0] * 35, "player 0 has 1 stones, but 1 on abilities and 1 ready"),
        ("uses", [0, 1] + [0] * 34, "player 0 has used an ability that player 0 does not have"),
        ("followers", at("h4", 3), "followers of player 0 cannot be there: 'h4' is water"),
        ("followers", at("start-2", 3), "followers of player 0 cannot be there: 'start-2' is star"),
        ("followers", at("e4", 3), "'e4' lies face down"),
        ("followers", at("h6", 3), "the pieces of player 0 by region are out of date"),
        ("seat", 1, "the players of 2 seats are [1, 1]"),
    ],
)
def test_a_broken_player_is_named(field: str, value: Any, problem: str) -> None:
    assert problem in problems_of(Secret(vault_built()), {field: value})


def of(field: str) -> list[int]:
    """A list of the table in `vault_built`."""
    found: list[int] = Secret(vault_built()).of(field)
    return found


TURN_FRAME = [TURN, 0, 1, 0, 0, []]
NOWHERE = [99, 0, 0, 0, 0, []]


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("crate_deck", 1, "a crate is missing"),
        ("crates_used", 1, "a crate is in two places"),
        ("objective_pool", 1, "an objective is in two places"),
        ("tribe_pool", 1, "too few tribes or gadgets are left for the knowledge tracks"),
        ("gadget_pool", 1, "a gadget is in two places"),
        ("tile_pool", 0, "not every tile lies on the map or in the pile, once"),
        ("fronts", [-1] * 12, "the left starting tile lies face up on its region"),
        ("fronts", [-2, *of("fronts")[1:]], "a tile that is being laid is on the agenda, once"),
        ("kinds", at("h5", 1, of("kinds")), "'h5' is not what its tile shows"),
        ("kinds", at("e4", 1, of("kinds")), "'e4' lies face down"),
        ("kinds", at("start-1", 1, of("kinds")), "starting spaces and printed hexes are what they"),
        ("details", at("h6", 4, of("details")), "'h6' is not what its tile shows"),
        ("relics", at("h5", 1), "no relicube lies on 'h5', which has no symbol"),
        ("relics", at("h4", 1), "there are 7 white relicubes"),
        ("relics", at("e4", 1), "'e4' lies face down"),
        ("buildings", at("i5", 1, of("buildings")), "nobody builds there: 'i5' is camp"),
        ("buildings", at("h6", 8), "a building without an owner stands on 'h6'"),
        ("buildings", [0] * SPACES, "the vaults of player 0 are not those on the map"),
        ("tokens", at("i5", FARM), "farms lie on fields, but 'i5' is camp"),
        ("tokens", at("h6", RING), "rings lie on camps, but 'h6' is field"),
        ("tokens", at("h5", ISLAND), "no island can lie on 'h5', vault"),
        ("tokens", at("start-1", RING), "relicubes, islands, farms and rings lie on tiles only"),
        ("pigs", at("h4", 1), "no pigs stand on water, but 'h4' is water"),
        ("pigs", at("h6", 20), "there are only 10 pigs"),
        ("monument_tiles", 255, "5 monument tiles are in the game"),
        ("yellow", [5, 5, 4], "there are 5 of every yellow keycard"),
        ("green", 0, "the displays are not filled up"),
        ("green_deck", 0, "a green keycard is missing"),
        ("green_bottom", [3], "a green keycard is in two places"),
        ("gray", 0, "a gray keycard is missing"),
        ("display", [2, 1, 1, 1], "there are 7 white relicubes"),
        ("bag_cubes", [0] * 4, "there are 7 white relicubes"),
        ("bag_stones", [0] * 3, "there are 9 white stones"),
        ("letters", [0] * 6, "every stack of upgrades lies in one place"),
        ("light", [0] * 6, "every light bonus chip lies in one place"),
        ("dark", [1] * 6, "every dark bonus chip lies in one place"),
        ("paths", [0] * 6, "every path card lies in one place"),
        ("ancients", [13, -1, -1], "a tribe is in two places"),
        ("ancient_gadgets", [1 << 17, 0, 0], "the white track has gadgets, but no tribe"),
        ("visitors", 1, "who visits the white track has reached its gadgets"),
        ("rings", 0, "there are 9 rings, on the map and in the pile"),
        ("offered_tribes", [5], "a tribe is in two places"),
        ("round", 18, "'state.round' is a number from 0 to 17, not 18"),
        ("round", ROUNDS, "player 0 has chosen a path in round 15"),
        ("round", 4, "those whose turn is still to come are missing on the agenda"),
        ("turn", 1, "a player who has not acted yet does so"),
        ("turn", 2, "it is the turn of a player that 2 seats do not have"),
        ("acted", True, "a player who has acted ends the turn"),
        ("recharged", True, "stones and production come back in a recall"),
        ("produced", 1, "stones and production come back in a recall"),
        ("produced", 1 << 20, "there is a production space that does not exist"),
        ("played", 0, "who uses a keycard has acted"),
        ("played_slot", 0, "a keycard is used in a slot"),
        ("repeated", True, "no keycard is repeated"),
        ("used_boxes", 64, "'state.used_boxes' is a number from 0 to 63, not 64"),
        ("entered", [5], "relicubes are entered in a movement only"),
        ("stops", [5], "relicubes are entered in a movement only"),
        ("seat", 1, "nobody is asked anything"),
        ("agenda", [], "the round is missing on the agenda"),
        ("agenda", [NOWHERE], "the round is missing on the agenda"),
        ("agenda", [*of("agenda"), NOWHERE], "procedure 99 of seat 0"),
        (
            "agenda",
            of("agenda")[:-1],
            "those whose turn is still to come are missing on the agenda",
        ),
        ("fixed", [[CRATE_TILE, 400]], "chance of kind 4 never gives 400"),
        ("lanes", [[0, [TURN_FRAME], []]], "nobody decides at the same time as others"),
        ("options", [], "the moves that are offered are others"),
        ("over", True, "the game is over, but rounds are left"),
        ("unveiled", -1, "'state.unveiled' is a number from 0 to"),
    ],
)
def test_a_broken_table_is_named(field: str, value: Any, problem: str) -> None:
    assert problem in problems_of(Secret(vault_built()), **{field: value})


@pytest.mark.parametrize(
    "frame",
    [
        [ROUND, 0, 1, 0, 0, []],
        [DRAFT, 0, 0, 0, 0, []],
        [TURN, 0, 1, 0, 0, []],
        [TURN, 1, 0, 0, 0, []],
        [PATH, 0, 1, 0, 0, []],
        [SLOT, 0, 0, 0, 0, []],  # no more keycards are used in this turn
        [PRODUCE, 0, 7, 0, 0, []],
        [SETTLE, 0, 1, 0, 0, []],  # no relicube has been entered
        [PAY_FOLLOWERS, 0, 0, 3, 0, []],  # nobody stands there
        [STONE, 0, 0, 3, 0, []],
        [BUILD, 0, 0, 3, 0, []],
        [BUILD, 0, 1, 3, 0, []],
        [TILE, 0, 0, 0, 0, []],
        [LAY, 0, 0, 0, 0, []],
        [LAY, 0, 1, 0, 0, []],
        [ADVANCE, 0, 3, 3, 0, []],  # all its steps are done
        [GADGET, 0, 0, 0, 0, []],  # nobody has come so far
        [INSTALL, 0, 0, 0, 0, []],
        [CAMP_REWARD, 0, 0, 3, 0, []],
        [HERE, 0, 0, 3, 0, []],
        [PAY_STONES, 0, 0, 35, 0, []],
        [GAIN, 0, 0, 4000, 0, []],
        [GAIN, 0, 1, 0, 0, []],
        [MOVE, 0, 0, 0, 0, [3, 1, 0, 3]],
        [UPGRADE_KEYCARD, 0, 40, 0, 0, []],
        [ANY_ORDER, 0, 1, 0, 0, []],
        [ANY_ORDER, 0, 1, 0, 0, [4000]],
        [ANY_ORDER, 0, 1, 0, 1 << 25, [1]],
        [PRICE, 0, 0, 4000, 0, []],
        [TOGETHER, 0, 0, TURN, 0, []],
        [GAIN, 3, 0, 0, 0, []],  # a seat that nobody has
    ],
)
def test_a_frame_that_cannot_wait_is_refused(frame: list[Any]) -> None:
    """Whatever lies under a question is carried out later, so it is looked at as well."""
    own = {"followers": {"h5": 3}, "crystals": "3 white", "keycards": ["blank", "carpentry"]}
    table = Secret(play(position(players=[own], **AT_HOME), "play carpentry", "slot a"))
    agenda = table.of("agenda")
    assert problems_of(table, agenda=agenda) == ""
    assert problems_of(table, agenda=[*agenda[:3], frame, *agenda[3:]]) != ""


def test_the_draft_comes_before_the_first_round() -> None:
    choosing = Secret(rekindle.new("recall", seats=2, seed=1))
    assert problems_of(choosing) == ""
    assert "nothing has happened before the first round" in problems_of(choosing, turn=1)
    agenda = choosing.of("agenda")
    found = problems_of(choosing, agenda=[*agenda[:2], agenda[-1]])
    assert "tribes and gadgets are chosen in another order" in found
    alone = Secret(rekindle.new("recall", seats=1, seed=1))
    agenda = alone.of("agenda")
    found = problems_of(alone, agenda=[*agenda[:2], agenda[-1]])
    assert "player 0 chooses what is missing, and nothing else" in found


def test_other_broken_states_are_named() -> None:
    afloat = position(players=[{"tribe": "finder", "raft": ["h4", 2]}], **AT_HOME)
    assert "rafts lie on water, but 'h6' is field" in problems_of(
        Secret(afloat), {"raft": at("h6", 1).index(1)}
    )
    lost = problems_of(Secret(afloat), {"tribe": 0})
    assert "player 0 has no raft" not in lost  # that is a matter of what tribes can do
    assert NOT_OF_THE_TRIBE in lost
    monument = position(players=[{"buildings": ["e2"]}])
    assert problems(monument) == ""
    stuck = position(players=[{"followers": {"i5": 3}}], relicubes={"h4": "white"}, **AT_HOME)
    relics = Secret(stuck).of("relics")
    moved = at("g5", 1, at("h4", 0, relics))
    blocked = Secret(position(players=[{"followers": {"g5": 3}}], **AT_HOME))
    assert "nothing stands beside the relicube on 'g5'" in problems_of(blocked, relics=moved)


def test_tables_that_are_out_of_date_are_named() -> None:
    match = vault_built()
    state = cast(RecallState, engine_of(match)[1])
    state.areas = [0] * SPACES
    found = match.game.audit(match.setting, state)
    assert found == ["the tables for movement are out of date"]


def test_secrets_change_the_table_and_nothing_else() -> None:
    match = position(players=[{"crates": ["boots"]}])
    names = []
    for name, blind, twin in secrets(match):
        names.append(name.split()[0])
        assert twin.checksum() != match.checksum()
        assert None in blind
        if name not in ("fixed", "crate of seat 0"):  # the seat is offered other crates
            check(twin)
    assert set(names) == {"rng", "fixed", "unveiled", "crate", "objective"}


# --- random play ----------------------------------------------------------------------------------

TABLES: dict[str, dict[str, str]] = {
    "base": {"tribes": "deal"},
    "choices": {},
    "variants": {**EVERY_VARIANT, "paths": "random"},
    "known": {"ancient-tribes": "known", "tribes": "deal", **B_SIDES},
}
SETTINGS = [(name, seats) for name in TABLES for seats in range(1, 5)]
every_setting = pytest.mark.parametrize(("name", "seats"), SETTINGS)


def begin(name: str, seats: int, seed: int) -> Match:
    return rekindle.new("recall", seats=seats, seed=seed, options=TABLES[name])


@every_setting
def test_every_step_of_eager_play(name: str, seats: int) -> None:
    match = begin(name, seats, 7 * seats)
    for step, _, _ in walk(match, seats, 1000):
        if step < 250 or step % 5 == 0:
            check(match)
    assert match.over
    check(match)


@every_setting
def test_every_move_that_is_offered_can_be_played(name: str, seats: int) -> None:
    match = begin(name, seats, 11 * seats)
    for step, _, _ in walk(match, seats, 400):
        if step % 7 == 0:
            for move in match.decision.moves:
                twin = match.copy()
                twin.play(move)
                if step % 21 == 0:
                    check(twin)


@every_setting
def test_undo_and_redo_lead_to_the_same_table(name: str, seats: int) -> None:
    match = begin(name, seats, 13 * seats)
    dice = random.Random(seats)
    for _ in range(250):
        if match.over:
            break
        move, before = choice(dice, match.decision), match.checksum()
        unveiled = engine_of(match)[1].unveiled
        match.play(move)
        after = match.checksum()
        calm = engine_of(match)[1].unveiled == unveiled
        assert match.can_undo == calm
        if calm:
            assert match.undo() is move
            assert match.checksum() == before
            match.play(move)
            assert match.checksum() == after


@every_setting
def test_a_table_read_from_its_data_goes_on_alike(name: str, seats: int) -> None:
    match = begin(name, seats, 17 * seats)
    dice = random.Random(seats)
    for step in range(300):
        if match.over:
            break
        rules, state = engine_of(match)
        now = match.game.to_data(state)
        twin = match.game.from_data(json.loads(json.dumps(now)))
        assert match.game.to_data(twin) == now
        move = choice(dice, match.decision)
        twin.source = match.origin.source(len(match.history) + 1)
        rules.play(twin, move.code)
        match.play(move)
        assert match.game.to_data(twin) == match.game.to_data(engine_of(match)[1])
        if step % 60 == 0:
            assert rekindle.load(match.record()).checksum() == match.checksum()


@every_setting
def test_imagined_tables_look_the_same_keep_their_counts_and_can_be_played(
    name: str, seats: int
) -> None:
    match = begin(name, seats, 19 * seats)
    for step, decision, _ in walk(match, seats, 300):
        if step % 12:
            continue
        for seat in {decision.seat, step // 12 % seats, None}:
            twin = match.determinised(seat, seed=step)
            assert twin.view(seat) == match.view(seat)
            assert sizes(twin) == sizes(match)
            for _ in walk(twin, step, 4):
                assert problems(twin) == ""


def sizes(match: Match) -> list[list[int]]:
    """How many things of each kind lie in each hidden place."""
    s = cast(RecallState, engine_of(match)[1])
    by_seat = [[count(p.crates), count(p.objectives)] for p in s.players]
    return [[count(s.crate_deck), count(s.objective_pool)], *by_seat]


@every_setting
def test_moves_are_offered_exactly_if_their_checks_are_fine(name: str, seats: int) -> None:
    """As tests/games/test_checks.py has it, for tables where more is going on."""
    match = begin(name, seats, 23 * seats)
    rng = random.Random(seats)
    for step, decision, _ in walk(match, seats, 600):
        if step % 6:
            continue
        rules, state = engine_of(match)
        frame = state.agenda[-1]
        for move in rng.sample(match.setting.vocabulary.moves, 300):
            fine = rules.check(state, frame, move.code) == FINE
            assert fine == (move in decision.moves), (str(move), decision.asks)


@every_setting
def test_whole_games_end_and_their_points_add_up(name: str, seats: int) -> None:
    match = begin(name, seats, 29 * seats)
    for _ in walk(match, seats, 4000):
        pass
    assert match.over
    result = match.result
    assert result is not None
    for entry in result.seats:
        assert sum(line.points for line in entry.lines) == entry.total
    assert all(event[0] != CHANCE_EVENT for played in match.history for event in played.events)
