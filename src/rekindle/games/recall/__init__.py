"""Recall: what the rest of the program sees of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rekindle.content import Effect, Pack
from rekindle.content.game import Content, Functions, PackGame
from rekindle.games.recall import presentation as text
from rekindle.games.recall.bot.features.row import RecallFeatures
from rekindle.games.recall.bot.features.words import feature_words
from rekindle.games.recall.bot.judge import judge
from rekindle.games.recall.content.checks import SCHEMA
from rekindle.games.recall.content.compiler import Compiler
from rekindle.games.recall.content.vocabulary import Names
from rekindle.games.recall.engine.audit.state import audit
from rekindle.games.recall.engine.constants import PATHS
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.scoring import (
    LINES,
    TIE_BREAKS,
    score_lines,
    solo_won,
    standings,
)
from rekindle.games.recall.engine.secrets import determinise
from rekindle.games.recall.engine.setup import deal, empty_state
from rekindle.games.recall.engine.state import STATE_FIELDS, RecallState
from rekindle.games.recall.presentation.balance import observe
from rekindle.games.recall.presentation.catalogue.build import catalogue
from rekindle.games.recall.presentation.position.build import position
from rekindle.games.recall.presentation.position.fixed import fixed
from rekindle.games.recall.presentation.terminal.screen import TERMINAL
from rekindle.games.recall.presentation.view import view
from rekindle.games.recall.presentation.words import names_of, rules_of
from rekindle.kernel.data import StateFormat
from rekindle.kernel.game import Option, Setting
from rekindle.kernel.moves import Vocabulary


@dataclass(frozen=True)
class RecallContent(Content):
    """The pack, names by number, and effects as they are written."""

    names: Names
    trees: list[Effect | None]


def compiled(
    pack: Pack, options: Mapping[str, str]
) -> tuple[RecallRules, Vocabulary, RecallContent]:
    compiler = Compiler(pack, options)
    rules, vocabulary = compiler.rules()
    return rules, vocabulary, RecallContent(pack, compiler.names, compiler.numbered.trees)


def empty(setting: Setting, seats: int, seed: int) -> RecallState:
    return empty_state(rules_of(setting), seats, seed)


def scores(rules: RecallRules, s: RecallState) -> list[list[int]]:
    return [score_lines(rules, s, p) for p in s.players]


def ending(rules: RecallRules, s: RecallState, totals: Sequence[int]) -> str:
    """The rounds are over; a single player wins by meeting both objectives (recall.solo.3)."""
    if s.seats > 1:
        return "rounds"
    return "won" if solo_won(rules, s) else "lost"


def audited(setting: Setting, s: RecallState) -> list[str]:
    return audit(rules_of(setting), s)


def words(setting: Setting) -> dict[str, list[str]]:
    return feature_words(names_of(setting))


class RecallGame(PackGame[RecallState, RecallRules]):
    """Recall, for 1 to 4 players."""

    name = "recall"
    title = "Recall"
    seats = range(1, 5)
    options = (
        Option("tribes", ("choose", "deal", "boomerang"), "choose", "deal"),
        Option("ancient-tribes", ("hidden", "known"), "hidden"),
        Option("upgrades", ("stacks", "free"), "stacks"),
        Option("paths", ("a", "b", "random"), "a"),
        *(Option(f"path-{path}", ("table", "a", "b"), "table") for path in PATHS),
    )
    rules_version = 2
    package = __name__
    schema = SCHEMA
    pack = "rekindle"
    format = StateFormat(RecallState, STATE_FIELDS)
    score_lines = LINES
    tie_breaks = TIE_BREAKS
    terminal = TERMINAL
    events = text.EVENTS
    prompts = text.PROMPTS
    meanings = text.MEANINGS
    functions = Functions(
        compile=compiled,
        empty_state=empty,
        deal=deal,
        fixed=fixed,
        determinise=determinise,
        judge=judge,
        audit=audited,
        features=RecallFeatures,
        feature_words=words,
        score=scores,
        standings=standings,
        ending=ending,
        view=view,
        catalogue=catalogue,
        reason=text.reason,
        observe=observe,
    )


GAME = RecallGame()

__all__ = ["GAME", "position"]
