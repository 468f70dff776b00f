"""One check, one reason: what passes its check is offered, and everything else is explained.

Random games of every game are looked at here and there, and always where a question is rare. There
every move of the vocabulary is put to its check.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import rekindle
from rekindle import Match, Move
from rekindle.kernel.articles import articles
from rekindle.kernel.match import Decision, engine_of
from rekindle.kernel.messages import LANGUAGES, Message
from rekindle.kernel.reasons import FINE, NOT_ASKED, code_of
from rekindle.kernel.roles import NEGOTIATION
from rekindle.kernel.state import Frame, State
from tests.games.tables import Table, mixed_tables, name_of, plain_tables

TABLES = 6
"""How many tables of each game are played."""
STEPS = 800
SEEN = 4
"""How often a question is looked at in any case; later now and then."""
RARELY = 24


def tables() -> list[Table]:
    """Some of each game, with different seats and options."""
    found: list[Table] = []
    for info in rekindle.games():
        of_game = [table for table in plain_tables() + mixed_tables() if table[0] == info.name]
        found += random.Random(1).sample(of_game, TABLES)
    return found


@cache
def article_ids(game: str) -> frozenset[str]:
    found = rekindle.new(game, seats=2, seed=0).game
    return frozenset(article.id for article in articles(found, "en"))


def positions(match: Match, seed: int) -> Iterator[tuple[Decision, Frame]]:
    """Decisions of a random game, each with the question that asks for it."""
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(STEPS):
        if match.over:
            return
        decision, pending = dice.choice(list(zip(match.decisions, match._pending(), strict=True)))
        asks = decision.asks.id
        seen[asks] += 1
        if seen[asks] <= SEEN or dice.randrange(RARELY) == 0:
            yield decision, pending[1]
        match.play(pick(dice, decision), decision.seat)


def pick(dice: random.Random, decision: Decision) -> Move:
    """A verb, then a move: rare verbs come up often enough. Offers would hold up the game."""
    quiet = [move for move in decision.moves if move.role != NEGOTIATION]
    moves = quiet if quiet and dice.random() < 0.8 else list(decision.moves)
    verb = dice.choice(sorted({move.verb for move in moves}))
    return dice.choice([move for move in moves if move.verb == verb])


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_a_move_is_offered_exactly_if_its_check_is_fine(table: Table) -> None:
    game, seats, options = table
    match = rekindle.new(game, seats=seats, seed=seats, options=dict(options))
    for i, (decision, frame) in enumerate(positions(match, seats)):
        match.language = LANGUAGES[i % len(LANGUAGES)]
        rules, state = engine_of(match)
        before = match.game.to_data(state)
        for move in match.setting.vocabulary.moves:
            found = rules.check(state, frame, move.code)
            assert (found == FINE) == (move in decision.moves), (str(move), found, decision.asks)
            if found != FINE:
                explained(match, state, frame, decision, move, found)
        assert match.game.to_data(state) == before, "a check has changed the state"


def explained(
    match: Match, state: State, frame: Frame, decision: Decision, move: Move, found: int
) -> None:
    """The reason is the one that the check gave, with a sentence in both languages."""
    if found == NOT_ASKED:
        return
    reason = match.why_not(move.text, decision.seat)
    assert reason is not None
    assert reason.code == code_of(found)
    assert reason.article in article_ids(match.game.name), (str(move), reason)
    assert "{" not in reason.text, reason.text
    message, article = match.game.reason(match.setting, state, frame, move.code, found)
    assert (message, article) == (reason.message, reason.article)
    for language in LANGUAGES:
        phrases = match.game.phrases(language)
        assert [id for id in ids(message) if not phrases.has(id)] == []


def ids(message: Message) -> Iterator[str]:
    """The id of a message, and those of all messages inside it."""
    yield message.id
    for value in message.values.values():
        if isinstance(value, Message):
            yield from ids(value)


@pytest.mark.parametrize("game", [info.name for info in rekindle.games()])
def test_every_verb_has_a_check(game: str) -> None:
    match = rekindle.new(game, seats=2, seed=0)
    assert set(match.setting.rules.checks) == set(match.setting.vocabulary.verbs)


@pytest.mark.parametrize("game", [info.name for info in rekindle.games()])
def test_what_is_not_asked_says_what_is(game: str) -> None:
    """Where there is nothing better to say, the question itself is the answer."""
    match = rekindle.new(game, seats=2, seed=0)
    decision = match.decision
    rules, state = engine_of(match)
    frame = match._pending()[0][1]
    silent = [
        move
        for move in match.setting.vocabulary.moves
        if rules.check(state, frame, move.code) == NOT_ASKED
    ]
    assert silent
    for move in silent:
        reason = match.why_not(move.text, decision.seat)
        assert reason is not None
        assert (reason.code, reason.article) == (NOT_ASKED, "")
        assert reason.message.values == {"asked": decision.asks}
