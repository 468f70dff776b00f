"""The rules are read as written and found by id, section and words."""

from __future__ import annotations

import pytest

from rekindle.games import find
from rekindle.kernel.articles import articles, by_id, parse, search, sections

GAME = find("euphoria")
RULES = articles(GAME, "en")


def test_an_article_has_an_id_a_title_and_a_text() -> None:
    text = "# Game\n\nForeword.\n\n## Placing a worker {place}\n\n1. First.\n2. Second.\n"
    first, second = parse("toy", text)
    assert (first.id, first.section, first.title) == ("toy.place.1", "place", "Placing a worker")
    assert (second.short_id, second.text) == ("place.2", "Second.")


def test_a_section_may_have_a_key_in_parts() -> None:
    text = "## Boxes {box}\n\n1. All.\n## Box F {box.f}\n\n1. One.\n## K01 {tribe.k01}\n\n2. Two.\n"
    rules = parse("toy", text)
    assert [a.id for a in rules] == ["toy.box.1", "toy.box.f.1", "toy.tribe.k01.2"]
    assert [(a.section, a.short_id) for a in rules[1:]] == [
        ("box.f", "box.f.1"),
        ("tribe.k01", "tribe.k01.2"),
    ]
    for id in ("tribe.k01.2", "toy.tribe.k01.2", "TRIBE.K01"):
        assert search(rules, id).articles == (rules[2],)
    assert search(rules, "box").articles == (rules[0],)


@pytest.mark.parametrize("key", ["Box", "box.", ".f", "box..f", "box.1", "1"])
def test_a_key_that_could_be_mistaken_is_none(key: str) -> None:
    """With a part that begins with a digit an id could be that of another section."""
    assert parse("toy", f"## Title {{{key}}}\n\n1. Text.\n") == ()


def test_both_languages_have_the_same_articles() -> None:
    assert [a.id for a in articles(GAME, "de")] == [a.id for a in RULES]


def test_every_section_is_listed_once_in_order() -> None:
    assert list(sections(RULES))[:3] == ["setup", "tracks", "check"]
    assert sum(map(len, sections(RULES).values())) == len(RULES)


@pytest.mark.parametrize("id", ["tunnel.2", "euphoria.tunnel.2", "TUNNEL.2"])
def test_found_by_id(id: str) -> None:
    assert [a.id for a in search(RULES, id).articles] == ["euphoria.tunnel.2"]
    assert by_id(RULES, "tunnel.99") is None


@pytest.mark.parametrize("name", ["tunnel", "Tunnels"])
def test_found_by_section(name: str) -> None:
    assert {a.section for a in search(RULES, name).articles} == {"tunnel"}


def test_found_by_words_in_any_form() -> None:
    assert search(RULES, "knowledge checks").articles[0].section == "check"
    assert "euphoria.spaces.1" in [a.id for a in search(RULES, "bump").articles]
    assert "euphoria.tunnel.2" in [a.id for a in search(RULES, "zzzz miner").articles]


def test_unknown_words_are_answered_with_what_would_be_found() -> None:
    assert search(RULES, "knowlege").near == ("knowledge",)
    assert search(RULES, "qqqq").near == ()
