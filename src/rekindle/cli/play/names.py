"""What things are called: everything that `card NAME` explains, and other words for moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rekindle.cli.play.abbreviations import resolve
from rekindle.kernel.catalogue import Card, Catalogue
from rekindle.kernel.spelling import spellings
from rekindle.kernel.terminal import Topic


def topics_of(catalogue: Catalogue[Any, Any], own: Sequence[Topic]) -> list[Topic]:
    """The topics of a game; its own explanations replace those of the catalogue."""
    found = list(own)
    explained = {topic.names[0] for topic in own}
    for cards in kinds_of(catalogue):
        texts = {(card.name, card.text) for card in cards.values()}
        shared = Counter(name for name, _ in texts)
        for id, card in cards.items():
            if id not in explained:
                name = card.name if shared[card.name] == 1 else f"{card.name} {id}"
                found.append(Topic((id, card.name), titled(name, card.kind), card.text))
    return found


def find_topics(topics: Sequence[Topic], words: str) -> list[Topic]:
    """The topics that these words name or abbreviate, each text once."""
    keys = {f"\0{i}": topic for i, topic in enumerate(topics)}  # a key that nobody can type
    called = {key: topic_spellings(topic) for key, topic in keys.items()}
    found = [keys[key] for key in resolve(words, list(keys), called)]
    return list({topic.text: topic for topic in reversed(found)}.values())[::-1]


def topic_spellings(topic: Topic) -> tuple[str, ...]:
    return tuple(spelling for name in topic.names for spelling in spellings(name))


def kinds_of(catalogue: Catalogue[Any, Any]) -> list[dict[str, Card[Any]]]:
    """The cards of each kind by id."""
    return [getattr(catalogue.cards, kind) for kind in catalogue.cards.__struct_fields__]


def titled(name: str, kind: str) -> str:
    return name if kind.lower() in name.lower() else f"{name} ({kind})"


def words_of(catalogue: Catalogue[Any, Any]) -> dict[str, str]:
    """The names of things in the catalogue's language, by the words of moves."""
    named = {id: card.name for cards in kinds_of(catalogue) for id, card in cards.items()}
    return {**named, **catalogue.words}
