"""The interface of a game to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rekindle.kernel.agenda import Rules
from rekindle.kernel.catalogue import Catalogue
from rekindle.kernel.errors import BadOption
from rekindle.kernel.features import Features
from rekindle.kernel.messages import Message, Phrases, Reason, game_word, phrases
from rekindle.kernel.moves import Move, Vocabulary, shortened
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import Event, Fixed, Frame, State
from rekindle.kernel.terminal import Terminal
from rekindle.kernel.view import View

if TYPE_CHECKING:  # they need a setting themselves
    from rekindle.kernel.events import Events
    from rekindle.kernel.questions import Meanings, Prompts


Standing = tuple[int, ...]
"""What seats are placed by: the total, then the tie-breaks. The highest comes first."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: its possible values and its default."""

    name: str
    values: tuple[str, ...]
    default: str
    simulated: str = ""
    """The default for simulation and learners, if it differs."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What `rekindle.games()` lists."""

    name: str
    title: str
    seats: range
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One named source of points."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decided between two seats with the same total, and how much of it each had."""

    name: str
    own: int
    other: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended: its place (ties share one), its total, and where it came from."""

    seat: int
    place: int
    total: int
    lines: tuple[ScoreLine, ...]
    tie_break: TieBreak | None = None
    """What placed it before the next seats, if they have the same total."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, seat by seat."""

    seats: tuple[SeatResult, ...]
    reason: str

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(seat.place for seat in self.seats)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(seat.total for seat in self.seats)

    @property
    def lines(self) -> tuple[dict[str, int], ...]:
        """The named score lines of each seat, in seat order."""
        return tuple({line.name: line.points for line in seat.lines} for seat in self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.place == 1)

    def after(self, place: int) -> tuple[int, ...]:
        """Return the seats on the next place after this one; none after the last."""
        below = [seat.place for seat in self.seats if seat.place > place]
        return tuple(seat.seat for seat in self.seats if below and seat.place == min(below))


@dataclass(frozen=True)
class Setting:
    """One game with one pack and one choice of options: all that is needed to play."""

    rules: Rules[Any]
    vocabulary: Vocabulary
    options: Mapping[str, str]
    pack_id: str
    pack_hash: str
    extra: Any = field(default=None)
    """The game's own data."""


