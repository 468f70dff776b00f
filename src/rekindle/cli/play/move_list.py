"""Prints the moves of a decision with their numbers, folded groups on one line each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rekindle.cli.output.console import Output, wrap
from rekindle.cli.play.menu import FREE_GROUP, MOST_LINES, Entry, Group, Offer
from rekindle.kernel.messages import capital

GAP = 2


def show_group(out: Output, group: Group) -> None:
    """Print the moves of a group, each with what it does."""
    show_entries(out, group.offers)


def show_entries(out: Output, entries: Sequence[Entry]) -> None:
    heads = [head(out, entry) for entry in entries]
    numbers = max(4, *(len(entry.number) + 1 for entry in entries))
    column = min(max(map(len, heads)), out.width * 2 // 5)
    for entry, words in zip(entries, heads):
        before = f"{entry.number:>{numbers}}  {words:<{column}}"
        indent = numbers + 2 + column + GAP
        room = (out.width - indent) * max(1, MOST_LINES // len(entries))
        show_row(out, before, about(out, entry, room), indent, len(before))


def head(out: Output, entry: Entry) -> str:
    """The words that play a move or open a group."""
    return group_name(out, entry) if isinstance(entry, Group) else entry.move.text


def group_name(out: Output, group: Group) -> str:
    return out.say("group-free") if group.name == FREE_GROUP else group.name


def about(out: Output, entry: Entry, room: int) -> str:
    """What a move does; of a group, as much as there is room for of what its moves do."""
    if isinstance(entry, Offer):
        return capital(entry.meaning)
    differ = len({offer.meaning for offer in entry.offers}) > 1
    if not entry.is_about_one_thing or (out.plain and differ):  # a cut sentence cannot be spoken
        text = labels(entry.offers)
    else:
        text = outcomes(out, entry)
    return text if out.plain or len(text) <= room else text[: room - 9].rstrip(" ,;") + " …"


def labels(offers: Sequence[Offer]) -> str:
    return ", ".join(offer.label for offer in offers)


def outcomes(out: Output, group: Group) -> str:
    """What the moves of a group do; those that do the same together."""
    alike: dict[str, list[Offer]] = {}
    for offer in group.offers:
        alike.setdefault(offer.meaning, []).append(offer)
    told = [
        out.say("group-does", labels=labels(same), meaning=meaning)
        for meaning, same in alike.items()
    ]
    return " / ".join(told)


def show_row(out: Output, before: str, text: str, indent: int, bold: int) -> None:
    """The number and words of a move, and next to them what it does, wrapped in its own column."""
    if len(before) + GAP > indent:  # too long for the column: the text goes below
        out.console.print(Text(before.rstrip(), style="bold"))
        before = ""
    rows = wrap(text, max(out.width - indent, 20)) if text else [""]
    for i, row in enumerate(rows):
        first = before if i == 0 else ""
        line = Text(f"{first:<{indent}}{row}".rstrip())
        if i == 0 and before:
            line.stylize("bold", 0, bold)
        out.console.print(line)
