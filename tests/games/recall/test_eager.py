"""What the tests of every game ask of moves and their words, for players who get around."""

from __future__ import annotations

from collections import defaultdict

import pytest

import rekindle
from rekindle import Match
from rekindle.kernel.messages import LANGUAGES
from tests.games.recall.eager import walk
from tests.games.recall.helpers import EVERY_VARIANT
from tests.games.recall.situations import SITUATIONS
from tests.games.test_signs import LONGEST, named
from tests.games.texts import Sentences

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {**EVERY_VARIANT, "paths": "random"}),
    (3, {"tribes": "deal", "paths": "b"}),
]
EVERY = 3
"""One in so many decisions is looked at."""
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def begun(seats: int, options: dict[str, str]) -> list[Match]:
    """A whole game, and the rare things that only positions are likely to have."""
    return [
        rekindle.new("recall", seats, seed=seats, options=options),
        *(make(seats) for make in SITUATIONS),
    ]


@every_table
def test_moves_have_short_names_and_can_be_told_apart(seats: int, options: dict[str, str]) -> None:
    for match in begun(seats, options):
        for step, decision, _ in walk(match, seats, 500):
            if step % EVERY == 0:
                for language in LANGUAGES:
                    check_names(match, decision.asks.id, language)


def check_names(match: Match, asks: str, language: str) -> None:
    alike = defaultdict(set)
    for title, signs, text in named(match, language):
        assert 0 < len(title) <= LONGEST, (asks, text, title)
        assert "title-" not in title, (asks, text)
        outcome = match.outcome(match.setting.vocabulary.parse(text))
        alike[title, str(signs)].add((outcome, "" if outcome.events else text))
    assert [key for key, outcomes in alike.items() if len(outcomes) > 1] == [], asks


@every_table
def test_everything_that_is_said_is_a_sentence(seats: int, options: dict[str, str]) -> None:
    sentences = Sentences("recall")
    for match in begun(seats, options):
        for step, decision, _ in walk(match, seats, 500):
            if step % EVERY:
                continue
            for language in LANGUAGES:
                sentences.said(decision.asks, language)
                for move in decision.moves:
                    sentences.said(match.meaning(move), language)
                    sentences.said(match.description(move), language)
        for played in match.history:
            for event in played.events:
                for seat in (0, None):
                    message = match.game.sentence(match.setting, event, seat)
                    for language in LANGUAGES if message is not None else ():
                        assert message is not None
                        sentences.said(message, language)
