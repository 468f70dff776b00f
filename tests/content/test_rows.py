"""Rows of a language: what is derived from them when they say nothing, and trees told and drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import to_builtins

from rekindle.content import (
    BARE,
    CodedPhrase,
    Effect,
    EffectPhrase,
    Language,
    Leaf,
    PricePhrase,
    Sign,
    SignWriter,
    Teller,
    Voice,
    by_name,
    does,
    every_phrase,
    icon,
    leaves,
    nodes,
)
from rekindle.kernel.messages import Message, Values
from rekindle.kernel.prices import Demand


def nothing_demanded(leaf: Leaf) -> Demand:
    return Demand(leaf.count, [0])


EFFECTS = by_name(
    EffectPhrase("gain", "{n} {good}", 50, says=does("gain")),
    EffectPhrase("rest", "rest", 51, articles=("cards.1",)),
)
PRICES = by_name(PricePhrase("good", "{n} {good}", nothing_demanded, does("pay"), icon()))
WHO = by_name(CodedPhrase("them", "they", 0))
CONDITIONS = by_name(CodedPhrase("rich", "rich in {good}", 0))
COUNTS = by_name(CodedPhrase("cards", "card", 0))
LANGUAGE = Language(
    effects=EFFECTS.values(),
    prices=PRICES.values(),
    who=WHO.values(),
    conditions=CONDITIONS.values(),
    per=COUNTS.values(),
    domains={"good": ("gold", "wood")},
)


class PlainTeller(Teller):
    def form(self, voice: Voice) -> str:
        return "bare" if voice.bare else f"{voice.who}{'' if voice.first else '-then'}"

    def named(self, leaf: Leaf) -> Values:
        return {"good": leaf.word} if leaf.word else {}


TELLER = PlainTeller(
    {name: row.say for name, row in EFFECTS.items()},
    {name: row.says for name, row in PRICES.items()},
)
SIGNS = SignWriter(
    {name: row.show for name, row in EFFECTS.items()},
    {name: row.signs for name, row in PRICES.items()},
    {name: row.show for name, row in COUNTS.items()},
)


def shape(message: Message | str | int) -> object:
    """A message as nested tuples, its list of things flattened."""
    if not isinstance(message, Message):
        return message
    return (message.id, *(shape(value) for value in message.values.values()))


def told(text: str, voice: Voice | None = None) -> object:
    tree = LANGUAGE.effect(text)
    return shape(TELLER.tell(tree) if voice is None else TELLER.tell(tree, voice))


def drawn(text: str) -> Sequence[object]:
    found: Sequence[object] = to_builtins(SIGNS.of(LANGUAGE.effect(text)))
    return found


def test_equal_verbs_in_a_row_are_said_once() -> None:
    both = ("list-and", ("thing-gold", 1), ("thing-wood", 2))
    assert told("1 gold, 2 wood") == ("effect-gain", "you", both)


def test_a_sentence_goes_on_behind_its_first_verb() -> None:
    assert told("1 gold, rest") == (
        "list-and",
        ("effect-gain", "you", ("thing-gold", 1)),
        ("effect-rest", "you-then", 1),
    )


def test_a_row_without_a_sentence_is_its_own_verb() -> None:
    assert told("rest", BARE) == ("effect-rest", "bare", 1)


def test_somebody_else_keeps_their_verb_behind_a_price() -> None:
    pays = ("effect-pay", "them", ("thing-wood", 1))
    assert told("they: pay 1 wood: rest") == ("pays", pays, ("effect-rest", "them", 1))


def test_what_can_be_counted_takes_the_count_along() -> None:
    each = ("thing-per", ("thing-gold", 1), ("per-cards",))
    assert told("per card: 1 gold") == ("effect-gain", "you", each)
    assert told("per card: rest") == ("each", "you", ("per-cards",), ("effect-rest", "you", 1))


def test_a_condition_names_its_word() -> None:
    assert told("if rich in gold: rest else 1 wood") == (
        "if-else",
        ("condition-rich", 1, "gold"),
        ("effect-rest", "you", 1),
        "yes",
        ("effect-gain", "you", ("thing-wood", 1)),
    )


def test_signs_have_only_what_differs_from_a_single_icon() -> None:
    assert drawn("1 gold, 2 wood / rest") == [
        {"icon": "gold"},
        {"icon": "wood", "n": 2},
        "/",
        {"icon": "rest"},
    ]


def test_prices_repetitions_and_counts_have_words_between_icons() -> None:
    assert drawn("up to 2 times: pay 1 wood: 1 gold") == [
        "2×",
        {"icon": "wood"},
        "→",
        {"icon": "gold"},
    ]
    assert drawn("per card: 1 gold") == [{"icon": "gold"}, "×", {"icon": "cards"}]


def test_signs_tell_who_gets_something() -> None:
    assert drawn("they: (1 gold / rest)") == [
        {"icon": "gold", "to": "them"},
        "/",
        {"icon": "rest", "to": "them"},
    ]
    assert drawn("if rich in gold: rest") == [{"icon": "rest"}]


def test_an_icon_may_be_tinted_or_lost() -> None:
    leaf = Leaf("lose", (2, "gold"))
    assert icon("card", tinted=True)(leaf) == [Sign("card", 2, "gold")]
    assert icon("card", 1, lost=True)(leaf) == [Sign("card", -1)]


def test_a_tree_is_walked_from_left_to_right() -> None:
    tree = LANGUAGE.effect("rest, they: pay 1 wood: (if rich in gold: 2 gold else 1 wood)")
    assert [str(leaf) for leaf in leaves(tree)] == ["rest", "2 gold", "1 wood"]
    assert [str(leaf) for leaf in every_phrase(tree)] == [
        "rest",
        "they",
        "1 wood",
        "rich in gold",
        "2 gold",
        "1 wood",
    ]
    assert next(nodes(tree)) is tree
    assert list(nodes(None)) == []


def test_what_is_no_effect_is_refused() -> None:
    with pytest.raises(ValueError, match="is no effect"):
        TELLER.tell(Effect())
    with pytest.raises(ValueError, match="is no effect"):
        SIGNS.of(Effect())
