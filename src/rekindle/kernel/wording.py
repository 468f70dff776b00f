"""Messages as sentences, with players' names in place of their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rekindle.kernel.messages import Message, Phrases, capital, listed

PLAYER = "player"
"""Games refer to seat 0 as Message("player", {"seat": 1})."""
TURN_BEGINS = "log-turn"
"""The id of the sentence with which a turn begins, in every game."""
PEOPLE = ("who", "whom")
"""Values that sentences about several things must have in common."""

Told = tuple[Message, tuple[str, ...]]
"""A sentence of the log, and the words it touches."""


def with_names(message: Message, names: Sequence[str]) -> Message:
    """Return the same message with players' names in place of their numbers."""
    values = {key: named(value, names) for key, value in message.values.items()}
    return Message(message.id, values)


def named(value: str | int | Message, names: Sequence[str]) -> str | int | Message:
    if not isinstance(value, Message):
        return value
    seat = value.values.get("seat")
    if value.id == PLAYER and isinstance(seat, int) and 0 < seat <= len(names):
        return names[seat - 1]
    return with_names(value, names)


def sentence(message: Message, names: Sequence[str], phrases: Phrases) -> str:
    """Return a whole sentence, beginning with a capital letter."""
    return capital(phrases.text(with_names(message, names)))


# Repeated events


def merged(told: Iterable[Told], phrases: Phrases) -> list[Told]:
    """Join consecutive sentences of one kind: 'Clara rolls 5, 3, 3, 1.'

    They are joined if there is a message `<id>-several`, which lists them as `items` ('5, 3, 1') or
    `all` ('1 gear, 1 book and 2 food') or counts them as `n`. What is listed of each is a message
    `<id>-item`.
    """
    found: list[tuple[list[Message], tuple[str, ...]]] = []
    for message, words in told:
        if found and are_alike(found[-1][0][-1], message, phrases):
            together, before = found[-1]
            found[-1] = ([*together, message], tuple(dict.fromkeys(before + words)))
        else:
            found.append(([message], words))
    return [(joined(together), words) for together, words in found]


def are_alike(a: Message, b: Message, phrases: Phrases) -> bool:
    """Return whether one sentence can tell both: the same event, of the same people."""
    same = a.id == b.id and all(a.values.get(key) == b.values.get(key) for key in PEOPLE)
    return same and phrases.has(f"{a.id}-several")


def joined(together: Sequence[Message]) -> Message:
    """Return one sentence for all of these, which are alike."""
    first = together[0]
    if len(together) == 1:
        return first
    items = summed([Message(f"{one.id}-item", one.values) for one in together])
    people = {key: first.values[key] for key in PEOPLE if key in first.values}
    values = {**people, "items": with_commas(items), "all": listed(items), "n": len(together)}
    return Message(f"{first.id}-several", values)


def summed(items: Sequence[Message]) -> list[Message]:
    """Add up what is the same thing, and keep the last of several steps on one track."""
    found: list[Message] = []
    at: dict[str, int] = {}
    for item in items:
        thing, n = counted(item)
        track = item.values.get("track")
        if found and track is not None and track == found[-1].values.get("track"):
            found[-1] = item
        elif n and thing in at:
            before = found[at[thing]]
            more = Message(thing, {"n": counted(before)[1] + n})
            found[at[thing]] = Message(item.id, {**item.values, "thing": more})
        else:
            at[thing] = len(found)
            found.append(item)
    return found


def counted(item: Message) -> tuple[str, int]:
    """Return the id of the thing that a sentence names, and how many; 0 if they do not count."""
    thing = item.values.get("thing")
    if not isinstance(thing, Message):
        return "", 0
    n = thing.values.get("n")
    return thing.id, n if isinstance(n, int) and len(thing.values) == 1 else 0


def with_commas(items: Sequence[Message]) -> Message:
    if len(items) == 1:
        return items[0]
    return Message("list-more", {"a": items[0], "b": with_commas(items[1:])})


# Paragraphs


def paragraphs(sentences: Sequence[str], names: Sequence[str]) -> list[str]:
    """Join consecutive sentences that begin with the same name: 'Ada pays 1 food, gains 2 gold.'"""
    found: list[str] = []
    speaking_of = ""
    for text in sentences:
        who = next((name for name in names if text.startswith(f"{name} ")), "")
        if found and who and who == speaking_of:
            found[-1] = continued(found[-1], text, who)
        else:
            found.append(text)
        speaking_of = who
    return found


def continued(paragraph: str, text: str, who: str) -> str:
    """Return the paragraph with one more sentence, which shares its subject where it can."""
    last = paragraph.rpartition(". ")[2]
    simple = last.startswith(f"{who} ") and last.endswith(".") and not set(last) & set(":;…!")
    if simple:
        return f"{paragraph[:-1]}, {text.removeprefix(who).lstrip()}"
    return f"{paragraph} {text}"
