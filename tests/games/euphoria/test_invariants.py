"""What holds at every decision of Euphoria, and what a seat must never be able to tell apart.

`check`, `secrets` and `secret_figures` are the hooks that the tests of every game call
(tests/games/test_*.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    FIRST_ARTIFACT,
    FIRST_TUNNEL,
    HAND,
    KINDS,
    MARKETS,
    RESERVE,
    RETURNING,
    RETURNING_SET,
    SPACES,
    STARS,
    WORKERS,
)
from rekindle.games.euphoria.engine.lookup import Lookup
from rekindle.games.euphoria.engine.ops import E_DRAW, TURN
from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held, workers_owned
from rekindle.games.euphoria.engine.state import PLAYER_FIELDS, TABLE_FIELDS, EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event, State
from tests.games.apart import Apart


def check(match: Match) -> None:
    """Everything that is true of every table at every decision."""
    rules, state = engine_of(match)
    check_table(cast(EuphoriaRules, rules), state)


def check_table(rules: EuphoriaRules, state: State) -> None:
    s = cast(EuphoriaState, state)
    check_cards(rules.lookup, s)
    check_tracks(rules.lookup, s)
    check_board(s)
    check_memory(rules, s)
    for p in s.players:
        check_player(rules.lookup, s, p)
        for recruit in p.hidden:
            assert not is_revealed(rules, s, rules.lookup.recruit_faction[recruit])


def check_cards(book: Lookup, s: EuphoriaState) -> None:
    """Every recruit, tile, dilemma and artifact is somewhere, once."""
    recruits = Counter(s.recruit_deck)
    dilemmas = Counter(s.dilemma_pool)
    artifacts = [sum(pair) for pair in zip(s.artifact_deck, s.artifact_discard, strict=True)]
    for p in s.players:
        recruits.update([*p.active, *p.hidden, *p.dealt, *p.discarded])
        dilemmas[p.dilemma] += 1
        for kind, n in enumerate(p.wallet[FIRST_ARTIFACT:KINDS]):
            artifacts[kind] += n
    assert recruits == Counter(book.deck)
    assert dilemmas == Counter(range(len(book.dilemma_artifact)))
    assert artifacts == book.artifact_copies
    assert sum(artifacts) == 36
    tiles = Counter([*s.tile_pool, *(tile for tile in s.tiles if tile >= 0)])
    assert tiles == Counter(range(len(book.tile_penalty)))


def check_tracks(book: Lookup, s: EuphoriaState) -> None:
    assert all(0 <= at <= book.allegiance_end for at in s.allegiance)
    assert all(0 <= at <= book.tunnel_end for at in s.miners)
    assert s.turn in range(s.seats)
    assert not s.over or max(p.stars for p in s.players) == STARS
    assert min(s.artifact_deck) >= 0
    assert min(s.artifact_discard) >= 0
    for first in range(0, 24, 6):
        stars = s.territories[first : first + 6]
        assert min(stars) >= 0
        assert sum(stars) <= book.open_territory[s.seats]
    for market in range(MARKETS):
        assert s.market_stars[market] < 1 << s.seats
        assert s.tiles[market] >= 0 or s.market_stars[market] == 0


def check_board(s: EuphoriaState) -> None:
    """Spaces and workers tell the same story."""
    standing = {
        p.spots[worker]: 1 + p.seat * WORKERS + worker
        for p in s.players
        for worker in range(WORKERS)
        if p.spots[worker] >= FIRST_TUNNEL
    }
    assert s.board == [standing.get(space, 0) for space in range(SPACES)]
    spots = [spot for p in s.players for spot in p.spots if spot >= FIRST_TUNNEL]
    assert len(spots) == len(set(spots))


def check_player(book: Lookup, s: EuphoriaState, p: Player) -> None:
    assert min(p.wallet) >= 0
    assert 1 <= p.morale <= book.track_end
    assert 1 <= p.knowledge <= book.track_end
    assert len(p.spots) == len(p.faces) == WORKERS
    assert workers_owned(p) >= 1
    for spot, face in zip(p.spots, p.faces, strict=True):
        assert RETURNING_SET <= spot < SPACES
        # Nothing is rolled yet while recruits are chosen.
        assert face in ((0,) if spot == RESERVE or s.lanes else range(1, 7)) or spot == RETURNING
    assert p.penalties == penalties(book, s, p.seat)
    assert p.stars == min(STARS, stars(book, s, p))
    if s.agenda and s.agenda[-1].op == TURN:
        assert artifacts_held(p) <= p.morale
        assert all(spot not in (RETURNING, RETURNING_SET) for spot in p.spots)
        assert p.dealt == ()


def penalties(book: Lookup, s: EuphoriaState, seat: int) -> int:
    """Those of the built tiles on which this seat has no star."""
    found = 0
    for tile, seats in zip(s.tiles, s.market_stars, strict=True):
        if tile >= 0 and not seats >> seat & 1:
            found |= book.tile_penalty[tile]
    return found


def stars(book: Lookup, s: EuphoriaState, p: Player) -> int:
    """The stars that can be seen, one by one."""
    return (
        sum(s.territories[faction * 6 + p.seat] for faction in range(len(FACTIONS)))
        + sum(seats >> p.seat & 1 for seats in s.market_stars)
        + sum(s.allegiance[book.recruit_faction[r]] == book.allegiance_end for r in p.active)
        + (p.resolved == 1)
    )


def check_memory(rules: EuphoriaRules, s: EuphoriaState) -> None:
    """What the state only remembers, so as not to work it out again, changes no question."""
    if s.lanes or s.over:
        return
    fields = dict(zip(TABLE_FIELDS, range(len(TABLE_FIELDS)), strict=True))
    forgetful = s.copy()
    if "open" in fields:
        forgetful.open = ()
    if "newcomers" in fields:
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

    table_fields = TABLE_FIELDS
    player_fields = PLAYER_FIELDS

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
        yield from self.hands(seat, p["wallet"])

    def hands(self, seat: int, wallet: list[int]) -> Iterator[tuple[str, Match]]:
        """One card of the hand changes places with another of the deck."""
        left: list[int] = self.of("artifact_deck")
        for mine in range(6):
            for other in range(6):
                if other != mine and wallet[FIRST_ARTIFACT + mine] and left[other]:
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


def test_a_new_table_and_a_position_pass() -> None:
    for seats in range(2, 7):
        check(rekindle.new("euphoria", seats=seats, seed=seats))
    check(position(seats=2, players=[{"board": {"generator": [2, 2], "ark": 3}, "gold": 2}]))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("morale", 0),
        ("knowledge", 7),
        ("stars", 1),
        ("penalties", 1),
        ("wallet", [-1] + [0] * 12),
        ("wallet", [0] * 12 + [1]),
        ("spots", [RESERVE] * 4),
        ("spots", [HAND, 4, RESERVE, RESERVE]),
        ("active", [3]),
        ("dilemma", 1),
    ],
)
def test_a_broken_table_does_not_pass(field: str, value: Any) -> None:
    """The checks are worth something only if they can fail."""
    table = Secret(position(seats=2, players=[{"workers": [2, 3]}, {"dilemma": "bear"}]))
    with pytest.raises(AssertionError):
        check(table.with_player(0, {field: value}))


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
