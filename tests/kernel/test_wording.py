"""The log: repeated events are told together, and sentences about one player are joined."""

from __future__ import annotations

import pytest

from rekindle.games import find
from rekindle.kernel.messages import Message, capital, noun, player
from rekindle.kernel.wording import Told, merged, paragraphs, sentence

NAMES = ["Ada", "Clara"]


def told(game: str, language: str, *messages: Message) -> list[str]:
    phrases = find(game).phrases(language)
    every: list[Told] = [(message, (message.id,)) for message in messages]
    return [sentence(message, NAMES, phrases) for message, _ in merged(every, phrases)]


def rolls(seat: int, *faces: int) -> list[Message]:
    return [Message("log-roll", {"who": player(seat), "n": face}) for face in faces]


def gains(seat: int, thing: str, n: int = 1) -> Message:
    return Message("log-gain", {"who": player(seat), "thing": noun(thing, n)})


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Clara rolls 5, 3, 3, 1."), ("de", "Clara würfelt 5, 3, 3, 1.")]
)
def test_rolls_are_told_together(language: str, text: str) -> None:
    assert told("euphoria", language, *rolls(1, 5, 3, 3, 1)) == [text]


def test_one_event_keeps_its_own_sentence() -> None:
    assert told("euphoria", "en", *rolls(1, 5)) == ["Clara rolls a 5."]


def test_different_people_are_told_apart() -> None:
    assert told("euphoria", "en", *rolls(1, 5, 3), *rolls(0, 2)) == [
        "Clara rolls 5, 3.",
        "Ada rolls a 2.",
    ]


def test_the_same_thing_is_added_up() -> None:
    assert told("revive", "en", gains(0, "gear"), gains(0, "gear"), gains(0, "food", 2)) == [
        "Ada gains 2 gears and 2 food."
    ]
    assert told("revive", "de", gains(0, "gear"), gains(0, "gear")) == ["Ada erhält 2 Zahnräder."]


def test_steps_on_one_track_are_told_by_the_last() -> None:
    steps = [
        Message("log-advance", {"who": player(0), "track": Message("track-gray"), "space": n})
        for n in (2, 3, 4)
    ]
    assert told("revive", "en", *steps) == ["Ada advances to space 4 of the gray track."]


def test_secret_draws_are_counted() -> None:
    draw = Message("log-draw-secret", {"who": player(0)})
    assert told("euphoria", "en", draw, draw) == ["Ada draws 2 artifacts."]


def test_the_words_of_merged_sentences_are_kept_once() -> None:
    phrases = find("euphoria").phrases("en")
    first, second = rolls(0, 1, 2)
    assert merged([(first, ("a", "b")), (second, ("b", "c"))], phrases)[0][1] == ("a", "b", "c")


@pytest.mark.parametrize("game", ["euphoria", "revive"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_for_several_has_one_for_each(game: str, language: str) -> None:
    phrases = find(game).phrases(language)
    found = [id for id in ids(game, language) if id.endswith("-several")]
    assert found
    for id in found:
        single = id.removesuffix("-several")
        assert phrases.has(single)
        assert phrases.has(f"{single}-item") or "secret" in single


def ids(game: str, language: str) -> list[str]:
    from importlib.resources import files

    folder = files(find(game).package).joinpath("locale")
    names = ("", "-log")
    texts = [folder.joinpath(f"{language}{name}.ftl") for name in names]
    return [
        line.partition(" = ")[0]
        for file in texts
        if file.is_file()
        for line in file.read_text(encoding="utf-8").splitlines()
    ]


def test_sentences_about_one_player_share_their_subject() -> None:
    texts = ["Ada pays 1 food.", "Ada gains 2 gold.", "Clara rolls a 5.", "The end.", "Ada wins!"]
    assert paragraphs(texts, NAMES) == [
        "Ada pays 1 food, gains 2 gold.",
        "Clara rolls a 5.",
        "The end.",
        "Ada wins!",
    ]


def test_a_sentence_with_a_colon_stands_alone() -> None:
    texts = ["Ada opens a crate: gain 2 food.", "Ada gains 2 food."]
    assert paragraphs(texts, NAMES) == ["Ada opens a crate: gain 2 food. Ada gains 2 food."]


def test_a_space_keeps_its_small_letter() -> None:
    assert capital("f8 is not explored") == "f8 is not explored"
    assert capital("the Ark") == "The Ark"
