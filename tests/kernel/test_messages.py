"""Messages: ids with values, in two languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rekindle
from rekindle import games
from rekindle.kernel.messages import LANGUAGES, Message, Phrases, Reason, game_word, phrases

KERNEL = ("rekindle.kernel",)
ENGLISH = """\
hello = hello, { $name }
lost = { $n ->
    [one] one worker
   *[other] { $n } workers
 }
reason-game-over = finished
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with messages of its own, one of which takes the place of the kernel's."""
    folder = tmp_path / "spoken" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "en.ftl").write_text(ENGLISH)
    (folder / "de.ftl").write_text("hello = guten Tag, { $name }\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "spoken"


def test_values_are_put_in(package: str) -> None:
    english = phrases((*KERNEL, package), "en")
    assert english.text(Message("hello", {"name": "Ada"})) == "hello, Ada"
    assert english.text(Message("lost", {"n": 1})) == "one worker"
    assert english.text(Message("lost", {"n": 3})) == "3 workers"


def test_a_value_may_be_a_message(package: str) -> None:
    inner = Message("hello", {"name": "Bo"})
    text = phrases((*KERNEL, package), "en").text(Message("reason-not-now", {"asked": inner}))
    assert text == "something else is asked now (“hello, Bo”)"


def test_a_message_with_other_values_is_another_sentence(package: str) -> None:
    english = phrases((*KERNEL, package), "en")
    for name in ("Ada", "Bo", "Ada"):
        inner = Message("hello", {"name": name})
        assert english.text(inner) == f"hello, {name}"
        asked = english.text(Message("reason-not-now", {"asked": inner}))
        assert asked.endswith(f"(“hello, {name}”)")


def test_a_game_has_its_own_word_for_what_it_names(package: str) -> None:
    english = phrases((*KERNEL, package), "en")
    assert game_word(english, "reason", "game over") == "finished"
    assert game_word(english, "reason", "rain") == "rain"


def test_a_game_may_put_its_own_words_in_place_of_the_kernels(package: str) -> None:
    assert phrases((*KERNEL, package), "en").text(Message("reason-game-over")) == "finished"
    assert phrases(KERNEL, "en").text(Message("reason-game-over")) == "the game is over"


def test_the_same_message_in_another_language(package: str) -> None:
    message = Message("hello", {"name": "Ada"})
    assert message.text(phrases((*KERNEL, package), "de")) == "guten Tag, Ada"


def test_what_a_translation_lacks_is_shown_by_its_id(package: str) -> None:
    german = phrases((*KERNEL, package), "de")
    assert german.text(Message("lost", {"n": 2})) == "lost"
    assert not german.has("lost")
    assert german.has("hello")


def test_an_unknown_language_is_english() -> None:
    assert phrases(KERNEL, "tlh").language == "en"


def test_a_missing_value_is_no_error(package: str) -> None:
    assert phrases((*KERNEL, package), "en").text(Message("hello")).startswith("hello, ")


def test_values_are_not_read_as_messages(package: str) -> None:
    """A player's name cannot smuggle anything in."""
    english = phrases((*KERNEL, package), "en")
    assert english.text(Message("hello", {"name": "{ $n } { lost }"})) == "hello, { $n } { lost }"


@given(id=st.text(max_size=30), value=st.one_of(st.text(max_size=30), st.integers(-999, 9999)))
def test_any_message_has_a_text(id: str, value: str | int) -> None:
    assert isinstance(phrases(KERNEL, "en").text(Message(id, {"asked": value})), str)
    assert isinstance(phrases(KERNEL, "de").text(Message("reason-not-now", {"asked": value})), str)


def test_a_reason_names_its_article() -> None:
    message = Message("reason-game-over")
    assert str(Reason(1, message, "toy.win.1", "it is over")) == "it is over (toy.win.1)"
    assert str(Reason(1, message, "", "it is over")) == "it is over"


def test_the_kernel_speaks_every_language() -> None:
    spoken: list[Phrases] = [phrases(KERNEL, language) for language in LANGUAGES]
    for id in ("reason-game-over", "reason-not-asked", "reason-not-now"):
        assert all(each.has(id) for each in spoken)
        assert len({each.text(Message(id, {"asked": "x"})) for each in spoken}) == len(LANGUAGES)


def test_a_match_speaks_the_language_it_is_told() -> None:
    info = games.names()[0]
    match = rekindle.new(info.name, seats=info.seats[0], seed=1)
    match.language = "de"
    reason = match.why_not("skip")
    assert reason is not None
    assert reason.text == match.game.phrases("de").text(reason.message)


def values_used(language: str) -> dict[str, set[str]]:
    """What each of the kernel's own messages fills in."""
    file = files("rekindle.kernel").joinpath("locale", f"{language}.ftl")
    found = re.findall(r"^([a-z-]+) = (.*)$", file.read_text("utf-8"), re.M)
    return {id: set(re.findall(r"\$([a-z]+)", text)) for id, text in found}


def test_only_names_of_packs_use_other_values_in_another_language() -> None:
    english, german = values_used("en"), values_used("de")
    assert list(english) == list(german)
    assert [id for id in english if english[id] != german[id]] == ["named"]
