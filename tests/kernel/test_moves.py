"""Moves: a closed vocabulary, text and number and back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rekindle
from rekindle import games
from rekindle.kernel.errors import IllegalMove, UnknownMove
from rekindle.kernel.game import Game, GameInfo
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE, Move, Verb, Vocabulary, shortened
from rekindle.kernel.words import nothing

GO, PAY, REST = 4, 2, 5
TOY = Vocabulary(
    [
        Verb(GO, "go", ["north", None, "south 2"], nothing),
        Verb(PAY, "pay", ["clay gold", "gold gold stone"], nothing, unordered=True),
        Verb(REST, "rest", [""], nothing),
    ]
)

every_vocabulary = pytest.mark.parametrize(
    "vocabulary",
    [
        pytest.param(game.setting(game.choose_options(options, False)).vocabulary, id=name)
        for game, options, name in [
            (games.find(info.name), {option.name: value}, f"{info.name}-{option.name}-{value}")
            for info in games.names()
            for option in info.options
            for value in option.values
        ]
    ],
)


# --- a small one ----------------------------------------------------------------------------------


def test_moves_are_numbered_without_gaps() -> None:
    assert [(move.id, move.text) for move in TOY.moves] == [
        (0, "go north"),
        (1, "go south 2"),
        (2, "pay clay gold"),
        (3, "pay gold gold stone"),
        (4, "rest"),
    ]
    assert len(TOY) == 5


def test_a_code_is_verb_and_argument() -> None:
    assert [move.code for move in TOY.moves] == [
        GO << ARG_BITS,
        GO << ARG_BITS | 2,
        PAY << ARG_BITS,
        PAY << ARG_BITS | 1,
        REST << ARG_BITS,
    ]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("go north", "go north"),
        ("  Go   NORTH ", "go north"),
        ("pay gold clay", "pay clay gold"),
        ("pay stone gold gold", "pay gold gold stone"),
        ("PAY gold Stone gold", "pay gold gold stone"),
        ("rest", "rest"),
    ],
)
def test_case_spaces_and_the_order_of_paid_things_do_not_matter(text: str, meant: str) -> None:
    assert TOY.parse(text).text == meant


@pytest.mark.parametrize("text", ["", " ", "go", "go south", "go 2 south x", "pay gold", "north"])
def test_what_is_no_move_is_unknown(text: str) -> None:
    with pytest.raises(UnknownMove, match="is not a move of this game"):
        TOY.parse(text)


@pytest.mark.parametrize(
    ("text", "near"),
    [("go nort", "go north"), ("pay clay glod", "pay clay gold"), ("rets", "rest")],
)
def test_a_near_miss_is_answered_with_a_suggestion(text: str, near: str) -> None:
    with pytest.raises(UnknownMove, match=f"did you mean '{near}'"):
        TOY.parse(text)


def test_far_off_there_is_no_suggestion() -> None:
    with pytest.raises(UnknownMove) as caught:
        TOY.parse("xyzzy plugh 123")
    assert "did you mean" not in str(caught.value)


def test_a_long_text_is_shown_shortened() -> None:
    with pytest.raises(UnknownMove) as caught:
        TOY.parse("go " * 100_000)
    assert len(str(caught.value)) < 200
    assert shortened("a\n b\tc") == "a b c"
    assert len(shortened("x" * 1000)) == 60


def test_moves_are_equal_by_their_text() -> None:
    twin = Move(9, 9, "rest", "rest", "ordinary", ())
    assert twin == TOY.parse("rest")
    assert hash(twin) == hash(TOY.parse("rest"))
    assert twin != TOY.parse("go north")
    assert twin != "rest"
    assert (str(twin), repr(twin)) == ("rest", "Move('rest')")


def test_a_move_declared_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Vocabulary([Verb(GO, "go", ["north", "north"], nothing)])


@pytest.mark.parametrize(
    "verb",
    [
        Verb(PAY, "pay", ["gold clay", "clay gold"], nothing, unordered=True),
        Verb(PAY, "pay", ["clay gold", "gold clay"], nothing, unordered=True),
        Verb(GO, "go", ["north", "North"], nothing),
    ],
    ids=["order", "other-order", "case"],
)
def test_moves_that_read_alike_are_refused(verb: Verb) -> None:
    """One of them could never be typed: parse does not tell them apart."""
    with pytest.raises(ValueError, match="declared twice"):
        Vocabulary([verb])


def test_a_verb_has_room_for_512_arguments() -> None:
    assert len(Vocabulary([Verb(GO, "go", [str(i) for i in range(ARG_MASK + 1)], nothing)])) == 512
    with pytest.raises(ValueError, match="more than 512"):
        Verb(GO, "go", [str(i) for i in range(ARG_MASK + 2)], nothing)


# --- those of the games ---------------------------------------------------------------------------


@every_vocabulary
def test_text_and_move_and_text_again(vocabulary: Vocabulary) -> None:
    for i, move in enumerate(vocabulary.moves):
        assert move.id == i
        assert vocabulary.parse(move.text) is move
        assert vocabulary.parse(f" {move.text.upper()}  ") is move
        assert vocabulary.move(move.code) is move
        assert move.text == " ".join(move.text.split())
        assert not set(move.text) & set("|=\n")  # records use them


@every_vocabulary
def test_texts_and_codes_are_unique(vocabulary: Vocabulary) -> None:
    assert len({move.text for move in vocabulary.moves}) == len(vocabulary)
    assert len({move.code for move in vocabulary.moves}) == len(vocabulary)
    assert vocabulary.move(SKIP_CODE).text == "skip"


@every_vocabulary
def test_things_are_paid_in_any_order(vocabulary: Vocabulary) -> None:
    dice = random.Random(1)
    for move in vocabulary.moves:
        words = move.text.split()
        if words[0] == "pay":
            things = words[1:]
            dice.shuffle(things)
            assert vocabulary.parse(" ".join(["pay", *things])) is move


def every_game() -> list[Game]:
    return [games.find(info.name) for info in games.names()]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: str(game.name))
def test_numbers_do_not_depend_on_options(game: Game) -> None:
    """A learner meets the same numbers whatever is switched on, and in every process."""
    texts = {
        tuple(
            move.text
            for move in game.setting(
                game.choose_options({option.name: value}, False)
            ).vocabulary.moves
        )
        for option in game.options
        for value in option.values
        if option.name != "deck"  # another deck brings other cards, and with them other words
    }
    assert len(texts) == 1


INFO: GameInfo = games.names()[0]
MATCH = rekindle.new(INFO.name, seats=INFO.seats[0], seed=1)
WORDS = sorted({word for move in MATCH.setting.vocabulary.moves for word in move.text.split()})
texts = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.sampled_from([move.text for move in MATCH.setting.vocabulary.moves]).flatmap(
        lambda text: st.integers(0, len(text)).map(lambda i: text[:i] + text[i + 1 :])
    ),
)


@given(text=texts)
def test_any_text_is_a_move_or_unknown(text: str) -> None:
    vocabulary = MATCH.setting.vocabulary
    refused = refusal(vocabulary.parse, text)
    assert refused is None or isinstance(refused, UnknownMove)
    if refused is None:
        assert vocabulary.parse(vocabulary.parse(text).text) is vocabulary.parse(text)


@given(text=texts)
def test_any_text_is_played_or_refused(text: str) -> None:
    before = MATCH.checksum()
    match = MATCH.copy()
    if refusal(match.play, text) is not None:
        assert match.checksum() == before
    assert MATCH.checksum() == before


def refusal(do: Callable[[str], object], text: str) -> IllegalMove | None:
    """Why a text is refused, in one line; None where it is not."""
    try:
        do(text)
    except IllegalMove as error:
        said = str(error)
        assert 0 < len(said) < 400
        assert len(said.splitlines()) == 1
        return error
    return None
