"""The base of games whose content comes from packs: everything such games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from rekindle.content.pack import Pack, Schema, load
from rekindle.kernel.agenda import Rules
from rekindle.kernel.catalogue import Catalogue
from rekindle.kernel.data import StateFormat
from rekindle.kernel.errors import BadOption, ImpossiblePosition
from rekindle.kernel.features import Features, Names
from rekindle.kernel.game import (
    Game,
    Result,
    ScoreLine,
    SeatResult,
    Setting,
    Standing,
    places,
    tie_breaks,
)
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Vocabulary
from rekindle.kernel.observed import Observed
from rekindle.kernel.state import Event, Fixed, Frame, State
from rekindle.kernel.view import View
from rekindle.kernel.why import Why

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules[Any])

SETTINGS_KEPT = 64
PACKS_KEPT = 8


@dataclass(frozen=True)
class Content:
    """What presentation needs besides the compiled rules; each game adds its own fields."""

    pack: Pack


def pack_of(setting: Setting) -> Pack:
    content: Content = setting.extra
    return content.pack


def never(s: State) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Functions(Generic[S, R]):
    """The functions of a game, in its own types. `Game` documents those with the same name."""

    compile: Callable[[Pack, Mapping[str, str]], tuple[R, Vocabulary, Content]]
    """Returns the rules, the vocabulary, and what presentation needs of the pack."""
    empty_state: Callable[[Setting, int, int], S]
    deal: Callable[[R, S], None]
    fixed: Callable[[Setting, Mapping[str, Any]], Fixed]
    determinise: Callable[[R, S, int | None, int], S]
    judge: Callable[[R, S], list[float]]
    may_offer: Callable[[S], bool] = never
    audit: Callable[[Setting, S], list[str]]
    features: Callable[[R, int], Features[S]]
    """Returns what describes states with so many seats to learners."""
    feature_words: Callable[[Setting], dict[str, list[str]]]
    """Returns, for items of that description, what their things are called in moves."""

    # The end of the game
    score: Callable[[R, S], Sequence[Sequence[int]]]
    """The points of each score line, for each seat."""
    standings: Callable[[R, S], Sequence[Standing]]
    """What each seat is placed by."""
    ending: Callable[[R, S, Sequence[int]], str]
    """Why the game ended, from the totals."""

    # Presentation
    view: Callable[[Setting, S, int | None], View]
    catalogue: Callable[[Setting, str], Catalogue[Struct, Struct]]
    reason: Callable[[Setting, S, Frame, int, int], Why]
    observe: Callable[[Setting, S, Iterable[Event], S], Observed]


class PackGame(Game, Generic[S, R]):
    """A game whose content comes from packs; a subclass provides its name and its functions."""

    schema: Schema
    pack: str
    """The folder of the default pack."""
    format: StateFormat[S]
    score_lines: Sequence[str]
    tie_breaks: Sequence[str]
    """The names of what decides between equal totals, in the order of the standings."""
    functions: Functions[S, R]

    def __init__(self) -> None:
        self._settings = lru_cache(SETTINGS_KEPT)(self._compile)
        self._packs = lru_cache(PACKS_KEPT)(self._load)

    @property
    def default_pack(self) -> Traversable:
        return files(self.package).joinpath("packs", self.pack)

    def setting(self, options: Mapping[str, str], pack: Path | None = None) -> Setting:
        return self._settings(tuple(options.items()), pack)

    def _compile(self, options: tuple[tuple[str, str], ...], folder: Path | None) -> Setting:
        pack, chosen = self._packs(folder), dict(options)
        rules, vocabulary, content = self.functions.compile(pack, chosen)
        return Setting(rules, vocabulary, chosen, pack.id, pack.hash, content)

    def _load(self, folder: Path | None) -> Pack:
        return load(folder or self.default_pack, self.schema)

    def rules(self, setting: Setting) -> R:
        return cast(R, setting.rules)

    def empty_state(self, setting: Setting, seats: int, seed: int) -> S:
        return self.functions.empty_state(setting, seats, seed)

    def deal(self, setting: Setting, state: State) -> None:
        self.functions.deal(self.rules(setting), cast(S, state))

    def fixed(self, setting: Setting, given: Mapping[str, Any]) -> Fixed:
        try:
            return self.functions.fixed(setting, given)
        except ImpossiblePosition as error:
            raise BadOption(str(error)) from None

    def determinise(self, setting: Setting, state: State, seat: int | None, seed: int) -> S:
        return self.functions.determinise(self.rules(setting), cast(S, state), seat, seed)

    def judge(self, setting: Setting, state: State) -> list[float]:
        return self.functions.judge(self.rules(setting), cast(S, state))

    def features(self, setting: Setting, seats: int) -> Features[S]:
        return self.functions.features(self.rules(setting), seats)

    def feature_names(self, setting: Setting, seats: int) -> list[str]:
        names = Names(self.functions.feature_words(setting))
        start = cast(S, self.set_up(setting, seats, seed=1))
        self.features(setting, seats).describe(start, 0, names)
        return names.names

    def may_offer(self, setting: Setting, state: State) -> bool:
        return self.functions.may_offer(cast(S, state))

    def audit(self, setting: Setting, state: State) -> list[str]:
        return self.functions.audit(setting, cast(S, state))

    def result(self, setting: Setting, state: State) -> Result:
        rules, s = self.rules(setting), cast(S, state)
        scores = self.functions.score(rules, s)
        standings = self.functions.standings(rules, s)
        ranked, decided = places(standings), tie_breaks(standings, self.tie_breaks)
        seats = tuple(
            SeatResult(seat, place, sum(points), self._lines(points), broken)
            for seat, (place, points, broken) in enumerate(zip(ranked, scores, decided))
        )
        return Result(seats, self.functions.ending(rules, s, [seat.total for seat in seats]))

    def _lines(self, points: Sequence[int]) -> tuple[ScoreLine, ...]:
        return tuple(map(ScoreLine, self.score_lines, points))

    def view(self, setting: Setting, state: State, seat: int | None) -> View:
        return self.functions.view(setting, cast(S, state), seat)

    def catalogue(self, setting: Setting, language: str) -> Catalogue[Struct, Struct]:
        return self.functions.catalogue(setting, language)

    def reason(
        self, setting: Setting, state: State, frame: Frame, code: int, reason: int
    ) -> tuple[Message, str]:
        message, article = self.functions.reason(setting, cast(S, state), frame, code, reason)
        return message, f"{self.name}.{article}"

    def observe(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        return self.functions.observe(setting, cast(S, start), played, cast(S, end))

    def to_data(self, state: State) -> Any:
        return self.format.to_data(cast(S, state))

    def from_data(self, data: Any) -> S:
        return self.format.from_data(data)
