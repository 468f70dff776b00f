"""Articles of a rulebook: the list of sections, or those that match a query."""

from __future__ import annotations

from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import UserError
from rekindle.kernel.articles import Article, articles, search, sections
from rekindle.kernel.game import Game


def show_rules(out: Output, game: Game, query: str) -> None:
    """Print the articles that match best, or without a query the sections."""
    rulebook = articles(game, out.say.language)
    if not query:
        for key, section in sections(rulebook).items():
            out.line(f"  {key:<16} {section[0].title} ({len(section)})", hang=19)
        out.message("rules-how", "dim")
        return
    found = search(rulebook, query)
    if not found.articles:
        typed = safe_line(query)
        if found.near:
            raise UserError(out.say("rules-near", typed=typed, near=", ".join(found.near)))
        keys = ", ".join(sections(rulebook))
        raise UserError(out.say("rules-none", typed=typed, keys=keys))
    for article in found.articles:
        show_article(out, article)


def show_article(out: Output, article: Article) -> None:
    out.line(f"{article.title} – {article.id}", "bold")
    out.line(article.text.replace("*(", "(").replace(")*", ")"), indent=2)
