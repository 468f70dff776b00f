"""Messages for questions, by procedure, and for moves, by verb; shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from rekindle.kernel.agenda import Rules, S
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, Move
from rekindle.kernel.signs import SignRow
from rekindle.kernel.state import Frame, State

NO_FRAME = Frame(-1, -1)

Asks = Callable[[Setting, S, Frame], Message]
Tells = Callable[[Setting, S, int], Message]
Draws = Callable[[Setting, S, int], SignRow]


class Prompts(Generic[S]):
    """What each procedure asks: a message, or a function that returns one."""

    def __init__(
        self, asks: Mapping[int, str | Asks[S]], between: frozenset[int] = frozenset()
    ) -> None:
        self.asks = asks
        self.between = between
        """Procedures that ask between two actions: what was played before is complete."""

    def prompt(self, setting: Setting, s: S, f: Frame) -> Message:
        asks = self.asks[f.op]
        return Message(asks) if isinstance(asks, str) else asks(setting, s, f)


class Meanings(Generic[S]):
    """What the moves of each verb do: a message, or a function of the argument's number.

    `names` has what comes before the outcome of a move, for verbs whose outcome does not say all.
    `gains` are the verbs whose general text says what is gained: it is kept where the outcome
    depends on further choices. `titles` has what moves are called in a list of one line each: the
    thing that a move is about, or a word or two. `draws` has what they give as signs, for such an
    outcome.
    """

    def __init__(
        self,
        tells: Mapping[int, str | Tells[S]],
        names: Mapping[int, str | Tells[S]] | None = None,
        gains: frozenset[int] = frozenset(),
        titles: Mapping[int, str | Tells[S]] | None = None,
        draws: Mapping[int, Draws[S]] | None = None,
    ) -> None:
        self.tells = tells
        self.names = names or {}
        self.gains = gains
        self.titles = titles or {}
        self.draws = draws or {}

    def message(self, setting: Setting, s: S, move: Move) -> Message:
        """Return what such a move does in general."""
        return self._told(self.tells[move.code >> ARG_BITS], setting, s, move)

    def name(self, setting: Setting, s: S, move: Move) -> Message | None:
        """Return the name that precedes the outcome of a move, if it needs one."""
        names = self.names.get(move.code >> ARG_BITS)
        return None if names is None else self._told(names, setting, s, move)

    def title(self, setting: Setting, s: S, move: Move) -> Message:
        """Return what a move is called in a list."""
        verb = move.code >> ARG_BITS
        return self._told(self.titles.get(verb) or self.tells[verb], setting, s, move)

    def signs(self, setting: Setting, s: S, move: Move) -> SignRow | None:
        """Return what a move gives in general, if its verb draws that."""
        draws = self.draws.get(move.code >> ARG_BITS)
        return None if draws is None else draws(setting, s, move.code & ARG_MASK)

    def _told(self, tells: str | Tells[S], setting: Setting, s: S, move: Move) -> Message:
        return Message(tells) if isinstance(tells, str) else tells(setting, s, move.code & ARG_MASK)


def short(meaning: Tells[S]) -> Tells[S]:
    """Return the title of an answer that depends on the question alone: `move-x` has `title-x`."""

    def title(setting: Setting, s: S, argument: int) -> Message:
        return Message(meaning(setting, s, argument).id.replace("move-", "title-"))

    return title


def top(s: State) -> Frame:
    """Return the frame of the current question; NO_FRAME while all choose at once."""
    return s.agenda[-1] if s.agenda and not s.lanes else NO_FRAME


def argument_text(setting: Setting, verb: int, argument: int) -> str:
    """Return the argument of a move as text."""
    return setting.vocabulary.verbs[verb].arguments[argument] or ""


def amounts(kinds: Sequence[str], payment: str) -> list[int]:
    """Return how many things of each kind a payment consists of."""
    paid = payment.split()
    return [paid.count(kind) for kind in kinds]


def effect_chosen(rules: Rules[S], code: int) -> int:
    """Return the effect that a move `choose ...` names."""
    return next(effect.id for effect in rules.effects if effect.code == code)
