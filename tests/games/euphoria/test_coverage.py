"""Every article of the rules is proved by a test that cites it, in both languages alike."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src" / "rekindle" / "games" / "euphoria" / "rules"
SECTION = re.compile(r"^## .+ \{([a-z-]+)\}$")
ARTICLE = re.compile(r"^(\d+)\. (.+)$")
CITED = re.compile(r"\beuphoria\.[a-z-]+\.\d+\b")
RULING = {"en": "*(ruling)*", "de": "*(Festlegung)*"}


@cache
def articles(language: str) -> dict[str, str]:
    """The text of every article by its id, in the order of the rules."""
    found: dict[str, str] = {}
    section = ""
    for line in (RULES / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if heading := SECTION.match(line):
            section = heading[1]
        elif article := ARTICLE.match(line):
            name = f"euphoria.{section}.{article[1]}"
            assert name not in found, f"{name} stands twice in {language}.md"
            found[name] = article[2]
    return found


@cache
def citations() -> dict[str, list[str]]:
    """Which tests cite an article: by `@rule(...)`, found without importing them."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for article in cited_by(node):
                    found.setdefault(article, []).append(f"{path.name}::{node.name}")
    return found


def cited_by(test: ast.FunctionDef) -> list[str]:
    """What the marks of one test cite, on the test or on single cases of it.

    Only what is written out counts: a reader looks for an article by its id.
    """
    calls = (node for mark in test.decorator_list for node in ast.walk(mark))
    return [
        article.value
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id == "rule"
        for article in call.args
        if isinstance(article, ast.Constant) and isinstance(article.value, str)
    ]


def test_there_are_articles_and_citations_to_look_at() -> None:
    assert len(articles("en")) >= 140
    assert len(citations()) >= 100


def test_every_article_is_cited_by_a_test() -> None:
    assert [name for name in articles("en") if name not in citations()] == []


def test_every_cited_article_exists() -> None:
    assert {name: tests for name, tests in citations().items() if name not in articles("en")} == {}


def test_both_languages_have_the_same_articles() -> None:
    assert list(articles("en")) == list(articles("de"))


def test_both_languages_mark_the_same_articles_as_rulings() -> None:
    marked = {
        language: [name for name, text in articles(language).items() if text.endswith(mark)]
        for language, mark in RULING.items()
    }
    assert marked["en"] == marked["de"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_articles_of_a_section_are_numbered_without_gaps(language: str) -> None:
    numbers: dict[str, list[int]] = {}
    for name in articles(language):
        section, _, number = name.rpartition(".")
        numbers.setdefault(section, []).append(int(number))
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())


def test_every_article_that_the_source_names_exists() -> None:
    """Docstrings, comments and reasons point to articles by their ids."""
    named = {
        (name, path.name)
        for folder in (RULES.parent, ROOT / "docs")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".ftl", ".toml", ".md")
        for name in CITED.findall(path.read_text(encoding="utf-8"))
    }
    assert named
    assert sorted((name, file) for name, file in named if name not in articles("en")) == []
