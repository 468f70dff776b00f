"""Mutations of plain data and of texts, driven by a random generator."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

ODD_NUMBERS = (-(2**63), -(2**31), -1000, -2, -1, 0, 1, 2, 3, 63, 64, 255, 511, 512, 4095, 4096)
HUGE_NUMBERS = (2**31, 2**60, 2**62 - 1, 2**62, 2**63, 2**64, 10**30)
OTHER_TYPES: tuple[Any, ...] = (None, True, False, "x", "", 1.5, [], [0], {}, {"a": 1})

Path = tuple[int, ...]


def at(data: Any, path: Path) -> Any:
    for i in path:
        data = data[i]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    at(data, path[:-1])[path[-1]] = value


def leaf(dice: random.Random, data: Any) -> Path:
    """A way down to a value that is no list, or to an empty list; each field is equally likely."""
    path: list[int] = []
    while isinstance(data, list) and data:
        path.append(dice.randrange(len(data)))
        data = data[path[-1]]
    return tuple(path)


def branch(dice: random.Random, data: Any) -> Path:
    """A way down to a list."""
    path = leaf(dice, data)
    if not isinstance(at(data, path), list):
        path = path[:-1]
    return path[: dice.randint(0, len(path))] if dice.random() < 0.3 else path


def mutate(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    """Change data in place: one value, two values, or the shape of a list."""
    dice.choice(MUTATIONS)(dice, data, others)


def change_number(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    path = leaf(dice, data)
    value = at(data, path)
    number = value if isinstance(value, int) else 0
    bit = 1 << dice.randrange(62)
    new: Sequence[Any] = (
        number + 1,
        number - 1,
        number + dice.randint(-9, 9),
        dice.randint(0, 130),
        number ^ bit,
        number ^ (1 << dice.randrange(8)),
        -number,
        dice.choice(ODD_NUMBERS),
        dice.choice(HUGE_NUMBERS),
    )
    put(data, path, dice.choice(new))


def change_type(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    path = leaf(dice, data) if dice.random() < 0.7 else branch(dice, data)
    if path:
        put(data, path, dice.choice(OTHER_TYPES))


def exchange_values(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    """Two values change places, so that most sums stay right."""
    one = leaf(dice, data)
    other = leaf(dice, data)
    if dice.random() < 0.5:
        siblings = at(data, one[:-1])
        other = (*one[:-1], dice.randrange(len(siblings)))
    first, second = at(data, one), at(data, other)
    if not isinstance(first, list) and not isinstance(second, list):
        put(data, one, second)
        put(data, other, first)


def move_bit(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    """One member goes from one set to another."""
    one, other = leaf(dice, data), leaf(dice, data)
    first, second = at(data, one), at(data, other)
    if type(first) is int and type(second) is int and first > 0 and second >= 0:
        bit = 1 << dice.choice([i for i in range(first.bit_length()) if first >> i & 1])
        put(data, one, first & ~bit)
        put(data, other, at(data, other) | bit)


def change_list(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    """A list loses, gains, repeats or reorders items."""
    path = branch(dice, data)
    items = at(data, path)
    if not isinstance(items, list):
        return
    what = dice.randrange(7)
    if what == 0 and items:
        del items[dice.randrange(len(items))]
    elif what == 1 and items:
        items.insert(dice.randrange(len(items) + 1), dice.choice(items))
    elif what == 2 and len(items) > 1:
        i, j = dice.sample(range(len(items)), 2)
        items[i], items[j] = items[j], items[i]
    elif what == 3:
        items.append(dice.choice([0, 1, -1, 5, [], [0, 0]]))
    elif what == 4:
        items.clear()
    elif what == 5:
        items.reverse()
    elif items:
        items.extend([dice.choice(items)] * 2000)


def graft(dice: random.Random, data: Any, others: Sequence[Any]) -> None:
    """A part of another state takes the place of its counterpart, or joins it."""
    other = dice.choice(others)
    path = leaf(dice, data)
    path = path[: dice.randint(1, max(1, len(path)))]
    try:
        part = at(other, path)
    except (IndexError, TypeError):
        return
    holder = at(data, path[:-1])
    if dice.random() < 0.5 and isinstance(part, list):
        holder.insert(path[-1], part)
    else:
        holder[path[-1]] = part


MUTATIONS = (
    change_number,
    change_number,
    change_number,
    change_type,
    exchange_values,
    exchange_values,
    move_bit,
    change_list,
    change_list,
    graft,
)


# --- texts ----------------------------------------------------------------------------------------

ODD_TEXTS = ("", " ", "\t", "|", "=", ":", "-1", "99", "0", "é", "\x00", "\u2028", "x" * 300, "\n")


def mutate_text(dice: random.Random, text: str, words: Sequence[str]) -> str:
    """Change a text: a number, a word, a character, a line."""
    what = dice.randrange(6)
    if what == 0:
        numbers = list(re.finditer(r"\d+", text))
        if numbers:
            found = dice.choice(numbers)
            new = str(dice.choice((*ODD_NUMBERS, *HUGE_NUMBERS, dice.randrange(100))))
            return text[: found.start()] + new + text[found.end() :]
    if what == 1:
        found_words = list(re.finditer(r"[\w-]+", text))
        if found_words:
            found = dice.choice(found_words)
            return text[: found.start()] + dice.choice(words) + text[found.end() :]
    if what == 2:
        lines = text.split("\n")
        i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
        if dice.random() < 0.3:
            lines[i], lines[j] = lines[j], lines[i]
        elif dice.random() < 0.5:
            del lines[i]
        else:
            lines.insert(i, lines[j])
        return "\n".join(lines)
    i = dice.randrange(len(text) + 1)
    if what == 3:
        return text[:i] + dice.choice(ODD_TEXTS) + text[i:]
    if what == 4:
        return text[:i] + text[i + dice.randint(1, 9) :]
    return text[:i] + chr(dice.randrange(32, 127)) + text[i + 1 :]