class Game(ABC):
    """The interface that every game implements."""

    name: str
    title: str
    seats: range
    options: tuple[Option, ...]
    rules_version: int
    package: str
    terminal: Terminal[Any]
    """What a terminal shows of it."""
    events: Events
    """The log, by kind of event."""
    prompts: Prompts[Any]
    """The questions, by procedure."""
    meanings: Meanings[Any]
    """What moves do in general, by verb."""

    @property
    def info(self) -> GameInfo:
        return GameInfo(self.name, self.title, self.seats, self.options)

    def option_question(self, option: Option, language: str) -> str:
        """Return an option as a question to people; empty if the game has no words for it."""
        words, id = self.phrases(language), f"option-{option.name}"
        return words.text(Message(id)) if words.has(id) else ""

    def option_answer(self, option: Option, value: str, language: str) -> str:
        """Return what a value answers to the question of its option, or else the value itself."""
        return game_word(self.phrases(language), f"option-{option.name}", value)

    def choose_options(self, chosen: Mapping[str, Any] | None, simulated: bool) -> dict[str, str]:
        """Return all options with their values; omitted ones have their default."""
        given = {str(name): option_text(value) for name, value in (chosen or {}).items()}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none at all"
                raise BadOption(
                    f"{self.name} has no option '{shortened(name)}'; its options are: {names}"
                )
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadOption(
                    f"option '{name}' cannot be '{shortened(value)}'; it can be: {values}"
                )
        return {
            option.name: given.get(option.name, (simulated and option.simulated) or option.default)
            for option in self.options
        }

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.name} is for {first} to {last} players, not for {seats!r}")

    def phrases(self, language: str) -> Phrases:
        return phrases(("rekindle.kernel", self.package), language)

    @abstractmethod
    def setting(self, options: Mapping[str, str], pack: Path | None = None) -> Setting:
        """Return the rules for these options and this pack (None: the game's own)."""

    def set_up(self, setting: Setting, seats: int, seed: int) -> State:
        """Return a new game at its first decision, for simulation: see `Match.begin`."""
        state = self.empty_state(setting, seats, seed)
        self.deal(setting, state)
        return state

    @abstractmethod
    def empty_state(self, setting: Setting, seats: int, seed: int) -> State:
        """Return the state before anything is dealt, with the generator of this seed."""

    @abstractmethod
    def deal(self, setting: Setting, state: State) -> None:
        """Deal all that the game begins with, and go on to the first decision."""

    def fixed(self, setting: Setting, given: Mapping[str, Any]) -> Fixed:
        """Return random results that are prescribed by name, from the set-up on.

        The names are those that the game's `position` has for them.
        """
        for name in given:
            raise BadOption(f"{self.name} has no random results '{shortened(name)}' to fix")
        return ()

    @abstractmethod
    def view(self, setting: Setting, state: State, seat: int | None) -> View:
        """Return everything that a seat may see, from a white list; None is a spectator."""

    @abstractmethod
    def determinise(self, setting: Setting, state: State, seat: int | None, seed: int) -> State:
        """Return a copy in which everything that this seat cannot know is dealt again."""

    def may_offer(self, setting: Setting, state: State) -> bool:
        """Return whether a bot may begin an offer to others here, or go on with one."""
        return False

    @abstractmethod
    def result(self, setting: Setting, state: State) -> Result:
        """Return places, totals and score lines of a game that is over."""

    def prompt(self, setting: Setting, state: State, frame: Frame) -> Message:
        """Return what the top frame asks its seat."""
        return self.prompts.prompt(setting, state, frame)

    @abstractmethod
    def reason(
        self, setting: Setting, state: State, frame: Frame, code: int, reason: int
    ) -> tuple[Message, str]:
        """Return the sentence, with its article, for a reason that `Rules.check` returned.

        Never called for NOT_ASKED: then the prompt itself is the explanation.
        """

    def sentence(self, setting: Setting, event: Event, seat: int | None) -> Message | None:
        """Return an event as this seat may read it; None if it has no line in the log."""
        return self.events.sentence(setting, event, seat)

    def meaning(self, setting: Setting, state: State, move: Move) -> Message:
        """Return what such a move does in general; `Match.meaning` says what it would do now."""
        return self.meanings.message(setting, state, move)

    def touched(self, setting: Setting, event: Event) -> tuple[str, ...]:
        """Return the words of the things that an event is about.

        Everybody gets the same words, so they must not reveal anything to a spectator.
        """
        return self.events.touched(setting, event)

    @abstractmethod
    def catalogue(self, setting: Setting, language: str) -> Catalogue[Struct, Struct]:
        """Return what the page needs to show the game and what never changes in play."""

    @abstractmethod
    def audit(self, setting: Setting, state: State) -> list[str]:
        """Return what is impossible about this state, in words; empty if it is fine.

        Each component exists once, limits are kept, derived data is up to date.
        """

    @abstractmethod
    def to_data(self, state: State) -> Any:
        """Return the whole state as lists and ints."""

    @abstractmethod
    def from_data(self, data: Any) -> State:
        """Return the state from the result of `to_data`."""

    @abstractmethod
    def judge(self, setting: Setting, state: State) -> list[float]:
        """Return an estimate of each seat's chances: shares of the win that add up to 1.

        With one seat it is one number from 0 to 1.
        """

    points_feature = "total"
    """What the points that somebody has already are called in the description of a state."""

    is_race = False
    """Whether the game lasts until somebody reaches the goal, so that it never ends by itself."""

    @abstractmethod
    def features(self, setting: Setting, seats: int) -> Features[Any]:
        """Return what describes a state as numbers, as far as a seat knows it."""

    @abstractmethod
    def feature_names(self, setting: Setting, seats: int) -> list[str]:
        """Return what these numbers are called, in their order."""

    def observe(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        """Return what was used in a finished game, for balance reports; by default nothing."""
        return Observed(tuple(ObservedSeat() for _ in range(end.seats)))


def option_text(value: Any) -> str:
    """Return the value of an option as text; True and False are accepted."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def places(standings: Sequence[Standing]) -> list[int]:
    """Return places from comparable standings; equal ones share a place."""
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]


def tie_breaks(standings: Sequence[Standing], names: Sequence[str]) -> list[TieBreak | None]:
    """Return what placed each seat before the next ones, where their totals are equal.

    A standing is the total, then a value for each name; it is negative where less is better.
    """
    return [tie_break(standings, mine, names) for mine in standings]


def tie_break(
    standings: Sequence[Standing], mine: Standing, names: Sequence[str]
) -> TieBreak | None:
    below = max((other for other in standings if other < mine), default=None)
    if below is None or below[0] != mine[0]:
        return None
    compared = zip(names, mine[1:], below[1:], strict=True)
    name, own, other = next(values for values in compared if values[1] != values[2])
    return TieBreak(name, abs(own), abs(other))


__all__ = [
    "Game",
    "GameInfo",
    "Option",
    "Reason",
    "Result",
    "ScoreLine",
    "SeatResult",
    "Setting",
    "Standing",
    "TieBreak",
]
