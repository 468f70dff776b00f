"""Euphoria: what the rest of the program sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from rekindle.content import Pack, load
from rekindle.games.euphoria import presentation as text
from rekindle.games.euphoria.bot.judge import judge
from rekindle.games.euphoria.content.checks import SCHEMA
from rekindle.games.euphoria.content.compiler import Compiler
from rekindle.games.euphoria.content.language import Recruit
from rekindle.games.euphoria.engine import secrets
from rekindle.games.euphoria.engine.audit import audit
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.scoring import LINES, score_lines, standings
from rekindle.games.euphoria.engine.setup import set_up
from rekindle.games.euphoria.engine.state import (
    PLACEMENT_FIELDS,
    PLAYER_FIELDS,
    STATE_FIELDS,
    EuphoriaState,
    Placement,
    Player,
)
from rekindle.games.euphoria.presentation.balance import observe
from rekindle.games.euphoria.presentation.catalogue.build import catalogue
from rekindle.games.euphoria.presentation.position.build import position
from rekindle.games.euphoria.presentation.view import view
from rekindle.kernel import data
from rekindle.kernel.game import Game, Option, Result, ScoreLine, SeatResult, Setting, places
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move
from rekindle.kernel.observed import Observed
from rekindle.kernel.state import Event, Frame, State

FIELDS = {Player: PLAYER_FIELDS, Placement: PLACEMENT_FIELDS, EuphoriaState: STATE_FIELDS}
PLACEMENT = STATE_FIELDS.index("placement")
DEFAULT_PACK = "first_edition"


@dataclass(frozen=True)
class Cards:
    """What the border needs besides the rules: the pack, and the deck that is dealt."""

    pack: Pack
    recruits: list[Recruit]


class EuphoriaGame(Game):
    """Euphoria, for 2 to 6 players."""

    name = "euphoria"
    title = "Euphoria"
    seats = range(2, 7)
    options = (
        Option("deck", ("first", "second"), "first"),
        Option("trading", ("on", "off"), "on", simulated="off"),
    )
    rules_version = 2
    package = __name__
    schema = SCHEMA

    @property
    def default_pack(self) -> Traversable:
        return files(__name__).joinpath("packs", DEFAULT_PACK)

    def setting(self, options: Mapping[str, str], pack: Path | None = None) -> Setting:
        return _setting(tuple(options.items()), pack)

    def set_up(self, setting: Setting, seats: int, seed: int) -> EuphoriaState:
        return set_up(rules_of(setting), seats, seed, setting.options["trading"] == "on")

    def view(self, setting: Setting, state: State, seat: int | None) -> dict[str, Any]:
        cards: Cards = setting.extra
        return view(rules_of(setting), cards.pack, cards.recruits, cast(EuphoriaState, state), seat)

    def determinise(
        self, setting: Setting, state: State, seat: int | None, seed: int
    ) -> EuphoriaState:
        return secrets.determinise(rules_of(setting), cast(EuphoriaState, state), seat, seed)

    def result(self, setting: Setting, state: State) -> Result:
        rules, s = rules_of(setting), cast(EuphoriaState, state)
        seats = [
            SeatResult(
                p.seat,
                place,
                p.stars,
                tuple(map(ScoreLine, LINES, score_lines(rules, s, p))),
            )
            for p, place in zip(s.players, places(standings(rules, s)), strict=True)
        ]
        return Result(tuple(seats), "tenth star")

    def prompt(self, setting: Setting, state: State, frame: Frame) -> Message:
        return text.prompt(setting, cast(EuphoriaState, state), frame)

    def reason(
        self, setting: Setting, state: State, frame: Frame, code: int, reason: int
    ) -> tuple[Message, str]:
        return text.reason(setting, cast(EuphoriaState, state), frame, code, reason)

    def audit(self, setting: Setting, state: State) -> list[str]:
        return audit(rules_of(setting), cast(EuphoriaState, state))

    def sentence(self, setting: Setting, event: Event, seat: int | None) -> Message | None:
        return text.sentence(setting, event, seat)

    def meaning(self, setting: Setting, state: State, move: Move) -> Message:
        return text.move_message(setting, cast(EuphoriaState, state), move)

    def touched(self, setting: Setting, event: Event) -> tuple[str, ...]:
        return text.touched(setting, event)

    def catalogue(self, setting: Setting, language: str) -> dict[str, Any]:
        return catalogue(setting, self.phrases(language))

    def to_data(self, state: State) -> Any:
        """The state's fields in their order, those of the placement in place of the placement."""
        values = data.plain(state, FIELDS)
        return values[:PLACEMENT] + values[PLACEMENT] + values[PLACEMENT + 1 :]

    def from_data(self, values: Any) -> EuphoriaState:
        end = PLACEMENT + len(PLACEMENT_FIELDS)
        placement = Placement(*values[PLACEMENT:end])
        values = [*values[:PLACEMENT], placement, *values[end:]]
        fields = dict(zip(STATE_FIELDS, values, strict=True))
        fields["fixed"] = tuple((kind, value) for kind, value in fields["fixed"])
        fields["agenda"] = data.frames(fields["agenda"])
        fields["lanes"] = data.lanes(fields["lanes"])
        fields["players"] = [player_from(row) for row in fields["players"]]
        for name in ("recruit_deck", "tile_pool", "dilemma_pool", "offer", "counter", "open"):
            fields[name] = tuple(fields[name])
        return EuphoriaState(**fields)

    def judge(self, setting: Setting, state: State) -> list[float]:
        return judge(rules_of(setting), cast(EuphoriaState, state))

    def observe(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        return observe(setting, start, played, end)


def rules_of(setting: Setting) -> EuphoriaRules:
    return cast(EuphoriaRules, setting.rules)


def player_from(values: list[Any]) -> Player:
    fields = dict(zip(PLAYER_FIELDS, values, strict=True))
    for name in ("active", "hidden", "dealt", "discarded"):
        fields[name] = tuple(fields[name])
    return Player(**fields)


@lru_cache(maxsize=16)
def _setting(options: tuple[tuple[str, str], ...], folder: Path | None) -> Setting:
    pack = load(folder or GAME.default_pack, SCHEMA)
    chosen = dict(options)
    compiler = Compiler(pack, chosen["deck"] == "second")
    rules, vocabulary = compiler.rules()
    return Setting(rules, vocabulary, chosen, pack.id, pack.hash, Cards(pack, compiler.recruits))


GAME = EuphoriaGame()

__all__ = ["GAME", "position"]
