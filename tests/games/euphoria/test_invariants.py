"""What holds at every decision of Euphoria, and what a seat must never be able to tell apart.

`check`, `secrets` and `secret_figures` are the hooks that the tests of every game call
(tests/games/test_*.py).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.engine.constants import (
    FIRST_ARTIFACT,
    HAND,
    KINDS,
    RESERVE,
    RETURNING,
)
from rekindle.games.euphoria.engine.effects.goods import DIG
from rekindle.games.euphoria.engine.ops import (
    ABILITIES,
    ANSWER_OFFER,
    BENEFIT,
    BUILD,
    BUMP,
    CHOOSE_WAY,
    CLOSE_OFFER,
    DILEMMA_CHOICE,
    DISCARD_ONE_OF,
    E_DRAW,
    END_TURN,
    EXTRA_PLACEMENT,
    FIRST_ROLL,
    KEEP_RECRUIT,
    LIMIT,
    LOSE_GOODS,
    OFFER,
    RETRIEVE,
    STAR_PLACED,
    TRIGGERS,
    TURN,
    TURN_TILE,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import (
    PLACEMENT_FIELDS,
    PLAYER_FIELDS,
    STATE_FIELDS,
    EuphoriaState,
    Placement,
)
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.effects import ONE_OF, PRICE
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event
from tests.games.apart import Apart


def check(match: Match) -> None:
    """Assert everything that is true of every state at every decision."""
    rules, state = engine_of(match)
    assert match.game.audit(match.setting, state) == []
    check_caches(cast(EuphoriaRules, rules), cast(EuphoriaState, state))


def check_caches(rules: EuphoriaRules, s: EuphoriaState) -> None:
    """What a state only remembers, so as not to work it out again, changes no question."""
    if s.lanes or s.over:
        return
    forgetful = s.copy()
    forgetful.open = ()
    forgetful.newcomers = True
    rules.advance(forgetful)
    assert (forgetful.seat, forgetful.options) == (s.seat, s.options)


# --- secrets --------------------------------------------------------------------------------------


def secrets(match: Match) -> Iterator[tuple[str, list[int | None], Match]]:
    """Tables that differ in one hidden thing: what it is, and who must not see it."""
    table = Secret(match)
    yield "rng", table.everybody(), table.changed(rng=table.of("rng") ^ 0x5A5A5A5A)
    for seat in range(match.seats):
        for name, twin in table.of_seat(seat):
            yield f"{name} of seat {seat}", [*table.others(seat), None], twin


class Secret(Apart):
    """What of a table is secret."""

    table_fields = tuple(name for name, shape in STATE_FIELDS.items() if shape.saved)
    player_fields = tuple(PLAYER_FIELDS)

    def of_seat(self, seat: int) -> Iterator[tuple[str, Match]]:
        """One thing of this seat that only the seat itself knows, changed."""
        p = dict(zip(PLAYER_FIELDS, self.of("players")[seat], strict=True))
        deck: list[int] = self.of("recruit_deck")
        choosing = bool(self.of("lanes"))
        for name in ("hidden", "discarded", "dealt", *(["active"] if choosing else [])):
            if p[name] and deck:
                mine, other = p[name][0], deck[-1]
                cards = [other, *p[name][1:]]
                yield (
                    name,
                    self.with_player(seat, {name: cards}, recruit_deck=[*deck[:-1], mine]),
                )
        pool: list[int] = self.of("dilemma_pool")
        if pool and not p["resolved"]:
            others = [*pool[1:], p["dilemma"]]
            yield "dilemma", self.with_player(seat, {"dilemma": pool[0]}, dilemma_pool=others)
        yield from self.hands(seat, p["wallet"], p["known"])

    def hands(self, seat: int, wallet: list[int], known: list[int]) -> Iterator[tuple[str, Match]]:
        """One card of the hand that nobody else has seen changes places with one of the deck."""
        left: list[int] = self.of("artifact_deck")
        for mine in range(6):
            for other in range(6):
                secret = wallet[FIRST_ARTIFACT + mine] - known[mine]
                if other != mine and secret and left[other]:
                    hand, deck = wallet[:], left[:]
                    hand[FIRST_ARTIFACT + mine] -= 1
                    hand[FIRST_ARTIFACT + other] += 1
                    deck[mine] += 1
                    deck[other] -= 1
                    yield "hand", self.with_player(seat, {"wallet": hand}, artifact_deck=deck)
                    return


def secret_figures(event: Event) -> Iterator[Event]:
    """The same event with another figure in place of one that only its seat may know."""
    kind, seat, _, b, c = event
    if kind == E_DRAW:
        for artifact in range(FIRST_ARTIFACT, KINDS):
            yield kind, seat, artifact, b, c


# --- the checks themselves ------------------------------------------------------------------------


def test_a_placement_is_replaced_and_never_changed() -> None:
    rules, state = engine_of(rekindle.new("euphoria", seats=3, seed=3))
    s, dice = cast(EuphoriaState, state), random.Random(3)
    seen: list[tuple[Placement, list[int]]] = []
    while not s.over:
        seen.append((s.placement, fields_of(s.placement)))
        rules.play(s, dice.choice(s.options))
    assert all(fields_of(placement) == values for placement, values in seen)
    assert len({id(placement) for placement, _ in seen}) > 100


def fields_of(placement: Placement) -> list[int]:
    return [getattr(placement, name) for name in PLACEMENT_FIELDS]


def test_a_new_table_and_a_position_pass() -> None:
    for seats in range(2, 7):
        check(rekindle.new("euphoria", seats=seats, seed=seats))
    check(position(seats=2, players=[{"board": {"generator": [2, 2], "ark": 3}, "gold": 2}]))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("morale", 7, "player 0 has morale 7"),
        ("morale", 0, "'state.players.0.morale' is a number from 1 to 99, not 0"),
        ("knowledge", 7, "player 0 has knowledge 7"),
        ("stars", 1, "the stars of player 0 are out of date"),
        ("stars", 10, "player 0 has 10 stars: the game would be over"),
        ("penalties", 1, "the penalties of player 0 are out of date"),
        ("wallet", [-1] + [0] * 12, "'state.players.0.wallet.0' is a number from 0 to 9999"),
        ("wallet", [0] * 12, "'state.players.0.wallet' is a list of 13"),
        ("able", -1, "'state.players.0.able' is a number from 0 to"),
        ("stars", None, "'state.players.0.stars' is a number from 0 to 10, not None"),
        ("wallet", [0] * 12 + [1], "there are 7 copies of 'bat', not 6"),
        ("spots", [RESERVE] * 4, "player 0 has 0 workers; there are 1 to 4"),
        ("spots", [HAND, 4, RESERVE, RESERVE], "'euphorian-tunnel' and its worker disagree"),
        ("spots", [HAND, 7, RESERVE, RESERVE], "the miner has not reached it"),
        ("spots", [HAND, 34, RESERVE, RESERVE], "is not built: nobody can stand there"),
        ("spots", [HAND, RETURNING, RESERVE, RESERVE], "player 0 is still on its way back"),
        ("spots", [HAND, 49, RESERVE, RESERVE], "spots.1' is a number from -4 to 48, not 49"),
        ("faces", [2, 7, 0, 0], "faces.1' is a number from 0 to 6, not 7"),
        ("faces", [2, 3, 1, 0], "a worker of player 0 shows 1"),
        ("active", [3], "the recruit 3 is in 2 places, not in one"),
        ("resolved", 3, "the dilemma of player 0 is turned and not resolved"),
        ("able", 1 << 3, "acts, but is not active"),
        ("dilemma", 1, "the dilemma 0 is in 0 places, not in one"),
    ],
)
def test_a_broken_player_is_named(field: str, value: Any, problem: str) -> None:
    apart = Secret(position(seats=2, players=[{"workers": [2, 3]}, {"dilemma": "bear"}]))
    assert problem in problems_of(apart, {field: value})


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("allegiance", [0, 12, 0, 0], "the allegiance of 'subterran' is 12"),
        ("miners", [10, 0, 0], "the miner of 'euphorian' is at 10"),
        ("seats", 3, "the players of 3 seats are [0, 1]"),
        ("seats", 2**62, "'state.seats' is a number from 1 to 16"),
        ("seat", 1, "nobody is asked anything"),
        ("options", [0, 1], "the moves that are offered are others"),
        ("trading", True, "whether players may trade is an option of the game"),
        ("fixed", [[0, 7]], "chance of kind 0 never gives 7"),
        ("agenda", [], "the turn is missing on the agenda"),
        ("agenda", [[18, 0, 1, 0, 0, []], [30, 0, 0, 0, 0, []], [18, 0, 1, 0, 0, []]], "lies on"),
        ("turn", 2, "it is the turn of seat 2 of 2"),
        ("territories", [3] + [0] * 23, "'euphorian' holds 3 stars, but has 2 spaces"),
        ("territories", [0, 0, 1] + [0] * 21, "stars of nobody"),
        ("market_stars", [1, 0, 0, 0, 0, 0], "'upper-euphorian' holds stars, but is not built"),
        ("market_stars", [4, 0, 0, 0, 0, 0], "stars of nobody"),
        ("tiles", [0, -1, -1, -1, -1, -1], "the market tile 0 is in 2 places, not in one"),
        ("tile_pool", [0], "the market tile 1 is in 0 places, not in one"),
        ("recruit_deck", [0, 0], "the recruit 0 is in 2 places, not in one"),
        ("recruit_deck", list(range(49)), "there are 49 recruits, not 48"),
        ("artifact_deck", [6, 6, 6, 6, 6, 5], "there are 5 copies of 'bat', not 6"),
        ("artifact_discard", [-1, 0, 0, 0, 0, 0], "discard.0' is a number from 0 to 999, not -1"),
        ("board", [0] * 10 + [1, 5] + [0] * 37, "'upper-euphorian-site-1' and its worker"),
        ("over", True, "the game is over without a tenth star"),
        ("offer", [1] * 26, "an offer is open between two turns"),
    ],
)
def test_a_broken_board_is_named(field: str, value: Any, problem: str) -> None:
    apart = Secret(position(seats=2, players=[{"workers": [2, 3]}, {"dilemma": "bear"}]))
    assert problem in problems_of(apart, **{field: value})


@pytest.mark.parametrize(
    "frame",
    [
        [FIRST_ROLL, 0, 0, 0, 0, []],
        [TURN, 0, 1, 0, 0, []],
        [END_TURN, 0, 0, 0, 0, []],
        [CHOOSE_WAY, 0, 0, 0, 0, []],  # asked at once, or not at all
        [BUMP, 0, 0, 0, 0, []],  # nobody was bumped
        [BENEFIT, 1, 0, 0, 0, []],  # not that seat's turn
        [EXTRA_PLACEMENT, 0, 0, 0, 0, []],
        [RETRIEVE, 0, 2, 0, 0, []],
        [BUILD, 0, 0, 0, 0, []],
        [TURN_TILE, 0, 0, 6, 0, []],
        [DILEMMA_CHOICE, 0, 0, 0, 0, []],  # its card is not turned
        [KEEP_RECRUIT, 0, 0, 0, 0, []],
        [LOSE_GOODS, 0, 0, 9, 0, []],
        [ABILITIES, 0, TRIGGERS, 1, 0, []],
        [ABILITIES, 0, 0, 1, 1 << 60, []],
        [DISCARD_ONE_OF, 0, 0, 7, 7, []],  # cards that are not in hand
        [STAR_PLACED, 0, 0, 2, 0, []],
        [OFFER, 0, 0, 1, 0, []],
        [ANSWER_OFFER, 1, 0, 5, 0, []],
        [CLOSE_OFFER, 0, 0, 0, 2, []],
        [DIG, 0, 0, 0, 0, []],
        [PRICE, 0, 0, 4000, 0, []],
        [ONE_OF, 0, 0, 4000, 0, []],
        [LIMIT, 2, 0, 0, 0, []],  # a seat that nobody has
        [200, 0, 0, 0, 0, []],
        [24, 0, 0, 0, 0, []],  # a number without a procedure
    ],
)
def test_a_frame_that_cannot_wait_is_refused(frame: list[Any]) -> None:
    """Whatever lies under a question is carried out later, so it is looked at as well."""
    match = position(seats=2, players=[{"workers": [2, 3], "board": {"farm": [1, 5]}}])
    match.play("retrieve free")
    table = Secret(match)
    agenda = table.of("agenda")
    assert problems_of(table, agenda=agenda) == ""
    assert problems_of(table, agenda=[*agenda[:1], frame, *agenda[1:]]) != ""


def test_an_open_list_of_spaces_that_is_out_of_date_is_named() -> None:
    match = position(seats=2)
    state = cast(EuphoriaState, engine_of(match)[1])
    state.open = (0,)
    assert match.game.audit(match.setting, state) == ["the list of open spaces is out of date"]


def test_what_positions_are_refused_for_is_named_too() -> None:
    built = {"upper-euphorian": {"tile": "spa", "stars": [0, 1]}}
    apart = Secret(
        position(
            seats=2,
            players=[{"workers": [2], "board": {"ark": 3}, "hidden": ["maxime"]}],
            markets=built,
        )
    )
    spots = apart.with_player(1, {"spots": [42, 10, RESERVE, RESERVE], "faces": [1, 1, 0, 0]})
    found = problems(spots)
    assert "two workers stand on 'ark', which holds one" in found
    assert "'upper-euphorian-site-1' is closed: its market is built" in found
    revealed = problems(apart.changed(allegiance=[0, 0, 0, 8]))
    assert revealed == ["'maxime' cannot be hidden: its faction is revealed"]


def problems(match: Match) -> list[str]:
    return match.game.audit(match.setting, engine_of(match)[1])


def problems_of(table: Secret, player: dict[str, Any] | None = None, **fields: Any) -> str:
    """What is said of a table with other values: by their shapes, or by the audit."""
    try:
        twin = table.with_player(0, player) if player else table.changed(**fields)
    except ImpossiblePosition as error:
        return str(error)
    return "; ".join(problems(twin))


def test_a_record_with_an_impossible_position_is_refused() -> None:
    apart = Secret(position(seats=2, players=[{"workers": [2, 3]}]))
    record = apart.with_player(0, {"morale": 7}).record()
    with pytest.raises(rekindle.BadRecord, match="impossible: player 0 has morale 7"):
        rekindle.load(record)


def test_secrets_change_the_table_and_nothing_else() -> None:
    match = rekindle.new("euphoria", seats=3, seed=5)
    names = []
    for name, blind, twin in secrets(match):
        names.append(name)
        assert twin.checksum() != match.checksum()
        assert None in blind
        if not match.decisions or "dealt" not in name:
            check(twin)
    assert {name.split()[0] for name in names} == {"rng", "dealt", "dilemma"}


def test_no_imagined_hidden_recruit_is_of_a_revealed_faction() -> None:
    match = position(
        players=[{"hidden": ["lee"]}, {"hidden": ["katy"]}],
        miners={"euphorian": 5, "subterran": 6, "wastelander": 6},
    )
    for seed in range(50):
        rules, state = engine_of(match.determinised(0, seed))
        rules, table = cast(EuphoriaRules, rules), cast(EuphoriaState, state)
        for recruit in table.players[1].hidden:
            assert not is_revealed(rules, table, rules.lookup.recruit_faction[recruit])
