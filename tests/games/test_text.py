"""The messages of every game: the same in both languages, all of them used, none missing."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from rekindle.games import NAMES
from rekindle.kernel.agenda import Procedure
from tests.games import texts
from tests.games.texts import PAGE, all_messages, messages, topics, variables

every_game = pytest.mark.parametrize("game", NAMES)
every_topic = pytest.mark.parametrize(
    ("game", "topic"), [(game, topic) for game in NAMES for topic in topics(game)]
)


@every_topic
def test_both_languages_have_the_same_messages_in_the_same_order(game: str, topic: str) -> None:
    assert list(messages(game, "en", topic)) == list(messages(game, "de", topic))


@every_topic
def test_both_languages_use_the_same_values(game: str, topic: str) -> None:
    forms = set() if topic == PAGE else set(texts.of(game).forms)
    english, german = messages(game, "en", topic), messages(game, "de", topic)
    assert english
    assert [
        id for id in english if variables(english[id]) - forms != variables(german[id]) - forms
    ] == []


@every_game
def test_no_message_is_written_twice(game: str) -> None:
    found = [*all_messages(game), *messages(game, "en", PAGE)]
    assert len(found) == len(set(found))


@every_game
def test_no_message_is_unused(game: str) -> None:
    """Those of the page are looked for in the catalogue; repeated events go by the single one."""
    plain, patterns = texts.in_source(game)
    families = texts.of(game).families
    known = all_messages(game)
    several = {id.removesuffix("-several") for id in known if id.endswith("-several")}
    of_several = {f"{id}-{part}" for id in several & set(known) for part in ("several", "item")}
    for id in [id for id in known if id not in of_several]:
        family, _, name = id.partition("-")
        if family in families:
            assert name in families[family], f"{id} is unused"
        else:
            found = id in plain or any(re.fullmatch(p, id) for p in patterns)
            assert found, f"{id} is unused"


@pytest.mark.parametrize(
    ("game", "family"), [(game, family) for game in NAMES for family in texts.of(game).families]
)
def test_no_message_of_a_family_is_missing(game: str, family: str) -> None:
    known = {id.partition("-")[2] for id in all_messages(game) if id.startswith(f"{family}-")}
    assert known == texts.of(game).families[family]


@every_game
def test_every_procedure_that_asks_has_a_question(game: str) -> None:
    asking = set(import_module(f"rekindle.games.{game}.presentation.prompts").PROMPTS.asks)
    for op, procedure in enumerate(texts.default_setting(game).rules.procedures):
        offers = type(procedure).answer is not Procedure.answer
        assert (op in asking) == offers, f"procedure {op}: {type(procedure).__name__}"
