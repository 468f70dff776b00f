"""The immutable tree of a parsed effect; `str` returns its canonical text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn


class Effect:
    """Any node of the tree. A field of a component with this type is parsed as an effect."""

    __slots__ = ()


class Leaf(Effect):
    """A phrase of the game: its name and the values of its slots.

    `text` is the phrase as written in a pack; comparison ignores it. This is not a dataclass
    because msgspec would decode a dataclass from a table, not from a text.
    """

    __slots__ = ("args", "name", "text")
    __match_args__ = ("name", "args")
    name: str
    args: tuple[int | str, ...]
    text: str

    def __init__(self, name: str, args: tuple[int | str, ...] = (), text: str = "") -> None:
        put = object.__setattr__
        put(self, "name", name)
        put(self, "args", args)
        put(self, "text", text or " ".join(str(word) for word in (name, *args)))

    @property
    def number(self) -> int | None:
        """The number in its slots; None if it has none."""
        return next((arg for arg in self.args if isinstance(arg, int)), None)

    @property
    def count(self) -> int:
        """How many it is about: its number, or one."""
        return 1 if self.number is None else self.number

    @property
    def word(self) -> str:
        """The word in its slots; empty if it has none."""
        return next((arg for arg in self.args if isinstance(arg, str)), "")

    def __setattr__(self, key: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Leaf) and (self.name, self.args) == (other.name, other.args)

    def __hash__(self) -> int:
        return hash((self.name, self.args))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.args, self.text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.args!r})"

    def __str__(self) -> str:
        return self.text


class Event(Leaf):
    """What triggers an ability: `when = "bump an opponent"`."""

    __slots__ = ()


class Price(tuple[Leaf, ...]):
    """What is paid, one leaf for each part: `pay = "2 morale, 1 artifact"`."""

    __slots__ = ()

    def __str__(self) -> str:
        return ", ".join(map(str, self))


class Conditions(tuple[Leaf, ...]):
    """What must all be true: `needs = "alone there and no artifacts"`."""

    __slots__ = ()

    def __str__(self) -> str:
        return " and ".join(map(str, self))


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """One after the other: `a, b`."""

    parts: tuple[Effect, ...]

    def __str__(self) -> str:
        return ", ".join(_item(part) for part in self.parts)


@dataclass(frozen=True, slots=True)
class AnyOrder(Effect):
    """All of them, in any order the player chooses: `a & b`."""

    parts: tuple[Effect, ...]

    def __str__(self) -> str:
        return " & ".join(_bare(part, Leaf, OneOf) for part in self.parts)


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """The player's choice of one: `a / b`."""

    parts: tuple[Effect, ...]

    def __str__(self) -> str:
        return " / ".join(_bare(part, Leaf) for part in self.parts)


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Optional: `may X`."""

    part: Effect

    def __str__(self) -> str:
        return f"may {_item(self.part)}"


@dataclass(frozen=True, slots=True)
class UpTo(Effect):
    """As often as the player chooses, up to a limit: `up to 3 times: X`."""

    times: int
    part: Effect

    def __str__(self) -> str:
        return f"up to {self.times} times: {_item(self.part)}"


@dataclass(frozen=True, slots=True)
class Per(Effect):
    """Once for each of something: `per worker: X`."""

    of: Leaf
    part: Effect

    def __str__(self) -> str:
        return f"per {self.of}: {_item(self.part)}"


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """A price, then what it buys: `pay 1 gear: X`."""

    price: tuple[Leaf, ...]
    part: Effect

    def __str__(self) -> str:
        return f"pay {', '.join(map(str, self.price))}: {_item(self.part)}"


@dataclass(frozen=True, slots=True)
class For(Effect):
    """An effect for somebody else: `they: X`."""

    who: Leaf
    part: Effect

    def __str__(self) -> str:
        return f"{self.who}: {_item(self.part)}"


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Only when all conditions hold: `if A and B: X else Y`."""

    conditions: tuple[Leaf, ...]
    then: Effect
    otherwise: Effect | None = None

    def __str__(self) -> str:
        head = f"if {' and '.join(map(str, self.conditions))}"
        if self.otherwise is None:
            return f"{head}: {_item(self.then)}"
        # Without parentheses this `else` would belong to an inner `if` that has none.
        then = f"({self.then})" if _wants_else(self.then) else _item(self.then)
        return f"{head}: {then} else {_item(self.otherwise)}"


# Walking a tree


def nodes(tree: Effect | None) -> Iterator[Effect]:
    """Yield the tree itself and everything in it, from left to right, parents first."""
    if tree is None:
        return
    yield tree
    match tree:
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from nodes(part)
        case May(part) | UpTo(_, part) | Per(_, part) | Pay(_, part) | For(_, part):
            yield from nodes(part)
        case If(_, then, otherwise):
            yield from nodes(then)
            yield from nodes(otherwise)


def leaves(tree: Effect | None) -> Iterator[Leaf]:
    """Yield every phrase of an effect, without prices, conditions, people and counts."""
    return (node for node in nodes(tree) if isinstance(node, Leaf))


def every_phrase(tree: Effect | None) -> Iterator[Leaf]:
    """Yield every phrase in the tree, whatever it is part of."""
    for node in nodes(tree):
        match node:
            case Leaf():
                yield node
            case Pay(price, _):
                yield from price
            case For(leaf, _) | Per(leaf, _):
                yield leaf
            case If(conditions, _, _):
                yield from conditions


def _item(part: Effect) -> str:
    """The text of one part of a sequence: a nested sequence needs parentheses."""
    return f"({part})" if isinstance(part, Seq) else str(part)


def _bare(part: Effect, *kinds: type[Effect]) -> str:
    return str(part) if isinstance(part, kinds) else f"({part})"


def _wants_else(effect: Effect) -> bool:
    """Whether the text of this effect ends in an `if` without `else`."""
    match effect:
        case If():
            return effect.otherwise is None or _wants_else(effect.otherwise)
        case May() | UpTo() | Per() | Pay() | For():
            return _wants_else(effect.part)
    return False
