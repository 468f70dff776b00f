"""Revive: what the rest of the program sees of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rekindle.content import Effect, Pack
from rekindle.content.game import Content, Functions, PackGame
from rekindle.games.revive import presentation as text
from rekindle.games.revive.bot.features.describe import features
from rekindle.games.revive.bot.features.words import words
from rekindle.games.revive.bot.judge import judge
from rekindle.games.revive.content.checks import SCHEMA
from rekindle.games.revive.content.compiler import Compiler
from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.audit.state import audit
from rekindle.games.revive.engine.constants import RANKS
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import LINES, TIE_BREAKS, rank, score_lines, standings
from rekindle.games.revive.engine.secrets import determinise
from rekindle.games.revive.engine.setup import deal, empty_state
from rekindle.games.revive.engine.state import STATE_FIELDS, ReviveState
from rekindle.games.revive.presentation.balance import observe
from rekindle.games.revive.presentation.catalogue.build import catalogue
from rekindle.games.revive.presentation.position.build import position
from rekindle.games.revive.presentation.position.fixed import fixed
from rekindle.games.revive.presentation.terminal.screen import TERMINAL
from rekindle.games.revive.presentation.view import view
from rekindle.games.revive.presentation.words import rules_of
from rekindle.kernel.data import StateFormat
from rekindle.kernel.game import Option, Setting
from rekindle.kernel.moves import Vocabulary


@dataclass(frozen=True)
class ReviveContent(Content):
    """The pack, names by number, and effects as they are written."""

    names: Names
    trees: list[Effect | None]


def compiled(
    pack: Pack, options: Mapping[str, str]
) -> tuple[ReviveRules, Vocabulary, ReviveContent]:
    compiler = Compiler(pack, options)
    rules, vocabulary = compiler.rules()
    return rules, vocabulary, ReviveContent(pack, compiler.names, compiler.numbered.trees)


def empty(setting: Setting, seats: int, seed: int) -> ReviveState:
    return empty_state(rules_of(setting), seats, seed)


def scores(rules: ReviveRules, s: ReviveState) -> list[list[int]]:
    return [score_lines(rules, s, p) for p in s.players]


def ending(rules: ReviveRules, s: ReviveState, totals: Sequence[int]) -> str:
    return RANKS[rank(rules, totals[0])] if s.seats == 1 else "last artifact"


def audited(setting: Setting, s: ReviveState) -> list[str]:
    return audit(rules_of(setting), s)


class ReviveGame(PackGame[ReviveState, ReviveRules]):
    """Revive, for 1 to 4 players."""

    name = "revive"
    title = "Revive"
    seats = range(1, 5)
    options = (
        Option("tribes", ("deal", "choose"), "deal"),
        Option("artifact-cards", ("one", "two", "open"), "one"),
        Option("length", ("normal", "long"), "normal"),
        Option("sides", ("sun", "moon", "either"), "sun"),
        Option("formica", ("off", "on"), "off"),
        Option("vukuntur", ("off", "on"), "off"),
        Option("switch", ("first", "second"), "first"),
        Option("vast-crystals", ("off", "on"), "off"),
        Option("large-locations", ("base", "all"), "base"),
        Option("solo-end", ("open", "strict"), "open"),
        Option("end-tile", ("turn", "taker"), "turn"),
        Option("copied-card", ("rests", "stays"), "rests"),
        Option("all-colours", ("any", "played"), "any"),
    )
    rules_version = 3
    package = __name__
    schema = SCHEMA
    pack = "rekindle"
    format = StateFormat(ReviveState, STATE_FIELDS)
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
        score=scores,
        standings=standings,
        ending=ending,
        view=view,
        catalogue=catalogue,
        reason=text.reason,
        observe=observe,
        features=features,
        feature_words=words,
    )


GAME = ReviveGame()

__all__ = ["GAME", "position"]
