"""Articles of a rulebook: the list of sections, or those that match a query."""

from __future__ import annotations

from collections.abc import Mapping

from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import UserError
from rekindle.kernel.articles import Article, articles, search, sections, synonyms
from rekindle.kernel.game import Game

KEYS_IN = "en"
"""The language of the sections' keys."""


def show_rules(out: Output, game: Game, query: str) -> None:
    """Print the articles that match best, or without a query the sections."""
    language = out.say.language
    rulebook = articles(game, language)
    if not query:
        for key, section in sections(rulebook).items():
            out.line(section_line(language, key, section[0].title, len(section)), hang=19)
        out.message("rules-how", "dim")
        return
    found = search(rulebook, query, synonyms(game, language))
    if not found.articles:
        typed = safe_line(query)
        if found.near:
            raise UserError(out.say("rules-near", typed=typed, near=", ".join(found.near)))
        keys = section_names(language, sections(rulebook))
        raise UserError(out.say("rules-none", typed=typed, keys=", ".join(keys)))
    for article in found.articles:
        show_article(out, article)


def section_line(language: str, key: str, title: str, articles: int) -> str:
    """A section with the word to look it up by, which is its title where keys are foreign."""
    if language == KEYS_IN:
        return f"  {key:<16} {title} ({articles})"
    return f"  {title} ({articles})"


def section_names(language: str, found: Mapping[str, list[Article]]) -> list[str]:
    titles = [section[0].title for section in found.values()]
    return list(found) if language == KEYS_IN else titles


def show_article(out: Output, article: Article) -> None:
    out.line(f"{article.title} – {article.id}", "bold")
    out.line(article.text.replace("*(", "(").replace(")*", ")"), indent=2)
