"""The moves of a decision as numbered lines; long lists are grouped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from rekindle.cli.look import Look, wrapped
from rekindle.kernel.moves import Move

LONG_LIST = 10
RUN_IN = 3
NARROW = 30
GAP = 2


@dataclass(frozen=True, slots=True)
class Offer:
    """A move as it is offered: its number, and what it means."""

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


def show_offers(look: Look, offers: Sequence[Offer], group: Grouping, about: About) -> None:
    """What the game groups in groups, long lists of short moves in a row, others one by one."""
    single = [offer for offer in offers if not in_a_group(offer, group)]
    column = min(max((len(offer.words) for offer in single), default=0), look.width // 3)
    above = ""
    for verb in dict.fromkeys(offer.verb for offer in offers):
        alike = [offer for offer in offers if offer.verb == verb]
        found = group(alike[0].move)
        if all(in_a_group(offer, group) for offer in alike):
            in_groups(look, alike, group, about)
        elif found is not None:
            above = under_heading(look, about(found[0], []), above)
            one_by_one(look, alike, column)
        elif len(offers) > LONG_LIST and len(alike) > RUN_IN and are_short(alike):
            run_in(look, verb, [(offer.number, offer.argument) for offer in alike])
        else:
            one_by_one(look, alike, column)


def in_a_group(offer: Offer, group: Grouping) -> bool:
    """Whether a move shares its line with others and something tells it apart there."""
    found = group(offer.move)
    return found is not None and found[1] != ""


def under_heading(look: Look, heading: str, above: str) -> str:
    """Write a heading unless it is the one that stands above already."""
    if heading not in ("", above):
        look.line(heading, "dim", indent=2)
    return heading or above


def are_short(offers: Sequence[Offer]) -> bool:
    return all(" " not in offer.argument for offer in offers)


def one_by_one(look: Look, offers: Sequence[Offer], column: int) -> None:
    for offer in offers:
        head = f"{offer.number:>4}  {offer.words:<{column}}"
        print_row(look, head, offer.meaning, 6 + column + GAP, 6 + len(offer.words))


def print_row(look: Look, head: str, meaning: str, column: int, bold: int) -> None:
    """A move's words, and beside them what it means, wrapped within its own column."""
    if len(head) + GAP > column:  # words too long for the column: the meaning goes below
        look.console.print(Text(head.rstrip(), style="bold"))
        head = ""
    rows = wrapped(meaning, max(look.width - column, 20)) if meaning else [""]
    for i, row in enumerate(rows):
        first = head if i == 0 else ""
        line = Text(f"{first:<{column}}{row}".rstrip())
        if i == 0 and head:
            line.stylize("bold", 0, bold)
        look.console.print(line)


def in_groups(look: Look, offers: Sequence[Offer], group: Grouping, about: About) -> None:
    """One line a group: its heading, the numbers with what distinguishes them, a few words."""
    grouped: dict[str, list[tuple[int, str]]] = {}
    for offer in offers:
        found = group(offer.move)
        assert found is not None
        grouped.setdefault(found[0], []).append((offer.number, found[1]))
    wide = max(map(len, grouped))
    heads = {heading: numbered(look, items) for heading, items in grouped.items()}
    column = 4 + wide + GAP + max(map(len, heads.values())) + GAP
    for heading, items in grouped.items():
        head = f"    {heading:<{wide}}  {heads[heading]}"
        words = about(heading, [item for _, item in items])
        if look.width - column < NARROW:
            look.line(head.strip(), "bold", indent=4)
            look.line(words, indent=8)
        else:
            print_row(look, head, words, column, len(head))


def numbered(look: Look, items: Sequence[tuple[int, str]]) -> str:
    return "  ".join(f"{number}) {look.say('with', item=item)}" for number, item in items)


def run_in(look: Look, verb: str, items: Sequence[tuple[int, str]]) -> None:
    """Many short moves of one verb share lines."""
    texts = [f"{number}) {item}".replace(" ", "\N{NO-BREAK SPACE}") for number, item in items]
    for row in wrapped(f"{verb}: " + "  ".join(texts), look.width, 4, len(verb) + 2):
        look.console.print(Text(row.replace("\N{NO-BREAK SPACE}", " ")))
