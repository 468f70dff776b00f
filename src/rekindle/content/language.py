"""The effect language of a game: its phrases, and the grammar of effects.lark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedInput

from .errors import LanguageError
from .phrase_group import Group, Word
from .phrases import Phrase, Vocabulary, is_number
from .syntax_errors import column_of, syntax_error
from .tree import (
    AnyOrder,
    Conditions,
    Effect,
    Event,
    For,
    If,
    Leaf,
    May,
    OneOf,
    Pay,
    Per,
    Price,
    Seq,
    UpTo,
)

#: Bounds the depth of trees, so that they can be walked recursively.
MAX_LENGTH = 500

_GRAMMAR = files(__package__).joinpath("effects.lark").read_text(encoding="utf-8")


class Language:
    """Parses texts into trees. Raises LanguageError."""

    def __init__(
        self,
        *,
        effects: Iterable[Phrase],
        prices: Iterable[Phrase] = (),
        conditions: Iterable[Phrase] = (),
        events: Iterable[Phrase] = (),
        who: Iterable[Phrase] = (),
        per: Iterable[Phrase] = (),
        domains: Mapping[str, Sequence[str]] | None = None,
        plurals: Mapping[str, str] | None = None,
    ) -> None:
        self.vocabulary = Vocabulary(domains or {}, plurals or {})

        def group(noun: str, shown: str, phrases: Iterable[Phrase]) -> Group:
            return Group(noun, shown, phrases, self.vocabulary)

        self.groups = {
            "effect": group("effect", "write an effect like", effects),
            "price": group("price", "write a price like", prices),
            "condition": group("condition", "write a condition like", conditions),
            "event": group("event", "write an event like", events),
            "who": group("word before ':'", "before ':' write a player, like", who),
            "per": group("word after 'per'", "after 'per' write something like", per),
        }
        self._lark = Lark(
            _GRAMMAR,
            parser="lalr",
            lexer="basic",
            start=["effect", "price", "conditions", "event"],
            transformer=_Builder(self.groups),
        )

    def effect(self, text: str) -> Effect:
        """`"they: 1 knowledge, 1 artifact"`."""
        tree: Effect = self._parse(text, "effect")
        return tree

    def price(self, text: str) -> Price:
        """`"2 morale, 1 artifact"`."""
        price: Price = self._parse(text, "price")
        return price

    def conditions(self, text: str) -> Conditions:
        """`"alone there and no artifacts"`, or with commas."""
        conditions: Conditions = self._parse(text, "conditions")
        return conditions

    def event(self, text: str) -> Event:
        """`"bump an opponent"`."""
        event: Event = self._parse(text, "event")
        return event

    def _parse(self, text: str, start: str) -> Any:
        if len(text) > MAX_LENGTH:
            offending = f"{text[:20]}…"
            raise LanguageError(
                "text too long", 1, offending, f"write at most {MAX_LENGTH} characters"
            )
        try:
            return self._lark.parse(text, start=start)
        except UnexpectedInput as error:
            raise syntax_error(text, start, error, self._tokens_before(text, error)) from None

    def _tokens_before(self, text: str, error: UnexpectedInput) -> list[Token]:
        """Return the tokens before the error; all of them if the text ends too early."""
        token = getattr(error, "token", None)
        stop = len(text) + 1 if token is None or token.type == "$END" else column_of(token)
        before: list[Token] = []
        try:
            for token in self._lark.lex(text):
                if column_of(token) >= stop:
                    break
                before.append(token)
        except UnexpectedCharacters:
            pass  # the error itself, or something after it
        return before


def words(language: Language) -> list[tuple[str, str]]:
    """Return every phrase that packs can use as (group, template), then the words of slots."""
    phrases = [
        (name, phrase.template)
        for name, group in language.groups.items()
        for phrase in group.phrases
    ]
    domains = language.vocabulary.domains
    return phrases + [(f"{{{name}}}", value) for name in domains for value in domains[name]]


class _Builder(Transformer[Token, Any]):
    """Builds the tree; the parser calls the method named after each rule."""

    def __init__(self, groups: Mapping[str, Group]) -> None:
        super().__init__()
        self._groups = groups

    def phrase(self, tokens: list[Token]) -> list[Word]:
        return [Word(str(token), column_of(token)) for token in tokens]

    def leaf(self, children: list[Any]) -> Leaf:
        return self._groups["effect"].read(children[0])

    def seq(self, parts: list[Effect]) -> Seq:
        return Seq(tuple(parts))

    def any_order(self, parts: list[Effect]) -> AnyOrder:
        return AnyOrder(tuple(parts))

    def one_of(self, parts: list[Effect]) -> OneOf:
        return OneOf(tuple(parts))

    def may(self, children: list[Any]) -> May:
        return May(children[0])

    def up_to(self, children: list[Any]) -> UpTo:
        token, part = children
        times = token.split()[2]
        if not is_number(times):
            raise LanguageError(
                "invalid number", column_of(token), str(token), "write 'up to 3 times'"
            )
        return UpTo(int(times), part)

    def per(self, children: list[Any]) -> Per:
        return Per(self._groups["per"].read(children[0]), children[1])

    def pay(self, children: list[Any]) -> Pay:
        return Pay(self.price(children[:1]), children[1])

    def for_(self, children: list[Any]) -> For:
        return For(self._groups["who"].read(children[0]), children[1])

    def if_(self, children: list[Any]) -> If:
        return If(self.conditions(children[0]), *children[1:])

    def listed(self, phrases: list[list[Word]]) -> list[list[Word]]:
        # Not parsed yet: a missing colon is the more helpful error.
        return phrases

    all_of = listed

    def price(self, children: list[list[list[Word]]]) -> Price:
        return Price(self._groups["price"].read(phrase) for phrase in children[0])

    def conditions(self, phrases: list[list[Word]]) -> Conditions:
        return Conditions(self._groups["condition"].read(phrase) for phrase in phrases)

    def event(self, children: list[list[Word]]) -> Event:
        leaf = self._groups["event"].read(children[0])
        return Event(leaf.name, leaf.args, leaf.text)
