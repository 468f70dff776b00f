"""Revive: what the rest of the program sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from rekindle.content import Effect, Pack, load
from rekindle.games.revive import presentation as text
from rekindle.games.revive.bot.judge import judge
from rekindle.games.revive.content.checks import SCHEMA
from rekindle.games.revive.content.compiler import Compiler
from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine import secrets
from rekindle.games.revive.engine.audit.state import audit
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.saved import (
    HELP_FIELDS,
    SAVED_FIELDS,
    saved_help,
    with_saved_help,
    without_help,
)
from rekindle.games.revive.engine.scoring import LINES, rank, score_lines, standings
from rekindle.games.revive.engine.setup import set_up
from rekindle.games.revive.engine.state import PLAYER_FIELDS, STATE_FIELDS, Player, ReviveState
from rekindle.games.revive.presentation.balance import observe
from rekindle.games.revive.presentation.catalogue.build import catalogue
from rekindle.games.revive.presentation.position.build import position
from rekindle.games.revive.presentation.view import view
from rekindle.kernel import data
from rekindle.kernel.game import Game, Option, Result, ScoreLine, SeatResult, Setting, places
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move
from rekindle.kernel.observed import Observed
from rekindle.kernel.state import Event, Frame, State

FIELDS = {Player: PLAYER_FIELDS, ReviveState: STATE_FIELDS}
SAVED_PLAYER = PLAYER_FIELDS[:-1]
"""What the ways cost is worked out again when it is asked for."""
DEFAULT_PACK = "rekindle"
RANKS = ("loss", "survivor", "minor", "regular", "major", "superior", "utopia")


@dataclass(frozen=True)
class Content:
    """What the border needs besides the rules: the pack, names by number, effects as written."""

    pack: Pack
    names: Names
    trees: list[Effect | None]


class ReviveGame(Game):
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
    rules_version = 2
    package = __name__
    schema = SCHEMA

    @property
    def default_pack(self) -> Traversable:
        return files(__name__).joinpath("packs", DEFAULT_PACK)

    def setting(self, options: Mapping[str, str], pack: Path | None = None) -> Setting:
        return _setting(tuple(options.items()), pack)

    def set_up(self, setting: Setting, seats: int, seed: int) -> ReviveState:
        return set_up(rules_of(setting), seats, seed)

    def view(self, setting: Setting, state: State, seat: int | None) -> dict[str, Any]:
        content: Content = setting.extra
        return view(rules_of(setting), content.pack, content.names, cast(ReviveState, state), seat)

    def determinise(
        self, setting: Setting, state: State, seat: int | None, seed: int
    ) -> ReviveState:
        return secrets.determinise(rules_of(setting), cast(ReviveState, state), seat, seed)

    def result(self, setting: Setting, state: State) -> Result:
        rules, s = rules_of(setting), cast(ReviveState, state)
        seats = []
        for p, place in zip(s.players, places(standings(rules, s)), strict=True):
            lines = score_lines(rules, s, p)
            seats.append(SeatResult(p.seat, place, sum(lines), tuple(map(ScoreLine, LINES, lines))))
        reason = RANKS[rank(rules, seats[0].total)] if s.seats == 1 else "last artifact"
        return Result(tuple(seats), reason)

    def prompt(self, setting: Setting, state: State, frame: Frame) -> Message:
        return text.prompt(setting, cast(ReviveState, state), frame)

    def reason(
        self, setting: Setting, state: State, frame: Frame, code: int, reason: int
    ) -> tuple[Message, str]:
        return text.reason(setting, cast(ReviveState, state), frame, code, reason)

    def audit(self, setting: Setting, state: State) -> list[str]:
        return audit(rules_of(setting), cast(ReviveState, state))

    def sentence(self, setting: Setting, event: Event, seat: int | None) -> Message | None:
        return text.sentence(setting, event, seat)

    def meaning(self, setting: Setting, state: State, move: Move) -> Message:
        return text.move_message(setting, cast(ReviveState, state), move)

    def touched(self, setting: Setting, event: Event) -> tuple[str, ...]:
        return text.touched(setting, event)

    def catalogue(self, setting: Setting, language: str) -> dict[str, Any]:
        return catalogue(setting, language)

    def to_data(self, state: State) -> Any:
        s = cast(ReviveState, state)
        kept: dict[str, Any] = dict(zip(HELP_FIELDS, saved_help(s.agenda), strict=True))
        kept["agenda"] = without_help(s.agenda)
        values = [kept[name] if name in kept else getattr(s, name) for name in SAVED_FIELDS]
        return data.plain(values, {Player: SAVED_PLAYER})

    def from_data(self, values: Any) -> ReviveState:
        fields = dict(zip(SAVED_FIELDS, values, strict=True))
        fields["fixed"] = tuple((kind, value) for kind, value in fields["fixed"])
        help = [fields.pop(name) for name in HELP_FIELDS]
        fields["agenda"] = with_saved_help(data.frames(fields["agenda"]), *help)
        fields["lanes"] = data.lanes(fields["lanes"])
        fields["players"] = [player_from(row) for row in fields["players"]]
        return ReviveState(**fields)

    def judge(self, setting: Setting, state: State) -> list[float]:
        return judge(rules_of(setting), cast(ReviveState, state))

    def observe(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        return observe(setting, start, played, end)


def rules_of(setting: Setting) -> ReviveRules:
    return cast(ReviveRules, setting.rules)


def player_from(values: list[Any]) -> Player:
    fields = dict(zip(PLAYER_FIELDS, [*values, []], strict=True))
    fields["slots"] = [tuple(slot) for slot in fields["slots"]]
    return Player(**fields)


@lru_cache(maxsize=64)
def _setting(options: tuple[tuple[str, str], ...], folder: Path | None) -> Setting:
    pack = _pack(folder)
    chosen = dict(options)
    compiler = Compiler(pack, chosen)
    rules, vocabulary = compiler.rules()
    content = Content(pack, compiler.names, compiler.numbered.trees)
    return Setting(rules, vocabulary, chosen, pack.id, pack.hash, content)


@lru_cache(maxsize=8)
def _pack(folder: Path | None) -> Pack:
    return load(folder or GAME.default_pack, SCHEMA)


GAME = ReviveGame()

__all__ = ["GAME", "position"]
