"""The effect language: constructs, precedence, phrases."""

import pickle

import pytest

from rekindle.content import (
    AnyOrder,
    Effect,
    Event,
    For,
    If,
    Language,
    Leaf,
    May,
    OneOf,
    Pay,
    Per,
    Phrase,
    Seq,
    UpTo,
    words,
)

FISH = Leaf("gain", (1, "fish"))
ROPE = Leaf("gain", (1, "rope"))
GOLD = Leaf("gain", (1, "gold"))
REST = Leaf("rest")
THEY = Leaf("they")
ALONE = Leaf("alone")
PRICE = (Leaf("good", (1, "gold")),)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("1 fish", FISH),
        ("1 fish, 1 rope", Seq((FISH, ROPE))),
        ("1 fish & 1 rope", AnyOrder((FISH, ROPE))),
        ("1 fish / 1 rope", OneOf((FISH, ROPE))),
        ("may rest", May(REST)),
        ("up to 3 times: rest", UpTo(3, REST)),
        ("up to 1 time: rest", UpTo(1, REST)),
        ("per ship: rest", Per(Leaf("ship"), REST)),
        ("per gold: rest", Per(Leaf("good", ("gold",)), REST)),
        ("pay 1 gold: rest", Pay(PRICE, REST)),
        ("pay 1 gold, 2 crew: rest", Pay((*PRICE, Leaf("crew", (2,))), REST)),
        ("they: rest", For(THEY, REST)),
        ("each rival here: rest", For(Leaf("each-here"), REST)),
        ("if alone here: rest", If((ALONE,), REST)),
        ("if alone here and no gold: rest", If((ALONE, Leaf("none", ("gold",))), REST)),
        ("if alone here: 1 fish else rest", If((ALONE,), FISH, REST)),
    ],
)
def test_each_construct(language: Language, text: str, tree: Effect) -> None:
    assert language.effect(text) == tree


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("1 fish / 1 rope & 1 gold, rest", Seq((AnyOrder((OneOf((FISH, ROPE)), GOLD)), REST))),
        ("1 fish / (1 rope & 1 gold)", OneOf((FISH, AnyOrder((ROPE, GOLD))))),
        ("they: 1 fish, 1 rope", Seq((For(THEY, FISH), ROPE))),
        ("they: (1 fish, 1 rope)", For(THEY, Seq((FISH, ROPE)))),
        ("pay 1 gold: 1 fish / 1 rope", Pay(PRICE, OneOf((FISH, ROPE)))),
        ("(pay 1 gold: 1 fish) / 1 rope", OneOf((Pay(PRICE, FISH), ROPE))),
        ("may they: 1 fish & 1 rope, rest", Seq((May(For(THEY, AnyOrder((FISH, ROPE)))), REST))),
        ("rest, pay 1 gold, 1 gold: rest, rest", Seq((REST, Pay(PRICE * 2, REST), REST))),
        (
            "if alone here: if alone here: 1 fish else 1 rope",
            If((ALONE,), If((ALONE,), FISH, ROPE)),
        ),
        (
            "if alone here: (if alone here: 1 fish) else 1 rope",
            If((ALONE,), If((ALONE,), FISH), ROPE),
        ),
        ("((rest))", REST),
    ],
)
def test_precedence(language: Language, text: str, tree: Effect) -> None:
    assert language.effect(text) == tree


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("2   ropes,1 fish", "2 rope, 1 fish"),
        ("2fish", "2 fish"),
        ("007 fish", "7 fish"),
        ("draw 2 cards", "draw 2 card"),
        ("sail to\nred isle", "sail to red isle"),
        ("up to 1 time: (rest)", "up to 1 times: rest"),
        ("if alone here: (may if no gold: rest) else rest",) * 2,
        ("if alone here: (they: if no gold: rest) else rest",) * 2,
        (
            "if alone here: (rest) else if no gold: rest",
            "if alone here: rest else if no gold: rest",
        ),
    ],
)
def test_canonical_text(language: Language, text: str, canonical: str) -> None:
    assert str(language.effect(text)) == canonical


def test_the_longest_word_of_a_domain_wins(language: Language) -> None:
    assert language.effect("sail to red isle") == Leaf("sail", ("red isle",))
    assert language.effect("sail to red isle fort") == Leaf("sail", ("red isle fort",))


def test_prices_conditions_events(language: Language) -> None:
    price = language.price("2 gold, 1 crew")
    assert price == (Leaf("good", (2, "gold")), Leaf("crew", (1,)))
    assert str(price) == "2 gold, 1 crew"
    both = (ALONE, Leaf("none", ("gold",)))
    assert language.conditions("alone here and no gold") == both
    assert language.conditions("alone here, no gold") == both
    event = language.event("sail to harbour")
    assert event == Leaf("sail", ("harbour",))
    assert isinstance(event, Event)


def test_a_tree_is_immutable_hashable_and_can_be_pickled(language: Language) -> None:
    tree = language.effect("if alone here: pay 1 gold: 1 fish / rest")
    again = pickle.loads(pickle.dumps(tree))
    assert again == tree
    assert hash(again) == hash(tree)
    assert str(again) == str(tree)
    with pytest.raises(AttributeError):
        FISH.name = "lose"
    assert repr(FISH) == "Leaf('gain', (1, 'fish'))"


def test_leaves_match_by_name_and_arguments(language: Language) -> None:
    match language.effect("3 fish"):
        case Leaf("gain", (int(n), "fish")):
            assert n == 3
        case _:
            pytest.fail("no match")


def test_words_lists_phrases_and_then_domains(language: Language) -> None:
    listed = words(language)
    assert listed[0] == ("effect", "{n} {good}")
    assert ("price", "{n} crew") in listed
    assert ("who", "each rival here") in listed
    assert ("per", "ship") in listed
    assert listed[-1] == ("{place}", "red isle fort")


def language_with(template: str = "rest", **rest: dict[str, tuple[str, ...]]) -> Language:
    return Language(effects=[Phrase("x", template)], **rest)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("template", "complaint"),
    [
        ("", "phrase 'x' is empty"),
        ("{n} {fruit}", "unknown domain 'fruit' in '{n} {fruit}'"),
        ("if only", "invalid word 'if' in phrase 'if'"),
        ("a/b", "invalid word 'a/b' in phrase 'a/b'"),
    ],
)
def test_invalid_phrases_are_rejected(template: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint.replace("{", r"\{")):
        language_with(template)


def test_inconsistent_languages_are_rejected() -> None:
    with pytest.raises(ValueError, match="duplicate phrase 'x'"):
        Language(effects=[Phrase("x", "a"), Phrase("x", "b")])
    with pytest.raises(ValueError, match="and a plural itself"):
        Language(effects=[], plurals={"oxen": "oxes", "oxes": "ox"})
    with pytest.raises(ValueError, match="cannot be a domain"):
        Language(effects=[], domains={"n": ("one",)})
    with pytest.raises(ValueError, match="empty"):
        Language(effects=[], domains={"good": ("",)})
