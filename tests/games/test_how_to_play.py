"""Every game says in a few steps how it is played, in each language, and cites its rules."""

from __future__ import annotations

import pytest

from rekindle.games import NAMES, find
from rekindle.kernel.articles import articles
from rekindle.kernel.how_to_play import Step, how_to_play, parse

LONGEST = 300
"""Letters of a step: more is the business of the rules."""
LANGUAGES = ("en", "de")


def test_a_step_has_a_title_a_text_and_articles() -> None:
    text = "# How to play\n\nForeword.\n\n1. **The goal.** Win. And win. {win.1, the-end.2}\n"
    assert parse(text) == (Step("The goal", "Win. And win.", ("win.1", "the-end.2")),)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_a_few_short_steps(game: str, language: str) -> None:
    steps = how_to_play(find(game), language)
    assert 5 <= len(steps) <= 8
    assert [step.title for step in steps if len(step.text) > LONGEST] == []


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_cite_articles_that_exist(game: str, language: str) -> None:
    known = {article.short_id for article in articles(find(game), language)}
    cited = {id for step in how_to_play(find(game), language) for id in step.articles}
    assert cited - known == set()


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_have_the_same_steps(game: str) -> None:
    english, german = ([s.articles for s in how_to_play(find(game), one)] for one in LANGUAGES)
    assert english == german
