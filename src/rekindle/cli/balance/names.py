"""What components, traits and their kinds are called in a report, in the language chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rekindle.cli.play.names import kinds_of, words_of
from rekindle.kernel.catalogue import Card
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.messages import Message, capital, game_word

MOST_LETTERS = 60


class Names:
    """Names come from the game's messages and its catalogue; what has none goes by its id.

    A message `balance-<kind>-<id>` comes first, then the catalogue's card, then its word. Where
    several components share a name, their text takes its place: modules and crates have no other.
    """

    def __init__(
        self, game: Game, setting: Setting, language: str, ids: Mapping[str, Sequence[str]]
    ) -> None:
        """`ids` has all that must be told apart, by kind or trait."""
        catalogue = game.catalogue(setting, language)
        self.phrases = game.phrases(language)
        self.fields = sorted(kinds_of(catalogue), key=len)
        self.words = words_of(catalogue)
        self.labels = {kind: self.told_apart(kind, found) for kind, found in ids.items()}

    def kind(self, name: str) -> str:
        """The game's name of a count, a kind of component or a trait."""
        return capital(game_word(self.phrases, "balance", name))

    def source(self, name: str) -> str:
        return capital(game_word(self.phrases, "score", name))

    def of(self, kind: str, id: str) -> str:
        return self.labels.get(kind, {}).get(id, id)

    def told_apart(self, kind: str, ids: Sequence[str]) -> dict[str, str]:
        """Names of all components of a kind, each different from the others."""
        cards = self.cards_of(ids)
        found = {id: self.name(kind, id, cards) for id in ids}
        for longer in (lambda id: text_of(cards, id), self.with_owner):
            shared = Counter(found.values())
            found |= {id: longer(id) or name for id, name in found.items() if shared[name] > 1}
        shared = Counter(found.values())
        return {id: name if shared[name] == 1 else f"{name} {id}" for id, name in found.items()}

    def cards_of(self, ids: Sequence[str]) -> Mapping[str, Card[Any]]:
        """The smallest part of the catalogue that has all of them."""
        return next((cards for cards in self.fields if set(ids) <= cards.keys()), {})

    def name(self, kind: str, id: str, cards: Mapping[str, Card[Any]]) -> str:
        own = f"balance-{kind}-{id}"
        if self.phrases.has(own):
            return capital(self.phrases.text(Message(own)))
        if id in cards:
            return capital(cards[id].name)
        word = self.words.get(f"{kind}-{id}") or self.words.get(id)
        return capital(word) if word else self.part(id)

    def part(self, id: str) -> str:
        """The name of a part of something, such as `mason-top`; else the id itself."""
        whole, _, part = id.rpartition("-")
        if whole not in self.words:
            return id
        told = f"balance-part-{part}"
        if self.phrases.has(told):
            return f"{self.words[whole]}, {self.phrases.text(Message(told))}"
        return f"{self.words[whole]} {part}"

    def with_owner(self, id: str) -> str:
        """The name and whom it belongs to, as for `nadair-sun-middle`; empty without an owner."""
        owner = id.rpartition("-")[0]
        if owner not in self.words or id not in self.words:
            return ""
        return f"{self.words[id]}, {self.words[owner]}"


def text_of(cards: Mapping[str, Card[Any]], id: str) -> str:
    """What a card says, on one line."""
    if id not in cards:
        return ""
    text = " ".join(cards[id].text.split()).removesuffix(".")
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
