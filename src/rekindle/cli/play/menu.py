"""The moves of a decision as a numbered list, in which long groups are folded away.

The numbers depend on the decision alone: a move keeps its number however often the list is shown,
and whether its group is open or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rekindle.cli.output.console import wrap
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import FREE

MOST_LINES = 10
"""A list that would take more lines than this is folded."""
USUAL_WIDTH = 80
"""Lines are counted for this width, so that numbers do not depend on the window's."""
FREE_GROUP = "free"

Grouping = Callable[[Move], tuple[str, str] | None]
Kind = Callable[[Move], str | None]


def no_kind(move: Move) -> None:
    """Things without kinds."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offered move: its number in the list, its label in its group, and what it does.

    What it does begins with a small letter, as within a sentence.
    """

    number: str
    move: Move
    label: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Group:
    """Moves that share one line of the list: those of a verb, or those with one thing."""

    number: str
    name: str
    offers: tuple[Offer, ...]
    is_about_one_thing: bool


Entry = Offer | Group


@dataclass(frozen=True, slots=True)
class Menu:
    """The list of a decision."""

    entries: tuple[Entry, ...]

    @property
    def offers(self) -> Iterator[Offer]:
        """Every move, those in groups too."""
        for entry in self.entries:
            if isinstance(entry, Group):
                yield from entry.offers
            else:
                yield entry

    @property
    def groups(self) -> list[Group]:
        return [entry for entry in self.entries if isinstance(entry, Group)]

    def numbered(self, number: str) -> Entry | None:
        """The move or group with this number: `3`, or `3.2` within a group."""
        every: list[Entry] = [*self.entries, *self.offers]
        return next((entry for entry in every if entry.number == number), None)

    def number_of(self, move: Move) -> str:
        return next(offer.number for offer in self.offers if offer.move == move)


@dataclass(frozen=True, slots=True)
class Labelled:
    """A move before it has a number."""

    move: Move
    group: str
    label: str
    meaning: str
    is_about_one_thing: bool

    @property
    def family(self) -> str:
        """What is folded together: the groups of one verb, or all free actions."""
        return FREE_GROUP if self.move.role == FREE else self.move.verb

    @property
    def lines(self) -> int:
        """How many lines the move takes in a list of its own."""
        column = 8 + max(len(self.move.text), 12)
        return len(wrap(self.meaning, max(USUAL_WIDTH - column, 20)))


def menu_of(
    moves: Sequence[Move], meanings: Sequence[str], grouping: Grouping, kind: Kind = no_kind
) -> Menu:
    """The list of these moves, folded as far as it is too long.

    Moves with too many things are grouped by the kinds of these things.
    """
    labelled = [
        by_thing(move, meaning, grouping) or by_verb(move, meaning)
        for move, meaning in zip(moves, meanings)
    ]
    if len({one.group for one in labelled if one.is_about_one_thing}) > MOST_LINES:
        labelled = [by_kind(one, kind) if one.is_about_one_thing else one for one in labelled]
    folded = folded_families(labelled)
    rows: dict[str, list[Labelled]] = {}
    for one in labelled:
        key = f"{one.family} {one.group}" if one.family in folded else one.move.text
        rows.setdefault(key, []).append(one)
    return Menu(tuple(entry(i, alike) for i, alike in enumerate(rows.values(), 1)))


def by_thing(move: Move, meaning: str, grouping: Grouping) -> Labelled | None:
    """A move in the group of what it is made with, if the game has such groups for it."""
    found = grouping(move)
    return None if found is None else Labelled(move, *found, meaning, True)


def by_verb(move: Move, meaning: str) -> Labelled:
    """A move in the group of its verb; free actions have a group of their own."""
    if move.role == FREE:
        return Labelled(move, FREE_GROUP, move.text, meaning, False)
    return Labelled(move, move.verb, argument(move) or move.text, meaning, False)


def by_kind(one: Labelled, kind: Kind) -> Labelled:
    group = kind(one.move) or one.move.verb
    return Labelled(one.move, group, argument(one.move), one.meaning, False)


def argument(move: Move) -> str:
    return move.text.removeprefix(move.verb).lstrip()


def folded_families(labelled: Sequence[Labelled]) -> set[str]:
    """Free actions first, then the longest, until the list is short enough."""
    families: dict[str, list[Labelled]] = {}
    for one in labelled:
        families.setdefault(one.family, []).append(one)
    folded: set[str] = set()
    lines = {name: sum(one.lines for one in alike) for name, alike in families.items()}
    left = sorted(lines, key=lambda name: (name != FREE_GROUP, -lines[name]))
    for name in left:
        groups = {one.group for one in families[name]}
        answers_all = len(families) == 1 and len(groups) == 1
        if answers_all or len(families[name]) == len(groups):
            continue
        if sum(lines.values()) > MOST_LINES or (name == FREE_GROUP and len(families) > 1):
            folded.add(name)
            lines[name] = len(groups)
    return folded


def entry(number: int, alike: Sequence[Labelled]) -> Entry:
    if len(alike) == 1:
        return Offer(str(number), alike[0].move, alike[0].label, alike[0].meaning)
    offers = [
        Offer(f"{number}.{i}", one.move, one.label, one.meaning) for i, one in enumerate(alike, 1)
    ]
    return Group(str(number), alike[0].group, tuple(offers), alike[0].is_about_one_thing)
