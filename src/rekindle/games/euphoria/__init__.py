"""Euphoria: what the rest of the program sees of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rekindle.content import Effect, Pack
from rekindle.content.game import Content, Functions, PackGame
from rekindle.games.euphoria import presentation as text
from rekindle.games.euphoria.bot.feature_words import feature_words
from rekindle.games.euphoria.bot.features.describe import EuphoriaFeatures
from rekindle.games.euphoria.bot.judge import judge
from rekindle.games.euphoria.bot.offers import may_offer
from rekindle.games.euphoria.content.checks import SCHEMA
from rekindle.games.euphoria.content.compiler import Compiler
from rekindle.games.euphoria.content.language import Recruit
from rekindle.games.euphoria.engine.audit import audit
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.scoring import LINES, TIE_BREAKS, score_lines, standings
from rekindle.games.euphoria.engine.secrets import determinise
from rekindle.games.euphoria.engine.setup import deal, empty_state
from rekindle.games.euphoria.engine.state import STATE_FIELDS, EuphoriaState
from rekindle.games.euphoria.presentation.balance import observe
from rekindle.games.euphoria.presentation.catalogue.build import catalogue
from rekindle.games.euphoria.presentation.position.build import fixed, position
from rekindle.games.euphoria.presentation.terminal.screen import TERMINAL
from rekindle.games.euphoria.presentation.view import view
from rekindle.games.euphoria.presentation.words import rules_of
from rekindle.kernel.data import StateFormat
from rekindle.kernel.game import Option, Setting
from rekindle.kernel.moves import Vocabulary


@dataclass(frozen=True)
class EuphoriaContent(Content):
    """The pack, and the deck of recruits that is dealt."""

    recruits: list[Recruit]
    trees: list[Effect | None]
    """Effects as written, by number."""


def compiled(
    pack: Pack, options: Mapping[str, str]
) -> tuple[EuphoriaRules, Vocabulary, EuphoriaContent]:
    compiler = Compiler(pack, options["deck"] == "second")
    rules, vocabulary = compiler.rules()
    return rules, vocabulary, EuphoriaContent(pack, compiler.recruits, compiler.numbered.trees)


def empty(setting: Setting, seats: int, seed: int) -> EuphoriaState:
    return empty_state(rules_of(setting), seats, seed, setting.options["trading"] == "on")


def scores(rules: EuphoriaRules, s: EuphoriaState) -> list[list[int]]:
    return [score_lines(rules, s, p) for p in s.players]


def ending(rules: EuphoriaRules, s: EuphoriaState, totals: Sequence[int]) -> str:
    return "tenth star"


def audited(setting: Setting, s: EuphoriaState) -> list[str]:
    return audit(rules_of(setting), s, setting.options["trading"] == "on")


class EuphoriaGame(PackGame[EuphoriaState, EuphoriaRules]):
    """Euphoria, for 2 to 6 players."""

    name = "euphoria"
    title = "Euphoria"
    seats = range(2, 7)
    options = (
        Option("deck", ("first", "second"), "first"),
        Option("trading", ("on", "off"), "on", simulated="off"),
    )
    rules_version = 4
    package = __name__
    schema = SCHEMA
    pack = "first_edition"
    points_feature = "stars"
    is_race = True
    format = StateFormat(EuphoriaState, STATE_FIELDS)
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
        may_offer=may_offer,
        audit=audited,
        features=EuphoriaFeatures,
        feature_words=feature_words,
        score=scores,
        standings=standings,
        ending=ending,
        view=view,
        catalogue=catalogue,
        reason=text.reason,
        observe=observe,
    )


GAME = EuphoriaGame()

__all__ = ["GAME", "position"]
