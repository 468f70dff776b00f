"""Prints the moves of a decision with their numbers; long lists are grouped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from rekindle.cli.output.console import Output, wrap
from rekindle.kernel.moves import Move

LONG_LIST = 10
MIN_ROW = 3
MIN_TEXT_WIDTH = 30
GAP = 2


@dataclass(frozen=True, slots=True)
class Offer:
    """An offered move: its number, and what it does."""

    number: int
    move: Move
    meaning: str

    @property
    def words(self) -> str:
        return self.move.text

    @property
    def verb(self) -> str:
        return self.move.verb

    @property
    def argument(self) -> str:
        return self.words.removeprefix(self.verb).lstrip()


Grouping = Callable[[Move], tuple[str, str] | None]
About = Callable[[str, Sequence[str]], str]


def show_moves(out: Output, offers: Sequence[Offer], group: Grouping, about: About) -> None:
    """Groups of the game on one line each, many short moves in a row, others one by one."""
    single = [offer for offer in offers if not is_grouped(offer, group)]
    column = min(max((len(offer.words) for offer in single), default=0), out.width // 3)
    current = ""
    for verb in dict.fromkeys(offer.verb for offer in offers):
        alike = [offer for offer in offers if offer.verb == verb]
        found = group(alike[0].move)
        if all(is_grouped(offer, group) for offer in alike):
            show_groups(out, alike, group, about)
        elif found is not None:
            current = show_heading(out, about(found[0], []), current)
            show_one_by_one(out, alike, column)
        elif len(offers) > LONG_LIST and len(alike) > MIN_ROW and are_short(alike):
            show_in_a_row(out, verb, [(offer.number, offer.argument) for offer in alike])
        else:
            show_one_by_one(out, alike, column)


def is_grouped(offer: Offer, group: Grouping) -> bool:
    """Whether a move shares its line with others, with a label of its own."""
    found = group(offer.move)
    return found is not None and found[1] != ""


def show_heading(out: Output, heading: str, current: str) -> str:
    """Print a heading unless it is the current one; return the current one."""
    if heading not in ("", current):
        out.line(heading, "dim", indent=2)
    return heading or current


def are_short(offers: Sequence[Offer]) -> bool:
    return all(" " not in offer.argument for offer in offers)


def show_one_by_one(out: Output, offers: Sequence[Offer], column: int) -> None:
    for offer in offers:
        head = f"{offer.number:>4}  {offer.words:<{column}}"
        show_row(out, head, offer.meaning, 6 + column + GAP, 6 + len(offer.words))


def show_row(out: Output, head: str, meaning: str, column: int, bold: int) -> None:
    """The words of a move, and next to them what it does, wrap in its own column."""
    if len(head) + GAP > column:  # too long for the column: the meaning goes below
        out.console.print(Text(head.rstrip(), style="bold"))
        head = ""
    rows = wrap(meaning, max(out.width - column, 20)) if meaning else [""]
    for i, row in enumerate(rows):
        first = head if i == 0 else ""
        line = Text(f"{first:<{column}}{row}".rstrip())
        if i == 0 and head:
            line.stylize("bold", 0, bold)
        out.console.print(line)


def show_groups(out: Output, offers: Sequence[Offer], group: Grouping, about: About) -> None:
    """One line per group: its heading, the numbers with their labels, a few words."""
    grouped: dict[str, list[tuple[int, str]]] = {}
    for offer in offers:
        found = group(offer.move)
        assert found is not None
        grouped.setdefault(found[0], []).append((offer.number, found[1]))
    wide = max(map(len, grouped))
    heads = {heading: numbered_labels(out, items) for heading, items in grouped.items()}
    column = 4 + wide + GAP + max(map(len, heads.values())) + GAP
    for heading, items in grouped.items():
        head = f"    {heading:<{wide}}  {heads[heading]}"
        words = about(heading, [item for _, item in items])
        if out.width - column < MIN_TEXT_WIDTH:
            out.line(head.strip(), "bold", indent=4)
            out.line(words, indent=8)
        else:
            show_row(out, head, words, column, len(head))


def numbered_labels(out: Output, items: Sequence[tuple[int, str]]) -> str:
    return "  ".join(f"{number}) {out.say('with', item=item)}" for number, item in items)


def show_in_a_row(out: Output, verb: str, items: Sequence[tuple[int, str]]) -> None:
    """Print many short moves of one verb in a row."""
    texts = [f"{number}) {item}".replace(" ", "\N{NO-BREAK SPACE}") for number, item in items]
    for row in wrap(f"{verb}: " + "  ".join(texts), out.width, 4, len(verb) + 2):
        out.console.print(Text(row.replace("\N{NO-BREAK SPACE}", " ")))
