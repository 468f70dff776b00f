"""The text of any tree is parsed as an equal tree."""

from collections.abc import Callable
from functools import partial
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from rekindle.content import (
    AnyOrder,
    Effect,
    For,
    If,
    Language,
    May,
    OneOf,
    Pay,
    Per,
    Seq,
    UpTo,
)

numbers = st.integers(1, 99)
goods = st.sampled_from(["fish", "rope", "gold"])
places = st.sampled_from(["harbour", "red isle", "red isle fort"])
effects = st.one_of(
    st.builds("{} {}".format, numbers, goods),
    st.builds("lose {} {}".format, numbers, goods),
    st.builds("draw {} card".format, numbers),
    st.builds("sail to {}".format, places),
    st.just("rest"),
)
prices = st.one_of(st.builds("{} {}".format, numbers, goods), st.builds("{} crew".format, numbers))
conditions = st.one_of(st.just("alone here"), st.builds("no {}".format, goods))
heads = st.sampled_from(["they", "each rival", "each rival here"])
things = st.one_of(st.just("ship"), goods)


def trees(language: Language) -> st.SearchStrategy[Effect]:
    """Trees of any shape, with phrases parsed by the language."""

    def for_of(text: str, part: Effect) -> Effect:
        head = language.effect(f"{text}: rest")
        assert isinstance(head, For)
        return For(head.who, part)

    def per_of(text: str, part: Effect) -> Effect:
        head = language.effect(f"per {text}: rest")
        assert isinstance(head, Per)
        return Per(head.of, part)

    def grow(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
        several = st.lists(parts, min_size=2, max_size=3).map(tuple)
        price = st.lists(prices, min_size=1, max_size=2).map(", ".join).map(language.price)
        all_of = st.lists(conditions, min_size=1, max_size=2).map(" and ".join)
        return st.one_of(
            st.builds(Seq, several),
            st.builds(AnyOrder, several),
            st.builds(OneOf, several),
            st.builds(May, parts),
            st.builds(UpTo, numbers, parts),
            st.builds(Pay, price, parts),
            st.builds(per_of, things, parts),
            st.builds(for_of, heads, parts),
            st.builds(If, all_of.map(language.conditions), parts, st.none() | parts),
        )

    return st.recursive(effects.map(language.effect), grow, max_leaves=8)


@given(data=st.data())
def test_effects(language: Language, data: st.DataObject) -> None:
    tree = data.draw(trees(language).filter(lambda tree: len(str(tree)) <= 500))
    text = str(tree)
    again = language.effect(text)
    assert again == tree
    assert str(again) == text


@given(price=st.lists(prices, min_size=1, max_size=4))
def test_prices(language: Language, price: list[str]) -> None:
    read = language.price(", ".join(price))
    assert language.price(str(read)) == read


@given(needs=st.lists(conditions, min_size=1, max_size=4))
def test_conditions(language: Language, needs: list[str]) -> None:
    read = language.conditions(" and ".join(needs))
    assert language.conditions(str(read)) == read
    assert language.conditions(", ".join(needs)) == read


def test_every_nesting_two_deep(language: Language) -> None:
    """All pairs of constructs."""
    rest = language.effect("rest")
    alone = language.conditions("alone here")
    they = language.effect("they: rest")
    assert isinstance(they, For)
    wrap: list[Callable[[Effect], Effect]] = [
        lambda part: Seq((part, rest)),
        lambda part: Seq((rest, part)),
        lambda part: AnyOrder((part, rest)),
        lambda part: OneOf((rest, part)),
        May,
        partial(UpTo, 2),
        partial(Pay, language.price("1 gold, 1 crew")),
        partial(For, they.who),
        partial(If, alone),
        lambda part: If(alone, part, rest),
        lambda part: If(alone, rest, part),
    ]
    for outer, middle, inner in product(wrap, repeat=3):
        tree = outer(middle(inner(rest)))
        assert language.effect(str(tree)) == tree, str(tree)
