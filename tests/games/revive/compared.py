"""Which of two printed effects gives more, and which are the same but for their colours.

An effect is a list of outcomes, one for each way of using it: what is paid, and what is gained.
Something dominates another if, whatever the other is used for, it could be used for as much at no
higher price, and shows as many symbols. That it can also be left alone is true of every effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import permutations, product

from rekindle.content import AnyOrder, Effect, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.revive.content.language import Half, Module

COLOURS = ("gray", "green", "yellow")
GOES_WITH = {
    "gray": ("gear", "build"),
    "green": ("book", "populate"),
    "yellow": ("food", "explore"),
}
"""The basic resource and the action of a colour."""
BASICS = ("gear", "book", "food")

Outcome = tuple[tuple[str, ...], tuple[str, ...]]
"""What is paid and what is gained, one word for each unit."""


# Outcomes


def outcomes(effect: Effect | None, colour: str = "") -> list[Outcome]:
    """Every way of using an effect, on something that a card of this colour sets off."""
    match effect:
        case None:
            return [((), ())]
        case Leaf():
            return [((), tuple(units(effect)))]
        case Seq(parts) | AnyOrder(parts):
            return [joined(ways) for ways in product(*(outcomes(p, colour) for p in parts))]
        case OneOf(parts):
            return [way for part in parts for way in outcomes(part, colour)]
        case May(part):
            return [((), ()), *outcomes(part, colour)]
        case UpTo(times, part):
            again = [outcomes(part, colour)] * times
            return [joined(ways) for n in range(times + 1) for ways in product(*again[:n])]
        case Pay(price, part):
            paid = tuple(word for leaf in price for word in units(leaf))
            return [(paid + more, gained) for more, gained in outcomes(part, colour)]
        case Per(of, part):
            return counted(str(of), outcomes(part, colour), colour)
    raise AssertionError(effect)


def joined(ways: Iterable[Outcome]) -> Outcome:
    ways = list(ways)
    return sum((paid for paid, _ in ways), ()), sum((gained for _, gained in ways), ())


def counted(of: str, ways: list[Outcome], colour: str) -> list[Outcome]:
    """As much as there is of something; a card counts itself by its own colour."""
    sure = of == f"{colour} card"
    return [
        (paid, (*(gained if sure else ()), *(f"{word} per {of}" for word in gained)))
        for paid, gained in ways
    ]


def units(leaf: Leaf) -> Iterator[str]:
    """The words of a phrase without its number, as often as the number says."""
    words = [argument for argument in leaf.args if isinstance(argument, str)]
    numbers = [argument for argument in leaf.args if isinstance(argument, int)]
    if leaf.name == "act-far":
        yield f"{words[0]} with {numbers[0]} range"
        return
    name = "" if leaf.name in ("gain", "good") else leaf.name
    yield from [" ".join([name, *words]).strip()] * (sum(numbers) or 1)


# Dominance


def gives(one: str, other: str) -> bool:
    """Is a gain at least as good? A crystal can be traded, white means any colour, and so on."""
    if other in BASICS and one in ("basic", "crystal"):
        return True
    if other.startswith("advance "):
        return one in (other, "advance-any")
    if other.startswith(("take-card ", "play-card ")):
        return one in (other, f"{other.split()[0]} white")
    if other.startswith("act "):
        return one == other or one.startswith(f"{other.removeprefix('act ')} with ")
    return one == other or (one, other) in {("crystal", "basic"), ("energy", "return-energy")}


def pays(one: str, other: str) -> bool:
    """Can whoever has the first pay the second? Any basic resource will do for 'any'."""
    return one in (other, "crystal") or (other == "any" and one in BASICS)


def covers(have: tuple[str, ...], need: tuple[str, ...], fits: Callable[[str, str], bool]) -> bool:
    """Is there something that fits for each thing that is needed?"""
    if not need:
        return True
    return any(
        fits(word, need[0]) and covers((*have[:i], *have[i + 1 :]), need[1:], fits)
        for i, word in enumerate(have)
    )


def gives_as_much(one: list[Outcome], other: list[Outcome]) -> bool:
    """Has the first, for each outcome of the second, one that is no dearer and no worse?"""
    return all(
        any(covers(paid, cost, pays) and covers(gets, gained, gives) for cost, gets in one)
        for paid, gained in other
        if paid or gained
    )


def half_dominates(one: Half, other: Half, colour: str) -> bool:
    """Is a half of a card at least as good as another of its colour in all respects?"""
    return (
        one.range >= other.range
        and one.slot >= other.slot
        and one.flasks >= other.flasks
        and gives_as_much(outcomes(one.effect, colour), outcomes(other.effect, colour))
    )


def module_dominates(one: Module, other: Module) -> bool:
    """Is a module at least as good, and activated at least as often? Without effect none is."""
    colour = other.colours[0] if len(other.colours) == 1 else ""
    return (
        (set(other.colours) <= set(one.colours) or other.effect is None)
        and one.flasks >= other.flasks
        and gives_as_much(outcomes(one.effect, colour), outcomes(other.effect, colour))
    )


# Recolouring


def recoloured(colours: Iterable[str], effect: Effect | None, *symbols: object) -> str:
    """What is printed, as a text that is the same for all that differ in their colours only."""
    return min(
        " ".join([*sorted(map(new.__getitem__, colours)), normal(effect, new), *map(str, symbols)])
        for new in RENAMINGS
    )


def renaming(colours: Iterable[str]) -> dict[str, str]:
    """Each colour, its resource and its action, and by which of another it is replaced."""
    new: dict[str, str] = {}
    for old, colour in zip(COLOURS, colours, strict=True):
        new |= {old: colour, **dict(zip(GOES_WITH[old], GOES_WITH[colour], strict=True))}
    return new


RENAMINGS = [renaming(colours) for colours in permutations(COLOURS)]


def normal(effect: Effect | None, new: Mapping[str, str]) -> str:
    """An effect with its colours replaced; the order of its parts has no meaning."""
    match effect:
        case None:
            return "nothing"
        case Leaf():
            return " ".join([effect.name, *(new.get(str(a), str(a)) for a in effect.args)])
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            inside = sorted(normal(part, new) for part in parts)
            return f"{type(effect).__name__}({', '.join(inside)})"
        case May(part):
            return f"may {normal(part, new)}"
        case UpTo(times, part):
            return f"up to {times} {normal(part, new)}"
        case Pay(price, part):
            paid = sorted(normal(leaf, new) for leaf in price)
            return f"pay {', '.join(paid)}: {normal(part, new)}"
        case Per(of, part):
            return f"per {normal(of, new)}: {normal(part, new)}"
    raise AssertionError(effect)


def families(printed: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The names of those that are recolourings of each other."""
    found: dict[str, list[str]] = {}
    for name, text in printed:
        found.setdefault(text, []).append(name)
    return sorted(names for names in found.values() if len(names) > 1)
