"""Moves and decisions in one line: a name in a word or two, and what comes of them as icons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

import rekindle
from rekindle import games
from rekindle.kernel.events import A, B, C
from rekindle.kernel.match import Match
from rekindle.kernel.messages import LANGUAGES
from rekindle.kernel.signs import Sign, SignRow
from rekindle.kernel.state import Event
from rekindle.kernel.wording import sentence
from tests.games.icons import icons
from tests.games.play import walk
from tests.games.test_events import VALUES, events, every_game, setting

LONGEST = 38
"""A worker's number before the longest name that is printed on a board."""
STEPS = 160
TABLES = [
    ("euphoria", 2, {}),
    ("euphoria", 4, {"deck": "second"}),
    ("revive", 1, {}),
    ("revive", 3, {"sides": "either", "formica": "on", "vukuntur": "on", "tribes": "choose"}),
    ("revive", 4, {"artifact-cards": "two", "large-locations": "all"}),
    ("recall", 1, {}),
    ("recall", 3, {"tribes": "boomerang", "upgrades": "free"}),
    ("recall", 4, {"tribes": "deal", "paths": "b"}),
]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


def named(match: Match, language: str) -> list[tuple[str, SignRow, str]]:
    """The name, the signs and the text of every move that is offered."""
    names = [f"Player {seat + 1}" for seat in range(match.seats)]
    phrases = match.game.phrases(language)
    return [
        (sentence(match.title(move), names, phrases), match.signs(move), move.text)
        for decision in match.decisions
        for move in decision.moves
    ]


def played(name: str, seats: int, options: dict[str, str]) -> Iterator[Match]:
    match = rekindle.new(name, seats=seats, seed=seats, options=options)
    for _ in walk(match, seats, STEPS):
        yield match


@every_table
def test_every_offered_move_has_a_short_name(
    name: str, seats: int, options: dict[str, str]
) -> None:
    for match in played(name, seats, options):
        for language in LANGUAGES:
            for title, _, text in named(match, language):
                assert 0 < len(title) <= LONGEST, text
                assert "title-" not in title, "a message is missing"


@every_table
def test_moves_of_a_decision_can_be_told_apart(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Name and signs together: only moves with the same outcome may look the same."""
    for match in played(name, seats, options):
        if len(match.decisions) > 1:
            continue
        for language in LANGUAGES:
            alike = defaultdict(set)
            for title, signs, text in named(match, language):
                outcome = match.outcome(match.setting.vocabulary.parse(text))
                alike[title, str(signs)].add((outcome, "" if outcome.events else text))
            assert [key for key, outcomes in alike.items() if len(outcomes) > 1] == []


@every_game
def test_every_verb_has_a_title(name: str) -> None:
    meanings = games.find(name).meanings
    assert set(meanings.titles) == set(meanings.tells) == set(setting(name).vocabulary.verbs)


@every_table
def test_signs_do_not_depend_on_what_is_hidden(
    name: str, seats: int, options: dict[str, str]
) -> None:
    for number, match in enumerate(played(name, seats, options)):
        if len(match.decisions) > 1 or number % 4:
            continue
        other = match.determinised(match.decision.seat, 1000 + number)
        for move in match.decision.moves:
            assert other.signs(move) == match.signs(move), move
            assert other.title(move) == match.title(move), move


@every_game
def test_neither_chance_nor_a_secret_changes_the_signs_of_an_event(name: str) -> None:
    of = setting(name)
    for kind, row in events(name).rows.items():
        hidden = {*row.chance, *([A] if row.others is not None else [])}
        for at in hidden:
            told = [with_value(kind, at, value) for value in VALUES]
            if row.shows is not None:
                assert len({str(row.shows(of, event)) for event in told}) == 1
            if row.names is not None and row.others is not None:
                assert len({str(row.names(of, event)) for event in told}) == 1


def with_value(kind: int, at: int, value: int) -> Event:
    a, b, c = [value if i == at else 1 for i in (A, B, C)]
    return kind, 0, a, b, c


# What comes of a decision


def accounts(match: Match) -> list[tuple[str, SignRow]]:
    phrases = match.game.phrases("en")
    names = ["Ada", "Flint", "Cora"]
    told = [match.account(one) for one in match.history]
    return [(sentence(name, names, phrases) if name else "", signs) for name, signs in told]


def test_a_turn_of_revive_is_a_short_story() -> None:
    match = rekindle.new("revive", seats=3, seed=1)
    for text in ("play farmer", "slot top-left", "trade gear", "switch", "gain book"):
        match.play(text)
    assert accounts(match) == [
        ("", []),  # the slot decides what the card gives
        ("Farmer", [Sign("food", 2)]),
        ("Trade", [Sign("crystal", -1), Sign("gear")]),
        ("Use the switch", []),
        ("", [Sign("book")]),
    ]


def test_a_decision_that_nobody_is_told_of_has_no_account() -> None:
    match = rekindle.new("euphoria", seats=3, seed=1)
    for _ in range(5):
        match.play(match.decision.moves[0], match.decision.seat)
    assert accounts(match) == [("", [])] * 5


def test_signs_of_a_move_come_true() -> None:
    match = rekindle.new("revive", seats=2, seed=3)
    for _, decision, move in walk(match, 3, STEPS):
        after = match.copy()
        told, asks = match.signs(move), match.outcome(move).asks
        after.play(move, decision.seat)
        if not asks and after.history[-1].move == move:
            assert [sign for sign in told if sign not in after.account(after.history[-1])[1]] == []


# Icons


@every_game
def test_the_page_draws_more_than_a_few_icons(name: str) -> None:
    """Whether it can draw all of them is tested there: they are in its fixture."""
    assert len(icons(name)) > 20
