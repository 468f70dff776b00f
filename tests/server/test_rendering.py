"""What a seat is sent. Nothing of it depends on what the seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import chain
from typing import Any

import msgspec
import pytest

import rekindle
from rekindle.games import euphoria
from rekindle.games.euphoria.engine.constants import ARTIFACTS, FIRST_ARTIFACT
from rekindle.games.euphoria.engine.ops import E_DRAW
from rekindle.kernel.match import Match, Played
from rekindle.kernel.messages import Message, capital
from rekindle.kernel.signs import Sign, SignRow
from rekindle.kernel.state import Event
from rekindle.server.live.line import Line
from rekindle.server.live.rendering import (
    DEFAULT_LOG,
    MAX_LOG,
    Renderer,
    default_log_start,
    encode,
)
from rekindle.server.localisation import server_text
from rekindle.server.protocol.live import StateNews
from rekindle.server.seats.access import Access
from rekindle.server.store.models import SeatRow, TableRow, seat_bits
from rekindle.server.store.tables import StoredTable
from rekindle.server.tables.info import table_info

NAMES = ["Anna", "Bert", "Cora"]
QUIET = {"euphoria": {"trading": "off"}, "revive": {}, "recall": {}}


def new(game: str, seats: int = 3, options: dict[str, str] | None = None) -> Line:
    return Line(rekindle.new(game, seats=seats, seed=3, options=options))


def walk(line: Line, most: int, seed: int = 1) -> Iterator[Line]:
    """Play random decisions, one by one."""
    choose = random.Random(seed)
    for _ in range(most):
        if line.match.over:
            return
        decision = choose.choice(line.match.decisions)
        line.play(choose.choice(decision.moves), decision.seat)
        yield line


def told(line: Line, eyes: int | None, names: list[str] = NAMES) -> bytes:
    return Renderer(names).state_bytes(line, eyes, "en", max(0, line.length - 2))


def moves_of(line: Line, seat: int) -> list[str]:
    return [move.text for d in line.match.decisions if d.seat == seat for move in d.moves]


# Secrets


def differing(game: str, word: str, options: dict[str, str]) -> tuple[Line, Line]:
    """Two games that differ in a secret decision of the first seat."""
    one, other = new(game, options=options), new(game, options=options)
    for line in (one, other):
        while not moves_of(line, 0) or not moves_of(line, 0)[0].startswith(word):
            line.play(line.match.decision.moves[0], line.match.decision.seat)
    offered = moves_of(one, 0)
    one.play(offered[0], 0)
    other.play(offered[1], 0)
    return one, other


@pytest.mark.parametrize(
    ("game", "word", "decisions", "options"),
    [("euphoria", "keep", 1, {}), ("revive", "keep", 200, {"artifact-cards": "two"})],
)
def test_a_secret_decision_does_not_change_what_others_are_sent(
    game: str, word: str, decisions: int, options: dict[str, str]
) -> None:
    """Euphoria's recruits become public when all have chosen; Revive's artifacts at the end."""
    one, other = differing(game, word, options)
    choose = random.Random(5)
    compared = 0
    for _ in range(decisions):
        for eyes in (1, 2, None):
            assert told(one, eyes) == told(other, eyes)
        assert told(one, 0) != told(other, 0), "there is no secret left to compare"
        compared += 1
        decision = next((d for d in one.match.decisions if d.seat), one.match.decision)
        both = [m for m in decision.moves if m.text in moves_of(other, decision.seat)]
        move = choose.choice(both)
        one.play(move, decision.seat)
        other.play(move, decision.seat)
        if one.match.over:
            break
    assert compared == decisions or one.match.over


def without_history(line: Line) -> Line:
    """Drop the history, which the log and undo come from."""
    match = line.match
    return Line(Match(match.game, match.setting, match._state, match.origin))


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_a_determinised_state_renders_the_same(game: str) -> None:
    differed = 0
    for i, line in enumerate(walk(new(game), 240)):
        if i % 8 or line.match.over:
            continue
        for eyes in (0, 1, 2, None):
            dealt = Line(line.match.determinised(eyes, seed=i))
            differed += dealt.match.checksum() != line.match.checksum()
            assert told(without_history(line), eyes) == told(dealt, eyes)
    assert differed > 50, "hardly any state was different"


def test_a_drawn_card_is_shown_to_its_owner_only() -> None:
    """The same event about another artifact changes nothing for others."""
    checked = 0
    for line in walk(new("euphoria", options={"trading": "off"}), 600):
        played = line.match.history[-1]
        if checked == 3 or not any(event[0] == E_DRAW for event in played.events):
            continue
        checked += 1
        before = {eyes: lines(line, eyes) for eyes in (0, 1, 2, None)}
        other = line.copy()
        other.match.history[-1] = Played(
            played.seat,
            played.move,
            played.chance,
            tuple(another(event, E_DRAW) for event in played.events),
            None,
        )
        owner = next(event[1] for event in played.events if event[0] == E_DRAW)
        for eyes, texts in before.items():
            assert (lines(other, eyes) == texts) == (eyes != owner)
    assert checked == 3


def another(event: Event, kind: int) -> Event:
    """The same event about another artifact."""
    if event[0] != kind:
        return event
    _, seat, thing, b, c = event
    return kind, seat, FIRST_ARTIFACT + (thing - FIRST_ARTIFACT + 1) % len(ARTIFACTS), b, c


def lines(line: Line, eyes: int | None) -> bytes:
    at = line.length - 1
    return msgspec.json.encode(Renderer(NAMES).log(line, eyes, "en", at, at + 1))


@pytest.mark.parametrize(
    ("game", "decisions", "games"), [("euphoria", 900, 1), ("revive", 400, 1), ("recall", 400, 6)]
)
def test_a_secret_changes_neither_name_nor_signs_nor_touched_words_of_an_entry(
    game: str, decisions: int, games: int
) -> None:
    """Not even for its owner: whoever looks on may read and see all three."""
    hidden = import_module(f"tests.games.{game}.test_invariants").secret_figures
    compared = 0
    walks = (walk(new(game, options=QUIET[game]), decisions, seed) for seed in range(1, games + 1))
    for line in chain.from_iterable(walks):
        played, shown = line.match.history[-1], accounts(line)
        for i, event in enumerate(played.events):
            for other in hidden(event):
                compared += 1
                changed = (*played.events[:i], other, *played.events[i + 1 :])
                line.match.history[-1] = replace(played, events=changed)
                assert accounts(line) == shown
        line.match.history[-1] = played
    assert compared > 50


def accounts(line: Line) -> list[tuple[str, SignRow, list[list[str]]]]:
    """The name, the signs and the touched words of the last entry, for everybody."""
    at = line.length - 1
    found = [Renderer(NAMES).entry(line, at, eyes, "en") for eyes in (0, 1, 2, None)]
    assert len({(entry.name, str(entry.signs)) for entry in found}) == 1
    return [(entry.name, entry.signs, [line.touched for line in entry.lines]) for entry in found]


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_moves_and_undo_are_sent_to_their_own_seat_only(game: str) -> None:
    renderer = Renderer(NAMES)
    seen = {"moves": 0, "undo": 0}
    for line in walk(new(game), 150):
        for eyes in (0, 1, 2, None):
            news = renderer.state(line, eyes, "en", line.length)
            assert news.view.decisions is msgspec.UNSET
            assert [d.seat for d in news.decisions] == list(line.deciding)
            for decision in news.decisions:
                own = decision.seat == eyes
                assert bool(decision.moves) == bool(decision.prompt) == own
                seen["moves"] += own
            assert (news.undo is not None) == (eyes is not None and line.match.undo_seat == eyes)
            if news.undo is not None:
                seen["undo"] += 1
                assert news.undo.seat == eyes
                last = line.match.history[-1].move.text
                assert news.undo.steps[0].text == last
                depth = line.length - len(undone(line).history)
                assert len(news.undo.steps) == depth
    assert min(seen.values()) > 20


def undone(line: Line) -> Match:
    """The match without the last decisions of its last seat, as far as nothing became known."""
    back = line.match.copy()
    seat = back.undo_seat
    while seat is not None and back.undo_seat == seat:
        back.undo()
    return back


# Texts


def test_moves_and_entries_come_with_names_and_signs() -> None:
    line = Line(rekindle.new("revive", seats=3, seed=1))
    line.play("play farmer", 0)
    (offer, *_) = Renderer(NAMES).state(line, 0, "de", 0).decisions[0].moves
    assert (offer.name, offer.signs) == ("Slot oben links, obere Hälfte", [Sign("food", 2)])
    line.play("slot top-left", 0)
    news = Renderer(NAMES).state(line, 1, "de", 0)
    assert [(entry.name, entry.signs) for entry in news.log] == [
        ("", []),
        ("Bäuerin", [Sign("food", 2)]),
    ]


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everybody_is_called_by_name(game: str, language: str) -> None:
    renderer = Renderer(["Anna", "Bert", "Cora"])
    named = 0
    for line in walk(new(game), 200):
        news = renderer.state(line, line.match.history[-1].seat, language, line.length - 1)
        (entry,) = news.log
        texts = [one.text for one in entry.lines]
        texts += [move.meaning for d in news.decisions for move in d.moves]
        texts += [d.prompt for d in news.decisions if d.prompt]
        for text in texts:
            assert "Player " not in text
            assert "Spieler " not in text
            assert text == capital(text)
            named += any(name in text for name in NAMES)
    assert named > 50


def test_the_log_is_grouped_by_turns() -> None:
    line = new("revive", options={"tribes": "choose"})
    for _ in walk(line, 120):
        pass
    entries = Renderer(NAMES).log(line, None, "en", 0, line.length)
    assert [entry.at for entry in entries] == list(range(120))
    assert (entries[0].turn, entries[0].turn_seat) == (0, None), "a tribe is chosen before"
    turns = [entry.turn for entry in entries]
    assert turns == sorted(turns)
    assert turns[-1] > 10
    for entry in entries:
        if entry.turn:
            assert entry.turn_seat == line.turns[entry.turn - 1].seat
        assert not entry.lines or not entry.lines[-1].text.endswith("begins a turn.")


def test_after_undo_the_log_is_sent_from_where_it_changed() -> None:
    line = new("euphoria")
    choices = moves_of(line, 0)
    line.play(choices[0], 0)
    line.play(moves_of(line, 0)[0], 0)
    known = line.number
    line.undo(2)
    line.play(choices[1], 0)
    assert line.changed_since(known) == 0
    assert line.changed_since(line.number) == 1
    renderer = Renderer(NAMES)
    news = renderer.state(line, 0, "en", line.changed_since(known))
    assert (news.number, news.length, len(news.log)) == (4, 1, 1)


def test_a_replaced_entry_is_rendered_again() -> None:
    """The renderer caches entries; after an undo another decision has the same number."""
    renderer, line = Renderer(NAMES), new("revive")
    for _ in walk(line, 400):
        renderer.log(line, None, "en", line.length - 1, line.length)
        if (
            line.match.can_undo
            and renderer.log(line, None, "en", line.length - 1, line.length)[0].lines
        ):
            seat = line.match.history[-1].seat
            before = renderer.log(line, None, "en", line.length - 1, line.length)
            played = line.match.history[-1].move.text
            line.undo(1)
            others = [move for move in moves_of(line, seat) if move != played]
            if not others:
                continue
            line.play(others[-1], seat)
            after = renderer.log(line, None, "en", line.length - 1, line.length)
            fresh = Renderer(NAMES).log(line, None, "en", line.length - 1, line.length)
            assert after == fresh
            if before != after:
                return
    pytest.fail("no decision was replaced by another one")


def test_the_log_reaches_back_to_ones_last_decision() -> None:
    line = new("revive")
    for _ in walk(line, 300):
        pass
    assert default_log_start(line, None) == 300 - DEFAULT_LOG
    history = line.match.history
    line.match.history = [p for p in history[:200] if p.seat != 1] + [
        p for p in history if p.seat == 1
    ][:1]
    own = len(line.match.history) - 1
    line.match.history += [p for p in history if p.seat != 1][: DEFAULT_LOG + 30]
    assert default_log_start(line, 1) == own
    line.match.history *= 5
    assert default_log_start(line, 9) == line.length - DEFAULT_LOG
    assert len(Renderer(NAMES).log(line, None, "en", 0, line.length)) == MAX_LOG


def test_states_match_the_protocol_in_both_languages() -> None:
    line = new("euphoria")
    for _ in walk(line, 40):
        pass
    for language in ("en", "de"):
        news = Renderer(NAMES).state_bytes(line, 1, language, 0)
        assert msgspec.json.decode(news, type=StateNews).length == 40
        assert server_text(language, Message("stale")) != "stale"


# The table


def stored_table() -> StoredTable:
    row = TableRow(
        id="t",
        game="revive",
        options={"sides": "sun"},
        pack="rekindle",
        pack_hash="",
        rules=1,
        seats=3,
        seed="12345678901234567",
        listed=False,
        pace="live",
        clock=120,
        status="running",
        host_hash="hash-of-host",
        host_account=None,
        watch_hash="hash-of-watch",
        address="10.1.2.3",
        created=1.0,
        since=1000.0,
        deciding=seat_bits((1,)),
    )
    seats = (
        SeatRow("t", 0, "person", "Anna", key_hash="hash-of-key"),
        SeatRow("t", 1, "shared", "Bert"),
        SeatRow("t", 2, "bot", "Cora", "easy"),
    )
    return StoredTable(row, seats, {1: [0]})


def test_table_info_contains_no_secrets() -> None:
    text = encode(table_info(stored_table(), Access(), "en", frozenset(), 1001.0)).decode()
    for secret in ("12345678901234567", "hash-of", "10.1.2.3"):
        assert secret not in text


def test_table_info_shows_presence_clocks_and_votes() -> None:
    me = Access(frozenset({0}), host=True, may_view=True)
    info = table_info(stored_table(), me, "en", frozenset({0, 2}), 1119.0)
    assert [seat.mine for seat in info.seats] == [True, False, False]
    assert [seat.here for seat in info.seats] == [True, False, True]
    assert [seat.votes for seat in info.seats] == [[], [0], []]
    assert [seat.overdue for seat in info.seats] == [False, False, False]
    assert (info.host, info.deciding, info.outcome) == (True, [1], None)
    late = table_info(stored_table(), me, "en", frozenset(), 1120.0)
    assert [seat.overdue for seat in late.seats] == [False, True, False]


def test_an_outcome_is_rendered_in_words_of_the_game() -> None:
    line = new("revive", seats=2)
    for _ in walk(line, 5000):
        pass
    row = replace(stored_table().row, status="over", outcome=line.outcome(), seats=2)
    over = replace(stored_table(), row=row)
    for language, points in (("en", "Technologies"), ("de", "Technologien")):
        outcome = table_info(over, Access(), language, frozenset(), 0.0).outcome
        assert outcome is not None
        assert line.match.result is not None
        assert [seat.total for seat in outcome.seats] == list(line.match.result.totals)
        assert points in [part.name for part in outcome.seats[0].lines]
        assert sum(part.points for part in outcome.seats[0].lines) == outcome.seats[0].total


@pytest.mark.parametrize(
    ("game", "broken", "en", "de"),
    [
        (
            "euphoria",
            ["morale", 5, 3],
            "Equal stars, more morale (5 to 3)",
            "Gleich viele Sterne, höhere Moral (5 zu 3)",
        ),
        (
            "revive",
            ["tracks", 6, 5],
            "Equal points, further on the machine tracks (6 to 5)",
            "Gleich viele Punkte, weiter auf den Maschinenleisten (6 zu 5)",
        ),
        ("revive", None, "", ""),
    ],
)
def test_an_outcome_names_what_broke_a_tie(
    game: str, broken: list[object] | None, en: str, de: str
) -> None:
    first = {"seat": 0, "place": 1, "total": 10, "lines": [], "tie_break": broken}
    earlier = {"seat": 1, "place": 2, "total": 10, "lines": []}
    outcome = {"reason": "", "seats": [first, earlier]}
    over = replace(
        stored_table(), row=replace(stored_table().row, game=game, status="over", outcome=outcome)
    )
    for language, expected in (("en", en), ("de", de)):
        told = table_info(over, Access(), language, frozenset(), 0.0).outcome
        assert told is not None
        assert [seat.tie_break for seat in told.seats] == [expected, ""]


def test_a_tie_break_is_stored_without_a_language() -> None:
    nine = {"euphorian": 3, "subterran": 3, "icarite": 3}
    line = Line(
        euphoria.position(
            seats=6,
            players=[
                {"workers": [1], "territories": nine, "gold": 6},
                {"territories": {"wastelander": 1}, "morale": 3},
                {"territories": {"wastelander": 1}, "morale": 2},
            ],
        )
    )
    line.play("place 1 nimbus-loft", 0)
    stored: Any = line.outcome()
    assert [seat["tie_break"] for seat in stored["seats"][:3]] == [None, ["morale", 3, 2], None]
